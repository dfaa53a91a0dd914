// `main()` of widgets, bundles (iOS 14, macOS 11, watchOS 9) and controls (iOS 18). Here it answers the
// requests of the program that started the process, until that has none left.

import ExtensionRuntime
public import SwiftUI

extension Widget {
  @MainActor @preconcurrency public static func main() {
    ExtensionProcess.run(WidgetHost { Self().bundleMembers })
  }
}

extension WidgetBundle {
  @MainActor @preconcurrency public static func main() {
    ExtensionProcess.run(WidgetHost { Self().members })
  }
}

extension ControlWidget {
  @MainActor @preconcurrency public static func main() {
    ExtensionProcess.run(WidgetHost { [.control(Self())] })
  }
}
