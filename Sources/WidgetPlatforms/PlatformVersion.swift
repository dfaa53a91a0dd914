/// A platform at a version, which decides the families, displays and clues there are.
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
  /// The numbers of the releases between which the version lies and none was ever made; nil where
  /// it lies elsewhere.
  ///
  /// In 2025 Apple numbered all of its systems by the year to come, as 26 (*documented*).
  public var gap: Range<Int>? {
    let last =
      switch platform {
      case .iOS, .iPadOS: 18
      case .macOS: 15
      case .watchOS: 11
      case .visionOS: 2
      }
    return last < version.major && version.major < 26 ? last..<26 : nil
  }

  /// Whether a widget's view has to name the background of its container.
  ///
  /// Without it the system shows a request to adopt the modifier (*documented* with iOS 17, macOS
  /// 14 and watchOS 10).
  public var needsContainerBackground: Bool {
    switch platform {
    case .iOS, .iPadOS: version.major >= 17
    case .macOS: version.major >= 14
    case .watchOS: version.major >= 10
    case .visionOS: false
    }
  }

  /// Whether a person can have the system tint widgets (*documented* for iOS 18 and macOS 26).
  public var tintsWidgets: Bool {
    switch platform {
    case .iOS, .iPadOS: version.major >= 18
    case .macOS: version.major >= 26
    case .watchOS: true
    case .visionOS: false
    }
  }

  /// Whether the system has the design of 2025, with its colours and the shapes of its buttons,
  /// which came with version 26 of each platform.
  public var hasDesignOf2025: Bool { version.major >= 26 }

  /// Whether apps show Live Activities (*documented* for iPhone and iPad).
  public var hasLiveActivities: Bool { platform == .iOS || platform == .iPadOS }

  /// Whether Live Activities are in a Dynamic Island, too (*documented* for iPhone alone).
  public var hasDynamicIsland: Bool { platform == .iOS }

  /// Whether a provider is asked which configurations it recommends (*documented* for watches,
  /// whose people do not configure widgets).
  public var asksForRecommendations: Bool { platform == .watchOS }

  /// Whether symbols have margins; those of iOS 13 had none.
  public var symbolsHaveMargins: Bool {
    ![.iOS, .iPadOS].contains(platform) || version.major >= 14
  }

  /// Whether a paired watch shows the Live Activities of the device in its Smart Stack
  /// (*documented* for iPhones with iOS 18 and later).
  public var sharesActivitiesWithWatch: Bool { platform == .iOS && version.major >= 18 }
}

extension PlatformVersion: CustomStringConvertible {
  /// The platform's name and its version, such as `iOS 17.0`.
  public var description: String {
    "\(platform.rawValue) \(version)"
  }
}
