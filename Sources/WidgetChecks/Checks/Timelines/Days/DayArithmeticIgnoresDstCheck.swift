import WidgetFindings
import WidgetRecording

/// Objects to dates meant for midnight that miss it when the clocks change.
struct DayArithmeticIgnoresDstCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "day-arithmetic-ignores-dst",
    group: .timelines,
    summary: "A date that is meant for midnight is midnight on every day.",
    rationale: """
      A day has 23 or 25 hours when the clocks change. Adding 86 400 seconds to the start of \
      the day then gives one in the morning, or eleven at night of the same day.
      """,
    onDevice: "For an hour, the widget shows yesterday's content, or tomorrow's.",
    repair: "Let the calendar add days.",
    sample: """
      let today = Calendar.current.startOfDay(for: .now)
      let midnight = Calendar.current.date(byAdding: .day, value: 1, to: today)
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("midnight on an ordinary day", in: losAngeles, .timeline(.at(600), .at(1920))),
    .accepts(
      "midnight by the calendar", in: losAngeles, springForward([.at(spring + 24 * 60 - 60)])
    ),
    .rejects(
      "a day of 86 400 seconds", in: losAngeles, springForward([.at(spring + 24 * 60)]),
      at: .entry(1, at: spring + 30)
    ),
    .rejects(
      "a reload after 86 400 seconds", in: losAngeles,
      springForward([], policy: .after(minute: spring + 24 * 60)), at: .call(at: spring + 30)
    ),
    .accepts(
      "a reload every two hours", in: losAngeles,
      springForward([], policy: .after(minute: spring + 150)),
      .timeline(
        .at(spring + 22 * 60), at: spring + 22 * 60, policy: .after(minute: spring + 24 * 60))),
    .rejects(
      "a reload at the next midnight, from late in the evening", in: losAngeles,
      .timeline(.at(spring - 1410), at: spring - 1410, policy: .after(minute: spring)),
      .timeline(
        .at(spring + 22 * 60), at: spring + 22 * 60, policy: .after(minute: spring + 24 * 60)),
      at: .call(at: spring + 22 * 60)),
    .accepts(
      "one entry an hour", in: losAngeles,
      springForward((1..<30).map { .at(spring + Double($0) * 60) })
    ),
    .ignores("a zone without such days", .timeline(.at(0), .at(1440))),
    .accepts(
      "asked for the present in the last hour of a long day",
      in: Setting(hours: 840, timeZone: "Australia/Sydney"),
      .timeline(.at(autumn + 24 * 60), at: autumn + 24 * 60, policy: .never)
    ),
    .accepts(
      "asked at midnight, from when whole days are counted", in: losAngeles,
      .timeline(.at(spring), .at(spring + 24 * 60), at: spring, policy: .never)
    ),
    .rejects(
      "four entries in a day", in: losAngeles,
      springForward([600, 900, 24 * 60].map { .at(spring + $0) }), at: .entry(3, at: spring + 30)
    ),
    .accepts(
      "five entries in a day", in: losAngeles,
      springForward([600, 700, 900, 24 * 60].map { .at(spring + $0) })
    ),
    .rejects(
      "five entries in a day and a second", in: losAngeles,
      springForward([600, 900, 24 * 60].map { .at(spring + $0) } + [dayAndSecond]),
      at: .entry(3, at: spring + 30)
    ),
    .ignores(
      "the clocks change exactly a day after the span",
      in: Setting(hours: 130, timeZone: "America/Los_Angeles"), .timeline(.at(0), .at(1440))
    ),
  ]

  private static let losAngeles = Setting(hours: 240, timeZone: "America/Los_Angeles")
  /// Midnight of 8 March 2026 in Los Angeles, a day of 23 hours, in minutes after the start.
  private static let spring = 6.0 * 1440 + 8 * 60

  /// Midnight of 5 April 2026 in Sydney, a day of 25 hours, in minutes after the start.
  private static let autumn = 33.0 * 1440 + 13 * 60

  /// An entry a day and a second after the request of `springForward`.
  private static let dayAndSecond = RecordedEntry.at(spring + 30 + 1440 + 1.0 / 60)

  private static func springForward(
    _ entries: [RecordedEntry], policy: ReloadPolicy = .atEnd
  ) -> RecordingEvent {
    .delivered([.at(spring + 30)] + entries, at: spring + 30, policy: policy)
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    let clock = member.header.clock
    let span = member.header.span
    guard let change = clock.nextChange(after: span.start) else {
      return .notApplicable("the clocks never change in \(member.header.timeZone)")
    }
    guard change < span.end + RateLimit.day else {
      return .notApplicable("no clock changes in the span")
    }
    let timelines = member.timelines
    let reloads = Reloads(timelines, clock: clock)
    return .problems(
      timelines.flatMap { Self.problems(in: $0, reloads, clock: clock) })
  }

  /// The dates of a member's policies, by which those that are meant for midnight are known.
  private struct Reloads {
    /// The shortest time to a midnight that a single date is taken for.
    private static let shortest = 43_200.0

    private var count = 0
    private var midnights = 0

    init(_ timelines: [Timeline], clock: LocalClock) {
      for timeline in timelines {
        guard case .after(let date) = timeline.policy, Timeline.isUsable(date) else { continue }
        count += 1
        if clock.midnight(before: date) == date { midnights += 1 }
      }
    }

    /// Whether a date that misses midnight was meant for it: nearly all others are at midnight or,
    /// where there is no other, it is most of a day away.
    func mean(_ date: SimulatedInstant, askedAt instant: SimulatedInstant) -> Bool {
      count > 1 ? 5 * midnights >= 4 * (count - 1) : date - instant >= Self.shortest
    }
  }

  private static func problems(
    in timeline: Timeline, _ reloads: Reloads, clock: LocalClock
  ) -> [Problem] {
    let midnight = clock.midnight(before: timeline.at)
    let dated = timeline.dated
    guard timeline.at != midnight, let first = dated.first, let last = dated.last else { return [] }
    let missed = { (date: SimulatedInstant) -> String? in
      let distance = date - midnight
      guard distance.truncatingRemainder(dividingBy: 86_400) == 0,
        clock.midnight(before: date) != date
      else { return nil }
      return "lies a whole number of 24 h after midnight, and that is \(clock.time(date)) on a "
        + "day when the clocks change"
    }
    var problems: [Problem] = []
    // Entries by the hour are not meant for midnight in particular.
    if Double(dated.count) <= 2 * ((last.date - first.date) / 86_400).rounded(.up) + 2 {
      // An entry of the request's own moment was computed from nothing.
      problems = dated.filter { $0.date > timeline.at }.compactMap { entry in
        missed(entry.date).map {
          Problem("entry \(entry.position) \($0)", in: timeline.call, entry: entry.position)
        }
      }
    }
    if case .after(let date) = timeline.policy, let text = missed(date),
      reloads.mean(date, askedAt: timeline.at)
    {
      problems.append(Problem("the date of the policy \(text)", in: timeline.call))
    }
    return problems
  }
}
