import WidgetFindings
import WidgetRecording

/// Objects to entries less than five minutes apart.
struct EntriesTooCloseCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "entries-too-close",
    group: .timelines,
    summary: "Entries are at least about five minutes apart.",
    rationale: """
      Apple's guidance is to leave at least about five minutes between entries. Closer ones \
      cost energy and memory and may be shown late or not at all; a countdown needs no \
      entries.
      """,
    onDevice: "The widget updates more slowly than its entries ask, and its archive grows.",
    repair: """
      Make fewer entries, and let `Text(date, style: .timer)` or `.relative` count between \
      them.
      """,
    sample: """
      Text(departure, style: .timer)
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("exactly five minutes", .timeline(.at(0), .at(5), .at(10))),
    .accepts("one moment, which another check is about", .timeline(.at(0), .at(0))),
    .rejects("a second less than five minutes", .timeline(.at(0), .at(299.0 / 60)), at: .entry(1)),
    .rejects("one minute", .timeline(.at(0), .at(1), .at(2)), at: .entry(1)),
    .rejects(
      "the closest of several is told", .timeline(.at(0), .at(4), .at(5)), at: .entry(1)),
    .accepts(
      "now and the next midnight", in: Setting(hours: 48),
      .timeline(.at(1438), .at(1440), .at(2880), at: 1438)),
    .rejects(
      "a minute before a midnight that is not now", in: Setting(hours: 48),
      .timeline(.at(60), .at(1438), .at(1440), at: 60), at: .entry(2, at: 60)),
    .rejects("close in date, not in position", .timeline(.at(0), .at(60), .at(3)), at: .entry(2)),
  ]

  func verdict(on member: MemberEvidence) -> Verdict {
    let clock = member.header.clock
    return .problems(member.timelines.flatMap { problems(in: $0, clock: clock) })
  }

  private func problems(in timeline: Timeline, clock: LocalClock) -> [Problem] {
    let dated = timeline.dated
    var count = 0
    var closest = Timeline.guidance
    var first: Timeline.Dated?
    for (one, next) in zip(dated, dated.dropFirst()) {
      let gap = next.date - one.date
      guard gap > 0, gap < Timeline.guidance else { continue }
      // A provider that is asked shortly before midnight has to tell both days.
      if one.date <= timeline.at, clock.midnight(before: next.date) == next.date { continue }
      count += 1
      closest = min(closest, gap)
      first = first ?? next
    }
    guard let first else { return [] }
    let message = """
      \(count) of \(MessageFormatter.count(dated.count, "entry", "entries")) \
      \(count == 1 ? "comes" : "come") less than 5 min after the one before, the closest \
      after \(MessageFormatter.span(closest))
      """
    return [
      Problem(message, in: timeline.call, entry: first.position)
        .lacking(timeline.call.shortageOfAnswers)
    ]
  }
}
