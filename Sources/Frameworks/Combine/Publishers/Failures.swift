// Operators for failures: `catch`, `tryCatch`, `replaceError`, `mapError`, `retry`,
// `assertNoFailure`.

import FoundationSupplement

extension Publishers {
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Relay<Output, Upstream.Failure, S>(
          subscriber, onValue: { value, relay in relay.emit(value) },
          onCompletion: { [transform] completion, relay in
            switch completion {
            case .finished: relay.finish(.finished)
            case .failure(let error): relay.finish(.failure(transform(error)))
            }
          }))
    }
  }

  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never
    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      Catch(upstream: upstream) { [output] _ in Just(output) }.subscribe(subscriber)
    }
  }

  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      let inlet = Inlet<Output, Upstream.Failure>(
        onValue: { value in
          buffer.push(value)
          return .none
        },
        onCompletion: { [handler] completion in
          switch completion {
          case .finished: buffer.finish(.finished)
          case .failure(let error): handler(error).pour(into: buffer)
          }
        })
      buffer.onCancel(inlet.cancel)
      subscriber.receive(subscription: buffer)
      upstream.subscribe(inlet)
    }
  }

  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == any Error {
      Catch(upstream: upstream) { [handler] error -> AnyPublisher<Output, any Error> in
        do {
          return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      }.subscribe(subscriber)
    }
  }

  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let buffer = DemandBuffer(subscriber)
      subscriber.receive(subscription: buffer)
      attempt(retries, into: buffer)
    }

    private func attempt<S: Subscriber>(_ left: Int?, into buffer: DemandBuffer<S>)
    where S.Input == Output, S.Failure == Failure {
      let inlet = Inlet<Output, Failure>(
        onValue: { value in
          buffer.push(value)
          return .none
        },
        onCompletion: { completion in
          guard case .failure = completion, left != 0, !buffer.isCancelled else {
            buffer.finish(completion)
            return
          }
          attempt(left.map { $0 - 1 }, into: buffer)
        })
      buffer.onCancel(inlet.cancel)
      upstream.subscribe(inlet)
    }
  }
}

extension Publisher {
  /// Sends everything on to a buffer.
  func pour<S: Subscriber>(into buffer: DemandBuffer<S>)
  where S.Input == Output, S.Failure == Failure {
    let inlet = Inlet<Output, Failure>(
      onValue: { value in
        buffer.push(value)
        return .none
      }, onCompletion: buffer.finish)
    buffer.onCancel(inlet.cancel)
    subscribe(inlet)
  }

  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.MapError<Self, Never> {
    mapError { error in
      preconditionFailure("\(prefix) \(error)", file: file, line: line)
    }
  }
}
