import WidgetFindings
import WidgetRecording

/// Objects to entries whose dates run backwards.
struct EntriesOutOfOrderCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "entries-out-of-order",
    group: .timelines,
    summary: "No entry is dated before its predecessor.",
    rationale: """
      The system shows the entry whose date has come. What it does with entries that are not \
      in order is not documented, and a date that runs backwards is mostly a mistake in the \
      arithmetic.
      """,
    onDevice: """
      The order in which the entries are shown is not the order in which they were given, or \
      some are never shown.
      """,
    repair: "Sort the entries by date, or repair the arithmetic that made the date.",
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("dates that rise", .timeline(.at(0), .at(15), .at(30))),
    .accepts("a single entry", .timeline(.at(0))),
    .accepts("two entries at one moment", .timeline(.at(0), .at(15), .at(15))),
    .rejects(
      "a date that runs backwards", .timeline(.at(0), .at(30), .at(15)), at: .entry(2)
    ),
    .rejects(
      "the same mistake in later timelines is told once",
      .timeline(.at(0), .at(30), .at(15)), .timeline(.at(60), .at(90), .at(75), at: 60),
      at: .entry(2)
    ),
    .accepts(
      "a date in the distant past, which another check is about",
      .timeline(.at(0), RecordedEntry(date: Timeline.distant.lowerBound))
    ),
    .accepts(
      "a date in the distant future, which another check is about",
      .timeline(RecordedEntry(date: Timeline.distant.upperBound), .at(0))
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    guard !timeline.rises else { return [] }
    let entries = timeline.entries
    return entries.indices.dropFirst().compactMap { index in
      let (date, earlier) = (entries[index].date, entries[index - 1].date)
      guard Timeline.isUsable(date), Timeline.isUsable(earlier), date < earlier else { return nil }
      let before = MessageFormatter.span(earlier - date)
      let message = "entry \(index) is dated \(before) before entry \(index - 1)"
      return Problem(message, in: timeline.call, entry: index)
    }
  }
}
