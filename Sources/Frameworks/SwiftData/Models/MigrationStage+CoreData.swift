// The stages of a migration plan as those of Core Data.

import CoreData
import FoundationSupplement

extension SchemaMigrationPlan {
  /// The manager that leads a store through the plan's stages.
  static var manager: NSStagedMigrationManager { NSStagedMigrationManager(stages.map(\.stage)) }
}

extension MigrationStage {
  fileprivate var stage: NSMigrationStage {
    switch self {
    case .lightweight(let from, let to):
      return NSLightweightMigrationStage([from, to].map { version($0).versionChecksum })
    case .custom(let from, let to, let willMigrate, let didMigrate):
      let stage = NSCustomMigrationStage(migratingFrom: version(from), to: version(to))
      stage.label = "to \(to)"
      stage.willMigrateHandler = { manager, _ in
        try call(willMigrate, Schema(versionedSchema: from), manager)
      }
      stage.didMigrateHandler = { manager, _ in
        try call(didMigrate, Schema(versionedSchema: to), manager)
      }
      return stage
    }
  }

  private func version(_ schema: any VersionedSchema.Type) -> NSManagedObjectModelReference {
    let model = Schema(versionedSchema: schema).managedObjectModel()
    // Versions may differ in what their objects mean alone.
    let checksum = "\(schema.versionIdentifier) \(model.versionChecksum)"
    return NSManagedObjectModelReference(model: model, versionChecksum: checksum)
  }

  /// Calls the code of a plan with a context of the store as it is.
  private func call(
    _ code: ((ModelContext) throws -> Void)?, _ schema: Schema, _ manager: NSStagedMigrationManager
  ) throws {
    guard let code, let container = manager.container else { return }
    try code(ModelContext(ModelContainer(schema, over: container.persistentStoreCoordinator)))
  }
}
