import CloudKit
import Foundation

/// The changes of a zone, with the token after them.
func changes(
  of zone: CKRecordZone.ID, _ finish: @escaping @Sendable (CKServerChangeToken?) -> Void
) -> CKFetchRecordZoneChangesOperation {
  let operation = CKFetchRecordZoneChangesOperation(recordZoneIDs: [zone])
  operation.recordZoneFetchResultBlock = { _, result in
    finish(try? result.get().serverChangeToken)
  }
  return operation
}

/// A value as a record keeps it.
func stored(_ date: Date) -> any CKRecordValue { date as any CKRecordValue }
