import WidgetRecording

/// The Smart Stack of Apple Watch, which follows contextual clues and not the scores of entries.
///
/// Apple documents that a timeline widget is shown once and a relevance widget once for each active
/// configuration, the three priorities of dates, that a group shows one of its members, and that a
/// relevance widget may take the place of its associated timeline widget. The provider's own order
/// decides the rest, and there is no limit, which is assumed; so both Developer Modes are alike.
struct WatchStack {
  /// A widget that is in the stack for a while.
  private struct Card: Hashable {
    var name: MemberName
    var isMember: Bool
  }

  private let stack: RecordedStack
  private let span: SimulatedInterval
  private let clues: [Clue]
  private let relevanceKinds: Set<String>
  private let associated: [String: String]

  private(set) var rotations: [Rotation] = []
  private(set) var suggestions: [Suggestion] = []
  private(set) var tops: [TopSpan] = []

  /// Prepares a stack.
  init(_ stack: RecordedStack, recording: Recording) {
    self.stack = stack
    let span = recording.header.span
    self.span = span
    clues = Clue.all(in: recording, scenario: stack.context ?? [])
      .filter { $0.to > span.start && $0.from < span.end }
    let relevant = recording.widgets.filter { $0.configuration == .relevance }
    relevanceKinds = Set(relevant.map(\.kind))
    associated = Dictionary(
      relevant.compactMap { widget in widget.associatedKind.map { (widget.kind, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Lives through the span once.
  mutating func run() {
    guard !span.isEmpty else { return }
    let bounds = Set(
      clues.flatMap { [$0.from, $0.to] }.filter { span.start < $0 && $0 < span.end })
    let instants = [span.start] + bounds.sorted() + [span.end]
    var open: [MemberName: Int] = [:]
    for (from, to) in zip(instants, instants.dropFirst()) {
      let shown = shown(at: from)
      show(shown.map(\.clue), from: from, to: to, open: &open)
      let first = shown.first.map { Card(name: $0.clue.name, isMember: $0.isMember) }
      put(first ?? stack.members.first.map { Card(name: $0, isMember: true) }, from: from, to: to)
    }
  }

  /// The clues whose widgets are shown at an instant, in the stack's order.
  private func shown(at instant: SimulatedInstant) -> [(clue: Clue, isMember: Bool)] {
    let active = clues.filter { $0.from <= instant && instant < $0.to }.stablySorted {
      ($0.priority, $0.order) < ($1.priority, $1.order)
    }
    var names: Set<MemberName> = []
    var kinds: Set<String> = []
    var groups: Set<String> = []
    let shown = active.filter { clue in
      let isNew =
        relevanceKinds.contains(clue.kind)
        ? names.insert(clue.name).inserted : kinds.insert(clue.kind).inserted
      guard isNew else { return false }
      return clue.group.map { groups.insert($0).inserted } ?? true
    }
    let replaced = Set(shown.compactMap { associated[$0.kind] })
    return shown.filter { !replaced.contains($0.kind) }.map { clue in
      (clue, stack.members.contains(clue.name))
    }
  }

  /// Notes the widgets that are shown beside the members, each once for as long as it stays.
  private mutating func show(
    _ clues: [Clue], from: SimulatedInstant, to: SimulatedInstant, open: inout [MemberName: Int]
  ) {
    var still: [MemberName: Int] = [:]
    for clue in clues where !stack.members.contains(clue.name) && still[clue.name] == nil {
      if let index = open[clue.name] {
        suggestions[index].to = to
        still[clue.name] = index
      } else {
        still[clue.name] = suggestions.count
        suggestions.append(
          Suggestion(
            from: from, to: to, kind: clue.kind, configuration: clue.configuration,
            source: clue.source
          )
        )
      }
    }
    open = still
  }

  private mutating func put(_ card: Card?, from: SimulatedInstant, to: SimulatedInstant) {
    guard let card else { return }
    if let last = tops.last, last.member == card.name, last.isSuggestion == !card.isMember {
      tops[tops.count - 1].to = to
      return
    }
    let previous = tops.last?.member ?? stack.members.first
    if card.isMember, let previous, previous != card.name, card.name != stack.members.first {
      rotations.append(Rotation(at: from, from: previous, to: card.name, score: 0, strength: 1))
    }
    tops.append(TopSpan(member: card.name, from: from, to: to, isSuggestion: !card.isMember))
  }
}
