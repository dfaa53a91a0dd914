import Foundation

/// A date that a text names.
struct DetectedDate {
  var start: Date
  var duration: TimeInterval = 0
  var timeZone: TimeZone?
}

/// The forms of dates and times, in the words of English and of the current locale.
///
/// A date without a time is at noon, as on a device. Assumed: one without a year is of the current
/// one, a weekday is the next, today's among them, and a time without a date is today's.
struct DatePatterns {
  private let months: [String: Int]
  private let weekdays: [String: Int]
  private let isDayFirst: Bool
  private let form: NSRegularExpression

  init() {
    let locales = [Locale(identifier: "en_US_POSIX"), Locale.current]
    var names: (months: [String: Int], weekdays: [String: Int]) = ([:], [:])
    for locale in locales {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      for symbols in [
        calendar.monthSymbols, calendar.shortMonthSymbols, calendar.standaloneMonthSymbols,
      ] {
        for (index, name) in symbols.enumerated() { names.months[Self.key(name)] = index + 1 }
      }
      for symbols in [calendar.weekdaySymbols, calendar.shortWeekdaySymbols] {
        for (index, name) in symbols.enumerated() { names.weekdays[Self.key(name)] = index + 1 }
      }
    }
    (months, weekdays) = names
    let order = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: .current) ?? "M/d"
    isDayFirst = order.first { "dM".contains($0) } == "d"
    form = .ours(Self.pattern(month: Self.choice(months.keys), weekday: Self.choice(weekdays.keys)))
  }

  /// A name without case and without the point of an abbreviation.
  private static func key(_ name: String) -> String {
    name.lowercased().replacingOccurrences(of: ".", with: "")
  }

  /// A pattern for one of some names; the longer come first.
  private static func choice(_ names: some Collection<String>) -> String {
    names.sorted { ($1.count, $0) < ($0.count, $1) }
      .map { NSRegularExpression.escapedPattern(for: $0) }.joined(separator: "|")
  }

  private static let half = #"a\.m\.|p\.m\.|am\b|pm\b"#

  /// The pattern of a time whose groups end in a suffix.
  private static func clock(_ suffix: String = "") -> String {
    #"(?<hour\#(suffix)>\d{1,2})(?::(?<minute\#(suffix)>\d{2})(?::(?<second\#(suffix)>\d{2}))?)?"#
      + #"(?:\s?(?<half\#(suffix)>\#(half)))?"#
  }

  /// The pattern of a time, which may be the first of two and may have a zone.
  private static var time: String {
    #"(?:(?<word>noon|midnight)\b|\#(clock())(?:\s?(?:-|–|—|to|until)\s?\#(clock("End")))?)"#
      + #"(?:\s?(?<zone>(?:GMT|UTC|Z|[PMCE][SD]T|CES?T|BST)\b(?:[+-]\d{1,2}(?::?\d{2})?)?"#
      + #"|[+-]\d{2}:\d{2}))?"#
  }

  /// The pattern of a time without a date, which has minutes or a half of the day.
  private static var timeAlone: String {
    #"(?<aloneHour>\d{1,2})(?::(?<aloneMinute>\d{2})(?:\s?(?<aloneHalf>\#(half)))?"#
      + #"|\s?(?<onlyHalf>\#(half)))"#
  }

  private static func pattern(month: String, weekday: String) -> String {
    let day = #"(?:(?:\#(weekday))\.?,?\s)?"#
    let date = [
      #"(?<isoYear>\d{4})-(?<isoMonth>\d{1,2})-(?<isoDay>\d{1,2})"#,
      #"(?<first>\d{1,2})(?<mark>[./])(?<middle>\d{1,2})\k<mark>(?<last>\d{4}|\d{2})(?!\d)"#,
      day + #"(?<month>\#(month))\b\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?\b(?!:)"#
        + #"(?:,?\s(?<year>\d{4})(?![\d:]))?"#,
      day + #"(?<dayFirst>\d{1,2})(?:st|nd|rd|th|\.)?\s(?:of\s)?(?<monthLast>\#(month))\b\.?"#
        + #"(?:,?\s(?<yearLast>\d{4})(?![\d:]))?"#,
      #"(?<near>today|tomorrow|yesterday|tonight)\b"#,
      #"(?:(?<which>next|this|last)\s)?(?<weekday>\#(weekday))\b"#,
    ].joined(separator: "|")
    return #"(?<![\w./-])(?:(?:\#(date))(?:(?:T|,?\s(?:at\s|@\s?|from\s)?)\#(time))?"#
      + #"|\#(timeAlone))(?!\w)"#
  }

  func data(in text: String, _ range: NSRange) -> [DetectedData] {
    var found: [DetectedData] = []
    var previous: PatternMatch?
    for match in form.all(in: text, range) {
      // In “5 pm on Friday” the time comes first.
      if let time = previous, let whole = time.rangeBefore(match), let date = date(match, at: time)
      {
        found.removeLast()
        found.append(DetectedData(range: whole, content: .date(date)))
        previous = nil
      } else if let date = date(match, at: match) {
        found.append(DetectedData(range: match.range, content: .date(date)))
        previous = match
      } else {
        previous = nil
      }
    }
    return found
  }

  /// The date of a match at the time of the same or another; nil where a number is none of the
  /// calendar's.
  private func date(_ match: PatternMatch, at timeMatch: PatternMatch) -> DetectedDate? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let zone = match["zone"].flatMap(Self.timeZone)
    if let zone { calendar.timeZone = zone }
    guard var parts = day(match, calendar), let time = Self.time(timeMatch) else { return nil }
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    guard parts.isValidDate(in: calendar), let start = calendar.date(from: parts) else {
      return nil
    }
    let end = Self.end(match, after: time)
    return DetectedDate(
      start: start, duration: Double(end.map { $0.seconds - time.seconds } ?? 0), timeZone: zone)
  }

  /// The day of a match; today where it names none.
  private func day(_ match: PatternMatch, _ calendar: Calendar) -> DateComponents? {
    let now = Date()
    func parts(of date: Date?) -> DateComponents? {
      date.map { calendar.dateComponents([.year, .month, .day], from: $0) }
    }
    func parts(_ year: Int?, _ month: Int?, _ day: Int?) -> DateComponents {
      DateComponents(year: year ?? calendar.component(.year, from: now), month: month, day: day)
    }
    if let year = match.number("isoYear") {
      return parts(year, match.number("isoMonth"), match.number("isoDay"))
    }
    if let first = match.number("first"), let last = match.number("last") {
      let middle = match.number("middle")
      let isDayFirst = isDayFirst || match["mark"] == "."
      let year = last < 100 ? 2000 + last : last
      return isDayFirst ? parts(year, middle, first) : parts(year, first, middle)
    }
    if let name = match["month"] ?? match["monthLast"] {
      return parts(
        match.number("year") ?? match.number("yearLast"), months[Self.key(name)],
        match.number("day") ?? match.number("dayFirst"))
    }
    if let near = match["near"]?.lowercased() {
      let days = ["yesterday": -1, "tomorrow": 1][near] ?? 0
      return parts(of: calendar.date(byAdding: .day, value: days, to: now))
    }
    guard let name = match["weekday"], let weekday = weekdays[Self.key(name)] else {
      return parts(of: now)
    }
    var days = (weekday - calendar.component(.weekday, from: now) + 7) % 7
    switch match["which"]?.lowercased() {
    case "next" where days == 0: days = 7
    case "last": days -= 7
    default: break
    }
    return parts(of: calendar.date(byAdding: .day, value: days, to: now))
  }

  private static func timeZone(_ text: String) -> TimeZone? {
    guard text.uppercased() != "Z" else { return TimeZone(secondsFromGMT: 0) }
    let offset = text.drop { $0 != "+" && $0 != "-" }
    guard let sign = offset.first else { return TimeZone(abbreviation: text.uppercased()) }
    let digits = offset.filter(\.isNumber)
    let hours = Int(digits.count > 2 ? digits.dropLast(2) : digits[...]) ?? 0
    let minutes = digits.count > 2 ? Int(digits.suffix(2)) ?? 0 : 0
    return TimeZone(secondsFromGMT: (sign == "-" ? -60 : 60) * (hours * 60 + minutes))
  }
}

