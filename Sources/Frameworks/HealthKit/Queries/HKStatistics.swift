// Statistics of samples: sums, averages, extremes and the latest value, of all sources or of each.

public import FoundationSupplement

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

  /// The sources of the quantities; nil where they were not asked to be kept apart.
  open var sources: [HKSource]? {
    guard options.contains(.separateBySource) else { return nil }
    return samples.map(\.sourceRevision.source).reduce(into: []) { sources, source in
      if !sources.contains(source) { sources.append(source) }
    }
  }

  private let samples: [HKQuantitySample]
  private let options: HKStatisticsOptions

  init(
    _ type: HKQuantityType, _ start: Date, _ end: Date, _ samples: [HKQuantitySample],
    _ options: HKStatisticsOptions
  ) {
    quantityType = type
    startDate = start
    endDate = end
    self.samples = samples
    self.options = options
  }

  /// Computes a number of the quantities, in the unit of the first.
  private func reduced(
    _ option: HKStatisticsOptions, _ source: HKSource?, _ compute: ([Double]) -> Double?
  ) -> HKQuantity? {
    guard options.contains(option), let own = samples(of: source) else { return nil }
    guard let unit = own.first?.quantity.unit else { return nil }
    let values = own.map(\.quantity).filter { $0.is(compatibleWith: unit) }
      .map { $0.doubleValue(for: unit) }
    return compute(values).map { HKQuantity(unit: unit, doubleValue: $0) }
  }

  /// The samples of a source, or all; nil where sources were not asked to be kept apart.
  private func samples(of source: HKSource?) -> [HKQuantitySample]? {
    guard let source else { return samples }
    guard options.contains(.separateBySource) else { return nil }
    return samples.filter { $0.sourceRevision.source == source }
  }

  private func sum(_ source: HKSource?) -> HKQuantity? {
    reduced(.cumulativeSum, source) { $0.reduce(0, +) }
  }

  private func average(_ source: HKSource?) -> HKQuantity? {
    reduced(.discreteAverage, source) { $0.reduce(0, +) / Double($0.count) }
  }

  /// The sample that ended last.
  private func latest(_ source: HKSource?) -> HKQuantitySample? {
    guard options.contains(.mostRecent) else { return nil }
    return samples(of: source)?.enumerated()
      .max { ($0.element.endDate, $0.offset) < ($1.element.endDate, $1.offset) }?.element
  }

  private func interval(_ source: HKSource?) -> DateInterval? {
    latest(source).map { DateInterval(start: $0.startDate, end: $0.endDate) }
  }

  /// The time of all samples together, in seconds.
  private func time(_ source: HKSource?) -> HKQuantity? {
    guard options.contains(.duration), let own = samples(of: source), !own.isEmpty else {
      return nil
    }
    let seconds = own.reduce(0) { $0 + $1.endDate.timeIntervalSince($1.startDate) }
    return HKQuantity(unit: .second(), doubleValue: seconds)
  }

  open func sumQuantity() -> HKQuantity? { sum(nil) }
  open func sumQuantity(for source: HKSource) -> HKQuantity? { sum(source) }
  open func averageQuantity() -> HKQuantity? { average(nil) }
  open func averageQuantity(for source: HKSource) -> HKQuantity? { average(source) }
  open func minimumQuantity() -> HKQuantity? { reduced(.discreteMin, nil) { $0.min() } }
  open func minimumQuantity(for source: HKSource) -> HKQuantity? {
    reduced(.discreteMin, source) { $0.min() }
  }
  open func maximumQuantity() -> HKQuantity? { reduced(.discreteMax, nil) { $0.max() } }
  open func maximumQuantity(for source: HKSource) -> HKQuantity? {
    reduced(.discreteMax, source) { $0.max() }
  }
  open func mostRecentQuantity() -> HKQuantity? { latest(nil)?.quantity }
  open func mostRecentQuantity(for source: HKSource) -> HKQuantity? { latest(source)?.quantity }
  open func mostRecentQuantityDateInterval() -> DateInterval? { interval(nil) }
  open func mostRecentQuantityDateInterval(for source: HKSource) -> DateInterval? {
    interval(source)
  }
  open func duration() -> HKQuantity? { time(nil) }
  open func duration(for source: HKSource) -> HKQuantity? { time(source) }
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
