import WidgetFindings
import WidgetRecording

/// Notes scores below zero.
struct RelevanceNegativeCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-negative",
    group: .relevance,
    summary: "No score is below zero.",
    rationale: """
      Apple documents that a score of zero or less means not relevant. A negative score says \
      no more than zero does, though it looks as if it did.
      """,
    onDevice: "The same as with a score of zero: the widget is not rotated to.",
    repair: "Give a score of 0 where the widget is not relevant.",
    source: .documented,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("zero", .timeline(.at(0, score: 0))),
    .rejects("below zero", .timeline(.at(0), .at(60, score: -5)), at: .entry(1)),
    .accepts("minus infinity, which another check is about", .timeline(.at(0, score: -.infinity))),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    timeline.relevant.compactMap { entry in
      let (index, score) = (entry.position, entry.relevance.score)
      guard score.isFinite, score < 0 else { return nil }
      let message =
        "the score of entry \(index) is \(MessageFormatter.number(score)), which counts as 0"
      return Problem(message, in: timeline.call, entry: index)
    }
  }
}
