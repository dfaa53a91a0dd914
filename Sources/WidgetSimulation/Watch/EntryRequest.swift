public import WidgetRecording

/// A relevance entry that Apple Watch asks for: that of one configuration at one instant.
public struct EntryRequest: Hashable, Sendable {
  /// The simulated instant.
  public var at: SimulatedInstant
  /// The name of the configuration.
  public var configuration: ConfigurationName
  /// The configuration's values.
  public var values: [String: JSONValue]

  /// Returns the entries that follow an answer of `relevance()`, by time.
  ///
  /// Apple documents that an entry is asked for when a configuration becomes relevant; that it is
  /// asked for again at each midnight while it stays so is assumed.
  ///
  /// - Parameters:
  ///   - call: The call of a relevance widget's `relevance()`.
  ///   - recording: The scene: header, widgets, configurations, permissions and stacks.
  ///   - midnights: The midnights of the span.
  ///   - end: The time of the next answer, from which this one no longer holds.
  /// - Returns: The requests.
  public static func all(
    after call: RecordedCall, in recording: Recording, midnights: [SimulatedInstant],
    until end: SimulatedInstant
  ) -> [EntryRequest] {
    var scene = recording
    scene.events.append(.call(call))
    guard let watch = WatchScene(scene), watch.relevanceKinds.contains(call.kind) else { return [] }
    let contexts = recording.stacks.isEmpty ? [[]] : recording.stacks.map { $0.context ?? [] }
    let clues = contexts.flatMap { watch.clues(for: $0, in: .off) }
      .filter { $0.kind == call.kind && $0.source == .relevance && $0.refusal == nil }
    var order: [[String: JSONValue]] = []
    var active: [[String: JSONValue]: [WatchClue]] = [:]
    for clue in clues.stablySorted(by: { $0.from < $1.from }) {
      if active[clue.values] == nil { order.append(clue.values) }
      active[clue.values, default: []].append(clue)
    }
    return order.flatMap { values -> [EntryRequest] in
      instants(of: active[values] ?? [], midnights, until: end).map {
        let name = active[values]?.first?.configuration ?? .defaults
        return EntryRequest(at: $0, configuration: name, values: values)
      }
    }.stablySorted { $0.at < $1.at }
  }

  /// The instants at which a configuration becomes active, and the midnights while it stays so.
  private static func instants(
    of clues: [WatchClue], _ midnights: [SimulatedInstant], until end: SimulatedInstant
  ) -> [SimulatedInstant] {
    var instants: [SimulatedInstant] = []
    var reached = SimulatedInstant.distantPast
    for clue in clues where clue.from < end {
      if clue.from > reached { instants.append(clue.from) }
      let to = min(clue.to, end)
      instants += midnights.filter { max(clue.from, reached) < $0 && $0 < to }
      reached = max(reached, to)
    }
    return instants
  }
}
