import CoreData

/// What other processes changed in a store since a widget looked.
func changes(
  since token: NSPersistentHistoryToken?, in context: NSManagedObjectContext
) throws -> [String] {
  let request = NSPersistentHistoryChangeRequest.fetchHistory(after: token)
  let kind: NSPersistentHistoryResultType = .transactionsAndChanges
  request.resultType = kind
  request.fetchRequest = NSPersistentHistoryTransaction.fetchRequest
  let result = try context.execute(request) as? NSPersistentHistoryResult
  let transactions = result?.result as? [NSPersistentHistoryTransaction] ?? []
  for transaction in transactions {
    context.mergeChanges(fromContextDidSave: transaction.objectIDNotification())
  }
  try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: token))
  return transactions.flatMap(lines)
}

private func lines(_ transaction: NSPersistentHistoryTransaction) -> [String] {
  let names = [
    transaction.author, transaction.contextName, transaction.bundleID, transaction.processID,
    transaction.storeID, "\(transaction.transactionNumber)", "\(transaction.timestamp)",
  ]
  let changes: [NSPersistentHistoryChange] = transaction.changes ?? []
  return names.compactMap(\.self) + changes.map(line)
    + [NSPersistentHistoryTransaction.entityDescription?.name ?? ""]
}

private func line(_ change: NSPersistentHistoryChange) -> String {
  let type: NSPersistentHistoryChangeType = change.changeType
  let word =
    switch type {
    case .insert: "new"
    case .update: change.updatedProperties.map { "\($0.count) values" } ?? "changed"
    case .delete: change.tombstone == nil ? "gone" : "buried"
    }
  return "\(change.changeID) \(change.changedObjectID) \(word)"
}
