// The rules for objects that others changed in the store since a context read them, as Apple
// documents them.

public import FoundationSupplement

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType
  case rollbackMergePolicyType
}

open class NSMergePolicy: NSObject, @unchecked Sendable {
  public let mergeType: NSMergePolicyType

  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// An object that a context changed and that the store has otherwise than when it was read.
open class NSMergeConflict: NSObject, @unchecked Sendable {
  /// The object with the context's values.
  public let sourceObject: NSManagedObject
  /// The values that the context would save.
  public let objectSnapshot: [String: Any]?
  /// The values that the context last read.
  public let cachedSnapshot: [String: Any]?
  /// The values that the store has now; nil where it has no such object any more.
  public let persistedSnapshot: [String: Any]?
  public let oldVersionNumber: Int

  /// The version in the store; 0 where the object was deleted there.
  open var newVersionNumber: Int { persistedSnapshot == nil ? 0 : oldVersionNumber + 1 }

  init(_ object: NSManagedObject, stored row: [String: StoredValue]?) {
    sourceObject = object
    objectSnapshot = object.values(of: object.stored)
    cachedSnapshot = object.values(of: object.committed)
    persistedSnapshot = row.map(object.values)
    oldVersionNumber = 1
  }
}

public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"

public var NSErrorMergePolicy: Any { NSMergePolicy.error }
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
