/// A platform that an extension is built for.
enum BuildPlatform: String, CaseIterable, Sendable {
  case iOS, iPadOS, macOS, watchOS, visionOS

  /// The beginning of the names of the platform's SDKs.
  var sdk: String {
    switch self {
    case .iOS, .iPadOS: "iphoneos"
    case .macOS: "macosx"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The word in a project's platform filters.
  var filter: String {
    switch self {
    case .iOS, .iPadOS: "ios"
    case .macOS: "macos"
    case .watchOS: "watchos"
    case .visionOS: "xros"
    }
  }

  /// The name in Swift's conditions.
  var condition: String { self == .iPadOS ? "iOS" : rawValue }

  /// The setting that holds the oldest version that is supported.
  var deploymentSetting: String {
    switch self {
    case .iOS, .iPadOS: "IPHONEOS_DEPLOYMENT_TARGET"
    case .macOS: "MACOSX_DEPLOYMENT_TARGET"
    case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
    case .visionOS: "XROS_DEPLOYMENT_TARGET"
    }
  }

  /// The platforms in the order in which one is chosen from several.
  private static let preferred: [BuildPlatform] = [.iOS, .macOS, .watchOS, .visionOS]

  /// The platform of an SDK, or of its simulator.
  private static func named(_ word: String) -> BuildPlatform? {
    let word = word.lowercased()
    if word.hasPrefix("iphonesimulator") { return .iOS }
    if word.hasPrefix("watchsimulator") { return .watchOS }
    if word.hasPrefix("xrsimulator") { return .visionOS }
    return preferred.first { word.hasPrefix($0.sdk) }
  }
}

extension BuildPlatform {
  /// The platform chosen for a target, the others that it has, and why.
  struct Choice: Hashable, Sendable {
    /// The platform.
    let platform: BuildPlatform
    /// The target's other platforms.
    let others: [BuildPlatform]
    /// What in the project decided.
    let reason: String
  }

  /// Chooses the platform that settings name.
  static func choice(for settings: BuildSettings) -> Choice {
    let supported = settings.words("SUPPORTED_PLATFORMS").compactMap(named)
    let root = settings.text("SDKROOT")
    let deployable = preferred.filter { settings.text($0.deploymentSetting) != nil }
    let platform: BuildPlatform
    let reason: String
    if let root, let named = named(Location(root).name) {
      platform = named
      reason = "SDKROOT is \(root)"
    } else if let first = preferred.first(where: supported.contains) {
      platform = first
      reason = "SUPPORTED_PLATFORMS lists it"
    } else if let first = deployable.first {
      platform = first
      reason = "\(first.deploymentSetting) is set"
    } else {
      platform = .iOS
      reason = "the project names none"
    }
    let others = preferred.filter { supported.contains($0) && $0 != platform }
    guard platform == .iOS, deviceFamilies(settings) == ["2"] else {
      return Choice(platform: platform, others: others, reason: reason)
    }
    return Choice(platform: .iPadOS, others: others, reason: "TARGETED_DEVICE_FAMILY is 2")
  }

  private static func deviceFamilies(_ settings: BuildSettings) -> [String] {
    (settings.text("TARGETED_DEVICE_FAMILY") ?? "").split(separator: ",").map {
      String($0).trimmed
    }
  }
}
