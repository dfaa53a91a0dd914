// Operators over several publishers: `flatMap`, `switchToLatest`, `merge` of many, `append`,
// `prepend`.

import FoundationSupplement

extension Publishers {
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      // One for the upstream, one for each publisher that has not finished.
      let open = LockedValue(1)
      let close = {
        let isLast = open.withValue { open in
          open -= 1
          return open == 0
        }
        if isLast { buffer.finish(.finished) }
      }
      let latestInlet = LockedValue<Inlet<Upstream.Output, Failure>?>(nil)
      let inlet = Inlet<Upstream.Output, Failure>(
        demand: maxPublishers,
        onValue: { [transform] value in
          open.withValue { $0 += 1 }
          let inner = Inlet<Output, Failure>(
            onValue: { value in
              buffer.push(value)
              return .none
            },
            onCompletion: { completion in
              guard case .finished = completion else {
                buffer.finish(completion)
                return
              }
              close()
              latestInlet.withValue { $0 }?.request(.max(1))
            })
          buffer.onCancel(inner.cancel)
          transform(value).subscribe(inner)
          return .none
        },
        onCompletion: { completion in
          latestInlet.withValue { $0 = nil }
          if case .finished = completion { close() } else { buffer.finish(completion) }
        })
      latestInlet.withValue { $0 = inlet }
      buffer.onCancel(inlet.cancel)
      subscriber.receive(subscription: buffer)
      upstream.subscribe(inlet)
    }
  }

  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure
    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    private struct State {
      var latest: Inlet<Output, Failure>?
      var isUpstreamDone = false
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let state = LockedValue(State())
      let inlet = Inlet<P, Failure>(
        onValue: { publisher in
          let inner = Inlet<Output, Failure>(
            onValue: { value in
              buffer.push(value)
              return .none
            },
            onCompletion: { completion in
              guard case .finished = completion else { return buffer.finish(completion) }
              let isLast = state.withValue { state in
                state.latest = nil
                return state.isUpstreamDone
              }
              if isLast { buffer.finish(.finished) }
            })
          let former = state.withValue { state in
            defer { state.latest = inner }
            return state.latest
          }
          former?.cancel()
          publisher.subscribe(inner)
          return .none
        },
        onCompletion: { completion in
          guard case .finished = completion else { return buffer.finish(completion) }
          let isLast = state.withValue { state in
            state.isUpstreamDone = true
            return state.latest == nil
          }
          if isLast { buffer.finish(.finished) }
        })
      buffer.onCancel {
        inlet.cancel()
        state.withValue { $0.latest }?.cancel()
      }
      subscriber.receive(subscription: buffer)
      upstream.subscribe(inlet)
    }
  }

  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }
        .subscribe(subscriber)
    }

    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    public let prefix: Prefix
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          buffer.push(value)
          return .none
        },
        onCompletion: { [suffix] completion in
          guard case .finished = completion else { return buffer.finish(completion) }
          suffix.pour(into: buffer)
        })
      buffer.onCancel(inlet.cancel)
      subscriber.receive(subscription: buffer)
      prefix.subscribe(inlet)
    }
  }
}

extension Publisher {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }

  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where Output == S.Element {
    append(Publishers.Sequence(sequence: elements))
  }

  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where Output == S.Element {
    prepend(Publishers.Sequence(sequence: elements))
  }
}

extension Publisher where Failure == Never {
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
