import Foundation

/// Sends commands from the widget to the companion that runs in the menu bar.
struct CompanionLink {
  var center = DistributedNotificationCenter.default()
  static let command = Notification.Name("com.example.companion.command")

  /// Sends a command, which the companion reads even while it is hidden.
  func send(_ command: String) {
    center.postNotificationName(
      Self.command, object: command, userInfo: nil, deliverImmediately: true)
    center.postNotificationName(
      Self.command, object: nil, options: [.deliverImmediately, .postToAllSessions])
  }

  /// Holds commands back while the companion is busy.
  func hold(_ isBusy: Bool) {
    let local = DistributedNotificationCenter.forType(.localNotificationCenterType)
    if local === center { center.suspended = isBusy }
  }
}

/// What becomes of commands that come meanwhile.
let heldCommands: [DistributedNotificationCenter.SuspensionBehavior] = [
  .drop, .coalesce, .hold, .deliverImmediately,
]

/// The kind of centre, as the settings keep it.
func centerType(_ name: String) -> DistributedNotificationCenter.CenterType {
  DistributedNotificationCenter.CenterType(rawValue: name)
}

/// The four letters by which a sensor is asked.
func sensorCode(_ letters: String) -> FourCharCode {
  letters.utf8.reduce(0) { $0 << 8 | OSType($1) }
}
