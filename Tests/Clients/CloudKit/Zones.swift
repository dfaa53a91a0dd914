import CloudKit

/// Makes and removes the zones that notebooks lie in.
struct NotebookShelf {
  let database: CKDatabase

  /// Makes zones for new notebooks and removes those of old ones.
  func update(adding names: [String], removing old: [CKRecordZone.ID]) {
    let operation = CKModifyRecordZonesOperation(
      recordZonesToSave: names.map { CKRecordZone(zoneName: $0) }, recordZoneIDsToDelete: old)
    operation.modifyRecordZonesResultBlock = { print("zones", $0) }
    database.add(operation)
  }

  /// Makes the first zone, for a screen that calls back.
  func prepare(_ zone: CKRecordZone, done: @escaping @Sendable (Bool) -> Void) {
    let operation = CKModifyRecordZonesOperation()
    operation.recordZonesToSave = [zone]
    operation.recordZoneIDsToDelete = nil
    operation.modifyRecordZonesCompletionBlock = { saved, _, error in
      done(error == nil && saved?.contains { $0.zoneID == zone.zoneID } == true)
    }
    database.add(operation)
  }

  /// Lists the zones that exist.
  func list(_ done: @escaping @Sendable ([String]) -> Void) {
    let operation = CKFetchRecordZonesOperation.fetchAllRecordZonesOperation()
    operation.fetchRecordZonesCompletionBlock = { zones, error in
      done(error == nil ? (zones ?? [:]).keys.map(\.zoneName).sorted() : [])
    }
    database.add(operation)
  }

  /// Whether zones are there, however many.
  func check(_ zones: [CKRecordZone.ID], done: @escaping @Sendable (Bool) -> Void) {
    let operation = CKFetchRecordZonesOperation(recordZoneIDs: zones)
    operation.fetchRecordZonesResultBlock = { result in
      if case .success = result { done(true) } else { done(false) }
    }
    database.add(operation)
    print(operation.recordZoneIDs?.count ?? 0)
  }

  /// Removes every notebook but the one that is open, and the zone that is always there.
  func clear(except open: CKRecordZone.ID) async throws -> CKRecordZone {
    let kept = [open.zoneName, CKRecordZone.ID.defaultZoneName]
    for zone in try await database.allRecordZones() where !kept.contains(zone.zoneID.zoneName) {
      try await database.deleteRecordZone(withID: zone.zoneID)
    }
    return try await database.recordZone(for: open)
  }
}
