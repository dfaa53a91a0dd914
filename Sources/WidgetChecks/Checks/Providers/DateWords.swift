import Foundation
import WidgetRecording

/// The words and numbers by which a date is written, in a language and a time zone.
struct DateWords {
  /// The number of days from which numbers alone are a month's page of a calendar.
  private static let leastDays = 20

  private let words: Set<String>
  private let calendar: Calendar

  /// Gathers the names of weekdays and months.
  init(locale: String, timeZone: String) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    self.calendar = calendar
    let names =
      calendar.weekdaySymbols + calendar.shortWeekdaySymbols + calendar.veryShortWeekdaySymbols
      + calendar.monthSymbols + calendar.shortMonthSymbols + calendar.veryShortMonthSymbols
      + [calendar.amSymbol, calendar.pmSymbol]
    words = Set(names.flatMap(Self.parts).map { $0.lowercased() })
  }

  /// Returns those of some texts that say more than when an entry is.
  ///
  /// - Parameters:
  ///   - texts: The texts of a drawing.
  ///   - date: The entry's date.
  /// - Returns: The texts without those of the date's own numbers and names, and without the numbers
  ///   of a month's page.
  func removed(from texts: [String], of date: SimulatedInstant) -> [String] {
    guard date.isFinite else { return texts }
    let moment = Date(timeIntervalSince1970: date.secondsSince1970)
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: moment)
    let year = parts.year ?? 0
    let hour = parts.hour ?? 0
    let numbers: Set<Int> = [
      year, year % 100, parts.month ?? 0, parts.day ?? 0, hour, (hour + 11) % 12 + 1,
      parts.minute ?? 0,
    ]
    let isPage =
      texts.count { text in Int(text).map { (1...31).contains($0) } ?? false } >= Self.leastDays
    return texts.filter { text in
      if isPage, let day = Int(text), (1...31).contains(day) { return false }
      let parts = Self.parts(text)
      return parts.isEmpty
        || !parts.allSatisfy { part in
          Int(part).map(numbers.contains) ?? words.contains(part.lowercased())
        }
    }
  }

  /// The runs of digits and of letters in a text.
  private static func parts(_ text: String) -> [String] {
    var parts: [String] = []
    var last: Character?
    for character in text {
      defer { last = character }
      guard character.isLetter || character.isWholeNumber else { continue }
      let goesOn = last.map {
        character.isLetter ? $0.isLetter : $0.isWholeNumber
      }
      if goesOn == true, !parts.isEmpty {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
    }
    return parts
  }
}
