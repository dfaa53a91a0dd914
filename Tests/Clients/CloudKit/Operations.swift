import CloudKit

/// Sends the notebook's changes to iCloud and brings those of other devices, in operations.
final class NotebookUploads {
  private let container: CKContainer
  private let group = CKOperationGroup()

  /// Prepares uploads that the system may finish after the app has ended.
  init(_ container: CKContainer) {
    self.container = container
    let configuration = CKOperation.Configuration()
    configuration.container = container
    configuration.qualityOfService = .utility
    configuration.allowsCellularAccess = false
    configuration.isLongLived = true
    configuration.timeoutIntervalForRequest = 30
    configuration.timeoutIntervalForResource = 3_600
    group.name = "notebook"
    group.defaultConfiguration = configuration
  }

  /// The size that a number of notes with pictures is expected to have.
  static func size(ofNotes count: Int) -> CKOperationGroup.TransferSize {
    switch count {
    case 0: .unknown
    case ..<10: .kilobytes
    case ..<100: .megabytes
    case ..<1_000: .tensOfMegabytes
    case ..<10_000: .hundredsOfMegabytes
    case ..<100_000: .gigabytes
    case ..<1_000_000: .tensOfGigabytes
    default: .hundredsOfGigabytes
    }
  }

  /// Whether a change overwrites what another device wrote in the meantime.
  static func policy(
    isForced: Bool, isWhole: Bool
  ) -> CKModifyRecordsOperation.RecordSavePolicy {
    guard isForced else { return .ifServerRecordUnchanged }
    return isWhole ? .allKeys : .changedKeys
  }

  /// Sends changed and deleted notes, in one transaction where the zone allows it.
  func upload(_ notes: [CKRecord], deleting gone: [CKRecord.ID], marked token: Data) -> String {
    let operation = CKModifyRecordsOperation(recordsToSave: notes, recordIDsToDelete: gone)
    operation.savePolicy = Self.policy(isForced: notes.isEmpty, isWhole: false)
    operation.isAtomic = gone.isEmpty
    operation.clientChangeTokenData = token
    operation.perRecordProgressBlock = { record, progress in
      print(record.recordID.recordName, progress)
    }
    operation.perRecordSaveBlock = { id, result in
      if case .failure(let error) = result { print(id.recordName, CloudTrouble(error)) }
    }
    operation.perRecordDeleteBlock = { id, result in
      if case .success = result { print("deleted", id.recordName) }
    }
    operation.modifyRecordsResultBlock = { print("uploaded", $0) }
    operation.longLivedOperationWasPersistedBlock = { print("goes on without the app") }
    group.quantity = notes.count + gone.count
    group.expectedSendSize = Self.size(ofNotes: notes.count)
    group.expectedReceiveSize = .kilobytes
    operation.group = group
    container.privateCloudDatabase.add(operation)
    return group.operationGroupID + "/" + operation.operationID
  }

  /// Sends notes by the blocks of the app's first version.
  func uploadAsBefore(_ notes: [CKRecord], done: @escaping @Sendable (Int) -> Void) {
    let operation = CKModifyRecordsOperation(recordsToSave: notes)
    operation.perRecordCompletionBlock = { record, error in
      if let error { print(record.recordType, error) }
    }
    operation.modifyRecordsCompletionBlock = { saved, deleted, error in
      done(error == nil ? (saved ?? []).count + (deleted ?? []).count : 0)
    }
    run(operation, isShared: false)
  }

  /// Runs an operation on the person's own database, or on what others share.
  func run(_ operation: CKDatabaseOperation, isShared: Bool) {
    operation.database =
      isShared ? container.sharedCloudDatabase : container.privateCloudDatabase
    operation.configuration.qualityOfService = .userInitiated
    let any: CKOperation = operation
    container.add(any)
  }
}

/// Downloads notes by their names or by what is in them.
struct NotebookDownloads {
  let database: CKDatabase

  /// Downloads the notes of a list.
  func download(_ ids: [CKRecord.ID], each: @escaping @Sendable (CloudNote) -> Void) {
    let operation = CKFetchRecordsOperation(recordIDs: ids)
    operation.desiredKeys = [CloudNote.titleKey]
    operation.perRecordProgressBlock = { id, progress in print(id.recordName, progress) }
    operation.perRecordResultBlock = { _, result in
      if let note = (try? result.get()).flatMap({ CloudNote($0) }) { each(note) }
    }
    operation.fetchRecordsResultBlock = { print("downloaded", $0) }
    database.add(operation)
    print(operation.recordIDs?.count ?? 0)
  }

  /// Downloads the record of the person who is signed in.
  func downloadPerson(_ done: @escaping @Sendable (CKRecord?) -> Void) {
    let operation = CKFetchRecordsOperation.fetchCurrentUserRecordOperation()
    operation.fetchRecordsCompletionBlock = { records, error in
      done(error == nil ? records?.values.first : nil)
    }
    database.add(operation)
  }

  /// Finds notes, going on where the last answer ended.
  func find(
    _ query: CKQuery, from cursor: CKQueryOperation.Cursor?, in zone: CKRecordZone,
    each: @escaping @Sendable (CKRecord) -> Void
  ) {
    let operation =
      cursor.map { CKQueryOperation(cursor: $0) } ?? CKQueryOperation(query: query)
    operation.zoneID = zone.zoneID
    operation.resultsLimit =
      operation.cursor == nil ? 50 : CKQueryOperation.maximumResults
    operation.recordMatchedBlock = { _, result in
      if case .success(let record) = result { each(record) }
    }
    operation.queryResultBlock = { result in
      guard case .success(let next?) = result else { return }
      find(query, from: next, in: zone, each: each)
    }
    database.add(operation)
  }

  /// Finds notes by the blocks of the app's first version.
  func findAsBefore(_ query: CKQuery, each: @escaping @Sendable (CKRecord) -> Void) {
    let operation = CKQueryOperation(query: query)
    operation.recordFetchedBlock = each
    operation.queryCompletionBlock = { cursor, error in
      if cursor != nil, error == nil { print("there is more") }
    }
    database.add(operation)
  }

  /// Everything that a query finds, page by page.
  func all(_ query: CKQuery) async throws -> [CKRecord] {
    var (page, cursor) = try await database.records(matching: query)
    var records = page.compactMap { try? $0.1.get() }
    while let next = cursor {
      (page, cursor) = try await database.records(continuingMatchFrom: next, resultsLimit: 100)
      records += page.compactMap { try? $0.1.get() }
    }
    return records
  }

  /// Saves and deletes notes together, and says which were refused.
  func change(saving notes: [CKRecord], deleting gone: [CKRecord.ID]) async throws -> [String] {
    let (saved, deleted) = try await database.modifyRecords(
      saving: notes, deleting: gone, savePolicy: .changedKeys, atomically: false)
    let unsaved = saved.filter { (try? $0.value.get()) == nil }.map(\.key)
    let kept = deleted.filter { (try? $0.value.get()) == nil }.map(\.key)
    return (unsaved + kept).map(\.recordName).sorted()
  }
}

/// Asks who is signed in, for a screen that calls back.
func whoIsSignedIn(to container: CKContainer, _ done: @escaping @Sendable (String) -> Void) {
  container.fetchUserRecordID { id, error in
    done(error == nil ? id?.recordName ?? "nobody" : CKCurrentUserDefaultName)
  }
}
