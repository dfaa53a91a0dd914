import Foundation
import WidgetRecording

/// Writes instants, spans and numbers as messages name them.
struct Wording: Sendable {
  private let zone: TimeZone

  /// Writes instants in the time zone of a recording.
  init(_ header: RecordedHeader) {
    zone = TimeZone(identifier: header.timeZone) ?? .gmt
  }

  /// Returns an instant as local day and time, such as `2026-03-02 09:30`.
  func instant(_ seconds: Double) -> String {
    guard Timeline.isUsable(seconds) else { return "\(seconds)" }
    let date = Date(timeIntervalSince1970: seconds)
    let local = Int((seconds + Double(zone.secondsFromGMT(for: date))).rounded(.down))
    let (days, second) = local.quotientAndRemainder(flooredBy: 86_400)
    let (year, month, day) = Self.civil(days)
    let time = [second / 3600, second / 60 % 60].map(Self.twoDigits).joined(separator: ":")
    return "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day)) \(time)"
  }

  /// Returns a number without a needless fraction.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// Returns a span such as `45 s`, `12 min` or `3 h 20 min`.
  static func span(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "\(seconds)" }
    let whole = Int(max(-1e12, min(1e12, seconds.rounded())))
    if abs(whole) < 120 { return "\(whole) s" }
    let minutes = whole / 60
    if abs(minutes) < 120 { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(abs(minutes % 60)) min"
  }

  /// Returns a number of things, such as `1 entry` or `3 entries`.
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  private static func twoDigits(_ value: Int) -> String {
    value < 10 ? "0\(value)" : "\(value)"
  }

  /// The year, month and day that lie a number of days after 1970-01-01, in the civil calendar.
  private static func civil(_ days: Int) -> (Int, Int, Int) {
    let (era, dayOfEra) = (days + 719_468).quotientAndRemainder(flooredBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}

extension Int {
  /// Divides so that the remainder is never negative.
  fileprivate func quotientAndRemainder(flooredBy divisor: Int) -> (Int, Int) {
    let remainder = ((self % divisor) + divisor) % divisor
    return ((self - remainder) / divisor, remainder)
  }
}
