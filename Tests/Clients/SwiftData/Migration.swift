import Foundation
import SwiftData

/// The tables of the first release.
enum HabitsV1: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Habit.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
}

/// The tables with reminders.
enum HabitsV2: VersionedSchema {
  static var models: [any PersistentModel.Type] { HabitStore.models }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 1, 0) }
}

/// The tables with places.
enum HabitsV3: VersionedSchema {
  static var models: [any PersistentModel.Type] { HabitsV2.models }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
}

/// The migration of an old store.
enum HabitMigration: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [HabitsV1.self, HabitsV2.self, HabitsV3.self] }

  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: HabitsV1.self, toVersion: HabitsV2.self,
        willMigrate: { context in
          try context.delete(model: CheckMark.self, where: #Predicate { $0.count == 0 })
        },
        didMigrate: { context in
          for habit in try context.fetch(FetchDescriptor<Habit>()) where habit.slug.isEmpty {
            habit.slug = habit.title.lowercased()
          }
          try context.save()
        }),
      .lightweight(fromVersion: HabitsV2.self, toVersion: HabitsV3.self),
    ]
  }

  /// Whether a store of a version has to be migrated with care.
  static func isDemanding(from version: Schema.Version) -> Bool {
    guard let newest = schemas.map({ $0.versionIdentifier }).max() else { return false }
    return version.major < newest.major && version < newest
  }
}

/// A version as the About view writes it, without a patch of zero.
func shortVersion(_ version: Schema.Version) -> String {
  version.patch == 0 ? "\(version.major).\(version.minor)" : version.description
}

/// A schema that has no tables yet, for the form editor's empty document.
func emptyDocumentSchema() -> Schema { Schema() }

/// The summary of a stage, for the log.
func summary(of stage: MigrationStage) -> String {
  switch stage {
  case .lightweight(let from, let to):
    "\(from.versionIdentifier) becomes \(to.versionIdentifier)"
  case .custom(let from, let to, let before, _):
    "\(from.versionIdentifier) is rewritten as \(to.versionIdentifier), "
      + (before == nil ? "afterwards" : "before and afterwards")
  @unknown default: "something new"
  }
}
