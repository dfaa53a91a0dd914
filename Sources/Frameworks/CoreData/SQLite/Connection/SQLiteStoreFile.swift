import ExtensionEnvironment
import FoundationSupplement
import Glibc
import Hashing

/// A store's file, opened for the objects of a model.
///
/// Calls come one at a time: the coordinator's lock is held.
final class SQLiteStoreFile {
  let url: URL
  let isReadOnly: Bool
  let identifier: String
  let metadata: [String: Any]
  let connection: SQLiteConnection
  let layout: StoreLayout
  let schema: StoreSchema

  /// The columns of the file's history, once they were read.
  var historyColumns: StoreHistory.Columns?
  /// The store that the file is of.
  weak var store: NSPersistentStore?
  /// The identities of the file's objects, which stay the same when the file is read again.
  var identities: [RowKey: NSManagedObjectID] = [:]

  private let options: StoreOptions
  private let inode: UInt64
  private var version: Int64 = -1
  /// The process that opened the file. SQLite forbids a connection's use in a copy of the process.
  private let process = getpid()

  /// The place of an object in the file.
  struct RowKey: Hashable {
    var root: ObjectIdentifier
    var number: Int64
  }

  /// Opens a file for the objects of some entities, and creates it where there is none.
  init(_ url: URL, _ entities: [NSEntityDescription], _ options: StoreOptions) throws {
    guard let library = SQLiteLibrary.shared else { throw StoreError.missingLibrary(url) }
    self.url = url
    self.options = options
    isReadOnly = options.isReadOnly
    do {
      try Self.makeFolder(of: url, isReadOnly: isReadOnly)
      connection = try SQLiteConnection(url.path, isReadOnly: isReadOnly, library: library)
      if !isReadOnly { for pragma in options.statements { try connection.rows(pragma) { _ in } } }
      let opened = try Self.prepare(connection, url, entities, options)
      (schema, layout) = (opened.schema, opened.layout)
      (identifier, metadata) = try Self.metadata(of: connection)
      inode = Self.inode(of: url) ?? 0
    } catch {
      throw StoreError.translated(error, url, code: NSPersistentStoreOpenError)
    }
  }

  private static func makeFolder(of url: URL, isReadOnly: Bool) throws {
    if isReadOnly {
      guard FileManager.default.fileExists(atPath: url.path) else {
        AccessJournal.note("fetch", of: url.lastPathComponent)
        throw StoreError.make(
          CocoaError.Code.fileReadNoSuchFile.rawValue,
          "there is no store \(url.lastPathComponent) to read", file: url)
      }
      return
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  /// Makes the tables of a new file; checks those of another, and adds to them what may be.
  private static func prepare(
    _ connection: SQLiteConnection, _ url: URL, _ entities: [NSEntityDescription],
    _ options: StoreOptions
  ) throws -> (schema: StoreSchema, layout: StoreLayout) {
    var schema = try StoreSchema(connection)
    if schema.isEmpty, !options.isReadOnly {
      try connection.transaction {
        guard try StoreSchema(connection).isEmpty else { return }
        let creation = StoreCreation(
          layout: StoreLayout(entities), identifier: identifier(for: url))
        try creation.run(connection)
      }
      schema = try StoreSchema(connection)
    }
    let renamings =
      options.migrates && !options.isReadOnly
      ? StoreFitting.renamings(of: entities, in: schema) : []
    let fit = { (schema: StoreSchema) in
      let layout = StoreLayout(entities, in: schema)
      let fitting = StoreFitting(layout: layout, schema: schema, url: url)
      return (layout, try fitting.additions(migrates: options.migrates))
    }
    if renamings.isEmpty {
      let (layout, additions) = try fit(schema)
      guard !additions.isEmpty, !options.isReadOnly else { return (schema, layout) }
      try connection.transaction { for statement in additions { try connection.run(statement) } }
      return (try StoreSchema(connection), layout)
    }
    // Tables have their new names only if all else that the model wants can be added.
    return try connection.transaction {
      for statement in renamings { try connection.run(statement) }
      let (layout, additions) = try fit(try StoreSchema(connection))
      for statement in additions { try connection.run(statement) }
      return (try StoreSchema(connection), layout)
    }
  }

  /// An identifier for a new file: the same in each run, so that runs can be compared.
  private static func identifier(for url: URL) -> String {
    let place = url.pathComponents.suffix(2).joined(separator: "/")
    var bytes = Array(SHA256.hash("x-coredata \(place)".utf8).prefix(16))
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    let digits = bytes.map { String($0, radix: 16, uppercase: true) }
      .map { $0.count == 1 ? "0" + $0 : $0 }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
    return groups.map { digits[$0].joined() }.joined(separator: "-")
  }

  private static func metadata(
    of connection: SQLiteConnection
  ) throws -> (String, [String: Any]) {
    var metadata = try facts(of: connection)
    let identifier = try connection.value("SELECT Z_UUID FROM Z_METADATA").text ?? "store"
    metadata[NSStoreUUIDKey] = identifier
    metadata[NSStoreTypeKey] = NSSQLiteStoreType
    return (identifier, metadata)
  }

  // MARK: Other connections

  /// Whether the file is this process's to use; the copy that draws has its rows in memory only.
  var isUsable: Bool { process == getpid() }

  /// Whether another connection has written since the last reading.
  func hasNews() throws -> Bool {
    guard isUsable else { return false }
    return try translating(NSPersistentStoreOpenError) { try connection.dataVersion() != version }
  }

  /// Whether another file, or none, has the store's name now.
  var isReplaced: Bool { isUsable && Self.inode(of: url) != inode }

  private static func inode(of url: URL) -> UInt64? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return (attributes?[.systemFileNumber] as? NSNumber)?.uint64Value
  }

  /// The folder of data that lies outside of the file.
  var externalData: URL { Self.support(of: url).appendingPathComponent("_EXTERNAL_DATA") }

  /// The folder beside a file that holds what belongs to it.
  static func support(of url: URL) -> URL {
    let name = url.deletingPathExtension().lastPathComponent
    return url.deletingLastPathComponent().appendingPathComponent(".\(name)_SUPPORT")
  }

  /// Reads all objects.
  func load() throws -> [NSManagedObjectID: [String: StoredValue]] {
    try translating(NSPersistentStoreOpenError) {
      var rows: [NSManagedObjectID: [String: StoredValue]] = [:]
      // In a transaction, so that all tables are of one moment.
      try connection.run("BEGIN")
      defer { _ = try? connection.run("COMMIT") }
      version = try connection.dataVersion()
      rows = try StoreReading(file: self).rows()
      return rows
    }
  }

  /// Does work whose errors of SQLite become errors of Core Data.
  func translating<Value>(_ code: Int, _ body: () throws -> Value) throws -> Value {
    do { return try body() } catch { throw StoreError.translated(error, url, code: code) }
  }
}
