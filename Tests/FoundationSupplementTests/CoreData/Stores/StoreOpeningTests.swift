import CoreData
import FoundationSupplement
import Testing

@Suite struct StoreOpeningTests {
  private let folder = ResourceFolder()
  private var file: URL { folder.url.appendingPathComponent("Shop.sqlite") }

  /// A file as Apple's Core Data leaves it: other numbers, other names of pairs, columns of a later
  /// model, and rows of entities that the model does not have.
  private static let appleFile = """
    CREATE TABLE ZWORK ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZSHELF INTEGER,
      Z_FOK_SHELF INTEGER, ZPAGES INTEGER, ZTITLE VARCHAR, ZPAGES1 VARCHAR, ZLATER BLOB );
    CREATE TABLE ZSHELF ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR );
    CREATE TABLE ZTAG ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, Z5MARKED INTEGER,
      ZNAME VARCHAR );
    CREATE TABLE ZREADER ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR );
    CREATE TABLE Z_7WORKS ( Z_7TAGS INTEGER, Z_9WORKS INTEGER, PRIMARY KEY (Z_7TAGS, Z_9WORKS) );
    CREATE TABLE Z_4FRIENDS ( Z_4FRIENDS INTEGER, REFLEXIVE INTEGER,
      PRIMARY KEY (Z_4FRIENDS, REFLEXIVE) );
    CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER,
      Z_MAX INTEGER);
    CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
    CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
    INSERT INTO Z_PRIMARYKEY VALUES (4, 'Reader', 0, 2), (5, 'Shelf', 0, 1), (7, 'Tag', 0, 9),
      (9, 'Work', 0, 12), (10, 'Book', 9, 0), (11, 'Film', 9, 0), (12, 'Game', 9, 0);
    INSERT INTO Z_METADATA VALUES (1, '6F9619FF-8B86-4D01-B42D-00CF4FC964FF', NULL);
    INSERT INTO ZSHELF VALUES (1, 5, 3, 'top');
    INSERT INTO ZWORK VALUES (3, 10, 1, 1, 2048, 7, 'second', NULL, X'00'),
      (8, 11, 2, 1, 1024, NULL, 'first', 'long', NULL), (9, 12, 1, 1, 4096, NULL, 'game', NULL, NULL),
      (12, 10, 1, 99, 0, NULL, 'alone', NULL, NULL);
    INSERT INTO ZTAG VALUES (9, 7, 1, 1, 'new');
    INSERT INTO ZREADER VALUES (1, 4, 1, 'x'), (2, 4, 1, 'y');
    INSERT INTO Z_7WORKS VALUES (9, 3), (9, 8), (9, 77);
    INSERT INTO Z_4FRIENDS VALUES (1, 2), (2, 1);
    """

