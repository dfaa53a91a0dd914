import CoreData
import FoundationSupplement
import Testing

/// Notes what a controller tells.
private final class Listener: NSObject, NSFetchedResultsControllerDelegate {
  var told: [String] = []
  var titles: [String] = []

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { told = [] }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let title = (anObject as? NSManagedObject)?.value(forKey: "title") as? String ?? ""
    let places = [indexPath, newIndexPath].map { "\($0.map(Array.init) ?? [])" }
    told.append("\(type) \(title) \(places[0]) \(places[1])")
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) { told.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    titles = (controller.fetchedObjects ?? []).compactMap {
      ($0 as? NSManagedObject)?.value(forKey: "title") as? String
    }
  }
}

@Suite struct FetchedResultsTests {
  private let folder = ResourceFolder()

  private func controller(
    _ context: NSManagedObjectContext
  ) -> NSFetchedResultsController<NSManagedObject> {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Task")
    request.sortDescriptors = ["priority", "title"].map {
      NSSortDescriptor(key: $0, ascending: true)
    }
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "priority",
      cacheName: nil)
  }

  @Test func `results are found by their places`() throws {
    let context = try TaskModel.context(folder.url.appendingPathComponent("Tasks.sqlite"))
    let tasks = [("Aa", 1), ("Bb", 1), ("Cc", 2)].map {
      context.make("Task", ["title": $0.0, "priority": $0.1])
    }
    let controller = controller(context)
    try controller.performFetch()
    #expect(controller.object(at: [0, 1]) === tasks[1])
    #expect(controller.indexPath(forObject: tasks[2]) == [1, 0])
    #expect(controller.indexPath(forObject: context.make("List")) == nil)
    #expect(controller.sectionIndexTitles == ["1", "2"])
    #expect(controller.section(forSectionIndexTitle: "2", at: 1) == 1)
    #expect(controller.sectionIndexTitle(forSectionName: "other") == "O")
  }

  @Test func `a delegate is told what changes, in the context and by a merge`() throws {
    let container = try openStore(
      folder.url.appendingPathComponent("Tasks.sqlite"), TaskModel.model())
    let context = container.viewContext
    context.automaticallyMergesChangesFromParent = true
    let task = context.make("Task", ["title": "Aa", "priority": 1])
    try context.save()
    let (controller, listener) = (controller(context), Listener())
    controller.delegate = listener
    try controller.performFetch()
    let other = context.make("Task", ["title": "Bb", "priority": 1])
    #expect(listener.told.isEmpty)
    context.processPendingChanges()
    #expect(listener.told == ["insert Bb [] [0, 1]"])
    try context.save()
    #expect(listener.told == ["insert Bb [] [0, 1]"] && listener.titles == ["Aa", "Bb"])
    task.setValue("note", forKey: "note")
    context.processPendingChanges()
    #expect(listener.told == ["update Aa [0, 0] [0, 0]"])
    task.setValue(2, forKey: "priority")
    context.processPendingChanges()
    #expect(listener.told == ["insert section 2 1", "move Aa [0, 0] [1, 0]"])
    context.delete(other)
    context.processPendingChanges()
    #expect(listener.told == ["delete section 1 0", "delete Bb [0, 0] []"])
    try context.save()
    let background = container.newBackgroundContext()
    background.make("Task", ["title": "Zz", "priority": 2])
    try background.save()
    #expect(listener.told == ["insert Zz [] [0, 1]"] && listener.titles == ["Aa", "Zz"])
    #expect(controller.fetchedObjects?.count == 2)
  }
}
