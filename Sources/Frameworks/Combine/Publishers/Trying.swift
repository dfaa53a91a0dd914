// Operators whose rule may fail: `tryScan`, `tryReduce`, `tryRemoveDuplicates`,
// `tryPrefix(while:)`, `tryDrop(while:)`, `tryFirst(where:)`, `tryLast(where:)`,
// `tryContains(where:)`, `tryAllSatisfy`, `tryMax(by:)` and `tryMin(by:)`.

import FoundationSupplement

extension Publisher {
  /// Subscribes with a rule that may fail, and a last value to send at the end.
  fileprivate func trying<S: Subscriber>(
    _ subscriber: S, takesAll: Bool = false,
    onValue: @escaping (Output, Relay<Output, Failure, S>) throws -> Subscribers.Demand,
    last: @escaping () -> S.Input? = { nil }
  ) where S.Failure == any Error {
    subscribe(
      Relay<Output, Failure, S>(
        subscriber, onRequest: { takesAll ? .unlimited : $0 },
        onValue: { value, relay in
          do {
            return try onValue(value, relay)
          } catch {
            relay.finish(.failure(error))
            return .none
          }
        },
        onCompletion: { completion, relay in
          switch completion {
          case .finished:
            if let last = last() { _ = relay.emit(last) }
            relay.finish(.finished)
          case .failure(let error): relay.finish(.failure(error))
          }
        }))
  }
}

extension Relay {
  /// Sends the only value that is wanted and ends.
  fileprivate func conclude(_ value: Downstream.Input) -> Subscribers.Demand {
    _ = emit(value)
    finish(.finished)
    return .none
  }
}

extension Publishers {
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let result = LockedValue(initialResult)
      upstream.trying(
        subscriber,
        onValue: { [nextPartialResult] value, relay in
          relay.emit(
            try result.withValue { result in
              result = try nextPartialResult(result, value)
              return result
            })
        })
    }
  }

  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream,
      initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let result = LockedValue(initial)
      upstream.trying(
        subscriber, takesAll: true,
        onValue: { [nextPartialResult] value, _ in
          try result.withValue { $0 = try nextPartialResult($0, value) }
          return .none
        }, last: { result.withValue { $0 } })
    }
  }

  public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output, Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let former = LockedValue<Output?>(nil)
      upstream.trying(
        subscriber,
        onValue: { [predicate] value, relay in
          let isNew = try former.withValue { former in
            let isNew = try former.map { try !predicate($0, value) } ?? true
            former = value
            return isNew
          }
          return isNew ? relay.emit(value) : .max(1)
        })
    }
  }

  public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.trying(
        subscriber,
        onValue: { [predicate] value, relay in
          if try predicate(value) { return relay.emit(value) }
          relay.finish(.finished)
          return .none
        })
    }
  }

  public struct TryDropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let isDropping = LockedValue(true)
      upstream.trying(
        subscriber,
        onValue: { [predicate] value, relay in
          let isDropped = try isDropping.withValue { isDropping in
            if isDropping { isDropping = try predicate(value) }
            return isDropping
          }
          return isDropped ? .max(1) : relay.emit(value)
        })
    }
  }

  public struct TryFirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      upstream.trying(
        subscriber, takesAll: true,
        onValue: { [predicate] value, relay in
          try predicate(value) ? relay.conclude(value) : .none
        })
    }
  }

  public struct TryLastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let last = LockedValue<Output?>(nil)
      upstream.trying(
        subscriber, takesAll: true,
        onValue: { [predicate] value, _ in
          if try predicate(value) { last.withValue { $0 = value } }
          return .none
        }, last: { last.withValue { $0 } })
    }
  }

  public struct TryContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, S.Failure == any Error {
      upstream.trying(
        subscriber, takesAll: true,
        onValue: { [predicate] value, relay in
          try predicate(value) ? relay.conclude(true) : .none
        }, last: { false })
    }
  }

  public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = any Error
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Bool, S.Failure == any Error {
      upstream.trying(
        subscriber, takesAll: true,
        onValue: { [predicate] value, relay in
          try predicate(value) ? .none : relay.conclude(false)
        }, last: { true })
    }
  }

  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      let best = LockedValue<Output?>(nil)
      upstream.trying(
        subscriber, takesAll: true,
        onValue: { [areInIncreasingOrder] value, _ in
          try best.withValue { best in
            if try best.map({ try areInIncreasingOrder($0, value) }) ?? true { best = value }
          }
          return .none
        }, last: { best.withValue { $0 } })
    }
  }
}

extension Publisher {
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }

  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }

  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }

  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }

  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }
}
