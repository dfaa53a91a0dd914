/// A day of the Gregorian calendar, which is taken to hold for all times.
public struct CivilDate: Hashable, Sendable {
  /// The year; 1 BC is the year 0.
  public let year: Int
  /// The month, from 1.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// Days since 1970-01-01.
  public let dayNumber: Int

  /// The days of 400 years, after which the calendar repeats.
  private static let daysOfEra = 146_097
  /// The days from the first of March of the year 0 to 1970-01-01.
  private static let daysBefore1970 = 719_468

  /// Finds the date of a day.
  ///
  /// Years are counted from March, so that the day that not every year has is the last of its year.
  ///
  /// - Parameter dayNumber: Days since 1970-01-01.
  public init(dayNumber: Int) {
    let shifted = dayNumber + Self.daysBefore1970
    let (era, dayOfEra) = shifted.flooredQuotientAndRemainder(dividingBy: Self.daysOfEra)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.dayNumber = dayNumber
  }

  /// Creates a date; nil where the calendar does not have it.
  ///
  /// - Parameters:
  ///   - year: The year.
  ///   - month: The month.
  ///   - day: The day of the month.
  public init?(year: Int, month: Int, day: Int) {
    guard (-999_999...999_999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let yearFromMarch = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = yearFromMarch.flooredQuotientAndRemainder(dividingBy: 400)
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(dayNumber: era * Self.daysOfEra + dayOfEra - Self.daysBefore1970)
    // A day beyond its month's end has come out as one of the next.
    guard self.month == month, self.day == day else { return nil }
  }

  /// The day of the week; 0 is Monday.
  public var weekday: Int {
    (dayNumber + 3).flooredQuotientAndRemainder(dividingBy: 7).remainder
  }
}

extension CivilDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it, such as `2026-03-02`.
  public var description: String {
    let digits = String(abs(year))
    let padded = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return "\(year < 0 ? "-" : "")\(padded)-\(month.twoDigits)-\(day.twoDigits)"
  }
}

extension Int {
  /// Divides so that the remainder is never negative.
  func flooredQuotientAndRemainder(dividingBy divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// The number with a zero before a single digit.
  var twoDigits: String {
    self < 10 ? "0\(self)" : "\(self)"
  }
}
