import WidgetFindings
import WidgetRecording

/// Objects to timelines that begin after the request.
struct NothingToShowYetCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "nothing-to-show-yet",
    group: .timelines,
    summary: "A timeline begins with an entry for now.",
    rationale: """
      Apple says that a timeline starts with the current moment. Until the date of the first \
      entry comes there is nothing that the new timeline could show.
      """,
    onDevice: """
      The widget shows its placeholder, or what it showed before, until the first entry's \
      date.
      """,
    repair: "Add an entry dated now.",
    source: .documented,
    level: .warning
  )

  /// The seconds by which an entry is hardly ever planned ahead.
  private static let greatestPlan = 2 * 86_400.0

  static let examples: [Example] = [
    .accepts("an entry dated now", .timeline(.at(0), .at(60))),
    .accepts("an entry already over", .timeline(.at(-60), .at(60))),
    .accepts("a running clock", .timeline(.at(0.01), .at(60))),
    .rejects("the first entry in an hour", .timeline(.at(120), .at(60)), at: .entry(1)),
    .accepts("no entries, which another check is about", .timeline()),
    .accepts("a second later", .timeline(.at(1.0 / 60))),
    .accepts(
      "an entry dated when the provider had waited",
      .delivered([.at(0.5)]) { $0.updateAnswer { $0.waited = 30 } }),
    .rejects("a second and a half later", .timeline(.at(0.025)), at: .entry(0)),
    .accepts(
      "a computed date, which another check is about",
      .timeline(RecordedEntry(date: Setting.start + 3600, secondDate: Setting.start + 3601))
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    // A provider that waited answers later than it was asked.
    guard let first = timeline.dated.first, first.date > timeline.at + timeline.call.waited + 1,
      timeline.entries[first.position].secondDate == nil
    else { return [] }
    let away = first.date - timeline.at
    // A date that is written in the source is far from any day that is simulated.
    let hint =
      away > Self.greatestPlan
      ? "; where its date is a constant of the source, the manifest's environment.start can be near "
        + "it" : ""
    return [
      Problem(
        "the first entry comes \(MessageFormatter.span(away)) after the request\(hint)",
        in: timeline.call, entry: first.position)
    ]
  }
}
