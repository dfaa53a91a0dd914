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
  /// The types of samples that are wanted, each with its predicate.
  let wanted: [HKQueryDescriptor]

  convenience init(
    _ type: HKObjectType, _ predicate: NSPredicate?,
    answer: @escaping (HKQuery, Result<[HKSample], any Error>) -> Void
  ) {
    self.init([HKQueryDescriptor(type, predicate)], answer: answer)
  }

  init(
    _ wanted: [HKQueryDescriptor],
    answer: @escaping (HKQuery, Result<[HKSample], any Error>) -> Void
  ) {
    self.wanted = wanted
    predicate = wanted.count == 1 ? wanted[0].predicate : nil
    self.answer = answer
  }

  func run() { answer(self, Result { try wanted.flatMap { try $0.samples() } }) }

  /// Whether the query tells of changes of the store until it is stopped.
  var isLasting: Bool { false }

  /// Tells of a change of the store.
  func tellChange() {}

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
    super.init([HKQueryDescriptor(sampleType, predicate)]) {
      Self.answer($0, $1, sortDescriptors, limit, resultsHandler)
    }
  }

  public init(
    queryDescriptors: [HKQueryDescriptor], limit: Int, sortDescriptors: [NSSortDescriptor] = [],
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    super.init(queryDescriptors) {
      Self.answer($0, $1, sortDescriptors, limit, resultsHandler)
    }
  }

  private static func answer(
    _ query: HKQuery, _ answer: Result<[HKSample], any Error>,
    _ sortDescriptors: [NSSortDescriptor]?, _ limit: Int,
    _ handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    guard let query = query as? HKSampleQuery else { return }
    switch answer {
    case .failure(let error): handler(query, nil, error)
    case .success(let samples): handler(query, sorted(samples, sortDescriptors, limit), nil)
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

open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (
        HKStatisticsQuery, HKStatistics?, (any Error)?
      ) -> Void
  ) {
    super.init([HKQueryDescriptor(quantityType, quantitySamplePredicate)]) { query, answer in
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
    super.init([HKQueryDescriptor(quantityType, quantitySamplePredicate)]) { query, answer in
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

open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
  public init(
    predicate: NSPredicate?,
    resultsHandler handler:
      @escaping @Sendable (
        HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?
      ) -> Void
  ) {
    super.init([HKQueryDescriptor(HKObjectType.activitySummaryType(), predicate)]) {
      query, answer in
      guard let query = query as? HKActivitySummaryQuery else { return }
      switch answer {
      case .failure(let error): handler(query, nil, error)
      case .success: handler(query, [], nil)
      }
    }
  }
}

/// A type of samples, and a condition of theirs.
open class HKQueryDescriptor: NSObject, NSCopying, @unchecked Sendable {
  /// The type of samples, or another type of objects that a query is of.
  let type: HKObjectType
  public let predicate: NSPredicate?
  open var sampleType: HKSampleType { (type as? HKSampleType) ?? HKObjectType.workoutType() }

  init(_ type: HKObjectType, _ predicate: NSPredicate?) {
    self.type = type
    self.predicate = predicate
  }

  public convenience init(sampleType: HKSampleType, predicate: NSPredicate?) {
    self.init(sampleType, predicate)
  }

  func samples() throws -> [HKSample] { try HealthSamples.samples(of: type, predicate) }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}
