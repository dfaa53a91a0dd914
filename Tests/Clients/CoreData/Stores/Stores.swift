import CoreData

/// Opens the library's stores for the app and its widget.
final class LibraryStack: @unchecked Sendable {
  let container: NSPersistentContainer
  private(set) var failures: [any Error] = []

  /// Opens the store that the widget shares with the app.
  init(group: String) {
    container = NSPersistentContainer(name: "Library", managedObjectModel: LibraryModel.shared)
    let folder =
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: group)
      ?? NSPersistentContainer.defaultDirectoryURL()
    container.persistentStoreDescriptions = [
      Self.description(of: folder.appendingPathComponent(container.name + ".sqlite"))
    ]
    container.loadPersistentStores { [weak self] _, error in
      if let error { self?.failures.append(error) }
    }
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
  }

  /// Opens the model file of the first release.
  init() {
    container = NSPersistentContainer(name: "Library")
    container.persistentStoreDescriptions.first?.isReadOnly = true
    container.loadPersistentStores { _, _ in }
  }

  /// The identifiers of the files of SQLite among the stores.
  var fileIdentifiers: [String] {
    container.persistentStoreCoordinator.persistentStores.compactMap { store in
      guard store.metadata[NSStoreTypeKey] as? String == NSSQLiteStoreType else { return nil }
      return store.metadata[NSStoreUUIDKey] as? String
    }
  }

  private static func description(of file: URL) -> NSPersistentStoreDescription {
    let description = NSPersistentStoreDescription(url: file)
    description.type = NSSQLiteStoreType
    description.configuration = "Default"
    description.timeout = 10
    description.shouldAddStoreAsynchronously = false
    description.shouldMigrateStoreAutomatically = true
    description.shouldInferMappingModelAutomatically = true
    description.setOption(true as NSNumber, forKey: NSPersistentHistoryTrackingKey)
    description.setOption(
      true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    description.setOption(
      "NSFileProtectionComplete" as NSString, forKey: NSPersistentStoreFileProtectionKey)
    description.setValue("WAL" as NSString, forPragmaNamed: "journal_mode")
    return description
  }

  /// Reads every table once, away from the main thread.
  func warmUp(_ done: @escaping @Sendable (Int) -> Void) {
    container.performBackgroundTask { context in
      let count = try? context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book"))
      done(count ?? 0)
    }
  }

  /// The number of books.
  func bookCount() async throws -> Int {
    try await container.performBackgroundTask { context in
      try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book"))
    }
  }

  /// Puts everything into memory, for a preview.
  static func preview() -> NSManagedObjectContext {
    let container = NSPersistentContainer(
      name: "Preview", managedObjectModel: LibraryModel.shared)
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, _ in }
    let context = NSManagedObjectContext(.mainQueue)
    context.persistentStoreCoordinator = container.persistentStoreCoordinator
    context.name = container.managedObjectModel.entities.first?.name
    return context
  }

  /// A context for an import, whose store has the last word.
  func importContext() -> NSManagedObjectContext {
    let context = container.newBackgroundContext()
    context.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    context.undoManager = nil
    return context
  }
}

/// A library that follows the user through iCloud.
final class CloudLibrary {
  let container = NSPersistentCloudKitContainer(
    name: "Library", managedObjectModel: LibraryModel.shared)

  /// Opens the library of an iCloud container.
  init(identifier: String) {
    let options = NSPersistentCloudKitContainerOptions(containerIdentifier: identifier)
    container.persistentStoreDescriptions.first?.cloudKitContainerOptions = options
  }

  /// The container whose records are shown.
  var identifier: String? {
    container.persistentStoreDescriptions.first?.cloudKitContainerOptions?.containerIdentifier
  }

  /// Writes the tables to the development environment, or only says what it would write.
  func publishTables(isRehearsal: Bool) throws {
    typealias Options = NSPersistentCloudKitContainerSchemaInitializationOptions
    let options: Options = isRehearsal ? [.dryRun, .printSchema] : []
    try container.initializeCloudKitSchema(options: options)
  }

  /// Whether the user may edit a shared book.
  func rights(to book: NSManagedObject) -> (mayEdit: Bool, mayDelete: Bool) {
    (
      container.canUpdateRecord(forManagedObjectWith: book.objectID),
      container.canDeleteRecord(forManagedObjectWith: book.objectID)
    )
  }

