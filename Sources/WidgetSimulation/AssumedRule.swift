public import WidgetRecording

/// A rule of the simulation that is this program's own, because Apple publishes none.
public enum AssumedRule: String, Hashable, Sendable, CaseIterable {
  /// The ranking of widgets of different providers.
  case ranking
  /// The limit on rotations to one member.
  case rotationLimit
  /// The limit on suggestions of one kind.
  case suggestionLimit
  /// The strength of a proposal for a member.
  case proposedMember
  /// The time for which a clue holds that names no end.
  case openEnd
  /// The days on which a donation has to recur before it proposes its widget.
  case donationPattern
  /// The order of Apple Watch's cards, as far as it is not documented.
  case cardOrder

  /// The rule in words.
  public var phrase: String {
    switch self {
    case .ranking:
      "a widget's strength is its score divided by the greatest that its kind has delivered; the "
        + "strongest comes to the top, and of equals the one on top stays, then the stack's order"
    case .rotationLimit:
      "with Developer Mode off a widget rotates to the top \(Self.words(for: .assumedRotations))"
    case .suggestionLimit:
      "with Developer Mode off a kind is suggested \(Self.words(for: .assumedSuggestions))"
    case .proposedMember: "a proposal for a widget of the stack makes it as strong as any can be"
    case .openEnd: "a clue without a date, without an end or for a moment holds for an hour"
    case .donationPattern:
      "the same donation on \(DonationPatternRule.assumed.days) of \(DonationPatternRule.assumed.of) days, within "
        + "\(Self.minutes(DonationPatternRule.assumed.within)) of each other, proposes the widget for "
        + Self.minutes(DonationPatternRule.assumed.lasting)
    case .cardOrder:
      "widgets with a clue come before pinned ones and those before the rest; there is no limit"
    }
  }

  private static func words(for limit: RateLimit) -> String {
    "\(limit.perDay) times in 24 h at most, \(minutes(limit.minimumInterval)) apart"
  }

  private static func minutes(_ seconds: Double) -> String {
    "\(Int(saturating: seconds / 60)) min"
  }
}

extension StackSimulation {
  /// Returns the assumed rules that decided something in the stack, in the order of the catalogue.
  ///
  /// - Parameter recording: The recording that was simulated.
  /// - Returns: The rules.
  public func assumedRules(_ recording: Recording) -> [AssumedRule] {
    let proposals = modes.flatMap(\.proposals)
    let off = modes.first { $0.developerMode == .off }
    let isContextual = recording.header.system.hasContextualStack
    var rules: Set<AssumedRule> = []
    if !isContextual, modes.contains(where: { !$0.rotations.isEmpty || !$0.suppressions.isEmpty }) {
      rules.insert(.ranking)
    }
    if let off, !isContextual, stack.rotationLimit == .assumedRotations,
      !off.rotations.isEmpty || !off.suppressions.isEmpty
    {
      rules.insert(.rotationLimit)
    }
    let counted = off?.proposals.contains { [.shown, .limit].contains($0.outcome) } ?? false
    if counted, stack.suggestionLimit == .assumedSuggestions { rules.insert(.suggestionLimit) }
    if proposals.contains(where: { $0.outcome == .member }) { rules.insert(.proposedMember) }
    if proposals.contains(where: { $0.source == .donation }),
      recording.header.donationPattern ?? .assumed == .assumed
    {
      rules.insert(.donationPattern)
    }
    let isWatched = modes.contains { !$0.suggestions.isEmpty || !$0.rotations.isEmpty }
    if isContextual, isWatched { rules.insert(.cardOrder) }
    if !proposals.isEmpty || isWatched, recording.hasOpenClue { rules.insert(.openEnd) }
    return AssumedRule.allCases.filter(rules.contains)
  }
}

extension Recording {
  /// Whether a clue names no end, or a shortcut or intent no date.
  fileprivate var hasOpenClue: Bool {
    let contexts =
      relevantShortcuts.flatMap(\.items).map(\.contexts)
      + relevantIntents.flatMap(\.items).map(\.contexts)
    let clues = calls.filter { $0.mode == .relevance }.flatMap(\.clues).compactMap(\.context)
    return contexts.contains(where: \.isEmpty)
      || (contexts.joined() + clues).contains { context in
        if case .date(_, nil, _) = context { true } else { false }
      }
  }
}
