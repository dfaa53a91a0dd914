// Events and reminders as the device's records, and the changes of these.

import CoreLocation
import FoundationSupplement

/// A change of one item among the device's records.
enum RecordChange: Sendable {
  case save(DeviceRecord, in: String, String)
  case remove(in: String, String)
  case change(in: String, String, @Sendable (inout DeviceRecord) -> Void)

  /// The manifest's key of the item.
  private var kind: String {
    switch self {
    case .save(_, let kind, _), .remove(let kind, _), .change(let kind, _, _): kind
    }
  }

  /// Makes changes, in order; all records of their kinds have identifiers from then on.
  static func make(_ changes: [RecordChange]) {
    for kind in Set(changes.map(\.kind)).sorted() {
      DeviceRecord.change(kind) { records in
        for index in records.indices where records[index].text("identifier") == nil {
          records[index].set("identifier", "\(kind.dropLast())-\(index)")
        }
        for change in changes where change.kind == kind { change.make(in: &records) }
      }
    }
  }

  private func make(in records: inout [DeviceRecord]) {
    switch self {
    case .save(let record, _, let identifier):
      if let index = Self.index(of: identifier, in: records) {
        // Values that EventKit's classes here do not show stay.
        records[index].merge(record)
      } else {
        records.append(record)
      }
    case .remove(_, let identifier):
      if let index = Self.index(of: identifier, in: records) { records.remove(at: index) }
    case .change(_, let identifier, let work):
      if let index = Self.index(of: identifier, in: records) { work(&records[index]) }
    }
  }

  private static func index(of identifier: String, in records: [DeviceRecord]) -> Int? {
    records.firstIndex { $0.text("identifier") == identifier }
  }
}

extension EKCalendarItem {
  /// The values that events and reminders have in common.
  fileprivate var commonRecord: DeviceRecord {
    var record = DeviceRecord()
    record.set("identifier", identifierText)
    record.set("title", title)
    record.set("notes", notes)
    record.set("location", location)
    record.set("url", url?.absoluteString)
    record.set("timeZone", timeZone?.identifier)
    record.set("alarms", alarms?.map(\.record))
    record.set("recurrence", recurrenceRules?.map(\.record))
    return record
  }
}

extension EKEvent {
  private var record: DeviceRecord {
    var record = commonRecord
    record.set("start", startDate)
    record.set("end", endDate)
    record.set("allDay", isAllDay)
    record.set("calendar", calendar.title)
    record.set("detached", isDetached)
    return record
  }

  /// The occurrences of an event that recurs.
  var recurrence: Recurrence? {
    guard let rules = recurrenceRules, let startDate, let endDate else { return nil }
    var recurrence = Recurrence(from: startDate, to: endDate, rules, in: timeZone)
    recurrence.exceptions = exceptions
    return recurrence
  }

  /// The changes of a save: of the event, of one occurrence, or of all from that one on.
  func changes(saving span: EKSpan) -> [RecordChange] {
    guard let series, let original = occurrenceDate, recursInStore else {
      return [.save(record, in: "events", identifierText)]
    }
    if span == .futureEvents, original == series {
      return [.save(record, in: "events", identifierText)]
    }
    let old = identifierText
    var own = self.record
    // EventKit, too, gives an occurrence the identifier of its series with an addition of this
    // kind.
    let identifier = "\(old)/RID=\(Int(original.timeIntervalSinceReferenceDate))"
    own.set("identifier", identifier)
    let isAlone = span == .thisEvent
    if isAlone {
      own.set("recurrence", nil as [DeviceRecord]?)
      own.set("detached", true)
      isDetached = true
    } else {
      own.set("recurrence", remainingRules(from: original).map(\.record))
    }
    identifierText = identifier
    self.series = isAlone ? nil : startDate
    return [cut(old, at: original, span), .save(own, in: "events", identifier)]
  }

  /// The changes of a removal.
  func changes(removing span: EKSpan) -> [RecordChange] {
    guard let series, let original = occurrenceDate, recursInStore,
      span == .thisEvent || original != series
    else { return [.remove(in: "events", identifierText)] }
    return [cut(identifierText, at: original, span)]
  }

  /// Takes an occurrence, or all from it on, from a series.
  private func cut(_ identifier: String, at original: Date, _ span: EKSpan) -> RecordChange {
    .change(in: "events", identifier) { record in
      if span == .thisEvent {
        let known = record.numbers("exceptions") ?? []
        record.set("exceptions", known + [original.timeIntervalSince1970])
      } else {
        let rules = (record.items("recurrence") ?? []).map { rule in
          var rule = rule
          rule.set("count", nil as Double?)
          rule.set("until", original.addingTimeInterval(-1))
          return rule
        }
        record.set("recurrence", rules)
      }
    }
  }

  /// Whether the event is of a series that the store has.
  private var recursInStore: Bool {
    DeviceRecord.given("events").contains {
      $0.text("identifier") ?? "" == identifierText && $0.items("recurrence") != nil
    }
  }

  /// The event's rules for the occurrences from one on.
  private func remainingRules(from original: Date) -> [EKRecurrenceRule] {
    (recurrenceRules ?? []).map { rule in
      guard let count = rule.recurrenceEnd?.occurrenceCount, count > 0, let series else {
        return rule
      }
      let past = Recurrence(from: series, to: series, [rule], in: timeZone)
        .count(by: rule, before: original)
      return rule.ending(EKRecurrenceEnd(occurrenceCount: max(count - past, 1)))
    }
  }

