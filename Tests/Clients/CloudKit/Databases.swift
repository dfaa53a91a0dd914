import CloudKit

/// Reads and writes the notebook.
struct CloudNotebook {
  let container: CKContainer

  /// Opens a container by name, or the app's own.
  init(_ identifier: String?) {
    container = identifier.map { CKContainer(identifier: $0) } ?? CKContainer.default()
  }

  /// The database for a kind of note.
  func database(isPublic: Bool, isShared: Bool) -> CKDatabase {
    if isShared { return container.sharedCloudDatabase }
    return isPublic ? container.publicCloudDatabase : container.privateCloudDatabase
  }

  /// The newest notes, as the widget shows them.
  func newest(_ count: Int, in zone: CKRecordZone) async throws -> [CloudNote] {
    let query = CKQuery(recordType: CloudNote.recordType, predicate: NSPredicate(value: true))
    query.sortDescriptors = [NSSortDescriptor(key: "modificationDate", ascending: false)]
    let answer = try await container.privateCloudDatabase.records(
      matching: query, inZoneWith: zone.zoneID, desiredKeys: [CloudNote.titleKey],
      resultsLimit: count)
    return answer.matchResults.compactMap { _, result in
      (try? result.get()).flatMap { CloudNote($0) }
    }
  }

  /// A note by its name, and back again once it was edited.
  func edit(_ name: String, _ change: (inout CloudNote) -> Void) async throws {
    let database = container.privateCloudDatabase
    let record = try await database.record(for: CKRecord.ID(recordName: name))
    guard var note = CloudNote(record) else { throw CKError(.unknownItem) }
    change(&note)
    try await database.save(note.record(in: CKRecordZone(zoneID: record.recordID.zoneID)))
  }

  /// The text for the account's status.
  func statusText() async throws -> String { text(for: try await container.accountStatus()) }

  private func text(for status: CKAccountStatus) -> String {
    let name = container.containerIdentifier ?? "iCloud"
    return switch status {
    case .available: "\(name) is ready"
    case .noAccount: "Sign in to iCloud"
    case .restricted: "iCloud is not allowed"
    case .temporarilyUnavailable: "Verify your account"
    case .couldNotDetermine: "Unknown"
    @unknown default: "Unknown"
    }
  }
}

/// The notebook of the app's older screens, which calls back.
struct ClassicNotebook {
  let database: CKDatabase

  /// Loads one note.
  func load(_ name: String, done: @escaping @Sendable (CloudNote?) -> Void) {
    database.fetch(withRecordID: CKRecord.ID(recordName: name)) { record, _ in
      done(record.flatMap { CloudNote($0) })
    }
  }

  /// Finds the notes with a tag.
  func find(_ tag: String, done: @escaping @Sendable ([CloudNote], CloudTrouble?) -> Void) {
    let predicate = NSPredicate(format: "tags CONTAINS %@", tag)
    let query = CKQuery(recordType: CloudNote.recordType, predicate: predicate)
    NSLog("%@ %@", query.recordType, "\(query.predicate)")
    database.perform(query, inZoneWith: nil) { records, error in
      done((records ?? []).compactMap { CloudNote($0) }, error.map { CloudTrouble($0) })
    }
  }

  /// Saves one note.
  func save(_ note: CloudNote, done: @escaping @Sendable (Bool) -> Void) {
    database.save(note.record(in: NotebookZones().own)) { saved, error in
      done(saved != nil && error == nil)
    }
  }
}

/// Asks whether the user is signed in, for a screen that calls back.
func whenSignedIn(to container: CKContainer, _ action: @escaping @Sendable () -> Void) {
  container.accountStatus { status, error in
    if status == .available, error == nil { action() }
  }
}

/// The app's reaction to an error of iCloud.
enum CloudTrouble: Equatable {
  case retry, signIn, tellUser(String), ignore

  /// Reads an error.
  init(_ error: any Error) {
    guard let error = error as? CKError else {
      self = .tellUser(error.localizedDescription)
      return
    }
    let code: CKError.Code = error.code
    switch code {
    case .networkUnavailable, .networkFailure, .serviceUnavailable, .requestRateLimited:
      self = .retry
    case .notAuthenticated, .permissionFailure: self = .signIn
    case .unknownItem, .partialFailure: self = .ignore
    case .internalError, .badContainer, .missingEntitlement, .invalidArguments:
      self = .tellUser("\(CKError.errorDomain) \(error.errorCode)")
    @unknown default: self = .tellUser("iCloud")
    }
  }
}

/// The delay of a sync after an error, in seconds; nil where waiting does not help.
func syncDelay(after error: any Error) -> TimeInterval? {
  switch error {
  case CKError.networkUnavailable, CKError.networkFailure: 10
  case CKError.serviceUnavailable, CKError.requestRateLimited: 60
  case CKError.partialFailure, CKError.unknownItem: 0
  case CKError.notAuthenticated, CKError.permissionFailure: nil
  case CKError.internalError, CKError.invalidArguments: nil
  case CKError.badContainer, CKError.missingEntitlement: nil
  default: 300
  }
}

extension CloudNotebook {
  /// A note over any network, in a hurry.
  func urgent(_ name: CKRecord.ID, in group: CKOperationGroup) async throws -> CKRecord {
    let configuration = CKOperation.Configuration()
    configuration.qualityOfService = .userInitiated
    return try await container.privateCloudDatabase.configuredWith(
      configuration: configuration, group: group
    ) { database in
      try await database.record(for: name)
    }
  }
}
