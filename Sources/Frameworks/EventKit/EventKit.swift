// EventKit, from iOS 6. Access to calendars is denied, so the store has none and saving fails.

@_exported public import FoundationSupplement

public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly

  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

open class EKCalendar: NSObject, @unchecked Sendable {
  open var title = ""
  public let calendarIdentifier = UUID().uuidString

  fileprivate override init() {
    super.init()
  }
}

open class EKCalendarItem: NSObject, @unchecked Sendable {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var calendar: EKCalendar!
  public let calendarItemIdentifier = UUID().uuidString
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { nil }

  public init(eventStore: EKEventStore) {
    super.init()
  }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var priority = 0

  public init(eventStore: EKEventStore) {
    super.init()
  }
}

open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() {
    super.init()
  }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }

  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }

  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }

  open func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }

  open func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, nil)
  }

  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }

  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }

  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate {
    NSPredicate(value: false)
  }

  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return 0
  }

  open func save(_ event: EKEvent, span: EKSpan) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}
