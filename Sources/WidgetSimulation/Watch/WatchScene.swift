import WidgetRecording

/// The contents of a recording for the Smart Stack of Apple Watch: clues, entries and permissions.
struct WatchScene {
  /// The kinds of relevance widgets.
  let relevanceKinds: Set<String>
  /// The kind of the timeline widget that a relevance widget replaces.
  let associatedKinds: [String: String]
  /// The simulated span.
  let span: SimulatedInterval

  private let recording: Recording
  private let configurations: ConfigurationValues
  private let permissions: PermissionHistory
  private let places: [RecordedLocation]
  private let declarations: RecordedDeclarations?
  private let ranks: [String: Int]
  private let entries: [String: [RecordedCall]]

  /// Collects the scene; nil on a platform whose stacks follow no contextual clues.
  init?(_ recording: Recording) {
    guard recording.header.system.hasContextualStack else { return nil }
    self.recording = recording
    span = recording.header.span
    configurations = ConfigurationValues(recording)
    permissions = recording.permissions
    places = recording.places
    declarations = recording.declarations
    let widgets = recording.widgets
    let relevant = widgets.filter { $0.configuration.kind == .relevance }
    relevanceKinds = Set(relevant.map(\.kind))
    associatedKinds = Dictionary(
      relevant.compactMap { widget in widget.associatedKind.map { (widget.kind, $0) } },
      uniquingKeysWith: { first, _ in first })
    var ranks: [String: Int] = [:]
    var entries: [String: [RecordedCall]] = [:]
    for widget in widgets where ranks[widget.kind] == nil { ranks[widget.kind] = ranks.count }
    for case .call(let call) in recording.events {
      if ranks[call.kind] == nil { ranks[call.kind] = ranks.count }
      if call.mode == .entry, !call.isPreview { entries[call.kind, default: []].append(call) }
    }
    self.ranks = ranks
    self.entries = entries.mapValues { calls in calls.stablySorted { $0.at < $1.at } }
  }

  /// Returns every clue within the span, cut to the time for which it holds, by beginning.
  ///
  /// An answer of `relevance()` holds until the kind's next one, an update of the relevant intents
  /// until the next update.
  func clues(for scenario: [StackContext], in mode: DeveloperMode) -> [WatchClue] {
    (answers(scenario, mode) + updates(scenario))
      .compactMap { clue in
        var clue = clue
        clue.from = max(clue.from, span.start)
        clue.to = min(clue.to, span.end)
        return clue.from < clue.to ? clue : nil
      }
      .stablySorted { $0.from < $1.from }
  }

  /// Returns the position of a kind in its bundle.
  func rank(of kind: String) -> Int {
    ranks[kind] ?? ranks.count
  }

  /// Returns the calls for the entry of a clue's very configuration, by time.
  func entryCalls(of clue: WatchClue) -> [RecordedCall] {
    guard relevanceKinds.contains(clue.kind) else { return [] }
    return (entries[clue.kind] ?? []).filter { call in
      call.parameters.map { $0 == clue.values } ?? (call.configuration == clue.configuration)
    }
  }

  private func answers(_ scenario: [StackContext], _ mode: DeveloperMode) -> [WatchClue] {
    var byKind: [String: [RecordedCall]] = [:]
    for case .call(let call) in recording.events
    where call.mode == .relevance && call.hasReturned && call.counts(in: mode) {
      byKind[call.kind, default: []].append(call)
    }
    return byKind.sorted { rank(of: $0.key) < rank(of: $1.key) }.flatMap { kind, calls in
      let calls = calls.stablySorted { $0.at < $1.at }
      return calls.enumerated().flatMap { index, call -> [WatchClue] in
        let replaced = index + 1 < calls.count ? calls[index + 1].at : .distantFuture
        return clues(of: call, during: SimulatedInterval(call.at, replaced), scenario)
      }
    }
  }

