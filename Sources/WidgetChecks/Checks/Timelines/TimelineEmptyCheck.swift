import WidgetFindings
import WidgetRecording

/// Objects to timelines without entries.
struct TimelineEmptyCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "timeline-empty",
    group: .timelines,
    summary: "Every timeline has at least one entry.",
    rationale: """
      A timeline without entries gives the system nothing to draw. It usually comes from data \
      that is not there yet, or from a filter that leaves nothing.
      """,
    onDevice: "The widget keeps its placeholder or goes on showing what it showed before.",
    repair: "Add an entry that says that there is nothing to show.",
    sample: """
      let entries = cards.isEmpty ? [CardEntry(date: .now, card: nil)] : cards.map(CardEntry.init)
      """,
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("one entry", .timeline(.at(0))),
    .rejects("no entries", .timeline(), at: .call()),
    .accepts(
      "a snapshot without an entry, which is no timeline", .timeline(.at(0)),
      .called(.snapshot, .entry(nil))
    ),
    .rejects(
      "the second of two", .timeline(.at(0)), .timeline(at: 60, policy: .never), at: .call(at: 60)
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    guard timeline.entries.isEmpty else { return [] }
    let message = "the timeline has no entries" + timeline.call.withoutNetwork
    return [Problem(message, in: timeline.call)]
  }
}