  /// Calls back whenever iCloud has finished something.
  func observeSync(_ action: @escaping @Sendable () -> Void) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: NSPersistentCloudKitContainer.eventChangedNotification, object: container, queue: nil
    ) { _ in action() }
  }
}

/// A stack put together by hand, as the app had it before containers.
final class ClassicStack {
  let coordinator = NSPersistentStoreCoordinator(managedObjectModel: LibraryModel.shared)
  let context = NSManagedObjectContext(.mainQueue)
  let options: [AnyHashable: Any] = [
    NSMigratePersistentStoresAutomaticallyOption: true,
    NSInferMappingModelAutomaticallyOption: true,
    NSReadOnlyPersistentStoreOption: false,
    NSSQLitePragmasOption: ["journal_mode": "DELETE"],
    NSPersistentStoreUbiquitousContentNameKey: "Library",
  ]

  /// Opens a store in memory.
  init(name: String) throws {
    coordinator.name = name
    try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
    context.persistentStoreCoordinator = coordinator
  }

  /// Opens a file.
  func open(_ file: URL) throws -> NSPersistentStore {
    try coordinator.addPersistentStore(type: .sqlite, at: file, options: options)
  }

  /// Opens what a description says.
  func open(_ description: NSPersistentStoreDescription) {
    let kept = description.copy() as? NSPersistentStoreDescription ?? description
    coordinator.addPersistentStore(with: kept) { opened, error in
      NSLog(
        "%@ opened: %@", opened.url?.lastPathComponent ?? "", error == nil ? "yes" : "no")
      NSLog("%d options, %d pragmas", opened.options.count, opened.sqlitePragmas.count)
    }
  }

  /// Moves a store into the folder that the widget can read.
  func move(_ store: NSPersistentStore, to folder: URL, asBinary: Bool) throws {
    let file = folder.appendingPathComponent(coordinator.url(for: store).lastPathComponent)
    if asBinary {
      try coordinator.migratePersistentStore(
        store, to: file, options: nil, withType: NSBinaryStoreType)
    } else {
      try coordinator.migratePersistentStore(
        store, to: file, options: options, type: NSPersistentStore.StoreType.sqlite)
    }
  }

  /// Goes back to a backup.
  func restore(_ backup: URL, over file: URL) throws {
    if let store = coordinator.persistentStore(for: file) { try coordinator.remove(store) }
    try coordinator.replacePersistentStore(
      at: file, withPersistentStoreFrom: backup, ofType: NSSQLiteStoreType)
  }

  /// Throws a store away, whichever kind it is.
  func destroy(_ file: URL, kind: NSPersistentStore.StoreType) throws {
    switch kind {
    case .inMemory: break
    case .binary:
      try coordinator.destroyPersistentStore(at: file, ofType: NSBinaryStoreType, options: nil)
    default: try coordinator.destroyPersistentStore(at: file, type: kind, options: nil)
    }
  }

  /// The stores as a support mail lists them.
  func summary() -> [String] {
    var lines: [String] = []
    coordinator.performAndWait {
      lines = coordinator.persistentStores.map { store in
        let identifier: String = store.identifier
        let metadata: [String: Any] = store.metadata
        let place = store.url?.lastPathComponent ?? "memory"
        let owner = store.persistentStoreCoordinator?.name ?? ""
        return "\(owner) \(store.type) \(identifier) \(place) \(store.configurationName): "
          + "\(metadata.count) facts, \(store.options?.count ?? 0) options"
      }
    }
    return lines + coordinator.managedObjectModel.entities.flatMap(lines(for:))
  }

  /// Whether a store's file may be opened by a widget that does not write.
  func isSafeForWidgets(_ store: NSPersistentStore) -> Bool { store.isReadOnly }
}

/// The kinds of store that the tests of the app run over.
let testedKinds = [
  NSPersistentStore.StoreType.inMemory, .sqlite, .binary,
  NSPersistentStore.StoreType(rawValue: "com.example.archive"),
]

/// Says why a store did not open.
func storeFailure(_ error: any Error) -> String {
  switch (error as NSError).code {
  case NSPersistentStoreOpenError: "The library is damaged."
  case NSManagedObjectReferentialIntegrityError: "A book is missing."
  case NSManagedObjectValidationError: "A book is incomplete."
  default: error.localizedDescription
  }
}
