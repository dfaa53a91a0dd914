// `main()` of widgets, bundles and controls. Here it answers the requests of the program that
// started the process, until that has none left.

import ExtensionRuntime
public import SwiftUI

extension Widget {
  @MainActor @preconcurrency public static func main() {
    ExtensionProcess.run(WidgetHost(of: Self.self) { Self().bundleMembers })
  }
}

extension WidgetBundle {
  @MainActor @preconcurrency public static func main() {
    ExtensionProcess.run(WidgetHost(of: Self.self) { Self().members })
  }
}

extension ControlWidget {
  @MainActor @preconcurrency public static func main() {
    ExtensionProcess.run(WidgetHost(of: Self.self) { [.control(Self())] })
  }
}
