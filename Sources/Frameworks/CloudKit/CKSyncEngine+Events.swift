// The events of the engine of an app's records. Without an account none ever happens.

import FoundationSupplement

extension CKSyncEngine {
  /// An event that the engine tells its delegate.
  public enum Event: Sendable {
    case stateUpdate(StateUpdate)
    case accountChange(AccountChange)
    case fetchedDatabaseChanges(FetchedDatabaseChanges)
    case fetchedRecordZoneChanges(FetchedRecordZoneChanges)
    case sentDatabaseChanges(SentDatabaseChanges)
    case sentRecordZoneChanges(SentRecordZoneChanges)
    case willFetchChanges(WillFetchChanges)
    case willFetchRecordZoneChanges(WillFetchRecordZoneChanges)
    case didFetchRecordZoneChanges(DidFetchRecordZoneChanges)
    case didFetchChanges(DidFetchChanges)
    case willSendChanges(WillSendChanges)
    case didSendChanges(DidSendChanges)

    /// A state that the app has to keep.
    public struct StateUpdate: Sendable {
      public let stateSerialization: State.Serialization
    }

    /// Another account, or none any more.
    public struct AccountChange: Sendable {
      public enum ChangeType: Sendable {
        case signIn(currentUser: CKRecord.ID)
        case signOut(previousUser: CKRecord.ID)
        case switchAccounts(previousUser: CKRecord.ID, currentUser: CKRecord.ID)
      }

      public let changeType: ChangeType
    }

    /// Zones that changed on the server.
    public struct FetchedDatabaseChanges: Sendable {
      public struct Modification: Sendable {
        public let zoneID: CKRecordZone.ID
      }

      public struct Deletion: Sendable {
        public enum Reason: Sendable {
          case deleted, purged, encryptedDataReset
        }

        public let zoneID: CKRecordZone.ID
        public let reason: Reason
      }

      public let modifications: [Modification]
      public let deletions: [Deletion]
    }

    /// Records that changed on the server.
    public struct FetchedRecordZoneChanges: Sendable {
      public struct Modification: Sendable {
        public let record: CKRecord
      }

      public struct Deletion: Sendable {
        public let recordID: CKRecord.ID
        public let recordType: CKRecord.RecordType
      }

      public let modifications: [Modification]
      public let deletions: [Deletion]
    }

    /// Zones that were sent.
    public struct SentDatabaseChanges: Sendable {
      public struct FailedZoneSave: Sendable {
        public let zone: CKRecordZone
        public let error: CKError
      }

      public let savedZones: [CKRecordZone]
      public let failedZoneSaves: [FailedZoneSave]
      public let deletedZoneIDs: [CKRecordZone.ID]
      public let failedZoneDeletes: [CKRecordZone.ID: CKError]
    }

    /// Records that were sent.
    public struct SentRecordZoneChanges: Sendable {
      public struct FailedRecordSave: Sendable {
        public let record: CKRecord
        public let error: CKError
      }

      public let savedRecords: [CKRecord]
      public let failedRecordSaves: [FailedRecordSave]
      public let deletedRecordIDs: [CKRecord.ID]
      public let failedRecordDeletes: [CKRecord.ID: CKError]
    }

    public struct WillFetchChanges: Sendable {
      public let context: FetchChangesContext
    }

    public struct WillFetchRecordZoneChanges: Sendable {
      public let zoneID: CKRecordZone.ID
    }

    public struct DidFetchRecordZoneChanges: Sendable {
      public let zoneID: CKRecordZone.ID
      public let error: CKError?
    }

    public struct DidFetchChanges: Sendable {
      public let context: FetchChangesContext
    }

    public struct WillSendChanges: Sendable {
      public let context: SendChangesContext
    }

    public struct DidSendChanges: Sendable {
      public let context: SendChangesContext
    }
  }
}
