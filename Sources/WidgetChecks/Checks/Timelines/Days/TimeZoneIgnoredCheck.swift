import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to schedules that follow the midnight of one time zone wherever the user is.
struct TimeZoneIgnoredCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "time-zone-ignored",
    group: .timelines,
    summary: "A day begins at midnight of the user's time zone.",
    rationale: """
      Days, hours and dates are those of the place where the user is. A schedule that names the \
      same instants in every time zone, and means midnight in one of them, was made with a \
      calendar or date formatter of a fixed time zone.
      """,
    onDevice:
      "Away from that time zone the day changes in the afternoon, or in the night's middle.",
    repair: "Use the current calendar, and set a time zone only where the content has a place.",
    sample: """
      let tomorrow = Calendar.current.startOfDay(for: .now.addingTimeInterval(86_400))
      """,
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("midnight of each place", days([1440, 2880]))
      .and(in: kolkata, days([1110, 2550])),
    .accepts("a schedule that counts from now", hourly).and(in: kolkata, hourly),
    .accepts("every eighteen hours from now", days([1080], at: 360), days([2160], at: 1080))
      .and(in: kolkata, days([1080], at: 360), days([2160], at: 1080)),
    .rejects(
      "midnight in Greenwich wherever one is", days([1440], at: 360), days([2880], at: 1440),
      at: .call(at: 360)
    ).and(in: kolkata, days([1440], at: 360), days([2880], at: 1440)),
    .rejects(
      "two days of Kolkata in every place", days([1110, 2550], at: 360), at: .call(at: 360)
    ).and(in: kolkata, days([1110, 2550], at: 360)),
    .ignores("one time zone alone", days([1440], at: 360), days([2880], at: 1440)),
    .ignores("one zone in two languages", days([1440], at: 360), days([2880], at: 1440))
      .and(in: Setting(matrixEntry: "ar_SA"), days([1440], at: 360), days([2880], at: 1440)),
    .ignores(
      "seen from another environment than the base", in: kolkata, days([1440], at: 360),
      days([2880], at: 1440)
    ).and(in: Setting(), days([1440], at: 360), days([2880], at: 1440)),
    .rejects(
      "whatever other widgets do there", days([1440], at: 360), days([2880], at: 1440),
      at: .call(at: 360)
    ).and(
      in: kolkata, days([1440], at: 360), days([2880], at: 1440),
      days([777], at: 360, kind: "Tides"), days([777], at: 360, family: .systemMedium),
      .delivered([.at(777)], at: 360) { $0.configuration = .named("elsewhere") }
    ),
    .accepts(
      "two midnights among six dates", days([500, 700, 1440], at: 360),
      days([1600, 1800, 2880], at: 1440)
    ).and(
      in: kolkata, days([500, 700, 1440], at: 360), days([1600, 1800, 2880], at: 1440)
    ),
    .accepts(
      "two midnights among five dates", days([700, 800, 1440], at: 360),
      days([1800, 2880], at: 1440)
    ).and(in: kolkata, days([700, 800, 1440], at: 360), days([1800, 2880], at: 1440)),
    .rejects(
      "two midnights among four dates", days([700, 1440], at: 360), days([1800, 2880], at: 1440),
      at: .call(at: 360)
    ).and(in: kolkata, days([700, 1440], at: 360), days([1800, 2880], at: 1440)),
    .accepts("the same time from now", days([1440], at: 360), days([2880], at: 1800))
      .and(in: kolkata, days([1440], at: 360), days([2880], at: 1800)),
    .accepts("whole days from now", days([1440, 2880], at: 0))
      .and(in: kolkata, days([1440, 2880], at: 0)),
    .rejects(
      "each family is told", days([1440], at: 420), days([2880], at: 1440),
      days([1440], family: .systemMedium), days([2880], at: 1440, family: .systemMedium),
      at: .call(at: 360), .call(at: 420)
    ).and(
      in: kolkata, days([1440], at: 420), days([2880], at: 1440),
      days([1440], family: .systemMedium), days([2880], at: 1440, family: .systemMedium)
    ),
    .rejects(
      "what Developer Mode adds counts for nothing", days([1440]), days([2880], at: 1440),
      .timeline(.at(0), .at(777), in: .on), at: .call(at: 360)
    ).and(in: kolkata, days([1440]), days([2880], at: 1440)),
    .rejects(
      "policies that ask for midnight in Greenwich", asked(at: 360, for: 1440),
      asked(at: 1500, for: 2880), at: .call(at: 360)
    ).and(in: kolkata, asked(at: 360, for: 1440), asked(at: 1500, for: 2880)),
    .accepts(
      "policies whose dates are over", asked(at: 360, for: 1440), asked(at: 1440, for: 1440),
      asked(at: 1500, for: 1440)
    ).and(
      in: kolkata, asked(at: 360, for: 1440), asked(at: 1440, for: 1440),
      asked(at: 1500, for: 1440)),
    .accepts(
      "policies that ask for the distant future", asked(at: 360, for: distant),
      asked(at: 800, for: distant)
    ).and(in: kolkata, asked(at: 360, for: distant), asked(at: 800, for: distant)),
    .ignores("the other time zone at another time", days([1440]), days([2880], at: 1440))
      .and(
        in: Setting(delayed: 60, timeZone: "Asia/Kolkata", matrixEntry: "Asia/Kolkata"),
        days([1440]),
        days([2880], at: 1440)),
    .rejects(
      "four dates in a day count, and one of them is midnight", days([500, 600, 700, 1440]),
      days([2880], at: 1500), days([4320], at: 2900), at: .call(at: 360)
    ).and(
      in: kolkata, days([500, 600, 700, 1440]), days([2880], at: 1500), days([4320], at: 2900)),
    .rejects(
      "five dates in a day are a schedule by the hour, and the next ones are midnight",
      days([500, 600, 650, 700, 1440]), days([2880], at: 1500), days([4320], at: 2900),
      at: .call(at: 1500)
    ).and(
      in: kolkata, days([500, 600, 650, 700, 1440]), days([2880], at: 1500),
      days([4320], at: 2900)),
    .accepts(
      "five dates in a day and a second count, and few of them are midnight",
      days([500, 600, 700, 1440, 1800 + 1.0 / 60]), days([2880], at: 1500),
      days([4320], at: 2900)
    ).and(
      in: kolkata, days([500, 600, 700, 1440, 1800 + 1.0 / 60]), days([2880], at: 1500),
      days([4320], at: 2900)),
  ]

  static let needs: [ProviderMode] = [.timeline]

  private static let kolkata = Setting(timeZone: "Asia/Kolkata", matrixEntry: "Asia/Kolkata")

  private static let hourly = RecordingEvent.delivered(
    (6...60).map { .at(Double($0) * 60) }, at: 360)

  private static func days(
    _ minutes: [Double], at request: Double = 360, kind: String = "Weather",
    family: FamilyName = .systemSmall
  ) -> RecordingEvent {
    .delivered(
      [.at(request)] + minutes.map { .at($0) }, at: request, kind: kind, family: family)
  }

  /// A timeline whose policy names a minute.
  private static func asked(at request: Double, for minute: Double) -> RecordingEvent {
    .timeline(.at(request), at: request, policy: .after(minute: minute))
  }

  /// The minutes from the start to `Date.distantFuture`.
  private static let distant = (Timeline.distant.upperBound - Setting.start) / 60

  func verdict(on kind: KindEvidence) -> Verdict {
    let others = kind.elsewhere.filter {
      $0.header.timeZone != kind.header.timeZone && $0.header.span.start == kind.header.span.start
    }
    guard kind.header.matrixEntry == nil, !others.isEmpty else {
      return .notApplicable("the matrix has no other time zone")
    }
    let zones = [kind.header.timeZone] + others.map(\.header.timeZone)
    return .problems(
      kind.members.compactMap { member in
        let schedule = Schedule(member.calls)
        guard others.allSatisfy({ Schedule(calls(of: member, in: $0)).dates == schedule.dates }),
          let zone = (["UTC"] + zones).first(where: schedule.meansMidnight)
        else { return nil }
        let message =
          "\(schedule.midnights(in: zone).count) dates mean midnight in \(zone), and are the same "
          + "in \(zones.count) time zones"
        return Problem(
          message, in: schedule.first, key: "\(member.member.family.rawValue)/\(zone)")
      }
    )
  }

  private func calls(of member: MemberEvidence, in other: Recording) -> [RecordedCall] {
    other.calls.filter {
      $0.kind == member.member.kind && $0.family == member.member.family
        && $0.configuration == member.member.configuration
    }
  }
}

