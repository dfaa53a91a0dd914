import Foundation
import SwiftData

/// A habit that the user wants to keep.
@Model
final class Habit {
  #Unique<Habit>([\.slug], [\.title, \.createdAt])
  #Index<Habit>([\.title], [\.createdAt, \.title])

  @Attribute(.unique) var slug: String
  @Attribute(.spotlight, originalName: "name") var title: String
  @Attribute(.preserveValueOnDeletion) var createdAt: Date
  @Attribute(.externalStorage, .allowsCloudEncryption) var picture: Data?
  @Attribute(.encrypt) var privateNote: String?
  @Attribute(.transformable(by: TagListTransformer.self)) var tags: [String] = []
  @Attribute(.transformable(by: "PlaceTransformer"), hashModifier: "second") var place: String?
  @Attribute(.ephemeral) var isHighlighted = false
  @Transient var isBeingEdited = false
  var archivedAt: Date?

  @Relationship(deleteRule: .cascade, inverse: \CheckMark.habit) var marks: [CheckMark] = []
  @Relationship(.unique, deleteRule: .nullify, minimumModelCount: 0, maximumModelCount: 1)
  var reminder: Reminder?

  /// Starts a habit today.
  init(slug: String, title: String, createdAt: Date) {
    self.slug = slug
    self.title = title
    self.createdAt = createdAt
  }
}

/// A day on which a habit was kept.
@Model
final class CheckMark {
  var day: Date
  var count: Int
  var habit: Habit?

  /// Marks a day.
  init(day: Date, count: Int = 1, habit: Habit?) {
    self.day = day
    self.count = count
    self.habit = habit
  }
}

/// A place where a habit is kept, found by its name and by where it is.
@Model
final class HabitPlace {
  #Index<HabitPlace>(.binary([\.name]), .rtree([\.latitude, \.longitude]))
  var name = ""
  var latitude = 0.0
  var longitude = 0.0

  /// Makes a place without a name.
  init() {}
}

/// The number of properties of an index.
func width(of index: Schema.Index<HabitPlace>.Types<HabitPlace>) -> Int {
  switch index {
  case .binary(let paths), .rtree(let paths): paths.count
  @unknown default: 0
  }
}

/// The time at which the app asks for a habit.
@Model
final class Reminder {
  var hour: Int
  @Relationship(deleteRule: .noAction, originalName: "habit", hashModifier: "v2")
  var habits: [Habit] = []

  /// Asks at an hour.
  init(hour: Int) { self.hour = hour }
}

/// Keeps a habit's tags in one column.
final class TagListTransformer {
  /// Joins the tags for the store.
  func joined(_ tags: [String]) -> String { tags.joined(separator: "\n") }
}

/// The status of a model in its store, for the detail view.
struct ModelStatus {
  var isSaved: Bool
  var isGone: Bool
  var isReadOnly: Bool
  var identifier: PersistentIdentifier

  /// Reads the status of a model.
  init<Model: PersistentModel>(of model: Model) where Model.ID == PersistentIdentifier {
    isSaved = !model.hasChanges && model.modelContext != nil
    isGone = model.isDeleted
    isReadOnly = model.modelContext?.container.configurations.contains { !$0.allowsSave } ?? true
    identifier = model.id
  }
}

/// The order in which a sync sends its models: table by table, each from the oldest.
func syncOrder(of models: [any PersistentModel]) -> [PersistentIdentifier] {
  let identifiers = models.map { $0.persistentModelID }
  let here = identifiers.filter { $0.storeIdentifier != nil }
  return here.sorted { first, second in
    first.entityName == second.entityName
      ? first < second && first.id < second.id : first.entityName < second.entityName
  }
}

/// The record of a changed row in the history, without its contents.
struct ChangedRow: Codable, Hashable {
  var row: PersistentIdentifier.ID
  var rule: Schema.Relationship.DeleteRule
}

/// The rules that the developer menu lets one try.
let deleteRules: [Schema.Relationship.DeleteRule] = [.noAction, .nullify, .cascade, .deny]

/// The options that a new column of the form editor can have.
let columnOptions: [(title: String, option: Schema.Attribute.Option)] = [
  ("Unique", .unique), ("Apart from the row", .externalStorage), ("Encrypted", .encrypt),
  ("Encrypted in the cloud", .allowsCloudEncryption),
  ("Kept in the history", .preserveValueOnDeletion),
  ("In memory", .ephemeral), ("Searchable", .spotlight),
  ("Converted by name", .transformable(by: "PlaceTransformer")),
  ("Converted by type", .transformable(by: TagListTransformer.self)),
]

/// The option that makes a link between two forms exclusive.
let exclusiveLink: Schema.Relationship.Option = .unique

/// A column of a form: an attribute has options of its own kind.
struct FormColumn {
  var title: String
  var options: [Schema.Attribute.Option]
  var linkOptions: [Schema.Relationship.Option]
}

/// The names that the store keeps of properties, and whether a value may come twice.
func storedName(_ attribute: Schema.Attribute) -> (name: String, isUnique: Bool) {
  let property: any SchemaProperty = attribute
  return (property.originalName, attribute.isUnique)
}

/// What a macro says of a property, written out.
func heading(_ path: AnyKeyPath) -> Schema.PropertyMetadata {
  Schema.PropertyMetadata(name: "heading", keypath: path, metadata: Schema.Attribute(.unique))
}
