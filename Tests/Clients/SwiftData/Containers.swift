import Foundation
import SwiftData

/// The stores that the app, its widget and its previews open.
enum HabitStore {
  static var models: [any PersistentModel.Type] { [Habit.self, CheckMark.self, Reminder.self] }

  /// The store that the widget shares with the app.
  static func shared() throws -> ModelContainer {
    let schema = Schema(models, version: Schema.Version(2, 1, 0))
    let shared = ModelConfiguration(
      "Habits", schema: schema, isStoredInMemoryOnly: false, allowsSave: true,
      groupContainer: .identifier("group.com.example.habits"), cloudKitDatabase: .automatic)
    return try ModelContainer(
      for: schema, migrationPlan: HabitMigration.self, configurations: [shared])
  }

  /// The store that the widget only reads.
  static func readOnly(at url: URL) throws -> ModelContainer {
    let schema = Schema(Habit.self, CheckMark.self, Reminder.self)
    let configuration = ModelConfiguration(
      "Habits", schema: schema, url: url, allowsSave: false, cloudKitDatabase: .none)
    return try ModelContainer(for: schema, configurations: configuration)
  }

  /// The store of a preview, gone when the preview ends.
  @MainActor static func preview() throws -> ModelContainer {
    let container = try ModelContainer(
      for: Habit.self, CheckMark.self, Reminder.self,
      configurations: ModelConfiguration(
        for: Habit.self, CheckMark.self, Reminder.self, isStoredInMemoryOnly: true))
    container.mainContext.insert(Habit(slug: "read", title: "Read", createdAt: .now))
    container.mainContext.insert(Habit(slug: "run", title: "Run", createdAt: .now))
    return container
  }

  /// The store of an account of the user's own.
  static func privateStore(named account: String) -> ModelConfiguration {
    ModelConfiguration(
      account, groupContainer: .none, cloudKitDatabase: .private("iCloud.com.example.\(account)"))
  }

  /// The store of someone who has no account.
  static let localStore = ModelConfiguration(
    "Local", groupContainer: .automatic, cloudKitDatabase: .none)

  /// Opens a store, or an empty one where that fails.
  static func openOrStartAnew() -> ModelContainer? {
    (try? shared()) ?? (try? ModelContainer(for: Schema(versionedSchema: HabitsV2.self)))
  }

  /// Forgets everything, as the user asked for.
  static func forget(in container: ModelContainer, alsoFiles: Bool) throws {
    if alsoFiles { try container.erase() } else { container.deleteAllData() }
  }
}

/// A store as the developer menu shows it.
struct StoreSummary: Identifiable {
  var id: ModelConfiguration.ID
  var title: String
  var place: String

  /// Reads what a configuration says of its store.
  init(_ configuration: ModelConfiguration) {
    id = configuration.id
    title = configuration.name
    let owner =
      configuration.groupAppContainerIdentifier ?? configuration.cloudKitContainerIdentifier
      ?? configuration.url.lastPathComponent
    let tables = configuration.schema?.entities.count ?? 0
    place = configuration.isStoredInMemoryOnly ? "memory" : "\(owner), \(tables) tables"
  }
}

/// Whether two stores share their files or their records.
func sharePlace(_ one: ModelConfiguration, _ other: ModelConfiguration) -> Bool {
  let groups: [ModelConfiguration.GroupContainer] = [one.groupContainer, other.groupContainer]
  let clouds: [ModelConfiguration.CloudKitDatabase] = [
    one.cloudKitDatabase, other.cloudKitDatabase,
  ]
  return one.url == other.url || Set(groups).count == 1 && Set(clouds).count == 1
}

/// The lines of a support mail that describe the container.
func supportLines(of container: ModelContainer) -> [String] {
  let schema = container.schema
  let habits = schema.entitiesByName[Schema.entityName(for: Habit.self)]
  let entities: [Schema.Entity] = habits.map { [$0] } ?? schema.entities
  return [
    "Schema \(schema.version.description), written as \(schema.encodingVersion)",
    "Encoding \(schema.schemaEncodingVersion)",
    "Migrates: \(container.migrationPlan != nil)",
  ] + entities.map { "Table \($0.name)" }
    + container.configurations.map { StoreSummary($0).place }.sorted()
}

/// Says to the user why the store could not do what was asked.
func explanation(of error: SwiftDataError) -> String {
  switch error {
  case .modelValidationFailure: "A habit is incomplete."
  case .loadIssueModelContainer: "The habits cannot be opened."
  case .missingModelContext: "The habit is in no store."
  case .unknownSchema, .configurationSchemaNotFoundInContainerSchema:
    "The habits were written by a newer version."
  case .unsupportedPredicate, .unsupportedKeyPath, .unsupportedSortDescriptor:
    "The habits cannot be searched like this."
  case .includePendingChangesWithBatchSize: "Save before exporting."
  default: "Something went wrong."
  }
}
