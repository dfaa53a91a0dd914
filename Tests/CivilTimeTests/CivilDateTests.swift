import CivilTime
import Foundation
import TestSupport
import Testing

@Suite struct CivilDateTests {
  /// Foundation's calendar, for dates after the reform of 1582.
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func length(of month: Int, _ year: Int) -> Int {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  @Test func `every day from 1970 to 2400 follows the one before`() {
    var number = 0
    for year in 1970...2400 {
      for month in 1...12 {
        for day in 1...length(of: month, year) {
          let date = CivilDate(dayNumber: number)
          if (date.year, date.month, date.day) != (year, month, day) {
            Issue.record("day \(number) is \(date), not \(year)-\(month)-\(day)")
            return
          }
          if date.weekday != (number + 3) % 7 { Issue.record("\(date) is day \(date.weekday)") }
          number += 1
        }
      }
    }
    #expect(number == 157_420)
  }

  @Test func `the first day of every month from 1970 to 2400 is Foundation's`() throws {
    for year in 1970...2400 {
      for month in 1...12 {
        let date = try #require(CivilDate(year: year, month: month, day: 1))
        let other = DateComponents(year: year, month: month, day: 1)
        let instant = try #require(Self.calendar.date(from: other))
        guard instant.timeIntervalSince1970 == Double(date.dayNumber) * 86_400 else {
          Issue.record("\(date) is another day than \(instant)")
          return
        }
        // Foundation's Sunday is 1.
        let weekday = Self.calendar.component(.weekday, from: instant)
        if (weekday + 5) % 7 != date.weekday { Issue.record("\(date) is day \(date.weekday)") }
      }
    }
  }

  @Test(arguments: 0..<3)
  func `the number of a random day is that of its date`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let number = generator.number(in: -300_000_000...300_000_000)
      let date = CivilDate(dayNumber: number)
      #expect(CivilDate(year: date.year, month: date.month, day: date.day) == date)
      #expect((1...length(of: date.month, date.year)).contains(date.day))
      let next = CivilDate(dayNumber: number + 146_097)
      #expect((next.year, next.month, next.day) == (date.year + 400, date.month, date.day))
    }
  }

  @Test(arguments: [
    (1970, 1, 1, 0), (1969, 12, 31, -1), (2000, 2, 29, 11_016), (2000, 3, 1, 11_017),
    (2100, 3, 1, 47_541), (2026, 3, 2, 20_514), (1, 1, 1, -719_162), (0, 3, 1, -719_468),
    (0, 2, 29, -719_469), (-1, 12, 31, -719_529), (1582, 10, 15, -141_427),
  ])
  func `a date has its day's number`(_ year: Int, _ month: Int, _ day: Int, _ number: Int) {
    #expect(CivilDate(year: year, month: month, day: day)?.dayNumber == number)
    let date = CivilDate(dayNumber: number)
    #expect((date.year, date.month, date.day) == (year, month, day))
  }

  @Test(
    arguments: [
      (2026, 2, 29), (2100, 2, 29), (1900, 2, 29), (2024, 2, 30), (2026, 4, 31), (2026, 0, 1),
      (2026, 13, 1), (2026, 1, 0), (2026, 1, 32), (2026, 1, -5), (2026, -1, 1), (2026, 1, 400),
      (1_000_000, 1, 1), (-1_000_000, 1, 1), (.max - 1, 1, 1), (2026, .max, 1), (2026, 12, 100_000),
    ] as [(Int, Int, Int)])
  func `a date that the calendar does not have is none`(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(
    arguments: [
      (.min, 1, 1), (2026, 1, .max), (2026, 1, .min), (2026, .min, 1), (.max, 1, 1),
      (2026, 6, .max),
    ] as [(Int, Int, Int)])
  func `a number beyond all dates is none either`(_ year: Int, _ month: Int, _ day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    (2026, 3, 2, "2026-03-02"), (999, 12, 31, "0999-12-31"), (0, 1, 1, "0000-01-01"),
    (-1, 10, 5, "-0001-10-05"), (12_345, 6, 7, "12345-06-07"), (-12_345, 6, 7, "-12345-06-07"),
  ])
  func `a date is written as ISO 8601 writes it`(
    _ year: Int, _ month: Int, _ day: Int, _ text: String
  ) {
    #expect(CivilDate(year: year, month: month, day: day)?.description == text)
  }
}
