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

  private typealias Row = (at: SimulatedInstant, mode: DeveloperMode, cells: [String])

  private var events: Markup {
    let rows = simulation.modes.flatMap { rotations(of: $0) + proposals(of: $0) }
      .enumerated().sorted {
        ($0.element.at, $0.element.mode, $0.offset) < ($1.element.at, $1.element.mode, $1.offset)
      }.map(\.element)
    return PagePieces.table(
      caption: "What happened to the stack",
      columns: ["Time", "Developer Mode", "What", "Widget", "Details"],
      rows: rows.map { row in
        ([moment(row.at), row.mode.rawValue] + row.cells).map(Markup.text)
      }
    )
  }

  private func rotations(of trace: RotationTrace) -> [Row] {
    trace.rotations.map {
      let score = "score \(ValueFormatter.score($0.score)), strength "
      let cells = [
        "rotation", "\($0.from) → \($0.to)", score + ValueFormatter.percent($0.strength),
      ]
      return ($0.at, trace.developerMode, cells)
    }
      + trace.suppressions.map {
        let cells = [
          "suppressed", $0.member.rawValue,
          "score \(ValueFormatter.score($0.score)): \($0.reason.phrase)",
        ]
        return ($0.at, trace.developerMode, cells)
      }
  }

  /// The widgets that were inserted, and the proposals that came to nothing with their reasons.
  private func proposals(of trace: RotationTrace) -> [Row] {
    trace.suggestions.map {
      let cells = ["suggested", $0.name.rawValue, origin($0.to, $0.source)]
      return ($0.from, trace.developerMode, cells)
    }
      + trace.proposals.filter { $0.outcome != .shown }.map {
        let cells = [
          $0.outcome == .member ? "proposed" : "not suggested", SafeText.line($0.title),
          "\(origin($0.to, $0.source)): \($0.outcome.phrase)",
        ]
        return ($0.from, trace.developerMode, cells)
      }
  }

  private func origin(_ end: SimulatedInstant, _ source: ProposalSource) -> String {
    "until \(page.clock.time(end)), from \(source.rawValue)"
  }

  private var cards: Markup {
    PagePieces.table(
      caption: "All cards, top first", columns: ["From", "To", "Developer Mode", "Cards"],
      rows: simulation.modes.flatMap { trace in
        trace.cards.map { span in
          [
            moment(span.from), moment(span.to), trace.developerMode.rawValue,
            span.shown.map(\.rawValue).joined(separator: ", "),
          ].map(Markup.text)
        }
      })
  }

  private func moment(_ instant: SimulatedInstant) -> String {
    "\(page.clock.day(instant)), \(page.clock.time(instant))"
  }
}
