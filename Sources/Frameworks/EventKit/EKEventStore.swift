// EventKit's store: the events and reminders of the environment and those that were saved, where
// the person has given access. Events that recur are found once an occurrence.

public import FoundationSupplement
import Synchronization

open class EKEventStore: NSObject, @unchecked Sendable {
  private let found = Mutex<[String: EKCalendar]>([:])
  /// The changes that wait for `commit()`.
  private let pending = Mutex<[RecordChange]>([])

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

  open var defaultCalendarForNewEvents: EKCalendar? { defaultCalendar(for: .event) }
  open func defaultCalendarForNewReminders() -> EKCalendar? { defaultCalendar(for: .reminder) }

  /// The first calendar that something is in, or else the one that every device has.
  private func defaultCalendar(for entityType: EKEntityType) -> EKCalendar? {
    guard Self.isAllowed(entityType) else { return nil }
    return calendars(for: entityType).first ?? calendar(entityType.usualCalendar, of: entityType)
  }

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
      event.isDetached = record.holds("detached")
      event.exceptions = Set(
        (record.numbers("exceptions") ?? []).map { Date(timeIntervalSince1970: $0) })
      event.series = event.hasRecurrenceRules ? event.startDate : nil
      event.calendar = calendar(
        record.text("calendar") ?? EKEntityType.event.usualCalendar, of: .event)
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
          record.holds("dueAllDay")
            ? [.year, .month, .day] : [.year, .month, .day, .hour, .minute], from: due)
      }
      if record.holds("completed") {
        reminder.completionDate = record.date("completion") ?? record.date("due") ?? .distantPast
      }
      if let begin = record.date("begin") {
        reminder.startDateComponents = Calendar.current.dateComponents(
          record.holds("beginAllDay")
            ? [.year, .month, .day] : [.year, .month, .day, .hour, .minute], from: begin)
      }
      reminder.priority = Int(record.number("priority") ?? 0)
      reminder.calendar = calendar(
        record.text("list") ?? EKEntityType.reminder.usualCalendar, of: .reminder)
      return reminder
    }
  }

  private func fill(_ item: EKCalendarItem, from record: DeviceRecord, _ identifier: String) {
    item.title = record.text("title")
    item.notes = record.text("notes")
    item.location = record.text("location")
    item.url = record.text("url").flatMap { URL(string: $0) }
    item.identifierText = record.text("identifier") ?? identifier
    item.timeZone = record.text("timeZone").flatMap { TimeZone(identifier: $0) }
    item.alarms = record.items("alarms")?.map(EKAlarm.init)
    item.recurrenceRules = record.items("recurrence")?.compactMap(EKRecurrenceRule.init)
  }

  /// The occurrences of all events in a time.
  private func occurrences(from start: Date, to end: Date) -> [EKEvent] {
    allEvents.flatMap { event -> [EKEvent] in
      guard event.hasRecurrenceRules, let recurrence = event.recurrence else { return [event] }
      return recurrence.occurrences(from: start, to: end).map { event.occurrence($0) }
    }.sorted { ($0.startDate ?? .distantPast) < ($1.startDate ?? .distantPast) }
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

  /// The events of a time; of a longer one than four years those of the first four, as documented.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    let limit = Calendar.current.date(byAdding: .year, value: 4, to: startDate) ?? endDate
    return EventPredicate(from: startDate, to: min(endDate, limit), Among(calendars))
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
    let events = (predicate as? EventPredicate).map { occurrences(from: $0.start, to: $0.end) }
    return (events ?? allEvents).filter { predicate.evaluate(with: $0) }
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
    try save(event, span: span, commit: true)
  }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try Self.requireAccess(to: .event)
    guard event.calendar != nil else { throw EKError(.noCalendar) }
    guard let start = event.startDate else { throw EKError(.noStartDate) }
    guard let end = event.endDate else { throw EKError(.noEndDate) }
    guard start <= end else { throw EKError(.datesInverted) }
    try make(event.changes(saving: span), commit)
  }

  open func save(_ reminder: EKReminder, commit: Bool) throws {
    try Self.requireAccess(to: .reminder)
    guard reminder.calendar != nil else { throw EKError(.noCalendar) }
    try make([.save(reminder.record, in: "reminders", reminder.identifierText)], commit)
  }

  open func remove(_ event: EKEvent, span: EKSpan) throws {
    try remove(event, span: span, commit: true)
  }

  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    try Self.requireAccess(to: .event)
    try make(event.changes(removing: span), commit)
  }

  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    try Self.requireAccess(to: .reminder)
    try make([.remove(in: "reminders", reminder.identifierText)], commit)
  }

  /// Makes the changes that were made without a commit.
  open func commit() throws {
    let changes = pending.withLock { pending in
      defer { pending = [] }
      return pending
    }
    guard !changes.isEmpty else { return }
    RecordChange.make(changes)
    NotificationCenter.default.post(name: .EKEventStoreChanged, object: self)
  }

  /// Forgets the changes that were made without a commit.
  open func reset() { pending.withLock { $0 = [] } }

  private static func requireAccess(to entityType: EKEntityType) throws(EKError) {
    guard isAllowed(entityType) else { throw EKError(.eventStoreNotAuthorized) }
  }

  private func make(_ changes: [RecordChange], _ commits: Bool) throws {
    pending.withLock { $0 += changes }
    if commits { try commit() }
  }
}

extension EKEntityType {
  /// The calendar of items for which none is named.
  fileprivate var usualCalendar: String { self == .event ? "Calendar" : "Reminders" }
}

/// The events of a time.
private final class EventPredicate: NSPredicate {
  let start: Date
  let end: Date

  init(from start: Date, to end: Date, _ among: Among) {
    self.start = start
    self.end = end
    super.init { object, _ in
      guard let event = object as? EKEvent, let first = event.startDate, let last = event.endDate
      else { return false }
      return first < end && last > start && among.has(event)
    }
  }

  required init?(coder: NSCoder) { nil }
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
  var dueDate: Date? {
    dueDateComponents.flatMap { Calendar.current.date(from: $0) }
  }
}
