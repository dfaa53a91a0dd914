// The transactions of a store's history, each with the changes of one save.

public import FoundationSupplement

public enum NSPersistentHistoryChangeType: Int, Sendable {
  case insert, update, delete
}

open class NSPersistentHistoryChange: NSObject {
  open class var entityDescription: NSEntityDescription? {
    HistoryEntities.named("Change")
  }
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
    NSFetchRequest(entityName: "Change")
  }

  public let changeID: Int64
  public let changedObjectID: NSManagedObjectID
  public let changeType: NSPersistentHistoryChangeType
  public let tombstone: [AnyHashable: Any]?
  open internal(set) weak var transaction: NSPersistentHistoryTransaction?
  public let updatedProperties: Set<NSPropertyDescription>?

  init(_ recorded: RecordedChange, number: Int64) {
    changeID = number
    changedObjectID = recorded.id
    changeType = recorded.type
    tombstone = recorded.type == .delete ? recorded.tombstone : nil
    let names = recorded.names
    updatedProperties =
      recorded.type == .update
      ? Set(names.compactMap { recorded.id.entity.propertiesByName[$0] }) : nil
  }
}

open class NSPersistentHistoryTransaction: NSObject {
  open class var entityDescription: NSEntityDescription? {
    HistoryEntities.named("Transaction")
  }
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
    NSFetchRequest(entityName: "Transaction")
  }

  public let timestamp: Date
  public let changes: [NSPersistentHistoryChange]?
  public let transactionNumber: Int64
  public let storeID: String
  public let bundleID: String
  public let processID: String
  public let contextName: String?
  public let author: String?
  public let token: NSPersistentHistoryToken

  /// Creates a transaction.
  ///
  /// - Parameter hasChanges: Whether its changes were asked for.
  init(_ recorded: RecordedTransaction, of storeID: String, hasChanges: Bool) {
    timestamp = recorded.timestamp
    transactionNumber = recorded.number
    self.storeID = storeID
    bundleID = recorded.origin.bundle
    processID = recorded.origin.process
    contextName = recorded.origin.contextName
    author = recorded.origin.author
    token = NSPersistentHistoryToken(numbers: [storeID: recorded.number])
    changes =
      hasChanges
      ? recorded.changes.enumerated().map { index, change in
        NSPersistentHistoryChange(change, number: recorded.firstChange + Int64(index))
      } : nil
    super.init()
    for change in changes ?? [] { change.transaction = self }
  }

  open func objectIDNotification() -> Notification {
    func ids(_ type: NSPersistentHistoryChangeType) -> Set<NSManagedObjectID> {
      Set((changes ?? []).filter { $0.changeType == type }.map(\.changedObjectID))
    }
    return Notification(
      name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
      userInfo: [
        NSInsertedObjectIDsKey: ids(.insert), NSUpdatedObjectIDsKey: ids(.update),
        NSDeletedObjectIDsKey: ids(.delete),
      ])
  }
}

extension NSPersistentHistoryTransaction: KeyValueReadable {
  package func readableValue(forKey key: String) -> Any? {
    switch key {
    case "timestamp": timestamp
    case "transactionNumber": transactionNumber
    case "storeID": storeID
    case "bundleID": bundleID
    case "processID": processID
    case "contextName": contextName
    case "author": author
    case "token": transactionNumber
    default: nil
    }
  }
}

extension NSPersistentHistoryChange: KeyValueReadable {
  package func readableValue(forKey key: String) -> Any? {
    switch key {
    case "changeID": changeID
    case "changedObjectID": changedObjectID
    case "changeType": changeType.rawValue
    case "transaction": transaction
    default: nil
    }
  }
}

/// The entities that requests for history name.
private enum HistoryEntities {
  static func named(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    return entity
  }
}
