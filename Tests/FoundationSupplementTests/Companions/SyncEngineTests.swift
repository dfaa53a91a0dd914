import CloudKit
import CoreSpotlight
import LocalAuthentication
import MapKit
import Synchronization
import Testing

/// Hears what an engine tells, and has no records.
private final class Listener: CKSyncEngineDelegate {
  func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async {}

  func nextRecordZoneChangeBatch(
    _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
  ) async -> CKSyncEngine.RecordZoneChangeBatch? { nil }
}

@Suite struct SyncEngineTests {
  private let note = CKRecord.ID(recordName: "note", zoneID: CKRecordZone.ID(zoneName: "notes"))

  @Test func `an engine keeps the last change of a record, and sends none`() async throws {
    let engine = CKSyncEngine(
      CKSyncEngine.Configuration(
        database: CKContainer.default().privateCloudDatabase, stateSerialization: nil,
        delegate: Listener()))
    engine.state.add(pendingRecordZoneChanges: [.saveRecord(note)])
    engine.state.add(pendingRecordZoneChanges: [.deleteRecord(note)])
    #expect(engine.state.pendingRecordZoneChanges == [.deleteRecord(note)])
    await #expect(throws: CKError.self) { try await engine.sendChanges() }
    engine.state.remove(pendingRecordZoneChanges: [.deleteRecord(note)])
    #expect(engine.state.pendingRecordZoneChanges.isEmpty)
  }

  @Test func `a batch has the records that are left, and a scope its zones`() async throws {
    let changes: [CKSyncEngine.PendingRecordZoneChange] = [
      .saveRecord(note), .deleteRecord(CKRecord.ID(recordName: "old")),
    ]
    let batch = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: changes) {
      CKRecord(recordType: "Note", recordID: $0)
    }
    #expect(batch?.recordsToSave.map(\.recordID) == [note])
    #expect(batch?.recordIDsToDelete.map(\.recordName) == ["old"])
    let none = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: [.saveRecord(note)]) { _ in
      nil
    }
    #expect(none == nil)
    let scope = CKSyncEngine.SendChangesOptions.Scope.zoneIDs([note.zoneID])
    #expect(changes.map(scope.contains) == [true, false])
  }

  @Test func `a record's names outlive an archive, and secrets stand beside its values`() throws {
    let record = CKRecord(recordType: "Note", recordID: note)
    record["title"] = "Milk"
    record.encryptedValues["text"] = "two litres"
    #expect(record.allKeys() == ["title"] && record.encryptedValues.allKeys() == ["text"])
    #expect(record.encryptedValues["text"] as String? == "two litres")
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    record.encodeSystemFields(with: archiver)
    let read = try CKRecord(coder: NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
    #expect(read?.recordID == note && read?.recordType == "Note")
    #expect(read?.recordID.zoneID.zoneName == "notes")
  }

  @Test func `a search of the empty index ends`() async throws {
    let query = CSUserQuery(userQueryString: "milk", userQueryContext: CSUserQueryContext())
    var count = 0
    for try await _ in query.responses { count += 1 }
    #expect(count == 0)
  }

  @Test func `nobody grants a right`() async {
    let right = LARight()
    await #expect(throws: LAError.self) { try await right.authorize(localizedReason: "Open") }
    #expect(right.state == .notAuthorized)
  }

  @Test func `a filter of places lets its categories pass`() {
    let filter = MKPointOfInterestFilter(including: [.cafe])
    #expect(filter.includes(.cafe) && filter.excludes(.bank))
    #expect(MKPointOfInterestFilter.includingAll.includes(.bank))
    #expect(MKPointOfInterestFilter.excludingAll.excludes(.bank))
    #expect(filter == MKPointOfInterestFilter(including: [.cafe]))
    #expect(MKAddressFilter(including: [.locality]).excludes(.postalCode))
  }

  @Test @MainActor func `a map view keeps what it is given`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let places = [(52.5, 13.4), (48.1, 11.6)].map {
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0, longitude: $1))
    }
    map.showAnnotations(places, animated: false)
    #expect(map.annotations.count == 2)
    #expect(abs(map.region.center.longitude - 12.5) < 0.01)
    let point = map.convert(map.centerCoordinate, toPointTo: map)
    let place = map.convert(point, toCoordinateFrom: map)
    #expect(abs(place.latitude - map.centerCoordinate.latitude) < 0.01)
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.isEmpty)
  }
}
