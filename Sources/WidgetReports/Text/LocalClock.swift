import Foundation

/// Instants as a clock on the wall of the simulated place shows them.
struct LocalClock {
  /// The parts of a date and time of day.
  struct Reading: Hashable {
    var year: Int
    var month: Int
    var day: Int
    /// Days since 1970-01-01 on the local calendar.
    var dayNumber: Int
    /// Whole seconds since local midnight, by the clock.
    var secondOfDay: Int
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private let zone: TimeZone?

  /// The clock of Greenwich.
  static let universal = Self(timeZone: "UTC")

  /// Creates the clock of a time zone; one that nobody knows is taken for UTC.
  init(timeZone identifier: String) {
    zone = TimeZone(identifier: identifier)
  }

  /// Whether an instant is one that a calendar can show.
  static func canShow(_ instant: Double) -> Bool {
    instant.isFinite && abs(instant) < 1e11
  }

  /// The seconds by which local time is ahead of Greenwich.
  func offset(at instant: Double) -> Int {
    zone?.secondsFromGMT(for: Date(timeIntervalSince1970: instant)) ?? 0
  }

  /// The next instant at which the clock is put forward or back.
  func nextChange(after instant: Double) -> Double? {
    zone?.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: instant))?
      .timeIntervalSince1970
  }

  /// Returns what the clock and the calendar show.
  func reading(at instant: Double) -> Reading {
    let local = Int(instant.rounded(.down)) + offset(at: instant)
    let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
    let (year, month, dayOfMonth) = Self.date(ofDay: day)
    return Reading(
      year: year, month: month, day: dayOfMonth, dayNumber: day, secondOfDay: local - day * 86_400
    )
  }

  /// Returns the time of day, such as `09:41`; seconds only where there are any.
  func time(_ instant: Double) -> String {
    guard Self.canShow(instant) else { return NumberText.score(instant) }
    let second = reading(at: instant).secondOfDay
    let time = Self.padded(second / 3600) + ":" + Self.padded(second / 60 % 60)
    return second % 60 == 0 ? time : time + ":" + Self.padded(second % 60)
  }

  /// Returns the day, such as `Mon 2 Mar`.
  func day(_ instant: Double) -> String {
    guard Self.canShow(instant) else { return NumberText.score(instant) }
    let reading = reading(at: instant)
    let weekday = Self.weekdays[((reading.dayNumber + 3) % 7 + 7) % 7]
    return "\(weekday) \(reading.day) \(Self.months[reading.month - 1])"
  }

  /// Returns the day with its year, and the time of day.
  func moment(_ instant: Double) -> String {
    guard Self.canShow(instant) else { return NumberText.score(instant) }
    return "\(day(instant)) \(reading(at: instant).year), \(time(instant))"
  }

  /// Returns the distance from Greenwich, such as `UTC−08:00`.
  func offsetName(at instant: Double) -> String {
    let minutes = abs(offset(at: instant)) / 60
    let sign = offset(at: instant) < 0 ? "−" : "+"
    return "UTC\(sign)\(Self.padded(minutes / 60)):\(Self.padded(minutes % 60))"
  }

  /// Returns the date and time as ISO 8601 writes them, without fraction and zone.
  func standard(_ instant: Double) -> String {
    guard Self.canShow(instant) else { return "1970-01-01T00:00:00" }
    let reading = reading(at: instant)
    let year = String(format: "%04d", reading.year)
    let second = reading.secondOfDay
    let time = [second / 3600, second / 60 % 60, second % 60].map(Self.padded)
    return "\(year)-\(Self.padded(reading.month))-\(Self.padded(reading.day))T"
      + time.joined(separator: ":")
  }

  private static func padded(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }

  /// Returns the Gregorian date of a day, by counting eras of 400 years that start in March.
  private static func date(ofDay day: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = day + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth)
  }
}
