import SwiftData
import SwiftUI

/// All habits, as they come.
struct HabitListView: View {
  @Query private var habits: [Habit]
  @Environment(\.modelContext) private var context

  var body: some View {
    if let error = _habits.fetchError {
      Text(error.localizedDescription)
    } else {
      ForEach(habits) { Text($0.title) }
      Button("Undo") { _habits.modelContext.rollback() }
        .disabled(!context.hasChanges)
    }
  }
}

/// The habits as the overview sorts them.
struct HabitOverview: View {
  @Query(FetchDescriptor<Habit>(sortBy: [SortDescriptor(\.title)])) private var byTitle: [Habit]
  @Query(FetchDescriptor<Habit>(), animation: .smooth) private var moving: [Habit]
  @Query(filter: #Predicate<Habit> { $0.archivedAt == nil }) private var active: [Habit]
  @Query(
    filter: #Predicate<Habit> { $0.archivedAt != nil },
    sort: [SortDescriptor(\Habit.createdAt), SortDescriptor(\Habit.title)], animation: .default)
  private var archived: [Habit]
  @Query(sort: \Habit.createdAt, order: .reverse) private var newest: [Habit]
  @Query(sort: \Habit.title, animation: .snappy) private var alphabetical: [Habit]
  @Query(sort: \Habit.archivedAt, order: .reverse) private var lastArchived: [Habit]
  @Query(sort: \Habit.archivedAt, animation: .bouncy) private var firstArchived: [Habit]

  var body: some View {
    VStack {
      HabitRow(title: "All", habits: byTitle)
      HabitRow(title: "Moving", habits: moving)
      HabitRow(title: "Active", habits: active)
      HabitRow(title: "Archived", habits: archived)
      HabitRow(title: "Newest", habits: newest)
      HabitRow(title: "A to Z", habits: alphabetical)
      HabitRow(title: "Just archived", habits: lastArchived)
      HabitRow(title: "Archived first", habits: firstArchived)
    }
  }
}

/// One line of the overview.
struct HabitRow: View {
  var title: String
  var habits: [Habit]

  var body: some View { Text("\(title): \(habits.count)") }
}

/// The marks of a week, chosen when the view is made.
struct WeekView: View {
  @Query private var marks: [CheckMark]

  /// Shows the marks since a day, without any movement.
  init(since day: Date) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    _marks = Query(
      filter: #Predicate { $0.day >= day }, sort: \.day, order: .forward,
      transaction: transaction)
  }

  var body: some View { Text("\(marks.count) marks") }
}

/// A query with the days that the user looks at, for use in several views.
@MainActor
@propertyWrapper
struct DayMarks: @MainActor DynamicProperty {
  private var query: Query<CheckMark>

  /// Finds the marks of days with at least a number of repetitions.
  init(atLeast count: Int) { query = Query(filter: #Predicate { $0.count >= count }) }

  /// The marks.
  var wrappedValue: [CheckMark] { query.wrappedValue }

  /// Reads the marks anew.
  mutating func update() { query.update() }
}

/// Gives the app's views their store.
struct HabitRoot: View {
  var container: ModelContainer

  var body: some View {
    HabitListView()
      .modelContainer(container)
    HabitOverview()
      .modelContext(container.mainContext)
    WeekView(since: .distantPast)
      .modelContainer(for: CheckMark.self, inMemory: true)
    HabitListView()
      .modelContainer(
        for: [Habit.self, CheckMark.self], isAutosaveEnabled: false, isUndoEnabled: true
      ) { result in
        if case .failure(let error) = result { print(error.localizedDescription) }
      }
  }
}

/// The app's windows, each with its store.
struct HabitScenes: Scene {
  var container: ModelContainer

  var body: some Scene {
    WindowGroup { HabitListView() }
      .modelContainer(container)
    WindowGroup("Marks") { WeekView(since: .distantPast) }
      .modelContainer(for: CheckMark.self)
    WindowGroup("Trial") { HabitOverview() }
      .modelContainer(for: HabitStore.models, inMemory: true, isUndoEnabled: true)
  }
}

/// The habit that a person pinned, and the one that a widget shows first.
struct PinnedHabit: View {
  @AppStorage("pinned") private var pinned: PersistentIdentifier?
  @AppStorage private var shown: PersistentIdentifier

  init(habit: Habit, store: UserDefaults?) {
    _shown = AppStorage(wrappedValue: habit.persistentModelID, "shown", store: store)
  }

  var body: some View {
    Toggle(
      "Pinned",
      isOn: Binding(get: { pinned == shown }, set: { isOn in pinned = isOn ? shown : nil }))
  }
}
