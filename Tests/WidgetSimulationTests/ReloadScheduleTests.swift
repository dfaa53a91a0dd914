import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct ReloadScheduleTests {
  private let day: SimulatedInstant = 86_400

  private func schedule(
    perDay: Int = 40, interval: Double = 300, _ mode: DeveloperMode = .off
  ) -> ReloadSchedule {
    ReloadSchedule(
      budget: RateLimit(perDay: perDay, minimumInterval: interval), developerMode: mode, start: 0
    )
  }

  private func entries(_ dates: SimulatedInstant...) -> [RecordedEntry] {
    dates.map { RecordedEntry(date: $0) }
  }

  /// Runs a provider that always answers alike and returns what was asked of it before the end.
  private func requests(
    _ schedule: ReloadSchedule, until end: SimulatedInstant,
    policy: (SimulatedInstant) -> ReloadPolicy,
    entries: (SimulatedInstant) -> [RecordedEntry] = { [RecordedEntry(date: $0)] }
  ) -> [ReloadRequest] {
    var schedule = schedule
    var result: [ReloadRequest] = []
    while let request = schedule.next(), request.at < end {
      result.append(request)
      guard request.reason != nil else { continue }
      schedule.delivered(
        RecordedTimeline(entries: entries(request.at), policy: policy(request.at)), at: request.at)
    }
    return result
  }

  @Test func `the first timeline is asked for at the start`() {
    var schedule = schedule()
    #expect(schedule.next() == ReloadRequest(at: 0, reason: .initial, cost: .counted))
    #expect(schedule.next() == nil)
  }

  @Test func `at end means the date of the latest entry`() {
    var schedule = schedule()
    _ = schedule.next()
    schedule.delivered(RecordedTimeline(entries: entries(0, 7200, 3600), policy: .atEnd), at: 0)
    #expect(schedule.next() == ReloadRequest(at: 7200, reason: .atEnd, cost: .counted))
  }

  @Test func `without a future the budget is spread over the day`() {
    for given in [entries(), entries(0), entries(-60, SimulatedInstant(.nan))] {
      var schedule = schedule(perDay: 48)
      _ = schedule.next()
      schedule.delivered(RecordedTimeline(entries: given, policy: .atEnd), at: 0)
      #expect(schedule.next()?.at == 1800)
    }
  }

  @Test func `after means its date, or at once where that is past`() {
    var schedule = schedule()
    _ = schedule.next()
    schedule.delivered(RecordedTimeline(entries: entries(0), policy: .after(4000)), at: 0)
    #expect(schedule.next() == ReloadRequest(at: 4000, reason: .after, cost: .counted))
    schedule.delivered(RecordedTimeline(entries: entries(0), policy: .after(-10)), at: 4000)
    #expect(schedule.next() == ReloadRequest(at: 4300, reason: .after, cost: .counted))
  }

  @Test func `never, and dates that are no numbers, ask nothing`() {
    for policy in [ReloadPolicy.never, .after(.distantFuture), .after(SimulatedInstant(.nan))] {
      var schedule = schedule()
      _ = schedule.next()
      schedule.delivered(RecordedTimeline(entries: entries(0), policy: policy), at: 0)
      #expect(schedule.next() == nil)
    }
    var endless = schedule()
    _ = endless.next()
    endless.delivered(RecordedTimeline(entries: entries(.distantFuture), policy: .atEnd), at: 0)
    #expect(endless.next() == nil)
  }

  @Test func `an exhausted budget rejects, and allows at the earliest instant`() {
    let asked = requests(schedule(perDay: 3), until: 172_800) { .after($0 + 3600) }
    let expected: [(SimulatedInstant, RequestReason?)] = [
      (0, .initial), (3600, .after), (7200, .after), (10_800, nil), (day, .after),
      (day + 3600, .after), (day + 7200, .after), (day + 10_800, nil),
    ]
    #expect(asked.map(\.at) == expected.map(\.0))
    #expect(asked.map(\.reason) == expected.map(\.1))
  }

  @Test func `in no rolling day are there more than the budget allows`() {
    let asked = requests(schedule(), until: 345_600) { .after($0 + 420) }
      .filter { $0.reason != nil }
    for request in asked {
      let inDay = asked.count { request.at - 86_400 < $0.at && $0.at <= request.at }
      #expect(inDay <= 40)
    }
    #expect(asked.count == 160)
  }

  @Test func `Developer Mode has no budget but keeps the interval`() {
    let asked = requests(schedule(.on), until: day) { .after($0) }
    #expect(asked.count == 288)
    #expect(asked.allSatisfy { $0.reason != nil })
  }

  @Test func `a policy that asks at once cannot stop time even without an interval`() {
    let asked = requests(schedule(perDay: 9, interval: 0, .on), until: 10) { .after($0) }
    #expect(asked.map(\.at) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }

  @Test func `a budget of nothing rejects the first request and asks no more`() {
    var schedule = schedule(perDay: 0)
    #expect(schedule.next()?.reason == nil)
    #expect(schedule.next() == nil)
  }

  @Test func `an interaction is answered at once and is free`() {
    var schedule = schedule(perDay: 1)
    _ = schedule.next()
    schedule.delivered(RecordedTimeline(entries: entries(0), policy: .after(3600)), at: 0)
    schedule.requestReload(at: 60, reason: .interaction)
    #expect(schedule.next() == ReloadRequest(at: 60, reason: .interaction, cost: .free))
    schedule.delivered(RecordedTimeline(entries: entries(0), policy: .after(3600)), at: 60)
    #expect(schedule.next() == ReloadRequest(rejectedAt: 3600))
    #expect(schedule.next() == ReloadRequest(at: day, reason: .after, cost: .counted))
  }

  @Test func `the app's reload waits for the interval and counts`() {
    var schedule = schedule()
    _ = schedule.next()
    schedule.delivered(RecordedTimeline(entries: entries(0), policy: .never), at: 0)
    schedule.requestReload(at: 100, reason: .appReload)
    #expect(schedule.next() == ReloadRequest(at: 300, reason: .appReload, cost: .counted))
    schedule.delivered(RecordedTimeline(entries: entries(0), policy: .never), at: 300)
    schedule.requestReload(at: 301, reason: .appReload, cost: .free)
    #expect(schedule.next() == ReloadRequest(at: 301, reason: .appReload, cost: .free))
  }

  @Test func `a refused reload of the app is made when the budget allows`() {
    var schedule = schedule(perDay: 1)
    _ = schedule.next()
    schedule.delivered(RecordedTimeline(entries: entries(0), policy: .never), at: 0)
    schedule.requestReload(at: 3600, reason: .appReload)
    schedule.requestReload(at: 1800, reason: .appReload)
    #expect(schedule.next() == ReloadRequest(rejectedAt: 1800))
    #expect(schedule.next() == ReloadRequest(rejectedAt: 3600))
    #expect(schedule.next() == ReloadRequest(at: day, reason: .appReload, cost: .counted))
    #expect(schedule.next() == nil)
  }

  @Test func `a failure is repeated after an hour, three times at most`() {
    var schedule = schedule()
    var times: [SimulatedInstant] = []
    while let request = schedule.next() {
      times.append(request.at)
      #expect(request.reason == .initial)
      schedule.failed(at: request.at)
    }
    #expect(times == [0, 3600, 7200])
  }

  @Test func `a success between failures starts the count anew`() {
    var schedule = schedule()
    for time in [0, 3600] as [SimulatedInstant] {
      #expect(schedule.next()?.at == time)
      schedule.failed(at: time)
    }
    #expect(schedule.next()?.at == 7200)
    schedule.delivered(RecordedTimeline(entries: entries(7200), policy: .after(9000)), at: 7200)
    #expect(schedule.next()?.at == 9000)
    schedule.failed(at: 9000)
    #expect(schedule.next() == ReloadRequest(at: 12_600, reason: .after, cost: .counted))
  }

  @Test func `times never go backwards`() {
    var schedule = schedule(perDay: 5)
    var last: SimulatedInstant = -1
    var seed: UInt64 = 7
    for step in 0..<2000 {
      guard let request = schedule.next() else { break }
      #expect(last <= request.at)
      last = request.at
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let pick = Double(seed >> 40)
      if step.isMultiple(of: 7) {
        schedule.requestReload(
          at: last + pick.truncatingRemainder(dividingBy: 900),
          reason: step.isMultiple(of: 2) ? .interaction : .appReload)
      }
      guard request.reason != nil else { continue }
      let next = last + (pick.truncatingRemainder(dividingBy: 7200) - 1800)
      schedule.delivered(
        RecordedTimeline(entries: entries(last), policy: .after(next)), at: last)
    }
  }
}
