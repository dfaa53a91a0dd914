// `DateFormatter.doesRelativeDateFormatting`, which Foundation on Linux keeps and does not follow.
// An extension is linked so that the formatters that it makes are of the class here (`--wrap`).

import ExtensionEnvironment
import Foundation

/// A formatter that writes days near today as words, such as `Tomorrow` and `Today at 8:55 AM`.
///
/// The locale says which days have a word: German has one for the day after tomorrow.
final class RelativeDayFormatter: DateFormatter, @unchecked Sendable {
  override func string(from date: Date) -> String {
    string(from: date, today: Date()) ?? super.string(from: date)
  }

  /// Returns a date with the word for its day; nil where the formatter is not to, or there is none.
  func string(from date: Date, today: Date) -> String? {
    guard doesRelativeDateFormatting, dateStyle != .none, let day = day(of: date, seenFrom: today)
    else { return nil }
    guard timeStyle != .none else { return day }
    // A word is joined to the time as a long date is.
    let plain = DateFormatter()
    (plain.locale, plain.calendar, plain.timeZone) = (locale, calendar, timeZone)
    (plain.dateStyle, plain.timeStyle) = (.long, .none)
    let written = plain.string(from: date)
    plain.timeStyle = timeStyle
    return plain.string(from: date).replacing(written, with: day, maxReplacements: 1)
  }

  private func day(of date: Date, seenFrom today: Date) -> String? {
    var calendar = calendar ?? .current
    calendar.timeZone = timeZone ?? .current
    let (start, now) = (calendar.startOfDay(for: date), calendar.startOfDay(for: today))
    guard let days = calendar.dateComponents([.day], from: now, to: start).day, abs(days) < 4
    else { return nil }
    let word = Date.AnchoredRelativeFormatStyle(
      anchor: start, allowedFields: [.day], presentation: .named, unitsStyle: .wide,
      locale: (locale ?? .current).meant, calendar: calendar,
      capitalizationContext: .beginningOfSentence
    ).format(now)
    // Days without a word are counted.
    return word.contains(where: \.isNumber) ? nil : word
  }
}

extension DateFormatter {
  /// Stands for `DateFormatter()`.
  @_silgen_name("__wrap_$s10Foundation13DateFormatterCACycfC")
  package class func _followingDays() -> DateFormatter { RelativeDayFormatter() }
}
