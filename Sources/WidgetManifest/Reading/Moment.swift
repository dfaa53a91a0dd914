import Foundation

/// A time as a manifest writes it: an instant, or a time of day that comes back every day.
public enum Moment: Hashable, Sendable {
  /// Seconds since 1970.
  case instant(Double)
  /// Seconds after midnight by the clock on the wall.
  case timeOfDay(Int)

  /// Reads `T09:30`, `T09:30:15`, or a date in the form of ISO 8601 with its offset.
  ///
  /// - Parameter text: The text.
  public init?(_ text: String) {
    if text.hasPrefix("T") {
      guard let seconds = ClockTime(text.dropFirst())?.seconds else { return nil }
      self = .timeOfDay(Int(seconds))
    } else {
      guard let instant = Self.instant(text) else { return nil }
      self = .instant(instant)
    }
  }

  /// Returns the seconds since 1970 of a date such as `2026-03-02T06:00:00-08:00`.
  ///
  /// - Parameter text: The date, in the form of ISO 8601, with `Z` or an offset.
  /// - Returns: The instant; nil for any other form and for days that do not exist.
  public static func instant(_ text: String) -> Double? {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let days = days(halves[0]) else { return nil }
    let clock = halves[1]
    guard let mark = clock.lastIndex(where: { "Z+-".contains($0) }),
      let time = ClockTime(clock[..<mark]), let offset = offset(clock[mark...])
    else { return nil }
    return Double(days) * 86400 + time.seconds - offset
  }

  /// The days from 1970 to a date such as `2026-03-02`, by the Gregorian calendar.
  private static func days(_ text: Substring) -> Int? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      let year = ClockTime.digits(parts[0]), let month = ClockTime.digits(parts[1]),
      let day = ClockTime.digits(parts[2]), year > 0, (1...12).contains(month), day > 0
    else { return nil }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard day <= lengths[month - 1] else { return nil }
    let before = year - 1
    let daysBeforeYear = before * 365 + before / 4 - before / 100 + before / 400
    return daysBeforeYear + lengths.prefix(month - 1).reduce(0, +) + day - 1 - 719_162
  }

  /// The seconds east of Greenwich of `Z`, `-08:00` or `+0530`.
  private static func offset(_ text: Substring) -> Double? {
    if text == "Z" { return 0 }
    let digits = text.dropFirst().filter { $0 != ":" }
    let isColonRight = !text.contains(":") || (text.count == 6 && text.dropFirst(3).first == ":")
    guard isColonRight, digits.count == 4, let value = ClockTime.digits(digits[...]),
      value / 100 <= 18, value % 100 < 60
    else { return nil }
    let seconds = Double(value / 100 * 3600 + value % 100 * 60)
    return text.first == "-" ? -seconds : seconds
  }

  /// Returns the instants of a span at which it is this time, in order.
  ///
  /// A time of day that a clock change skips counts at the first instant after it.
  ///
  /// - Parameters:
  ///   - span: The half-open span.
  ///   - includingEnd: Whether an instant at the very end of the span counts.
  /// - Returns: The instants; empty where the span does not contain the time.
  func instants(in span: SimulatedSpan, includingEnd: Bool = false) -> [Double] {
    let isInside = { (instant: Double) in
      instant >= span.start && (instant < span.end || (includingEnd && instant == span.end))
    }
    switch self {
    case .instant(let instant): return isInside(instant) ? [instant] : []
    case .timeOfDay(let seconds):
      var instants: [Double] = []
      var before = Date(timeIntervalSince1970: span.start - 0.5)
      while let next = Self.next(seconds, after: before, in: span.timeZone), isInside(next) {
        instants.append(next)
        before = Date(timeIntervalSince1970: next)
      }
      return instants
    }
  }

  /// The first instant after a date at which it is a time of day, in seconds since 1970.
  static func next(_ seconds: Int, after date: Date, in timeZone: String) -> Double? {
    guard let zone = TimeZone(identifier: timeZone) else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let components = DateComponents(
      hour: seconds / 3600, minute: seconds / 60 % 60, second: seconds % 60)
    return calendar.nextDate(after: date, matching: components, matchingPolicy: .nextTime)?
      .timeIntervalSince1970
  }
}

/// Hours, minutes and perhaps seconds of a day.
private struct ClockTime {
  let seconds: Double

  init?(_ text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count == 2, parts[1].count == 2,
      let hour = Self.digits(parts[0]), let minute = Self.digits(parts[1]), hour < 24, minute < 60
    else { return nil }
    var rest = 0.0
    if parts.count == 3 {
      let whole = parts[2].prefix(2)
      let fraction = parts[2].dropFirst(2)
      guard whole.count == 2, let second = Self.digits(whole), second < 60 else { return nil }
      rest = Double(second)
      if !fraction.isEmpty {
        guard fraction.first == ".", fraction.count > 1, Self.digits(fraction.dropFirst()) != nil,
          let part = Double("0" + fraction)
        else { return nil }
        rest += part
      }
    }
    seconds = Double(hour * 3600 + minute * 60) + rest
  }

  static func digits(_ text: Substring) -> Int? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }
}
