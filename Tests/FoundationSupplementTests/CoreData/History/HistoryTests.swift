import CloudKit
import CoreData
import FoundationSupplement
import Synchronization
import Testing

@Suite struct HistoryTests {
  private let folder = ResourceFolder()
  private var file: URL { folder.url.appendingPathComponent("Tasks.sqlite") }

  private func container(_ type: String = NSSQLiteStoreType) throws -> NSPersistentContainer {
    let model = try TaskModel.model()
    model.entitiesByName["Task"]?.attributesByName["identifier"]?
      .preservesValueInHistoryOnDeletion = true
    return try openStore(file, model) { description in
      description.type = type
      description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
      description.setOption(
        true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    }
  }

  private func transactions(
    _ context: NSManagedObjectContext, after token: NSPersistentHistoryToken? = nil
  ) throws -> [NSPersistentHistoryTransaction] {
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
    let result = try context.execute(request) as? NSPersistentHistoryResult
    return result?.result as? [NSPersistentHistoryTransaction] ?? []
  }

  /// Saves three times: two insertions, an update and a deletion.
  private func saveThrice(_ context: NSManagedObjectContext) throws {
    context.transactionAuthor = "app"
    context.name = "main"
    let task = context.make("Task", ["title": "Cook", "identifier": "a"])
    context.make("Label", ["text": "red"])
    try context.save()
    task.setValue("Wash", forKey: "title")
    try context.save()
    context.transactionAuthor = nil
    context.delete(task)
    try context.save()
  }

  private func describe(_ transaction: NSPersistentHistoryTransaction) -> String {
    let changes = (transaction.changes ?? []).map { change in
      let word = ["insert", "update", "delete"][change.changeType.rawValue]
      let names = (change.updatedProperties ?? []).map(\.name).sorted().joined(separator: " ")
      let kept = change.tombstone?["identifier"] as? String ?? ""
      return "\(word) \(change.changedObjectID.entity.name ?? "") \(names)\(kept)"
    }
    return "\(transaction.author ?? "-"): " + changes.joined(separator: ", ")
  }

  private static let told = [
    "app: insert Task , insert Label ", "app: update Task search title", "-: delete Task a",
  ]

  @Test(arguments: [NSSQLiteStoreType, NSInMemoryStoreType])
  func `each save is a transaction`(_ type: String) throws {
    let container = try container(type)
    try saveThrice(container.viewContext)
    let found = try transactions(container.viewContext)
    #expect(found.map(describe) == Self.told)
    #expect(found.map(\.transactionNumber) == [1, 2, 3])
    #expect(found[0].contextName == "main" && found[0].processID != "")
    #expect(found.flatMap { $0.changes ?? [] }.map(\.changeID) == [1, 2, 3, 4])
    #expect(found[0].changes?.first?.transaction === found[0])
    #expect(try transactions(container.viewContext, after: found[1].token).count == 1)
    let note = found[0].objectIDNotification()
    #expect((note.userInfo?[NSInsertedObjectIDsKey] as? Set<NSManagedObjectID>)?.count == 2)
  }

  @Test func `a widget sees what the app saved, and keeps its place`() throws {
    try saveThrice(container().viewContext)
    let widget = try container()
    let found = try transactions(widget.viewContext)
    #expect(found.map(describe) == Self.told)
    let coordinator = widget.persistentStoreCoordinator
    let token = try #require(coordinator.currentPersistentHistoryToken(fromStores: nil))
    #expect(token == found[2].token && token.copy() as? NSPersistentHistoryToken === token)
    let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: NSPersistentHistoryToken.self, from: data)
    #expect(read == token && read?.hash == token.hash)
    try container().viewContext.save()
    let app = try container().viewContext
    app.make("List")
    try app.save()
    #expect(try transactions(widget.viewContext, after: read).count == 1)
    let other = try openStore(file, try TaskModel.model()).viewContext
    other.make("List")
    try other.save()
    #expect(try transactions(widget.viewContext, after: read).count == 1)
  }

