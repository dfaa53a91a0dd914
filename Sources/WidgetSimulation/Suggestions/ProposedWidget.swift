import WidgetRecording

/// A widget that relevance clues propose for an interval, whatever stack may show it.
struct ProposedWidget: Hashable, Sendable {
  var kind: String
  var values: [String: JSONValue]
  /// The intent that the clue names; nil where it names none.
  var intent: String?
  var from: SimulatedInstant
  var to: SimulatedInstant
  var source: ProposalSource
  /// Whether the platform reads the clue.
  var isRead: Bool
  /// Whether the system may learn from the clue; only a pattern of donations can lack that.
  var isEligible = true
}

extension ProposedWidget {
  /// Returns all that a recording proposes, by beginning, source and order of recording.
  ///
  /// Apple Watch has no Widget Suggestions: there the same updates are clues.
  static func all(in recording: Recording) -> [ProposedWidget] {
    guard !recording.header.system.hasContextualStack else { return [] }
    let system = recording.header.system
    let stores =
      listed(recording.relevantShortcuts, .relevantShortcut, system.reads(.relevantShortcut))
      + listed(recording.relevantIntents, .relevantIntent, system.reads(.relevantIntent))
    let span = recording.header.span
    let united = united((stores + DonationPattern.proposals(in: recording)).inOrder)
    return united.compactMap { proposal in
      var cut = proposal
      cut.from = max(cut.from, span.start)
      cut.to = min(cut.to, span.end)
      return cut.from < cut.to ? cut : nil
    }.inOrder
  }

  /// The proposals of a store that each update replaces whole.
  private static func listed(
    _ updates: [RelevantItemsUpdate<some RelevantItem>], _ source: ProposalSource, _ isRead: Bool
  ) -> [ProposedWidget] {
    let ordered = updates.stablySorted { $0.at < $1.at }
    return ordered.enumerated().flatMap { index, update in
      let replaced = index + 1 < ordered.count ? ordered[index + 1].at : .distantFuture
      return update.items.flatMap { item -> [ProposedWidget] in
        guard let kind = item.widgetKind else { return [] }
        return dates(of: item, at: update.at).compactMap { from, to in
          let proposal = ProposedWidget(
            kind: kind, values: item.parameters, intent: item.intentName,
            from: max(from, update.at), to: min(to, replaced), source: source, isRead: isRead)
          return proposal.from < proposal.to ? proposal : nil
        }
      }
    }
  }

  /// The date ranges that count: those given, or the hour after the update where none is.
  ///
  /// Apple documents that only date providers, or none, count. The hour is assumed, and that an
  /// open end or a single moment lasts as long.
  private static func dates(
    of item: some RelevantItem, at instant: SimulatedInstant
  ) -> [(SimulatedInstant, SimulatedInstant)] {
    if item.contexts.isEmpty { return [(instant, instant + RecordedContext.openDuration)] }
    return item.contexts.compactMap { context in
      guard case .date(let from, let to, _) = context else { return nil }
      return (from, to ?? from + RecordedContext.openDuration)
    }
  }

  /// Joins adjacent proposals of the same widget, such as those of an update that repeats an item.
  private static func united(_ proposals: [ProposedWidget]) -> [ProposedWidget] {
    struct Same: Hashable {
      var kind: String
      var values: [String: JSONValue]
      var isRead: Bool
      var isEligible: Bool
    }
    var result: [ProposedWidget] = []
    var last: [Same: Int] = [:]
    for proposal in proposals {
      let same = Same(
        kind: proposal.kind, values: proposal.values, isRead: proposal.isRead,
        isEligible: proposal.isEligible)
      if let index = last[same], proposal.from <= result[index].to {
        result[index].to = max(result[index].to, proposal.to)
      } else {
        last[same] = result.count
        result.append(proposal)
      }
    }
    return result
  }
}

extension [ProposedWidget] {
  /// The proposals by beginning, then source; equal ones as they stand.
  fileprivate var inOrder: [ProposedWidget] {
    let rank = Dictionary(
      uniqueKeysWithValues: ProposalSource.allCases.enumerated().map { ($1, $0) })
    return stablySorted { left, right in
      if left.from != right.from { return left.from < right.from }
      return rank[left.source, default: 0] < rank[right.source, default: 0]
    }
  }
}

extension RecordedContext {
  /// The assumed seconds for which an open end or a single moment holds.
  static let openDuration = 3600.0
}
