import CoreData
import FoundationSupplement
import Testing

@Suite struct ModelRequestTests {
  private let folder = ResourceFolder()

  private func context() throws -> NSManagedObjectContext {
    let context = try TaskModel.context(folder.url.appendingPathComponent("Tasks.sqlite"))
    let list = context.make("List", ["name": "Home"])
    for (title, priority) in [("Wash", 9), ("Cook", 3), ("Shop", 12)] {
      context.make("Task", ["title": title, "priority": priority, "list": list])
    }
    context.make("Task", ["title": "Alone", "priority": 20, "done": true])
    try context.save()
    return context
  }

  @Test func `a fetched property finds what its fetch finds for the object`() throws {
    let list = try #require(try context().all("List").first)
    let urgent = try #require(list.value(forKey: "urgent") as? [NSManagedObject])
    #expect(urgent.compactMap { $0.value(forKey: "title") as? String } == ["Wash", "Shop"])
    let typed: [NSManagedObject] = list._managedValue("urgent")
    #expect(typed == urgent)
    let property = try #require(
      list.entity.propertiesByName["urgent"] as? NSFetchedPropertyDescription)
    property.fetchRequest?.predicate = NSPredicate(format: "list != $FETCH_SOURCE")
    #expect((list.value(forKey: "urgent") as? [NSManagedObject])?.count == 1)
  }

  @Test func `a model's fetches are found by name, with values for their variables`() throws {
    let context = try context()
    let model = try #require(context.persistentStoreCoordinator?.managedObjectModel)
    #expect(model.fetchRequestTemplatesByName.keys.sorted() == ["Open", "Two"])
    let open = try #require(
      model.fetchRequestFromTemplate(withName: "Open", substitutionVariables: ["WORD": "sh"]))
    let found = try context.fetch(open) as [Any]
    #expect(
      found.compactMap { ($0 as? NSManagedObject)?.value(forKey: "title") as? String } == [
        "Wash", "Shop",
      ])
    #expect(model.fetchRequestTemplate(forName: "Two")?.fetchLimit == 2)
    #expect(model.fetchRequestTemplate(forName: "None") == nil)
    #expect(model.fetchRequestFromTemplate(withName: "None", substitutionVariables: [:]) == nil)
    let own = NSFetchRequest<NSManagedObject>(entityName: "List")
    own.fetchOffset = 1
    model.setFetchRequestTemplate(own, forName: "Own")
    #expect(model.fetchRequestTemplate(forName: "Own")?.entityName == "List")
    let template = model.fetchRequestTemplate(forName: "Own")
    let typed = _fetchRequest(template, as: NSFetchRequest<NSManagedObject>.self)
    #expect(typed?.fetchOffset == 1 && typed?.entityName == "List")
    #expect(_fetchRequest(own, as: NSFetchRequest<NSManagedObject>.self) === own)
    #expect(_fetchRequest(3, as: NSFetchRequest<NSManagedObject>.self) == nil)
    #expect((own.copy() as? NSFetchRequest<NSManagedObject>)?.fetchOffset == 1)
  }

  @Test func `a model knows its version and its configurations`() throws {
    let model = try TaskModel.model()
    #expect(model.versionIdentifiers == ["2"])
    #expect(model.configurations == ["PF_DEFAULT_CONFIGURATION_NAME", "Cloud", "Local"])
    #expect(model.entities(forConfigurationName: "Local")?.map(\.name) == ["Label"])
    #expect(model.entities(forConfigurationName: nil)?.count == 3)
    model.setEntities([], forConfigurationName: "Empty")
    #expect(model.entities(forConfigurationName: "Empty")?.isEmpty == true)
  }

  @Test func `a context keeps to the state in which it first read the store`() throws {
    let file = folder.url.appendingPathComponent("Tasks.sqlite")
    let app = try context()
    let widget = try TaskModel.context(file)
    try widget.setQueryGenerationFrom(.current)
    #expect(try widget.all("Task").count == 4)
    #expect(widget.queryGenerationToken !== NSQueryGenerationToken.current)
    app.make("Task", ["title": "Late"])
    try app.all("List").first?.setValue("Work", forKey: "name")
    try app.save()
    #expect(try widget.all("Task").count == 4)
    #expect(try widget.texts("List", "name") == ["Home"])
    let other = try TaskModel.context(file)
    try other.setQueryGenerationFrom(widget.queryGenerationToken)
    widget.refreshAllObjects()
    #expect(try widget.all("Task").count == 5)
    #expect(try widget.texts("List", "name") == ["Work"])
    try widget.setQueryGenerationFrom(nil)
    #expect(widget.queryGenerationToken == nil)
  }
}
