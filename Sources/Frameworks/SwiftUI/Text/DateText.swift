import Foundation
import Synchronization

/// Writes dates for the locale, calendar and time zone of an environment.
struct DateText {
  private let base: Date.FormatStyle

  init(_ environment: EnvironmentValues) {
    base = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
  }

  /// The hour and the minute.
  func time(_ date: Date) -> String {
    TimesOfDay.kept.withLock { $0.words(of: date, in: base) }
  }

  /// The day, the month and the year.
  func date(_ date: Date) -> String { base.year().month(.wide).day().format(date) }

  /// The times at which an interval begins and ends.
  func range(_ interval: DateInterval) -> String {
    Date.IntervalFormatStyle(
      locale: base.locale, calendar: base.calendar, timeZone: base.timeZone
    ).hour().minute().format(interval.start..<interval.end)
  }
}

/// The words of the times of one day that were written last, in one style.
///
/// They depend on the minute of the day alone. A timeline asks for the same ones in every family,
/// appearance and day.
private struct TimesOfDay {
  static let kept = Mutex(TimesOfDay())

  private var style: Date.FormatStyle?
  private var words: [Int: String] = [:]

  mutating func words(of date: Date, in style: Date.FormatStyle) -> String {
    if self.style?.isLike(style) != true { self = TimesOfDay(style: style) }
    let offset = style.timeZone.secondsFromGMT(for: date)
    let minute = ((date.timeIntervalSince1970 + Double(offset)) / 60).rounded(.down)
    guard abs(minute) < 1e12 else { return style.hour().minute().format(date) }
    let minuteOfDay = Int(minute) % 1440
    if let known = words[minuteOfDay] { return known }
    let text = style.hour().minute().format(date)
    words[minuteOfDay] = text
    return text
  }
}

extension Date.FormatStyle {
  /// Whether two styles write the same, where neither has a field of its own.
  fileprivate func isLike(_ other: Self) -> Bool {
    timeZone == other.timeZone && locale == other.locale && calendar == other.calendar
  }
}
