import AppIntents
import DeliveryKit
import SwiftUI
import WidgetKit

/// Has parcels left at the door.
struct DoorControl: ControlWidget {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { true }

    func currentValue() async throws -> Bool { Wishes().leavesAtDoor }
  }

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Door", provider: Provider()) { isAtDoor in
      ControlWidgetToggle("At the Door", isOn: isAtDoor, action: LeaveAtDoor()) { isOn in
        Label(
          isOn ? "Leave it there" : "Ring the bell",
          systemImage: isOn ? "door.left.hand.open" : "bell.fill")
      }
      .tint(.orange)
    }
    .displayName("At the Door")
    .description("Has parcels left at the door.")
  }
}

/// Has the driver come later.
struct DriverControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Driver") {
      ControlWidgetButton(action: ComeLater()) {
        Label("Come Later", systemImage: "clock.fill")
      }
      .tint(.green)
    }
    .displayName("Driver")
    .description("Has the van come a quarter of an hour later.")
  }
}
