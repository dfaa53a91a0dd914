// Containers, contexts and fetches.

public import FoundationSupplement

public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

public final class ModelContainer: Hashable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  private let lock = NSRecursiveLock()
  private var saved: [any PersistentModel] = []
  private var main: ModelContext?

  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
  }

  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  @MainActor public var mainContext: ModelContext {
    locked {
      if let main { return main }
      let context = ModelContext(self)
      context.autosaveEnabled = true
      main = context
      return context
    }
  }

  public func deleteAllData() { locked { saved = [] } }

  public func erase() throws { deleteAllData() }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  var models: [any PersistentModel] { locked { saved } }

  func apply(inserted: [any PersistentModel], deleted: [any PersistentModel]) {
    locked {
      saved.removeAll { model in deleted.contains { $0 === model } }
      saved += inserted.filter { model in !saved.contains { $0 === model } }
    }
  }
}

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

  public let container: ModelContainer
  public var autosaveEnabled = false
  public var undoManager: UndoManager?
  public var author: String?
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  public var changedModelsArray: [any PersistentModel] { [] }

  public init(_ container: ModelContainer) { self.container = container }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  public var hasChanges: Bool {
    container.locked { !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty }
  }

  func isPending(_ model: any PersistentModel) -> Bool {
    container.locked { insertedModelsArray.contains { $0 === model } }
  }

  public func insert<T: PersistentModel>(_ model: T) {
    container.locked {
      deletedModelsArray.removeAll { $0 === model }
      model._modelState.isDeleted = false
      model._modelState.context = self
      if !models.contains(where: { $0 === model }) { insertedModelsArray.append(model) }
    }
  }

  public func delete<T: PersistentModel>(_ model: T) {
    container.locked {
      let count = insertedModelsArray.count
      insertedModelsArray.removeAll { $0 === model }
      if insertedModelsArray.count == count { deletedModelsArray.append(model) }
      model._modelState.isDeleted = true
    }
  }

  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(model) }
  }

  /// The models that this context sees.
  private var models: [any PersistentModel] {
    let deleted = deletedModelsArray
    return container.models.filter { model in !deleted.contains { $0 === model } }
      + insertedModelsArray
  }

  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    try container.locked {
      var found = models.compactMap { $0 as? T }
      if let predicate = descriptor.predicate {
        found = try found.filter { try predicate.evaluate($0) }
      }
      if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
      for model in found { model._modelState.context = self }
      let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
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
    container.locked {
      models.first { $0.persistentModelID == persistentModelID } as? T
    }
  }

  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    let found = container.locked {
      models.first { $0.persistentModelID == persistentModelID }
    }
    guard let found else {
      preconditionFailure("no model of the store has the identifier \(persistentModelID)")
    }
    return found
  }

  public func save() throws {
    guard hasChanges else { return }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    let changes = [
      NotificationKey.insertedIdentifiers: insertedModelsArray.map(\.persistentModelID),
      NotificationKey.deletedIdentifiers: deletedModelsArray.map(\.persistentModelID),
      NotificationKey.updatedIdentifiers: [],
    ]
    container.locked {
      container.apply(inserted: insertedModelsArray, deleted: deletedModelsArray)
      insertedModelsArray = []
      deletedModelsArray = []
    }
    let information = Dictionary(
      uniqueKeysWithValues: changes.map { (AnyHashable($0.key.rawValue), $0.value) })
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: information)
  }

  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  public func rollback() {
    container.locked {
      for model in insertedModelsArray { model._modelState.context = nil }
      for model in deletedModelsArray { model._modelState.isDeleted = false }
      insertedModelsArray = []
      deletedModelsArray = []
    }
  }

  public func processPendingChanges() {}
}

public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

public protocol SerialModelExecutor: ModelExecutor {}

public final class DefaultSerialModelExecutor: SerialModelExecutor {
  public let modelContext: ModelContext

  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}

/// An actor that works with a context of its own. `@ModelActor` makes an actor one.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }

  public subscript<T: PersistentModel>(id: PersistentIdentifier, as as: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}
