import FoundationSupplement
import HealthKit
import JSON
import Synchronization
import Testing
import WidgetPlatforms

/// Queries that go on from a place, that observe, and that keep sources apart.
@Suite struct HealthQueryTests {
  private static let steps = HKQuantityType(.stepCount)

  private static func begin() -> HKHealthStore {
    ExtensionSurroundings.current.permissions = ["health": .granted]
    ExtensionSurroundings.current.content["health"] = .array(
      [(100.0, 10.0), (20, 50)].map { value, start in
        .object([
          "type": .string("stepCount"), "value": .number(value), "start": .number(start),
          "end": .number(start + 20),
        ])
      })
    return HKHealthStore()
  }

  private static func sample(_ count: Double, at start: Double) -> HKQuantitySample {
    HKQuantitySample(
      type: steps, quantity: HKQuantity(unit: .count(), doubleValue: count),
      start: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: start + 5),
      device: .local(), metadata: nil)
  }

  @Test func `an anchor leaves out what was there, and tells what is gone`() async {
    await #expect(processExitsWith: .success) {
      let store = Self.begin()
      func changes(_ anchor: HKQueryAnchor?) async throws -> ([Double], Int, HKQueryAnchor) {
        let result = try await HKAnchoredObjectQueryDescriptor(
          predicates: [.quantitySample(type: Self.steps)], anchor: anchor
        ).result(for: store)
        return (
          result.addedSamples.map { $0.quantity.doubleValue(for: .count()) },
          result.deletedObjects.count, result.newAnchor
        )
      }
      let first = try await changes(nil)
      #expect(first.0 == [100, 20] && first.1 == 0)
      let own = Self.sample(7, at: 90)
      try await store.save(own)
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: first.2, requiringSecureCoding: true)
      let anchor = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data))
      #expect(anchor == first.2)
      let second = try await changes(anchor)
      #expect(second.0 == [7] && second.1 == 0)
      try await store.delete(own)
      let third = try await changes(second.2)
      #expect(third.0.isEmpty && third.1 == 1 && third.2 == first.2)
      #expect(try await changes(HKQueryAnchor(fromValue: 0)).0 == [100, 20])
    }
  }

  @Test func `a query with a limit goes on, and one with an update handler hears of changes`() async
  {
    await #expect(processExitsWith: .success) {
      let store = Self.begin()
      let told = Mutex<[String]>([])
      @Sendable func note(_ samples: [HKSample]?, _ deleted: [HKDeletedObject]?) {
        let values = (samples ?? []).compactMap { ($0 as? HKQuantitySample)?.quantity }
        let text = values.map { "\(Int($0.doubleValue(for: .count())))" }.joined(separator: " ")
        told.withLock { $0.append("\(text) -\(deleted?.count ?? 0)") }
      }
      let query = HKAnchoredObjectQuery(
        type: Self.steps, predicate: nil, anchor: nil, limit: 1
      ) { query, samples, deleted, _, _ in note(samples, deleted) }
      query.updateHandler = { _, samples, deleted, _, _ in note(samples, deleted) }
      store.execute(query)
      #expect(told.withLock { $0 } == ["100 -0"])
      try await store.save(Self.sample(7, at: 90))
      store.stop(query)
      try await store.save(Self.sample(8, at: 95))
      #expect(told.withLock { $0 } == ["100 -0", "20 -0"])
    }
  }

  @Test func `an observer is called when it begins and when samples are saved`() async {
    await #expect(processExitsWith: .success) {
      let store = Self.begin()
      let count = Mutex(0)
      let query = HKObserverQuery(sampleType: Self.steps, predicate: nil) { _, done, error in
        if error == nil { count.withLock { $0 += 1 } }
        done()
      }
      store.execute(query)
      #expect(count.withLock { $0 } == 1)
      try await store.save(Self.sample(7, at: 90))
      #expect(count.withLock { $0 } == 2)
      let types = Mutex<Set<HKSampleType>>([])
      store.execute(
        HKObserverQuery(
          queryDescriptors: [HKQueryDescriptor(sampleType: Self.steps, predicate: nil)]
        ) { _, found, done, _ in
          types.withLock { $0 = found ?? [] }
          done()
        })
      #expect(types.withLock { $0.map(\.identifier) } == [Self.steps.identifier])
      ExtensionSurroundings.current.permissions = [:]
      let failures = Mutex(0)
      store.execute(
        HKObserverQuery(sampleType: Self.steps, predicate: nil) { _, _, error in
          if error != nil { failures.withLock { $0 += 1 } }
        })
      #expect(failures.withLock { $0 } == 1)
    }
  }

  @Test func `samples are found by identifier, origin and metadata`() async {
    await #expect(processExitsWith: .success) {
      let store = Self.begin()
      let date = Date(timeIntervalSince1970: 90)
      let own = HKQuantitySample(
        type: Self.steps, quantity: HKQuantity(unit: .count(), doubleValue: 7), start: date,
        end: date, device: .local(), metadata: ["meal": "lunch", "typed": true, "part": 2])
      try await store.save(own)
      func counts(_ predicate: NSPredicate) async throws -> [Double] {
        try await HKSampleQueryDescriptor(
          predicates: [.quantitySample(type: Self.steps, predicate: predicate)],
          sortDescriptors: []
        ).result(for: store).map { $0.quantity.doubleValue(for: .count()) }
      }
      #expect(try await counts(HKQuery.predicateForObject(with: own.uuid)) == [7])
      #expect(try await counts(HKQuery.predicateForObjects(with: [])).isEmpty)
      #expect(try await counts(HKQuery.predicateForObjects(from: .default())) == [7])
      #expect(try await counts(HKQuery.predicateForObjects(from: [HKDevice.local()])) == [7])
      #expect(try await counts(HKQuery.predicateForObjects(withMetadataKey: "typed")) == [7])
      #expect(try await counts(HKQuery.predicateForObjects(withMetadataKey: "other")).isEmpty)
      for (values, isFound) in [(["lunch"], true), (["dinner"], false)] {
        let predicate = HKQuery.predicateForObjects(
          withMetadataKey: "meal", allowedValues: values)
        #expect(try await counts(predicate).isEmpty != isFound)
      }
      let part = HKQuery.predicateForObjects(withMetadataKey: "part", allowedValues: [2])
      #expect(try await counts(part) == [7])
    }
  }

  @Test func `a correlation is found with its samples, and they by themselves`() async {
    await #expect(processExitsWith: .success) {
      let store = Self.begin()
      let date = Date().addingTimeInterval(-60)
      let types = [HKQuantityType(.bloodPressureSystolic), HKQuantityType(.bloodPressureDiastolic)]
      let values = zip(types, [120.0, 80]).map { type, value in
        HKQuantitySample(
          type: type, quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: value),
          start: date, end: date)
      }
      let type = HKCorrelationType(.bloodPressure)
      try await store.save(
        HKCorrelation(type: type, start: date, end: date, objects: Set(values)))
      func samples(of type: HKSampleType) async throws -> [HKSample] {
        try await HKSampleQueryDescriptor(
          predicates: [.sample(type: type)], sortDescriptors: []
        ).result(for: store)
      }
      let found = try await samples(of: type)
      #expect(found.count == 1)
      let reading = try #require(found.first as? HKCorrelation)
      #expect(reading.correlationType.identifier == type.identifier && reading.objects.count == 2)
      let upper = try #require(reading.objects(for: types[0]).first as? HKQuantitySample)
      #expect(upper.quantity.doubleValue(for: .millimeterOfMercury()) == 120)
      #expect(upper.uuid == values[0].uuid)
      let lower = try await samples(of: types[1])
      #expect(lower.map(\.uuid) == [values[1].uuid])
      try await store.save(
        HKQuantitySample(
          type: types[1], quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: 70),
          start: date, end: date))
      let alone = HKQuery.predicateForObjectsWithNoCorrelation()
      let single = try await HKSampleQueryDescriptor(
        predicates: [.quantitySample(type: types[1], predicate: alone)], sortDescriptors: []
      ).result(for: store)
      #expect(single.map { $0.quantity.doubleValue(for: .millimeterOfMercury()) } == [70])
    }
  }

  @Test func `a query of correlations has conditions on the samples in them`() async {
    await #expect(processExitsWith: .success) {
      let store = Self.begin()
      let (upper, lower) = (
        HKQuantityType(.bloodPressureSystolic), HKQuantityType(.bloodPressureDiastolic)
      )
      let type = HKCorrelationType(.bloodPressure)
      func sample(_ type: HKQuantityType, _ value: Double, _ date: Date) -> HKQuantitySample {
        HKQuantitySample(
          type: type, quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: value),
          start: date, end: date)
      }
      for (minute, value) in [120.0, 145].enumerated() {
        let date = Date().addingTimeInterval(-600 + 60 * Double(minute))
        let samples: Set<HKSample> = [sample(upper, value, date), sample(lower, 80, date)]
        try await store.save(HKCorrelation(type: type, start: date, end: date, objects: samples))
      }
      let isHigh = NSPredicate { object, _ in
        let quantity = (object as? HKQuantitySample)?.quantity
        return quantity.map { $0.doubleValue(for: .millimeterOfMercury()) > 140 } ?? false
      }
      func readings(_ predicates: [HKSampleType: NSPredicate]?) -> [Double]? {
        let found = Mutex<[Double]?>(nil)
        let count = predicates?.count
        store.execute(
          HKCorrelationQuery(type: type, predicate: nil, samplePredicates: predicates) {
            query, correlations, _ in
            #expect(query.correlationType == type)
            #expect(query.samplePredicates?.count == count)
            let values = correlations?.compactMap { correlation in
              (correlation.objects(for: upper).first as? HKQuantitySample)?.quantity
            }
            found.withLock { $0 = values?.map { $0.doubleValue(for: .millimeterOfMercury()) } }
          })
        return found.withLock { $0 }
      }
      #expect(readings(nil) == [120, 145])
      #expect(readings([upper: isHigh]) == [145])
      #expect(readings([upper: isHigh, lower: isHigh])?.isEmpty == true)
      #expect(readings([HKQuantityType(.stepCount): isHigh])?.isEmpty == true)
      ExtensionSurroundings.current.permissions = [:]
      #expect(readings(nil) == nil)
    }
  }

  @Test func `the sources of samples are found by themselves`() async {
    await #expect(processExitsWith: .success) {
      let store = Self.begin()
      try await store.save(Self.sample(7, at: 90))
      let all: [HKSource] = try await HKSourceQueryDescriptor(
        predicate: .quantitySample(type: Self.steps)
      ).result(for: store)
      let own = HKSource.default()
      #expect(
        all.map(\.bundleIdentifier) == ["com.apple.Health", own.bundleIdentifier].sorted())
      let found = Mutex<Set<HKSource>?>(nil)
      let isLate = HKQuery.predicateForSamples(
        withStart: Date(timeIntervalSince1970: 80), end: nil, options: .strictStartDate)
      store.execute(
        HKSourceQuery(sampleType: Self.steps, samplePredicate: isLate) { _, sources, _ in
          found.withLock { $0 = sources }
        })
      #expect(found.withLock { $0 } == [own])
    }
  }

  @Test func `samples have a source, and statistics keep sources apart`() async {
    await #expect(processExitsWith: .success) {
      let store = Self.begin()
      try await store.save(Self.sample(7, at: 90))
      func statistics(_ options: HKStatisticsOptions) async throws -> HKStatistics {
        try #require(
          try await HKStatisticsQueryDescriptor(
            predicate: .quantitySample(type: Self.steps), options: options
          ).result(for: store))
      }
      let both = try await statistics([
        .cumulativeSum, .separateBySource, .mostRecent, .duration, .discreteMax,
      ])
      let sources = try #require(both.sources)
      #expect(
        sources.map(\.bundleIdentifier) == [
          "com.apple.Health", HKSource.default().bundleIdentifier,
        ])
      #expect(both.sumQuantity()?.doubleValue(for: .count()) == 127)
      #expect(sources.map { both.sumQuantity(for: $0)?.doubleValue(for: .count()) } == [120, 7])
      #expect(
        sources.map { both.maximumQuantity(for: $0)?.doubleValue(for: .count()) } == [100, 7])
      #expect(both.averageQuantity(for: sources[0]) == nil)
      #expect(both.duration()?.doubleValue(for: .second()) == 45)
      #expect(
        both.mostRecentQuantityDateInterval()?.end == Date(timeIntervalSince1970: 95))
      #expect(
        both.mostRecentQuantityDateInterval(for: sources[0])?.start
          == Date(timeIntervalSince1970: 50))
      let plain = try await statistics(.cumulativeSum)
      #expect(plain.sources == nil && plain.sumQuantity(for: sources[0]) == nil)
      #expect(plain.mostRecentQuantityDateInterval() == nil)

      let own = HKQuery.predicateForObjects(from: [.default()])
      let found = try await HKSampleQueryDescriptor(
        predicates: [.quantitySample(type: Self.steps, predicate: own)], sortDescriptors: []
      ).result(for: store)
      #expect(found.count == 1 && found[0].device == HKDevice.local())
      #expect(found[0].sourceRevision.source == HKSource.default())
    }
  }
}
