import WidgetRecording

/// A time at which a widget of Apple Watch claims to be relevant.
struct WatchClue: Hashable, Sendable {
  /// Widgets that stand in for one another.
  enum Group: Hashable, Sendable {
    /// Widgets that name the same group.
    case named(String)
    /// Widgets of one kind that leave the grouping to the system.
    case automatic(kind: String)
  }

  var kind: String
  var configuration: ConfigurationName
  /// The configuration's values, by which its entry is known.
  var values: [String: JSONValue]
  var from: SimulatedInstant
  var to: SimulatedInstant
  /// The groups that any clue of the configuration names.
  var groups: Set<Group> = []
  /// 0 for scheduled, 1 for default, 2 for informational.
  var priority: Int
  /// The position in the provider's own order.
  var order: Int
  var source: ProposalSource
  /// The reason for which it counts for nothing; nil where it is active.
  var refusal: ProposalOutcome?

  /// The name that a stack would give the widget.
  var name: MemberName {
    MemberName(kind: kind, configuration: configuration)
  }

  /// The clue as a proposal that came to nothing; nil for one that is active.
  var refused: SuggestionProposal? {
    refusal.map {
      SuggestionProposal(
        from: from, to: to, kind: kind, values: values, source: source, outcome: $0)
    }
  }
}

extension RecordedContext {
  /// The rank of a clue with this context: scheduled, everything else, informational.
  var priority: Int {
    guard case .date(_, _, let kind) = self else { return 1 }
    return switch kind {
    case .scheduled: 0
    case .informational: 2
    case .default, nil: 1
    }
  }

  /// Whether the person's context satisfies the condition.
  ///
  /// A circle is satisfied by any place in it; a scenario's own circle stands for its middle.
  func isSatisfied(by scenario: RecordedContext) -> Bool {
    if case .region(let wanted) = self, case .region(let place) = scenario {
      return wanted.contains(place.center)
    }
    return self != .unknown && self == scenario
  }
}
