// DeviceActivity: nothing is monitored, for screen time may not be seen.

@_exported public import FamilyControls
import FoundationSupplement

public struct DeviceActivityName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

public struct DeviceActivitySchedule: Equatable, Sendable {
  public let intervalStart: DateComponents
  public let intervalEnd: DateComponents
  public let repeats: Bool
  public let warningTime: DateComponents?

  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }

  /// The schedule's interval that holds now, or the next.
  public var nextInterval: DateInterval? {
    let calendar = Calendar.current
    guard
      let end = calendar.nextDate(
        after: .now, matching: intervalEnd, matchingPolicy: .nextTime),
      let start = calendar.nextDate(
        after: end, matching: intervalStart, matchingPolicy: .nextTime, direction: .backward)
    else { return nil }
    return DateInterval(start: start, end: end)
  }
}

public struct DeviceActivityEvent: Equatable, Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let applications: Set<ApplicationToken>
  public let categories: Set<ActivityCategoryToken>
  public let webDomains: Set<WebDomainToken>
  public let threshold: DateComponents

  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
  }
}

open class DeviceActivityCenter: @unchecked Sendable {
  public enum MonitoringError: Error, Sendable {
    case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents
    case unauthorized
  }

  public init() {}

  public var activities: [DeviceActivityName] { [] }

  /// Refuses: the app is not authorized to see screen time.
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    throw MonitoringError.unauthorized
  }

  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {}
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? { nil }

  public func events(
    for activity: DeviceActivityName
  ) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { [:] }
}

open class DeviceActivityMonitor {
  public init() {}
  open func intervalDidStart(for activity: DeviceActivityName) {}
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}

  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
}
