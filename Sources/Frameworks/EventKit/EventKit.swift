// EventKit's calendars, events and reminders.

public import CoreGraphics
public import CoreLocation
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

/// An object of the store that can be changed.
open class EKObject: NSObject, @unchecked Sendable {
  open var hasChanges: Bool { false }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { false }
}

open class EKCalendar: EKObject, @unchecked Sendable {
  open var title = ""
  var identifierText = UUID().uuidString
  public var calendarIdentifier: String { identifierText }
  open var cgColor: CGColor! = CGColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  open var source: EKSource!
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { false }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { true }
  open var allowedEntityTypes: EKEntityMask { [.event] }

  /// Creates a calendar that is nowhere yet.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    super.init()
  }
}

open class EKCalendarItem: EKObject, @unchecked Sendable {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var calendar: EKCalendar!
  var identifierText = UUID().uuidString
  public var calendarItemIdentifier: String { identifierText }
  open var url: URL?
  open var timeZone: TimeZone?
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var attendees: [EKParticipant]? { nil }
  open var creationDate: Date? { nil }
  open var lastModifiedDate: Date? { nil }
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open var hasAttendees: Bool { attendees?.isEmpty == false }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }

  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }

  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

open class EKEvent: EKCalendarItem, @unchecked Sendable {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { identifierText }
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  /// Whether the event is an occurrence that was changed on its own.
  open internal(set) var isDetached = false
  /// The beginning of an occurrence before it was changed.
  open var occurrenceDate: Date! { originalDate ?? startDate }
  open var structuredLocation: EKStructuredLocation?
  open var organizer: EKParticipant? { nil }
  open var birthdayContactIdentifier: String? { nil }

  /// Compares when two events begin.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    (startDate ?? .distantPast).compare(other.startDate ?? .distantPast)
  }

  /// The beginning of the first of the occurrences that the event is one of; nil for a single
  /// event.
  var series: Date?
  var originalDate: Date?
  /// The beginnings of occurrences that the series has no more.
  var exceptions: Set<Date> = []
  let store: EKEventStore

  public init(eventStore: EKEventStore) {
    store = eventStore
    super.init()
  }
}

open class EKStructuredLocation: NSObject, NSCopying, @unchecked Sendable {
  open var title: String?
  open var geoLocation: CLLocation?
  open var radius = 0.0

  public override init() {}

  public convenience init(title: String) {
    self.init()
    self.title = title
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let other = EKStructuredLocation()
    (other.title, other.geoLocation, other.radius) = (title, geoLocation, radius)
    return other
  }
}

open class EKReminder: EKCalendarItem, @unchecked Sendable {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var completionDate: Date?
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? completionDate ?? Date() : nil }
  }
  open var priority = 0

  public init(eventStore: EKEventStore) {
    super.init()
  }
}
