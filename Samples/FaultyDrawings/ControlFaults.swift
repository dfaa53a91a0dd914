import AppIntents
import SwiftUI
import WidgetKit

struct ControlWidgets: WidgetBundle {
  var body: some Widget {
    TapNotPossible()
    TapTargetSmall()
  }
}

/// Boards the next ferry.
struct Board: AppIntent {
  static let title: LocalizedStringResource = "Board"

  func perform() async throws -> some IntentResult { .result() }
}

/// Has a link where the whole widget is one.
struct TapNotPossible: Widget {
  var body: some WidgetConfiguration {
    small("tap-not-possible") {
      Link(destination: URL(string: "https://example.com/islands") ?? URL(fileURLWithPath: "/")) {
        Text("Islands").font(.system(size: 17)).frame(width: 100, height: 60)
      }
    }
  }
}

/// Has a button for the tip of a pencil.
struct TapTargetSmall: Widget {
  var body: some WidgetConfiguration {
    small("tap-target-small") {
      HStack {
        Text("Board").font(.system(size: 17))
        Button(intent: Board()) { Image(systemName: "checkmark").frame(width: 20, height: 20) }
          .buttonStyle(.plain)
      }
    }
  }
}
