import CoreData
import FoundationSupplement
import Testing

@Suite struct UniquenessTests {
  private let folder = ResourceFolder()
  private var file: URL { folder.url.appendingPathComponent("Tasks.sqlite") }

  private func tasks() throws -> [String] {
    try TaskModel.context(file).all("Task", by: "title").map { task in
      ["title", "note", "priority"].map { "\(task.value(forKey: $0) ?? "-")" }
        .joined(separator: " ")
    }
  }

  /// Saves a task, and another of the same identifier from a context of its own.
  private func saveTwo(_ policy: NSMergePolicy) throws {
    let first = try TaskModel.context(file)
    first.make("Task", ["identifier": "a", "title": "First", "priority": 7])
    first.make("Task", ["title": "Nobody"])
    first.make("Task", ["title": "Nothing"])
    try first.save()
    let second = try TaskModel.context(file, policy)
    second.make("Task", ["identifier": "a", "title": "Second", "note": "x"])
    try second.save()
  }

  @Test(arguments: [
    (NSMergePolicy.mergeByPropertyObjectTrump, "Second x 7"),
    (.mergeByPropertyStoreTrump, "First x 7"), (.overwrite, "Second x 2"),
    (.rollback, "First - 7"),
  ])
  func `an insertion of a value that exists is a change`(
    _ policy: NSMergePolicy, _ expected: String
  ) throws {
    try saveTwo(policy)
    #expect(try tasks().filter { !$0.hasPrefix("No") } == [expected])
    #expect(try tasks().count == 3)
  }

  @Test func `what deletes an owner owns its value`() throws {
    let first = try TaskModel.context(file)
    first.make("Task", ["identifier": "k", "title": "Cook"])
    first.make("Task", ["identifier": "a", "title": "Anna"])
    try first.save()
    let second = try TaskModel.context(file, .overwrite)
    let task = try #require(second.all("Task", by: "title").first)
    task.setValue("k", forKey: "identifier")
    second.make("Task", ["identifier": "k", "title": "Dust"])
    try second.save()
    let found = try TaskModel.context(file).all("Task", by: "title")
    #expect(found.compactMap { $0.value(forKey: "identifier") as? String } == ["k"])
  }

  @Test func `without a policy the save fails and names the objects`() throws {
    let error = #expect(throws: NSError.self) { try saveTwo(.error) }
    #expect(error?.code == 133_021 && error?.domain == NSCocoaErrorDomain)
    let conflicts =
      error?.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSConstraintConflict] ?? []
    let conflict = try #require(conflicts.first)
    #expect(conflict.constraint == ["identifier"])
    #expect(conflict.constraintValues["identifier"] as? String == "a")
    #expect(conflict.databaseObject?.value(forKey: "title") as? String == "First")
    #expect(conflict.databaseSnapshot?["title"] as? String == "First")
    #expect(conflict.conflictingObjects.map { $0.value(forKey: "title") as? String } == ["Second"])
    #expect(conflict.conflictingSnapshots.first?["note"] as? String == "x")
    #expect(try tasks() == ["First - 7", "Nobody - 2", "Nothing - 2"])
  }

  @Test func `objects of one save are merged, with what they lead to`() throws {
    let context = try TaskModel.context(file, .mergeByPropertyObjectTrump)
    let (one, two) = (context.make("Label", ["text": "1"]), context.make("Label", ["text": "2"]))
    let list = context.make("List", ["name": "Home"])
    context.make(
      "Task", ["identifier": "a", "title": "First", "labels": NSSet(object: one), "list": list])
    context.make("Task", ["identifier": "a", "title": "Second", "labels": NSSet(object: two)])
    try context.save()
    let other = try TaskModel.context(file)
    let task = try #require(try other.all("Task").first)
    #expect(try other.all("Task").count == 1)
    #expect(task.texts("labels", "text") == ["1", "2"])
    #expect(task.value(forKeyPath: "list.name") as? String == "Home")
    #expect(try other.all("List").first?.texts("tasks", "title") == ["Second"])
    #expect(
      try other.all("Label", by: "text").map { $0.texts("tasks", "title") } == [
        ["Second"], ["Second"],
      ])
  }

  @Test func `an inserted object goes on as the one that was there`() throws {
    try saveTwo(.mergeByPropertyObjectTrump)
    let context = try TaskModel.context(file, .mergeByPropertyObjectTrump)
    let new = context.make("Task", ["identifier": "a", "title": "Third"])
    try context.save()
    #expect(!new.objectID.isTemporaryID && !new.hasChanges)
    #expect(new.value(forKey: "note") as? String == "x")
    #expect(try context.all("Task").count == 3)
  }

  @Test func `a change to a value that exists follows the policy, too`() throws {
    try saveTwo(.rollback)
    let context = try TaskModel.context(file, .mergeByPropertyObjectTrump)
    let nobody = try #require(try context.all("Task", by: "title").first { $0.texts == "Nobody" })
    nobody.setValue("a", forKey: "identifier")
    try context.save()
    #expect(try tasks() == ["Nobody - 2", "Nothing - 2"])
  }

  @Test func `a batch inserts by its context's policy`() throws {
    try saveTwo(.rollback)
    let context = try TaskModel.context(file, .mergeByPropertyObjectTrump)
    let request = NSBatchInsertRequest(
      entityName: "Task", objects: [["identifier": "a", "note": "new"], ["identifier": "b"]])
    try context.execute(request)
    #expect(try tasks().sorted() == ["- - 2", "First new 7", "Nobody - 2", "Nothing - 2"])
    context.mergePolicy = NSMergePolicy.error
    #expect(throws: NSError.self) { try context.execute(request) }
  }
}

extension NSManagedObject {
  fileprivate var texts: String? { value(forKey: "title") as? String }
}