  @Test func `a file that was made elsewhere opens with its objects and numbers`() throws {
    try PlainSQLite().run(Self.appleFile, on: file)
    let container = try openStore(file, libraryModel())
    let context = container.viewContext
    let shelf = try #require(try context.all("Shelf").first)
    #expect(shelf.texts("content", "title") == ["first", "second"])
    #expect(shelf.texts("marked", "name") == ["new"])
    #expect(try context.texts("Work", "title") == ["alone", "first", "second"])
    let films = try context.all("Film")
    #expect(films.first?.value(forKey: "pages") as? String == "long")
    #expect(
      films.first?.objectID.uriRepresentation().absoluteString
        == "x-coredata://6F9619FF-8B86-4D01-B42D-00CF4FC964FF/Film/p8")
    #expect(try context.all("Tag").first?.texts("works", "title") == ["first", "second"])
    #expect(
      try context.all("Reader", by: "name").map { $0.texts("friends", "name") } == [["y"], ["x"]])
    let book = context.make(
      "Book", ["title": "later", "tags": NSSet(array: try context.all("Tag"))])
    try context.save()
    #expect(book.objectID.uriRepresentation().lastPathComponent == "p13")
    #expect(
      try PlainSQLite().run(
        """
        SELECT Z_ENT, ZTITLE FROM ZWORK WHERE Z_PK > 8; SELECT * FROM Z_7WORKS WHERE Z_9WORKS > 8 ORDER BY 2;
        SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_ENT = 9
        """, on: file) == ["12|game", "10|alone", "10|later", "9|13", "9|77", "13"])
  }

  @Test func `the log beside a copied file is read`() throws {
    let container = try openStore(file, shop())
    container.viewContext.make("Item", ["name": "a"])
    try container.viewContext.save()
    let copied = ResourceFolder()
    for name in ["Shop.sqlite", "Shop.sqlite-wal"] {
      copied.add(name, try Data(contentsOf: folder.url.appendingPathComponent(name)))
    }
    let copy = copied.url.appendingPathComponent("Shop.sqlite")
    #expect(try openStore(copy, shop()).viewContext.texts("Item", "name") == ["a"])
  }

  @Test func `a model that grew adds columns, tables and entities`() throws {
    let old = model(entity("Item", [attribute("title", .stringAttributeType)]))
    let first = try openStore(file, old).viewContext
    first.make("Item", ["title": "a"])
    try first.save()
    func newer() -> NSManagedObjectModel {
      let name = attribute("name", .stringAttributeType)
      name.renamingIdentifier = "title"
      let count = attribute("count", .integer16AttributeType, optional: false, default: 4)
      let (box, items) = (relationship("box"), relationship("items", many: true))
      let item = entity("Item", [name, count, attribute("note", .stringAttributeType), box])
      let holder = entity("Box", [items])
      tie(box, of: item, items, of: holder)
      return model(item, holder)
    }
    #expect(
      code {
        _ = try NSPersistentStoreCoordinator(managedObjectModel: newer())
          .addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: file)
      } == 134_100)
    let reading = try openStore(file, newer()) { $0.isReadOnly = true }.viewContext
    #expect(try reading.all("Item").first?.value(forKey: "note") == nil)
    let context = try openStore(file, newer()).viewContext
    let item = try #require(try context.all("Item").first)
    #expect(item.value(forKey: "name") as? String == "a")
    #expect(item.value(forKey: "count") as? Int == 4)
    item.setValue(context.make("Box"), forKey: "box")
    try context.save()
    #expect(
      try openStore(file, newer()).viewContext.all("Box").first?.texts("items", "name") == ["a"])
  }

  @Test func `a file of another model, or none of Core Data's, is refused`() throws {
    _ = try openStore(file, model(entity("Other", [attribute("a", .stringAttributeType)])))
    #expect(code { _ = try openStore(file, shop()) } == 134_100)
    let plain = folder.url.appendingPathComponent("plain.sqlite")
    try PlainSQLite().run("CREATE TABLE a (b INTEGER)", on: plain)
    #expect(code { _ = try openStore(plain, shop()) } == 134_100)
    func demanding() -> NSManagedObjectModel {
      model(
        entity(
          "Other",
          [
            attribute("a", .stringAttributeType),
            attribute("b", .stringAttributeType, optional: false),
          ]))
    }
    #expect(code { _ = try openStore(file, demanding()) } == 134_100)
  }

  @Test func `a store that could not be opened is named`() throws {
    folder.add("Shop.sqlite", Data("this is no database, however long it goes on".utf8))
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: shop())
    #expect(coordinator.nameInRecording == "a store in memory")
    #expect(throws: (any Error).self) {
      try coordinator.addPersistentStore(type: .sqlite, at: file)
    }
    #expect(
      coordinator.nameInRecording == "Shop.sqlite, whose file could not be opened (error 259)")
  }

  @Test func `a damaged file is an error`() throws {
    folder.add("Shop.sqlite", Data("this is no database, however long it goes on".utf8))
    #expect(code { _ = try openStore(file, shop()) } == 259)
    try FileManager.default.removeItem(at: file)
    let whole = try openStore(file, shop()) {
      $0.setValue("DELETE" as NSString, forPragmaNamed: "journal_mode")
    }
    for index in 0..<500 { whole.viewContext.make("Item", ["name": "item \(index)"]) }
    try whole.viewContext.save()
    let bytes = try Data(contentsOf: file)
    for cut in [10, 100, 4000, bytes.count / 2] {
      let damaged = ResourceFolder()
      damaged.add("a.sqlite", bytes.prefix(cut))
      damaged.add(
        "b.sqlite", bytes.prefix(2 * 4096) + Data(repeating: 0xA5, count: bytes.count - 8192))
      for name in ["a.sqlite", "b.sqlite"] {
        let place = damaged.url.appendingPathComponent(name)
        #expect(code { _ = try openStore(place, shop()) } == 259, "\(name) \(cut)")
      }
    }
    let folderInPlace = folder.url.appendingPathComponent("folder.sqlite/inside")
    try FileManager.default.createDirectory(at: folderInPlace, withIntermediateDirectories: true)
    #expect(
      code { _ = try openStore(folderInPlace.deletingLastPathComponent(), shop()) }
        == NSPersistentStoreOpenError)
  }

  @Test func `a store for reading is neither created nor changed`() throws {
    #expect(code { _ = try openStore(file, shop()) { $0.isReadOnly = true } } == 260)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    let writer = try openStore(file, shop())
    writer.viewContext.make("Item", ["name": "a"])
    try writer.viewContext.save()
    let reader = try openStore(file, shop()) { $0.isReadOnly = true }
    #expect(try reader.viewContext.texts("Item", "name") == ["a"])
    reader.viewContext.make("Item", ["name": "b"])
    #expect(code { try reader.viewContext.save() } == 513)
    #expect(reader.viewContext.hasChanges)
  }

  @Test func `stores elsewhere than in files leave none`() throws {
    let memory = try openStore(URL(fileURLWithPath: "/dev/null"), shop())
    memory.viewContext.make("Item", ["name": "a"])
    try memory.viewContext.save()
    #expect(try memory.viewContext.texts("Item", "name") == ["a"])
    let other = try openStore(file, shop()) { $0.type = NSInMemoryStoreType }
    other.viewContext.make("Item")
    try other.viewContext.save()
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a renamed entity and its relationships keep what they had`() throws {
    func model(_ name: String, _ key: String, former: Bool) -> NSManagedObjectModel {
      let (owner, cards) = (relationship(key), relationship("cards", many: true))
      let card = entity(name, [attribute("text", .stringAttributeType), owner])
      let deck = entity("Deck", [attribute("name", .stringAttributeType), cards])
      if former {
        card.renamingIdentifier = "Card"
        owner.renamingIdentifier = "deck"
      }
      tie(owner, of: card, cards, of: deck)
      return FoundationSupplementTests.model(card, deck)
    }
    let old = try openStore(file, model("Card", "deck", former: false)).viewContext
    let deck = old.make("Deck", ["name": "Words"])
    old.make("Card", ["text": "a", "deck": deck])
    try old.save()
    #expect(throws: NSError.self) {
      try openStore(file, model("Note", "owner", former: true)) {
        $0.shouldInferMappingModelAutomatically = false
      }
    }
    let new = try openStore(file, model("Note", "owner", former: true)).viewContext
    let note = try #require(try new.all("Note").first)
    #expect(note.value(forKey: "text") as? String == "a")
    #expect(note.value(forKeyPath: "owner.name") as? String == "Words")
    #expect(try new.all("Deck").first?.texts("cards", "text") == ["a"])
  }

  @Test func `a store holds the entities of its configuration`() throws {
    let model = try TaskModel.model()
    let container = NSPersistentContainer(name: "Tasks", managedObjectModel: model)
    let other = folder.url.appendingPathComponent("Labels.sqlite")
    let descriptions = [file, other].map { NSPersistentStoreDescription(url: $0) }
    descriptions[0].configuration = "Cloud"
    descriptions[1].configuration = "Local"
    container.persistentStoreDescriptions = descriptions
    container.loadPersistentStores { _, error in #expect(error == nil) }
    container.viewContext.make("Label", ["text": "red"])
    container.viewContext.make("List")
    try container.viewContext.save()
    #expect(
      try PlainSQLite().run("SELECT Z_NAME FROM Z_PRIMARYKEY ORDER BY 1", on: file)
        == ["List", "Task"])
    #expect(try PlainSQLite().run("SELECT ZTEXT FROM ZLABEL", on: other) == ["red"])
    #expect(
      container.persistentStoreCoordinator.persistentStores.map(\.configurationName)
        == ["Cloud", "Local"])
    #expect(throws: NSError.self) {
      try container.persistentStoreCoordinator.addPersistentStore(
        ofType: NSInMemoryStoreType, configurationName: "None", at: nil)
    }
  }

  @Test func `a save without a store fails`() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: try TaskModel.model())
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.make("List")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == CocoaError.Code.persistentStoreOperation.rawValue)
  }
}
