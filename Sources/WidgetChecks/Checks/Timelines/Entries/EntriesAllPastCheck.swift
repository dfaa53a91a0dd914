import WidgetFindings
import WidgetRecording

/// Objects to timelines of several entries that are all over or current.
struct EntriesAllPastCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "entries-all-past",
    group: .timelines,
    summary: "A timeline of several entries has one that is still to come.",
    rationale: """
      Of the entries at or before the request only the latest is shown. Where no other is \
      still to come, all but one are wasted, and the timeline ends as it begins. It mostly \
      comes from dates that are counted from the start of the day.
      """,
    onDevice: """
      Only the last entry is ever seen, and the system picks the time of the next request.
      """,
    repair: "Count the dates from the moment of the request, and leave out what is over.",
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("entries to come", .timeline(.at(0), .at(60))),
    .accepts("one entry, which is current", .timeline(.at(-60))),
    .accepts("some are over, others to come", .timeline(.at(-60), .at(0), .at(60))),
    .accepts("one moment, which another check is about", .timeline(.at(0), .at(0))),
    .rejects("all are over", .timeline(.at(0), .at(60), at: 120), at: .call(at: 120)),
    .rejects("the last is current", .timeline(.at(0), .at(60), at: 60), at: .call(at: 60)),
    .rejects(
      "two are over before the last", .timeline(.at(0), .at(30), .at(60), at: 120),
      at: .call(at: 120)
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    let dated = timeline.dated
    guard let first = dated.first, let last = dated.last, first.date < last.date,
      last.date <= timeline.at
    else { return [] }
    let over = dated.count { $0.date < last.date }
    let message = """
      none of the \(dated.count) entries is still to come, \
      \(MessageFormatter.count(over, "is", "are")) over and never shown
      """
    return [Problem(message, in: timeline.call)]
  }
}
