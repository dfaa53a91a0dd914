// Operators that wait for the end: `collect`, `reduce`, `count`, `contains`, `allSatisfy`,
// `min`, `max`, `replaceEmpty`.

import FoundationSupplement

extension Publisher {
  /// Takes all values into a result and sends it, if there is one, when the publisher finishes.
  func gathering<Result, S: Subscriber>(
    into initial: Result?, for subscriber: S,
    _ update: @escaping (inout Result?, Output) -> Void
  ) where S.Input == Result, S.Failure == Failure {
    let result = LockedValue(initial)
    let buffer = DemandBuffer(subscriber)
    let inlet = Inlet<Output, Failure>(
      onValue: { value in
        result.withValue { update(&$0, value) }
        return .none
      },
      onCompletion: { completion in
        if case .finished = completion, let result = result.withValue({ $0 }) {
          buffer.push(result)
        }
        buffer.finish(completion)
      })
    buffer.onCancel(inlet.cancel)
    subscriber.receive(subscription: buffer)
    subscribe(inlet)
  }
}

extension Publishers {
  public struct Collect<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gathering(into: [], for: subscriber) { $0?.append($1) }
    }
  }

  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let group = LockedValue<Output>([])
      upstream.subscribe(
        Relay<Upstream.Output, Failure, S>(
          subscriber, onRequest: { [count] in $0 * count },
          onValue: { [count] value, relay in
            let full = group.withValue { group -> Output? in
              group.append(value)
              guard group.count == count else { return nil }
              defer { group = [] }
              return group
            }
            return full.map(relay.emit).map { $0 * count } ?? .none
          },
          onCompletion: { completion, relay in
            let rest = group.withValue { $0 }
            if case .finished = completion, !rest.isEmpty { _ = relay.emit(rest) }
            relay.finish(completion)
          }))
    }
  }

  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gathering(into: initial, for: subscriber) { [nextPartialResult] result, value in
        result = result.map { nextPartialResult($0, value) }
      }
    }
  }

  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.gathering(into: nil as Output?, for: subscriber) {
        [areInIncreasingOrder] best, value in
        if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
      }
    }
  }

  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isEmpty = LockedValue(true)
      let buffer = DemandBuffer(subscriber)
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          isEmpty.withValue { $0 = false }
          buffer.push(value)
          return .none
        },
        onCompletion: { [output] completion in
          if case .finished = completion, isEmpty.withValue({ $0 }) { buffer.push(output) }
          buffer.finish(completion)
        })
      buffer.onCancel(inlet.cancel)
      subscriber.receive(subscription: buffer)
      upstream.subscribe(inlet)
    }
  }

  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, S.Failure == Failure {
      upstream.subscribe(
        Relay<Upstream.Output, Failure, S>(
          subscriber, onRequest: { _ in .unlimited },
          onValue: { [predicate] value, relay in
            guard predicate(value) else { return .none }
            _ = relay.emit(true)
            relay.finish(.finished)
            return .none
          },
          onCompletion: { completion, relay in
            if case .finished = completion { _ = relay.emit(false) }
            relay.finish(completion)
          }))
    }
  }
}

extension Publisher {
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.Map<Publishers.ContainsWhere<Self>, Bool> {
    contains { !predicate($0) }.map { !$0 }
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}
