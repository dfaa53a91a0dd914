import CoreGraphics
import EventKit
import Foundation

/// The calendars of the widget's settings.
struct CalendarList {
  let store: EKEventStore

  /// The calendars that can be written to, by account.
  func writable() -> [String: [CGColor]] {
    store.refreshSourcesIfNecessary()
    let calendars = store.calendars(for: .event).filter { calendar in
      calendar.allowsContentModifications && !calendar.isSubscribed && !calendar.isImmutable
        && calendar.type != EKCalendarType.birthday
        && calendar.allowedEntityTypes.contains(EKEntityMask.event)
    }
    let groups = Dictionary(grouping: calendars) { $0.source?.title ?? "" }
    return groups.mapValues { $0.compactMap(\.cgColor) }
  }

  /// The accounts.
  func accounts() -> [String] {
    store.sources.filter { (source: EKSource) in source.sourceType != EKSourceType.birthdays }
      .map(\.sourceIdentifier)
      + [store.eventStoreIdentifier, store.source(withIdentifier: "a")?.title].compactMap { $0 }
  }

  /// Makes the app's own calendar.
  func make() throws -> EKCalendar {
    let calendar = EKCalendar(for: .reminder, eventStore: store)
    calendar.source = store.sources.first
    calendar.cgColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    try store.saveCalendar(calendar, commit: false)
    try store.commit()
    return store.calendar(withIdentifier: calendar.calendarIdentifier) ?? calendar
  }

  /// Forgets it.
  func drop(_ calendar: EKCalendar) throws {
    try store.removeCalendar(calendar, commit: true)
    store.reset()
  }
}

/// Writes the training plan into the calendar.
struct TrainingPlan {
  let store: EKEventStore

  /// An event twice a week.
  func event(at date: Date) -> EKEvent {
    let event = EKEvent(eventStore: store)
    event.startDate = date
    event.url = URL(fileURLWithPath: "/")
    event.timeZone = .current
    event.availability = .free
    let alarm = EKAlarm(relativeOffset: -600)
    alarm.structuredLocation = EKStructuredLocation(title: "Hall")
    alarm.proximity = EKAlarmProximity.leave
    event.addAlarm(alarm)
    event.removeAlarm(EKAlarm(absoluteDate: date))
    let days = [EKRecurrenceDayOfWeek(.tuesday), EKRecurrenceDayOfWeek(.friday, weekNumber: 1)]
    let rule = EKRecurrenceRule(
      recurrenceWith: .weekly, interval: 1, daysOfTheWeek: days, daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
      end: EKRecurrenceEnd(occurrenceCount: 10))
    event.recurrenceRules = []
    event.addRecurrenceRule(rule)
    event.removeRecurrenceRule(
      EKRecurrenceRule(recurrenceWith: .monthly, interval: 2, end: EKRecurrenceEnd(end: date)))
    print(alarm.relativeOffset, alarm.absoluteDate ?? date, describe(rule))
    return event
  }

  private func describe(_ rule: EKRecurrenceRule) -> String {
    let frequency: EKRecurrenceFrequency = rule.frequency
    let day: EKRecurrenceDayOfWeek? = rule.daysOfTheWeek?.first
    let weekday: EKWeekday? = day?.dayOfTheWeek
    let end: EKRecurrenceEnd? = rule.recurrenceEnd
    let numbers: [[NSNumber]?] = [
      rule.daysOfTheMonth, rule.monthsOfTheYear, rule.weeksOfTheYear, rule.daysOfTheYear,
      rule.setPositions,
    ]
    print(numbers.compactMap(\.self), rule.firstDayOfTheWeek, rule.calendarIdentifier)
    return "\(frequency) \(rule.interval) \(String(describing: weekday)) \(day?.weekNumber ?? 0)"
      + "\(end?.occurrenceCount ?? 0) \(end?.endDate ?? .now)"
  }

  /// Whether an event is worth showing.
  func isShown(_ event: EKEvent) -> Bool {
    let status: EKEventStatus = event.status
    let availability: EKEventAvailability = event.availability
    let me = event.attendees?.first { (person: EKParticipant) in person.isCurrentUser }
    if me?.participantStatus == EKParticipantStatus.declined { return false }
    print(event.organizer?.name ?? "", event.organizer?.url ?? URL(fileURLWithPath: "/"))
    print(event.creationDate ?? .now, event.lastModifiedDate ?? .now, event.occurrenceDate ?? .now)
    print(event.birthdayContactIdentifier ?? event.calendarItemExternalIdentifier ?? "")
    return status != .canceled && availability != .unavailable && !event.isDetached
      && (event.hasNotes || event.hasAlarms || event.hasAttendees || event.hasRecurrenceRules)
  }

  /// The events in order.
  func sorted(_ predicate: NSPredicate) -> [EKEvent] {
    var events: [EKEvent] = []
    store.enumerateEvents(matching: predicate) { event, stop in
      events.append(event)
      stop.pointee = ObjCBool(events.count > 100)
    }
    return events.sorted { $0.compareStartDate(with: $1) == .orderedAscending }
  }

  /// Takes events and reminders away.
  func remove(_ event: EKEvent, _ reminder: EKReminder) throws {
    if event.hasChanges || event.isNew { event.rollback() }
    if event.refresh() { event.reset() }
    reminder.startDateComponents = DateComponents(hour: 8)
    reminder.completionDate = .now
    try store.save(reminder, commit: true)
    try store.remove(reminder, commit: true)
    try store.remove(event, span: .futureEvents)
    try store.remove(event, span: .thisEvent, commit: true)
    let object: EKObject? = store.calendarItem(withIdentifier: event.calendarItemIdentifier)
    print(object ?? event, store.event(withIdentifier: "a") ?? event)
  }

  /// The reminders completed this week.
  func done(since date: Date) -> NSPredicate {
    store.predicateForCompletedReminders(
      withCompletionDateStarting: date, ending: nil, calendars: nil)
  }

  /// Follows changes that others make.
  func follow(_ changed: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: .EKEventStoreChanged, object: nil, queue: .main
    ) { _ in changed() }
  }
}
