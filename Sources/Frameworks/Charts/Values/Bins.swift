// Swift Charts' bins: ranges of equal length over numbers and dates.

public import SwiftUI

/// A range of values; of the last bin it has its end in it.
public struct ChartBinRange<Bound: Comparable>: RangeExpression {
  public let lowerBound: Bound
  public let upperBound: Bound
  private let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
    self.isClosed = isClosed
  }

  public func relative<C: Collection>(to collection: C) -> Range<Bound> where C.Index == Bound {
    isClosed && collection.endIndex > upperBound
      ? lowerBound..<collection.index(after: upperBound) : lowerBound..<upperBound
  }

  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (isClosed ? element <= upperBound : element < upperBound)
  }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// The place of a value among thresholds: the number of those that are not above it, less one.
private func place<Value: Comparable>(of value: Value, among thresholds: [Value]) -> Int {
  var (low, high) = (0, thresholds.count)
  while low < high {
    let middle = (low + high) / 2
    if thresholds[middle] <= value { low = middle + 1 } else { high = middle }
  }
  // The last bin has its end in it.
  return low == thresholds.count && thresholds.last == value ? low - 2 : low - 1
}

/// Bins of numbers.
public struct NumberBins<Value: Comparable>: RandomAccessCollection {
  public typealias Index = Int
  public typealias Element = ChartBinRange<Value>

  public let thresholds: [Value]

  public init(thresholds: [Value]) { self.thresholds = thresholds }

  public var startIndex: Int { 0 }

  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(
      thresholds[position], thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  public func index(for value: Value) -> Int { place(of: value, among: thresholds) }
}

/// The thresholds that bins of a size have around some numbers.
private func thresholds(from low: Double, to high: Double, every size: Double) -> [Double] {
  guard size > 0, high >= low, (high - low) / size < 100_000 else { return [low, high] }
  let first = (low / size + 1e-9).rounded(.down)
  let last = Swift.max(first + 1, (high / size - 1e-9).rounded(.up))
  return stride(from: first, through: last, by: 1).map { $0 * size }
}

/// The size of bins by which Scott's rule has as many as fit the numbers, 200 at most.
private func binCount(for values: [Double], _ desired: Int?) -> Int {
  if let desired { return Swift.max(1, desired) }
  guard values.count > 1, let low = values.min(), let high = values.max(), high > low else {
    return 1
  }
  let mean = values.reduce(0, +) / Double(values.count)
  let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
  let deviation = (squares / Double(values.count - 1)).squareRoot()
  let width = 3.49 * deviation / cbrt(Double(values.count))
  return Swift.max(1, Swift.min(200, Int(((high - low) / width).rounded(.up))))
}

/// The least of 1, 2 and 5 times a power of ten of which a length holds no more than a number.
private func roundSize(_ length: Double, _ count: Int, least: Double) -> Double {
  guard length > 0, length.isFinite else { return Swift.max(1, least) }
  let rough = length / Double(count)
  let power = pow(10, log10(rough).rounded(.down))
  let size = [1.0, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999_999 } ?? rough
  return Swift.max(size, least)
}

extension NumberBins where Value: BinaryFloatingPoint {
  public init(size: Value, data: [Value]) {
    self.init(size: size, range: (data.min() ?? 0)...(data.max() ?? 0))
  }

  public init(size: Value, range: ClosedRange<Value>) {
    let ends = Charts.thresholds(
      from: Double(range.lowerBound), to: Double(range.upperBound), every: Double(size))
    self.init(thresholds: ends.map { Value($0) })
  }

  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let number = binCount(for: data.map { Double($0) }, desiredCount)
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 0), desiredCount: number,
      minimumStride: minimumStride)
  }

  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let length = Double(range.upperBound - range.lowerBound)
    let size = roundSize(length, Swift.max(1, desiredCount), least: Double(minimumStride))
    self.init(size: Value(size), range: range)
  }

  public init(range: ClosedRange<Value>, count: Int) {
    let step = (range.upperBound - range.lowerBound) / Value(Swift.max(1, count))
    let inner = (0..<Swift.max(1, count)).map { range.lowerBound + step * Value($0) }
    self.init(thresholds: inner + [range.upperBound])
  }
}

