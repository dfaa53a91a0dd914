// The device and its screen, as an extension may see them. They describe the simulated platform.

public import CoreGraphics
import WidgetPlatforms

@MainActor @preconcurrency open class UIDevice: NSObject {
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  public static let current = UIDevice()

  open var name: String { model }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  open var systemVersion: String { ExtensionSurroundings.current.systemVersion }
  open var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000000")
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    switch ExtensionSurroundings.current.system.platform {
    case .iPadOS: .pad
    case .macOS: .mac
    case .visionOS: .vision
    case .iOS, .watchOS: .phone
    }
  }
  // The environment's battery stays as it is while an extension runs, so that nobody hears of it.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")

  open var isBatteryMonitoringEnabled = false
  /// The environment's; minus one without it, and where the battery is not monitored.
  open var batteryLevel: Float {
    guard isBatteryMonitoringEnabled, let battery = DeviceRecord.battery else { return -1 }
    // Without a closure, which would check for the main thread: sources in Swift 5 read this
    // anywhere.
    return Float(battery.number("level") ?? -1)
  }
  open var batteryState: BatteryState {
    guard isBatteryMonitoringEnabled else { return .unknown }
    return switch DeviceRecord.battery?.text("state") {
    case "unplugged": .unplugged
    case "charging": .charging
    case "full": .full
    default: .unknown
    }
  }
  open var isMultitaskingSupported: Bool { true }

  // An extension is not told how the device is held, so that nobody hears of it.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  open var orientation: UIDeviceOrientation { .unknown }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}

  // An extension is not told what is near the device, so that nobody hears of it.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  open func playInputClick() {}
}

@MainActor @preconcurrency open class UIScreen: NSObject {
  public static let main = UIScreen()

  // An extension's screen does not change, so that nobody hears of it.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  public nonisolated static let modeDidChangeNotification = Notification.Name(
    "UIScreenModeDidChangeNotification")
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  public nonisolated static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")

  open var scale: CGFloat {
    let usual = UIDevice.current.userInterfaceIdiom == .pad ? 2 : 3
    return CGFloat(ExtensionSurroundings.current.screen.scale ?? usual)
  }
  open var nativeScale: CGFloat { scale }
  open var bounds: CGRect { ExtensionSurroundings.current.screenBounds }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var brightness: CGFloat = 0.5
  open var traitCollection: UITraitCollection { .current }
}

public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { false }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isAssistiveTouchRunning: Bool { false }
}

public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping
  case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

open class NSParagraphStyle: NSObject, @unchecked Sendable {
  public static let `default` = NSParagraphStyle()

  open fileprivate(set) var alignment: NSTextAlignment = .natural
  open fileprivate(set) var lineSpacing: CGFloat = 0
  open fileprivate(set) var lineBreakMode: NSLineBreakMode = .byWordWrapping
}

open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
}

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
