import AVFoundation
import Accelerate
import CloudKit
import CommonCrypto
import Contacts
import CoreHaptics
import CoreMotion
import CoreSpotlight
import CoreText
import HealthKit
import MediaPlayer
import MobileCoreServices
import Photos
import SystemConfiguration
import Testing

/// The frameworks' answers on a device without sensors, people and data.
@Suite struct DeviceTests {
  @Test func `units of one dimension convert into each other`() {
    let distance = HKQuantity(unit: .mile(), doubleValue: 2)
    #expect(abs(distance.doubleValue(for: .meterUnit(with: .kilo)) - 3.218688) < 1e-9)
    let rate = HKQuantity(unit: HKUnit.count().unitDivided(by: .minute()), doubleValue: 60)
    #expect(abs(rate.doubleValue(for: HKUnit(from: "count/s")) - 1) < 1e-9)
    let heat = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 212)
    #expect(abs(heat.doubleValue(for: .degreeCelsius()) - 100) < 1e-9)
    #expect(HKUnit(from: "mg/dL") == HKUnit(from: "mg").unitDivided(by: HKUnit(from: "dL")))
    let effort = HKQuantity(unit: HKUnit(from: "kcal/(hr*kg)"), doubleValue: 1)
    #expect(abs(effort.doubleValue(for: HKUnit(from: "J/s·kg")) - 4184.0 / 3600) < 1e-9)
    let speedUp = HKQuantity(unit: HKUnit(from: "m/s^2"), doubleValue: 9.81)
    let perMinute = HKUnit.meterUnit(with: .centi).unitDivided(by: .minute())
    #expect(abs(speedUp.doubleValue(for: perMinute.unitDivided(by: .second())) - 58_860) < 1e-6)
    let sugar = HKQuantity(unit: HKUnit(from: "mg/dl"), doubleValue: 90)
    #expect(abs(sugar.doubleValue(for: HKUnit(from: "mmol<180>/L")) - 5) < 1e-9)
    #expect(HKUnit(from: "dBASPL") == .decibelAWeightedSoundPressureLevel())
    let turn = HKQuantity(unit: HKUnit(from: "deg"), doubleValue: 180)
    #expect(abs(turn.doubleValue(for: .radianAngle()) - .pi) < 1e-12)
    let second = HKQuantity(unit: .hertz().reciprocal(), doubleValue: 3)
    #expect(second.doubleValue(for: .second()) == 3)
    #expect(!distance.is(compatibleWith: .second()))
    #expect(distance.compare(HKQuantity(unit: .meter(), doubleValue: 1)) == .orderedDescending)
  }

  @Test func `nobody allowed health data to be read`() async throws {
    let store = HKHealthStore()
    let steps = HKQuantityType(.stepCount)
    #expect(HKHealthStore.isHealthDataAvailable())
    #expect(store.authorizationStatus(for: steps) == .notDetermined)
    #expect(HKObjectType.quantityType(forIdentifier: .stepCount) == steps)
    let error = await withCheckedContinuation { continuation in
      store.execute(
        HKStatisticsQuery(
          quantityType: steps,
          quantitySamplePredicate: HKQuery.predicateForSamples(withStart: nil, end: nil),
          options: .cumulativeSum
        ) { _, statistics, error in
          #expect(statistics == nil)
          continuation.resume(returning: error as? HKError)
        })
    }
    #expect(error == HKError(.errorAuthorizationNotDetermined))
    await #expect(throws: HKError.self) {
      try await store.requestAuthorization(toShare: [], read: [steps])
    }
    let collection = HKStatisticsCollectionQuery(
      quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum,
      anchorDate: Date(), intervalComponents: DateComponents(day: 1))
    await withCheckedContinuation { continuation in
      collection.initialResultsHandler = { _, results, _ in
        #expect(results == nil)
        continuation.resume()
      }
      store.execute(collection)
    }
  }

  @Test func `a predicate for samples looks at their dates`() {
    func sample(_ start: Double, _ end: Double) -> HKQuantitySample {
      HKQuantitySample(
        type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 1),
        start: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: end))
    }
    let loose = HKQuery.predicateForSamples(
      withStart: Date(timeIntervalSince1970: 10), end: Date(timeIntervalSince1970: 20))
    let strict = HKQuery.predicateForSamples(
      withStart: Date(timeIntervalSince1970: 10), end: Date(timeIntervalSince1970: 20),
      options: .strictStartDate)
    #expect(loose.evaluate(with: sample(5, 12)) && !strict.evaluate(with: sample(5, 12)))
    #expect(strict.evaluate(with: sample(12, 15)) && !loose.evaluate(with: sample(25, 30)))
  }

  @Test func `a device without sensors says so`() async {
    #expect(!CMPedometer.isStepCountingAvailable())
    await #expect(throws: (any Error).self) {
      try await CMPedometer().queryPedometerData(from: Date(), to: Date())
    }
    #expect(!CMMotionManager().isDeviceMotionAvailable)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: (any Error).self) { try CHHapticEngine() }
    #expect(AVCaptureDevice.default(for: .video) == nil)
  }

  @Test func `times are fractions`() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900)
    #expect((time + CMTime(value: 1, timescale: 2)).seconds == 2)
    #expect(CMTime.zero < time)
    #expect(CMTime.negativeInfinity < time && time < .positiveInfinity)
    #expect(CMTime.negativeInfinity.seconds == -.infinity)
    #expect(CMTime.invalid.seconds.isNaN && !CMTime.invalid.isValid)
    #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5)
  }

  @Test func `nothing plays`() throws {
    let player = AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))
    player.play()
    #expect(player.timeControlStatus == .paused)
    #expect((player.currentItem?.asset as? AVURLAsset)?.url.lastPathComponent == "a.mp4")
    #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/-")) }
    try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [])
    #expect(AVAudioSession.sharedInstance().category == .playback)
    #expect(MPMusicPlayerController.systemMusicPlayer.nowPlayingItem == nil)
    #expect(MPMediaLibrary.authorizationStatus() == .notDetermined)
  }

  @Test func `libraries are closed`() async {
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .denied)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
    let keys = [CNContactGivenNameKey as NSString]
    #expect(throws: CNError(.authorizationDenied)) {
      try CNContactStore().unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: "a"), keysToFetch: keys)
    }
  }

  @Test func `an account that is signed out has no records`() async throws {
    let container = CKContainer.default()
    #expect(try await container.accountStatus() == .noAccount)
    let record = CKRecord(recordType: "Card")
    record["name"] = "a"
    #expect(record["name"] as? String == "a")
    let (name, number): (String?, Int?) = (record["name"], record["name"])
    #expect(name == "a" && number == nil)
    #expect(record.allKeys() == ["name"])
    await #expect(throws: CKError(.notAuthenticated)) {
      try await container.privateCloudDatabase.save(record)
    }
  }

  @Test func `an error is caught by its code`() {
    func place(_ error: any Error) -> String {
      switch error {
      case CKError.notAuthenticated: "account"
      case HKError.errorNoData: "health"
      case CNError.dataAccessError: "contacts"
      default: "elsewhere"
      }
    }
    #expect(place(CKError(.notAuthenticated)) == "account")
    #expect(place(HKError(.errorNoData)) == "health")
    #expect(place(CNError(.dataAccessError)) == "contacts")
    #expect(place(CKError(.unknownItem)) == "elsewhere")
    #expect(place(CancellationError()) == "elsewhere")
    #expect((HKError(.errorNoData) as NSError).domain == "com.apple.healthkit")
  }

  @Test func `digests in C are those of the standards' examples`() {
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    _ = "abc".withCString { CC_MD5($0, 3, &digest) }
    #expect(
      digest.map { String(format: "%02x", $0) }.joined() == "900150983cd24fb0d6963f7d28e17f72")
    var longer = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    _ = "abc".withCString { CC_SHA256($0, 3, &longer) }
    #expect(longer.prefix(4) == [0xba, 0x78, 0x16, 0xbf])
  }

  @Test func `vectors are computed`() {
    #expect(vDSP.sum([1.0, 2, 3]) == 6)
    #expect(vDSP.mean([1.0, 2, 3]) == 2)
    let (one, other) = ([1.0, 2], [3.0, 4])
    #expect(vDSP.add(one, other) == [4, 6])
    #expect(vDSP.multiply(2, one) == [2, 4])
    #expect(vDSP.dot(one, other) == 11)
    #expect(vDSP.rootMeanSquare([3.0, 3]) == 3)
  }

  @Test func `vectors of the shorter kind are computed alike`() {
    let (one, other): ([Float], [Float]) = ([1, -2], [4, 8])
    #expect(vDSP.add(one, other) == [5, 6] && vDSP.add(1, one) == [2, -1])
    #expect(vDSP.subtract(one, other) == [-3, -10])
    #expect(vDSP.multiply(one, other) == [4, -16] && vDSP.multiply(2, one) == [2, -4])
    #expect(vDSP.divide(one, other) == [0.25, -0.25] && vDSP.divide(other, 4) == [1, 2])
    #expect(vDSP.absolute(one) == [1, 2] && vDSP.square(one) == [1, 4])
    #expect(vDSP.meanSquare(one) == 2.5)
    #expect(vDSP.rootMeanSquare([Float](repeating: 3, count: 2)) == 3)
  }

  @Test func `nothing is reachable, indexed or unknown by name`() {
    var flags = SCNetworkReachabilityFlags.reachable
    let reachability = SCNetworkReachabilityCreateWithName(nil, "example.com")
    #expect(reachability.map { SCNetworkReachabilityGetFlags($0, &flags) } == true)
    #expect(flags.isEmpty)
    #expect(!CSSearchableIndex.isIndexingAvailable())
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "a"
    let item = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: attributes)
    #expect(item.attributeSet.title == "a")
    #expect(kUTTypePNG as String == UTType.png.identifier)
    let font = URL(fileURLWithPath: "/-.ttf")
    #expect(!CTFontManagerRegisterFontsForURL(font as CFURL, .process, nil))
  }

  @Test func `a share knows its record, and nobody takes part but its owner`() async throws {
    let notebook = CKRecord(recordType: "Notebook")
    let share = CKShare(rootRecord: notebook)
    share[CKShare.SystemFieldKey.title] = "Recipes"
    #expect(share[CKShare.SystemFieldKey.title] as? String == "Recipes")
    #expect(notebook.share?.recordID == share.recordID)
    #expect(share.participants == [share.owner] && share.url == nil)
    share.removeParticipant(share.owner)
    #expect(share.participants.map(\.role) == [.owner])
    await #expect(throws: CKError.self) {
      try await CKContainer.default().shareMetadata(for: URL(fileURLWithPath: "/"))
    }
  }
}
