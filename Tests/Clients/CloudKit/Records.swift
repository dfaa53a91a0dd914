import CloudKit

/// A note in the user's iCloud.
struct CloudNote: Identifiable {
  static let recordType: CKRecord.RecordType = "Note"
  static let titleKey: CKRecord.FieldKey = "title"

  var id: String
  var title: String
  var pages: Int
  var tags: [String]
  var changed: Date?

  /// Reads a record.
  init?(_ record: CKRecord) {
    guard record.recordType == Self.recordType, let title: String = record[Self.titleKey] else {
      return nil
    }
    id = record.recordID.recordName
    self.title = title
    pages = record["pages"] as? Int ?? 0
    tags = record.value(forKey: "tags") as? [String] ?? []
    changed = record.modificationDate ?? record.creationDate
  }

  /// Writes a record into a zone.
  func record(in zone: CKRecordZone) -> CKRecord {
    let record = CKRecord(
      recordType: Self.recordType, recordID: CKRecord.ID(recordName: id, zoneID: zone.zoneID))
    record[Self.titleKey] = title
    record["pages"] = pages
    record.setValue(tags, forKey: "tags")
    return record
  }

  /// An empty note with a name of the system's choice.
  static func draft() -> CKRecord {
    let record = CKRecord(recordType: recordType)
    record[titleKey] = "" as any CKRecordValueProtocol
    return record
  }
}

/// The fields that a record of another version has and this one does not know.
func unknownFields(of record: CKRecord) -> [String: any CKRecordValueProtocol] {
  let known = [CloudNote.titleKey, "pages", "tags"]
  var fields: [String: any CKRecordValueProtocol] = [:]
  for key in record.allKeys() where !known.contains(key) {
    fields[key] = record.object(forKey: key)
  }
  return fields
}

/// The zones of a shared notebook.
struct NotebookZones {
  let own = CKRecordZone(zoneName: "Notebook")

  /// The zone of somebody else's notebook.
  func shared(by owner: String) -> CKRecordZone {
    CKRecordZone(zoneID: CKRecordZone.ID(zoneName: own.zoneID.zoneName, ownerName: owner))
  }

  /// Whether a record lies in the user's own notebook.
  func isOwn(_ record: CKRecord) -> Bool {
    record.recordID.zoneID.ownerName == own.zoneID.ownerName
  }
}

/// Whether two records are versions of one note.
func isSameNote(_ one: CKRecord, _ other: CKRecord) -> Bool {
  one.recordID.isEqual(other.recordID) && one.recordID.hash == other.recordID.hash
}

/// Notes that go with the list that they are on, or stay.
func link(_ note: CKRecord, to list: CKRecord, keeping: Bool) -> CKRecord.ID {
  let action: CKRecord.ReferenceAction = keeping ? .none : .deleteSelf
  let reference = CKRecord.Reference(record: list, action: action)
  note["list"] = reference
  print(CKRecord.Reference(recordID: list.recordID, action: reference.action) == reference)
  return reference.recordID
}
