public import JSON

/// A platform that widgets run on.
public enum Platform: String, Hashable, Sendable, CaseIterable, JSONConvertible {
  /// The platform of iPhone.
  case iOS
  /// The platform of iPad; Swift's conditions call it iOS.
  case iPadOS
  /// The platform of Mac.
  case macOS
  /// The platform of Apple Watch.
  case watchOS
  /// The platform of Apple Vision Pro.
  case visionOS

  /// The default version: the first that has all of the interfaces.
  public var assumedVersion: SystemVersion { SystemVersion(26) }

  /// The default screen.
  public var assumedDevice: DeviceScreen {
    switch self {
    case .iOS: DeviceScreen(width: 393, height: 852)
    case .iPadOS: DeviceScreen(width: 820, height: 1180)
    case .macOS: DeviceScreen(width: 1440, height: 900)
    case .watchOS: DeviceScreen(width: 198, height: 242)
    case .visionOS: DeviceScreen(width: 1280, height: 720)
    }
  }

  /// Pixels for each point of a screen whose scale is not known: that of most devices in use.
  public var usualScale: Int { self == .iOS ? 3 : 2 }

  /// Bytes by which an extension may grow, as the community has observed it; Apple says nothing.
  public var observedMemoryLimit: Int {
    self == .watchOS ? 15_000_000 : 30_000_000
  }

  /// The name of a device's hardware, as the system call for it answers; an example of the kind.
  public var hardwareModel: String {
    switch self {
    case .iOS: "iPhone17,1"
    case .iPadOS: "iPad16,3"
    case .macOS: "Mac16,1"
    case .watchOS: "Watch7,8"
    case .visionOS: "RealityDevice14,1"
    }
  }

  /// The kind of device, as `UIDevice.model` names it.
  public var deviceModel: String {
    switch self {
    case .iOS: "iPhone"
    case .iPadOS: "iPad"
    case .macOS: "Mac"
    case .watchOS: "Watch"
    case .visionOS: "Apple"
    }
  }

  /// The idiom by which asset catalogues name the platform's devices.
  public var assetIdiom: String {
    switch self {
    case .iOS: "iphone"
    case .iPadOS: "ipad"
    case .macOS: "mac"
    case .watchOS: "watch"
    case .visionOS: "vision"
    }
  }

  /// Whether an extension gets a location only where its Info.plist has `NSWidgetWantsLocation`.
  public var asksForWidgetLocation: Bool { self == .iOS || self == .iPadOS }

  /// The name in Swift's `os()` conditions.
  public var conditionName: String {
    self == .iPadOS ? "iOS" : rawValue
  }

  /// The platforms that are built with the same SDK, this one included.
  public var sharingSDK: [Platform] {
    Self.allCases.filter { $0.conditionName == conditionName }
  }

  /// The name of the SDK, without its version.
  public var sdk: String {
    switch self {
    case .iOS, .iPadOS: "iphoneos"
    case .macOS: "macosx"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The name of the SDK of the platform's simulator; nil for the platform that needs none.
  public var simulatorSDK: String? {
    switch self {
    case .iOS, .iPadOS: "iphonesimulator"
    case .macOS: nil
    case .watchOS: "watchsimulator"
    case .visionOS: "xrsimulator"
    }
  }

  /// The word in a project's platform filters.
  public var projectFilter: String {
    switch self {
    case .iOS, .iPadOS: "ios"
    case .macOS: "macos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The build setting that holds the oldest version that is supported.
  public var deploymentSetting: String {
    switch self {
    case .iOS, .iPadOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The platforms as an availability attribute names them, the one for extensions included.
  public var availabilityNames: [String] {
    let names = self == .macOS ? ["macOS", "OSX"] : [conditionName]
    return names + names.map { $0 + "ApplicationExtension" }
  }
}
