import WidgetFindings
import WidgetRecording

/// Objects to scores and durations that are no finite numbers.
struct RelevanceNotFiniteCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-not-finite",
    group: .relevance,
    summary: "Every score and duration is a finite number.",
    rationale: """
      A score that is not a number comes from a division by zero or a logarithm of nothing. \
      What the system does with it is not documented; this program counts it as not relevant.
      """,
    onDevice: "The widget is not rotated to when it should be, or for the wrong time.",
    repair: "Look at what is divided by, and limit the score to the scale that you mean.",
    sample: """
      let share = total > 0 ? done / total : 0
      """,
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("finite numbers", .timeline(.at(0, score: 1, minutes: 30))),
    .accepts("no relevance", .timeline(.at(0))),
    .rejects("a score of NaN", .timeline(.at(0), .at(60, score: .nan)), at: .entry(1)),
    .rejects(
      "an infinite duration", .timeline(.at(0, score: 1, minutes: .infinity)), at: .entry(0)
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    timeline.relevant.compactMap { entry in
      let (index, relevance) = (entry.position, entry.relevance)
      if !relevance.score.isFinite {
        let message = "the score of entry \(index) is \(relevance.score)"
        return Problem(message, in: timeline.call, entry: index, key: "score")
      }
      if !relevance.duration.isFinite {
        let message = "the duration of entry \(index) is \(relevance.duration)"
        return Problem(message, in: timeline.call, entry: index, key: "duration")
      }
      return nil
    }
  }
}
