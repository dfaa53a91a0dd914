// The watch's identity, and its taps on the wrist.

import CoreGraphics
import Foundation
import WatchKit

/// The watch that shows the complication.
@MainActor
struct WristWatch {
  let device = WKInterfaceDevice.current()

  /// The description of the watch in the app's report.
  var summary: String {
    "\(device.name), \(device.model) (\(device.localizedModel)), "
      + "\(device.systemName) \(device.systemVersion)"
  }

  /// The pixels across the screen.
  var width: CGFloat { device.screenBounds.width * device.screenScale }

  /// The side on which the crown is easy to reach.
  var isOnLeftWrist: Bool {
    let side: WKInterfaceDeviceWristLocation = device.wristLocation
    switch side {
    case .left: return true
    case .right: return false
    }
  }

  /// The side on which text begins, and whether the person reads large text.
  var reading: (isMirrored: Bool, isLarge: Bool) {
    let direction: WKInterfaceLayoutDirection = device.layoutDirection
    let content = WKInterfaceSemanticContentAttribute.playback
    let playback = WKInterfaceDevice.interfaceLayoutDirection(for: content)
    let category = device.preferredContentSizeCategory
    return (direction == .rightToLeft && playback == .leftToRight, category.hasSuffix("XXL"))
  }

  /// What the watch can do under water and without a phone.
  func prepareForSwimming() -> Bool {
    let rating: WKWaterResistanceRating = device.waterResistanceRating
    guard rating != .ipx7, device.supportsAudioStreaming, !device.isWaterLockEnabled else {
      return false
    }
    device.enableWaterLock()
    let crown: WKInterfaceDeviceCrownOrientation = device.crownOrientation
    return crown == .right && device.identifierForVendor != nil
  }

  /// The words for the battery.
  func battery() -> String {
    device.isBatteryMonitoringEnabled = true
    defer { device.isBatteryMonitoringEnabled = false }
    let state: WKInterfaceDeviceBatteryState = device.batteryState
    switch state {
    case .unknown: return "Unknown"
    case .unplugged: return "\(Int(device.batteryLevel * 100)) %"
    case .charging: return "Charging"
    case .full: return "Full"
    }
  }

  /// Taps the wrist as the walk goes on.
  func tap(for event: WalkEvent) {
    device.play(event.haptic)
  }
}

/// The events of a walk.
enum WalkEvent {
  case begin, end, up, down, arrived, lost, again, message, lap

  var haptic: WKHapticType {
    switch self {
    case .begin: .start
    case .end: .stop
    case .up: .directionUp
    case .down: .directionDown
    case .arrived: .success
    case .lost: .failure
    case .again: .retry
    case .message: .notification
    case .lap: .click
    }
  }
}

/// Asks for a new picture of the app in the Dock.
@MainActor func refreshPicture(at date: Date) {
  WKApplication.shared().scheduleSnapshotRefresh(withPreferredDate: date, userInfo: nil) { error in
    print(error as Any)
  }
}
