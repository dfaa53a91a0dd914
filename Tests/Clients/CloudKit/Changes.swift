import CloudKit

/// Brings the notebook up to date with what other devices changed.
struct NotebookSync {
  typealias Configuration = CKFetchRecordZoneChangesOperation.ZoneConfiguration

  let database: CKDatabase
  let defaults: UserDefaults

  private func store(_ token: CKServerChangeToken?, for name: String) {
    let data = token.flatMap {
      try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true)
    }
    defaults.set(data, forKey: name)
  }

  /// Asks which zones changed since the last time.
  func findZones(
    since token: CKServerChangeToken?, changed: @escaping @Sendable (CKRecordZone.ID) -> Void,
    gone: @escaping @Sendable (CKRecordZone.ID) -> Void
  ) {
    let operation = CKFetchDatabaseChangesOperation(previousServerChangeToken: token)
    operation.resultsLimit = 100
    operation.fetchAllChanges = true
    operation.recordZoneWithIDChangedBlock = changed
    operation.recordZoneWithIDWasDeletedBlock = gone
    operation.recordZoneWithIDWasPurgedBlock = gone
    operation.changeTokenUpdatedBlock = { store($0, for: "database") }
    operation.fetchDatabaseChangesResultBlock = { result in
      guard let answer = try? result.get() else { return }
      store(answer.serverChangeToken, for: "database")
      if answer.moreComing {
        findZones(since: answer.serverChangeToken, changed: changed, gone: gone)
      }
    }
    database.add(operation)
  }

  /// Asks for changed zones by the block of the app's first version.
  func countZones(_ done: @escaping @Sendable (Bool) -> Void) {
    let operation = CKFetchDatabaseChangesOperation()
    operation.fetchDatabaseChangesCompletionBlock = { token, isMoreComing, error in
      if error == nil { store(token, for: "database") }
      done(isMoreComing)
    }
    database.add(operation)
  }

  /// Downloads what changed in zones, a note at a time.
  func download(
    _ zones: [CKRecordZone.ID], since tokens: [CKRecordZone.ID: CKServerChangeToken],
    changed: @escaping @Sendable (CKRecord) -> Void,
    deleted: @escaping @Sendable (CKRecord.ID) -> Void
  ) {
    var configurations: [CKRecordZone.ID: Configuration] = [:]
    for zone in zones {
      configurations[zone] = Configuration(
        previousServerChangeToken: tokens[zone], resultsLimit: 200,
        desiredKeys: [CloudNote.titleKey])
    }
    let operation = CKFetchRecordZoneChangesOperation(
      recordZoneIDs: zones, configurationsByRecordZoneID: configurations)
    operation.recordWasChangedBlock = { _, result in
      if case .success(let record) = result { changed(record) }
    }
    operation.recordWithIDWasDeletedBlock = { id, type in
      if type == CloudNote.recordType { deleted(id) }
    }
    operation.recordZoneChangeTokensUpdatedBlock = { zone, token, _ in
      store(token, for: zone.zoneName)
    }
    operation.fetchRecordZoneChangesResultBlock = { print("downloaded", $0) }
    database.add(operation)
  }

  /// Downloads the whole of a zone by the blocks of the app's first version.
  func downloadAll(
    of zone: CKRecordZone.ID, changed: @escaping @Sendable (CKRecord) -> Void,
    done: @escaping @Sendable ((any Error)?) -> Void
  ) {
    let options = CKFetchRecordZoneChangesOperation.ZoneOptions()
    options.previousServerChangeToken = nil
    options.desiredKeys = nil
    let operation = CKFetchRecordZoneChangesOperation()
    operation.recordZoneIDs = [zone]
    operation.configurationsByRecordZoneID = [zone: options]
    operation.fetchAllChanges = false
    operation.recordChangedBlock = changed
    operation.recordZoneFetchCompletionBlock = { zone, token, _, isMoreComing, error in
      if error == nil { store(token, for: zone.zoneName) }
      if isMoreComing { print("more of", zone.zoneName) }
    }
    operation.fetchRecordZoneChangesCompletionBlock = done
    database.add(operation)
  }
}

/// Keeps the subscriptions by which the notebook hears of changes.
struct NotebookSubscriptions {
  let database: CKDatabase

  /// Replaces subscriptions by others.
  func replace(_ old: [CKSubscription.ID], with new: [CKSubscription]) {
    let operation = CKModifySubscriptionsOperation(
      subscriptionsToSave: new, subscriptionIDsToDelete: old)
    operation.perSubscriptionSaveBlock = { id, result in print(id, result) }
    operation.modifySubscriptionsResultBlock = { print("replaced", $0) }
    database.add(operation)
  }

  /// Adds the one subscription that every screen needs.
  func add(_ subscription: CKSubscription, done: @escaping @Sendable (Bool) -> Void) {
    let operation = CKModifySubscriptionsOperation()
    operation.subscriptionsToSave = [subscription]
    operation.subscriptionIDsToDelete = []
    operation.modifySubscriptionsCompletionBlock = { saved, _, error in
      done(error == nil && saved?.isEmpty == false)
    }
    database.add(operation)
  }

  /// Lists chosen subscriptions, or all.
  func list(_ ids: [CKSubscription.ID]?, each: @escaping @Sendable (String) -> Void) {
    let operation = CKFetchSubscriptionsOperation.fetchAllSubscriptionsOperation()
    operation.subscriptionIDs = ids
    operation.fetchSubscriptionCompletionBlock = { subscriptions, _ in
      (subscriptions ?? [:]).keys.sorted().forEach(each)
    }
    database.add(operation)
  }

  /// Whether a subscription is still there.
  func check(_ id: CKSubscription.ID, done: @escaping @Sendable (Bool) -> Void) {
    let operation = CKFetchSubscriptionsOperation(subscriptionIDs: [id])
    operation.fetchSubscriptionsResultBlock = { result in
      if case .success = result { done(true) } else { done(false) }
    }
    database.add(operation)
  }
}
