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

/// Objects of a context with values that only one object may have, and the one that has them.
open class NSConstraintConflict: NSObject, @unchecked Sendable {
  /// The names of the properties.
  public let constraint: [String]
  /// The values that more than one object would have.
  public let constraintValues: [String: Any]
  /// The object that the store has with these values; nil where both are the context's.
  public let databaseObject: NSManagedObject?
  public let databaseSnapshot: [String: Any]?
  /// The context's objects.
  public let conflictingObjects: [NSManagedObject]
  public let conflictingSnapshots: [[String: Any]]

  public init(
    constraint contraint: [String], database databaseObject: NSManagedObject?,
    databaseSnapshot: [String: Any]?, conflictingObjects: [NSManagedObject],
    conflictingSnapshots: [Any]
  ) {
    self.constraint = contraint
    self.databaseObject = databaseObject
    self.databaseSnapshot = databaseSnapshot
    self.conflictingObjects = conflictingObjects
    self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [String: Any] }
    constraintValues = conflictingObjects.first?.currentValues(contraint) ?? [:]
  }
}

extension NSManagedObject {
  /// The object's values of some names.
  fileprivate func currentValues(_ names: [String]) -> [String: Any] {
    Dictionary(names.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
}

public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

public var NSErrorMergePolicy: Any { NSMergePolicy.error }
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
