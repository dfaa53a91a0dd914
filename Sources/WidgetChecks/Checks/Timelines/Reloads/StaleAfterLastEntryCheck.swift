import WidgetFindings
import WidgetRecording

/// Notes timelines whose last entry stays for far longer than the others.
struct StaleAfterLastEntryCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "stale-after-last-entry",
    group: .timelines,
    summary: "A timeline is renewed not long after its last entry.",
    rationale: """
      Entries that follow one another by the hour say that the content changes by the hour. \
      Where the next request is half a day after the last of them, or never, the last one \
      stays on screen far longer than it is true.
      """,
    onDevice: "The widget shows its last entry until somebody opens the app.",
    repair: """
      Use `.atEnd`, or a date shortly after the last entry; `.never` is right where the app reloads \
      the widget whenever its data change.
      """,
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("renewed at its end", .timeline(.at(0), .at(60))),
    .accepts("renewed an hour later", .timeline(.at(0), .at(60), policy: .after(minute: 120))),
    .accepts("one entry, which may hold for long", .timeline(.at(0), policy: .after(minute: 900))),
    .accepts("one entry for ever", .timeline(.at(0), policy: .never)),
    .accepts("renewed six hours later", .timeline(.at(0), .at(60), policy: .after(minute: 420))),
    .accepts(
      "renewed after four times the usual gap",
      .timeline(.at(0), .at(180), policy: .after(minute: 900))
    ),
    .rejects(
      "renewed a minute more than six hours later",
      .timeline(.at(0), .at(60), policy: .after(minute: 421)), at: .entry(1)
    ),
    .rejects(
      "renewed twelve hours later", .timeline(.at(0), .at(60), policy: .after(minute: 800)),
      at: .entry(1)
    ),
    .rejects("never renewed", .timeline(.at(0), .at(60), policy: .never), at: .entry(1)),
    .accepts("one moment twice", .timeline(.at(60), .at(60), policy: .never)),
    .accepts(
      "all are over, which another check is about",
      .timeline(.at(0), .at(60), at: 60, policy: .never)
    ),
    .rejects(
      "renewed three seconds more than six hours later",
      .timeline(.at(0), .at(60), policy: .after(minute: 420.05)), at: .entry(1)
    ),
    .rejects(
      "renewed after more than four times the usual gap",
      .timeline(.at(0), .at(180), policy: .after(minute: 901)), at: .entry(1)
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    let dated = timeline.dated
    guard let last = dated.last, let first = dated.first, first.date < last.date,
      last.date > timeline.at
    else { return [] }
    switch timeline.policy {
    case .never:
      return [
        Problem(
          "after entry \(last.position), the last of \(dated.count), no timeline is asked for",
          in: timeline.call, entry: last.position
        )
      ]
    case .after(let date):
      let gaps = zip(dated, dated.dropFirst()).map { $0.1.date - $0.0.date }
      let usual = gaps.reduce(0, max)
      guard date - last.date > max(6 * 3600, 4 * usual) else { return [] }
      let message = """
        the last entry stays for \(MessageFormatter.span(date - last.date)), the others for at most \
        \(MessageFormatter.span(usual))
        """
      return [Problem(message, in: timeline.call, entry: last.position)]
    case .atEnd: return []
    }
  }
}
