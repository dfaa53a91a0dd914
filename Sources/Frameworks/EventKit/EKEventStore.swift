// EventKit's store: the events and reminders of the environment, where the person has given access.
// Saving fails.

public import FoundationSupplement
import Synchronization

open class EKEventStore: NSObject, @unchecked Sendable {
  private let found = Mutex<[String: EKCalendar]>([:])

  public override init() {
    super.init()
  }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    ExtensionSurroundings.answer(
      for: entityType == .event ? "calendar" : "reminders", granted: .fullAccess, denied: .denied,
      notDetermined: .notDetermined)
  }

  private static func isAllowed(_ entityType: EKEntityType) -> Bool {
    authorizationStatus(for: entityType) == .fullAccess
  }

  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(Self.isAllowed(entityType), nil)
  }

  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(Self.isAllowed(.event), nil)
  }

  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(Self.isAllowed(.reminder), nil)
  }

  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(Self.isAllowed(.event), nil)
  }

  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    Self.isAllowed(entityType)
  }
  open func requestFullAccessToEvents() async throws -> Bool { Self.isAllowed(.event) }
  open func requestFullAccessToReminders() async throws -> Bool { Self.isAllowed(.reminder) }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { Self.isAllowed(.event) }

  // MARK: Calendars

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] {
    let items: [EKCalendarItem] = entityType == .event ? allEvents : allReminders
    let titles = Set(items.compactMap { $0.calendar?.title })
    return titles.sorted().map { calendar($0, of: entityType) }
  }

  open func calendar(withIdentifier identifier: String) -> EKCalendar? {
    (calendars(for: .event) + calendars(for: .reminder)).first {
      $0.calendarIdentifier == identifier
    }
  }

  open var defaultCalendarForNewEvents: EKCalendar? { calendars(for: .event).first }
  open func defaultCalendarForNewReminders() -> EKCalendar? { calendars(for: .reminder).first }

  private func calendar(_ title: String, of entityType: EKEntityType) -> EKCalendar {
    let identifier = "\(entityType == .event ? "calendar" : "list")-\(title)"
    return found.withLock { found in
      if let known = found[identifier] { return known }
      let calendar = EKCalendar(for: entityType, eventStore: self)
      calendar.title = title
      calendar.identifierText = identifier
      found[identifier] = calendar
      return calendar
    }
  }

  // MARK: Events and reminders

  private var allEvents: [EKEvent] {
    guard Self.isAllowed(.event) else { return [] }
    return DeviceRecord.all("events").enumerated().map { index, record in
      let event = EKEvent(eventStore: self)
      fill(event, from: record, "event-\(index)")
      event.startDate = record.date("start")
      event.endDate = record.date("end")
      event.isAllDay = record.holds("allDay")
      event.location = record.text("location")
      event.calendar = calendar(record.text("calendar") ?? "Calendar", of: .event)
      return event
    }.sorted { ($0.startDate ?? .distantPast) < ($1.startDate ?? .distantPast) }
  }

  private var allReminders: [EKReminder] {
    guard Self.isAllowed(.reminder) else { return [] }
    return DeviceRecord.all("reminders").enumerated().map { index, record in
      let reminder = EKReminder(eventStore: self)
      fill(reminder, from: record, "reminder-\(index)")
      if let due = record.date("due") {
        reminder.dueDateComponents = Calendar.current.dateComponents(
          [.year, .month, .day, .hour, .minute], from: due)
      }
      if record.holds("completed") { reminder.completionDate = record.date("due") ?? .distantPast }
      reminder.priority = Int(record.number("priority") ?? 0)
      reminder.calendar = calendar(record.text("list") ?? "Reminders", of: .reminder)
      return reminder
    }
  }

  private func fill(_ item: EKCalendarItem, from record: DeviceRecord, _ identifier: String) {
    item.title = record.text("title")
    item.notes = record.text("notes")
    item.identifierText = identifier
  }

  open func event(withIdentifier identifier: String) -> EKEvent? {
    allEvents.first { $0.calendarItemIdentifier == identifier }
  }

  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? {
    (allEvents as [EKCalendarItem] + allReminders).first {
      $0.calendarItemIdentifier == identifier
    }
  }

  // MARK: Fetching

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let among = Among(calendars)
    return NSPredicate { object, _ in
      guard let event = object as? EKEvent, let start = event.startDate, let end = event.endDate
      else { return false }
      return start < endDate && end > startDate && among.has(event)
    }
  }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    let among = Among(calendars)
    return NSPredicate { object, _ in (object as? EKReminder).map(among.has) ?? false }
  }

  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let among = Among(calendars)
    return NSPredicate { object, _ in
      guard let reminder = object as? EKReminder, !reminder.isCompleted, among.has(reminder) else {
        return false
      }
      return Self.lies(reminder.dueDate, from: startDate, to: endDate)
    }
  }

  open func predicateForCompletedReminders(
    withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let among = Among(calendars)
    return NSPredicate { object, _ in
      guard let reminder = object as? EKReminder, reminder.isCompleted, among.has(reminder) else {
        return false
      }
      return Self.lies(reminder.completionDate, from: startDate, to: endDate)
    }
  }

  private static func lies(_ date: Date?, from start: Date?, to end: Date?) -> Bool {
    guard start != nil || end != nil else { return true }
    guard let date else { return false }
    return (start.map { date >= $0 } ?? true) && (end.map { date <= $0 } ?? true)
  }

  open func events(matching predicate: NSPredicate) -> [EKEvent] {
    allEvents.filter { predicate.evaluate(with: $0) }
  }

  open func enumerateEvents(
    matching predicate: NSPredicate,
    using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for event in events(matching: predicate) where !stops.boolValue { block(event, &stops) }
  }

  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(
      Self.isAllowed(.reminder) ? allReminders.filter { predicate.evaluate(with: $0) } : nil)
    return 0
  }

  // MARK: Saving

  open func save(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}

/// The calendars of a predicate; nil stands for all.
private struct Among: @unchecked Sendable {
  private let identifiers: Set<String>?

  init(_ calendars: [EKCalendar]?) {
    identifiers = calendars.map { Set($0.map(\.calendarIdentifier)) }
  }

  func has(_ item: EKCalendarItem) -> Bool {
    guard let identifiers else { return true }
    return item.calendar.map { identifiers.contains($0.calendarIdentifier) } ?? false
  }
}

extension EKReminder {
  /// The date on which it is due.
  fileprivate var dueDate: Date? {
    dueDateComponents.flatMap { Calendar.current.date(from: $0) }
  }
}
