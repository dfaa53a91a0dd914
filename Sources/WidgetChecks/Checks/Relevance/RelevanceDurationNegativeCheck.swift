import WidgetFindings
import WidgetRecording

/// Objects to durations below zero.
struct RelevanceDurationNegativeCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-duration-negative",
    group: .relevance,
    summary: "No duration is negative.",
    rationale: """
      A duration below zero comes from a subtraction the wrong way round, or from an event \
      that is over. The relevance has ended before it begins, so the score is never used.
      """,
    onDevice: "The widget is never rotated to for this entry.",
    repair: "Subtract the start from the end; give a score of 0 to entries after the event.",
    sample: """
      TimelineEntryRelevance(score: 10, duration: event.end.timeIntervalSince(entryDate))
      """,
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a duration of half an hour", .timeline(.at(0, score: 1, minutes: 30))),
    .accepts("a duration of zero", .timeline(.at(0, score: 1))),
    .rejects(
      "a duration the wrong way round",
      .timeline(.at(0), .at(60, score: 1, minutes: -30)), at: .entry(1)
    ),
    .accepts(
      "a duration that is not finite, which another check is about",
      .timeline(.at(0, score: 1, minutes: -.infinity))
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    timeline.relevant.compactMap { entry in
      let (index, duration) = (entry.position, entry.relevance.duration)
      guard duration.isFinite, duration < 0 else { return nil }
      let message = "the duration of entry \(index) is \(MessageFormatter.span(duration))"
      return Problem(message, in: timeline.call, entry: index)
    }
  }
}
