// WatchKit's device: the watch that is simulated.

@_exported public import CoreGraphics
@_exported public import FoundationSupplement
@_exported public import UIKit

public enum WKInterfaceDeviceBatteryState: Int, Sendable {
  case unknown, unplugged, charging, full
}

public enum WKInterfaceDeviceWristLocation: Int, Sendable {
  case left, right
}

public enum WKHapticType: Int, Sendable {
  case notification, directionUp, directionDown, success, failure, retry, start, stop, click
  case navigationLeftTurn, navigationRightTurn, navigationGenericManeuver, underwaterDepthPrompt
  case underwaterDepthCriticalPrompt
}

public enum WKInterfaceDeviceCrownOrientation: Int, Sendable {
  case left, right
}

public enum WKInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

/// The side on which content stands, as views of Apple Watch's own storyboards name it.
public enum WKInterfaceSemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum WKWaterResistanceRating: Int, Sendable {
  case ipx7, wr50, wr100
}

open class WKInterfaceDevice: NSObject, @unchecked Sendable {
  private static let device = WKInterfaceDevice()

  open class func current() -> WKInterfaceDevice { device }

  /// A watch with a case of 45 millimetres.
  open var screenBounds: CGRect { ExtensionSurroundings.current.screenBounds }
  open var screenScale: CGFloat { 2 }
  open var name: String { "Apple Watch" }
  open var model: String { "Apple Watch" }
  open var localizedModel: String { model }
  open var systemName: String { "watchOS" }
  open var systemVersion: String { ExtensionSurroundings.current.systemVersion }
  open var wristLocation: WKInterfaceDeviceWristLocation { .left }
  /// The direction of the locale's language.
  open var layoutDirection: WKInterfaceLayoutDirection {
    let language = ExtensionSurroundings.current.locale.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open class func interfaceLayoutDirection(
    for semanticContentAttribute: WKInterfaceSemanticContentAttribute
  ) -> WKInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: device.layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
  /// The size of text that watches of this size begin with.
  open var preferredContentSizeCategory: String { UIContentSizeCategory.large.rawValue }
  open var isBatteryMonitoringEnabled = false
  /// The environment's; minus one without it, and where the battery is not monitored.
  open var batteryLevel: Float {
    guard isBatteryMonitoringEnabled, let battery = DeviceRecord.battery else { return -1 }
    // Without a closure, which would check for the main thread: sources in Swift 5 read this
    // anywhere.
    return Float(battery.number("level") ?? -1)
  }
  open var batteryState: WKInterfaceDeviceBatteryState {
    guard isBatteryMonitoringEnabled else { return .unknown }
    return switch DeviceRecord.battery?.text("state") {
    case "unplugged": .unplugged
    case "charging": .charging
    case "full": .full
    default: .unknown
    }
  }
  open var crownOrientation: WKInterfaceDeviceCrownOrientation { .right }
  open var waterResistanceRating: WKWaterResistanceRating { .wr50 }
  open var isWaterLockEnabled: Bool { false }
  open var supportsAudioStreaming: Bool { false }
  open var identifierForVendor: UUID? { nil }
  open func enableWaterLock() {}
  open func play(_ type: WKHapticType) {}
}
