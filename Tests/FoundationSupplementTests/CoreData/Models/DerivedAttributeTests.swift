import CoreData
import FoundationSupplement
import Testing

@Suite struct DerivedAttributeTests {
  private let folder = ResourceFolder()
  private var file: URL { folder.url.appendingPathComponent("Tasks.sqlite") }

  private func value(_ entity: String, _ name: String) throws -> Any? {
    try TaskModel.context(file).all(entity).first?.value(forKey: name)
  }

  @Test func `a save computes what is derived`() throws {
    let context = try TaskModel.context(file)
    let list = context.make("List", ["name": "Home"])
    let task = context.make("Task", ["title": "Caf\u{E9} X".replacing("\u{E9}", with: "e")])
    task.setValue(list, forKey: "list")
    context.make("Task", ["title": "Other", "priority": 9, "list": list])
    try context.save()
    #expect(try value("List", "count") as? Int == 2)
    #expect(try value("List", "total") as? Double == 11)
    #expect(try value("Task", "search") as? String == "cafe x")
    #expect(try value("Task", "owner") as? String == "HOME")
    let saved = try #require(try value("List", "changed") as? Date)
    #expect(abs(saved.timeIntervalSinceNow) < 60)
    context.make("Label", ["text": "x"])
    try context.save()
    #expect(try value("List", "changed") as? Date == saved)

    context.delete(task)
    try context.save()
    #expect(try value("List", "count") as? Int == 1)
    context.refresh(list, mergeChanges: true)
    #expect(list.value(forKey: "total") as? Double == 9)
    list.setValue("Work", forKey: "name")
    try context.save()
    #expect(try value("Task", "owner") as? String == "WORK")
    let request = NSFetchRequest<NSManagedObject>(entityName: "Task")
    request.predicate = NSPredicate(format: "search == 'other'")
    #expect(try TaskModel.context(file).count(for: request) == 1)
  }

  @Test func `an expression is one of the model`() throws {
    let total = try #require(
      TaskModel.model().entitiesByName["List"]?.attributesByName["total"]
        as? NSDerivedAttributeDescription)
    #expect(total.derivationExpression?.keyPath == "tasks.priority.@sum")
    let own = NSDerivedAttributeDescription()
    own.name = "double"
    own.attributeType = .integer64AttributeType
    own.derivationExpression = FoundationSupplement.NSExpression(format: "count * 2")
    let context = try openStore(
      file, model(entity("A", [attribute("count", .integer64AttributeType), own]))
    ).viewContext
    let object = context.make("A", ["count": 4])
    try context.save()
    context.refresh(object, mergeChanges: false)
    #expect(object.value(forKey: "double") as? Int == 8)
  }

  @Test func `a save computes what leads to changed objects, and nothing else`() throws {
    let context = try TaskModel.context(file)
    for name in ["Home", "Work"] {
      let list = context.make("List", ["name": name])
      context.make("Task", ["title": "First", "list": list])
      context.make("Task", ["title": "Second", "list": list])
    }
    try context.save()
    try PlainSQLite().run("UPDATE ZLIST SET ZCOUNT = 77; UPDATE ZTASK SET ZOWNER = 'x'", on: file)
    func counts() throws -> [Int?] {
      try TaskModel.context(file).all("List", by: "name").map { $0.value(forKey: "count") as? Int }
    }
    func owners() throws -> [String?] {
      try TaskModel.context(file).all("Task").map { $0.value(forKey: "owner") as? String }
    }
    context.make("Label", ["text": "red"])
    try context.save()
    #expect(try counts() == [77, 77])
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Task")
    request.predicate = NSPredicate(format: "list.name == 'Work' AND title == 'First'")
    try context.execute(NSBatchDeleteRequest(fetchRequest: request))
    #expect(try counts() == [77, 1])
    #expect(try owners() == ["x", "x", "x"])
    let work = try #require(try TaskModel.context(file).all("List", by: "name").last)
    work.setValue("Desk", forKey: "name")
    try work.managedObjectContext?.save()
    #expect(try Set(owners()) == ["x", "DESK"])
    #expect(try counts() == [1, 77])
  }
}
