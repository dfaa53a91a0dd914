// Core Data. A store of SQLite is a file, in the layout of Apple's: one that a simulator's
// container has is read as it is, and app and extension share it; stores of other types are in
// memory. Models are read from the bundle, or made in code; objects, relationships with their
// inverses, predicates, sorting, saving and merging between contexts and processes behave, and so
// do the lightweight migration that adds tables and columns, and the stages of a migration. Mapping
// models and CloudKit only keep their places.

@_exported public import FoundationSupplement
import Synchronization

public let NSManagedObjectValidationError = 1550
public let NSPersistentStoreOpenError = 134_080
public let NSManagedObjectReferentialIntegrityError = 133_000

extension NSNotification.Name {
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagedObjectContextDidSaveNotification")
  public static let NSManagedObjectContextDidSaveObjectIDs = Self(
    "NSManagedObjectContextDidSaveObjectIDsNotification")
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
