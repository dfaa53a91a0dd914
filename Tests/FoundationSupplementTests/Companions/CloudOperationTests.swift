import CloudKit
import CoreHaptics
import HealthKit
import Network
import Synchronization
import Testing

@Suite struct CloudOperationTests {
  @Test(.timeLimit(.minutes(1)))
  func `an operation fails without an account, and says so`() async {
    let database = CKContainer.default().database(with: .private)
    let code = await withCheckedContinuation { continuation in
      let operation = CKModifyRecordsOperation(
        recordsToSave: [CKRecord(recordType: "Note")], recordIDsToDelete: nil)
      operation.modifyRecordsResultBlock = { result in
        guard case .failure(let error as CKError) = result else {
          return continuation.resume(returning: CKError.Code?.none)
        }
        continuation.resume(returning: error.code)
      }
      database.add(operation)
    }
    #expect(code == .notAuthenticated)
  }

  @Test func `an error to which no server added anything has no details`() {
    let error = CKError(.serverRecordChanged)
    #expect(error.partialErrorsByItemID == nil && error.retryAfterSeconds == nil)
    #expect(error.clientRecord == nil && error.serverRecord == nil && error.ancestorRecord == nil)
  }

  @Test func `zones are equal by their names`() {
    #expect(CKRecordZone.default().zoneID == CKRecordZone.ID.default)
    #expect(CKRecordZone.ID(zoneName: "a") == CKRecordZone.ID(zoneName: "a"))
    #expect(CKRecordZone.ID(zoneName: "a") != CKRecordZone.ID(zoneName: "b"))
    #expect(CKError.Code.zoneBusy.rawValue == 23)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a listener and a browser wait for a network`() async throws {
    let listener = try NWListener(using: .tcp, on: 80)
    let state = await withCheckedContinuation { continuation in
      listener.stateUpdateHandler = { continuation.resume(returning: $0) }
      listener.start(queue: DispatchQueue(label: "listener"))
    }
    #expect(state == .waiting(.posix(.ENETDOWN)))
    let browser = NWBrowser(for: .bonjour(type: "_ipp._tcp", domain: nil), using: .tcp)
    #expect(browser.state == .setup && browser.browseResults.isEmpty)
  }

  @Test func `a haptic pattern is written and read`() throws {
    let event = CHHapticEvent(
      eventType: .hapticContinuous,
      parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.5, duration: 1)
    let pattern = try CHHapticPattern(events: [event], parameters: [])
    let read = try CHHapticPattern(dictionary: pattern.exportDictionary())
    #expect(pattern.duration == 1.5 && read.duration == 1.5)
  }

  @Test func `units of formatters are HealthKit's, and back`() {
    #expect(HKUnit(from: LengthFormatter.Unit.kilometer) == .meterUnit(with: .kilo))
    #expect(HKUnit.lengthFormatterUnit(from: .mile()) == .mile)
    #expect(HKUnit.massFormatterUnit(from: HKUnit(from: "kg")) == .kilogram)
    #expect(HKUnit.energyFormatterUnit(from: .kilocalorie()) == .kilocalorie)
  }
}
