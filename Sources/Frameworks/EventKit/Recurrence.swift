// The occurrences of an event. EventKit's rules are those of RFC 5545 (iCalendar), section 3.3.10,
// by which they are expanded here: weeks begin on Monday, the first occurrence is the event itself.

import FoundationSupplement

/// The days and times at which an event is.
struct Recurrence {
  let start: Date
  let end: Date
  let rules: [EKRecurrenceRule]
  /// The beginnings of occurrences that were removed or changed on their own.
  var exceptions: Set<Date> = []
  private let calendar: Calendar

  init(from start: Date, to end: Date, _ rules: [EKRecurrenceRule], in zone: TimeZone?) {
    self.start = start
    self.end = end
    self.rules = rules
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone ?? Calendar.current.timeZone
    calendar.firstWeekday = 2
    calendar.minimumDaysInFirstWeek = 4
    self.calendar = calendar
  }

  /// The occurrences that have begun before a date and not ended at another one, in order.
  func occurrences(from earliest: Date, to latest: Date) -> [(start: Date, end: Date)] {
    var starts: Set<Date> = [start]
    for rule in rules { starts.formUnion(self.starts(by: rule, before: latest)) }
    let span = calendar.dateComponents([.day, .hour, .minute, .second], from: start, to: end)
    return starts.subtracting(exceptions).filter { $0 < latest }.sorted().compactMap { start in
      let end = calendar.date(byAdding: span, to: start) ?? start
      return end > earliest || start == end && start >= earliest ? (start, end) : nil
    }
  }

  /// The number of occurrences by a rule before a date, those that were removed counted too.
  func count(by rule: EKRecurrenceRule, before date: Date) -> Int {
    starts(by: rule, before: date).count
  }

  private func starts(by rule: EKRecurrenceRule, before latest: Date) -> [Date] {
    var found = start < latest ? [start] : []
    let count = rule.recurrenceEnd?.occurrenceCount ?? 0
    let last = rule.recurrenceEnd?.endDate
    // Periods without an occurrence, such as years without a 29th of February, end some time.
    for period in 0..<20_000 {
      guard let day = firstDay(ofPeriod: period, rule), day < latest else { break }
      for start in starts(in: day, rule) where start > self.start {
        guard start < latest, count == 0 || found.count < count, last.map({ start <= $0 }) ?? true
        else { return found }
        found.append(start)
      }
    }
    return found
  }

  // MARK: Periods

  /// The first day of a day, week, month or year in which a rule has occurrences.
  private func firstDay(ofPeriod number: Int, _ rule: EKRecurrenceRule) -> Date? {
    let unit = rule.frequency.unit
    let first = calendar.dateInterval(of: unit, for: start)?.start
    return first.flatMap {
      calendar.date(byAdding: unit, value: number * max(rule.interval, 1), to: $0)
    }
  }

  private func starts(in period: Date, _ rule: EKRecurrenceRule) -> [Date] {
    let days = Set(days(in: period, rule)).sorted()
    let time = calendar.dateComponents([.hour, .minute, .second], from: start)
    let starts = days.compactMap { day in
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    }
    guard let positions = rule.setPositions, !positions.isEmpty else { return starts }
    let places = positions.map { $0.intValue < 0 ? starts.count + $0.intValue : $0.intValue - 1 }
    return starts.indices.filter(places.contains).map { starts[$0] }
  }

