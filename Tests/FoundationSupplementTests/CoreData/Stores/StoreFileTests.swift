import CoreData
import FoundationSupplement
import Testing

@Suite struct StoreFileTests {
  private let folder = ResourceFolder()
  private var file: URL { folder.url.appendingPathComponent("group/Library.sqlite") }

  private static let kinds: [(String, NSAttributeType)] = [
    ("small", .integer16AttributeType), ("large", .integer64AttributeType),
    ("real", .doubleAttributeType), ("short", .floatAttributeType),
    ("price", .decimalAttributeType), ("isNew", .booleanAttributeType),
    ("name", .stringAttributeType), ("due", .dateAttributeType), ("id", .UUIDAttributeType),
    ("link", .URIAttributeType), ("bytes", .binaryDataAttributeType),
    ("photo", .binaryDataAttributeType), ("words", .transformableAttributeType),
    ("never", .stringAttributeType),
  ]

  private static func kindsModel() -> NSManagedObjectModel {
    let thing = entity("Thing", kinds.map { attribute($0.0, $0.1) })
    thing.attributesByName["photo"]?.allowsExternalBinaryDataStorage = true
    thing.attributesByName["never"]?.isTransient = true
    return model(thing)
  }

  @Test func `values of all types come back from the file`() throws {
    let values: [String: Any] = [
      "small": -3, "large": Int64.max, "real": 0.1, "short": Float(1.5),
      "price": NSDecimalNumber(string: "12.34"), "name": "Ünï'\"\u{1F600}",
      "due": Date(timeIntervalSinceReferenceDate: 812_345.678_9),
      "id": UUID(), "link": try #require(URL(string: "https://a.example/b?c=d")),
      "bytes": Data([0, 1, 2]), "photo": Data([2, 0, 9]),
      "never": "unsaved",
    ]
    let writer = try openStore(file, Self.kindsModel())
    let thing = writer.viewContext.make("Thing", values)
    thing.setValue(true, forKey: "isNew")
    thing.setValue(["a", "b"], forKey: "words")
    writer.viewContext.make("Thing", ["bytes": Data()])
    try writer.viewContext.save()
    let things = try openStore(file, Self.kindsModel()).viewContext.all("Thing")
    try #require(things.count == 2)
    for (name, value) in values where name != "never" {
      let (read, written) = (things[0].value(forKey: name), value)
      #expect("\(read ?? "nil")" == "\(written)", "\(name)")
    }
    #expect(things[0].value(forKey: "due") as? Date == values["due"] as? Date)
    #expect(things[0]._managedValue("isNew") as Bool)
    #expect(things[0]._managedValue("words") as [String]? == ["a", "b"])
    #expect(things[0].value(forKey: "never") == nil)
    #expect(things[1].value(forKey: "bytes") as? Data == Data())
    #expect(things[1].value(forKey: "photo") == nil)
    #expect(
      try PlainSQLite().run(
        "SELECT typeof(ZPRICE), typeof(ZDUE), length(ZID), hex(ZPHOTO), ZISNEW FROM ZTHING LIMIT 1",
        on: file) == ["real|real|16|01020009|1"])
  }

  @Test func `relationships and subentities come back from the file`() throws {
    let context = try openStore(file, libraryModel()).viewContext
    let shelf = context.make("Shelf", ["name": "top"])
    let works = [
      context.make("Book", ["title": "c", "pages": 7]), context.make("Film", ["title": "a"]),
      context.make("Book", ["title": "b"]),
    ]
    works[1].setValue("many", forKey: "pages")
    shelf.setValue(NSOrderedSet(array: works), forKey: "content")
    let tag = context.make("Tag", ["name": "new", "works": NSSet(array: [works[0], works[1]])])
    context.make("Tag", ["name": "old", "works": NSSet(object: works[0])])
    shelf.setValue(NSSet(object: tag), forKey: "marked")
    let readers = ["x", "y"].map { context.make("Reader", ["name": $0]) }
    readers[0].setValue(NSSet(object: readers[1]), forKey: "friends")
    try context.save()

    let other = try openStore(file, libraryModel()).viewContext
    let read = try other.all("Work", by: "title")
    #expect(read.map { $0.entity.name } == ["Film", "Book", "Book"])
    #expect(read[0].value(forKey: "pages") as? String == "many")
    #expect(read[2].value(forKey: "pages") as? Int == 7)
    #expect(read[2].texts("tags", "name") == ["new", "old"])
    let top = try #require(try other.all("Shelf").first)
    #expect(top.texts("content", "title") == ["c", "a", "b"])
    #expect(top.texts("marked", "name") == ["new"])
    #expect(read[1].value(forKey: "shelf") as? NSManagedObject === top)
    #expect(
      try other.all("Reader", by: "name").map { $0.texts("friends", "name") } == [["y"], ["x"]])
    // The order, one pair and one object change.
    top.setValue(NSOrderedSet(array: [read[0], read[2], read[1]]), forKey: "content")
    read[2].setValue(NSSet(), forKey: "tags")
    other.delete(read[1])
    try other.save()
    let third = try openStore(file, libraryModel()).viewContext
    #expect(try third.all("Shelf").first?.texts("content", "title") == ["a", "c"])
    #expect(try third.all("Tag", by: "name").map { $0.texts("works", "title") } == [["a"], []])
  }

  @Test func `identities are the same in all processes`() throws {
    let first = try openStore(file, libraryModel())
    let book = first.viewContext.make("Book", ["title": "a"])
    #expect(book.objectID.uriRepresentation().absoluteString.hasPrefix("x-coredata:///Book/t"))
    try first.viewContext.obtainPermanentIDs(for: [book])
    #expect(!book.objectID.isTemporaryID)
    try first.viewContext.save()
    let uri = book.objectID.uriRepresentation()
    let store = try #require(first.persistentStoreCoordinator.persistentStores.first)
    #expect(uri.absoluteString == "x-coredata://\(store.identifier ?? "")/Book/p1")
    #expect(UUID(uuidString: store.identifier) != nil)
    #expect(book.objectID.persistentStore === store)
    #expect(store.metadata[NSStoreUUIDKey] as? String == store.identifier)
    let second = try openStore(file, libraryModel())
    let id = try #require(
      second.persistentStoreCoordinator.managedObjectID(forURIRepresentation: uri))
    #expect(
      try second.viewContext.existingObject(with: id).value(forKey: "title") as? String == "a")
  }

  @Test func `what another process saves is seen by the next fetch`() throws {
    let model = libraryModel()
    let (app, widget) = (try openStore(file, model), try openStore(file, libraryModel()))
    #expect(try widget.viewContext.texts("Tag", "name") == [])
    let tag = app.viewContext.make("Tag", ["name": "a"])
    try app.viewContext.save()
    #expect(try widget.viewContext.texts("Tag", "name") == ["a"])
    let same = try #require(try widget.viewContext.all("Tag").first)
    tag.setValue("b", forKey: "name")
    try app.viewContext.save()
    #expect(try widget.viewContext.texts("Tag", "name") == ["b"])
    #expect(same.value(forKey: "name") as? String == "b")
    app.viewContext.delete(tag)
    try app.viewContext.save()
    #expect(try widget.viewContext.texts("Tag", "name") == [])
    #expect(throws: (any Error).self) { try widget.viewContext.existingObject(with: same.objectID) }
  }

  @Test func `two processes lose none of each other's objects and changes`() throws {
    let (one, other) = (try openStore(file, libraryModel()), try openStore(file, libraryModel()))
    for (index, container) in [one, other, one].enumerated() {
      container.viewContext.make("Tag", ["name": "\(index)"])
      try container.viewContext.save()
    }
    #expect(try one.viewContext.texts("Tag", "name") == ["0", "1", "2"])
    #expect(try other.viewContext.texts("Tag", "name") == ["0", "1", "2"])
    let book = one.viewContext.make("Book", ["title": "a", "pages": 1])
    try one.viewContext.save()
    let copy = try #require(try other.viewContext.all("Book").first)
    book.setValue("b", forKey: "title")
    copy.setValue(2, forKey: "pages")
    try one.viewContext.save()
    other.viewContext.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    try other.viewContext.save()
    other.viewContext.mergePolicy = NSMergePolicy.error
    let read = try #require(try openStore(file, libraryModel()).viewContext.all("Book").first)
    #expect(read.value(forKey: "title") as? String == "b")
    #expect(read.value(forKey: "pages") as? Int == 2)
    one.viewContext.refreshAllObjects()
    one.viewContext.delete(book)
    try one.viewContext.save()
    copy.setValue(3, forKey: "pages")
    #expect(code { try other.viewContext.save() } == 133_020)
    #expect(copy.isUpdated)
  }

  @Test func `a thousand objects are read in one pass`() throws {
    let context = try openStore(file, libraryModel()).viewContext
    let shelf = context.make("Shelf", ["name": "top"])
    for index in 0..<1000 { context.make("Book", ["title": "\(index)", "shelf": shelf]) }
    try context.save()
    let clock = ContinuousClock()
    var container: NSPersistentContainer?
    let opening = try clock.measure { container = try openStore(file, libraryModel()) }
    var books: [NSManagedObject] = []
    let fetching = try clock.measure { books = try container?.viewContext.all("Book") ?? [] }
    #expect(books.count == 1000)
    #expect(opening < .seconds(2) && fetching < .seconds(2), "\(opening), \(fetching)")
    print("1000 rows: opened in \(opening), fetched in \(fetching)")
  }
}

/// Returns the code of the error that something throws.
func code(_ body: () throws -> Void) -> Int? {
  do { try body() } catch { return (error as NSError).code }
  return nil
}
