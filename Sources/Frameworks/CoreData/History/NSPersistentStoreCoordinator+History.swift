// The history of a coordinator's stores.

import FoundationSupplement

extension NSPersistentStoreCoordinator {
  /// The saves that a store has recorded, the oldest first.
  func history(of store: NSPersistentStore) throws -> [RecordedTransaction] {
    try locked {
      guard let file = store.file else { return store.transactions }
      guard file.isUsable else { return [] }
      return try file.translating(CocoaError.Code.persistentStoreOperation.rawValue) {
        try StoreHistory(file: file).transactions()
      }
    }
  }

  /// Deletes a part of a store's history.
  func forgetHistory(
    of store: NSPersistentStore, where isUnwanted: (RecordedTransaction) -> Bool
  ) throws {
    let numbers = Set(try history(of: store).filter(isUnwanted).map(\.number))
    guard !numbers.isEmpty else { return }
    try locked {
      store.transactions.removeAll { numbers.contains($0.number) }
      guard let file = store.file else { return }
      try file.translating(CocoaError.Code.persistentStoreOperation.rawValue) {
        try StoreHistory(file: file).forget(numbers)
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

  /// Tells that a store has changed, where its options want that.
  func postRemoteChange(of store: NSPersistentStore) {
    let key = NSPersistentStoreRemoteChangeNotificationPostOptionKey
    guard (store.options?[key] as? NSNumber)?.boolValue == true else { return }
    var information: [AnyHashable: Any] = [NSStoreUUIDKey: store.identifier ?? ""]
    information[NSPersistentStoreURLKey] = store.url
    information[NSPersistentHistoryTokenKey] = currentPersistentHistoryToken(fromStores: [store])
    NotificationCenter.default.post(
      name: .NSPersistentStoreRemoteChange, object: self, userInfo: information)
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
  /// Deletes a part of all stores' histories.
  ///
  /// - Parameter isUnwanted: Whether a transaction goes, by its store's identifier and its number.
  package func forgetHistory(where isUnwanted: (String, Int64) -> Bool) throws {
    for store in persistentStores {
      try forgetHistory(of: store) { isUnwanted(store.identifier, $0.number) }
    }
  }
}
