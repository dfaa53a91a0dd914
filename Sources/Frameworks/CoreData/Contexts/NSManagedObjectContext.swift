// Contexts: managed objects, and their changes since the last save.

public import FoundationSupplement
import Synchronization

/// The parent of a context, which it reads from and saves to: a store or another context.
protocol ObjectSource: AnyObject {
  /// The model of its objects.
  var model: NSManagedObjectModel? { get }
  /// The values of all its objects.
  var rows: [NSManagedObjectID: [String: StoredValue]] { get }
  /// Takes a context's changes over, all or none.
  ///
  /// - Parameters:
  ///   - changed: The new values of objects.
  ///   - deleted: The objects that are no more.
  ///   - origin: The context, as a history tells it.
  func apply(
    _ changed: [NSManagedObjectID: [String: StoredValue]], deleted: Set<NSManagedObjectID>,
    from origin: SaveOrigin
  ) throws
  /// Reads what others have written to the stores.
  ///
  /// - Returns: A number that is another one when there was something.
  func catchUp() throws -> Int
  /// Makes identities permanent.
  func settle(_ ids: [NSManagedObjectID]) throws
}

open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  public struct ConcurrencyType: Equatable, Sendable {
    let type: NSManagedObjectContextConcurrencyType

    public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
    public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
  }

  public struct ScheduledTaskType: Hashable, Sendable {
    let name: String
    public static let immediate = ScheduledTaskType(name: "immediate")
    public static let enqueued = ScheduledTaskType(name: "enqueued")
  }

  public enum NotificationKey: String, Sendable {
    case insertedObjects = "inserted"
    case updatedObjects = "updated"
    case deletedObjects = "deleted"
    case insertedObjectIDs = "inserted_objectIDs"
    case updatedObjectIDs = "updated_objectIDs"
    case deletedObjectIDs = "deleted_objectIDs"
    case refreshedObjects = "refreshed"
    case refreshedObjectIDs = "refreshed_objectIDs"
    case invalidatedObjects = "invalidated"
    case invalidatedObjectIDs = "invalidated_objectIDs"
    case invalidatedAllObjects = "invalidatedAll"
    case queryGeneration = "newQueryGeneration"
    case sourceContext = "managedObjectContext"
  }

  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { persistentStoreCoordinator?.add(self) }
  }
  open var parent: NSManagedObjectContext?
  open var name: String?
  open var transactionAuthor: String?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var undoManager: UndoManager?
  open var stalenessInterval: TimeInterval = -1
  open var retainsRegisteredObjects = false
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  open var userInfo: NSMutableDictionary { information }

  open internal(set) var insertedObjects: Set<NSManagedObject> = []
  open internal(set) var updatedObjects: Set<NSManagedObject> = []
  open internal(set) var deletedObjects: Set<NSManagedObject> = []

  private let information = NSMutableDictionary()
  /// The state of the stores that the registered objects show.
  private(set) var generation = 0
  open internal(set) var queryGenerationToken: NSQueryGenerationToken?
  var registered: [NSManagedObjectID: NSManagedObject] = [:]
  /// Whether there are changes that no notification has told of.
  private var hasUntoldChanges = false
  private let lock = PostingLock()

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  public override convenience init() { self.init(concurrencyType: .confinementConcurrencyType) }

  public convenience init(_ type: ConcurrencyType) { self.init(concurrencyType: type.type) }

  open var registeredObjects: Set<NSManagedObject> { locked { Set(registered.values) } }

  open var hasChanges: Bool {
    !insertedObjects.isEmpty || !updatedObjects.isEmpty || !deletedObjects.isEmpty
  }

  /// Whether there is a store or a parent to read from.
  package var hasStore: Bool { source != nil }

  var source: (any ObjectSource)? { parent ?? persistentStoreCoordinator }

  /// The context as a history tells it.
  var origin: SaveOrigin { SaveOrigin(author: transactionAuthor, contextName: name) }

  /// The coordinator of the context, or of its nearest parent that has one.
  var coordinator: NSPersistentStoreCoordinator? {
    persistentStoreCoordinator ?? parent?.coordinator
  }

  func locked<Value>(_ body: () throws -> Value) rethrows -> Value { try lock.locked(body) }

  // MARK: Objects

  func register(_ object: NSManagedObject, asNew: Bool) {
    locked {
      registered[object.objectID] = object
      guard asNew else { return }
      insertedObjects.insert(object)
      hasUntoldChanges = true
    }
  }

  func noteChange(of object: NSManagedObject) {
    locked {
      hasUntoldChanges = true
      guard !insertedObjects.contains(object), !deletedObjects.contains(object) else { return }
      updatedObjects.insert(object)
    }
  }

  /// The object of an identity, if it exists and was not deleted.
  func objectIfPresent(_ id: NSManagedObjectID) -> NSManagedObject? {
    locked {
      if let object = registered[id] { return deletedObjects.contains(object) ? nil : object }
      return sourceRows[id].map { NSManagedObject.make(id, $0, in: self) }
    }
  }

  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    locked { registered[objectID] }
  }

  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    objectIfPresent(objectID) ?? NSManagedObject.make(objectID, [:], in: self)
  }

  /// Reads what other processes have saved; objects without changes of their own show it.
  func catchUpWithStores() throws {
    try locked {
      guard let source, queryGenerationToken?.rows == nil else { return }
      let current = try source.catchUp()
      guard current != generation else { return }
      generation = current
      let rows = source.rows
      for (id, object) in registered where !object.hasChanges {
        guard let row = rows[id] else {
          registered[id] = nil
          continue
        }
        object.stored = row
        object.committed = row
      }
    }
  }

  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    try catchUpWithStores()
    guard let object = objectIfPresent(objectID) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSManagedObjectReferentialIntegrityError,
        userInfo: [NSLocalizedDescriptionKey: "the object is not in the store"])
    }
    return object
  }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    register(object, asNew: true)
  }

  open func delete(_ object: NSManagedObject) {
    locked {
      guard !deletedObjects.contains(object) else { return }
      hasUntoldChanges = true
      object.tellPrepareForDeletion()
      let relationships = object.entity.relationshipsByName.values.sorted { $0.name < $1.name }
      for relationship in relationships {
        let others = object.identities(of: relationship.name).compactMap(objectIfPresent)
        if relationship.deleteRule == .nullifyDeleteRule,
          let inverse = relationship.inverseRelationship
        {
          for other in others { other.change(inverse) { $0.removeAll { $0 == object.objectID } } }
        }
        guard relationship.deleteRule == .cascadeDeleteRule else { continue }
        deletedObjects.insert(object)
        others.forEach(delete)
      }
      updatedObjects.remove(object)
      if insertedObjects.remove(object) != nil {
        registered[object.objectID] = nil
        deletedObjects.remove(object)
        object.managedObjectContext = nil
      } else {
        deletedObjects.insert(object)
      }
    }
  }

  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    try source?.settle(objects.map(\.objectID))
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    locked {
      guard let row = sourceRows[object.objectID] else { return }
      if flag, updatedObjects.contains(object) { return object.rebase(on: row) }
      object.stored = row
      object.committed = row
      updatedObjects.remove(object)
    }
  }

  open func refreshAllObjects() {
    advanceQueryGeneration()
    try? catchUpWithStores()
    for object in registeredObjects { refresh(object, mergeChanges: true) }
  }

  open func reset() {
    locked {
      advanceQueryGeneration()
      registered = [:]
      insertedObjects = []
      updatedObjects = []
      deletedObjects = []
    }
  }

  open func rollback() {
    locked {
      for object in insertedObjects {
        registered[object.objectID] = nil
        object.managedObjectContext = nil
      }
      for object in updatedObjects { object.stored = object.committed }
      insertedObjects = []
      updatedObjects = []
      deletedObjects = []
    }
  }

  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }

  /// Tells of the changes since the last time, as a save and the end of `perform(_:)` do, too.
  open func processPendingChanges() {
    let changes: [String: Any]? = locked {
      guard hasUntoldChanges else { return nil }
      hasUntoldChanges = false
      return [
        NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
        NSDeletedObjectsKey: deletedObjects,
      ]
    }
    guard let changes else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: changes)
  }

  // MARK: Saving

  open func save() throws {
    processPendingChanges()
    let information: [String: Any]? = try locked {
      guard hasChanges else { return nil }
      NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
      try validate()
      for object in insertedObjects.union(updatedObjects) { object.tellWillSave() }
      guard let source else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
          userInfo: [NSLocalizedDescriptionKey: "the context has no store"])
      }
      try resolveConflicts(with: source)
      try resolveConstraints(with: source)
      let information: [String: Any] = [
        NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
        NSDeletedObjectsKey: deletedObjects,
      ]
      let saved = insertedObjects.union(updatedObjects).subtracting(deletedObjects)
      let deleted = Set(deletedObjects.map(\.objectID))
      let changed = saved.map { ($0.objectID, $0.stored) }
      try source.apply(Dictionary(changed) { first, _ in first }, deleted: deleted, from: origin)
      for object in saved { object.committed = object.stored }
      for object in deletedObjects {
        registered[object.objectID] = nil
        object.managedObjectContext = nil
      }
      advanceQueryGeneration()
      insertedObjects = []
      updatedObjects = []
      deletedObjects = []
      for object in saved { object.tellDidSave() }
      return information
    }
    guard let information else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: information)
    persistentStoreCoordinator?.tellOthers(than: self)
  }

  private func validate() throws {
    try ValidationErrors.raise(
      ValidationErrors.collect(insertedObjects) { try $0.tryInsert() }
        + ValidationErrors.collect(updatedObjects) { try $0.tryUpdate() }
        + ValidationErrors.collect(deletedObjects) { try $0.tryDelete() })
  }

  /// Merges the changes that another context saved, where the author wants that.
  func storeDidChange() {
    guard automaticallyMergesChangesFromParent else { return }
    refreshAllObjects()
    NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
  }

  open func mergeChanges(fromContextDidSave notification: Notification) { refreshAllObjects() }

  open class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.refreshAllObjects() }
  }

  // MARK: Work

  open func perform(_ block: @escaping @Sendable () -> Void) {
    if concurrencyType == .mainQueueConcurrencyType {
      DispatchQueue.main.async { self.workingThrough(block) }
    } else {
      DispatchQueue.global().async { self.workingThrough(block) }
    }
  }

  /// Runs a closure as one event, whose changes are told at its end.
  private func workingThrough<Value>(_ body: () throws -> Value) rethrows -> Value {
    try working {
      defer { processPendingChanges() }
      return try body()
    }
  }

  open func performAndWait(_ block: () -> Void) { working(block) }

  /// Runs a closure with this context as the current one.
  private func working<Value>(_ body: () throws -> Value) rethrows -> Value {
    try locked { try Self.$current.withValue(self) { try body() } }
  }

  @_disfavoredOverload
  public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value {
    try working(block)
  }

  public func perform<Value>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Value
  ) async rethrows -> Value {
    try workingThrough(block)
  }
}

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
