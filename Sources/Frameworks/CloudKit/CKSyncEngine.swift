// The engine that keeps an app's records and a database alike; iOS 17. A device that is signed in to
// no account has no database, so that the engine keeps what is to be sent, and sends nothing.
//
// https://developer.apple.com/documentation/cloudkit/cksyncengine-5sie5

import FoundationSupplement
import Synchronization

/// An object that the engine asks for records and tells of changes.
public protocol CKSyncEngineDelegate: AnyObject, Sendable {
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async

  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch?

  func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions
}

extension CKSyncEngineDelegate {
  public func nextFetchChangesOptions(
    _ context: CKSyncEngine.FetchChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.FetchChangesOptions { context.options }
}

/// Keeps an app's records and a database alike.
public final class CKSyncEngine: Sendable {
  /// The settings of an engine.
  public struct Configuration: Sendable {
    public var database: CKDatabase
    public var stateSerialization: State.Serialization?
    public weak var delegate: (any CKSyncEngineDelegate)?
    public var automaticallySync = true
    public var subscriptionID: CKSubscription.ID?

    public init(
      database: CKDatabase, stateSerialization: State.Serialization?,
      delegate: any CKSyncEngineDelegate
    ) {
      self.database = database
      self.stateSerialization = stateSerialization
      self.delegate = delegate
    }
  }

  public let database: CKDatabase
  public let state: State

  public init(_ configuration: Configuration) {
    database = configuration.database
    state = State(configuration.stateSerialization)
  }

  /// Fails: no account is signed in.
  public func fetchChanges(
    _ options: FetchChangesOptions = FetchChangesOptions()
  ) async throws { throw CKError.signedOut }

  /// Fails: no account is signed in.
  public func sendChanges(
    _ options: SendChangesOptions = SendChangesOptions()
  ) async throws { throw CKError.signedOut }

  public func cancelOperations() async {}

  /// A change of a record that is to be sent.
  public enum PendingRecordZoneChange: Hashable, Sendable {
    case saveRecord(CKRecord.ID)
    case deleteRecord(CKRecord.ID)

    /// The record.
    var recordID: CKRecord.ID {
      switch self {
      case .saveRecord(let id), .deleteRecord(let id): id
      }
    }
  }

  /// A change of a zone that is to be sent.
  public enum PendingDatabaseChange: Hashable, Sendable {
    case saveZone(CKRecordZone)
    case deleteZone(CKRecordZone.ID)
  }

  /// The engine's state: the changes that are to be sent, and how far everything was fetched.
  public final class State: Sendable {
    /// A state that an app keeps between its runs.
    public struct Serialization: Codable, Sendable {
      /// The names of records that are to be saved and deleted, with their zones and owners.
      fileprivate var records: [[String]]
    }

    private struct Changes: Sendable {
      var records: [PendingRecordZoneChange] = []
      var zones: [PendingDatabaseChange] = []
    }

    private let changes: Mutex<Changes>

    fileprivate init(_ serialization: Serialization?) {
      var changes = Changes()
      changes.records = (serialization?.records ?? []).compactMap { names in
        guard names.count == 4 else { return nil }
        let zone = CKRecordZone.ID(zoneName: names[2], ownerName: names[3])
        let id = CKRecord.ID(recordName: names[1], zoneID: zone)
        return names[0] == "save" ? .saveRecord(id) : .deleteRecord(id)
      }
      self.changes = Mutex(changes)
    }

    public var pendingRecordZoneChanges: [PendingRecordZoneChange] {
      changes.withLock { $0.records }
    }
    public var pendingDatabaseChanges: [PendingDatabaseChange] { changes.withLock { $0.zones } }
    public var hasPendingUntrackedChanges: Bool {
      get { false }
      set {}
    }
    public var zoneIDsWithUnfetchedServerChanges: [CKRecordZone.ID] { [] }

    /// Adds changes; one of the same record takes the place of the earlier one.
    public func add(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      changes.withLock { changes in
        for change in pendingRecordZoneChanges {
          changes.records.removeAll { $0.recordID == change.recordID }
          changes.records.append(change)
        }
      }
    }

    public func remove(pendingRecordZoneChanges: [PendingRecordZoneChange]) {
      changes.withLock { $0.records.removeAll(where: pendingRecordZoneChanges.contains) }
    }

    public func add(pendingDatabaseChanges: [PendingDatabaseChange]) {
      changes.withLock { changes in
        changes.zones += pendingDatabaseChanges.filter { !changes.zones.contains($0) }
      }
    }

    public func remove(pendingDatabaseChanges: [PendingDatabaseChange]) {
      changes.withLock { $0.zones.removeAll(where: pendingDatabaseChanges.contains) }
    }
  }
}
