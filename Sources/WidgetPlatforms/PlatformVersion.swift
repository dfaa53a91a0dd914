/// A platform at a version: what decides which families, displays and clues there are.
public struct PlatformVersion: Hashable, Sendable {
  /// The platform.
  public var platform: Platform
  /// Its version.
  public var version: SystemVersion

  /// Creates a platform at a version; where none is given, at the one assumed.
  public init(_ platform: Platform, _ version: SystemVersion? = nil) {
    self.platform = platform
    self.version = version ?? platform.assumedVersion
  }

  /// The target for which the compiler is asked how conditions stand.
  public var triple: String {
    switch platform {
    case .iOS, .iPadOS: "arm64-apple-ios\(version)"
    case .macOS: "arm64-apple-macosx\(version)"
    case .watchOS: "arm64-apple-watchos\(version)"
    case .visionOS: "arm64-apple-xros\(version)"
    }
  }
}

extension PlatformVersion {
  /// Whether a widget's view has to name the background of its container.
  ///
  /// Without it the system shows a request to adopt the modifier (*documented* with iOS 17, macOS 14
  /// and watchOS 10).
  public var needsContainerBackground: Bool {
    switch platform {
    case .iOS, .iPadOS: version.major >= 17
    case .macOS: version.major >= 14
    case .watchOS: version.major >= 10
    case .visionOS: false
    }
  }
}

extension PlatformVersion: CustomStringConvertible {
  /// The platform's name and its version, such as `iOS 17.0`.
  public var description: String {
    "\(platform.rawValue) \(version)"
  }
}