  @Test(arguments: [NSSQLiteStoreType, NSInMemoryStoreType])
  func `the numbers of transactions that were forgotten are not given again`(_ type: String) throws
  {
    let container = try container(type)
    let context = container.viewContext
    try saveThrice(context)
    let token = container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil)
    _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: token))
    #expect(try transactions(context).isEmpty)
    #expect(
      container.persistentStoreCoordinator.currentPersistentHistoryToken(fromStores: nil) == token)
    context.make("List")
    try context.save()
    #expect(try transactions(context, after: token).map(\.transactionNumber) == [4])
  }

  @Test func `a fetch of changes chooses among them, and they keep their transactions`() throws {
    let context = try container().viewContext
    try saveThrice(context)
    let fetch = try #require(NSPersistentHistoryChange.fetchRequest)
    fetch.predicate = NSPredicate(format: "changeType == %d", 0)
    let request = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch)
    request.resultType = .changesOnly
    let result = try context.execute(request) as? NSPersistentHistoryResult
    let changes = try #require(result?.result as? [NSPersistentHistoryChange])
    #expect(changes.map(\.changeType) == [.insert, .insert])
    #expect(changes.allSatisfy { $0.transaction?.author == "app" })
    fetch.fetchLimit = 1
    request.resultType = .count
    let count = try context.execute(request) as? NSPersistentHistoryResult
    #expect(count?.result as? Int == 1)
    withExtendedLifetime(result) {}
  }

  @Test func `a request selects, counts and forgets`() throws {
    let context = try container().viewContext
    try saveThrice(context)
    let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
    fetch.predicate = NSPredicate(format: "author != %@", "other")
    fetch.fetchLimit = 2
    let request = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch)
    func answer(_ type: NSPersistentHistoryResultType) throws -> Any? {
      request.resultType = type
      return (try context.execute(request) as? NSPersistentHistoryResult)?.result
    }
    #expect(try answer(.count) as? Int == 3)
    #expect(try (answer(.objectIDs) as? [NSManagedObjectID])?.count == 3)
    #expect(try (answer(.changesOnly) as? [NSPersistentHistoryChange])?.count == 3)
    let plain = try answer(.transactionsOnly) as? [NSPersistentHistoryTransaction]
    #expect(plain?.count == 2 && plain?.first?.changes == nil)
    #expect(try answer(.statusOnly) as? Bool == true)
    fetch.predicate = NSPredicate(format: "author == 'app'")
    #expect(try answer(.count) as? Int == 3)
    let changes = try #require(NSPersistentHistoryChange.fetchRequest)
    changes.predicate = NSPredicate(format: "changeType == 2")
    let deletions = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: changes)
    let found = try (context.execute(deletions) as? NSPersistentHistoryResult)?.result
    #expect((found as? [NSPersistentHistoryTransaction])?.count == 1)
    #expect(NSPersistentHistoryTransaction.entityDescription?.name == "Transaction")
    #expect(NSPersistentHistoryChange.entityDescription?.name == "Change")

    let all = try transactions(context)
    let ended = NSPersistentHistoryChangeRequest.deleteHistory(before: all[1])
    #expect(ended.token == all[1].token)
    try context.execute(ended)
    #expect(try transactions(context).map(\.transactionNumber) == [3])
    let later = NSPersistentHistoryChangeRequest.fetchHistory(after: Date().addingTimeInterval(9))
    let none = try (context.execute(later) as? NSPersistentHistoryResult)?.result
    #expect((none as? [NSPersistentHistoryTransaction])?.isEmpty == true)
    try context.execute(
      NSPersistentHistoryChangeRequest.deleteHistory(before: Date().addingTimeInterval(9)))
    #expect(try transactions(context).isEmpty)
  }

  @Test func `a store tells that it has changed`() throws {
    let (app, widget) = (try container(), try container())
    let told = Mutex<[String]>([])
    let names = [app, widget].map { ObjectIdentifier($0.persistentStoreCoordinator) }
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: nil, queue: nil
    ) { note in
      let place = (note.object as AnyObject?).flatMap { names.firstIndex(of: ObjectIdentifier($0)) }
      guard let place else { return }
      let token = note.userInfo?[NSPersistentHistoryTokenKey] as? NSPersistentHistoryToken
      let url = note.userInfo?[NSPersistentStoreURLKey] as? URL
      told.withLock { $0.append("\(place) \(token != nil) \(url?.lastPathComponent ?? "")") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    app.viewContext.make("List")
    try app.viewContext.save()
    #expect(told.withLock { $0 } == ["0 true Tasks.sqlite"])
    _ = try widget.viewContext.all("List")
    #expect(told.withLock { $0 } == ["0 true Tasks.sqlite", "1 true Tasks.sqlite"])
  }

  @Test func `who hears of a change can take the context that saved, on any thread`() throws {
    let container = try container()
    let context = container.newBackgroundContext()
    let told = Mutex<[Bool]>([])
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: container.persistentStoreCoordinator,
      queue: nil
    ) { _ in
      let isTaken = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        context.performAndWait { isTaken.signal() }
      }
      let isFree = isTaken.wait(timeout: .now() + 10) == .success
      told.withLock { $0.append(isFree) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try context.performAndWait {
      context.make("List")
      try context.save()
      #expect(told.withLock { $0 }.isEmpty)
    }
    #expect(told.withLock { $0 } == [true])
    context.make("List")
    try context.save()
    #expect(told.withLock { $0 } == [true, true])
  }

  @Test(arguments: [NSSQLiteStoreType, NSInMemoryStoreType])
  func `a part of the history is read, and a part is forgotten`(_ type: String) throws {
    let context = try container(type).viewContext
    try saveThrice(context)
    let all = try transactions(context)
    if type == NSSQLiteStoreType {
      try PlainSQLite().run(
        "UPDATE ATRANSACTION SET ZTIMESTAMP = 100 * Z_PK; UPDATE ACHANGE SET ZCOLUMNS = X'00'"
          + " WHERE ZTRANSACTIONID < 3", on: file)
      func numbers(_ request: NSPersistentHistoryChangeRequest) throws -> [Int64]? {
        let result = try context.execute(request) as? NSPersistentHistoryResult
        return (result?.result as? [NSPersistentHistoryTransaction])?.map(\.transactionNumber)
      }
      let place = Date(timeIntervalSinceReferenceDate: 200)
      #expect(try numbers(.fetchHistory(after: place)) == [3])
      _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: place))
      #expect(try transactions(context).map(describe) == ["app: update Task ", "-: delete Task a"])
      #expect(
        try PlainSQLite().run("SELECT count(*) FROM ACHANGE WHERE ZTRANSACTIONID = 1", on: file)
          == ["0"])
    }
    let foreign = NSPersistentHistoryToken(numbers: ["another store": 9])
    let count = try transactions(context).count
    #expect(try transactions(context, after: foreign).count == count)
    _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: foreign))
    #expect(try transactions(context).count == count)
    _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: all[1].token))
    #expect(try transactions(context).map(\.transactionNumber) == [3])
  }

  @Test func `the history of a file that was made elsewhere is read`() throws {
    let context = try container().viewContext
    context.make("List")
    try context.save()
    try PlainSQLite().run(
      """
      DROP TABLE ATRANSACTION; DROP TABLE ACHANGE; DROP TABLE ATRANSACTIONSTRING;
      CREATE TABLE ACHANGE (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER,
        ZCHANGETYPE INTEGER, ZENTITY INTEGER, ZENTITYPK INTEGER, ZTRANSACTIONID INTEGER,
        ZCOLUMNS BLOB);
      CREATE TABLE ATRANSACTION (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER,
        ZAUTHORTS INTEGER, ZBUNDLEIDTS INTEGER, ZCONTEXTNAMETS INTEGER, ZPROCESSIDTS INTEGER,
        ZTIMESTAMP FLOAT, ZQUERYGEN BLOB);
      CREATE TABLE ATRANSACTIONSTRING (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER,
        ZNAME VARCHAR);
      INSERT INTO ATRANSACTIONSTRING VALUES (1, 16003, 1, 'phone'), (2, 16003, 1, 'com.x');
      INSERT INTO ATRANSACTION VALUES (7, 16002, 1, 1, 2, NULL, NULL, 7.0e8, NULL);
      INSERT INTO ACHANGE VALUES (4, 16001, 1, 1, 2, 1, 7, X'06'), (5, 16001, 1, 0, 99, 1, 7, NULL);
      """, on: file)
    let found = try transactions(container().viewContext)
    #expect(found.map(describe) == ["phone: update List "])
    #expect(found.first?.bundleID == "com.x" && found.first?.transactionNumber == 7)
    #expect(found.first?.timestamp == Date(timeIntervalSinceReferenceDate: 700_000_000))
    let more = try container().viewContext
    more.transactionAuthor = "phone"
    more.make("Label", ["text": "red"])
    try more.save()
    #expect(try transactions(more).map(describe).last == "phone: insert Label ")
    #expect(
      try PlainSQLite().run("SELECT ZAUTHORTS FROM ATRANSACTION ORDER BY Z_PK", on: file)
        == ["1", "1"])
  }

  @Test func `tables of another kind keep nothing from being saved`() throws {
    let context = try container().viewContext
    context.make("List")
    try context.save()
    try PlainSQLite().run(
      """
      DROP TABLE ATRANSACTION; DROP TABLE ACHANGE;
      CREATE TABLE ACHANGE (Z_PK INTEGER PRIMARY KEY); CREATE TABLE ATRANSACTION (Z_PK INTEGER);
      """, on: file)
    let other = try container().viewContext
    other.make("List")
    try other.save()
    #expect(try other.all("List").count == 2)
    #expect(try transactions(other).isEmpty)
  }

  @Test func `a store for iCloud tells that its setup failed`() async throws {
    let container = NSPersistentCloudKitContainer(
      name: "Tasks", managedObjectModel: try TaskModel.model())
    let description = NSPersistentStoreDescription(url: file)
    let options = NSPersistentCloudKitContainerOptions(containerIdentifier: "iCloud.a")
    #expect(options.databaseScope == .private)
    options.databaseScope = .public
    #expect(options.databaseScope == .public)
    description.cloudKitContainerOptions = options
    container.persistentStoreDescriptions = [description]
    let told = Mutex<NSPersistentCloudKitContainer.Event?>(nil)
    let observer = NotificationCenter.default.addObserver(
      forName: NSPersistentCloudKitContainer.eventChangedNotification, object: container, queue: nil
    ) { note in
      let key = NSPersistentCloudKitContainer.eventNotificationUserInfoKey
      told.withLock { $0 = note.userInfo?[key] as? NSPersistentCloudKitContainer.Event }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    container.loadPersistentStores { _, error in #expect(error == nil) }
    // What is told comes on the main queue.
    for _ in 0..<100 where told.withLock({ $0 }) == nil {
      try await Task.sleep(for: .milliseconds(20))
    }
    let event = try #require(told.withLock { $0 })
    #expect(event.type == .setup && !event.succeeded && event.endDate != nil)
    #expect((event.error as NSError?)?.code == 134_400)
    #expect(
      event.storeIdentifier
        == container.persistentStoreCoordinator.persistentStores.first?.identifier)
  }
}