  private func days(in period: Date, _ rule: EKRecurrenceRule) -> [Date] {
    switch rule.frequency {
    case .daily: return rule.allows(weekdayOf: period, calendar) ? [period] : []
    case .weekly:
      guard rule.daysOfTheWeek?.isEmpty == false else { return [ownWeekday(in: period)] }
      return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: period) }
        .filter { rule.allows(weekdayOf: $0, calendar) }
    case .monthly: return days(inMonth: period, rule)
    case .yearly: return days(inYear: period, rule)
    }
  }

  private func days(inMonth month: Date, _ rule: EKRecurrenceRule) -> [Date] {
    let all = allDays(of: .month, at: month)
    if let numbers = rule.daysOfTheMonth, !numbers.isEmpty {
      return picked(numbers, of: all).filter { rule.allows(weekdayOf: $0, calendar) }
    }
    if let weekdays = rule.daysOfTheWeek, !weekdays.isEmpty { return picked(weekdays, of: all) }
    let number = calendar.component(.day, from: start)
    return number <= all.count ? [all[number - 1]] : []
  }

  private func days(inYear year: Date, _ rule: EKRecurrenceRule) -> [Date] {
    let all = allDays(of: .year, at: year)
    if let numbers = rule.daysOfTheYear, !numbers.isEmpty {
      return picked(numbers, of: all).filter { rule.allows(weekdayOf: $0, calendar) }
    }
    if let weeks = rule.weeksOfTheYear, !weeks.isEmpty {
      return days(inWeeks: weeks.map(\.intValue), ofYear: year, rule)
    }
    if let months = rule.monthsOfTheYear, !months.isEmpty {
      return months.compactMap {
        calendar.date(byAdding: .month, value: $0.intValue - 1, to: year)
      }.flatMap { days(inMonth: $0, rule) }
    }
    if let weekdays = rule.daysOfTheWeek, !weekdays.isEmpty { return picked(weekdays, of: all) }
    let month = calendar.component(.month, from: start)
    return calendar.date(byAdding: .month, value: month - 1, to: year)
      .map { days(inMonth: $0, rule) } ?? []
  }

  private func days(inWeeks weeks: [Int], ofYear year: Date, _ rule: EKRecurrenceRule) -> [Date] {
    // The 4th of January is always in the first week.
    guard let fourth = calendar.date(byAdding: .day, value: 3, to: year),
      let next = calendar.date(byAdding: .year, value: 1, to: fourth),
      let first = calendar.dateInterval(of: .weekOfYear, for: fourth)?.start,
      let last = calendar.dateInterval(of: .weekOfYear, for: next)?.start
    else { return [] }
    return weeks.flatMap { week -> [Date] in
      let monday = calendar.date(
        byAdding: .weekOfYear, value: week > 0 ? week - 1 : week, to: week > 0 ? first : last)
      guard let monday else { return [] }
      if rule.daysOfTheWeek?.isEmpty != false { return [ownWeekday(in: monday)] }
      return (0..<7).compactMap { calendar.date(byAdding: .day, value: $0, to: monday) }
        .filter { rule.allows(weekdayOf: $0, calendar) }
    }
  }

  /// The day of a week with the event's own weekday.
  private func ownWeekday(in week: Date) -> Date {
    let distance = (calendar.component(.weekday, from: start) + 5) % 7
    return calendar.date(byAdding: .day, value: distance, to: week) ?? week
  }

  private func allDays(of unit: Calendar.Component, at date: Date) -> [Date] {
    guard let interval = calendar.dateInterval(of: unit, for: date),
      let count = calendar.range(of: .day, in: unit, for: date)?.count
    else { return [] }
    return (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: interval.start) }
  }

  /// The days with some numbers, which count from the end where they are negative.
  private func picked(_ numbers: [NSNumber], of days: [Date]) -> [Date] {
    numbers.compactMap { number in
      let index = number.intValue < 0 ? days.count + number.intValue : number.intValue - 1
      return days.indices.contains(index) ? days[index] : nil
    }
  }

  /// The days with some weekdays: all of them, or those of a number.
  private func picked(_ weekdays: [EKRecurrenceDayOfWeek], of days: [Date]) -> [Date] {
    weekdays.flatMap { weekday -> [Date] in
      let own = days.filter {
        calendar.component(.weekday, from: $0) == weekday.dayOfTheWeek.rawValue
      }
      return weekday.weekNumber == 0
        ? own : picked([NSNumber(value: weekday.weekNumber)], of: own)
    }
  }
}

extension EKRecurrenceRule {
  /// Whether a rule's weekdays, if it has any, hold a day's.
  fileprivate func allows(weekdayOf day: Date, _ calendar: Calendar) -> Bool {
    guard let daysOfTheWeek, !daysOfTheWeek.isEmpty else { return true }
    let weekday = calendar.component(.weekday, from: day)
    return daysOfTheWeek.contains { $0.dayOfTheWeek.rawValue == weekday }
  }
}

extension EKRecurrenceFrequency {
  fileprivate var unit: Calendar.Component {
    switch self {
    case .daily: .day
    case .weekly: .weekOfYear
    case .monthly: .month
    case .yearly: .year
    }
  }
}
