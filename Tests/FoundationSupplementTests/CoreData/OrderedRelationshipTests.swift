import CoreData
import FoundationSupplement
import Testing

@Suite struct OrderedRelationshipTests {
  @Test func `objects are inserted, removed and replaced at their places`() throws {
    let folder = ResourceFolder()
    let file = folder.url.appendingPathComponent("Tasks.sqlite")
    let context = try TaskModel.context(file)
    let list = context.make("List")
    let tasks = ["Aa", "Bb", "Cc", "Dd", "Ee"].map { context.make("Task", ["title": $0]) }
    list._insertManagedObjects("tasks", objects: tasks[0], at: 0)
    list._insertManagedObjects("tasks", objects: tasks[1], at: 0)
    #expect(list.texts("tasks", "title") == ["Bb", "Aa"])
    #expect(tasks[1].value(forKey: "list") as? NSManagedObject === list)
    list._insertManagedObjects("tasks", objects: [tasks[2], tasks[3]], at: IndexSet([1, 3]))
    #expect(list.texts("tasks", "title") == ["Bb", "Cc", "Aa", "Dd"])
    list._insertManagedObjects("tasks", objects: tasks[3], at: 0)
    #expect(list.texts("tasks", "title") == ["Bb", "Cc", "Aa", "Dd"])
    list._removeManagedObjects("tasks", at: 1)
    list._replaceManagedObjects("tasks", at: 0, with: tasks[4])
    #expect(list.texts("tasks", "title") == ["Ee", "Aa", "Dd"])
    #expect(tasks[1].value(forKey: "list") == nil)
    list._replaceManagedObjects("tasks", at: NSIndexSet(index: 2), with: [tasks[2]])
    list._removeManagedObjects("tasks", at: NSIndexSet(index: 1))
    try context.save()
    let saved = try #require(try TaskModel.context(file).all("List").first)
    #expect(saved.texts("tasks", "title") == ["Ee", "Cc"])
  }

  @Test func `an accessor's possible names stand for the relationship that the entity has`() throws
  {
    let context = try TaskModel.context(
      ResourceFolder().url.appendingPathComponent("Tasks.sqlite"))
    let list = context.make("List")
    let tasks = ["Aa", "Bb", "Cc"].map { context.make("Task", ["title": $0]) }
    list._changeManagedObjects("ks", "tasks", adding: NSSet(array: tasks))
    list._changeManagedObjects("tasks", keeping: NSSet(array: [tasks[0], tasks[2]]))
    #expect(Set(list.texts("tasks", "title")) == ["Aa", "Cc"])
    #expect(tasks[1].value(forKey: "list") == nil)
  }

  @Test func `a primitive accessor reads and writes without a word to anybody`() throws {
    let context = try TaskModel.context(
      ResourceFolder().url.appendingPathComponent("Tasks.sqlite"))
    let task = context.make("Task", ["title": "Aa"])
    try context.save()
    task._setManagedValue("Bb", "primitiveTitle")
    let title: String? = task._managedValue("primitiveTitle")
    #expect(title == "Bb" && task.value(forKey: "title") as? String == "Bb")
    #expect(!context.hasChanges)
  }

  @Test func `mutable collections show and change a relationship and its inverse`() throws {
    let context = try TaskModel.context(
      ResourceFolder().url.appendingPathComponent("Tasks.sqlite"))
    let list = context.make("List")
    let tasks = ["Aa", "Bb", "Cc"].map { context.make("Task", ["title": $0]) }
    let ordered = list.mutableOrderedSetValue(forKey: "tasks")
    ordered.add(tasks[0])
    ordered.insert(tasks[1], at: 0)
    ordered.add(tasks[0])
    #expect(list.texts("tasks", "title") == ["Bb", "Aa"])
    #expect(tasks[0].value(forKey: "list") as? NSManagedObject === list)
    ordered.replaceObject(at: 0, with: tasks[2])
    #expect(ordered.count == 2 && ordered.index(of: tasks[2]) == 0)
    #expect(tasks[1].value(forKey: "list") == nil)
    let set = list.mutableSetValue(forKey: "tasks")
    set.addObjects(from: [tasks[1], tasks[2]])
    set.remove(tasks[0])
    #expect(Set(list.texts("tasks", "title")) == ["Bb", "Cc"])
    #expect(set.contains(tasks[1]) && !set.contains(tasks[0]) && set.allObjects.count == 2)
    tasks[0].setValue(list, forKey: "list")
    #expect(set.count == 3 && ordered.count == 3)
    set.removeAllObjects()
    #expect(list.texts("tasks", "title").isEmpty && ordered.count == 0)
  }
}
