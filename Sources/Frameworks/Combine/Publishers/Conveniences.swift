// Publishers that need no other: `Just`, `Empty`, `Fail`, `Future`, `Deferred`, sequences, and
// `AnyPublisher`.

import FoundationSupplement

public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let onSubscriber: (AnySubscriber<Output, Failure>) -> Void

  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    if let erased = publisher as? AnyPublisher<Output, Failure> {
      self = erased
    } else {
      onSubscriber = publisher.receive(subscriber:)
    }
  }

  public var description: String { "AnyPublisher" }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    onSubscriber(AnySubscriber(subscriber))
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) {
    self.output = output
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    let buffer = DemandBuffer(subscriber)
    subscriber.receive(subscription: buffer)
    buffer.push(output)
    buffer.finish(.finished)
  }
}

extension Just: Equatable where Output: Equatable {}

public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) {
    self.error = error
  }

  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private struct State {
    var result: Result<Output, Failure>?
    var waiting: [(Result<Output, Failure>) -> Void] = []
  }

  private let state = LockedValue(State())

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [state] result in
      let waiting = state.withValue { state -> [(Result<Output, Failure>) -> Void] in
        guard state.result == nil else { return [] }
        state.result = result
        defer { state.waiting = [] }
        return state.waiting
      }
      for action in waiting { action(result) }
    }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    let buffer = DemandBuffer(subscriber)
    subscriber.receive(subscription: buffer)
    let deliver = { (result: Result<Output, Failure>) in
      switch result {
      case .success(let value):
        buffer.push(value)
        buffer.finish(.finished)
      case .failure(let error):
        buffer.finish(.failure(error))
      }
    }
    let known = state.withValue { state in
      if state.result == nil { state.waiting.append(deliver) }
      return state.result
    }
    if let known { deliver(known) }
  }
}

public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().subscribe(subscriber)
  }
}

public enum Publishers {}

extension Publishers {
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let subscription = SequenceSubscription(subscriber, sequence.makeIterator())
      subscriber.receive(subscription: subscription)
      subscription.endIfEmpty()
    }
  }
}

/// Sends a sequence's elements as they are asked for, so that it may be endless.
private final class SequenceSubscription<Downstream: Subscriber, Iterator: IteratorProtocol>:
  Subscription
where Iterator.Element == Downstream.Input {
  private struct State {
    var downstream: Downstream?
    var iterator: Iterator
    var next: Iterator.Element?
    var demand = Subscribers.Demand.none
    var isSending = false
  }

  private let state: LockedValue<State>

  init(_ downstream: Downstream, _ iterator: Iterator) {
    var iterator = iterator
    let first = iterator.next()
    state = LockedValue(State(downstream: downstream, iterator: iterator, next: first))
  }

  /// Completes a sequence without elements, which needs no demand.
  func endIfEmpty() {
    if state.withValue({ $0.next == nil }) { send() }
  }

  func request(_ demand: Subscribers.Demand) {
    let mayStart = state.withValue { state in
      state.demand += demand
      defer { state.isSending = true }
      return !state.isSending
    }
    if mayStart { send() }
  }

  func cancel() {
    state.withValue { $0.downstream = nil }
  }

  private func send() {
    while true {
      let step = state.withValue { state -> (Downstream, Iterator.Element?)? in
        guard let downstream = state.downstream else { return nil }
        guard let next = state.next else {
          state.downstream = nil
          return (downstream, nil)
        }
        guard state.demand > .none else {
          state.isSending = false
          return nil
        }
        state.demand -= 1
        state.next = state.iterator.next()
        return (downstream, next)
      }
      guard let (downstream, value) = step else { return }
      guard let value else {
        downstream.receive(completion: .finished)
        return
      }
      let more = downstream.receive(value)
      state.withValue { $0.demand += more }
    }
  }
}

extension Sequence {
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Wrapped, S.Failure == Never {
      let buffer = DemandBuffer(subscriber)
      subscriber.receive(subscription: buffer)
      if let output { buffer.push(output) }
      buffer.finish(.finished)
    }
  }

  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    public let result: Result

    public init(_ result: Result) {
      self.result = result
    }

    public init(_ output: Success) {
      result = .success(output)
    }

    public init(_ failure: Failure) {
      result = .failure(failure)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Success, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      subscriber.receive(subscription: buffer)
      switch result {
      case .success(let value):
        buffer.push(value)
        buffer.finish(.finished)
      case .failure(let error):
        buffer.finish(.failure(error))
      }
    }
  }

  public var publisher: Publisher { Publisher(self) }
}
