// Moving, replacing and destroying stores.

public import FoundationSupplement

extension NSPersistentStoreCoordinator {
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    try locked {
      let moved = NSPersistentStore(kind: storeType, url: URL, options: options)
      let rows = rows(of: store)
      if moved.isFile {
        if store.url == URL, store.isFile { return store }
        try Self.removeFiles(of: URL)
        try copy(rows, to: moved)
      }
      detach(store)
      if !moved.isFile {
        for id in rows.keys { id.settle(in: moved, id.rowNumber ?? Int64(id.number)) }
      }
      return try add(moved)
    }
  }

  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
  }

  /// Writes objects to the file of a new store.
  private func copy(
    _ rows: [NSManagedObjectID: [String: StoredValue]], to store: NSPersistentStore
  ) throws {
    try store.open(managedObjectModel)
    try store.file?.adopt(rows)
  }

  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {
    guard storeType == NSSQLiteStoreType, destinationURL != sourceURL else { return }
    try locked {
      guard FileManager.default.fileExists(atPath: sourceURL.path) else {
        throw StoreError.make(
          CocoaError.Code.fileReadNoSuchFile.rawValue,
          "there is no store \(sourceURL.lastPathComponent) to replace another with",
          file: sourceURL)
      }
      try closeStores(at: destinationURL)
      try Self.removeFiles(of: destinationURL)
      try FileManager.default.createDirectory(
        at: destinationURL.deletingLastPathComponent(), withIntermediateDirectories: true)
      for (source, destination) in zip(Self.files(of: sourceURL), Self.files(of: destinationURL))
      where FileManager.default.fileExists(atPath: source.path) {
        try FileManager.default.copyItem(at: source, to: destination)
      }
    }
  }

  public func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
  }

  public func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    try locked {
      try closeStores(at: url)
      if storeType == NSSQLiteStoreType, url.path != "/dev/null" { try Self.removeFiles(of: url) }
    }
  }

  private func closeStores(at url: URL) throws {
    for store in persistentStores where store.url?.standardizedFileURL == url.standardizedFileURL {
      try remove(store)
    }
  }

  /// The files of a store: the database, its log, the log's index and the folder of what lies
  /// outside.
  private static func files(of url: URL) -> [URL] {
    ["", "-wal", "-journal"].map { URL(fileURLWithPath: url.path + $0) }
      + [SQLiteStoreFile.support(of: url)]
  }

  private static func removeFiles(of url: URL) throws {
    for file in files(of: url) + [URL(fileURLWithPath: url.path + "-shm")]
    where FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.removeItem(at: file)
    }
  }
}
