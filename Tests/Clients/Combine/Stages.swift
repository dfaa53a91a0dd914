// The app's pipelines out of their stages, each made by its initialiser: a builder puts them
// together from a table of rules.

import Combine
import Foundation

/// The readings of one sensor, as a rule's stages make them.
struct Stages {
  let readings: AnyPublisher<Int, URLError>

  private typealias Readings = AnyPublisher<Int, URLError>

  /// The stages that let readings through, or not.
  func gates() -> [Any] {
    let isEven: (Int) -> Bool = { $0.isMultiple(of: 2) }
    let check: (Int) throws -> Bool = { try $0 > limit() }
    return [
      Publishers.Filter(upstream: readings, isIncluded: isEven),
      Publishers.TryFilter(upstream: readings, isIncluded: check),
      Publishers.RemoveDuplicates(upstream: readings, predicate: ==),
      Publishers.TryRemoveDuplicates(upstream: readings) { try $0 == $1 + limit() },
      Publishers.PrefixWhile(upstream: readings, predicate: isEven),
      Publishers.TryPrefixWhile(upstream: readings, predicate: check),
      Publishers.FirstWhere(upstream: readings, predicate: isEven),
      Publishers.TryFirstWhere(upstream: readings, predicate: check),
      Publishers.LastWhere(upstream: readings, predicate: isEven),
      Publishers.TryLastWhere(upstream: readings, predicate: check),
      Publishers.DropWhile(upstream: readings, predicate: isEven),
      Publishers.TryDropWhile(upstream: readings, predicate: check),
      Publishers.ContainsWhere(upstream: readings, predicate: isEven),
      Publishers.TryContainsWhere(upstream: readings, predicate: check),
      Publishers.TryAllSatisfy(upstream: readings, predicate: check),
      Publishers.IgnoreOutput(upstream: readings),
      Publishers.ReplaceEmpty(upstream: readings, output: 0),
    ]
  }

  /// The stages that make one value of several.
  func sums() -> [Any] {
    [
      Publishers.Scan(upstream: readings, initialResult: "") { "\($0)\($1)" },
      Publishers.TryScan(upstream: readings, initialResult: 0) { try $0 + $1 + limit() },
      Publishers.Reduce(upstream: readings, initial: 0, nextPartialResult: +),
      Publishers.TryReduce(upstream: readings, initial: 0) { try $0 + $1 + limit() },
      Publishers.Comparison(upstream: readings, areInIncreasingOrder: <),
      Publishers.TryComparison(upstream: readings) { try $0 < $1 + limit() },
      Publishers.CollectByCount(upstream: readings, count: 4),
      Publishers.TryCompactMap(upstream: readings) { try $0 > limit() ? "\($0)" : nil },
      Publishers.TryCatch(upstream: readings) { error -> Readings in throw error },
      Publishers.HandleEvents(
        upstream: readings, receiveSubscription: { print($0) }, receiveOutput: { print($0) },
        receiveCompletion: { print($0) }, receiveCancel: {}, receiveRequest: { print($0) }),
    ]
  }

  /// The stages that a clock drives.
  func timed() -> [Any] {
    let queue = DispatchQueue.main
    return [
      Publishers.Delay(upstream: readings, interval: 1, tolerance: 0.1, scheduler: queue),
      Publishers.Debounce(upstream: readings, dueTime: 1, scheduler: queue, options: nil),
      Publishers.Throttle(upstream: readings, interval: 1, scheduler: queue, latest: true),
      Publishers.Timeout(
        upstream: readings, interval: 1, scheduler: queue, options: nil,
        customError: { URLError(.timedOut) }),
      Publishers.SubscribeOn(upstream: readings, scheduler: queue, options: nil),
      Publishers.MeasureInterval(upstream: readings, scheduler: queue),
      Publishers.CollectByTime(
        upstream: readings, strategy: .byTime(queue, 5), options: nil),
    ]
  }

  private func limit() throws -> Int { 1 }
}
