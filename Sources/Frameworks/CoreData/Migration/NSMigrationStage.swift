// The stages of a migration, from one version of a model to the next.

public import FoundationSupplement

/// A part of a migration.
open class NSMigrationStage: NSObject, @unchecked Sendable {
  open var label: String?
}

/// A part of a migration in which versions differ in what can be inferred.
open class NSLightweightMigrationStage: NSMigrationStage, @unchecked Sendable {
  public let versionChecksums: [String]

  public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}

/// A part of a migration with code of the app's before and after it.
open class NSCustomMigrationStage: NSMigrationStage, @unchecked Sendable {
  public let currentModel: NSManagedObjectModelReference
  public let nextModel: NSManagedObjectModelReference
  open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
  open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

  public init(
    migratingFrom currentModel: NSManagedObjectModelReference,
    to nextModel: NSManagedObjectModelReference
  ) {
    self.currentModel = currentModel
    self.nextModel = nextModel
  }
}

/// The stages that a store goes through when it is opened.
open class NSStagedMigrationManager: NSObject, @unchecked Sendable {
  public let stages: [NSMigrationStage]
  /// The store under the model of the stage that is under way; nil between stages.
  open internal(set) var container: NSPersistentContainer?

  public init(_ stages: [NSMigrationStage]) { self.stages = stages }
}

/// The name of the option that a store's manager is given under.
public let NSPersistentStoreStagedMigrationManagerOptionKey =
  "NSPersistentStoreStagedMigrationManagerOptionKey"
