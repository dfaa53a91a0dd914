import WidgetFindings
import WidgetRecording

/// Objects to two entries at one instant.
struct EntriesAtSameDateCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "entries-at-same-date",
    group: .timelines,
    summary: "No two entries have the same date.",
    rationale: """
      The system shows one entry at a time. Of two entries with one date, one is never seen.
      """,
    onDevice: "One of the entries is skipped, and which one is not documented.",
    repair: "Leave one of them out, or give it the date from which it holds.",
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("dates that differ", .timeline(.at(0), .at(15))),
    .rejects("two entries at one moment", .timeline(.at(0), .at(15), .at(15)), at: .entry(2)),
    .rejects(
      "two entries at one moment that are not neighbours", .timeline(.at(0), .at(15), .at(0)),
      at: .entry(2)
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    guard !timeline.rises else { return [] }
    let dated = timeline.dated
    return zip(dated, dated.dropFirst()).compactMap { one, next in
      guard one.date == next.date else { return nil }
      return Problem(
        "entry \(next.position) has the same date as entry \(one.position)", in: timeline.call,
        entry: next.position
      )
    }
  }
}
