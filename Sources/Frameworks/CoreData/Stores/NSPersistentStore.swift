// Stores and their descriptions.

public import FoundationSupplement

open class NSPersistentStore: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type: String { kind }
  open var identifier: String! { file?.identifier ?? memoryIdentifier }
  open var isReadOnly = false
  open var options: [AnyHashable: Any]?
  public let configurationName: String
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var metadata: [String: Any]! = [:]

  /// The saves of a store in memory that tracks its history.
  var transactions: [RecordedTransaction] = []
  /// The number of the last of them, be it forgotten or not.
  var lastTransactionNumber: Int64 = 0
  /// The identifier of a store in memory, which no other store of its coordinator has.
  var memoryIdentifier = "store"
  /// The store's file; nil for a store in memory.
  var file: SQLiteStoreFile?
  private let kind: String

  init(
    kind: String, url: URL?, options: [AnyHashable: Any]?, configuration: String? = nil
  ) {
    self.kind = kind
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
    self.options = options
    isReadOnly = StoreOptions(options).isReadOnly
  }

  /// Whether the store is a file; one at `/dev/null` is in memory.
  var isFile: Bool {
    guard kind == NSSQLiteStoreType, let url, url.isFileURL else { return false }
    return !url.path.isEmpty && url.path != "/dev/null"
  }

  /// The entities whose objects the store holds.
  func entities(of model: NSManagedObjectModel) -> [NSEntityDescription] {
    model.entities(forConfigurationName: configurationName) ?? model.entities
  }

  /// Whether the store holds objects of an entity.
  func holds(_ entity: NSEntityDescription, of model: NSManagedObjectModel) -> Bool {
    entities(of: model).contains { entity.isKindOf(entity: $0) || $0.isKindOf(entity: entity) }
  }

  /// Opens the store's file, if it is one.
  func open(_ model: NSManagedObjectModel) throws {
    guard isFile, let url else { return }
    let migration = StagedMigration(of: self, at: url, to: model)
    try migration?.run()
    let file = try SQLiteStoreFile(url, entities(of: model), StoreOptions(options))
    try migration?.finish(file)
    file.store = self
    self.file = file
    metadata = file.metadata
  }
}

extension NSPersistentStore {
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }
}

open class NSPersistentStoreDescription: NSObject, NSCopying {
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var url: URL?
  open var timeout: TimeInterval = 240
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]
  open private(set) var sqlitePragmas: [String: NSObject] = [:]

  public init(url: URL) { self.url = url }

  public override init() {}

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.url = url
    copy.options = options
    copy.isReadOnly = isReadOnly
    copy.configuration = configuration
    copy.timeout = timeout
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
    copy.shouldInferMappingModelAutomatically = shouldInferMappingModelAutomatically
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    copy.sqlitePragmas = sqlitePragmas
    return copy
  }

  /// The options of the store that the description is of.
  var storeOptions: [AnyHashable: Any] {
    var all: [AnyHashable: Any] = options
    all[NSReadOnlyPersistentStoreOption] = isReadOnly || StoreOptions(options).isReadOnly
    all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
    all[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
    if !sqlitePragmas.isEmpty { all[NSSQLitePragmasOption] = sqlitePragmas }
    return all
  }
}
