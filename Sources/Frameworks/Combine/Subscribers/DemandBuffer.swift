// The values that a publisher has sent beyond its subscriber's demand.

import FoundationSupplement

/// A subscription that buffers values until there is demand for them.
package final class DemandBuffer<Downstream: Subscriber>: Subscription {
  private struct State {
    var downstream: Downstream?
    var values: [Downstream.Input] = []
    var demand = Subscribers.Demand.none
    var completion: Subscribers.Completion<Downstream.Failure>?
    var isDraining = false
    var onCancel: (() -> Void)?
  }

  private let state: LockedValue<State>

  package init(_ downstream: Downstream, onCancel: @escaping () -> Void = {}) {
    state = LockedValue(State(downstream: downstream, onCancel: onCancel))
  }

  /// Whether the subscription is cancelled or has finished.
  package var isCancelled: Bool { state.withValue { $0.downstream == nil } }

  /// Adds an action on cancellation.
  package func onCancel(_ action: @escaping () -> Void) {
    let isOver = state.withValue { state in
      guard state.downstream != nil else { return true }
      let former = state.onCancel
      state.onCancel = {
        former?()
        action()
      }
      return false
    }
    if isOver { action() }
  }

  /// Sends a value as soon as it is asked for.
  package func push(_ value: Downstream.Input) {
    state.withValue { state in
      if state.completion == nil { state.values.append(value) }
    }
    drain()
  }

  /// Sends the completion after the values that are kept.
  package func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    state.withValue { state in
      if state.completion == nil { state.completion = completion }
    }
    drain()
  }

  package func request(_ demand: Subscribers.Demand) {
    state.withValue { $0.demand += demand }
    drain()
  }

  package func cancel() {
    let action = state.withValue { state in
      defer { state = State() }
      return state.onCancel
    }
    action?()
  }

  private enum Step {
    case value(Downstream, Downstream.Input)
    case completion(Downstream, Subscribers.Completion<Downstream.Failure>)
  }

  /// Sends the values that there is demand for; of several threads only one at a time does.
  private func drain() {
    let mayDrain = state.withValue { state in
      guard !state.isDraining else { return false }
      state.isDraining = true
      return true
    }
    guard mayDrain else { return }
    while let step = nextStep() {
      switch step {
      case .value(let downstream, let value):
        let more = downstream.receive(value)
        state.withValue { $0.demand += more }
      case .completion(let downstream, let completion):
        downstream.receive(completion: completion)
      }
    }
  }

  private func nextStep() -> Step? {
    state.withValue { state in
      guard let downstream = state.downstream else {
        state.isDraining = false
        return nil
      }
      if !state.values.isEmpty, state.demand > .none {
        state.demand -= 1
        return .value(downstream, state.values.removeFirst())
      }
      if state.values.isEmpty, let completion = state.completion {
        state = State(isDraining: true)
        return .completion(downstream, completion)
      }
      state.isDraining = false
      return nil
    }
  }
}

/// A subscriber that takes everything, for operators with several publishers.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
  private struct State {
    var subscription: (any Subscription)?
    var isCancelled = false
  }

  private let state = LockedValue(State())
  private let demand: Subscribers.Demand
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    demand: Subscribers.Demand = .unlimited,
    onValue: @escaping (Input) -> Subscribers.Demand,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.demand = demand
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    let isWelcome = state.withValue { state in
      guard !state.isCancelled else { return false }
      state.subscription = subscription
      return true
    }
    if isWelcome { subscription.request(demand) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    state.withValue { $0.isCancelled } ? .none : onValue(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !state.withValue({ $0.isCancelled }) else { return }
    onCompletion(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withValue { $0.subscription }?.request(demand)
  }

  func cancel() {
    let subscription = state.withValue { state in
      defer { state = State(isCancelled: true) }
      return state.subscription
    }
    subscription?.cancel()
  }
}
