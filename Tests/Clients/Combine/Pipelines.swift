// The app's diagnosis of its streams: each operator says what it does and what comes before it.

import Combine
import Foundation

/// A publisher that can say of which steps it consists.
protocol DescribedPipeline: Publisher {
  var steps: [String] { get }
}

/// The steps of a publisher; one that cannot say is named by its type.
func steps(of publisher: some Publisher) -> [String] {
  (publisher as? any DescribedPipeline)?.steps ?? ["\(type(of: publisher))"]
}

// MARK: - One stream

extension Publishers.Filter: DescribedPipeline {
  var steps: [String] { chain(upstream, "filter") }

  /// Whether an element would pass.
  func lets(_ element: Output) -> Bool { isIncluded(element) }
}

extension Publishers.TryFilter: DescribedPipeline {
  var steps: [String] { chain(upstream, "tryFilter") }

  func lets(_ element: Output) -> Bool { (try? isIncluded(element)) ?? false }
}

extension Publishers.RemoveDuplicates: DescribedPipeline {
  var steps: [String] { chain(upstream, "removeDuplicates") }

  func areSame(_ left: Output, _ right: Output) -> Bool { predicate(left, right) }
}

extension Publishers.PrefixWhile: DescribedPipeline {
  var steps: [String] { chain(upstream, "prefix(while:)") }

  func goesOn(with element: Output) -> Bool { predicate(element) }
}

extension Publishers.FirstWhere: DescribedPipeline {
  var steps: [String] { chain(upstream, "first(where:)") }

  func ends(with element: Output) -> Bool { predicate(element) }
}

extension Publishers.LastWhere: DescribedPipeline {
  var steps: [String] { chain(upstream, "last(where:)") }

  func remembers(_ element: Output) -> Bool { predicate(element) }
}

extension Publishers.DropWhile: DescribedPipeline {
  var steps: [String] { chain(upstream, "drop(while:)") }

  func skips(_ element: Output) -> Bool { predicate(element) }
}

extension Publishers.Drop: DescribedPipeline {
  var steps: [String] { chain(upstream, "dropFirst(\(count))") }
}

extension Publishers.Output: DescribedPipeline {
  var steps: [String] { chain(upstream, "output(in: \(range))") }
}

extension Publishers.IgnoreOutput: DescribedPipeline {
  var steps: [String] { chain(upstream, "ignoreOutput") }
}

extension Publishers.Map: DescribedPipeline {
  var steps: [String] { chain(upstream, "map") }

  /// The output for one element.
  func preview(of element: Upstream.Output) -> Output { transform(element) }
}

extension Publishers.TryMap: DescribedPipeline {
  var steps: [String] { chain(upstream, "tryMap") }

  func preview(of element: Upstream.Output) -> Output? { try? transform(element) }
}

extension Publishers.CompactMap: DescribedPipeline {
  var steps: [String] { chain(upstream, "compactMap") }

  func preview(of element: Upstream.Output) -> Output? { transform(element) }
}

extension Publishers.TryCompactMap: DescribedPipeline {
  var steps: [String] { chain(upstream, "tryCompactMap") }

  func preview(of element: Upstream.Output) -> Output? { try? transform(element) }
}

extension Publishers.Scan: DescribedPipeline {
  var steps: [String] { chain(upstream, "scan from \(initialResult)") }

  func preview(of element: Upstream.Output) -> Output { nextPartialResult(initialResult, element) }
}

extension Publishers.Reduce: DescribedPipeline {
  var steps: [String] { chain(upstream, "reduce from \(initial)") }

  func preview(of element: Upstream.Output) -> Output { nextPartialResult(initial, element) }
}

extension Publishers.Collect: DescribedPipeline {
  var steps: [String] { chain(upstream, "collect") }
}

extension Publishers.CollectByCount: DescribedPipeline {
  var steps: [String] { chain(upstream, "collect(\(count))") }
}

extension Publishers.Comparison: DescribedPipeline {
  var steps: [String] { chain(upstream, "min or max") }

  func prefers(_ left: Output, to right: Output) -> Bool { areInIncreasingOrder(right, left) }
}

extension Publishers.ReplaceEmpty: DescribedPipeline {
  var steps: [String] { chain(upstream, "replaceEmpty(with: \(output))") }
}

extension Publishers.ContainsWhere: DescribedPipeline {
  var steps: [String] { chain(upstream, "contains(where:)") }

  func finds(_ element: Upstream.Output) -> Bool { predicate(element) }
}

extension Publishers.Decode: DescribedPipeline {
  var steps: [String] { chain(upstream, "decode") }
}

extension Publishers.Encode: DescribedPipeline {
  var steps: [String] { chain(upstream, "encode") }
}

extension Publishers.SetFailureType: DescribedPipeline {
  var steps: [String] { chain(upstream, "setFailureType(to: \(Failure.self))") }
}

// MARK: - Failures

extension Publishers.MapError: DescribedPipeline {
  var steps: [String] { chain(upstream, "mapError") }

  func preview(of error: Upstream.Failure) -> Failure { transform(error) }
}

extension Publishers.ReplaceError: DescribedPipeline {
  var steps: [String] { chain(upstream, "replaceError(with: \(output))") }
}

