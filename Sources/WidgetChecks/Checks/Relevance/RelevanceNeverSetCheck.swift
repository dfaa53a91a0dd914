import WidgetFindings
import WidgetRecording

/// Notes widgets whose entries have no relevance at all.
struct RelevanceNeverSetCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-never-set",
    group: .relevance,
    summary: "Some entry has a relevance.",
    rationale: """
      The relevance of entries is how a timeline tells Smart Rotate when its widget deserves \
      the top of a stack. Without it the system has only the person's habits to go by.
      """,
    onDevice: "The widget comes to the top of a stack by habit and by donations only.",
    repair: "Give `relevance` to the entries of the moments that matter.",
    sample: """
      struct CardEntry: TimelineEntry {
        let date: Date
        let relevance: TimelineEntryRelevance?
      }
      """,
    source: .documented,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("one relevance", .timeline(.at(0), .at(60, score: 5))),
    .accepts("zero, which says something", .timeline(.at(0, score: 0))),
    .rejects("none at all", .timeline(.at(0), .at(60)), at: .call()),
    .rejects(
      "none in two families is told once",
      .timeline(.at(0)), .timeline(.at(0), family: .systemMedium), at: .call()
    ),
    .accepts(
      "one family of two",
      .timeline(.at(0)), .timeline(.at(0, score: 5), family: .systemMedium)
    ),
    .accepts(
      "what the Lock Screen lacks, the Home Screen has",
      .timeline(.at(0), family: .accessoryCircular), .timeline(.at(0, score: 5))
    ),
    .rejects(
      "none in two kinds is told once", .timeline(.at(0)), .timeline(.at(0), kind: "Tides"),
      at: .call()),
    .rejects(
      "none in the two kinds of three that stacks can hold", .timeline(.at(0)),
      .timeline(.at(0), kind: "Tides"),
      .timeline(.at(0), kind: "Waves", family: .accessoryCircular), at: .call()),
    .rejects(
      "one kind of two", .timeline(.at(0, score: 5)), .timeline(.at(0), kind: "Tides"),
      at: .call()),
    .ignores("no timeline", .called(.placeholder)),
    .rejects(
      "none in several timelines, told at the first", .timeline(.at(0)),
      .timeline(.at(60), at: 60), at: .call()
    ),
    .ignores("no entries", .timeline()),
    .ignores(
      "Apple Watch, which does not read it", in: Setting(.watchOS), .timeline(.at(0))
    ),
    .ignores(
      "the Lock Screen, which has no stacks",
      .timeline(.at(0), family: .accessoryCircular)
    ),
  ]

  static let needs: [ProviderMode] = [.timeline]

  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    let verdicts = kindVerdicts(on: evidence)
    let found = verdicts.filter { $0.verdict.hasProblems }
    guard found.count > 1, !verdicts.contains(where: { $0.verdict == .problems([]) }),
      case .problems(var problems)? = found.first?.verdict
    else { return verdicts }
    // The others have no entries, or stand in no stack.
    let ranked =
      found.count == verdicts.count
      ? "none of \(found.count) widgets gives its entries"
      : "none of the \(found.count) widgets with entries in Smart Stacks gives them"
    problems[0].message = """
      \(ranked) a relevance: Smart Rotate shows them by habits and donations alone
      """
    let whole = SubjectVerdict(
      subject: CheckSubject(header: evidence.header), widget: found[0].widget, .problems(problems))
    return [whole]
      + verdicts.map { verdict in
        guard verdict.verdict.hasProblems else { return verdict }
        return SubjectVerdict(
          subject: verdict.subject, widget: verdict.widget,
          .notApplicable("no widget of the bundle sets a relevance"))
      }
  }

  func verdict(on kind: KindEvidence) -> Verdict {
    let ranked = kind.members.filter { $0.reasonForNoRanking == nil }
    guard !ranked.isEmpty else {
      let reason = kind.members.first?.reasonForNoRanking
      return .notApplicable(reason ?? "no timeline was asked for")
    }
    let timelines = ranked.flatMap(\.timelines).filter { !$0.entries.isEmpty }
    guard let first = timelines.first else { return .notApplicable("no timeline has an entry") }
    guard timelines.allSatisfy(\.relevant.isEmpty) else { return .problems([]) }
    let entries = timelines.reduce(0) { $0 + $1.entries.count }
    let count = MessageFormatter.count(entries, "entry has", "entries have")
    let message = """
      \(count) no relevance, in any timeline: Smart Rotate shows the widget by habits and \
      donations alone
      """
    return .problems([Problem(message, in: first.call)])
  }
}
