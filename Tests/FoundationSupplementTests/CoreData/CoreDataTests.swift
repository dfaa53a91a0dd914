import CoreData
import DataModels
import FoundationSupplement
import Testing

private func container() -> NSPersistentContainer {
  let container = NSPersistentContainer(name: "Shop", managedObjectModel: shop())
  container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
  container.loadPersistentStores { _, _ in }
  return container
}

private func names(
  _ context: NSManagedObjectContext, _ format: String? = nil, limit: Int = 0
) throws -> [String] {
  let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
  request.predicate = format.map { NSPredicate(format: $0) }
  request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
  request.fetchLimit = limit
  return try context.fetch(request).compactMap { $0.value(forKey: "name") as? String }
}

final class Stamped: NSManagedObject {
  private(set) var calls: [String] = []
}

extension Stamped: _WillSaveInExtension, _DidSaveInExtension, _AwakeFromInsertInExtension,
  _PrepareForDeletionInExtension, _ValidateForInsertInExtension, _ValidateForUpdateInExtension,
  _AwakeFromFetchInExtension, _ValidateForDeleteInExtension
{
  func _willSave() {
    super.willSave()
    setPrimitiveValue("stamped", forKey: "name")
    calls.append("willSave")
  }
  func _didSave() { calls.append("didSave") }
  func _awakeFromInsert() { calls.append("awakeFromInsert") }
  func _awakeFromFetch() { calls.append("awakeFromFetch") }
  func _prepareForDeletion() { calls.append("prepareForDeletion") }
  func _validateForInsert() throws { calls.append("validateForInsert") }
  func _validateForUpdate() throws { calls.append("validateForUpdate") }
  func _validateForDelete() throws { calls.append("validateForDelete") }
}

@Suite struct CoreDataTests {
  @Test func `an object is told what its class's extensions override`() throws {
    let model = shop()
    model.entitiesByName["Item"]?.managedObjectClassName = NSStringFromClass(Stamped.self)
    let container = NSPersistentContainer(name: "Shop", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
    container.loadPersistentStores { _, _ in }
    let context = container.viewContext
    let item = Stamped(
      entity: try #require(model.entitiesByName["Item"]), insertInto: context)
    try context.save()
    item.setValue(2, forKey: "count")
    try context.save()
    context.delete(item)
    try context.save()
    #expect(item.value(forKey: "name") as? String == "stamped")
    #expect(
      item.calls == [
        "awakeFromInsert", "validateForInsert", "willSave", "didSave", "validateForUpdate",
        "willSave", "didSave", "prepareForDeletion", "validateForDelete",
      ])
  }

  private func insert(_ name: String, into context: NSManagedObjectContext) -> NSManagedObject {
    let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
    item.setValue(name, forKey: "name")
    return item
  }

  @Test func `a class is found by its name alone in the module that makes the model`() throws {
    let model = shop()
    let entity = model.entitiesByName["Item"]
    entity?.managedObjectClassName = "ShopItem"
    let container = NSPersistentContainer(name: "Shop", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
    container.loadPersistentStores { _, _ in }
    let context = container.viewContext
    #expect(NSEntityDescription.insertNewObject(forEntityName: "Item", into: context) is ShopItem)
    #expect(try context.fetch(NSFetchRequest<ShopItem>(entityName: "Item")).count == 1)
  }

  @Test func `a store begins empty and keeps what is saved`() throws {
    let container = container()
    #expect(try names(container.viewContext).isEmpty)
    let background = container.newBackgroundContext()
    _ = insert("b", into: background)
    _ = insert("a", into: background)
    #expect(try names(background) == ["a", "b"])
    #expect(try names(container.viewContext).isEmpty)
    try background.save()
    #expect(try names(container.viewContext) == ["a", "b"])
    #expect(try names(container.viewContext, limit: 1) == ["a"])
    #expect(!background.hasChanges)
  }

  @Test func `batches insert and change in the store`() throws {
    let context = container().viewContext
    let insertion = NSBatchInsertRequest(
      entityName: "Item", objects: [["name": "pear", "count": 2], ["name": "plum"]])
    insertion.resultType = .count
    #expect((try context.execute(insertion) as? NSBatchInsertResult)?.result as? Int == 2)
    #expect(try names(context) == ["pear", "plum"])
    var left = 1
    let handled = NSBatchInsertRequest(entityName: "Item") { (values: NSMutableDictionary) in
      values["name"] = "fig"
      left -= 1
      return left < 0
    }
    try context.execute(handled)
    #expect(try names(context) == ["fig", "pear", "plum"])
    let update = NSBatchUpdateRequest(entityName: "Item")
    update.predicate = NSPredicate(format: "name == 'pear'")
    update.propertiesToUpdate = ["name": "quince"]
    update.resultType = .updatedObjectIDsResultType
    let result = try context.execute(update) as? NSBatchUpdateResult
    #expect((result?.result as? [NSManagedObjectID])?.count == 1)
    context.reset()
    #expect(try names(context) == ["fig", "plum", "quince"])
  }

  @Test func `a store has no history to merge or to delete`() throws {
    let context = container().viewContext
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)
    let answer = try #require(try context.execute(request) as? NSPersistentHistoryResult)
    #expect((answer.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
    let deletion = NSPersistentHistoryChangeRequest.deleteHistory(before: Date())
    let deleted = try #require(try context.execute(deletion) as? NSPersistentHistoryResult)
    #expect(deleted.resultType == .statusOnly && deleted.result as? Bool == true)
  }

  @Test func `fetches filter, count and give what is asked for`() throws {
    let context = container().viewContext
    for (name, count) in [("a", 1), ("b", 2), ("c", 3)] {
      insert(name, into: context).setValue(count, forKey: "count")
    }
    #expect(try names(context, "count > 1 AND name != 'c'") == ["b"])
    let request = NSFetchRequest<NSDictionary>(entityName: "Item")
    #expect(try context.count(for: request) == 3)
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["name"]
    request.predicate = NSPredicate(format: "count == %d", 3)
    #expect(try context.fetch(request) == [["name": "c"] as NSDictionary])
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Item")
    ids.resultType = .managedObjectIDResultType
    #expect(try context.fetch(ids).count == 3)
    #expect(throws: (any Error).self) {
      try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Nothing"))
    }
  }

