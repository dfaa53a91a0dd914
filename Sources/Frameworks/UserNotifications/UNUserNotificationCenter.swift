// The center of notifications, which keeps requests and delivers none.

import ExtensionEnvironment
import FoundationSupplement

open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []

  private var categories: Set<UNNotificationCategory> = []

  open class func current() -> UNUserNotificationCenter { shared }

  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }

  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    UNNotificationSettings().authorizationStatus == .authorized
  }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completionHandler(UNNotificationSettings().authorizationStatus == .authorized, nil)
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

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  open func notificationCategories() async -> Set<UNNotificationCategory> { known }

  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    completionHandler(known)
  }

  open func deliveredNotifications() async -> [UNNotification] { [] }

  open func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    completionHandler([])
  }

  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil)
  }

  private var known: Set<UNNotificationCategory> { lock.withLock { categories } }

  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
  open func removeAllDeliveredNotifications() {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}

  private var pending: [UNNotificationRequest] { lock.withLock { requests } }

  private func keep(_ request: UNNotificationRequest) {
    AccessJournal.note("notification", of: request.identifier)
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }
}
