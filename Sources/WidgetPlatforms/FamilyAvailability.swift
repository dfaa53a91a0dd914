/// The platforms that show a family, each with the first version that does.
///
/// The versions are those of Apple's declarations. That an iPhone shows no extra-large widgets
/// while the SDK that it shares with iPad has them, and what iOS and macOS 27 add, is what people
/// have seen.
private struct FamilyAvailability {
  let family: FamilyName
  let since: [Platform: Int]

  init(_ family: FamilyName, _ since: [Platform: Int]) {
    self.family = family
    self.since = since
  }

  static let all: [FamilyAvailability] = {
    let home: [Platform: Int] = [.iOS: 14, .iPadOS: 14, .macOS: 11, .visionOS: 26]
    let glance: [Platform: Int] = [.iOS: 16, .iPadOS: 17, .watchOS: 9]
    let glanceAndVision = glance.merging([.visionOS: 27]) { first, _ in first }
    return [
      FamilyAvailability(.systemSmall, home),
      FamilyAvailability(.systemMedium, home),
      FamilyAvailability(.systemLarge, home),
      FamilyAvailability(.systemExtraLarge, [.iPadOS: 15, .macOS: 14, .visionOS: 26]),
      FamilyAvailability(.systemExtraLargePortrait, [.iOS: 27, .macOS: 27, .visionOS: 26]),
      FamilyAvailability(.accessoryCorner, [.watchOS: 9]),
      FamilyAvailability(.accessoryCircular, glanceAndVision),
      FamilyAvailability(.accessoryRectangular, glanceAndVision),
      FamilyAvailability(.accessoryInline, glance),
    ]
  }()
}

extension FamilyName {
  /// Every family of any platform, system families first.
  public static let known: [FamilyName] = FamilyAvailability.all.map(\.family)
}

extension Platform {
  /// The first version that shows widgets.
  public var firstWithWidgets: SystemVersion {
    SystemVersion(FamilyAvailability.all.compactMap { $0.since[self] }.min() ?? 0)
  }
}

extension PlatformVersion {
  /// The families that the platform shows, in the order of a widget that names none.
  public var families: [FamilyName] {
    let shown = FamilyAvailability.all.filter { row in
      row.since[platform].map { version.major >= $0 } ?? false
    }
    return shown.map(\.family)
  }

  /// Whether widgets for the platform may name a family: it shows it, or one with the same SDK
  /// does.
  ///
  /// The sources of an iPhone app are those of its iPad app, so a family of iPad alone is no fault
  /// there.
  public func declares(_ family: FamilyName) -> Bool {
    platform.sharingSDK.contains { PlatformVersion($0, version).families.contains(family) }
  }
}
