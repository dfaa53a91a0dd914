// HealthKit's queries. Each hands its caller the samples of the environment, or the error that the
// store gives it.

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
  private let answer: (HKQuery, Result<[HKSample], any Error>) -> Void
  private let type: HKObjectType

  init(
    _ type: HKObjectType, _ predicate: NSPredicate?,
    answer: @escaping (HKQuery, Result<[HKSample], any Error>) -> Void
  ) {
    self.type = type
    self.predicate = predicate
    self.answer = answer
  }

  func run() { answer(self, Result { try HealthSamples.samples(of: type, predicate) }) }

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
    super.init(sampleType, predicate) { query, answer in
      guard let query = query as? HKSampleQuery else { return }
      switch answer {
      case .failure(let error): resultsHandler(query, nil, error)
      case .success(let samples):
        resultsHandler(query, Self.sorted(samples, sortDescriptors, limit), nil)
      }
    }
  }

  private static func sorted(
    _ samples: [HKSample], _ descriptors: [NSSortDescriptor]?, _ limit: Int
  ) -> [HKSample] {
    var samples = samples
    for descriptor in (descriptors ?? []).reversed() {
      samples.sort { descriptor.compare($0, to: $1) == .orderedAscending }
    }
    return limit == HKObjectQueryNoLimit ? samples : Array(samples.prefix(limit))
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

  private let quantities: [HKQuantity]
  private let options: HKStatisticsOptions

  init(
    _ type: HKQuantityType, _ start: Date, _ end: Date, _ samples: [HKQuantitySample],
    _ options: HKStatisticsOptions
  ) {
    quantityType = type
    startDate = start
    endDate = end
    quantities = samples.map(\.quantity)
    self.options = options
  }

  /// Computes a number of the quantities, in the unit of the first.
  private func reduced(
    _ option: HKStatisticsOptions, _ compute: ([Double]) -> Double?
  ) -> HKQuantity? {
    guard options.contains(option), let unit = quantities.first?.unit else { return nil }
    let values = quantities.filter { $0.is(compatibleWith: unit) }.map { $0.doubleValue(for: unit) }
    return compute(values).map { HKQuantity(unit: unit, doubleValue: $0) }
  }

  open func sumQuantity() -> HKQuantity? { reduced(.cumulativeSum) { $0.reduce(0, +) } }
  open func averageQuantity() -> HKQuantity? {
    reduced(.discreteAverage) { $0.reduce(0, +) / Double($0.count) }
  }
  open func minimumQuantity() -> HKQuantity? { reduced(.discreteMin) { $0.min() } }
  open func maximumQuantity() -> HKQuantity? { reduced(.discreteMax) { $0.max() } }
  open func mostRecentQuantity() -> HKQuantity? { reduced(.mostRecent) { $0.last } }
}

open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let all: [HKStatistics]

  /// Groups samples by intervals that are counted from a date.
  init(
    _ samples: [HKSample], _ type: HKQuantityType, _ options: HKStatisticsOptions, anchor: Date,
    _ interval: DateComponents
  ) {
    let calendar = Calendar.current
    var all: [HKStatistics] = []
    var rest = samples[...]
    var start = anchor
    while let first = rest.first, first.startDate < start,
      let earlier = calendar.date(byAdding: interval.negated, to: start), earlier < start
    {
      start = earlier
    }
    while !rest.isEmpty, let end = calendar.date(byAdding: interval, to: start), end > start {
      let own = rest.prefix { $0.startDate < end }
      rest = rest.dropFirst(own.count)
      if let one = HKStatistics.of(Array(own), type, options, from: start, to: end) {
        all.append(one)
      }
      start = end
    }
    self.all = all
  }

  open func statistics() -> [HKStatistics] { all }
  open func statistics(for date: Date) -> HKStatistics? {
    all.first { $0.startDate <= date && date < $0.endDate }
  }

  open func enumerateStatistics(
    from startDate: Date, to endDate: Date,
    with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for one in all where one.endDate > startDate && one.startDate <= endDate && !stops.boolValue {
      block(one, &stops)
    }
  }
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
    super.init(quantityType, quantitySamplePredicate) { query, answer in
      guard let query = query as? HKStatisticsQuery else { return }
      switch answer {
      case .failure(let error): handler(query, nil, error)
      case .success(let samples):
        let statistics = HKStatistics.of(
          samples, quantityType, options, from: samples.first?.startDate ?? .distantPast,
          to: samples.map(\.endDate).max() ?? .distantPast)
        handler(query, statistics, statistics == nil ? HKError(.errorNoData) : nil)
      }
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
    super.init(quantityType, quantitySamplePredicate) { query, answer in
      guard let query = query as? HKStatisticsCollectionQuery else { return }
      switch answer {
      case .failure(let error): query.initialResultsHandler?(query, nil, error)
      case .success(let samples):
        let collection = HKStatisticsCollection(
          samples, quantityType, options, anchor: anchorDate, intervalComponents)
        query.initialResultsHandler?(query, collection, nil)
      }
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
    super.init(sampleType, predicate) { query, answer in
      guard let query = query as? HKObserverQuery else { return }
      if case .failure(let error) = answer { updateHandler(query, {}, error) }
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
    super.init(HKObjectType.activitySummaryType(), predicate) { query, answer in
      guard let query = query as? HKActivitySummaryQuery else { return }
      switch answer {
      case .failure(let error): handler(query, nil, error)
      case .success: handler(query, [], nil)
      }
    }
  }
}

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

extension DateComponents {
  /// The same span backwards.
  fileprivate var negated: DateComponents {
    var other = DateComponents()
    for unit in [Calendar.Component.year, .month, .day, .hour, .minute, .second, .weekOfYear] {
      if let value = value(for: unit) { other.setValue(-value, for: unit) }
    }
    return other
  }
}
