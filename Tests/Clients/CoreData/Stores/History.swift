import CoreData

/// The changes of a store by other processes since a widget looked.
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

/// The widget's place in the history, kept as an archive.
func place(in coordinator: NSPersistentStoreCoordinator) throws -> Data? {
  let token = coordinator.currentPersistentHistoryToken(fromStores: coordinator.persistentStores)
  return try token.map {
    try NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true)
  }
}

/// The deletions that were saved, and what was kept of the deleted.
func deletions(in context: NSManagedObjectContext, _ title: NSAttributeDescription) throws -> Int {
  title.preservesValueInHistoryOnDeletion = true
  guard let fetch = NSPersistentHistoryChange.fetchRequest else { return 0 }
  fetch.predicate = NSPredicate(format: "changeType == 2")
  let request = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch)
  let result = try context.execute(request) as? NSPersistentHistoryResult
  let known = NSPersistentHistoryChange.entityDescription?.name == nil ? 0 : 1
  return known + (result?.resultType == .count ? 1 : 0) + (request.token == nil ? 0 : 1)
}

/// The contents of a notification of another process's save.
func store(of notification: Notification) -> [Any?] {
  [NSPersistentStoreURLKey, NSPersistentHistoryTokenKey, NSStoreUUIDKey].map {
    notification.userInfo?[$0]
  } + [notification.name == .NSManagedObjectContextDidSaveObjectIDs]
}

/// The parts of a place, each of which has a column.
func placeAttribute() -> NSCompositeAttributeDescription {
  let place = NSCompositeAttributeDescription()
  place.elements = [LibraryModel.column("lat", .doubleAttributeType)]
  return place
}

/// The work with iCloud that failed.
func failure(of notification: Notification) -> String? {
  let key = NSPersistentCloudKitContainer.eventNotificationUserInfoKey
  guard let event = notification.userInfo?[key] as? NSPersistentCloudKitContainer.Event,
    !event.succeeded, let end = event.endDate
  else { return nil }
  let kind: NSPersistentCloudKitContainer.EventType = event.type
  let word =
    switch kind {
    case .setup: "setup"
    case .import: "import"
    case .export: "export"
    @unknown default: "work"
    }
  return "\(word) \(event.storeIdentifier) \(event.identifier) \(end > event.startDate) "
    + (event.error?.localizedDescription ?? "")
}