// MARK: - Times

/// A time of the day.
private struct ClockTime {
  var hour: Int
  var minute = 0
  var second = 0

  var seconds: Int { (hour * 60 + minute) * 60 + second }

  init(_ hour: Int, _ minute: Int = 0, _ second: Int = 0) {
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// Reads a time of 24 hours, or of a half of the day; nil where there is none such.
  init?(_ hour: Int, _ minute: Int?, _ second: Int?, half: String?) {
    self.init(hour, minute ?? 0, second ?? 0)
    guard (0..<60).contains(self.minute), (0..<60).contains(self.second) else { return nil }
    guard let half else {
      guard (0..<24).contains(hour) else { return nil }
      return
    }
    guard (1...12).contains(hour) else { return nil }
    self.hour = hour % 12 + (half.lowercased().hasPrefix("p") ? 12 : 0)
  }
}

extension DatePatterns {
  /// The time of a match, noon where it names none; nil where its numbers are none of a clock.
  private static func time(_ match: PatternMatch) -> ClockTime? {
    if let word = match["word"] { return ClockTime(word.lowercased() == "noon" ? 12 : 0) }
    let isEvening = match["near"]?.lowercased() == "tonight"
    if let hour = match.number("hour") {
      // In “3–5 pm” the half of the day is that of the second time.
      let half = match["half"] ?? (match["minute"] == nil ? match["halfEnd"] : nil)
      return ClockTime(
        hour, match.number("minute"), match.number("second"),
        half: half ?? (isEvening && hour < 12 ? "pm" : nil))
    }
    if let hour = match.number("aloneHour") {
      return ClockTime(
        hour, match.number("aloneMinute"), nil, half: match["aloneHalf"] ?? match["onlyHalf"])
    }
    return ClockTime(isEvening ? 20 : 12)
  }

  /// The second time of a match, where it names one after the first.
  private static func end(_ match: PatternMatch, after start: ClockTime) -> ClockTime? {
    guard let hour = match.number("hourEnd"),
      let end = ClockTime(
        hour, match.number("minuteEnd"), match.number("secondEnd"), half: match["halfEnd"]),
      end.seconds > start.seconds
    else { return nil }
    return end
  }
}

extension PatternMatch {
  /// The range of both matches where this one is a time and the next, after a few words, a day
  /// without one.
  fileprivate func rangeBefore(_ next: PatternMatch) -> NSRange? {
    guard self["aloneHour"] != nil, next["aloneHour"] == nil, next["hour"] == nil,
      next["word"] == nil
    else { return nil }
    let between = text.substring(
      with: NSRange(location: range.upperBound, length: next.range.location - range.upperBound))
    return [" ", ", ", " on ", ", on "].contains(between.lowercased())
      ? NSUnionRange(range, next.range) : nil
  }
}