  private func clues(
    of call: RecordedCall, during interval: SimulatedInterval, _ scenario: [StackContext]
  ) -> [WatchClue] {
    let values = call.clues.map { Self.values($0.configuration) }
    var groups: [[String: JSONValue]: Set<WatchClue.Group>] = [:]
    for (attribute, values) in zip(call.clues, values) {
      switch attribute.group {
      case .named(let name): groups[values, default: []].insert(.named(name))
      case .automatic: groups[values, default: []].insert(.automatic(kind: call.kind))
      case .ungrouped, nil: break
      }
    }
    let isRelevance = relevanceKinds.contains(call.kind)
    let isRead = recording.header.system.reads(
      isRelevance ? .relevanceConfiguration : .relevanceCallback)
    return zip(call.clues, values).enumerated().flatMap { order, pair -> [WatchClue] in
      guard let context = pair.0.context else { return [] }
      let clue = WatchClue(
        kind: call.kind, configuration: configurations.name(of: pair.1, kind: call.kind),
        values: pair.1, from: interval.start, to: interval.end, groups: groups[pair.1] ?? [],
        priority: context.priority, order: order, source: .relevance,
        refusal: isRead ? nil : .platform)
      return lay(clue, context, scenario)
    }
  }

  private func updates(_ scenario: [StackContext]) -> [WatchClue] {
    let updates = recording.relevantIntents.stablySorted { $0.at < $1.at }
    let isRead = recording.header.system.reads(.relevantIntent)
    return updates.enumerated().flatMap { index, update in
      let replaced = index + 1 < updates.count ? updates[index + 1].at : .distantFuture
      return update.items.enumerated().flatMap { order, item -> [WatchClue] in
        guard let kind = item.widgetKind, let context = item.context else { return [] }
        let values = item.parameters
        let clue = WatchClue(
          kind: kind, configuration: configurations.name(of: values, kind: kind), values: values,
          from: update.at, to: replaced, priority: context.priority, order: order,
          source: .relevantIntent, refusal: isRead ? nil : .platform)
        return lay(clue, context, scenario)
      }
    }
  }

  /// Cuts a clue to the times at which its context is true, and marks missing permissions.
  private func lay(
    _ clue: WatchClue, _ context: RecordedContext, _ scenario: [StackContext]
  ) -> [WatchClue] {
    spans(of: context, in: scenario).flatMap { interval in
      pieces(of: interval, context.permission).compactMap { piece, isAllowed in
        var clue = clue
        clue.from = max(piece.start, clue.from)
        clue.to = min(piece.end, clue.to)
        if clue.refusal == nil, !isAllowed { clue.refusal = .permission }
        return clue.from < clue.to ? clue : nil
      }
    }
  }

  /// Cuts an interval where the person's answer changes, and marks the pieces that it allows.
  private func pieces(
    of interval: SimulatedInterval, _ permission: ContextPermission?
  ) -> [(SimulatedInterval, Bool)] {
    guard let permission else { return [(interval, true)] }
    let isDeclared = permission.isDeclared(in: declarations) ?? true
    let changes = permissions.changes(of: permission.name).filter {
      interval.start < $0 && $0 < interval.end
    }
    let bounds = [interval.start] + changes + [interval.end]
    return zip(bounds, bounds.dropFirst()).map { from, to in
      let isGranted = permissions.status(of: permission.name, at: from) == .granted
      return (SimulatedInterval(from, to), isDeclared && isGranted)
    }
  }

  /// The intervals of a context: its own dates, or the spans of the scenario that satisfy it.
  private func spans(
    of context: RecordedContext, in scenario: [StackContext]
  ) -> [SimulatedInterval] {
    if case .date(let from, let to, _) = context {
      return [SimulatedInterval(from, to ?? from + RecordedContext.openDuration)]
    }
    var spans = scenario.filter { context.isSatisfied(by: $0.context) }.map(\.interval)
    if case .region(let region) = context { spans += stays(in: region) }
    return spans
  }

  /// The intervals during which the device is in a region.
  private func stays(in region: GeographicRegion) -> [SimulatedInterval] {
    var stays: [SimulatedInterval] = []
    let ends = places.dropFirst().map(\.at) + [recording.header.span.end]
    for (place, end) in zip(places, ends) {
      guard region.contains(place.location) else { continue }
      // One stay, where the device goes from place to place within the region.
      if let last = stays.last, last.end == place.at {
        stays[stays.count - 1] = SimulatedInterval(last.start, end)
      } else {
        stays.append(SimulatedInterval(place.at, end))
      }
    }
    return stays
  }

  /// The values of a configuration as `relevance()` gives it.
  private static func values(_ configuration: JSONValue?) -> [String: JSONValue] {
    switch configuration {
    case .object(let values): values
    case nil, .null: [:]
    case .some(let single): ["": single]
    }
  }
}
