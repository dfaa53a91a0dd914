// The queries of HealthKit that are awaited. Samples do not change while a widget is asked, so that
// a sequence of results tells the first and then waits.

public import FoundationSupplement

public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  /// The type of the samples.
  public let sampleType: HKSampleType
  /// The condition on the samples, where there is one.
  public let nsPredicate: NSPredicate?

  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> {
    HKSamplePredicate<HKQuantitySample>(sampleType: type, nsPredicate: predicate)
  }

  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> {
    HKSamplePredicate<HKCategorySample>(sampleType: type, nsPredicate: predicate)
  }

  public static func sample(
    type: HKSampleType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKSample> {
    HKSamplePredicate<HKSample>(sampleType: type, nsPredicate: predicate)
  }

  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate<HKWorkout>(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
  }

  func samples() throws -> [HKSample] { try HealthSamples.samples(of: sampleType, nsPredicate) }

  var descriptor: HKQueryDescriptor { HKQueryDescriptor(sampleType, nsPredicate) }
}

public struct HKSampleQueryDescriptor<Sample: HKSample> {
  /// The conditions; a sample fulfils one of them.
  public var predicates: [HKSamplePredicate<Sample>]
  /// The order of the samples.
  public var sortDescriptors: [SortDescriptor<Sample>]
  /// The most samples that are told; nil for all.
  public var limit: Int?

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
  /// The samples that are summarized.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// The statistics that are computed.
  public var options: HKStatisticsOptions

  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    self.predicate = predicate
    self.options = options
  }

  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    let samples = try predicate.samples()
    guard let type = predicate.sampleType as? HKQuantityType, let first = samples.first else {
      return nil
    }
    return HKStatistics.of(
      samples, type, options, from: first.startDate,
      to: samples.map(\.endDate).max() ?? first.endDate)
  }
}

public struct HKStatisticsCollectionQueryDescriptor {
  /// The samples that are summarized.
  public var predicate: HKSamplePredicate<HKQuantitySample>
  /// The statistics that are computed.
  public var options: HKStatisticsOptions
  /// The date at which one of the intervals begins.
  public var anchorDate: Date
  /// The length of an interval.
  public var intervalComponents: DateComponents

  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    self.predicate = predicate
    self.options = options
    self.anchorDate = anchorDate
    self.intervalComponents = intervalComponents
  }

  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    guard let type = predicate.sampleType as? HKQuantityType else { throw HKError.notDetermined }
    return HKStatisticsCollection(
      try predicate.samples(), type, options, anchor: anchorDate, intervalComponents)
  }

  /// Returns the statistics, and again where they change.
  public func results(for healthStore: HKHealthStore) -> Results {
    Results(descriptor: self, store: healthStore)
  }

  /// The statistics at a moment.
  public struct Result: Sendable {
    /// All statistics.
    public let statisticsCollection: HKStatisticsCollection
    /// Those that changed since the last result; nil in the first.
    public let updatedStatistics: [HKStatistics]?
  }

  /// The statistics as they are, and as they become.
  public struct Results: AsyncSequence {
    public typealias Element = Result

    fileprivate let descriptor: HKStatisticsCollectionQueryDescriptor
    fileprivate let store: HKHealthStore

    /// Returns an iterator over the results.
    public func makeAsyncIterator() -> Iterator { Iterator(results: self) }

    /// An iterator over the results.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let results: Results
      private var isTold = false
      private let never = AsyncStream<Result> { _ in }

      fileprivate init(results: Results) { self.results = results }

      /// Returns the statistics, and then waits until the task is cancelled.
      public mutating func next() async throws -> Result? {
        guard isTold else {
          isTold = true
          return Result(
            statisticsCollection: try await results.descriptor.result(for: results.store),
            updatedStatistics: nil)
        }
        for await result in never { return result }
        return nil
      }
    }
  }
}

/// A query for the samples that were added and deleted since an anchor.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: @unchecked Sendable {
  /// The answer to one query.
  public struct Result {
    public let addedSamples: [Sample]
    public let deletedObjects: [HKDeletedObject]
    public let newAnchor: HKQueryAnchor
  }

  /// The conditions; a sample fulfils one of them.
  public var predicates: [HKSamplePredicate<Sample>]
  /// The anchor after which the changes begin; nil for all samples.
  public var anchor: HKQueryAnchor?
  /// The most samples that are told; nil for all.
  public var limit: Int?

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
