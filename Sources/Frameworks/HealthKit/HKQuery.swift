// HealthKit's queries. Each hands its caller the error that the store gives it.

public import FoundationSupplement

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

open class HKQuery: NSObject, @unchecked Sendable {
  public let predicate: NSPredicate?
  private let failure: (HKQuery, any Error) -> Void

  init(_ predicate: NSPredicate?, failure: @escaping (HKQuery, any Error) -> Void) {
    self.predicate = predicate
    self.failure = failure
  }

  func fail(with error: any Error) { failure(self, error) }

  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    NSPredicate { object, _ in
      guard let sample = object as? HKSample else { return false }
      let begin = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let isAfter = startDate.map { begin >= $0 } ?? true
      let end = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return isAfter && (endDate.map { end < $0 } ?? true)
    }
  }

  open class func predicateForWorkouts(
    with workoutActivityType: HKWorkoutActivityType
  ) -> NSPredicate {
    NSPredicate { object, _ in
      (object as? HKWorkout)?.workoutActivityType == workoutActivityType
    }
  }

  open class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents,
    end endDateComponents: DateComponents
  ) -> NSPredicate {
    NSPredicate(value: true)
  }

  open class func predicateForActivitySummary(
    with dateComponents: DateComponents
  ) -> NSPredicate {
    NSPredicate(value: true)
  }
}

open class HKSampleQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init(predicate) { query, error in
      if let query = query as? HKSampleQuery { resultsHandler(query, nil, error) }
    }
  }
}

public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

open class HKStatistics: NSObject, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let startDate: Date
  public let endDate: Date

  init(_ type: HKQuantityType, _ start: Date, _ end: Date) {
    quantityType = type
    startDate = start
    endDate = end
  }

  open func sumQuantity() -> HKQuantity? { nil }
  open func averageQuantity() -> HKQuantity? { nil }
  open func minimumQuantity() -> HKQuantity? { nil }
  open func maximumQuantity() -> HKQuantity? { nil }
  open func mostRecentQuantity() -> HKQuantity? { nil }
}

open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  open func statistics() -> [HKStatistics] { [] }
  open func statistics(for date: Date) -> HKStatistics? { nil }

  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
}

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (
        HKStatisticsQuery, HKStatistics?, (any Error)?
      ) -> Void
  ) {
    super.init(quantitySamplePredicate) { query, error in
      if let query = query as? HKStatisticsQuery { handler(query, nil, error) }
    }
  }
}

open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  open var initialResultsHandler:
    (@Sendable (HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  open var statisticsUpdateHandler:
    (
      @Sendable (
        HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?
      ) -> Void
    )?

  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) {
    super.init(quantitySamplePredicate) { query, error in
      guard let query = query as? HKStatisticsCollectionQuery else { return }
      query.initialResultsHandler?(query, nil, error)
    }
  }
}

open class HKObserverQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler:
      @escaping @Sendable (
        HKObserverQuery, @escaping () -> Void, (any Error)?
      ) -> Void
  ) {
    super.init(predicate) { query, error in
      if let query = query as? HKObserverQuery { updateHandler(query, {}, error) }
    }
  }
}

open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  public init(
    predicate: NSPredicate?,
    resultsHandler handler:
      @escaping @Sendable (
        HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?
      ) -> Void
  ) {
    super.init(predicate) { query, error in
      if let query = query as? HKActivitySummaryQuery { handler(query, nil, error) }
    }
  }
}

public struct HKSamplePredicate<Sample>: Sendable {
  public static func quantitySample(
    type: HKQuantityType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate<HKQuantitySample>() }

  public static func categorySample(
    type: HKCategoryType, predicate: NSPredicate? = nil
  ) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate<HKCategorySample>() }

  public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> {
    HKSamplePredicate<HKWorkout>()
  }
}

public struct HKSampleQueryDescriptor<Sample: HKSample> {
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {}

  public func result(for healthStore: HKHealthStore) async throws -> [Sample] {
    throw HKError.notDetermined
  }
}

public struct HKStatisticsQueryDescriptor {
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {}

  public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? {
    throw HKError.notDetermined
  }
}

public struct HKStatisticsCollectionQueryDescriptor {
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {}

  public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection {
    throw HKError.notDetermined
  }
}
