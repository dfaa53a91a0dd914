import WidgetRecording
import WidgetSimulation

/// What Widget Suggestions made of the proposals of a bundle, and which assumed rules decided.
struct StackText {
  private static let shownProposals = 20

  private let bundle: BundleResults

  init(_ bundle: BundleResults) {
    self.bundle = bundle
  }

  /// The lines; none where nothing was proposed and nothing assumed.
  var lines: [String] {
    let proposals = bundle.simulation.flatMap { stack in
      stack.modes.flatMap { lines(of: $0, in: stack.stack.name) }
    }
    let rules = bundle.assumedRules.map { "    " + SafeText.logLine($0.rule.phrase) }
    return proposals + (rules.isEmpty ? [] : ["  assumed, not Apple's:"] + rules)
  }

  private func lines(of trace: RotationTrace, in stack: String) -> [String] {
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
    guard !order.isEmpty else { return [] }
    let clock = bundle.recording.header.clock
    let heading = "  suggestions in \(stack), \(trace.developerMode.phrase)"
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
    return ([heading] + lines).map(SafeText.logLine) + (rest > 0 ? ["    … \(rest) more"] : [])
  }
}
