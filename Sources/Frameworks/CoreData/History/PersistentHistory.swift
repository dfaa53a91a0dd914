// The history of a persistent store, which only another process of the app's would make: a store here
// keeps none, so that a request for it finds no transaction.

public import FoundationSupplement

open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {}

public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert, update, delete
}

open class NSPersistentHistoryChange: NSObject {
  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  public let tombstone: [AnyHashable: Any]?
  open weak var transaction: NSPersistentHistoryTransaction?
  public let updatedProperties: Set<NSPropertyDescription>?

  init(
    changeID: Int64, changedObjectID: NSManagedObjectID,
    changeType: NSPersistentHistoryChangeType
  ) {
    self.changeID = changeID
    self.changedObjectID = changedObjectID
    self.changeType = changeType
    tombstone = nil
    updatedProperties = nil
  }
}

open class NSPersistentHistoryTransaction: NSObject {
  open class var entityDescription: NSEntityDescription? { nil }
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { nil }

  public let timestamp: Date
  public let changes: [NSPersistentHistoryChange]?
  public let transactionNumber: Int64
  public let storeID: String
  public let bundleID: String
  public let processID: String
  public let contextName: String?
  public let author: String?
  public let token: NSPersistentHistoryToken

  init(timestamp: Date, transactionNumber: Int64, changes: [NSPersistentHistoryChange]) {
    self.timestamp = timestamp
    self.transactionNumber = transactionNumber
    self.changes = changes
    (storeID, bundleID, processID) = ("", "", "")
    (contextName, author) = (nil, nil)
    token = NSPersistentHistoryToken()
  }

  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave, object: nil, userInfo: [:])
  }
}

open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  public let token: NSPersistentHistoryToken?

  fileprivate init(token: NSPersistentHistoryToken?) { self.token = token }

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { make(nil) }
  open class func fetchHistory(after token: NSPersistentHistoryToken?)
    -> NSPersistentHistoryChangeRequest
  { make(token) }
  open class func fetchHistory(
    after transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { make(transaction?.token) }
  open class func fetchHistory(
    withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  ) -> NSPersistentHistoryChangeRequest { make(nil) }

  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    deletion(nil)
  }
  open class func deleteHistory(before token: NSPersistentHistoryToken?)
    -> NSPersistentHistoryChangeRequest
  { deletion(token) }
  open class func deleteHistory(
    before transaction: NSPersistentHistoryTransaction?
  ) -> NSPersistentHistoryChangeRequest { deletion(transaction?.token) }

  private class func make(_ token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest(token: token)
  }

  private class func deletion(_ token: NSPersistentHistoryToken?)
    -> NSPersistentHistoryChangeRequest
  {
    let request = make(token)
    request.resultType = .statusOnly
    return request
  }

  /// The result of a request to a store without a history.
  var answer: NSPersistentHistoryResult {
    let result: Any =
      switch resultType {
      case .statusOnly: true
      case .objectIDs: [NSManagedObjectID]()
      case .count: 0
      case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
      case .changesOnly: [NSPersistentHistoryChange]()
      }
    return NSPersistentHistoryResult(result, resultType)
  }
}

open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSPersistentHistoryResultType

  init(_ result: Any, _ resultType: NSPersistentHistoryResultType) {
    self.result = result
    self.resultType = resultType
  }
}
