import WidgetRecording

/// A widget that a donation or an update proposes for a while.
struct Proposal: Hashable, Sendable {
  /// Where a proposal comes from.
  enum Source: String, Hashable, Sendable {
    case relevantShortcut, relevantIntent, donation
  }

  var kind: String
  var configuration: String
  var from: Double
  var to: Double
  var source: Source

  /// The name that a stack would give the widget.
  var name: String {
    configuration == "-" ? kind : "\(kind)/\(configuration)"
  }
}

extension Proposal {
  /// Returns all that a recording proposes, by start, each widget at most once at a time.
  ///
  /// Apple Watch has no Widget Suggestions: there the same updates are clues.
  static func all(in recording: Recording) -> [Proposal] {
    guard recording.header.platform != "watchOS" else { return [] }
    let names = ConfigurationNames(recording)
    let shortcuts = listed(recording.relevantShortcuts, as: .relevantShortcut, names: names)
    let intents = listed(recording.relevantIntents, as: .relevantIntent, names: names)
    let habits = Habit.proposals(from: recording, names: names)
    return united(shortcuts + intents + habits)
  }

  /// What a store that each update replaces whole proposes.
  private static func listed(
    _ updates: [RecordedRelevantItems], as source: Source, names: ConfigurationNames
  ) -> [Proposal] {
    let ordered = updates.stablySorted { $0.at < $1.at }
    return ordered.enumerated().flatMap { index, update in
      let replaced = index + 1 < ordered.count ? ordered[index + 1].at : .infinity
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
    of item: RecordedRelevantItems.Item, at instant: Double
  ) -> [(Double, Double)] {
    let contexts = (item.providers ?? []) + (item.context.map { [$0] } ?? [])
    if contexts.isEmpty { return [(instant, instant + 3600)] }
    return contexts.compactMap { context in
      guard let date = context.date, date.count == 2 else { return nil }
      return (date[0], date[1])
    }
  }

  /// Joins what proposes one widget without a gap, as an update does that repeats an item.
  private static func united(_ proposals: [Proposal]) -> [Proposal] {
    var result: [Proposal] = []
    var last: [String: Int] = [:]
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
    for case .call(let call) in recording.events where call.configuration != "-" {
      names[call.kind, default: []].insert(call.configuration)
    }
  }

  /// Returns the name for a kind's parameters: the recorded name that one of the values spells, or
  /// the values themselves where no name does; `-` without parameters.
  func configuration(of kind: String, with parameters: [String: JSONValue]) -> String {
    let values = parameters.sorted { $0.key < $1.key }.compactMap { Self.text(of: $0.value) }
    if values.isEmpty { return "-" }
    let known = names[kind] ?? []
    let joined = values.joined(separator: ",")
    if known.contains(joined) { return joined }
    return values.first(where: known.contains) ?? joined
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
