import CoreData

/// Edits a book on the side, so that the edit can be given up as a whole.
final class BookEditor {
  let context: NSManagedObjectContext
  let book: NSManagedObject

  /// Starts an edit below the context that the list shows.
  init(_ book: NSManagedObject, below parent: NSManagedObjectContext) {
    context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.parent = parent
    context.name = "editor"
    context.transactionAuthor = "app"
    context.undoManager = UndoManager()
    context.stalenessInterval = 0
    context.retainsRegisteredObjects = true
    context.shouldDeleteInaccessibleFaults = false
    context.propagatesDeletesAtEndOfEvent = false
    context.userInfo["startedAt"] = Date()
    self.book = context.object(with: book.objectID)
  }

  /// Whether there is anything to save.
  var isDirty: Bool { context.hasChanges || book.hasChanges }

  /// Saves into the list's context, and from there into the store.
  func save() throws {
    context.processPendingChanges()
    guard isDirty else { return }
    try context.save()
    try context.parent?.save()
  }

  /// Steps back and forth.
  func step(isForward: Bool) {
    if isForward { context.redo() } else { context.undo() }
  }

  /// Gives up the edit.
  func cancel() {
    context.refresh(book, mergeChanges: false)
    context.rollback()
    context.reset()
  }

  /// Removes the book instead.
  func delete() throws {
    context.delete(book)
    try save()
  }
}

/// The policies of the conflict dialog, with the words for them.
enum ConflictChoice: CaseIterable {
  case ask, mine, theirs, mineOnly, theirsOnly

  /// The policy that a context is given.
  var policy: NSMergePolicy {
    switch self {
    case .ask: .error
    case .mine: .mergeByPropertyObjectTrump
    case .theirs: .mergeByPropertyStoreTrump
    case .mineOnly: .overwrite
    case .theirsOnly: .rollback
    }
  }

  /// The same under the older names.
  var oldPolicy: Any {
    switch self {
    case .ask: NSErrorMergePolicy
    case .mine: NSMergeByPropertyObjectTrumpMergePolicy
    case .theirs: NSMergeByPropertyStoreTrumpMergePolicy
    case .mineOnly: NSOverwriteMergePolicy
    case .theirsOnly: NSRollbackMergePolicy
    }
  }

  /// The choice that a policy stands for.
  init(_ type: NSMergePolicyType) {
    switch type {
    case .errorMergePolicyType: self = .ask
    case .mergeByPropertyObjectTrumpMergePolicyType: self = .mine
    case .mergeByPropertyStoreTrumpMergePolicyType: self = .theirs
    case .overwriteMergePolicyType: self = .mineOnly
    case .rollbackMergePolicyType: self = .theirsOnly
    @unknown default: self = .ask
    }
  }
}

/// Notes each conflict before it is settled.
final class NotingMergePolicy: NSMergePolicy, @unchecked Sendable {
  /// Settles conflicts for the store.
  init() { super.init(merge: .mergeByPropertyStoreTrumpMergePolicyType) }

  /// The choice that the dialog shows.
  var choice: ConflictChoice { ConflictChoice(mergeType) }
}

/// A context for work of a kind.
func context(
  for type: NSManagedObjectContextConcurrencyType, over coordinator: NSPersistentStoreCoordinator
) -> NSManagedObjectContext {
  let context: NSManagedObjectContext
  switch type {
  case .mainQueueConcurrencyType: context = NSManagedObjectContext(.mainQueue)
  case .privateQueueConcurrencyType: context = NSManagedObjectContext(.privateQueue)
  case .confinementConcurrencyType: context = NSManagedObjectContext()
  default: context = NSManagedObjectContext(concurrencyType: type)
  }
  context.persistentStoreCoordinator = coordinator
  return context
}

/// The queue that a context of the settings' kind works on.
func concurrency(isForViews: Bool) -> NSManagedObjectContext.ConcurrencyType {
  isForViews ? .mainQueue : .privateQueue
}

/// Marks books as read.
struct ReadingMarker: Sendable {
  let context: NSManagedObjectContext

