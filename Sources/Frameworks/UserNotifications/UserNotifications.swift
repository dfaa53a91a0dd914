// UserNotifications, from iOS 10. Notifications are kept as pending requests of the process and
// never delivered; the person has not been asked for permission.

@_exported public import FoundationSupplement

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let carPlay = Self(rawValue: 8)
  public static let criticalAlert = Self(rawValue: 16)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  public static let provisional = Self(rawValue: 64)
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

open class UNNotificationSettings: NSObject, @unchecked Sendable {
  open var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

open class UNNotificationSound: NSObject, @unchecked Sendable {
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  let name: UNNotificationSoundName

  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }
}

open class UNNotificationContent: NSObject, @unchecked Sendable {
  open fileprivate(set) var title = ""
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var body = ""
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var threadIdentifier = ""
}

open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  public let repeats: Bool

  fileprivate init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? { Date().addingTimeInterval(timeInterval) }
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

open class UNNotificationRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []

  open class func current() -> UNUserNotificationCenter { shared }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, nil)
  }

  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    completionHandler(UNNotificationSettings())
  }

  open func add(_ request: UNNotificationRequest) async throws { keep(request) }

  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    completionHandler?(nil)
  }

  open func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    completionHandler(pending)
  }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }

  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
  open func removeAllDeliveredNotifications() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  private var pending: [UNNotificationRequest] { lock.withLock { requests } }

  private func keep(_ request: UNNotificationRequest) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }
}
