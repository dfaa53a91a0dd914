// Stores, the coordinator over them and the container that holds all of it.

public import FoundationSupplement
import Synchronization

open class NSPersistentStore: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type: String { kind }
  open var identifier: String! { "store" }
  open var isReadOnly = false
  open var options: [AnyHashable: Any]?
  open var configurationName: String { "PF_DEFAULT_CONFIGURATION_NAME" }
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var metadata: [String: Any]! = [:]

  private let kind: String

  init(kind: String, url: URL?, options: [AnyHashable: Any]?) {
    self.kind = kind
    self.url = url
    self.options = options
  }
}

open class NSPersistentStoreCoordinator: NSObject, ObjectSource, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open var name: String?

  private struct State {
    var rows: [NSManagedObjectID: [String: StoredValue]] = [:]
    var stores: [NSPersistentStore] = []
    var contexts: [Weak] = []
  }

  private struct Weak {
    weak var context: NSManagedObjectContext?
  }

  private let lock = NSRecursiveLock()
  private var state = State()

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  private func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  open var persistentStores: [NSPersistentStore] { locked { state.stores } }

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    add(NSPersistentStore(kind: storeType, url: storeURL, options: options))
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    add(NSPersistentStore(kind: type.rawValue, url: storeURL, options: options))
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    add(
      NSPersistentStore(
        kind: storeDescription.type, url: storeDescription.url, options: storeDescription.options))
    block(storeDescription, nil)
  }

  @discardableResult
  private func add(_ store: NSPersistentStore) -> NSPersistentStore {
    store.persistentStoreCoordinator = self
    locked { state.stores.append(store) }
    return store
  }

  open func remove(_ store: NSPersistentStore) throws {
    locked {
      state.stores.removeAll { $0 === store }
      if state.stores.isEmpty { state.rows = [:] }
    }
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore {
    try remove(store)
    return add(NSPersistentStore(kind: storeType, url: URL, options: options))
  }

  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
  }

  open func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil,
    withPersistentStoreFrom sourceURL: URL, sourceOptions: [AnyHashable: Any]? = nil,
    ofType storeType: String
  ) throws {}

  open func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options)
  }

  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    locked { state.rows = [:] }
  }

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    locked { state.rows.keys.first { $0.uriRepresentation() == url } }
  }

  open func performAndWait(_ block: () -> Void) { block() }

  /// Runs a block on the stores and returns its result.
  public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }

  /// Runs a block on the stores and returns its result.
  public func perform<Value>(_ block: @escaping () throws -> Value) async rethrows -> Value {
    try block()
  }

  var model: NSManagedObjectModel? { managedObjectModel }

  var rows: [NSManagedObjectID: [String: StoredValue]] { locked { state.rows } }

  func apply(
    _ changed: [NSManagedObjectID: [String: StoredValue]], deleted: Set<NSManagedObjectID>
  ) {
    locked {
      state.rows.merge(changed) { _, new in new }
      for id in deleted { state.rows[id] = nil }
    }
  }

  func add(_ context: NSManagedObjectContext) {
    locked {
      state.contexts.removeAll { $0.context == nil }
      state.contexts.append(Weak(context: context))
    }
  }

  func tellOthers(than context: NSManagedObjectContext) {
    let others = locked { state.contexts.compactMap(\.context).filter { $0 !== context } }
    for other in others { other.storeDidChange() }
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
    return copy
  }
}

open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  public convenience init(name: String) {
    let folder = ExtensionSurroundings.current.resources
    let model = ["momd", "mom"].lazy
      .compactMap { folder?.appendingPathComponent("\(name).\($0)") }
      .compactMap { NSManagedObjectModel(contentsOf: $0) }.first
    if model == nil {
      NSLog("%@", "Failed to load model named \(name)")
    }
    self.init(
      name: name,
      managedObjectModel: model ?? NSManagedObjectModel.mergedModel(from: nil)
        ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let file = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    super.init()
  }

  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  public func performBackgroundTask<Value>(
    _ block: @escaping (NSManagedObjectContext) throws -> Value
  ) async rethrows -> Value {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")

  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}

public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let dryRun = Self(rawValue: 1 << 1)
  public static let printSchema = Self(rawValue: 1 << 2)
}

open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String

  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
