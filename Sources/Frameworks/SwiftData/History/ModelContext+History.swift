// The history of a context's stores.

import CoreData
import FoundationSupplement

extension ModelContext {
  public func fetchHistory<Transaction: HistoryTransaction>(
    _ descriptor: HistoryDescriptor<Transaction>
  ) throws -> [Transaction] {
    var found = try container.locked { try transactions() }.compactMap { $0 as? Transaction }
    if let predicate = descriptor.predicate {
      found = try found.filter { try predicate.evaluate($0) }
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    return Array(descriptor.fetchLimit.map { found.prefix(Int(clamping: $0)) } ?? found[...])
  }

  public func deleteHistory<Transaction: HistoryTransaction>(
    _ descriptor: HistoryDescriptor<Transaction>
  ) throws {
    let unwanted = Dictionary(grouping: try fetchHistory(descriptor), by: \.storeIdentifier)
    try container.locked {
      try container.coordinator.forgetHistory(
        unwanted.mapValues { Set($0.map(\.transactionIdentifier)) })
    }
  }

  private func transactions() throws -> [DefaultHistoryTransaction] {
    let request = NSPersistentHistoryChangeRequest.fetchHistory(
      after: nil as NSPersistentHistoryToken?)
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = container.coordinator
    let result = try context.execute(request) as? NSPersistentHistoryResult
    let found = result?.result as? [NSPersistentHistoryTransaction] ?? []
    var place = try placeBefore(found)
    return Self.merged(found).map { transaction in
      place[transaction.storeID] = transaction.transactionNumber
      return DefaultHistoryTransaction(
        transaction, (transaction.changes ?? []).compactMap(change),
        DefaultHistoryToken(tokenValue: DefaultHistoryToken.Numbers(numbers: place)))
    }
  }

  /// The numbers of each store's last transaction before those that are still there.
  private func placeBefore(
    _ found: [NSPersistentHistoryTransaction]
  ) throws -> [String: Int64] {
    var place = try container.coordinator.lastTransactions()
    for transaction in found {
      let number = transaction.transactionNumber - 1
      place[transaction.storeID] = min(place[transaction.storeID] ?? number, number)
    }
    return place
  }

  /// The transactions of all stores by time, those of one store in their order.
  private static func merged(
    _ found: [NSPersistentHistoryTransaction]
  ) -> [NSPersistentHistoryTransaction] {
    var latest: [String: Date] = [:]
    let dated = found.map { transaction in
      let date = max(latest[transaction.storeID] ?? .distantPast, transaction.timestamp)
      latest[transaction.storeID] = date
      return (date: date, transaction: transaction)
    }
    return dated.enumerated().sorted {
      ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
    }.map(\.element.transaction)
  }

  private func change(_ change: NSPersistentHistoryChange) -> HistoryChange? {
    container.types[change.changedObjectID.entity.name ?? ""].map { Self.change(change, $0) }
  }

  private static func change<Model: PersistentModel>(
    _ change: NSPersistentHistoryChange, _ type: Model.Type
  ) -> HistoryChange {
    let id = PersistentIdentifier(of: change.changedObjectID)
    let transaction = change.transaction?.transactionNumber ?? 0
    var paths: [String: PartialKeyPath<Model>] = [:]
    for property in type.schemaMetadata {
      paths[property.name] = property.keypath as? PartialKeyPath<Model>
    }
    switch change.changeType {
    case .insert:
      return .insert(
        DefaultHistoryInsert<Model>(
          changeIdentifier: change.changeID, changedPersistentIdentifier: id,
          transactionIdentifier: transaction))
    case .update:
      let names = (change.updatedProperties ?? []).map(\.name).sorted()
      return .update(
        DefaultHistoryUpdate<Model>(
          changeIdentifier: change.changeID, changedPersistentIdentifier: id,
          transactionIdentifier: transaction, updatedAttributes: names.compactMap { paths[$0] }))
    case .delete:
      var values: [PartialKeyPath<Model>: Any] = [:]
      for (name, value) in change.tombstone as? [String: Any] ?? [:] {
        guard let path = paths[name] else { continue }
        values[path] = PropertyKind(Swift.type(of: path).valueType).plainValue(of: value)
      }
      return .delete(
        DefaultHistoryDelete<Model>(
          changeIdentifier: change.changeID, changedPersistentIdentifier: id,
          transactionIdentifier: transaction, tombstone: HistoryTombstone(values)))
    }
  }
}