/// The dates for which the timelines of one member ask, without the schedule by the hour.
private struct Schedule {
  /// A date, and how long after its request it lies.
  struct Date: Hashable {
    var at: SimulatedInstant
    var distance: Double
  }

  /// The dates after their requests.
  let dates: Set<Date>
  /// The first timeline that has one.
  let first: RecordedCall?

  init(_ calls: [RecordedCall]) {
    var dates: Set<Date> = []
    var first: RecordedCall?
    for timeline in calls.compactMap({ Timeline($0) }) where timeline.call.developerMode != .on {
      let ahead = timeline.dated.map(\.date).filter { $0 > timeline.at }
      let days = ((ahead.last ?? timeline.at) - timeline.at) / 86_400
      var meant = Double(ahead.count) <= 2 * days.rounded(.up) + 2 ? ahead : []
      if case .after(let date) = timeline.policy, Timeline.isUsable(date), date > timeline.at {
        meant.append(date)
      }
      dates.formUnion(meant.map { Date(at: $0, distance: $0 - timeline.at) })
      if !meant.isEmpty, first == nil { first = timeline.call }
    }
    self.dates = dates
    self.first = first
  }

  /// The dates that are midnight in a time zone.
  func midnights(in zone: String) -> Set<Date> {
    let clock = LocalClock(timeZone: zone)
    return dates.filter { date in
      let local = date.at.secondsSince1970 + Double(clock.offset(at: date.at))
      return local.truncatingRemainder(dividingBy: RateLimit.day) == 0
    }
  }

  /// Whether dates are midnight in a time zone and no interval from now explains them.
  func meansMidnight(in zone: String) -> Bool {
    let midnights = midnights(in: zone)
    return 2 * midnights.count >= dates.count
      && Set(midnights.map(\.distance)).count > 1
      && midnights.contains { $0.distance.truncatingRemainder(dividingBy: 86_400) != 0 }
  }
}
