// HealthKit's queries of Swift's concurrency.

public import FoundationSupplement

public struct HKSamplePredicate<Sample>: @unchecked Sendable {
  let type: HKSampleType
  let predicate: NSPredicate?

  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> {
    HKSamplePredicate<HKQuantitySample>(type: type, predicate: predicate)
  }

  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> {
    HKSamplePredicate<HKCategorySample>(type: type, predicate: predicate)
  }

  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> {
    HKSamplePredicate<HKSample>(type: type, predicate: predicate)
  }

  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate<HKWorkout>(type: HKObjectType.workoutType(), predicate: predicate)
  }

  func samples() throws -> [HKSample] { try HealthSamples.samples(of: type, predicate) }

  var descriptor: HKQueryDescriptor { HKQueryDescriptor(type, predicate) }
}

public struct HKSampleQueryDescriptor<Sample: HKSample> {
  private let predicates: [HKSamplePredicate<Sample>]
  private let sortDescriptors: [SortDescriptor<Sample>]
  private let limit: Int?

  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {
    self.predicates = predicates
    self.sortDescriptors = sortDescriptors
    self.limit = limit
  }

  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    var samples = try predicates.flatMap { try $0.samples() }.compactMap { $0 as? Sample }
    if !sortDescriptors.isEmpty { samples.sort(using: sortDescriptors) }
    return limit.map { Array(samples.prefix($0)) } ?? samples
  }
}

public struct HKStatisticsQueryDescriptor {
  private let predicate: HKSamplePredicate<HKQuantitySample>
  private let options: HKStatisticsOptions

  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    self.predicate = predicate
    self.options = options
  }

  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    let samples = try predicate.samples()
    guard let type = predicate.type as? HKQuantityType, let first = samples.first else {
      return nil
    }
    return HKStatistics.of(
      samples, type, options, from: first.startDate,
      to: samples.map(\.endDate).max() ?? first.endDate)
  }
}

public struct HKStatisticsCollectionQueryDescriptor {
  private let predicate: HKSamplePredicate<HKQuantitySample>
  private let options: HKStatisticsOptions
  private let anchor: Date
  private let interval: DateComponents

  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    self.predicate = predicate
    self.options = options
    anchor = anchorDate
    interval = intervalComponents
  }

  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    guard let type = predicate.type as? HKQuantityType else { throw HKError.notDetermined }
    return HKStatisticsCollection(
      try predicate.samples(), type, options, anchor: anchor, interval)
  }
}

/// What was added and deleted since an anchor.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  /// The answer to one query.
  public struct Result {
    public let addedSamples: [Sample]
    public let deletedObjects: [HKDeletedObject]
    public let newAnchor: HKQueryAnchor
  }

  private let predicates: [HKSamplePredicate<Sample>]
  private let anchor: HKQueryAnchor?
  private let limit: Int?

  public init(
    predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil
  ) {
    self.predicates = predicates
    self.anchor = anchor
    self.limit = limit
  }

  public func result(for healthStore: HKHealthStore) async throws -> Result {
    let changes = try AnchoredChanges(
      of: predicates.map(\.descriptor), since: anchor, limit: limit ?? HKObjectQueryNoLimit)
    return Result(
      addedSamples: changes.added.compactMap { $0 as? Sample }, deletedObjects: changes.deleted,
      newAnchor: changes.anchor)
  }
}
