/// A kind of relevance clue: a way in which an app says when a widget matters.
public enum RelevanceClue: String, Hashable, Sendable, CaseIterable {
  /// The relevance of a timeline's entries.
  case entryRelevance
  /// A donated `INInteraction`.
  case interactionDonation
  /// A donated app intent.
  case appIntentDonation
  /// A relevant shortcut, `INRelevantShortcut`.
  case relevantShortcut
  /// A relevant intent, `RelevantIntentManager`.
  case relevantIntent
  /// The answer of a provider's `relevance()`.
  case relevanceCallback
  /// A widget of a `RelevanceConfiguration`.
  case relevanceConfiguration
  /// The configurations that a provider's `recommendations()` offers.
  case recommendations
}

/// Whether a platform reads a clue.
public enum ClueReading: Hashable, Sendable {
  /// The platform reads it.
  case read
  /// The platform does not read it.
  case ignored
  /// Apple's pages differ; what follows it is not simulated.
  case disputed
}

extension PlatformVersion {
  /// Whether a clue has an effect on the platform at this version.
  public func reads(_ clue: RelevanceClue) -> Bool {
    reading(of: clue) == .read
  }

  /// Returns whether the platform reads a clue at this version.
  ///
  /// Apple documents which platforms read which clue, and says so differently of two: a session of
  /// 2023 has entry relevance help the Smart Stack of Apple Watch, which the documentation of 2025
  /// denies; and relevant intents drive iPhone's suggestions in the documentation of 2023 to 2025
  /// and are Apple Watch's alone after it.
  ///
  /// - Parameter clue: The clue.
  /// - Returns: Whether it has an effect.
  public func reading(of clue: RelevanceClue) -> ClueReading {
    let isHandheld = platform == .iOS || platform == .iPadOS
    let isWatch = platform == .watchOS
    let reads =
      switch clue {
      case .entryRelevance: isHandheld
      case .interactionDonation, .relevantShortcut: isHandheld && version.major >= 15
      case .appIntentDonation: isHandheld && version.major >= 17
      case .relevantIntent:
        isHandheld && (17..<26).contains(version.major) || isWatch && version.major >= 10
      case .relevanceCallback: isWatch && version.major >= 11
      case .relevanceConfiguration: isWatch && version.major >= 26
      case .recommendations: isWatch && (9..<12).contains(version.major)
      }
    if reads { return .read }
    return clue == .entryRelevance && isWatch && version.major < 26 ? .disputed : .ignored
  }
}

extension RelevanceClue {
  /// The first version of each platform that reads the clue; empty where none does.
  public var firstReaders: [PlatformVersion] {
    Platform.allCases.compactMap { platform in
      (1..<100).lazy.map { PlatformVersion(platform, SystemVersion($0)) }.first { $0.reads(self) }
    }
  }
}
