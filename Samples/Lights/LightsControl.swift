import AppIntents
import SwiftUI
import WidgetKit

/// Turns the light of a room on and off from Control Center.
@main
struct LightsControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Lights") {
      ControlWidgetButton(action: ToggleLight()) {
        Label("Light", systemImage: "lightbulb")
      }
    }
    .displayName("Light")
    .description("Turns the light on and off.")
  }
}

/// Turns the light on where it is off, and off where it is on.
struct ToggleLight: AppIntent {
  static let title: LocalizedStringResource = "Toggle Light"

  func perform() async throws -> some IntentResult {
    .result()
  }
}
