import CloudKit
import CoreData
import Foundation

/// Keeps the app's notes and iCloud alike.
final class NoteSynchronizer: CKSyncEngineDelegate {
  let file: URL
  let log: @Sendable (String) -> Void

  init(file: URL, log: @escaping @Sendable (String) -> Void) { (self.file, self.log) = (file, log) }

  /// Makes the engine with the state that was kept.
  func engine(for database: CKDatabase) throws -> CKSyncEngine {
    let kept = try? JSONDecoder().decode(
      CKSyncEngine.State.Serialization.self, from: Data(contentsOf: file))
    var configuration = CKSyncEngine.Configuration(
      database: database, stateSerialization: kept, delegate: self)
    configuration.automaticallySync = true
    return CKSyncEngine(configuration)
  }

  /// Sends a note, or takes one back.
  func change(_ name: String, isDeleted: Bool, in engine: CKSyncEngine) async throws {
    let zone = CKRecordZone(zoneName: "notes")
    let id = CKRecord.ID(recordName: name, zoneID: zone.zoneID)
    let change: CKSyncEngine.PendingRecordZoneChange =
      isDeleted ? .deleteRecord(id) : .saveRecord(id)
    let creation: CKSyncEngine.PendingDatabaseChange = .saveZone(zone)
    engine.state.add(pendingDatabaseChanges: [creation])
    engine.state.add(pendingRecordZoneChanges: [change])
    engine.state.hasPendingUntrackedChanges = false
    try await engine.sendChanges(.init(scope: .recordIDs([id])))
    try await engine.fetchChanges(.init(scope: .allExcluding([])))
    await engine.cancelOperations()
    engine.state.remove(pendingRecordZoneChanges: engine.state.pendingRecordZoneChanges)
    engine.state.remove(pendingDatabaseChanges: engine.state.pendingDatabaseChanges)
    log("\(engine.state.zoneIDsWithUnfetchedServerChanges.count)")
  }

  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {
    switch event {
    case .stateUpdate(let update): keep(update)
    case .accountChange(let change): log(words(for: change))
    case .fetchedDatabaseChanges(let changes): read(changes)
    case .fetchedRecordZoneChanges(let changes): read(changes)
    case .sentDatabaseChanges(let changes): read(changes)
    case .sentRecordZoneChanges(let changes): read(changes)
    default: log(words(for: event))
    }
  }

  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch? {
    let changes = syncEngine.state.pendingRecordZoneChanges.filter(context.options.scope.contains)
    var batch = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: changes) { id in
      CKRecord(recordType: "Note", recordID: id)
    }
    batch?.atomicByZone = context.reason == .manual
    return batch
  }

  func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions {
    var options = context.options
    options.prioritizedZoneIDs = [CKRecordZone.ID(zoneName: "notes")]
    options.operationGroup = nil
    return options
  }

  private func keep(_ update: CKSyncEngine.Event.StateUpdate) {
    try? JSONEncoder().encode(update.stateSerialization).write(to: file)
  }

  private func words(for change: CKSyncEngine.Event.AccountChange) -> String {
    let type: CKSyncEngine.Event.AccountChange.ChangeType = change.changeType
    return switch type {
    case .signIn(let user): "in \(user.recordName)"
    case .signOut(let user): "out \(user.recordName)"
    case .switchAccounts(let old, let new): "\(old.recordName) \(new.recordName)"
    }
  }

  private func read(_ changes: CKSyncEngine.Event.FetchedDatabaseChanges) {
    for deletion in changes.deletions where deletion.reason == .purged { log("\(deletion.zoneID)") }
    log("\(changes.modifications.map(\.zoneID.zoneName))")
  }

  private func read(_ changes: CKSyncEngine.Event.FetchedRecordZoneChanges) {
    let deletions: [CKSyncEngine.Event.FetchedRecordZoneChanges.Deletion] = changes.deletions
    let names = changes.modifications.map(\.record.recordType) + deletions.map(\.recordType)
    log("\(names)")
  }

  private func read(_ changes: CKSyncEngine.Event.SentDatabaseChanges) {
    let failures: [CKSyncEngine.Event.SentDatabaseChanges.FailedZoneSave] = changes.failedZoneSaves
    log(
      "\(changes.savedZones.count) \(changes.deletedZoneIDs.count) \(failures.map(\.zone.zoneID))")
    log("\(changes.failedZoneDeletes.values.map(\.code))")
  }

  private func read(_ changes: CKSyncEngine.Event.SentRecordZoneChanges) {
    for failure: CKSyncEngine.Event.SentRecordZoneChanges.FailedRecordSave
      in changes.failedRecordSaves
    where failure.error.code == .serverRecordChanged {
      log("\(failure.record.recordID) \(failure.error.serverRecord?.recordChangeTag ?? "")")
    }
    log("\(changes.savedRecords.count) \(changes.deletedRecordIDs) \(changes.failedRecordDeletes)")
  }

  private func words(for event: CKSyncEngine.Event) -> String {
    switch event {
    case .willFetchChanges(let fetch): "\(fetch.context.reason)"
    case .willFetchRecordZoneChanges(let fetch): fetch.zoneID.zoneName
    case .didFetchRecordZoneChanges(let fetch): "\(fetch.error?.code == .zoneNotFound)"
    case .didFetchChanges(let fetch): "\(fetch.context.options.scope)"
    case .willSendChanges(let sending): "\(sending.context.options.scope)"
    case .didSendChanges(let sending): "\(sending.context.reason == .scheduled)"
    default: ""
    }
  }
}

