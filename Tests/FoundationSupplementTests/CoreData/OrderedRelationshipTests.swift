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
    list._insertManagedObjects("tasks", tasks[0], at: 0)
    list._insertManagedObjects("tasks", tasks[1], at: 0)
    #expect(list.texts("tasks", "title") == ["Bb", "Aa"])
    #expect(tasks[1].value(forKey: "list") as? NSManagedObject === list)
    list._insertManagedObjects("tasks", [tasks[2], tasks[3]], at: IndexSet([1, 3]))
    #expect(list.texts("tasks", "title") == ["Bb", "Cc", "Aa", "Dd"])
    list._insertManagedObjects("tasks", tasks[3], at: 0)
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
}
