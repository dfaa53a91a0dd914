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

/// Calls the driver.
struct DriverControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Driver") {
      ControlWidgetButton(action: CallDriver()) {
        Label("Call Driver", systemImage: "phone.fill")
      }
      .tint(.green)
    }
    .displayName("Driver")
    .description("Calls the driver of the van.")
  }
}