/// The scope of a manual change, by a person's choice.
func options(_ zones: [CKRecordZone.ID], reason: CKSyncEngine.SyncReason) -> (
  CKSyncEngine.FetchChangesOptions, CKSyncEngine.SendChangesOptions
) {
  let isAll = reason == .scheduled
  return (
    .init(scope: isAll ? .all : .zoneIDs(zones)), .init(scope: isAll ? .all : .zoneIDs(zones))
  )
}

/// What a will or a did tells beside its context.
typealias EngineNews = (
  CKSyncEngine.Event.WillFetchChanges, CKSyncEngine.Event.WillFetchRecordZoneChanges,
  CKSyncEngine.Event.DidFetchRecordZoneChanges, CKSyncEngine.Event.DidFetchChanges,
  CKSyncEngine.Event.WillSendChanges, CKSyncEngine.Event.DidSendChanges,
  CKSyncEngine.Event.FetchedDatabaseChanges.Modification
)

/// Records with files and secrets.
func diaryRecord(_ text: String, picture: URL) throws -> CKRecord {
  let record = CKRecord(recordType: "Page")
  record["picture"] = CKAsset(fileURL: picture)
  record.encryptedValues["text"] = text
  let hidden: any CKRecordKeyValueSetting = record.encryptedValues
  record.setParent(nil)
  print(hidden.allKeys(), record.changedKeys(), (record["picture"] as? CKAsset)?.fileURL as Any)
  print(record.creatorUserRecordID as Any, record.lastModifiedUserRecordID as Any)
  let archiver = NSKeyedArchiver(requiringSecureCoding: true)
  record.encodeSystemFields(with: archiver)
  let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
  return CKRecord(coder: reader) ?? record
}

/// The changes of a zone since the last look, and a zone of its own.
func changes(in database: CKDatabase, zone: CKRecordZone) async throws -> [CKRecord] {
  let saved = try await database.modifyRecordZones(saving: [zone], deleting: [])
  let answer = try await database.recordZoneChanges(inZoneWith: zone.zoneID, since: nil)
  let deletions: [CKDatabase.RecordZoneChange.Deletion] = answer.deletions
  print(saved.saveResults.count, answer.moreComing, deletions.map(\.recordID))
  return try answer.modificationResultsByID.values.map { try $0.get().record }
}

/// Shares a list of the store.
func share(_ list: NSManagedObject, of store: NSPersistentCloudKitContainer) async throws -> CKShare
{
  try await store.share([list], to: nil).1
}
