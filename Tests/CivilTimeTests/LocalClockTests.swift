import CivilTime
import Foundation
import TestSupport
import Testing

/// The clock against Foundation's calendar.
@Suite struct LocalClockTests {
  /// Zones with half hours and quarters, with and without summer time, far east and far west, and
  /// some whose clocks skip midnight or a whole day.
  static let zones = [
    "UTC", "America/Los_Angeles", "America/New_York", "America/St_Johns", "America/Sao_Paulo",
    "America/Havana", "America/Santiago", "Europe/Berlin", "Europe/London", "Europe/Dublin",
    "Africa/Casablanca", "Africa/Cairo", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tehran",
    "Asia/Beirut", "Asia/Gaza", "Asia/Pyongyang", "Asia/Tokyo", "Australia/Lord_Howe",
    "Australia/Adelaide", "Australia/Eucla", "Pacific/Auckland", "Pacific/Chatham",
    "Pacific/Apia", "Pacific/Kiritimati", "Pacific/Marquesas", "Antarctica/Troll",
  ]

  private func calendar(_ zone: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    return calendar
  }

  /// Random instants, and those beside a change of the clock.
  private func instants(_ clock: LocalClock, seed: UInt64) -> [SimulatedInstant] {
    var generator = SeededGenerator(seed: seed)
    var instants = (0..<40).map { _ in
      SimulatedInstant(Double(generator.number(in: 0...2_200_000_000)) + 0.75)
    }
    var change = SimulatedInstant(1_262_304_000)
    for _ in 0..<40 {
      guard let next = clock.nextChange(after: change) else { break }
      instants += [next - 1, next - 0.5, next, next + 1, next + 3600]
      change = next
    }
    return instants
  }

