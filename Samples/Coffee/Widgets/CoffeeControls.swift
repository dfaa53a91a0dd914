import AppIntents
import CoffeeKit
import SwiftUI
import WidgetKit

/// Has the next cup made without caffeine.
struct DecafControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool { CoffeeLog().isDecaf }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Decaf", provider: Provider()) { isDecaf in
      ControlWidgetToggle("Decaf", isOn: isDecaf, action: SetDecaf()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "moon")
      }
    }
    .displayName("Decaf")
    .description("Makes the next cup without caffeine.")
  }
}

/// Logs a cup from Control Center.
struct CupControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Cup") {
      ControlWidgetButton(action: LogCup()) {
        Label("Log a Cup", systemImage: "cup.and.saucer")
      }
    }
    .displayName("Cup")
    .description("Logs a cup.")
  }
}
