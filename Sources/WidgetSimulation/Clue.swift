import WidgetRecording

/// A time at which a widget of Apple Watch says that it is relevant.
struct Clue: Hashable, Sendable {
  var kind: String
  var configuration: ConfigurationName
  var from: SimulatedInstant
  var to: SimulatedInstant
  /// The group whose widgets stand in for one another; nil where it is in none.
  var group: String?
  /// 0 for scheduled, 1 for default, 2 for informational.
  var priority: Int
  /// The position in the provider's own order.
  var order: Int
  var source: ProposalSource

  /// The name that a stack would give the widget.
  var name: MemberName {
    MemberName(kind: kind, configuration: configuration)
  }
}

extension Clue {
  /// Returns every clue of a recording, cut to the time for which it holds.
  ///
  /// An answer of `relevance()` holds until the kind's next one, an update of the relevant intents
  /// until the next update. A context other than a date is active while the scenario says so; that
  /// the permissions it needs are there is assumed, because a recording does not carry them.
  static func all(in recording: Recording, scenario: [StackContext]) -> [Clue] {
    let names = ConfigurationNames(recording)
    return answers(in: recording, scenario: scenario, names: names)
      + updates(in: recording, scenario: scenario, names: names)
  }

  private static func answers(
    in recording: Recording, scenario: [StackContext], names: ConfigurationNames
  ) -> [Clue] {
    let missing = Entry.missing(in: recording)
    var byKind: [String: [RecordedCall]] = [:]
    for case .call(let call) in recording.events
    where call.mode == .relevance && call.hasReturned {
      byKind[call.kind, default: []].append(call)
    }
    return byKind.sorted { $0.key < $1.key }.flatMap { kind, calls in
      let calls = calls.stablySorted { $0.at < $1.at }
      return calls.enumerated().flatMap { index, call -> [Clue] in
        let replaced = index + 1 < calls.count ? calls[index + 1].at : .distantFuture
        return call.clues.enumerated().flatMap { order, attribute -> [Clue] in
          let configuration = names.configuration(of: kind, as: attribute.configuration)
          guard let context = attribute.context,
            !missing.contains(Entry(kind: kind, configuration: configuration))
          else { return [] }
          var group: String?
          if case .named(let name) = attribute.group { group = name }
          return spans(of: context, in: scenario).map { from, to in
            Clue(
              kind: kind, configuration: configuration, from: max(from, call.at),
              to: min(to, replaced), group: group, priority: priority(of: context),
              order: order, source: .relevance
            )
          }
        }
      }
    }.filter { $0.from < $0.to }
  }

  private static func updates(
    in recording: Recording, scenario: [StackContext], names: ConfigurationNames
  ) -> [Clue] {
    let updates = recording.relevantIntents.stablySorted { $0.at < $1.at }
    return updates.enumerated().flatMap { index, update in
      let replaced = index + 1 < updates.count ? updates[index + 1].at : .distantFuture
      return update.items.enumerated().flatMap { order, item -> [Clue] in
        guard let kind = item.widgetKind, let context = item.context else { return [] }
        let configuration = names.configuration(of: kind, with: item.parameters ?? [:])
        return spans(of: context, in: scenario).map { from, to in
          Clue(
            kind: kind, configuration: configuration, from: max(from, update.at),
            to: min(to, replaced), group: nil, priority: priority(of: context), order: order,
            source: .relevantIntent
          )
        }
      }
    }.filter { $0.from < $0.to }
  }

  /// When a context is true: its own dates, or the spans of the scenario that match it.
  private static func spans(
    of context: RecordedContext, in scenario: [StackContext]
  ) -> [(SimulatedInstant, SimulatedInstant)] {
    if case .date(let from, let to, _) = context { return to.map { [(from, $0)] } ?? [] }
    return scenario.filter { $0.context == context }
      .map { ($0.interval.start, $0.interval.end) }
  }

  private static func priority(of context: RecordedContext) -> Int {
    guard case .date(_, _, let kind) = context else { return 1 }
    return switch kind {
    case .scheduled: 0
    case .informational: 2
    case .default, nil: 1
    }
  }

  /// A relevance entry, by which widgets are known that cannot be shown.
  private struct Entry: Hashable {
    var kind: String
    var configuration: ConfigurationName

    /// The entries that could not be had: none was ever given.
    static func missing(in recording: Recording) -> Set<Entry> {
      var missing: Set<Entry> = []
      var had: Set<Entry> = []
      for case .call(let call) in recording.events where call.mode == .entry {
        let entry = Entry(kind: call.kind, configuration: call.configuration)
        if call.hasReturned, !call.entries.isEmpty {
          had.insert(entry)
        } else {
          missing.insert(entry)
        }
      }
      return missing.subtracting(had)
    }
  }
}

extension ConfigurationNames {
  /// Returns the name for a configuration as `relevance()` gives it.
  func configuration(of kind: String, as value: JSONValue?) -> ConfigurationName {
    switch value {
    case .object(let parameters): configuration(of: kind, with: parameters)
    case nil, .null: .defaults
    case .some(let single): configuration(of: kind, with: ["": single])
    }
  }
}
