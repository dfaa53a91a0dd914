import WidgetFindings
import WidgetRecording

/// Notes entries that all have one and the same score.
struct RelevanceFlatCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-flat",
    group: .relevance,
    summary: "Scores tell more relevant moments from less relevant ones.",
    rationale: """
      Scores of one widget are compared with one another. Where every entry has the same one, \
      there is nothing to rank by, and the score could as well be left out.
      """,
    onDevice: "No moment of the widget is preferred to another.",
    repair: """
      Give higher scores to the moments that matter more, and 0 to those that do not matter.
      """,
    source: .documented,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("scores that differ", .timeline(.at(0, score: 5), .at(60, score: 10))),
    .accepts("a score and zero", .timeline(.at(0, score: 5), .at(60, score: 0))),
    .accepts("a score in one entry of two", .timeline(.at(0, score: 5, minutes: 30), .at(60))),
    .accepts("a single entry", .timeline(.at(0, score: 5))),
    .rejects(
      "one score everywhere", .timeline(.at(0, score: 5), .at(60, score: 5)), at: .entry(0)
    ),
    .rejects(
      "one score in every timeline", .timeline(.at(0, score: 5)),
      .timeline(.at(60, score: 5), at: 60), at: .entry(0)
    ),
    .ignores("no scores", .timeline(.at(0), .at(60))),
    .accepts("zero everywhere", .timeline(.at(0, score: 0), .at(60, score: 0))),
    .rejects(
      "a small score everywhere", .timeline(.at(0, score: 0.5), .at(60, score: 0.5)), at: .entry(0)
    ),
    .accepts(
      "a score that is not finite, which another check is about",
      .timeline(.at(0, score: .infinity), .at(60, score: .infinity))
    ),
  ]

  func verdict(on member: MemberEvidence) -> Verdict {
    if let reason = member.reasonForNoRanking { return .notApplicable(reason) }
    let timelines = member.timelines.filter { !$0.entries.isEmpty }
    let relevant = timelines.lazy.flatMap(\.relevant)
    guard let score = relevant.first?.relevance.score else {
      return .notApplicable("no entry has a relevance")
    }
    let count = timelines.reduce(0) { $0 + $1.entries.count }
    guard count > 1, score > 0, score.isFinite,
      timelines.allSatisfy({ $0.relevant.count == $0.entries.count }),
      relevant.allSatisfy({ $0.relevance.score == score }), let first = timelines.first
    else { return .problems([]) }
    let message = "all \(count) entries have the score \(MessageFormatter.number(score))"
    return .problems([Problem(message, in: first.call, entry: 0)])
  }
}
