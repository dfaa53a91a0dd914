// `handleEvents`, `print`, `share`, `multicast`, `makeConnectable`, and asynchronous `values`.

import FoundationSupplement

extension Publishers {
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public var receiveSubscription: ((any Subscription) -> Void)?
    public var receiveOutput: ((Output) -> Void)?
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    public var receiveCancel: (() -> Void)?
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil,
      receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let spy = AnySubscriber<Output, Failure>(
        receiveSubscription: { subscription in
          receiveSubscription?(subscription)
          subscriber.receive(
            subscription: WatchedSubscription(
              subscription, onRequest: receiveRequest, onCancel: receiveCancel))
        },
        receiveValue: { value in
          receiveOutput?(value)
          return subscriber.receive(value)
        },
        receiveCompletion: { completion in
          receiveCompletion?(completion)
          subscriber.receive(completion: completion)
        })
      upstream.subscribe(spy)
    }
  }

  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream

    private struct State {
      var subject: PassthroughSubject<Output, Failure>?
      var connection: AnyCancellable?
      var listeners = 0
    }

    private let state = LockedValue(State())

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let (subject, isFirst) = state.withValue { state in
        state.listeners += 1
        let subject = state.subject ?? PassthroughSubject<Output, Failure>()
        defer { state.subject = subject }
        return (subject, state.subject == nil)
      }
      subject.handleEvents(receiveCancel: { self.leave() }).subscribe(subscriber)
      guard isFirst else { return }
      let connection = upstream.sink(
        receiveCompletion: subject.send(completion:), receiveValue: subject.send(_:))
      state.withValue { $0.connection = connection }
    }

    private func leave() {
      let connection = state.withValue { state -> AnyCancellable? in
        state.listeners -= 1
        guard state.listeners == 0 else { return nil }
        defer { state = State() }
        return state.connection
      }
      connection?.cancel()
    }
  }

  /// Hands what comes to one subject, to which everybody listens.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let createSubject: () -> SubjectType
    private let subject = LockedValue<SubjectType?>(nil)

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    private var shared: SubjectType {
      subject.withValue { subject in
        let shared = subject ?? createSubject()
        subject = shared
        return shared
      }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(shared) }
  }

  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let state = LockedValue<(listeners: Int, connection: (any Cancellable)?)>((0, nil))

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.handleEvents(receiveCancel: { self.leave() }).subscribe(subscriber)
      let isFirst = state.withValue { state in
        state.listeners += 1
        return state.listeners == 1
      }
      if isFirst {
        let connection = upstream.connect()
        state.withValue { $0.connection = connection }
      }
    }

    private func leave() {
      let connection = state.withValue { state -> (any Cancellable)? in
        state.listeners -= 1
        guard state.listeners == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }
}

/// A subscription that calls closures on its requests and its cancellation.
private final class WatchedSubscription: Subscription {
  private let subscription: any Subscription
  private let onRequest: ((Subscribers.Demand) -> Void)?
  private let onCancel: (() -> Void)?

  init(
    _ subscription: any Subscription, onRequest: ((Subscribers.Demand) -> Void)?,
    onCancel: (() -> Void)?
  ) {
    self.subscription = subscription
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  func request(_ demand: Subscribers.Demand) {
    onRequest?(demand)
    subscription.request(demand)
  }

  func cancel() {
    onCancel?()
    subscription.cancel()
  }
}

public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publisher {
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.HandleEvents<Self> {
    let label = prefix.isEmpty ? "" : prefix + ": "
    let output = LockedValue(stream)
    func note(_ text: String) {
      output.withValue { output in
        if output == nil { Swift.print(label + text) } else { output?.write(label + text + "\n") }
      }
    }
    return handleEvents(
      receiveSubscription: { note("receive subscription: (\($0))") },
      receiveOutput: { note("receive value: (\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: note("receive finished")
        case .failure(let error): note("receive error: (\(error))")
        }
      },
      receiveCancel: { note("receive cancel") },
      receiveRequest: { note("request \($0)") })
  }

  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }

  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A box that passes a value from a publisher's thread to a task that waits for it.
private struct Handover<Value>: @unchecked Sendable {
  let value: Value
}

public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var stream: AsyncStream<Handover<P.Output>>.Iterator

    public mutating func next() async -> P.Output? { await stream.next()?.value }
  }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: Handover<P.Output>.self)
    let cancellable = publisher.sink(
      receiveCompletion: { _ in continuation.finish() },
      receiveValue: { continuation.yield(Handover(value: $0)) })
    let held = Handover(value: cancellable)
    continuation.onTermination = { _ in held.value.cancel() }
    return Iterator(stream: stream.makeAsyncIterator())
  }
}

public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var stream: AsyncThrowingStream<Handover<P.Output>, any Error>.Iterator

    public mutating func next() async throws -> P.Output? { try await stream.next()?.value }
  }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Handover<P.Output>.self)
    let cancellable = publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      },
      receiveValue: { continuation.yield(Handover(value: $0)) })
    let held = Handover(value: cancellable)
    continuation.onTermination = { _ in held.value.cancel() }
    return Iterator(stream: stream.makeAsyncIterator())
  }
}

extension Publisher {
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  public func multicast<S: Subject>(
    subject: S
  ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
    Publishers.Multicast(upstream: self) { subject }
  }
}
