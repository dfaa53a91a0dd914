// Core Data with stores in memory. A run starts with empty stores: the data that the app would have
// saved on a device is not here, objects that the extension saves are there for the rest of the
// run. Models are read from the bundle, or made in code; objects, relationships with their
// inverses, predicates, sorting, saving and merging between contexts behave. Migration, history and
// CloudKit only keep their places.

@_exported public import FoundationSupplement
import Synchronization

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"

public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreUbiquitousContentNameKey = "NSPersistentStoreUbiquitousContentNameKey"

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

public let NSManagedObjectValidationError = 1550
public let NSPersistentStoreOpenError = 134_080
public let NSManagedObjectReferentialIntegrityError = 133_000

extension NSNotification.Name {
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagedObjectContextDidSaveNotification")
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagedObjectContextWillSaveNotification")
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSManagedObjectContextObjectsDidChangeNotification")
  public static let NSPersistentStoreRemoteChange = Self(
    "NSPersistentStoreRemoteChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

/// A result of a fetch: objects, their identifiers, dictionaries and numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object's identity, the same in all contexts.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  open var entity: NSEntityDescription { description_ }
  open var isTemporaryID: Bool { temporary.withLock { $0 } }
  open weak var persistentStore: NSPersistentStore? { nil }

  private let description_: NSEntityDescription
  /// Counts the objects of a process, so that they have an order.
  let number: Int
  let temporary = Mutex(true)

  private static let count = Mutex(0)

  init(entity: NSEntityDescription) {
    description_ = entity
    number = Self.count.withLock { count in
      count += 1
      return count
    }
  }

  open func uriRepresentation() -> URL {
    URL(string: "x-coredata://\(isTemporaryID ? "" : "store")/\(entity.name ?? "")/p\(number)")
      ?? URL(fileURLWithPath: "/")
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override var description: String { uriRepresentation().absoluteString }
}
