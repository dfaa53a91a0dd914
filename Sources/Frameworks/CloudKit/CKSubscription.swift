// Subscriptions to changes in CloudKit's databases, and the notifications that they lead to. A
// device that is signed in to no account keeps none, so that every call about them fails.

import FoundationSupplement

extension CKDatabase {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private`, shared
  }

  /// Fails: no account is signed in.
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError.signedOut
  }

  /// Fails: no account is signed in.
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError.signedOut }

  /// Fails: no account is signed in.
  @discardableResult
  public func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID {
    throw CKError.signedOut
  }

  /// Fails: no account is signed in.
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.signedOut
  }

  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.signedOut)
  }

  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError.signedOut)
  }
}

open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String

  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    open var title: String?
    open var subtitle: String?
    open var soundName: String?
    open var category: String?
    open var collapseIDKey: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
  }

  public enum SubscriptionType: Int, Sendable {
    case query = 1
    case recordZone, database
  }

  public let subscriptionID: ID
  public let subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?

  init(_ type: SubscriptionType, id: ID) {
    subscriptionID = id
    subscriptionType = type
  }
}

open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let firesOnRecordCreation = Options(rawValue: 1)
    public static let firesOnRecordUpdate = Options(rawValue: 2)
    public static let firesOnRecordDeletion = Options(rawValue: 4)
    public static let firesOnce = Options(rawValue: 8)
  }

  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?

  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
    options querySubscriptionOptions: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    self.querySubscriptionOptions = querySubscriptionOptions
    super.init(.query, id: subscriptionID)
  }
}

open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?

  public init(subscriptionID: ID = UUID().uuidString) { super.init(.database, id: subscriptionID) }
}

open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?

  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(.recordZone, id: subscriptionID)
  }
}

/// A notification of a server's. None reaches a widget extension, so none can be made.
open class CKNotification: NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable {
    case query = 1
    case recordZone, readNotification, database
  }

  open var notificationType: NotificationType { .query }
  open var subscriptionID: CKSubscription.ID? { nil }
  open var containerIdentifier: String? { nil }
  open var isPruned: Bool { false }

  /// Returns nil: a push of CloudKit's is never delivered here.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    return nil
  }
}

open class CKQueryNotification: CKNotification, @unchecked Sendable {
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated, recordDeleted
  }

  open var queryNotificationReason: Reason { .recordUpdated }
  open var recordFields: [String: Any]? { nil }
  open var recordID: CKRecord.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}

open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { .private }
}

open class CKRecordZoneNotification: CKNotification, @unchecked Sendable {
  open var recordZoneID: CKRecordZone.ID? { nil }
  open var databaseScope: CKDatabase.Scope { .private }
}
