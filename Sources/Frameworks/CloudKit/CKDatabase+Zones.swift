// Files and encrypted values of records, and calls for several records and zones at once, which
// fail without an account.

public import CoreData
import FoundationSupplement

/// A file that a record holds.
open class CKAsset: NSObject, @unchecked Sendable {
  public let fileURL: URL?

  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// Values by the names of a record's fields.
public protocol CKRecordKeyValueSetting: AnyObject {
  subscript(key: CKRecord.FieldKey) -> (any CKRecordValueProtocol)? { get set }
  func allKeys() -> [CKRecord.FieldKey]
}

extension CKRecord: CKRecordKeyValueSetting {
  /// The values that a server keeps encrypted; they are not among the record's other keys.
  public var encryptedValues: any CKRecordKeyValueSetting { EncryptedValues(record: self) }

  private final class EncryptedValues: CKRecordKeyValueSetting {
    private let record: CKRecord

    init(record: CKRecord) { self.record = record }

    subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
      get { record.encrypted[key] }
      set { record.encrypted[key] = newValue }
    }

    func allKeys() -> [FieldKey] { record.encrypted.keys.sorted() }
  }
}

extension CKRecordKeyValueSetting {
  public subscript<Value: CKRecordValueProtocol>(key: CKRecord.FieldKey) -> Value? {
    get { self[key] as (any CKRecordValueProtocol)? as? Value }
    set { self[key] = newValue as (any CKRecordValueProtocol)? }
  }
}

extension CKRecord {
  public var recordChangeTag: String? { nil }
  public var creatorUserRecordID: ID? { nil }
  public var lastModifiedUserRecordID: ID? { nil }

  /// The keys whose values no server knows: all of them.
  public func changedKeys() -> [FieldKey] { allKeys() }

  public func setParent(_ parentRecord: CKRecord?) {
    parent = parentRecord.map { Reference(record: $0, action: .none) }
  }

  /// Writes what a server knows of a record without its values: its type and its names.
  public func encodeSystemFields(with coder: NSCoder) {
    coder.encode(recordType as NSString, forKey: "RecordType")
    coder.encode(recordID.recordName as NSString, forKey: "RecordName")
    coder.encode(recordID.zoneID.zoneName as NSString, forKey: "ZoneName")
    coder.encode(recordID.zoneID.ownerName as NSString, forKey: "OwnerName")
  }

  /// Reads what `encodeSystemFields(with:)` wrote.
  public convenience init?(coder: NSCoder) {
    let names = ["RecordType", "RecordName", "ZoneName", "OwnerName"].compactMap {
      coder.decodeObject(of: NSString.self, forKey: $0).map { "\($0)" }
    }
    guard names.count == 4 else { return nil }
    let zone = CKRecordZone.ID(zoneName: names[2], ownerName: names[3])
    self.init(recordType: names[0], recordID: ID(recordName: names[1], zoneID: zone))
  }
}

extension CKDatabase {
  /// A change of a zone since a moment.
  public struct RecordZoneChange: Sendable {
    public struct Modification: Sendable {
      public let record: CKRecord
    }

    public struct Deletion: Sendable {
      public let recordID: CKRecord.ID
      public let recordType: CKRecord.RecordType
    }
  }

  /// Fails: no account is signed in.
  public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since token: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) {
    throw CKError.signedOut
  }

  /// Fails: no account is signed in.
  public func modifyRecordZones(
    saving recordZonesToSave: [CKRecordZone], deleting recordZoneIDsToDelete: [CKRecordZone.ID]
  ) async throws -> (
    saveResults: [CKRecordZone.ID: Result<CKRecordZone, any Error>],
    deleteResults: [CKRecordZone.ID: Result<Void, any Error>]
  ) {
    throw CKError.signedOut
  }
}

extension NSPersistentCloudKitContainer {
  /// Fails: no account is signed in.
  public func share(
    _ managedObjects: [NSManagedObject], to share: CKShare?
  ) async throws -> (Set<NSManagedObjectID>, CKShare, CKContainer) {
    throw CKError.signedOut
  }
}
