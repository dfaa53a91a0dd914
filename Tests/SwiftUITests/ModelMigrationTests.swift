import FoundationSupplement
import SwiftData
import TestSupport
import Testing

private enum Kind: String, Codable { case food, rent }

private enum First: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Expense.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model final class Expense {
    var title: String
    var amount: Double

    init(_ title: String, _ amount: Double) {
      self.title = title
      self.amount = amount
    }
  }
}

private enum Second: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Expense.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model final class Expense {
    var title: String
    var amount: Double
    var date: Date = Date.distantPast
    var kind: Kind = .food
    var count = 3
    var tags: [String] = ["new"]
    var note: String? = "none"
    var isPaid: Bool = false
    var best: Double = Double.infinity

    init(_ title: String) {
      self.title = title
      amount = 0
    }
  }
}

private enum Third {
  @Model final class Expense {
    var title: String
    var amount: Double
    var owner: String

    init() { (title, amount, owner) = ("", 0, "") }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
  static var stages: [MigrationStage] {
    [.lightweight(fromVersion: First.self, toVersion: Second.self)]
  }
}

/// A version in which a title is in capitals, which no table shows.
private enum Capital: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Expense.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model final class Expense {
    var title: String
    var amount: Double
    var initial: String = "?"

    init(_ title: String) { (self.title, amount) = (title, 0) }
  }
}

private enum CapitalPlan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Capital.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: First.self, toVersion: Capital.self,
        willMigrate: { context in
          for expense in try context.fetch(FetchDescriptor<First.Expense>()) {
            expense.title = expense.title.uppercased() + "!"
          }
          try context.save()
        },
        didMigrate: { context in
          for expense in try context.fetch(FetchDescriptor<Capital.Expense>()) {
            expense.initial = String(expense.title.prefix(1))
          }
          try context.save()
        })
    ]
  }
}

@Model private final class Setting {
  var name: String
  init(_ name: String) { self.name = name }
}

@Model private final class Entry {
  var name: String
  init(_ name: String) { self.name = name }
}

@MainActor @Suite struct ModelMigrationTests {
  private let folder = try? ScratchFolder([:])
  private var file: URL {
    (folder?.url ?? URL(fileURLWithPath: "/")).appendingPathComponent("default.store")
  }

  private func container(
    _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)? = nil
  ) throws -> ModelContainer {
    try ModelContainer(
      for: schema, migrationPlan: plan,
      configurations: ModelConfiguration(schema: schema, url: file))
  }

  @Test func `a new property has its first value in models that exist`() throws {
    let old = try container(Schema(versionedSchema: First.self)).mainContext
    old.insert(First.Expense("Rent", 9))
    try old.save()
    let context = try container(Schema(versionedSchema: Second.self), Plan.self).mainContext
    let expense = try #require(context.fetch(FetchDescriptor<Second.Expense>()).first)
    #expect(expense.title == "Rent" && expense.amount == 9)
    #expect(expense.date == .distantPast && expense.kind == .food && expense.count == 3)
    #expect(expense.tags == ["new"] && expense.note == "none" && !expense.isPaid)
    let new = Second.Expense("Bread")
    new.note = nil
    context.insert(new)
    try context.save()
    let other = ModelContext(context.container)
    let predicate = #Predicate<Second.Expense> { $0.title == "Bread" }
    #expect(try other.fetch(FetchDescriptor(predicate: predicate)).map(\.note) == [nil])
  }

  @Test func `the code of a custom stage runs once, before and after the migration`() throws {
    let old = try container(Schema(versionedSchema: First.self)).mainContext
    old.insert(First.Expense("rent", 9))
    try old.save()
    for _ in 1...2 {
      let context = try container(Schema(versionedSchema: Capital.self), CapitalPlan.self)
        .mainContext
      let expenses = try context.fetch(FetchDescriptor<Capital.Expense>())
      #expect(expenses.map(\.title) == ["RENT!"] && expenses.map(\.initial) == ["R"])
      #expect(expenses.map(\.amount) == [9])
    }
  }

  @Test func `a new property without a first value is refused`() throws {
    let old = try container(Schema(versionedSchema: First.self)).mainContext
    old.insert(First.Expense("Rent", 9))
    try old.save()
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try container(Schema([Third.Expense.self]))
    }
  }

  @Test func `each configuration has the models of its schema`() throws {
    let other = file.deletingLastPathComponent().appendingPathComponent("settings.store")
    let configurations = [
      ModelConfiguration("e", schema: Schema([Entry.self]), url: file),
      ModelConfiguration("s", schema: Schema([Setting.self]), url: other),
    ]
    let context = try ModelContainer(
      for: Schema([Entry.self, Setting.self]), configurations: configurations
    ).mainContext
    context.insert(Setting("dark"))
    context.insert(Entry("first"))
    context.insert(Setting("loud"))
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Setting>()) == 2)
    let settings = try ModelContainer(
      for: Schema([Setting.self]), configurations: ModelConfiguration(url: other)
    ).mainContext
    #expect(
      try settings.fetch(FetchDescriptor<Setting>(sortBy: [SortDescriptor(\.name)])).map(\.name)
        == ["dark", "loud"])
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(
        for: Schema([Setting.self]),
        configurations: ModelConfiguration(schema: Schema([Setting.self]), url: file))
    }
    #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
      try ModelContainer(for: Schema([Setting.self]), configurations: configurations)
    }
  }

  @Test func `a store without a place lies in the folder of the extension's first group`() async {
    await #expect(processExitsWith: .success) {
      let own = ModelConfiguration().url.path
      ExtensionSurroundings.current.appGroups = ["group.one", "group.two"]
      let shared = ModelConfiguration().url.path
      let none = ModelConfiguration(groupContainer: .none).url.path
      precondition(shared.hasSuffix("/group.one/Library/Application Support/default.store"))
      precondition(!own.contains("group.") && none == own)
    }
  }
}
