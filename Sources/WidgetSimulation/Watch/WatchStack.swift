import WidgetRecording

/// The Smart Stack of Apple Watch, which follows contextual clues and not the scores of entries.
///
/// Apple documents that a timeline widget is shown once and a relevance widget once for each active
/// configuration, the three priorities of dates, that a group shows one of its members, and that a
/// relevance widget may take the place of its associated timeline widget. The provider's own order
/// decides the rest; widgets with an active clue come before pinned ones, and those before the
/// other members; there is no limit. That is assumed; so both Developer Modes are alike.
struct WatchStack {
  /// A widget that is on top for a while.
  private struct Card: Hashable {
    var name: MemberName
    var isMember: Bool
  }

  private let stack: RecordedStack
  private let scene: WatchScene
  private let clues: [WatchClue]
  private let entryCalls: [[RecordedCall]]
  /// The person's own widgets: the pinned ones first.
  private let own: [MemberName]
  private let ownNames: Set<MemberName>

  private var trace: RotationTrace

  /// Returns all that happens to a stack in the simulated span.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - scene: The recorded scene.
  ///   - mode: The Developer Mode whose calls count.
  /// - Returns: The widgets on top, the cards, and the clues that counted for nothing.
  static func trace(
    of stack: RecordedStack, in scene: WatchScene, _ mode: DeveloperMode
  ) -> RotationTrace {
    var watch = Self(stack, scene, mode)
    watch.run()
    return watch.trace
  }

  private init(_ stack: RecordedStack, _ scene: WatchScene, _ mode: DeveloperMode) {
    self.stack = stack
    self.scene = scene
    let all = scene.clues(for: stack.context ?? [], in: mode)
    trace = RotationTrace(developerMode: mode)
    trace.proposals = all.compactMap(\.refused)
    clues = all.filter { $0.refusal == nil }
    entryCalls = clues.map { scene.entryCalls(of: $0) }
    let pinned = stack.pinned ?? []
    own = pinned + stack.members.filter { !pinned.contains($0) }
    ownNames = Set(own)
  }

  private mutating func run() {
    let span = scene.span
    guard !span.isEmpty else { return }
    let changes = clues.flatMap { [$0.from, $0.to] } + entryCalls.joined().map(\.at)
    let bounds = Set(changes.filter { span.start < $0 && $0 < span.end })
    let instants = [span.start] + bounds.sorted() + [span.end]
    var open: [MemberName: Int] = [:]
    var arrivals = 0
    var active: [Int] = []
    for (from, to) in zip(instants, instants.dropFirst()) {
      while arrivals < clues.count, clues[arrivals].from <= from {
        active.append(arrivals)
        arrivals += 1
      }
      active.removeAll { clues[$0].to <= from }
      let shown = shown(active, at: from)
      suggest(shown, from: from, to: to, open: &open)
      show(shown, from: from, to: to)
      let first = shown.first.map { Card(name: $0.name, isMember: ownNames.contains($0.name)) }
      put(first ?? own.first.map { Card(name: $0, isMember: true) }, from: from, to: to)
    }
  }

  /// The clues whose widgets are shown at an instant, in the stack's order.
  private func shown(_ active: [Int], at instant: SimulatedInstant) -> [WatchClue] {
    let ordered = active.filter { hasEntry($0, at: instant) }.map { clues[$0] }.stablySorted {
      ($0.priority, $0.order, scene.rank(of: $0.kind))
        < ($1.priority, $1.order, scene.rank(of: $1.kind))
    }
    var names: Set<MemberName> = []
    var kinds: Set<String> = []
    var groups: Set<WatchClue.Group> = []
    let shown = ordered.filter { clue in
      let isNew =
        scene.relevanceKinds.contains(clue.kind)
        ? !names.contains(clue.name) : !kinds.contains(clue.kind)
      guard isNew, groups.isDisjoint(with: clue.groups) else { return false }
      names.insert(clue.name)
      kinds.insert(clue.kind)
      groups.formUnion(clue.groups)
      return true
    }
    let replaced = replacedKinds(by: shown)
    return shown.filter { !replaced.contains($0.kind) }
  }

  /// Whether the entry of a relevance widget could be had when it was asked for last.
  private func hasEntry(_ clue: Int, at instant: SimulatedInstant) -> Bool {
    let calls = entryCalls[clue]
    guard let call = calls.last(where: { $0.at <= instant }) ?? calls.first else { return true }
    return call.hasReturned && !call.entries.isEmpty
  }

  private func replacedKinds(by shown: [WatchClue]) -> Set<String> {
    Set(shown.compactMap { scene.associatedKinds[$0.kind] })
  }

  /// Notes the widgets that are shown beside the person's own, each once for as long as it stays.
  private mutating func suggest(
    _ clues: [WatchClue], from: SimulatedInstant, to: SimulatedInstant,
    open: inout [MemberName: Int]
  ) {
    var still: [MemberName: Int] = [:]
    for clue in clues where !ownNames.contains(clue.name) && still[clue.name] == nil {
      if let index = open[clue.name] {
        trace.suggestions[index].to = to
        still[clue.name] = index
      } else {
        still[clue.name] = trace.suggestions.count
        trace.suggestions.append(
          Suggestion(
            from: from, to: to, kind: clue.kind, configuration: clue.configuration,
            source: clue.source))
      }
    }
    open = still
  }

  /// Notes all cards: those with an active clue, then the person's own that are not there yet.
  private mutating func show(_ clues: [WatchClue], from: SimulatedInstant, to: SimulatedInstant) {
    let replaced = replacedKinds(by: clues)
    let names = clues.map(\.name)
    let shown = names + own.filter { !names.contains($0) && !replaced.contains($0.kind) }
    if let last = trace.cards.last, last.shown == shown {
      trace.cards[trace.cards.count - 1].to = to
    } else {
      trace.cards.append(CardSpan(from: from, to: to, shown: shown))
    }
  }

  private mutating func put(_ card: Card?, from: SimulatedInstant, to: SimulatedInstant) {
    guard let card else { return }
    let previous = trace.tops.last?.member ?? own.first
    let count = trace.tops.count
    trace.tops.extend(
      with: TopSpan(member: card.name, from: from, to: to, isSuggestion: !card.isMember))
    guard trace.tops.count > count, card.isMember, card.name != own.first, let previous,
      previous != card.name
    else { return }
    trace.rotations.append(Rotation(at: from, from: previous, to: card.name, score: 0, strength: 1))
  }
}
