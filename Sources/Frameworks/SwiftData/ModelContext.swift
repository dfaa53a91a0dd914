// Contexts: models, and their changes since the last save.

import CoreData
public import FoundationSupplement

public final class ModelContext: Equatable, @unchecked Sendable {
  public static let willSave = Notification.Name("ModelContextWillSaveNotification")
  public static let didSave = Notification.Name("ModelContextDidSaveNotification")

  /// The keys of a save notification's user info.
  public enum NotificationKey: String, Sendable {
    case queryGeneration
    case invalidatedAllIdentifiers = "invalidatedAll"
    case insertedIdentifiers = "inserted"
    case updatedIdentifiers = "updated"
    case deletedIdentifiers = "deleted"
  }

  struct Weak {
    weak var model: (any PersistentModel)?
  }

  public let container: ModelContainer
  public var autosaveEnabled = false
  public var undoManager: UndoManager?
  public var author: String?

  let objects = NSManagedObjectContext(.privateQueue)
  var models: [NSManagedObjectID: Weak] = [:]
  /// The models that no store has yet and that nobody else may hold.
  private(set) var unsaved: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []
  private var isSaveDue = false

  public init(_ container: ModelContainer) {
    self.container = container
    objects.persistentStoreCoordinator = container.coordinator
    objects.automaticallyMergesChangesFromParent = true
    // What SwiftData does with conflicts is not documented; that a save succeeds is our choice.
    objects.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
  }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  public var hasChanges: Bool { container.locked { objects.hasChanges } }
  public var insertedModelsArray: [any PersistentModel] { models(of: objects.insertedObjects) }
  public var changedModelsArray: [any PersistentModel] { models(of: objects.updatedObjects) }
  public var deletedModelsArray: [any PersistentModel] { container.locked { deleted } }

  private func models(of objects: Set<NSManagedObject>) -> [any PersistentModel] {
    objects.sorted { $0.objectID.order < $1.objectID.order }.compactMap(model(of:))
  }

  // MARK: Models and their objects

  /// Returns the model of an object of this context.
  func model(of object: NSManagedObject) -> (any PersistentModel)? {
    container.locked {
      if let known = models[object.objectID]?.model { return known }
      guard let type = container.types[object.entity.name ?? ""] else { return nil }
      let model = type.init(_stored: _ModelState(object, in: self))
      models[object.objectID] = Weak(model: model)
      return model
    }
  }

  /// Returns the object of a model, which becomes one of this context.
  func object(of model: any PersistentModel) -> NSManagedObject? {
    container.locked {
      if let object = model._modelState.object {
        return object.managedObjectContext === objects
          ? object : objects.object(with: object.objectID)
      }
      let type = Swift.type(of: model)
      let name = String(describing: type)
      guard let entity = container.coordinator.managedObjectModel.entitiesByName[name] else {
        preconditionFailure("the container's schema has no model \(name)")
      }
      let object = NSManagedObject(entity: entity, insertInto: objects)
      models[object.objectID] = Weak(model: model)
      unsaved.append(model)
      model._modelState.enter(self, as: object, type.schemaMetadata)
      return object
    }
  }

  public func insert<T: PersistentModel>(_ model: T) {
    container.locked {
      model._modelState.isDeleted = false
      _ = object(of: model)
    }
    noteChange()
  }

  public func delete<T: PersistentModel>(_ model: T) {
    container.locked {
      guard let object = model._modelState.object else { return }
      let known = models
      objects.delete(object)
      // Those that go with it are deleted, too.
      let gone = objects.deletedObjects.map(\.objectID) + [object.objectID]
      for id in gone {
        guard let other = known[id]?.model, !other._modelState.isDeleted else { continue }
        other._modelState.isDeleted = true
        if objects.deletedObjects.contains(where: { $0.objectID === id }) { deleted.append(other) }
      }
      unsaved.removeAll { $0 === model }
      if object.managedObjectContext == nil { model._modelState.leave() }
    }
    noteChange()
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  func deleteAll<T: PersistentModel>(of type: T.Type) throws { try delete(model: type) }

  // MARK: Fetching

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try container.locked {
      let name = String(describing: T.self)
      guard container.types[name] != nil else { throw SwiftDataError.unknownSchema }
      let found = try objects.fetch(NSFetchRequest<NSManagedObject>(entityName: name))
      var models = found.sorted { $0.objectID.order < $1.objectID.order }
        .compactMap { model(of: $0) as? T }
      if let predicate = descriptor.predicate {
        models = try models.filter { try predicate.evaluate($0) }
      }
      if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
      let rest = models.dropFirst(descriptor.fetchOffset ?? 0)
      return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }
  }

  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(elements: try fetch(descriptor))
  }

  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Returns the identifiers of the models that a descriptor means.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(elements: try fetchIdentifiers(descriptor))
  }

  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (_ model: T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T?
  {
    known(persistentModelID) as? T
  }

  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let found = known(persistentModelID) else {
      preconditionFailure("no model of the store has the identifier \(persistentModelID.uri)")
    }
    return found
  }

  private func known(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    container.locked {
      let address = URL(string: identifier.uri)
      let id =
        identifier.object
        ?? address.flatMap { container.coordinator.managedObjectID(forURIRepresentation: $0) }
      return id.flatMap { try? objects.existingObject(with: $0) }.flatMap(model(of:))
    }
  }

  // MARK: Saving

  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try container.locked { try mergeUniques() }
    let changes = [
      NotificationKey.insertedIdentifiers: insertedModelsArray.map(\.persistentModelID),
      NotificationKey.deletedIdentifiers: deletedModelsArray.map(\.persistentModelID),
      NotificationKey.updatedIdentifiers: changedModelsArray.map(\.persistentModelID),
    ]
    try container.locked {
      objects.transactionAuthor = author
      try objects.save()
      unsaved = []
      deleted = []
    }
    let information = Dictionary(
      uniqueKeysWithValues: changes.map { (AnyHashable($0.key.rawValue), $0.value) })
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: information)
  }

  /// Saves later, as a context does by itself where it is to.
  func noteChange() {
    let isFirst = container.locked {
      guard autosaveEnabled, !isSaveDue else { return false }
      isSaveDue = true
      return true
    }
    guard isFirst else { return }
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      container.locked { self.isSaveDue = false }
      if autosaveEnabled { try? save() }
    }
  }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  public func rollback() {
    container.locked {
      for model in unsaved {
        if let object = model._modelState.object { models[object.objectID] = nil }
        model._modelState.leave()
      }
      for model in deleted { model._modelState.isDeleted = false }
      objects.rollback()
      unsaved = []
      deleted = []
    }
  }

  public func processPendingChanges() {}
}
