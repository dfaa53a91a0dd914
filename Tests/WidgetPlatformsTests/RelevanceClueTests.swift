import Testing
import WidgetPlatforms

/// The clues that each version of a platform reads.
@Suite struct RelevanceClueTests {
  /// A row a clue and platform: the versions that read it; all others ignore it.
  private static let table: [RelevanceClue: [Platform: Range<Int>]] = [
    .entryRelevance: [.iOS: 0..<1000, .iPadOS: 0..<1000],
    .interactionDonation: [.iOS: 15..<1000, .iPadOS: 15..<1000],
    .relevantShortcut: [.iOS: 15..<1000, .iPadOS: 15..<1000],
    .appIntentDonation: [.iOS: 17..<1000, .iPadOS: 17..<1000],
    .relevantIntent: [.iOS: 17..<26, .iPadOS: 17..<26, .watchOS: 10..<1000],
    .relevanceCallback: [.watchOS: 11..<1000],
    .relevanceConfiguration: [.watchOS: 26..<1000],
    .recommendations: [.watchOS: 9..<12],
  ]

  @Test(arguments: RelevanceClue.allCases, Platform.allCases)
  func `a clue is read by the versions of the table`(_ clue: RelevanceClue, _ platform: Platform) {
    for major in [1, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 25, 26, 27, 99] {
      let system = PlatformVersion(platform, SystemVersion(major))
      let isRead = Self.table[clue]?[platform]?.contains(major) ?? false
      // A session of 2023 and the documentation of 2025 differ about the watch.
      let isDisputed = clue == .entryRelevance && platform == .watchOS && major < 26
      #expect(
        system.reading(of: clue) == (isRead ? .read : isDisputed ? .disputed : .ignored),
        "\(clue) on \(system)")
    }
  }

  @Test func `the first versions that read a clue are told`() {
    #expect(
      RelevanceClue.relevantIntent.firstReaders.map(\.description)
        == ["iOS 17.0", "iPadOS 17.0", "watchOS 10.0"])
    #expect(
      RelevanceClue.relevanceConfiguration.firstReaders.map(\.description) == ["watchOS 26.0"])
  }

  @Test func `a version between two releases reads what the first of them does`() throws {
    for text in ["17.4", "17.0.1", "17"] {
      let version = try #require(SystemVersion(text))
      #expect(PlatformVersion(.iOS, version).reading(of: .appIntentDonation) == .read)
    }
    let before = try #require(SystemVersion("16.7.12"))
    #expect(PlatformVersion(.iOS, before).reading(of: .appIntentDonation) == .ignored)
  }
}

@Suite struct FamilyVersionTests {
  private func families(_ platform: Platform, _ major: Int) -> [FamilyName] {
    PlatformVersion(platform, SystemVersion(major)).families
  }

  private static let home: [FamilyName] = [.systemSmall, .systemMedium, .systemLarge]
  private static let glance: [FamilyName] = [
    .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]

  @Test(
    arguments: [
      (.iOS, 13, []), (.iOS, 14, home), (.iOS, 15, home), (.iOS, 16, home + glance),
      (.iOS, 26, home + glance), (.iOS, 27, home + [.systemExtraLargePortrait] + glance),
      (.iPadOS, 13, []), (.iPadOS, 14, home), (.iPadOS, 15, home + [.systemExtraLarge]),
      (.iPadOS, 17, home + [.systemExtraLarge] + glance), (.macOS, 10, []), (.macOS, 11, home),
      (.macOS, 14, home + [.systemExtraLarge]),
      (.macOS, 27, home + [.systemExtraLarge, .systemExtraLargePortrait]), (.watchOS, 8, []),
      (.watchOS, 9, [.accessoryCorner] + glance), (.visionOS, 25, []),
      (.visionOS, 26, home + [.systemExtraLarge, .systemExtraLargePortrait]),
      (
        .visionOS, 27,
        home + [
          .systemExtraLarge, .systemExtraLargePortrait, .accessoryCircular, .accessoryRectangular,
        ]
      ),
    ] as [(Platform, Int, [FamilyName])])
  func `a platform has its families from a version on`(
    _ platform: Platform, _ major: Int, _ families: [FamilyName]
  ) {
    #expect(self.families(platform, major) == families)
  }

  @Test(arguments: Platform.allCases, [14, 17, 26, 27])
  func `a later version has all families of an earlier one`(_ platform: Platform, _ major: Int) {
    #expect(Set(families(platform, major)).isSubset(of: families(platform, major + 1)))
    let system = PlatformVersion(platform, SystemVersion(major))
    #expect(system.families.allSatisfy { system.declares($0) && FamilyName.known.contains($0) })
  }

  @Test func `sources for iPhone may name a family of iPad`() {
    let phone = PlatformVersion(.iOS, SystemVersion(17))
    #expect(!phone.families.contains(.systemExtraLarge))
    #expect(phone.declares(.systemExtraLarge))
    #expect(!phone.declares(.accessoryCorner))
    #expect(!PlatformVersion(.iOS, SystemVersion(14)).declares(.systemExtraLarge))
    #expect(!PlatformVersion(.watchOS).declares(.systemSmall))
    #expect(!PlatformVersion(.macOS).declares(FamilyName(rawValue: "systemTiny")))
  }

  @Test func `stacks are on Home Screens and on Apple Watch`() {
    for platform in [Platform.iOS, .iPadOS] {
      let system = PlatformVersion(platform, SystemVersion(17))
      #expect(system.stackFamilies == system.families.filter { !$0.isAccessory })
      #expect(!system.hasContextualStack)
    }
    #expect(PlatformVersion(.watchOS).stackFamilies == [.accessoryCircular, .accessoryRectangular])
    #expect(PlatformVersion(.watchOS).hasContextualStack)
    #expect(PlatformVersion(.watchOS, SystemVersion(8)).stackFamilies.isEmpty)
    for platform in [Platform.macOS, .visionOS] {
      #expect(PlatformVersion(platform).stackFamilies.isEmpty)
      #expect(!PlatformVersion(platform).hasContextualStack)
    }
    #expect(PlatformVersion.greatestStackSize == 10)
  }

  @Test func `families of Lock Screens and watch faces are accessories`() {
    #expect(FamilyName.known.filter(\.isAccessory).count == 4)
    #expect(
      FamilyName.known.filter { !$0.isAccessory }.allSatisfy { $0.rawValue.hasPrefix("system") })
  }
}
