// The options, contexts and batches of a sync engine's fetches and sends.

import FoundationSupplement

extension CKSyncEngine {
  public enum SyncReason: Hashable, Sendable {
    case manual, scheduled
  }

  /// The options of a fetch.
  public struct FetchChangesOptions: Sendable {
    /// The zones that are meant.
    public enum Scope: Sendable {
      case all
      case zoneIDs([CKRecordZone.ID])
      case allExcluding([CKRecordZone.ID])

      /// Whether a zone is meant.
      public func contains(_ zoneID: CKRecordZone.ID) -> Bool {
        switch self {
        case .all: true
        case .zoneIDs(let zones): zones.contains(zoneID)
        case .allExcluding(let zones): !zones.contains(zoneID)
        }
      }
    }

    public var scope: Scope
    public var operationGroup: CKOperationGroup?
    public var prioritizedZoneIDs: [CKRecordZone.ID] = []

    public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
      self.scope = scope
      self.operationGroup = operationGroup
    }
  }

  public struct FetchChangesContext: Sendable {
    public let reason: SyncReason
    public let options: FetchChangesOptions
  }

  /// The options of a send.
  public struct SendChangesOptions: Sendable {
    /// The changes that are meant.
    public enum Scope: Sendable {
      case all
      case zoneIDs([CKRecordZone.ID])
      case allExcluding([CKRecordZone.ID])
      case recordIDs([CKRecord.ID])

      /// Whether a change is meant.
      public func contains(_ pendingRecordZoneChange: PendingRecordZoneChange) -> Bool {
        contains(pendingRecordZoneChange.recordID)
      }

      /// Whether a record's change is meant.
      public func contains(_ recordID: CKRecord.ID) -> Bool {
        switch self {
        case .all: true
        case .zoneIDs(let zones): zones.contains(recordID.zoneID)
        case .allExcluding(let zones): !zones.contains(recordID.zoneID)
        case .recordIDs(let records): records.contains(recordID)
        }
      }
    }

    public var scope: Scope
    public var operationGroup: CKOperationGroup?

    public init(scope: Scope = .all, operationGroup: CKOperationGroup? = nil) {
      self.scope = scope
      self.operationGroup = operationGroup
    }
  }

  public struct SendChangesContext: Sendable {
    public let reason: SyncReason
    public let options: SendChangesOptions
  }

  /// Records that are sent together.
  public struct RecordZoneChangeBatch: Sendable {
    public var recordsToSave: [CKRecord]
    public var recordIDsToDelete: [CKRecord.ID]
    public var atomicByZone: Bool

    public init(
      recordsToSave: [CKRecord] = [], recordIDsToDelete: [CKRecord.ID] = [],
      atomicByZone: Bool = false
    ) {
      self.recordsToSave = recordsToSave
      self.recordIDsToDelete = recordIDsToDelete
      self.atomicByZone = atomicByZone
    }

    /// Asks for the records of changes; nil where none is left.
    public init?(
      pendingChanges: [PendingRecordZoneChange],
      recordProvider: @Sendable (CKRecord.ID) async -> CKRecord?
    ) async {
      self.init()
      for change in pendingChanges {
        switch change {
        case .saveRecord(let id):
          if let record = await recordProvider(id) { recordsToSave.append(record) }
        case .deleteRecord(let id): recordIDsToDelete.append(id)
        }
      }
      if recordsToSave.isEmpty, recordIDsToDelete.isEmpty { return nil }
    }
  }
}
