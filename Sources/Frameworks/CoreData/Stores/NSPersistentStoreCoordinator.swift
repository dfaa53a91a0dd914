// The coordinator over stores: the values of all their saved objects.

public import FoundationSupplement

open class NSPersistentStoreCoordinator: NSObject, ObjectSource, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open var name: String?

  private struct State {
    var rows: [NSManagedObjectID: [String: StoredValue]] = [:]
    var stores: [NSPersistentStore] = []
    var contexts: [Weak] = []
    /// The file that was to be a store and could not be opened, with the error's code.
    var unopened: (url: URL, code: Int)?
    /// Counts how often another connection's changes were read.
    var generation = 0
  }

  private struct Weak {
    weak var context: NSManagedObjectContext?
  }

  private let lock = PostingLock()
  private var state = State()

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  func locked<Value>(_ body: () throws -> Value) rethrows -> Value { try lock.locked(body) }

  // MARK: Stores

  open var persistentStores: [NSPersistentStore] { locked { state.stores } }

  /// The name of the first store's file; where none is open, it says why.
  package var nameInRecording: String {
    locked {
      if let file = state.stores.first?.url { return file.lastPathComponent }
      guard let unopened = state.unopened, state.stores.isEmpty else { return "a store in memory" }
      return "\(unopened.url.lastPathComponent), whose file could not be opened "
        + "(error \(unopened.code))"
    }
  }

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
    try add(
      NSPersistentStore(
        kind: storeType, url: storeURL, options: options, configuration: configuration))
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try add(
      NSPersistentStore(
        kind: type.rawValue, url: storeURL, options: options, configuration: configuration))
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let store = NSPersistentStore(
      kind: storeDescription.type, url: storeDescription.url,
      options: storeDescription.storeOptions, configuration: storeDescription.configuration)
    do {
      try add(store)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  /// Opens a store, reads its objects and lists it.
  @discardableResult
  func add(_ store: NSPersistentStore) throws -> NSPersistentStore {
    try locked {
      let name = store.configurationName
      guard managedObjectModel.entities(forConfigurationName: name) != nil else {
        throw StoreError.make(
          CocoaError.Code.persistentStoreOpen.rawValue,
          "the model has no configuration named \(name)", file: store.url)
      }
      do {
        if store.file == nil { try store.open(managedObjectModel) }
      } catch {
        state.unopened = store.url.map { ($0, (error as NSError).code) }
        throw error
      }
      var number = 1
      while state.stores.contains(where: { $0.identifier == store.identifier }), store.file == nil {
        number += 1
        store.memoryIdentifier = "store-\(number)"
      }
      if let rows = try store.file?.load() { state.rows.merge(rows) { _, new in new } }
      store.persistentStoreCoordinator = self
      state.stores.append(store)
    }
    return store
  }

  open func remove(_ store: NSPersistentStore) throws {
    locked {
      let isLast = state.stores.allSatisfy { $0 === store }
      state.rows = isLast ? [:] : state.rows.filter { $0.key.persistentStore !== store }
      detach(store)
    }
  }

  /// Closes a store and takes it from the list; the values of its objects stay.
  func detach(_ store: NSPersistentStore) {
    locked {
      state.stores.removeAll { $0 === store }
      store.persistentStoreCoordinator = nil
      store.file = nil
    }
  }

  /// The values of a store's objects.
  func rows(of store: NSPersistentStore) -> [NSManagedObjectID: [String: StoredValue]] {
    rows.filter { $0.key.persistentStore === store }
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

  // MARK: Objects

  var model: NSManagedObjectModel? { managedObjectModel }

  var rows: [NSManagedObjectID: [String: StoredValue]] { locked { state.rows } }

  func catchUp() throws -> Int {
    var renewed: [NSPersistentStore] = []
    defer { for store in renewed { postRemoteChange(of: store) } }
    return try locked {
      for store in state.stores {
        guard let file = store.file, file.isUsable else { continue }
        if file.isReplaced, !store.isReadOnly {
          try store.open(managedObjectModel)
        } else if try !file.hasNews() {
          continue
        }
        guard let rows = try store.file?.load() else { continue }
        state.rows = state.rows.filter { $0.key.persistentStore !== store }
        state.rows.merge(rows) { _, new in new }
        state.generation += 1
        renewed.append(store)
      }
      return state.generation
    }
  }

  func settle(_ ids: [NSManagedObjectID]) throws {
    try locked {
      var homes: [(store: NSPersistentStore, ids: [NSManagedObjectID])] = []
      for id in ids where id.isTemporaryID {
        guard !state.stores.isEmpty else {
          id.settle(in: nil, Int64(id.number))
          continue
        }
        let store = try home(of: id.entity)
        if let index = homes.firstIndex(where: { $0.store === store }) {
          homes[index].ids.append(id)
        } else {
          homes.append((store, [id]))
        }
      }
      for (store, ids) in homes {
        if let file = store.file {
          try file.settle(ids)
        } else {
          for id in ids { id.settle(in: store, Int64(id.number)) }
        }
      }
    }
  }

  /// The store that new objects of an entity go to.
  private func home(of entity: NSEntityDescription) throws -> NSPersistentStore {
    let stores = state.stores.filter { $0.holds(entity, of: managedObjectModel) }
    if let store = stores.first(where: { !$0.isReadOnly }) { return store }
    if let store = stores.first { throw readOnlyError(of: store) }
    throw homelessError(of: entity)
  }

  private func homelessError(of entity: NSEntityDescription) -> NSError {
    StoreError.make(
      CocoaError.Code.persistentStoreOperation.rawValue,
      "no store's configuration holds objects of \(entity.name ?? "")")
  }

  func apply(
    _ changed: [NSManagedObjectID: [String: StoredValue]], deleted: Set<NSManagedObjectID>,
    from origin: SaveOrigin
  ) throws {
    var written: [NSPersistentStore] = []
    try locked {
      guard !state.stores.isEmpty else {
        throw StoreError.make(
          CocoaError.Code.persistentStoreOperation.rawValue,
          "the coordinator has no store that a save could go to")
      }
      let inserted = changed.keys.filter { state.rows[$0] == nil }
      try settle(inserted.filter(\.isTemporaryID))
      let own = changed
      let changed = DerivedValues.added(
        to: changed, deleted: deleted, known: state.rows, managedObjectModel)
      for store in state.stores {
        let (changed, deleted) = (
          changed.filter { $0.key.persistentStore === store },
          deleted.filter { $0.persistentStore === store }
        )
        guard !changed.isEmpty || !deleted.isEmpty else { continue }
        if store.isReadOnly { throw readOnlyError(of: store) }
        if let file = store.file {
          try file.save(
            changed, deleted: deleted, known: state.rows,
            history: store.tracksHistory ? origin : nil)
        } else {
          store.record(
            RecordedChange.changes(changed, deleted: deleted, known: state.rows), origin)
        }
        written.append(store)
      }
      Self.noteChanges(own, deleted: deleted, known: state.rows)
      state.rows.merge(changed) { _, new in new }
      for id in deleted { state.rows[id] = nil }
      noteCounts(inserted: inserted, deleted: deleted)
    }
    for store in written { postRemoteChange(of: store) }
  }

  private func readOnlyError(of store: NSPersistentStore) -> NSError {
    StoreError.make(
      CocoaError.Code.fileWriteNoPermission.rawValue,
      "the store \(store.url?.lastPathComponent ?? "") was opened for reading only",
      file: store.url)
  }

  // MARK: Contexts

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
