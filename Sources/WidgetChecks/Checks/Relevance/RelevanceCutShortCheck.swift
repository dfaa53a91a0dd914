import WidgetFindings
import WidgetRecording

/// Notes a relevance that the next entry ends before its duration is over.
struct RelevanceCutShortCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-cut-short",
    group: .relevance,
    summary: "A relevance lasts for its whole duration.",
    rationale: """
      Each relevance replaces the one before. Where the next entry's comes earlier than the \
      duration says, one of the two numbers is not what was meant.
      """,
    onDevice: "The moment is shorter than its duration says.",
    repair: "End the duration at the next entry's date, or leave out the next entry's relevance.",
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts(
      "a duration until the next",
      .timeline(.at(0, score: 5, minutes: 60), .at(60, score: 9, minutes: 60))),
    .accepts("no relevance in between", .timeline(.at(0, score: 5, minutes: 90), .at(60))),
    .accepts(
      "ended on purpose by zero", .timeline(.at(0, score: 5, minutes: 90), .at(60, score: 0))),
    .rejects(
      "the next comes too early",
      .timeline(.at(0, score: 5, minutes: 90), .at(60, score: 9, minutes: 30)), at: .entry(0)
    ),
    .accepts("a zero with a duration", .timeline(.at(0, score: 0, minutes: 90), .at(60, score: 9))),
    .accepts(
      "a duration without end, which another check is about",
      .timeline(.at(0, score: 5, minutes: .infinity), .at(60, score: 9))
    ),
    .accepts(
      "two at one moment, which another check is about",
      .timeline(.at(60, score: 5, minutes: 90), .at(60, score: 9))
    ),
    .accepts(
      "ended before anybody asked",
      .timeline(.at(0, score: 5, minutes: 90), .at(60, score: 9), at: 60)
    ),
    .accepts("a minute less", .timeline(.at(0, score: 5, minutes: 61), .at(60, score: 9))),
    .rejects(
      "half a second more than a minute less",
      .timeline(.at(0, score: 5, minutes: 60 + 60.5 / 60), .at(60, score: 9)), at: .entry(0)
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    let relevant = timeline.relevant.map { ($0, date: timeline.entries[$0.position].date) }
      .filter { Timeline.isUsable($0.date) }
    let ordered = timeline.rises ? relevant : relevant.stablySorted { $0.date < $1.date }
    return zip(ordered, ordered.dropFirst()).compactMap { pair in
      let ((one, start), (next, end)) = pair
      guard one.relevance.positiveScore != nil, one.relevance.duration.isFinite,
        next.relevance.positiveScore != nil, end > timeline.at, end > start
      else { return nil }
      let lost = start + one.relevance.duration - end
      guard lost > 60 else { return nil }
      let message = """
        the relevance of entry \(one.position) is ended by entry \(next.position), \
        \(MessageFormatter.span(lost)) before its duration is over
        """
      return Problem(message, in: timeline.call, entry: one.position)
    }
  }
}