extension Publishers.Catch: DescribedPipeline {
  var steps: [String] { chain(upstream, "catch") }

  func stepsAfter(_ error: Upstream.Failure) -> [String] { chain(handler(error), "") }
}

extension Publishers.TryCatch: DescribedPipeline {
  var steps: [String] { chain(upstream, "tryCatch") }

  func stepsAfter(_ error: Upstream.Failure) throws -> [String] {
    chain(try handler(error), "")
  }
}

extension Publishers.Retry: DescribedPipeline {
  var steps: [String] { chain(upstream, "retry(\(retries.map(String.init) ?? "always"))") }
}

// MARK: - Watching

extension Publishers.HandleEvents: DescribedPipeline {
  var steps: [String] { chain(upstream, "handleEvents") }

  /// Gives an element to whoever watches, without a subscription.
  func rehearse(_ element: Output, _ subscription: any Subscription) {
    receiveSubscription?(subscription)
    receiveRequest?(.max(1))
    receiveOutput?(element)
    receiveCompletion?(.finished)
    receiveCancel?()
  }
}

extension Publishers.Share: DescribedPipeline {
  var steps: [String] { chain(upstream, "share") }
}

extension Publishers.MakeConnectable: DescribedPipeline {
  var steps: [String] { ["makeConnectable"] }
}

extension Publishers.Autoconnect: DescribedPipeline {
  var steps: [String] { chain(upstream, "autoconnect") }
}

// MARK: - Time

extension Publishers.ReceiveOn: DescribedPipeline {
  var steps: [String] { chain(upstream, "receive on \(scheduler)\(mark(options))") }
}

extension Publishers.SubscribeOn: DescribedPipeline {
  var steps: [String] { chain(upstream, "subscribe on \(scheduler)\(mark(options))") }
}

extension Publishers.Delay: DescribedPipeline {
  var steps: [String] {
    chain(
      upstream, "delay for \(interval) ± \(tolerance) on \(scheduler)\(mark(options))")
  }
}

extension Publishers.Debounce: DescribedPipeline {
  var steps: [String] {
    chain(upstream, "debounce for \(dueTime) on \(scheduler)\(mark(options))")
  }
}

extension Publishers.Throttle: DescribedPipeline {
  var steps: [String] {
    let which = latest ? "the latest" : "the first"
    return chain(upstream, "throttle to \(which) of \(interval) on \(scheduler)")
  }
}

extension Publishers.Timeout: DescribedPipeline {
  var steps: [String] {
    let end = customError.map { "\($0())" } ?? "the end"
    return chain(
      upstream, "timeout after \(interval) on \(scheduler)\(mark(options)) with \(end)")
  }
}

// MARK: - Several streams

extension Publishers.FlatMap: DescribedPipeline {
  var steps: [String] { chain(upstream, "flatMap at most \(maxPublishers)") }

  func stepsInside(of element: Upstream.Output) -> [String] {
    chain(transform(element), "")
  }
}

extension Publishers.SwitchToLatest: DescribedPipeline {
  var steps: [String] { chain(upstream, "switchToLatest") }
}

extension Publishers.MergeMany: DescribedPipeline {
  var steps: [String] { publishers.flatMap { chain($0, "") } + ["merge"] }
}

extension Publishers.Merge: DescribedPipeline {
  var steps: [String] { chain(a, "") + chain(b, "merge") }
}

extension Publishers.Merge3: DescribedPipeline {
  var steps: [String] { chain(a, "") + chain(b, "") + chain(c, "merge") }
}

extension Publishers.Concatenate: DescribedPipeline {
  var steps: [String] { chain(prefix, "") + chain(suffix, "append") }
}

extension Publishers.CombineLatest: DescribedPipeline {
  var steps: [String] { chain(a, "") + chain(b, "combineLatest") }
}

extension Publishers.CombineLatest3: DescribedPipeline {
  var steps: [String] {
    chain(a, "") + chain(b, "") + chain(c, "combineLatest")
  }
}

extension Publishers.CombineLatest4: DescribedPipeline {
  var steps: [String] {
    chain(a, "") + chain(b, "") + chain(c, "")
      + chain(d, "combineLatest")
  }
}

extension Publishers.Zip: DescribedPipeline {
  var steps: [String] { chain(a, "") + chain(b, "zip") }
}

extension Publishers.Zip3: DescribedPipeline {
  var steps: [String] { chain(a, "") + chain(b, "") + chain(c, "zip") }
}

extension Publishers.Zip4: DescribedPipeline {
  var steps: [String] {
    chain(a, "") + chain(b, "") + chain(c, "") + chain(d, "zip")
  }
}

extension Publishers.Sequence: DescribedPipeline {
  var steps: [String] { ["\(sequence)"] }
}

// MARK: - Words

/// The steps before an operator and its own.
private func chain(_ upstream: some Publisher, _ own: String) -> [String] {
  own.isEmpty ? steps(of: upstream) : steps(of: upstream) + [own]
}

/// A mark for a scheduler that was given options.
private func mark(_ options: (some Any)?) -> String { options == nil ? "" : " with options" }
