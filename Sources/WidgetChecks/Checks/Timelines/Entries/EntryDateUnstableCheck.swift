import WidgetFindings
import WidgetRecording

/// Objects to entries whose date is another at every reading.
struct EntryDateUnstableCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "entry-date-unstable",
    group: .timelines,
    summary: "An entry's date is a stored value.",
    rationale: """
      A computed `date` that returns `Date()` gives another instant each time the system reads \
      it, so the entry's moment never comes or has always come.
      """,
    onDevice: "The entry is shown at a moment that nobody chose, or never.",
    repair: "Store the date.",
    sample: """
      struct CardEntry: TimelineEntry {
        let date: Date
      }
      """,
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a stored date", .timeline(.at(0))),
    .rejects("a computed date", .timeline(.at(0), moving), at: .entry(1)),
    .accepts(
      "the same at the second reading",
      .timeline(RecordedEntry(date: Setting.start, secondDate: Setting.start))
    ),
  ]

  private static let moving = RecordedEntry(
    date: Setting.start + 3600, secondDate: Setting.start + 3600.25
  )

  func problems(in timeline: Timeline) -> [Problem] {
    timeline.detailed.compactMap { index in
      let entry = timeline.entries[index]
      guard let second = entry.secondDate, second != entry.date else { return nil }
      var problem = Problem(
        "the date of entry \(index) is another at the second reading", in: timeline.call,
        entry: index
      )
      problem.declaration = .entry
      return problem
    }
  }
}
