import WidgetRecording

/// A widget that a donation or an update proposes for a while.
struct Proposal: Hashable, Sendable {
  var kind: String
  var configuration: ConfigurationName
  var from: SimulatedInstant
  var to: SimulatedInstant
  var source: ProposalSource

  /// The name that a stack would give the widget.
  var name: MemberName {
    MemberName(kind: kind, configuration: configuration)
  }
}

extension Proposal {
  /// Returns all that a recording proposes, by start, each widget at most once at a time.
  ///
  /// Apple Watch has no Widget Suggestions: there the same updates are clues.
  static func all(in recording: Recording) -> [Proposal] {
    guard !recording.header.system.hasContextualStack else { return [] }
    let names = ConfigurationNames(recording)
    let shortcuts = listed(recording.relevantShortcuts, as: .relevantShortcut, names: names)
    let intents = listed(recording.relevantIntents, as: .relevantIntent, names: names)
    let habits = DonationPattern.proposals(from: recording, names: names)
    return united(shortcuts + intents + habits)
  }

  /// What a store that each update replaces whole proposes.
  private static func listed(
    _ updates: [RelevantItemsUpdate], as source: ProposalSource, names: ConfigurationNames
  ) -> [Proposal] {
    let ordered = updates.stablySorted { $0.at < $1.at }
    return ordered.enumerated().flatMap { index, update in
      let replaced = index + 1 < ordered.count ? ordered[index + 1].at : .distantFuture
      return update.items.flatMap { item -> [Proposal] in
        guard let kind = item.widgetKind else { return [] }
        let configuration = names.configuration(of: kind, with: item.parameters ?? [:])
        return dates(of: item, at: update.at).compactMap { from, to in
          let proposal = Proposal(
            kind: kind, configuration: configuration, from: max(from, update.at),
            to: min(to, replaced), source: source
          )
          return proposal.from < proposal.to ? proposal : nil
        }
      }
    }
  }

  /// The date ranges that count: those given, or the hour after the update where none is.
  ///
  /// Apple documents that only date providers, or none, count; the hour is assumed.
  private static func dates(
    of item: RelevantItemsUpdate.Item, at instant: SimulatedInstant
  ) -> [(SimulatedInstant, SimulatedInstant)] {
    let contexts = (item.providers ?? []) + (item.context.map { [$0] } ?? [])
    if contexts.isEmpty { return [(instant, instant + 3600)] }
    return contexts.compactMap { context in
      guard case .date(let from, let to?, _) = context else { return nil }
      return (from, to)
    }
  }

  /// Joins what proposes one widget without a gap, as an update does that repeats an item.
  private static func united(_ proposals: [Proposal]) -> [Proposal] {
    var result: [Proposal] = []
    var last: [MemberName: Int] = [:]
    for proposal in proposals.stablySorted(by: { $0.from < $1.from }) {
      if let index = last[proposal.name], proposal.from <= result[index].to {
        result[index].to = max(result[index].to, proposal.to)
      } else {
        last[proposal.name] = result.count
        result.append(proposal)
      }
    }
    return result
  }
}

/// Finds the name under which calls carry a configuration.
struct ConfigurationNames {
  private var names: [String: Set<String>] = [:]

  /// Collects the configurations that a recording's calls carry, by kind.
  init(_ recording: Recording) {
    for case .call(let call) in recording.events {
      if let name = call.configuration.name { names[call.kind, default: []].insert(name) }
    }
  }

  /// Returns the name for a kind's parameters: the recorded name that one of the values spells, or
  /// the values themselves where no name does; the defaults without parameters.
  func configuration(of kind: String, with parameters: [String: JSONValue]) -> ConfigurationName {
    let values = parameters.sorted { $0.key < $1.key }.compactMap { Self.text(of: $0.value) }
    if values.isEmpty { return .defaults }
    let known = names[kind] ?? []
    let joined = values.joined(separator: ",")
    if known.contains(joined) { return .named(joined) }
    return .named(values.first(where: known.contains) ?? joined)
  }

  private static func text(of value: JSONValue) -> String? {
    switch value {
    case .null, .array, .object: nil
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let text): text
    }
  }
}
