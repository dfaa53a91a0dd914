import WidgetRecording
import WidgetSimulation

/// The events of a stack, as tables: rotations, suppressions, every proposal and all cards.
struct StackEventTable {
  /// The page.
  let page: PageModel
  /// The simulation.
  let simulation: StackSimulation

  /// The tables, folded.
  var markup: Markup {
    PagePieces.folded("Rotations, suppressions and suggestions as a table") {
      events
      if simulation.modes.contains(where: { !$0.cards.isEmpty }) { cards }
    }
  }

  /// Something that happened to the stack in one Developer Mode.
  private enum Event {
    case rotation(Rotation)
    case suppression(RotationSuppression)
    case suggestion(Suggestion)
    case proposal(SuggestionProposal)

    var at: SimulatedInstant {
      switch self {
      case .rotation(let rotation): rotation.at
      case .suppression(let suppression): suppression.at
      case .suggestion(let suggestion): suggestion.from
      case .proposal(let proposal): proposal.from
      }
    }
  }

  private var events: Markup {
    // Of each kind, which is in order of time, no more can be among the first rows.
    let events = simulation.modes.flatMap { trace in
      Self.first(PagePieces.shownRows, of: trace).map { (mode: trace.developerMode, event: $0) }
    }.stablySorted { ($0.event.at, $0.mode) < ($1.event.at, $1.mode) }
    return PagePieces.table(
      caption: "What happened to the stack",
      columns: ["Time", "Developer Mode", "What", "Widget", "Details"],
      rows: events.lazy.map { row in
        ([moment(row.event.at), row.mode.rawValue] + cells(of: row.event)).map(Markup.text)
      },
      count: simulation.modes.reduce(0) { $0 + Self.count(of: $1) }
    )
  }

  /// The first rotations, suppressions, inserted widgets and proposals that came to nothing.
  private static func first(_ count: Int, of trace: RotationTrace) -> [Event] {
    trace.rotations.prefix(count).map(Event.rotation)
      + trace.suppressions.prefix(count).map(Event.suppression)
      + trace.suggestions.stablySorted { $0.from < $1.from }.prefix(count).map(Event.suggestion)
      + unshown(trace).stablySorted { $0.from < $1.from }.prefix(count).map(Event.proposal)
  }

  private static func count(of trace: RotationTrace) -> Int {
    trace.rotations.count + trace.suppressions.count + trace.suggestions.count
      + unshown(trace).count
  }

  /// The proposals that came to nothing.
  private static func unshown(_ trace: RotationTrace) -> [SuggestionProposal] {
    trace.proposals.filter { $0.outcome != .shown }
  }

  /// The kind of an event, its widgets, and its details.
  private func cells(of event: Event) -> [String] {
    switch event {
    case .rotation(let rotation):
      [
        "rotation", "\(rotation.from) → \(rotation.to)",
        "score \(ValueFormatter.score(rotation.score)), strength "
          + ValueFormatter.percent(rotation.strength),
      ]
    case .suppression(let suppression):
      [
        "suppressed", suppression.member.rawValue,
        "score \(ValueFormatter.score(suppression.score)): \(suppression.reason.phrase)",
      ]
    case .suggestion(let suggestion):
      ["suggested", suggestion.name.rawValue, origin(suggestion.to, suggestion.source)]
    case .proposal(let proposal):
      [
        proposal.outcome == .member ? "proposed" : "not suggested",
        SafeText.line(proposal.title),
        "\(origin(proposal.to, proposal.source)): \(proposal.outcome.phrase)",
      ]
    }
  }

  private func origin(_ end: SimulatedInstant, _ source: ProposalSource) -> String {
    "until \(page.clock.time(end)), from \(source.rawValue)"
  }

  private var cards: Markup {
    PagePieces.table(
      caption: "All cards, top first", columns: ["From", "To", "Developer Mode", "Cards"],
      rows: simulation.modes.flatMap { trace in
        trace.cards.map { (mode: trace.developerMode, span: $0) }
      }.lazy.map { mode, span in
        [
          moment(span.from), moment(span.to), mode.rawValue,
          span.shown.map(\.rawValue).joined(separator: ", "),
        ].map(Markup.text)
      })
  }

  private func moment(_ instant: SimulatedInstant) -> String {
    "\(page.clock.day(instant)), \(page.clock.time(instant))"
  }
}
