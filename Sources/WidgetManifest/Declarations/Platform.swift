public import WidgetRecording

/// A platform that widgets run on.
public enum Platform: String, Hashable, Sendable, Codable, CaseIterable {
  /// iPhone.
  case iOS
  /// iPad; Swift's conditions call it iOS.
  case iPadOS
  /// Mac.
  case macOS
  /// Apple Watch.
  case watchOS
  /// Apple Vision Pro.
  case visionOS

  /// The families that exist on the platform, smallest first.
  public var families: [FamilyName] {
    let names: [String] =
      switch self {
      case .iOS:
        [
          "accessoryInline", "accessoryCircular", "accessoryRectangular", "systemSmall",
          "systemMedium", "systemLarge",
        ]
      case .iPadOS:
        [
          "accessoryInline", "accessoryCircular", "accessoryRectangular", "systemSmall",
          "systemMedium", "systemLarge", "systemExtraLarge",
        ]
      case .macOS: ["systemSmall", "systemMedium", "systemLarge", "systemExtraLarge"]
      case .watchOS:
        ["accessoryInline", "accessoryCircular", "accessoryCorner", "accessoryRectangular"]
      case .visionOS:
        [
          "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge",
          "systemExtraLargePortrait",
        ]
      }
    return names.map(FamilyName.init)
  }

  /// Every family that this version knows, whatever the platform.
  public static let knownFamilies: [FamilyName] = Array(
    Set(allCases.flatMap(\.families))
  ).sorted()

  /// The version assumed where a manifest names none: one that has all of the interfaces.
  public var assumedVersion: String { "26.0" }

  /// The screen assumed where a manifest names none.
  public var assumedDevice: DeviceScreen {
    switch self {
    case .iOS: DeviceScreen(width: 393, height: 852)
    case .iPadOS: DeviceScreen(width: 820, height: 1180)
    case .macOS: DeviceScreen(width: 1440, height: 900)
    case .watchOS: DeviceScreen(width: 198, height: 242)
    case .visionOS: DeviceScreen(width: 1280, height: 720)
    }
  }

  /// The name in Swift's `os()` conditions.
  public var conditionName: String {
    self == .iPadOS ? "iOS" : rawValue
  }

  /// The target for which the compiler is asked how conditions stand, at a version.
  ///
  /// - Parameter version: The version of the platform.
  /// - Returns: The triple.
  public func triple(version: String) -> String {
    switch self {
    case .iOS, .iPadOS: "arm64-apple-ios\(version)"
    case .macOS: "arm64-apple-macosx\(version)"
    case .watchOS: "arm64-apple-watchos\(version)"
    case .visionOS: "arm64-apple-xros\(version)"
    }
  }
}
