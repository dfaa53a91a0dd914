// `combineLatest` and `zip` of two, three and four publishers.

import FoundationSupplement

extension Publishers {
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Pairing(rule: .latest, subscriber).start(a, b)
    }
  }

  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Pairing(rule: .inTurn, subscriber).start(a, b)
    }
  }

  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
        .map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip<Zip<A, B>, C>(Zip<A, B>(a, b), c)
        .map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }

  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        .map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }

  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Zip(Zip(a, b), Zip(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }
}

/// Brings the values of two publishers together.
private final class Pairing<First, Second, Downstream: Subscriber>
where Downstream.Input == (First, Second) {
  enum Rule {
    /// Every value with the other side's latest.
    case latest
    /// The first with the first, the second with the second.
    case inTurn
  }

  private struct State {
    var first: [First] = []
    var second: [Second] = []
    var isFirstDone = false
    var isSecondDone = false
  }

  private let rule: Rule
  private let downstream: Downstream
  private let buffer: DemandBuffer<Downstream>
  private let state = LockedValue(State())

  init(rule: Rule, _ downstream: Downstream) {
    self.rule = rule
    self.downstream = downstream
    buffer = DemandBuffer(downstream)
  }

  func start<A: Publisher, B: Publisher>(_ first: A, _ second: B)
  where
    A.Output == First, B.Output == Second, A.Failure == Downstream.Failure,
    B.Failure == Downstream.Failure
  {
    let firstInlet = Inlet<First, A.Failure>(
      onValue: { value in
        self.take { state in
          if self.rule == .latest { state.first = [] }
          state.first.append(value)
        }
        return .none
      },
      onCompletion: { self.end($0) { $0.isFirstDone = true } })
    let secondInlet = Inlet<Second, B.Failure>(
      onValue: { value in
        self.take { state in
          if self.rule == .latest { state.second = [] }
          state.second.append(value)
        }
        return .none
      },
      onCompletion: { self.end($0) { $0.isSecondDone = true } })
    buffer.onCancel {
      firstInlet.cancel()
      secondInlet.cancel()
    }
    downstream.receive(subscription: buffer)
    first.subscribe(firstInlet)
    second.subscribe(secondInlet)
  }

  private func take(_ change: (inout State) -> Void) {
    state.withValue { state in
      change(&state)
      guard let first = state.first.first, let second = state.second.first else { return }
      if rule == .inTurn {
        state.first.removeFirst()
        state.second.removeFirst()
      }
      buffer.push((first, second))
      if isOver(state) { buffer.finish(.finished) }
    }
  }

  private func end(
    _ completion: Subscribers.Completion<Downstream.Failure>, _ change: (inout State) -> Void
  ) {
    guard case .finished = completion else { return buffer.finish(completion) }
    state.withValue { state in
      change(&state)
      if isOver(state) { buffer.finish(.finished) }
    }
  }

  /// Whether no further pair can come.
  private func isOver(_ state: State) -> Bool {
    switch rule {
    case .latest:
      state.isFirstDone && state.isSecondDone
        || state.isFirstDone && state.first.isEmpty || state.isSecondDone && state.second.isEmpty
    case .inTurn:
      state.isFirstDone && state.first.isEmpty || state.isSecondDone && state.second.isEmpty
    }
  }
}