  @Test(arguments: zones)
  func `the clock and the calendar show what Foundation's show`(_ zone: String) throws {
    let clock = LocalClock(timeZone: zone)
    let calendar = try calendar(zone)
    for instant in instants(clock, seed: 1) {
      let reading = clock.reading(at: instant)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second, .weekday], from: instant.date)
      let date = try #require(
        CivilDate(year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0))
      let second = (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
      #expect(reading.date == date, "\(instant.secondsSince1970)")
      #expect(reading.secondOfDay == second, "\(instant.secondsSince1970)")
      #expect(clock.offset(at: instant) == calendar.timeZone.secondsFromGMT(for: instant.date))
    }
  }

  @Test(arguments: zones)
  func `a reading is that of its instant, and comes back to it`(_ zone: String) {
    let clock = LocalClock(timeZone: zone)
    for instant in instants(clock, seed: 2) {
      let whole = SimulatedInstant(instant.secondsSince1970.rounded(.down))
      let reading = clock.reading(at: whole)
      let again = clock.instant(of: reading.date, second: reading.secondOfDay)
      // A time that comes twice is found at its second coming.
      let isLater = again > whole && clock.reading(at: again) == reading
      #expect(again == whole || isLater, "\(whole.secondsSince1970)")
    }
  }

  @Test(arguments: zones)
  func `midnight is the start of Foundation's day`(_ zone: String) throws {
    let clock = LocalClock(timeZone: zone)
    let calendar = try calendar(zone)
    for instant in instants(clock, seed: 3) {
      let midnight = clock.midnight(before: instant)
      let start = SimulatedInstant(calendar.startOfDay(for: instant.date))
      #expect(midnight == start, "\(instant.secondsSince1970)")
      #expect(midnight <= instant)
    }
  }

  @Test(arguments: zones)
  func `a time of day comes once a day, in order and inside of the interval`(_ zone: String) throws
  {
    let clock = LocalClock(timeZone: zone)
    let start = clock.instant(of: try #require(CivilDate(year: 2026, month: 1, day: 1)), second: 0)
    let interval = SimulatedInterval(start, start + 366 * 86_400)
    for second in [0, 9 * 3600 + 41 * 60, 86_399] {
      let instants = clock.instants(at: second, in: interval)
      #expect((365...367).contains(instants.count))
      #expect(instants == instants.sorted())
      #expect(Set(instants).count == instants.count)
      #expect(instants.allSatisfy { interval.contains($0) })
      let odd = instants.filter { clock.reading(at: $0).secondOfDay != second }
      #expect(odd.count <= 2, "only a time that the clock skips is shown otherwise")
    }
  }

  /// Zones in which Foundation looks for a time of day in steps of an hour, and misses what a
  /// change by half an hour, by two, or at a quarter to three brings.
  static let unevenChanges = ["Australia/Lord_Howe", "Pacific/Chatham", "Antarctica/Troll"]

  @Test(arguments: zones.filter { !unevenChanges.contains($0) })
  func `the next time of day is the one that Foundation finds`(_ zone: String) throws {
    let clock = LocalClock(timeZone: zone)
    let calendar = try calendar(zone)
    for (number, instant) in instants(clock, seed: 11).enumerated() {
      let second = number * 7919 % 86_400
      let components = DateComponents(
        hour: second / 3600, minute: second / 60 % 60, second: second % 60)
      let next = calendar.nextDate(
        after: (instant - 0.5).date, matching: components, matchingPolicy: .nextTime)
      #expect(
        clock.next(second, from: instant) == next.map { SimulatedInstant($0) },
        "\(second) s of the day from \(instant.secondsSince1970)")
    }
  }

  @Test func `where a clock skips a time of day, the first instant after the change counts`() {
    // Chatham's clocks went from 2:45 to 3:45 at this instant, Lord Howe's from 2:00 to 2:30.
    let chatham = LocalClock(timeZone: "Pacific/Chatham")
    #expect(chatham.next(3 * 3600, from: 1_285_400_000) == 1_285_423_200)
    #expect(chatham.next(3 * 3600 + 45 * 60, from: 1_285_400_000) == 1_285_423_200)
    #expect(chatham.next(3 * 3600, from: 1_285_423_201) == 1_285_506_900)
    let lordHowe = LocalClock(timeZone: "Australia/Lord_Howe")
    #expect(lordHowe.reading(at: 1_286_033_400).secondOfDay == 2 * 3600 + 30 * 60)
    #expect(lordHowe.next(2 * 3600 + 10 * 60, from: 1_286_030_000) == 1_286_033_400)
  }

  @Test func `a time that comes twice counts once, and at its second coming if only that is left`()
  {
    // New York's clocks were put back from two to one at 1,762,063,200.
    let clock = LocalClock(timeZone: "America/New_York")
    let first: SimulatedInstant = 1_762_061_400
    let day = SimulatedInterval(first - 7200, first + 80_000)
    #expect(clock.instants(at: 5400, in: day) == [first])
    #expect(clock.instants(at: 5400, in: SimulatedInterval(first + 1, day.end)) == [first + 3600])
  }

  @Test func `a time of day in a zone that is not known never comes`() {
    #expect(LocalClock(timeZone: "Nowhere/Nowhere").next(0, from: 0) == nil)
  }

  @Test func `a time is found at the interval's start, and not at its end`() {
    let clock = LocalClock.universal
    #expect(clock.instants(at: 0, in: SimulatedInterval(0, 86_400)) == [0])
    #expect(clock.instants(at: 0, in: SimulatedInterval(0, 86_400.5)) == [0, 86_400])
    #expect(clock.instants(at: 0, in: SimulatedInterval(1, 86_400)).isEmpty)
    #expect(clock.instants(at: 60, in: SimulatedInterval(100, 50)).isEmpty)
  }

  @Test func `a clock is put forward and back`() throws {
    let clock = LocalClock(timeZone: "Europe/Berlin")
    let spring = try #require(clock.nextChange(after: 1_772_460_000))
    #expect(clock.numericMoment(spring) == "2026-03-29 03:00")
    #expect(clock.numericMoment(spring - 1) == "2026-03-29 01:59")
    #expect(clock.offsetName(at: spring - 1) == "UTC+01:00")
    #expect(clock.offsetName(at: spring) == "UTC+02:00")
    let autumn = try #require(clock.nextChange(after: spring))
    #expect(clock.numericMoment(autumn) == "2026-10-25 02:00")
    #expect(LocalClock.universal.nextChange(after: 0) == nil)
  }

  @Test(arguments: [
    "Europe/Berlin", "America/Los_Angeles", "America/St_Johns", "Australia/Lord_Howe",
    "Pacific/Chatham",
  ])
  func `a time that comes twice is its second, and one that is skipped counts on`(
    _ zone: String
  ) throws {
    let clock = LocalClock(timeZone: zone)
    let start = try #require(CivilDate(year: 2026, month: 1, day: 1))
    let changes = try [0.0, 200].map { days in
      try #require(
        clock.nextChange(after: SimulatedInstant((Double(start.dayNumber) + days) * 86_400)))
    }
    for change in changes {
      let (before, after) = (clock.offset(at: change - 1), clock.offset(at: change))
      let date = clock.reading(at: change).date
      let step = Double(after - before)
      // The time that the clock would show some minutes after the change, had nothing happened.
      let shown = clock.reading(at: change - 1).secondOfDay + 1 + 600
      let found = clock.instant(of: date, second: step > 0 ? shown : shown + Int(step))
      #expect(found == change + 600, "\(zone)")
      if step < 0 {
        #expect(clock.reading(at: found) == clock.reading(at: found + step))
      } else {
        #expect(clock.reading(at: found).secondOfDay == shown + Int(step))
      }
    }
  }

  @Test(arguments: ["Nowhere/Else", "", "America/", "UTC+99", "../../etc/passwd"])
  func `an unknown zone is taken for UTC`(_ zone: String) {
    let clock = LocalClock(timeZone: zone)
    for instant in [0, 1_772_460_000.5, -1] as [SimulatedInstant] {
      #expect(clock.offset(at: instant) == 0)
      #expect(clock.reading(at: instant) == LocalClock.universal.reading(at: instant))
      #expect(clock.midnight(before: instant) == LocalClock.universal.midnight(before: instant))
    }
    #expect(clock.nextChange(after: 0) == nil)
    #expect(clock.instants(at: 0, in: SimulatedInterval(0, 1e6)).isEmpty)
  }
}
