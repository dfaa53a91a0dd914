import CloudKit
import Foundation

/// Keeps an app's prices up to date by what its server says.
struct PriceWatch {
  let database = CKContainer.default().publicCloudDatabase

  /// Subscribes to the prices, once.
  func subscribe() async throws -> CKSubscription.ID {
    let known = try await database.allSubscriptions()
    for old in known where old.subscriptionType == .query {
      try await database.deleteSubscription(withID: old.subscriptionID)
    }
    let subscription = CKQuerySubscription(
      recordType: "Price", predicate: NSPredicate(value: true),
      options: [.firesOnRecordUpdate, .firesOnRecordCreation])
    let info = CKSubscription.NotificationInfo()
    info.shouldSendContentAvailable = true
    info.desiredKeys = ["amount"]
    subscription.notificationInfo = info
    return try await database.save(subscription).subscriptionID
  }

  /// Follows every change of the private database.
  func follow() {
    let zone = CKRecordZoneSubscription(zoneID: CKRecordZone.ID(zoneName: "prices"))
    for subscription in [CKDatabaseSubscription(subscriptionID: "all"), zone] {
      database.save(subscription) { saved, error in print(saved as Any, error as Any) }
    }
    database.delete(withSubscriptionID: "old") { id, _ in print(id as Any) }
  }

  /// Tells the person of each price that goes, once.
  func warn() -> CKQuerySubscription {
    let subscription = CKQuerySubscription(
      recordType: "Price", predicate: NSPredicate(value: true),
      options: [.firesOnRecordDeletion, .firesOnce])
    let info = CKSubscription.NotificationInfo()
    info.alertBody = "A price is gone"
    info.alertLocalizationKey = "GONE"
    info.alertLocalizationArgs = ["name"]
    info.collapseIDKey = "prices"
    info.shouldBadge = true
    info.shouldSendMutableContent = true
    subscription.notificationInfo = info
    precondition(subscription.querySubscriptionOptions.contains(.firesOnce))
    let type: CKSubscription.SubscriptionType = subscription.subscriptionType
    precondition(type == .query)
    return subscription
  }

  func forget(_ id: CKRecord.ID) async throws { try await database.deleteRecord(withID: id) }

  /// The names of what a push changed.
  func fields(of notification: CKNotification) -> [String] {
    let type: CKNotification.NotificationType = notification.notificationType
    guard type != .readNotification, !notification.isPruned else { return [] }
    if let whole = notification as? CKDatabaseNotification {
      return whole.databaseScope == .shared ? ["all"] : []
    }
    if let zone = notification as? CKRecordZoneNotification {
      return zone.databaseScope == .private ? [zone.recordZoneID?.zoneName ?? ""] : []
    }
    return ((notification as? CKQueryNotification)?.recordFields ?? [:]).keys.sorted()
  }

  /// Reads a push.
  func record(in push: [AnyHashable: Any]) -> CKRecord.ID? {
    guard let notification = CKNotification(fromRemoteNotificationDictionary: push),
      let query = notification as? CKQueryNotification,
      query.databaseScope == CKDatabase.Scope.public,
      query.queryNotificationReason != CKQueryNotification.Reason.recordDeleted
    else { return nil }
    return query.recordID
  }
}
