// `Subject`, `PassthroughSubject` and `CurrentValueSubject`.

import FoundationSupplement

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order they came.
final class Audience<Output, Failure: Error> {
  private struct Listener {
    var id: CombineIdentifier
    var receive: (Output) -> Void
    var finish: (Subscribers.Completion<Failure>) -> Void
  }

  private struct State {
    var listeners: [Listener] = []
    var completion: Subscribers.Completion<Failure>?
  }

  private let state = LockedValue(State())

  /// Whether there is no subscriber.
  var isEmpty: Bool { state.withValue { $0.listeners.isEmpty } }

  /// The subject's completion; nil while it goes on.
  var completion: Subscribers.Completion<Failure>? { state.withValue { $0.completion } }

  func send(_ value: Output) {
    let listeners = state.withValue { $0.completion == nil ? $0.listeners : [] }
    for listener in listeners { listener.receive(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let listeners = state.withValue { state -> [Listener] in
      guard state.completion == nil else { return [] }
      state.completion = completion
      defer { state.listeners = [] }
      return state.listeners
    }
    for listener in listeners { listener.finish(completion) }
  }

  /// Adds a subscriber that starts with a value; values beyond its demand are dropped.
  func add<S: Subscriber>(_ subscriber: S, latest: LockedValue<Output>? = nil)
  where S.Input == Output, S.Failure == Failure {
    let id = CombineIdentifier()
    let conduit = Conduit(subscriber, latest: latest) { [state] in
      state.withValue { state in state.listeners.removeAll { $0.id == id } }
    }
    let completion = state.withValue { state in
      if state.completion == nil {
        state.listeners.append(
          Listener(id: id, receive: conduit.send, finish: conduit.finish))
      }
      return state.completion
    }
    subscriber.receive(subscription: conduit)
    if let completion { conduit.finish(completion) }
  }
}

/// A subject's subscription, with its demand.
final class Conduit<Downstream: Subscriber>: Subscription {
  private struct State {
    var downstream: Downstream?
    var demand = Subscribers.Demand.none
    /// Whether the latest value is still to be delivered.
    var owesLatest: Bool
  }

  private let state: LockedValue<State>
  private let latest: LockedValue<Downstream.Input>?
  private let onCancel: () -> Void

  init(
    _ downstream: Downstream, latest: LockedValue<Downstream.Input>?,
    onCancel: @escaping () -> Void
  ) {
    state = LockedValue(State(downstream: downstream, owesLatest: latest != nil))
    self.latest = latest
    self.onCancel = onCancel
  }

  func send(_ value: Downstream.Input) {
    let downstream = state.withValue { state -> Downstream? in
      guard state.demand > .none else {
        state.owesLatest = latest != nil
        return nil
      }
      state.demand -= 1
      state.owesLatest = false
      return state.downstream
    }
    guard let more = downstream?.receive(value) else { return }
    state.withValue { $0.demand += more }
  }

  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let downstream = state.withValue { state in
      defer { state.downstream = nil }
      return state.downstream
    }
    downstream?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    let owes = state.withValue { state in
      state.demand += demand
      return state.owesLatest && state.demand > .none
    }
    if owes, let value = latest?.withValue({ $0 }) { send(value) }
  }

  func cancel() {
    state.withValue { $0.downstream = nil }
    onCancel()
  }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func receive<S: Subscriber>(subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    audience.add(subscriber)
  }

  public func send(_ input: Output) { audience.send(input) }

  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private let latest: LockedValue<Output>

  public init(_ value: Output) {
    latest = LockedValue(value)
  }

  public var value: Output {
    get { latest.withValue { $0 } }
    set { send(newValue) }
  }

  public func receive<S: Subscriber>(subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    audience.add(subscriber, latest: audience.completion == nil ? latest : nil)
  }

  public func send(_ input: Output) {
    guard audience.completion == nil else { return }
    latest.withValue { $0 = input }
    audience.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
