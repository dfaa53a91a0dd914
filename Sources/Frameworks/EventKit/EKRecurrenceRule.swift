// Calendars' sources, alarms, recurrences and participants.

import FoundationSupplement

public enum EKCalendarType: Int, Sendable {
  case local, calDAV, exchange, subscription, birthday
}

public struct EKEntityMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let event = Self(rawValue: 1)
  public static let reminder = Self(rawValue: 2)
}

public enum EKSourceType: Int, Sendable {
  case local, exchange, calDAV, mobileMe, subscribed, birthdays
}

/// The account that a calendar is of.
open class EKSource: EKObject, @unchecked Sendable {
  open var sourceIdentifier: String { "" }
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
}

public enum EKEventAvailability: Int, Sendable {
  case notSupported = -1
  case busy, free, tentative, unavailable
}

public enum EKEventStatus: Int, Sendable {
  case none, confirmed, tentative, canceled
}

public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// A participant in an event.
open class EKParticipant: EKObject, @unchecked Sendable {
  open var name: String? { nil }
  open var url: URL { URL(fileURLWithPath: "/") }
  open var isCurrentUser: Bool { false }
  open var participantStatus: EKParticipantStatus { .unknown }
}

open class EKAlarm: EKObject, @unchecked Sendable {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  /// The place at whose border the alarm goes off; nil for an alarm at a time.
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none

  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
  public init(absoluteDate date: Date) { absoluteDate = date }
}

public enum EKAlarmProximity: Int, Sendable {
  case none, enter, leave
}

public enum EKRecurrenceFrequency: Int, Sendable {
  case daily, weekly, monthly, yearly
}

public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int

  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int = 0) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
}

open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  public let endDate: Date?
  public let occurrenceCount: Int

  public init(end endDate: Date) {
    self.endDate = endDate
    occurrenceCount = 0
  }

  public init(occurrenceCount: Int) {
    endDate = nil
    self.occurrenceCount = occurrenceCount
  }
}

open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// Days from 1 to 31, and from -1 to -31 counted from a month's end.
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  /// Weeks from 1 to 53, and from -1 to -53 counted from a year's end.
  public let weeksOfTheYear: [NSNumber]?
  /// Days from 1 to 366, and from -1 to -366 counted from a year's end.
  public let daysOfTheYear: [NSNumber]?
  /// The places of those that are meant among a period's occurrences, from 1, and from -1 at its
  /// end.
  public let setPositions: [NSNumber]?
  open var recurrenceEnd: EKRecurrenceEnd?
  /// The first day of a week; 0 says that the rule does not depend on it.
  open var firstDayOfTheWeek: Int { 0 }
  open var calendarIdentifier: String { "gregorian" }

  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }

  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?,
    daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    daysOfTheWeek = days
    daysOfTheMonth = monthDays
    monthsOfTheYear = months
    self.weeksOfTheYear = weeksOfTheYear
    self.daysOfTheYear = daysOfTheYear
    self.setPositions = setPositions
    recurrenceEnd = end
  }
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}

extension EKEventStore {
  public var eventStoreIdentifier: String { "" }
  public var sources: [EKSource] { [] }
  public func source(withIdentifier identifier: String) -> EKSource? { nil }
  public func refreshSourcesIfNecessary() {}

  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
  public func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }
}
