import WidgetRecording
import WidgetSimulation

/// The outcomes of a bundle's proposals in Widget Suggestions, and the assumed rules that decided.
struct StackText {
  private static let shownProposals = 20

  private let bundle: BundleResults

  init(_ bundle: BundleResults) {
    self.bundle = bundle
  }

  /// The lines; none where nothing was proposed and nothing assumed.
  var lines: [String] {
    let proposals = bundle.simulation.flatMap { stack -> [String] in
      let heading = "  suggestions in \(SafeText.logLine(stack.stack.name))"
      let modes = stack.modes.map { (mode: $0.developerMode, lines: lines(of: $0)) }
      guard let first = modes.first else { return [] }
      // Events that are alike in both modes are listed once.
      if modes.count > 1, modes.allSatisfy({ $0.lines == first.lines }) {
        return first.lines.isEmpty ? [] : [heading] + first.lines
      }
      return modes.filter { !$0.lines.isEmpty }.flatMap { mode, lines in
        ["\(heading), \(mode.phrase)"] + lines
      }
    }
    let rules = bundle.assumedRules.map { "    " + SafeText.logLine($0.rule.phrase) }
    return proposals + (rules.isEmpty ? [] : ["  assumed, not Apple's:"] + rules)
  }

  private func lines(of trace: RotationTrace) -> [String] {
    struct Line: Hashable {
      var title: String
      var source: ProposalSource
      var outcome: ProposalOutcome
    }
    var order: [Line] = []
    var moments: [Line: [SimulatedInstant]] = [:]
    for proposal in trace.proposals {
      let line = Line(title: proposal.title, source: proposal.source, outcome: proposal.outcome)
      if moments[line] == nil { order.append(line) }
      moments[line, default: []].append(proposal.from)
    }
    let clock = bundle.recording.header.clock
    let lines = order.prefix(Self.shownProposals).map { line in
      let times = moments[line] ?? []
      let further = ValueFormatter.counted(times.count - 1, "more time")
      let more = times.count > 1 ? " and \(further)" : ""
      let first = times.first.map { clock.moment($0) } ?? ""
      let outcome = "    \(line.outcome.rawValue)  \(line.title)"
      return outcome + " from \(line.source.rawValue), \(first)\(more)"
        + (line.outcome == .shown ? "" : ": \(line.outcome.phrase)")
    }
    let rest = order.count - lines.count
    return lines.map(SafeText.logLine) + (rest > 0 ? ["    … \(rest) more"] : [])
  }
}
