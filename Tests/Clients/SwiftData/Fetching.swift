import Foundation
import SwiftData

/// The provider's reader of habits.
struct HabitReader {
  var context: ModelContext

  /// The habits of the medium widget.
  func widgetHabits(limit: Int, page: Int) throws -> [Habit] {
    var descriptor = FetchDescriptor<Habit>(
      predicate: #Predicate { $0.archivedAt == nil }, sortBy: [SortDescriptor(\.title)])
    descriptor.fetchLimit = limit
    descriptor.fetchOffset = page * limit
    descriptor.propertiesToFetch = [\.title, \.slug]
    descriptor.relationshipKeyPathsForPrefetching = [\.marks]
    descriptor.includePendingChanges = false
    return try context.fetch(descriptor)
  }

  /// The number of habits that were kept today.
  func keptToday(since morning: Date) throws -> Int {
    try context.fetchCount(FetchDescriptor<CheckMark>(predicate: #Predicate { $0.day >= morning }))
  }

  /// The habits whose pictures have to be loaded, without loading the habits.
  func identifiers(of descriptor: FetchDescriptor<Habit>) throws -> [PersistentIdentifier] {
    let narrower = descriptor.predicate == nil && descriptor.sortBy.isEmpty
    guard narrower, descriptor.includePendingChanges else { return [] }
    return try context.fetchIdentifiers(descriptor)
  }

  /// Everything for an export, in batches.
  func exportLines() throws -> [String] {
    let marks = try context.fetch(FetchDescriptor<CheckMark>(), batchSize: 200)
    var lines = marks.map { "\($0.day.timeIntervalSince1970);\($0.count)" }
    try context.enumerate(
      FetchDescriptor<Habit>(), batchSize: 50, allowEscapingMutations: false
    ) { habit in
      lines.append(habit.title)
    }
    return lines
  }

  /// A habit that a link leads to.
  func habit(_ identifier: PersistentIdentifier) -> Habit? {
    if let known: Habit = context.registeredModel(for: identifier) { return known }
    return context.model(for: identifier) as? Habit
  }
}

/// The app's writer of habits.
struct HabitWriter {
  let context: ModelContext

  /// Opens a context of the app's own.
  init(_ container: ModelContainer, author: String) {
    context = ModelContext(container)
    context.autosaveEnabled = false
    context.author = author
    context.undoManager = UndoManager()
  }

  /// Marks a habit as kept.
  func mark(_ habit: Habit, on day: Date) throws {
    try context.transaction {
      context.insert(CheckMark(day: day, habit: habit))
      context.processPendingChanges()
    }
  }

  /// Removes a habit, and everything of the day it was started on where that was a trial.
  func remove(_ habit: Habit, withDay: Bool) throws {
    let start = habit.createdAt
    context.delete(habit)
    if withDay {
      try context.delete(
        model: CheckMark.self, where: #Predicate { $0.day == start }, includeSubclasses: false)
    }
    try context.save()
  }

  /// Gives up what was not saved, and says how much that was.
  func discard() -> Int {
    guard context.hasChanges else { return 0 }
    let changes: [any PersistentModel] =
      context.insertedModelsArray + context.changedModelsArray + context.deletedModelsArray
    context.rollback()
    return changes.count
  }
}

/// Reloads the widget whenever the app saves.
func observeSaves(
  of context: ModelContext, reload: @escaping @Sendable () -> Void
) -> [any NSObjectProtocol] {
  [ModelContext.willSave, ModelContext.didSave].map { name in
    NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { _ in
      reload()
    }
  }
}

/// Imports habits in the background.
@ModelActor
actor HabitImporter {
  /// Adds habits that are not known yet.
  func add(_ titles: [String]) throws -> Int {
    for title in titles {
      modelContext.insert(Habit(slug: title.lowercased(), title: title, createdAt: .now))
    }
    try modelContext.save()
    return modelContainer.configurations.count
  }

  /// Renames a habit that another context found.
  func rename(_ identifier: PersistentIdentifier, to title: String) throws {
    guard let habit = self[identifier, as: Habit.self] else { return }
    habit.title = title
    try modelExecutor.modelContext.save()
  }
}

/// Counts habits with an executor that it shares with an importer.
actor HabitCounter: ModelActor {
  nonisolated let modelContainer: ModelContainer
  nonisolated let modelExecutor: any ModelExecutor

  /// Counts in a context of its own.
  init(_ container: ModelContainer) {
    let executor: any SerialModelExecutor = DefaultSerialModelExecutor(
      modelContext: ModelContext(container))
    modelContainer = container
    modelExecutor = executor
  }

  /// The number of habits.
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Habit>()) }
}

/// The context of the executor that the system makes by itself.
func standardContext(for container: ModelContainer) -> ModelContext {
  let executor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
  return executor.modelContext
}

/// The habits whose titles have some words, as a person looks for them.
func habits(saying words: String) -> Predicate<Habit> {
  #Predicate<Habit> { $0.title.localizedStandardContains(words) }
}

/// The parts of such a search.
func parts<Root, Other>(
  of search: PredicateExpressions.StringLocalizedStandardContains<Root, Other>
) -> (Root, Other) {
  (search.root, search.other)
}

/// A search without a macro.
func isWithin(_ part: String, _ text: String) throws -> Bool {
  let search = PredicateExpressions.build_localizedStandardContains(
    PredicateExpressions.Value(text), PredicateExpressions.Value(part))
  let parts = parts(of: search)
  return try PredicateExpressions.StringLocalizedStandardContains(root: parts.0, other: parts.1)
    .evaluate(PredicateBindings())
}
