import EventKit
import Foundation

/// An event as the agenda widget shows it.
struct AgendaItem: Identifiable, Comparable {
  var id: String
  var title: String
  var place: String?
  var span: DateInterval
  var isAllDay: Bool
  var calendar: String

  /// Reads an event.
  init(_ event: EKEvent) {
    id = event.eventIdentifier ?? event.calendarItemIdentifier
    title = event.title ?? event.notes ?? ""
    place = event.location
    span = DateInterval(start: event.startDate, end: event.endDate)
    isAllDay = event.isAllDay
    calendar = event.calendar.title
  }

  static func < (one: AgendaItem, other: AgendaItem) -> Bool { one.span < other.span }
}

/// Reads the calendars.
struct AgendaReader {
  let store = EKEventStore()

  /// The events of a span, from chosen calendars or all.
  func items(in span: DateInterval, from chosen: Set<String>) -> [AgendaItem] {
    let calendars = store.calendars(for: .event)
      .filter { chosen.isEmpty || chosen.contains($0.calendarIdentifier) }
    let predicate = store.predicateForEvents(
      withStart: span.start, end: span.end, calendars: calendars)
    return store.events(matching: predicate).map { AgendaItem($0) }.sorted()
  }

  /// The titles of what is to be done.
  func tasks(until day: Date?, done: @escaping @Sendable ([String]) -> Void) {
    let lists = store.calendars(for: .reminder)
    let predicate =
      day.map {
        store.predicateForIncompleteReminders(
          withDueDateStarting: nil, ending: $0, calendars: lists)
      } ?? store.predicateForReminders(in: lists)
    store.fetchReminders(matching: predicate) { reminders in
      let open = (reminders ?? []).filter { !$0.isCompleted && $0.priority < 5 }
      done(open.filter { $0.dueDateComponents != nil }.compactMap(\.title))
    }
  }
}

/// Writes into the calendars.
struct AgendaWriter {
  let store: EKEventStore

  /// Adds a lunch to the user's calendar.
  func addLunch(on day: Date, at place: String) throws {
    let event = EKEvent(eventStore: store)
    event.title = "Lunch"
    event.location = place
    event.notes = "Booked by the app"
    event.startDate = day
    event.endDate = day.addingTimeInterval(3600)
    event.calendar = store.defaultCalendarForNewEvents
    try store.save(event, span: .thisEvent)
  }

  /// Moves an event, and with it those that follow.
  func move(_ event: EKEvent, by seconds: TimeInterval, all: Bool) throws {
    event.startDate = event.startDate.addingTimeInterval(seconds)
    event.endDate = event.endDate.addingTimeInterval(seconds)
    let span: EKSpan = all ? .futureEvents : .thisEvent
    do {
      try store.save(event, span: span, commit: true)
    } catch let error as EKError {
      throw AgendaProblem(error.code)
    }
  }

  /// Ticks a reminder off, or throws it away.
  func finish(_ reminder: EKReminder, keeps: Bool) throws {
    reminder.isCompleted = true
    if keeps {
      try store.save(reminder, commit: false)
    } else {
      try store.remove(reminder, commit: false)
    }
    try store.commit()
  }

  /// Takes an event out of the calendar; the change waits where others follow.
  func cancel(_ event: EKEvent, isLast: Bool) throws {
    guard !isLast else { return try store.remove(event, span: .thisEvent) }
    try store.remove(event, span: .futureEvents, commit: false)
  }

  /// Forgets what was not committed.
  func giveUp() { store.reset() }

  /// The lack of an event that could not be saved.
  func lack(_ error: EKError) -> String {
    switch error.code {
    case .noCalendar: "a calendar"
    case .noStartDate, .noEndDate: "a time"
    case .datesInverted: "an end after its start"
    default: error.localizedDescription
    }
  }

  /// A reminder that is not saved yet.
  func reminder(_ title: String, due: DateComponents) -> EKReminder {
    let reminder = EKReminder(eventStore: store)
    reminder.title = title
    reminder.dueDateComponents = due
    reminder.priority = 1
    reminder.isCompleted = false
    reminder.calendar = store.defaultCalendarForNewReminders()
    return reminder
  }

  /// The name that a row of the editor shows.
  func rowTitle(_ item: EKCalendarItem) -> String {
    let list: EKCalendar? = item.calendar
    return "\(item.title ?? item.calendarItemIdentifier), \(list?.title ?? "no list")"
  }
}

/// The reason for which a calendar could not be written.
enum AgendaProblem: Error, Equatable {
  case readOnly, notAllowed, other

  /// Reads an error's code.
  init(_ code: EKError.Code) {
    switch code {
    case .eventNotMutable: self = .readOnly
    case .eventStoreNotAuthorized: self = .notAllowed
    @unknown default: self = .other
    }
  }

  /// The problem that the previews show.
  static let preview = AgendaProblem(EKError(.eventNotMutable).code)
}

/// Asks for the calendars.
struct AgendaAccess {
  let store: EKEventStore

  /// Whether the widget shows events, and whether the app may add some.
  func rights(to entity: EKEntityType) -> (mayRead: Bool, mayWrite: Bool) {
    let status: EKAuthorizationStatus = EKEventStore.authorizationStatus(for: entity)
    return switch status {
    case .fullAccess: (true, true)
    case .writeOnly: (false, true)
    case .notDetermined, .restricted, .denied: (false, false)
    @unknown default: (false, false)
    }
  }

  /// Asks as systems before iOS 17 do.
  func askTheOldWay(_ done: @escaping @Sendable (Bool) -> Void) {
    guard EKEventStore.authorizationStatus(for: .event) != .authorized else { return done(true) }
    store.requestAccess(to: .event) { isAllowed, error in done(isAllowed && error == nil) }
  }

  /// Asks for everything, and calls back.
  func ask(_ done: @escaping @Sendable (Bool) -> Void) {
    store.requestFullAccessToReminders { mayRemind, _ in
      store.requestFullAccessToEvents { mayRead, error in
        done(mayRemind && mayRead && error == nil)
      }
    }
  }

  /// Asks for no more than the app needs, and calls back.
  func askToWrite(_ done: @escaping @Sendable (Bool) -> Void) {
    store.requestWriteOnlyAccessToEvents { isAllowed, _ in done(isAllowed) }
  }

  /// Asks for what a purpose needs, and waits.
  func ask(for purpose: Purpose) async throws -> Bool {
    switch purpose {
    case .agenda: try await store.requestFullAccessToEvents()
    case .tasks: try await store.requestFullAccessToReminders()
    case .bookings: try await store.requestWriteOnlyAccessToEvents()
    case .legacy: try await store.requestAccess(to: .reminder)
    }
  }

  /// The purpose of the calendars.
  enum Purpose { case agenda, tasks, bookings, legacy }
}

/// The log line of a calendar error, and whether the app shows an alert.
func handle(_ error: any Error) -> (log: String, isShown: Bool) {
  switch error {
  case EKError.eventStoreNotAuthorized: return ("not allowed", true)
  case EKError.eventNotMutable: return ("read only", true)
  case let error as EKError: return ("\(EKError.errorDomain) \(error.errorCode)", false)
  default: return (error.localizedDescription, false)
  }
}