  @Test func `a missing value is sorted first`() throws {
    let context = container().viewContext
    insert("late", into: context).setValue(Date(timeIntervalSince1970: 9), forKey: "due")
    _ = insert("never", into: context)
    insert("soon", into: context).setValue(Date(timeIntervalSince1970: 1), forKey: "due")
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: "due", ascending: true)]
    let sorted = try context.fetch(request).map { $0.value(forKey: "name") as? String }
    #expect(sorted == ["never", "soon", "late"])
  }

  @Test func `both sides of a relationship change together`() throws {
    let context = container().viewContext
    let first = NSEntityDescription.insertNewObject(forEntityName: "Basket", into: context)
    let second = NSEntityDescription.insertNewObject(forEntityName: "Basket", into: context)
    let item = insert("a", into: context)
    item.setValue(first, forKey: "basket")
    #expect((first.value(forKey: "items") as? NSSet)?.contains(item) == true)
    second.setValue(NSSet(object: item), forKey: "items")
    #expect(item.value(forKey: "basket") as? NSManagedObject === second)
    #expect((first.value(forKey: "items") as? NSSet)?.count == 0)
    second.setValue("big", forKey: "title")
    #expect(item.value(forKeyPath: "basket.title") as? String == "big")
    #expect(try names(context, "basket.title == 'big'") == ["a"])
    #expect(second.readsItems("ANY items.name == 'a'"))
    try context.save()
    context.delete(second)
    #expect(item.isDeleted)
    try context.save()
    #expect(try names(context).isEmpty)
  }

  @Test func `changes are known until they are saved or taken back`() throws {
    let container = container()
    let context = container.viewContext
    let item = insert("a", into: context)
    #expect(item.isInserted && item.objectID.isTemporaryID)
    try context.save()
    #expect(!item.hasChanges && !item.objectID.isTemporaryID)
    item.setValue("b", forKey: "name")
    #expect(item.isUpdated)
    #expect(item.changedValues()["name"] as? String == "b")
    #expect(item.committedValues(forKeys: ["name"])["name"] as? String == "a")
    context.rollback()
    #expect(item.value(forKey: "name") as? String == "a")
    _ = insert("c", into: context)
    context.rollback()
    #expect(try names(context) == ["a"])
  }

  @Test func `a child saves to its parent, and contexts merge when they are told to`() throws {
    let container = container()
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = container.viewContext
    _ = insert("a", into: child)
    try child.save()
    #expect(container.viewContext.insertedObjects.count == 1)
    try container.viewContext.save()
    let other = container.newBackgroundContext()
    other.automaticallyMergesChangesFromParent = true
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    let (mine, theirs) = (
      try container.viewContext.fetch(request)[0], try other.fetch(request)[0]
    )
    #expect(mine !== theirs)
    #expect(mine.objectID == theirs.objectID)
    mine.setValue("new", forKey: "name")
    try container.viewContext.save()
    #expect(theirs.value(forKey: "name") as? String == "new")
    #expect(try other.existingObject(with: mine.objectID) === theirs)
  }

  @Test func `saving is announced with what was saved`() throws {
    let context = container().viewContext
    let item = insert("a", into: context)
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { notification in
      heard.objects = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>
    }
    try context.save()
    NotificationCenter.default.removeObserver(token)
    #expect(heard.objects == [item])
  }

  @Test func `a batch deletes in the store`() throws {
    let container = container()
    _ = insert("a", into: container.viewContext)
    try container.viewContext.save()
    let all = NSBatchDeleteRequest(
      fetchRequest: NSFetchRequest<NSManagedObject>(entityName: "Item"))
    all.resultType = .resultTypeCount
    let result = try container.newBackgroundContext().execute(all) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 1)
    #expect(try names(container.newBackgroundContext()).isEmpty)
  }

  @Test func `work runs in its context`() async throws {
    let container = container()
    let count = try await container.performBackgroundTask { context in
      _ = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
      try context.save()
      return try NSFetchRequest<NSManagedObject>(entityName: "Item").execute().count
    }
    #expect(count == 1)
    #expect(container.viewContext.performAndWait { 3 } == 3)
  }

  @Test func `an object that was deleted and saved is in no context`() throws {
    let context = container().viewContext
    let item = insert("a", into: context)
    try context.save()
    context.delete(item)
    #expect(item.isDeleted && item.managedObjectContext === context)
    try context.save()
    #expect(!item.isDeleted && item.managedObjectContext == nil)
    #expect(item.value(forKey: "name") as? String == "a")
  }

  @Test func `sections divide what a controller fetched`() throws {
    let context = container().viewContext
    for (name, count) in [("a", 1), ("b", 2), ("c", 2)] {
      insert(name, into: context).setValue(count, forKey: "count")
    }
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "count",
      cacheName: nil)
    #expect(controller.fetchedObjects == nil)
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["1", "2"])
    #expect(controller.sections?.map(\.numberOfObjects) == [1, 2])
  }

  @Test func `a key that the entity does not have stops the program`() async {
    await #expect(processExitsWith: .failure) {
      let context = container().viewContext
      let item = NSEntityDescription.insertNewObject(forEntityName: "Item", into: context)
      item.setValue(1, forKey: "nothing")
    }
  }

  @Test func `a model is read from a file`() throws {
    let open = CompiledDataModel.Attribute(
      name: "open", type: "Boolean", isOptional: false, defaultValue: "YES")
    let compiled = CompiledDataModel(
      entities: [.init(name: "Day", className: "OpenDay", attributes: [open])],
      modules: ["FoundationSupplementTests"])
    let folder = ResourceFolder()
    folder.add("Days.momd/Days.mom", try JSONEncoder().encode(compiled))
    let model = try #require(
      NSManagedObjectModel(contentsOf: folder.url.appendingPathComponent("Days.momd")))
    let day = try #require(model.entitiesByName["Day"])
    #expect(day.attributesByName["open"]?.defaultValue as? Bool == true)
    #expect(day.attributesByName["open"]?.attributeType == .booleanAttributeType)
    #expect(NSManagedObjectModel(contentsOf: folder.url) == nil)
    #expect(day.managedObjectModel === model)
    let file = folder.url.appendingPathComponent("Days.sqlite")
    let context = try openStore(file, model).viewContext
    context.make("Day")
    try context.save()
    #expect(try openStore(file, model).viewContext.all("Day").first is OpenDay)
  }

  @Test func `managed properties have the types that classes give them`() {
    let context = container().viewContext
    let basket = NSEntityDescription.insertNewObject(forEntityName: "Basket", into: context)
    let item = insert("a", into: context)
    #expect(item._managedValue("count") as Int16 == 1)
    #expect(item._managedValue("due") as Date? == nil)
    item._setManagedValue("b" as String?, "name")
    #expect(item._managedValue("name") as String == "b")
    #expect(basket._managedValue("title") as String == "")
    basket._changeManagedObjects("items", adding: item)
    #expect(basket._managedValue("items") as Set<NSManagedObject> == [item])
    basket._changeManagedObjects("items", removing: NSSet(object: item))
    #expect((basket._managedValue("items") as NSSet?)?.count == 0)
  }

  @Test func `a store has its place and goes with its container's description`() throws {
    let container = NSPersistentCloudKitContainer(name: "Shop", managedObjectModel: shop())
    let description = try #require(container.persistentStoreDescriptions.first)
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    let folder = ResourceFolder([:])
    let place = folder.url.appendingPathComponent("group/shop.sqlite")
    description.url = place
    var loaded: [NSPersistentStoreDescription] = []
    container.loadPersistentStores { description, error in
      #expect(error == nil)
      loaded.append(description)
    }
    #expect(loaded == [description])
    let coordinator = container.persistentStoreCoordinator
    let store = try #require(coordinator.persistentStores.first)
    #expect(coordinator.url(for: store) == place)
    let moved = try coordinator.migratePersistentStore(
      store, to: folder.url.appendingPathComponent("new.sqlite"), type: .sqlite)
    #expect(coordinator.persistentStores == [moved])
  }
}

final class OpenDay: NSManagedObject {}

private final class Heard: @unchecked Sendable {
  var objects: Set<NSManagedObject>?
}

extension NSManagedObject {
  /// Whether a predicate about the object holds.
  fileprivate func readsItems(_ format: String) -> Bool {
    NSPredicate(format: format).evaluate(with: self)
  }
}

/// A class that has a name of its own in Objective-C.
final class ShopItem: NSManagedObject {}