extension NumberBins where Value: BinaryInteger {
  public init(size: Value, data: [Value]) {
    self.init(size: size, range: (data.min() ?? 0)...(data.max() ?? 0))
  }

  public init(size: Value, range: ClosedRange<Value>) {
    let ends = Charts.thresholds(
      from: Double(range.lowerBound), to: Double(range.upperBound) + 1, every: Double(size))
    self.init(thresholds: ends.map { Value($0) })
  }

  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let number = binCount(for: data.map { Double($0) }, desiredCount)
    self.init(
      range: (data.min() ?? 0)...(data.max() ?? 0), desiredCount: number,
      minimumStride: minimumStride)
  }

  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let length = Double(range.upperBound - range.lowerBound) + 1
    let least = Swift.max(1, Double(minimumStride))
    let size = roundSize(length, Swift.max(1, desiredCount), least: least)
    self.init(size: Value(size.rounded(.up)), range: range)
  }

  public init(range: ClosedRange<Value>, count: Int) {
    let (low, length) = (Double(range.lowerBound), Double(range.upperBound - range.lowerBound) + 1)
    let step = length / Double(Swift.max(1, count))
    let inner = (0...Swift.max(1, count)).map { Value((low + step * Double($0)).rounded(.up)) }
    self.init(thresholds: inner)
  }
}

/// Bins of dates.
public struct DateBins: RandomAccessCollection {
  public typealias Index = Int
  public typealias Element = ChartBinRange<Date>

  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds }

  public init(timeInterval: TimeInterval, data: [Date]) {
    let now = Date(timeIntervalSince1970: 0)
    self.init(timeInterval: timeInterval, range: (data.min() ?? now)...(data.max() ?? now))
  }

  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard timeInterval > 0, length / timeInterval < 100_000 else {
      self.init(thresholds: [range.lowerBound, range.upperBound])
      return
    }
    let number = Swift.max(1, Int((length / timeInterval - 1e-9).rounded(.up)))
    self.init(
      thresholds: (0...number).map { range.lowerBound + Double($0) * timeInterval })
  }

  public init(
    unit: Calendar.Component, by stride: Int = 1, data: [Date],
    calendar: Calendar = .autoupdatingCurrent
  ) {
    let now = Date(timeIntervalSince1970: 0)
    self.init(
      unit: unit, by: stride, range: (data.min() ?? now)...(data.max() ?? now), calendar: calendar)
  }

  public init(
    unit: Calendar.Component, by stride: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .autoupdatingCurrent
  ) {
    var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var thresholds = [date]
    while date <= range.upperBound, thresholds.count < 100_000,
      let next = calendar.date(byAdding: unit, value: Swift.max(1, stride), to: date), next > date
    {
      thresholds.append(next)
      date = next
    }
    self.init(thresholds: thresholds)
  }

  public init(
    data: [Date], desiredCount: Int? = nil, calendar: Calendar = .autoupdatingCurrent
  ) {
    let now = Date(timeIntervalSince1970: 0)
    let number = binCount(for: data.map(\.timeIntervalSince1970), desiredCount)
    self.init(
      range: (data.min() ?? now)...(data.max() ?? now), desiredCount: number, calendar: calendar)
  }

  public init(
    range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .autoupdatingCurrent
  ) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let (unit, stride, _) =
      Self.steps.first { length / $0.2 <= Double(Swift.max(1, desiredCount)) } ?? (.year, 10, 0)
    self.init(unit: unit, by: stride, range: range, calendar: calendar)
  }

  private static let steps: [(Calendar.Component, Int, Double)] = [
    (.second, 1, 1), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900), (.hour, 1, 3600),
    (.hour, 3, 10_800), (.hour, 6, 21_600), (.day, 1, 86_400), (.weekOfYear, 1, 604_800),
    (.month, 1, 2_629_800), (.quarter, 1, 7_889_400), (.year, 1, 31_557_600),
  ]

  public var startIndex: Int { 0 }

  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      thresholds[position], thresholds[position + 1], isClosed: position == endIndex - 1)
  }

  public func index(for value: Date) -> Int { place(of: value, among: thresholds) }
}
