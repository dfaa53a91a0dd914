import CoreData
import FoundationSupplement
import Testing

@Suite struct StoreMovingTests {
  private let folder = ResourceFolder()

  private func place(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  private func filled(_ name: String, _ items: String...) throws -> NSPersistentContainer {
    let container = try openStore(place(name), shop())
    let basket = container.viewContext.make("Basket", ["title": "big"])
    for item in items { container.viewContext.make("Item", ["name": item, "basket": basket]) }
    try container.viewContext.save()
    return container
  }

  private func items(_ name: String) throws -> [String] {
    try openStore(place(name), shop()).viewContext.texts("Item", "name")
  }

  @Test func `a store moves to another file and keeps its objects`() throws {
    let container = try filled("old.sqlite", "a", "b")
    let coordinator = container.persistentStoreCoordinator
    let item = try #require(try container.viewContext.all("Item", by: "name").first)
    let moved = try coordinator.migratePersistentStore(
      try #require(coordinator.persistentStores.first), to: place("group/new.sqlite"),
      type: .sqlite)
    #expect(coordinator.persistentStores == [moved])
    #expect(item.objectID.persistentStore === moved)
    item.setValue("c", forKey: "name")
    container.viewContext.make("Item", ["name": "d"])
    try container.viewContext.save()
    #expect(try items("group/new.sqlite") == ["b", "c", "d"])
    #expect(try items("old.sqlite") == ["a", "b"])
    let baskets = try openStore(place("group/new.sqlite"), shop()).viewContext.all("Basket")
    #expect(baskets.first?.texts("items", "name") == ["b", "c"])
  }

  @Test func `a store in memory moves to a file`() throws {
    let container = try openStore(place("none.sqlite"), shop()) { $0.type = NSInMemoryStoreType }
    container.viewContext.make("Item", ["name": "a"])
    try container.viewContext.save()
    let coordinator = container.persistentStoreCoordinator
    try coordinator.migratePersistentStore(
      try #require(coordinator.persistentStores.first), to: place("new.sqlite"), type: .sqlite)
    container.viewContext.make("Item", ["name": "b"])
    try container.viewContext.save()
    #expect(try items("new.sqlite") == ["a", "b"])
  }

  @Test func `a store is replaced by another one's content`() throws {
    let current = try filled("current.sqlite", "a")
    _ = try filled("backup.sqlite", "b")
    let coordinator = current.persistentStoreCoordinator
    try coordinator.replacePersistentStore(
      at: place("current.sqlite"), withPersistentStoreFrom: place("backup.sqlite"),
      ofType: NSSQLiteStoreType)
    #expect(coordinator.persistentStores.isEmpty)
    #expect(try items("current.sqlite") == ["b"])
    #expect(
      code {
        try coordinator.replacePersistentStore(
          at: place("current.sqlite"), withPersistentStoreFrom: place("nothing.sqlite"),
          ofType: NSSQLiteStoreType)
      } == 260)
    #expect(try items("current.sqlite") == ["b"])
  }

  @Test func `a destroyed store is gone, and another process begins the next one`() throws {
    let (app, widget) = (try filled("a.sqlite", "a"), try openStore(place("a.sqlite"), shop()))
    #expect(try widget.viewContext.texts("Item", "name") == ["a"])
    try app.persistentStoreCoordinator.destroyPersistentStore(
      at: place("a.sqlite"), type: .sqlite)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        .filter { !$0.hasSuffix("-shm") } == [])
    #expect(try app.viewContext.texts("Item", "name") == [])
    _ = try filled("a.sqlite", "b")
    #expect(try widget.viewContext.texts("Item", "name") == ["b"])
  }

  @Test func `a removed store leaves its file`() throws {
    let container = try filled("a.sqlite", "a")
    let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
    try container.persistentStoreCoordinator.remove(store)
    #expect(try container.viewContext.texts("Item", "name") == [])
    #expect(try items("a.sqlite") == ["a"])
  }
}
