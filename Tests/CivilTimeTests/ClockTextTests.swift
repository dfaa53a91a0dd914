import CivilTime
import JSON
import TestSupport
import Testing

@Suite struct ClockTextTests {
  private let clock = LocalClock(timeZone: "America/Los_Angeles")

  @Test func `an instant is written as clocks and calendars show it`() {
    let instant: SimulatedInstant = 1_772_473_260
    #expect(clock.time(instant) == "09:41")
    #expect(clock.time(instant + 5.9) == "09:41:05")
    #expect(clock.day(instant) == "Mon 2 Mar")
    #expect(clock.moment(instant) == "Mon 2 Mar 2026, 09:41")
    #expect(clock.numericMoment(instant + 59) == "2026-03-02 09:41")
    #expect(clock.standard(instant + 7) == "2026-03-02T09:41:07")
    #expect(clock.offsetName(at: instant) == "UTC−08:00")
  }

  @Test func `instants before 1970 are shown too`() {
    let clock = LocalClock.universal
    #expect(clock.standard(-1) == "1969-12-31T23:59:59")
    #expect(clock.standard(-0.5) == "1969-12-31T23:59:59")
    #expect(clock.moment(-86_400) == "Wed 31 Dec 1969, 00:00")
    #expect(clock.offsetName(at: 0) == "UTC+00:00")
  }

  @Test func `each day of a week and each month has its name`() {
    let days = (0..<7).map { LocalClock.universal.day(SimulatedInstant(Double($0 + 4) * 86_400)) }
    #expect(
      days == [
        "Mon 5 Jan", "Tue 6 Jan", "Wed 7 Jan", "Thu 8 Jan", "Fri 9 Jan", "Sat 10 Jan", "Sun 11 Jan",
      ])
    let months = (1...12).compactMap { CivilDate(year: 2026, month: $0, day: 15) }
      .map { LocalClock.universal.day(SimulatedInstant(Double($0.dayNumber) * 86_400)).suffix(3) }
    #expect(months.joined() == "JanFebMarAprMayJunJulAugSepOctNovDec")
  }

  @Test(arguments: [
    (SimulatedInstant(.nan), "NaN"), (.distantFuture, "∞"), (.distantPast, "-∞"),
    (1e11, "1" + "00000000000.0"),
    (-2e300, "-2e+300"), (SimulatedInstant(.greatestFiniteMagnitude), "1.7976931348623157e+308"),
  ])
  func `an instant that no calendar shows is written as it is`(
    _ instant: SimulatedInstant, _ text: String
  ) {
    #expect(!LocalClock.canShow(instant))
    for written in [
      clock.time(instant), clock.day(instant), clock.moment(instant), clock.numericMoment(instant),
    ] {
      #expect(written == text)
    }
    #expect(clock.standard(instant) == "1970-01-01T00:00:00")
  }

  @Test(arguments: [0, -1, 99_999_999_999, -99_999_999_999, 0.5] as [SimulatedInstant])
  func `an instant of some thousand years can be shown`(_ instant: SimulatedInstant) {
    #expect(LocalClock.canShow(instant))
    #expect(clock.moment(instant).contains(", "))
  }
}

@Suite struct SimulatedInstantTests {
  @Test func `instants are seconds that can be moved and compared`() {
    let instant: SimulatedInstant = 100
    #expect(instant + 0.5 == 100.5)
    #expect(instant - Double(0.5) == SimulatedInstant(99.5))
    #expect(instant - SimulatedInstant(40) == 60.0)
    #expect(instant < 100.5 && instant <= 100 && instant >= 100 && !(instant >= 100.5))
    #expect(SimulatedInstant.distantPast < instant && instant < .distantFuture)
    #expect(SimulatedInstant(instant.date) == instant)
  }

  @Test func `what is not a number is neither before nor after`() {
    let nowhen = SimulatedInstant(.nan)
    #expect(nowhen.isNaN && !nowhen.isFinite)
    #expect(!(nowhen < 0) && !(nowhen > 0) && nowhen != nowhen)
    #expect(!(nowhen <= 0) && !(nowhen >= 0) && !(nowhen <= nowhen) && !(0 >= nowhen))
    #expect(SimulatedInterval(nowhen, 5).isEmpty)
    #expect(SimulatedInterval(0, nowhen).isEmpty)
    #expect(!SimulatedInterval(0, 10).contains(nowhen))
    #expect(!SimulatedInstant.distantFuture.isFinite && !SimulatedInstant.distantFuture.isNaN)
  }

  @Test(
    arguments: [
      (0, "0"), (1_772_460_000.25, "1772460000.25"), (.distantFuture, #""Infinity""#),
      (.distantPast, #""-Infinity""#), (-0.5, "-0.5"),
    ] as [(SimulatedInstant, String)])
  func `an instant is a number of JSON`(_ instant: SimulatedInstant, _ text: String) throws {
    #expect(instant.json == text)
    #expect(try SimulatedInstant(json: text) == instant)
    #expect(try SimulatedInstant(json: SimulatedInstant(.nan).json).isNaN)
    #expect(throws: JSONError.self) { try SimulatedInstant(json: #""tomorrow""#) }
  }

  @Test func `an interval has its start and not its end`() {
    let interval = SimulatedInterval(10, 20)
    #expect(interval.contains(10) && interval.contains(19.999))
    #expect(!interval.contains(20) && !interval.contains(9.999))
    #expect(interval.seconds == 10)
    #expect(!interval.isEmpty)
    for empty in [SimulatedInterval(10, 10), SimulatedInterval(20, 10)] {
      #expect(empty.isEmpty)
      #expect(![5, 10, 15, 20].contains { empty.contains($0) })
    }
    #expect(SimulatedInterval(.distantPast, .distantFuture).contains(0))
  }

  @Test(
    arguments: [
      ((0, 10), (5, 20), (5, 10)), ((5, 20), (0, 10), (5, 10)), ((0, 30), (5, 6), (5, 6)),
      ((0, 10), (.distantPast, .distantFuture), (0, 10)),
    ]
      as [(
        (SimulatedInstant, SimulatedInstant), (SimulatedInstant, SimulatedInstant),
        (SimulatedInstant, SimulatedInstant)
      )])
  func `two intervals share what lies in both`(
    _ one: (SimulatedInstant, SimulatedInstant), _ other: (SimulatedInstant, SimulatedInstant),
    _ shared: (SimulatedInstant, SimulatedInstant)
  ) {
    let clamped = SimulatedInterval(one.0, one.1).clamped(to: SimulatedInterval(other.0, other.1))
    #expect(clamped == SimulatedInterval(shared.0, shared.1))
    #expect(SimulatedInterval(0, 1).clamped(to: SimulatedInterval(2, 3)).isEmpty)
  }
}
