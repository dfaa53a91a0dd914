// The history of a coordinator's stores.

import FoundationSupplement

extension NSPersistentStoreCoordinator {
  /// The saves of a part of a store's history, the oldest first.
  ///
  /// - Parameter hasChanges: Whether the saves' changes are wanted.
  func history(
    of store: NSPersistentStore, _ part: HistoryPart = .all, hasChanges: Bool = true
  ) throws -> [RecordedTransaction] {
    try locked {
      guard let file = store.file else { return store.transactions.filter(part.contains) }
      guard file.isUsable else { return [] }
      return try file.translating(CocoaError.Code.persistentStoreOperation.rawValue) {
        try StoreHistory(file: file).transactions(part, hasChanges: hasChanges)
      }
    }
  }

  /// Deletes a part of a store's history.
  func forgetHistory(of store: NSPersistentStore, _ part: HistoryPart) throws {
    try locked {
      store.transactions.removeAll(where: part.contains)
      guard let file = store.file, file.isUsable else { return }
      try file.translating(CocoaError.Code.persistentStoreOperation.rawValue) {
        try StoreHistory(file: file).forget(part)
      }
    }
  }

  /// The number of the last save that a store has recorded.
  private func lastTransaction(of store: NSPersistentStore) throws -> Int64? {
    try locked {
      guard let file = store.file else {
        return store.lastTransactionNumber > 0 ? store.lastTransactionNumber : nil
      }
      return file.isUsable ? try StoreHistory(file: file).lastNumber() : nil
    }
  }

  public func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? {
    let stores = stores?.compactMap { $0 as? NSPersistentStore } ?? persistentStores
    let numbers = stores.compactMap { store -> (String, Int64)? in
      (try? lastTransaction(of: store)).flatMap { $0 }.map { (store.identifier, $0) }
    }
    guard !numbers.isEmpty else { return nil }
    return NSPersistentHistoryToken(numbers: Dictionary(numbers) { first, _ in first })
  }

  /// Tells that a store has changed, where its options want that, once the thread holds no lock.
  func postRemoteChange(of store: NSPersistentStore) {
    let key = NSPersistentStoreRemoteChangeNotificationPostOptionKey
    guard (store.options?[key] as? NSNumber)?.boolValue == true else { return }
    var information: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
    information[NSPersistentStoreURLKey] = store.url
    information[NSPersistentHistoryTokenKey] = currentPersistentHistoryToken(fromStores: [store])
    PostingLock.whenFree {
      NotificationCenter.default.post(
        name: .NSPersistentStoreRemoteChange, object: self, userInfo: information)
    }
  }
}

extension NSPersistentStore {
  /// Whether the store records what is saved.
  var tracksHistory: Bool {
    switch options?[NSPersistentHistoryTrackingKey] {
    case let flag as NSNumber: flag.boolValue
    case is NSDictionary: true
    default: false
    }
  }

  /// Adds a save to the history of a store in memory.
  func record(_ changes: [RecordedChange], _ origin: SaveOrigin) {
    guard tracksHistory, !changes.isEmpty else { return }
    let last = transactions.last
    lastTransactionNumber += 1
    transactions.append(
      RecordedTransaction(
        number: lastTransactionNumber, timestamp: Date(), origin: origin,
        firstChange: (last?.firstChange ?? 1) + Int64(last?.changes.count ?? 0), changes: changes))
  }
}

extension NSPersistentStoreCoordinator {
  /// Deletes transactions from stores' histories.
  ///
  /// - Parameter numbers: The transactions' numbers, by their stores' identifiers.
  package func forgetHistory(_ numbers: [String: Set<Int64>]) throws {
    for store in persistentStores {
      guard let own = numbers[store.identifier] else { continue }
      try forgetHistory(of: store, .numbers(own))
    }
  }

  /// The numbers of the last transactions that stores have recorded, by the stores' identifiers.
  package func lastTransactions() throws -> [String: Int64] {
    var numbers: [String: Int64] = [:]
    for store in persistentStores { numbers[store.identifier] = try lastTransaction(of: store) }
    return numbers
  }
}