  /// Marks a book and calls back.
  func mark(_ identifier: NSManagedObjectID, done: @escaping @Sendable () -> Void) {
    context.perform {
      context.registeredObject(for: identifier)?.setValue(1.0, forKey: "progress")
      done()
    }
  }

  /// Marks a book and waits.
  func markNow(_ identifier: NSManagedObjectID) {
    context.performAndWait {
      context.object(with: identifier).setValue(1.0, forKey: "progress")
    }
  }

  /// The number of marked books.
  func markedCount() throws -> Int {
    try context.performAndWait {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
      request.predicate = NSPredicate(format: "progress >= 1")
      return try context.count(for: request)
    }
  }

  /// Marks everything that is loaded, when there is time.
  func markAll() async throws -> Int {
    try await context.perform(schedule: .enqueued) {
      for object in context.registeredObjects { object.setValue(1.0, forKey: "progress") }
      try context.save()
      return context.registeredObjects.count
    }
  }

  /// The schedule of a mark, by its urgency.
  static func schedule(isUrgent: Bool) -> NSManagedObjectContext.ScheduledTaskType {
    isUrgent ? .immediate : .enqueued
  }
}

/// The number of objects that wait to be saved, by kind.
func pending(in context: NSManagedObjectContext) -> [String: Int] {
  [
    "new": context.insertedObjects.count, "changed": context.updatedObjects.count,
    "deleted": context.deletedObjects.count,
    "queue": Int(context.concurrencyType.rawValue),
  ]
}

/// Keeps a widget's context in step with what the app saves.
final class ChangeFollower: @unchecked Sendable {
  let context: NSManagedObjectContext
  private(set) var changes = 0

  /// Follows all contexts of the process.
  init(_ context: NSManagedObjectContext) { self.context = context }

  /// The notifications that ask for a reload.
  static let names: [Notification.Name] = [
    NSManagedObjectContext.didSaveObjectsNotification,
    NSManagedObjectContext.willSaveObjectsNotification,
    NSManagedObjectContext.didChangeObjectsNotification,
    .NSPersistentStoreRemoteChange, .NSPersistentStoreCoordinatorStoresDidChange,
  ]

  /// Whether a notification tells of unsaved changes only.
  static func isPreliminary(_ name: Notification.Name) -> Bool {
    name == .NSManagedObjectContextWillSave || name == .NSManagedObjectContextObjectsDidChange
  }

  /// Takes over what another context saved.
  func follow(_ notification: Notification) {
    if notification.name == .NSManagedObjectContextDidSave {
      context.mergeChanges(fromContextDidSave: notification)
    } else if !Self.isPreliminary(notification.name) {
      context.refreshAllObjects()
    }
    changes += Self.count(in: notification)
  }

  /// Takes over what another process saved.
  func follow(inserted: [URL], updated: [URL], deleted: [URL]) {
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [
        NSInsertedObjectIDsKey: inserted, NSUpdatedObjectIDsKey: updated,
        NSDeletedObjectIDsKey: deleted,
      ], into: [context])
  }

  private static func count(in notification: Notification) -> Int {
    [
      NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey, NSRefreshedObjectsKey,
      NSInvalidatedObjectsKey, NSInvalidatedAllObjectsKey,
    ]
    .compactMap { notification.userInfo?[$0] as? Set<NSManagedObject> }
    .map(\.count).reduce(0, +)
  }

  /// The keys under which a save lists objects and their identifiers.
  static func keys(identifiersOnly: Bool) -> [NSManagedObjectContext.NotificationKey] {
    identifiersOnly
      ? [.insertedObjectIDs, .updatedObjectIDs, .deletedObjectIDs]
      : [.insertedObjects, .updatedObjects, .deletedObjects]
  }
}

/// The books in the store, by a request without a type, and one that is in none.
func books(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
  guard let books = try context.fetch(.init(entityName: "Book")) as? [NSManagedObject] else {
    return [NSManagedObject()]
  }
  return books
}