  /// The event at one of the times at which it is.
  func occurrence(_ time: (start: Date, end: Date)) -> EKEvent {
    let copy = EKEvent(eventStore: store)
    (copy.title, copy.notes, copy.location) = (title, notes, location)
    (copy.url, copy.timeZone, copy.calendar) = (url, timeZone, calendar)
    (copy.alarms, copy.recurrenceRules) = (alarms, recurrenceRules)
    copy.identifierText = identifierText
    (copy.isAllDay, copy.isDetached, copy.exceptions) = (isAllDay, isDetached, exceptions)
    (copy.startDate, copy.endDate) = (time.start, time.end)
    (copy.series, copy.originalDate) = (series, time.start)
    return copy
  }
}

extension EKReminder {
  var record: DeviceRecord {
    var record = commonRecord
    record.set("due", dueDate)
    record.set("dueAllDay", dueDateComponents?.hour == nil)
    record.set("begin", startDateComponents.flatMap { Calendar.current.date(from: $0) })
    record.set("beginAllDay", startDateComponents?.hour == nil)
    record.set("completed", isCompleted)
    record.set("completion", completionDate)
    record.set("priority", Double(priority))
    record.set("list", calendar.title)
    return record
  }
}

extension EKAlarm {
  fileprivate var record: DeviceRecord {
    var record = DeviceRecord()
    if let absoluteDate {
      record.set("at", absoluteDate)
    } else {
      record.set("offset", relativeOffset)
    }
    if let structuredLocation {
      record.set("place", structuredLocation.title)
      record.set("placeRadius", structuredLocation.radius)
      record.set("latitude", structuredLocation.geoLocation?.coordinate.latitude)
      record.set("longitude", structuredLocation.geoLocation?.coordinate.longitude)
      record.set("proximity", Double(proximity.rawValue))
    }
    return record
  }

  convenience init(_ record: DeviceRecord) {
    if let date = record.date("at") {
      self.init(absoluteDate: date)
    } else {
      self.init(relativeOffset: record.number("offset") ?? 0)
    }
    guard let radius = record.number("placeRadius") else { return }
    let place = EKStructuredLocation()
    (place.title, place.radius) = (record.text("place"), radius)
    if let latitude = record.number("latitude"), let longitude = record.number("longitude") {
      place.geoLocation = CLLocation(latitude: latitude, longitude: longitude)
    }
    structuredLocation = place
    proximity =
      record.number("proximity").flatMap { Int(exactly: $0) }
      .flatMap(EKAlarmProximity.init) ?? .none
  }
}

extension EKRecurrenceRule {
  /// An equal rule with another end.
  fileprivate func ending(_ end: EKRecurrenceEnd?) -> EKRecurrenceRule {
    EKRecurrenceRule(
      recurrenceWith: frequency, interval: interval, daysOfTheWeek: daysOfTheWeek,
      daysOfTheMonth: daysOfTheMonth, monthsOfTheYear: monthsOfTheYear,
      weeksOfTheYear: weeksOfTheYear, daysOfTheYear: daysOfTheYear, setPositions: setPositions,
      end: end)
  }

  fileprivate var record: DeviceRecord {
    var record = DeviceRecord()
    record.set("frequency", Double(frequency.rawValue))
    record.set("interval", Double(interval))
    record.set("weekdays", daysOfTheWeek?.map { Double($0.dayOfTheWeek.rawValue) })
    record.set("weekdayNumbers", daysOfTheWeek?.map { Double($0.weekNumber) })
    for (key, numbers) in [
      ("monthDays", daysOfTheMonth), ("months", monthsOfTheYear), ("weeks", weeksOfTheYear),
      ("yearDays", daysOfTheYear), ("positions", setPositions),
    ] {
      record.set(key, numbers?.map(\.doubleValue))
    }
    record.set("until", recurrenceEnd?.endDate)
    record.set("count", recurrenceEnd.map { Double($0.occurrenceCount) })
    return record
  }

  /// The rule of a record; nil for one of no known frequency.
  convenience init?(_ record: DeviceRecord) {
    guard let number = record.number("frequency").flatMap({ Int(exactly: $0) }),
      let frequency = EKRecurrenceFrequency(rawValue: number)
    else { return nil }
    let numbers = { (key: String) in record.numbers(key)?.map { NSNumber(value: $0) } }
    let weekdays = (record.numbers("weekdays") ?? []).map { EKWeekday(rawValue: Int($0)) }
    let days = zip(weekdays, record.numbers("weekdayNumbers") ?? []).compactMap { day, number in
      day.map { EKRecurrenceDayOfWeek($0, weekNumber: Int(number)) }
    }
    let count = record.number("count").map { Int($0) } ?? 0
    let end =
      count > 0
      ? EKRecurrenceEnd(occurrenceCount: count)
      : record.date("until").map { EKRecurrenceEnd(end: $0) }
    self.init(
      recurrenceWith: frequency, interval: Int(record.number("interval") ?? 1),
      daysOfTheWeek: days.isEmpty ? nil : days, daysOfTheMonth: numbers("monthDays"),
      monthsOfTheYear: numbers("months"), weeksOfTheYear: numbers("weeks"),
      daysOfTheYear: numbers("yearDays"), setPositions: numbers("positions"), end: end)
  }
}
