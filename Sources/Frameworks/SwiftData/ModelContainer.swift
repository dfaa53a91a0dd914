// Containers: a schema and its stores.

import CoreData
import FoundationSupplement

public final class ModelContainer: Hashable, @unchecked Sendable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  let coordinator: NSPersistentStoreCoordinator
  /// The types of the models, by the names of their entities.
  let types: [String: any PersistentModel.Type]
  private let lock = PostingLock()
  private var main: ModelContext?

  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    let used = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
    self.configurations = Set(used)
    types = Self.types(of: givenSchema)
    let model = givenSchema.managedObjectModel()
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    for (index, configuration) in used.enumerated() {
      var name: String?
      if used.count > 1, let schema = configuration.schema {
        let own = schema.allModels.compactMap { model.entitiesByName[String(describing: $0)] }
        guard own.count == schema.allModels.count else {
          throw SwiftDataError.configurationSchemaNotFoundInContainerSchema
        }
        name = "\(configuration.name) \(index)"
        model.setEntities(own, forConfigurationName: name ?? "")
      }
      try Self.open(configuration, named: name, in: coordinator, migratingBy: migrationPlan)
    }
  }

  /// Creates a container of a store that is open, as for the code of a migration.
  init(_ schema: Schema, over coordinator: NSPersistentStoreCoordinator) {
    self.schema = schema
    self.coordinator = coordinator
    (configurations, migrationPlan) = ([], nil)
    types = Self.types(of: schema)
  }

  /// The types of a schema's models, by the names of their entities.
  private static func types(of schema: Schema) -> [String: any PersistentModel.Type] {
    Dictionary(schema.allModels.map { (String(describing: $0), $0) }) { one, _ in one }
  }

  private static func open(
    _ configuration: ModelConfiguration, named name: String?,
    in coordinator: NSPersistentStoreCoordinator,
    migratingBy plan: (any SchemaMigrationPlan.Type)?
  ) throws {
    let isInMemory = configuration.isStoredInMemoryOnly || configuration.url.path == "/dev/null"
    if !isInMemory, configuration.allowsSave {
      try? FileManager.default.createDirectory(
        at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    var options: [AnyHashable: Any] = [
      NSReadOnlyPersistentStoreOption: !configuration.allowsSave,
      NSMigratePersistentStoresAutomaticallyOption: true,
      NSInferMappingModelAutomaticallyOption: true,
      NSPersistentHistoryTrackingKey: true as NSNumber,
      NSPersistentStoreRemoteChangeNotificationPostOptionKey: true as NSNumber,
    ]
    if let plan { options[NSPersistentStoreStagedMigrationManagerOptionKey] = plan.manager }
    do {
      try coordinator.addPersistentStore(
        ofType: isInMemory ? NSInMemoryStoreType : NSSQLiteStoreType, configurationName: name,
        at: isInMemory ? nil : configuration.url, options: options)
    } catch {
      NSLog("%@", "SwiftData cannot open \(configuration.url.path): \(error)")
      throw SwiftDataError.loadIssueModelContainer
    }
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

  public func deleteAllData() { try? erase() }

  public func erase() throws {
    let context = ModelContext(self)
    for type in types.values { try context.deleteAll(of: type) }
    try context.save()
  }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  func locked<Value>(_ body: () throws -> Value) rethrows -> Value { try lock.locked(body) }
}
