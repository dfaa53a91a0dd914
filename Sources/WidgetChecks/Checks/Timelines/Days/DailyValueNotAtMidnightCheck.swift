import WidgetFindings
import WidgetRecording

/// Notes a value of the day that is not renewed when the day begins.
struct DailyValueNotAtMidnightCheck: MemberCheck {
  /// The fewest timelines of a span that tell a beat from a few requests.
  private static let leastRenewals = 4

  static let descriptor = CheckDescriptor(
    id: "daily-value-not-at-midnight",
    group: .timelines,
    summary: "A value of the day is renewed at midnight, and only then.",
    rationale: """
      A day begins at midnight of the person's calendar, not 24 hours after the widget was last \
      asked. Asked shortly before and after midnight, the provider gives the same value and then \
      another: until its own next request the widget shows that of yesterday. A shorter beat \
      renews in time, and spends reloads on what changes once a day.
      """,
    onDevice: "In the morning the widget still shows yesterday's quote, date or streak.",
    repair: """
      Give the timeline an entry for the next midnight, and let the policy ask after that of the \
      day's end.
      """,
    sample: """
      let today = Calendar.current.startOfDay(for: .now)
      let midnight = Calendar.current.date(byAdding: .day, value: 1, to: today) ?? today
      let timeline = Timeline(
        entries: [entry(for: today), entry(for: midnight)], policy: .after(midnight))
      """,
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .rejects(
      "renewed a day after the request", in: Setting(hours: 48),
      shown("a", at: 480, again: 1920), probe("a", 1439), probe("b", 1441), at: .call(at: 480)),
    .accepts(
      "an entry for midnight", in: Setting(hours: 48),
      .timeline(.at(480, digest: "a"), .at(1440, digest: "b"), at: 480, policy: .never),
      probe("a", 1439), probe("b", 1441)),
    .accepts(
      "the same after midnight", in: Setting(hours: 48), shown("a", at: 480), probe("a", 1439),
      probe("a", 1441)),
    .accepts(
      "a value that had changed before", in: Setting(hours: 48), shown("a", at: 480),
      probe("b", 1439), probe("c", 1441)),
    .accepts(
      "a value that is another each time it is asked for", in: Setting(hours: 48),
      shown("a", at: 480, again: 1920), probe("c", 480), probe("a", 1439), probe("b", 1441)),
    .rejects(
      "a beat of two hours", in: Setting(hours: 48), shown("a", at: 1080), shown("a", at: 1200),
      shown("a", at: 1320), shown("b", at: 1440), shown("b", at: 1560), at: .call(at: 1200)),
    .accepts(
      "a beat that brings something new", in: Setting(hours: 48), shown("a", at: 1080),
      shown("c", at: 1200), shown("a", at: 1320), shown("b", at: 1440), shown("b", at: 1560)),
    .accepts(
      "a value that never changes", in: Setting(hours: 48), shown("a", at: 1080),
      shown("a", at: 1200), shown("a", at: 1320), shown("a", at: 1440), shown("a", at: 1560)),
    .ignores("a span within one day", in: Setting(hours: 12), shown("a", at: 0)),
  ]

  private static func shown(
    _ digest: ContentDigest, at minute: Double, again next: Double = 2880
  ) -> RecordingEvent {
    .delivered([.at(minute, digest: digest)], at: minute, policy: .after(minute: next))
  }

  private static func probe(_ digest: ContentDigest, _ minute: Double) -> RecordingEvent {
    .delivered([.at(minute, digest: digest)], at: minute, reason: nil) { $0.repetition = .asBefore }
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    let header = member.header
    let midnights = header.clock.instants(at: 0, in: header.span).filter { $0 > header.span.start }
    let probes = member.repetitions.filter { $0.mode == .timeline && $0.timeline != nil }
    guard !midnights.isEmpty || !probes.isEmpty else {
      return .notApplicable("no day begins within the span")
    }
    // Content that differs between two calls at one instant does not follow the day.
    let isUnsteady = probes.contains { probe in
      member.timelines.contains {
        $0.at == probe.at && $0.call.developerMode == probe.developerMode
          && $0.call.digest(at: probe.at) != probe.digest(at: probe.at)
      }
    }
    guard !isUnsteady else { return .problems([]) }
    let late = midnights.lazy.compactMap { self.lateness(at: $0, probes, of: member) }.first
    return .problems((late ?? idleBeat(midnights, of: member)).map { [$0] } ?? [])
  }

  /// The problem at a midnight before and after which the provider was asked: content that is late.
  private func lateness(
    at midnight: SimulatedInstant, _ probes: [RecordedCall], of member: MemberEvidence
  ) -> Problem? {
    guard let after = probes.first(where: { $0.at > midnight && $0.at <= midnight + 60 }),
      let before = probes.first(where: { $0.at < midnight && $0.at >= midnight - 60 }),
      let timeline = member.timelines.last(where: {
        $0.at < midnight && $0.call.counts(in: after.developerMode ?? .off)
      }),
      let shown = timeline.call.digest(at: midnight), shown == before.digest(at: before.at),
      timeline.call.digest(at: after.at) == shown, let new = after.digest(at: after.at),
      new != shown
    else { return nil }
    let next = member.timelines.first { $0.at > after.at }?.at
    let words = MessageFormatter(member.header)
    let until = next.map { "until \(words.instant($0))" } ?? "to the end of the span"
    return Problem(
      "the content changes at midnight, and yesterday's is shown \(until)", in: timeline.call)
  }

  /// The problem of regular reloads that bring new content at midnights alone.
  private func idleBeat(
    _ midnights: [SimulatedInstant], of member: MemberEvidence
  ) -> Problem? {
    let timelines = member.timelines.filter { $0.call.counts(in: .off) }
    guard timelines.count > Self.leastRenewals else { return nil }
    var contents: [ContentDigest] = []
    for (start, end) in zip([.distantPast] + midnights, midnights + [.distantFuture]) {
      let entries = timelines.lazy.filter { $0.at >= start && $0.at < end }.flatMap(\.entries)
      if let first = entries.first {
        guard let digest = first.digest, entries.allSatisfy({ $0.digest == digest }) else {
          return nil
        }
        contents.append(digest)
      }
    }
    let changes = zip(contents, contents.dropFirst()).count { $0 != $1 }
    let idle = timelines.count - 1 - changes
    guard changes > 0, idle >= Self.leastRenewals - 1 else { return nil }
    return Problem(
      "the content changes at midnight alone, and \(idle) of \(timelines.count) timelines bring "
        + "nothing new", in: timelines[1].call, key: "beat")
  }
}

extension RecordedCall {
  /// The content that the call's timeline shows at an instant; nil where it shows none.
  fileprivate func digest(at instant: SimulatedInstant) -> ContentDigest? {
    let due = entries.filter { $0.date <= instant }
    let entry = due.max { $0.date < $1.date } ?? entries.min { $0.date < $1.date }
    return entry?.digest
  }
}
