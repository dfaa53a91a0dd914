// The link between an operator's upstream and its subscriber.

import FoundationSupplement

/// Passes subscription, demand and cancellation through, and values by a rule of the operator's.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Completion = Subscribers.Completion<Failure>

  private struct State {
    var downstream: Downstream?
    var upstream: (any Subscription)?
  }

  private let state: LockedValue<State>
  private let onValue: (Input, Relay) -> Subscribers.Demand
  private let onCompletion: (Completion, Relay) -> Void
  private let onRequest: (Subscribers.Demand) -> Subscribers.Demand

  init(
    _ downstream: Downstream,
    onRequest: @escaping (Subscribers.Demand) -> Subscribers.Demand = { $0 },
    onValue: @escaping (Input, Relay) -> Subscribers.Demand,
    onCompletion: @escaping (Completion, Relay) -> Void
  ) {
    state = LockedValue(State(downstream: downstream))
    self.onValue = onValue
    self.onCompletion = onCompletion
    self.onRequest = onRequest
  }

  /// Sends a value on and returns the subscriber's new demand.
  func emit(_ value: Downstream.Input) -> Subscribers.Demand {
    state.withValue { $0.downstream }?.receive(value) ?? .none
  }

  /// Ends both sides.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let (downstream, upstream) = end()
    upstream?.cancel()
    downstream?.receive(completion: completion)
  }

  func receive(subscription: any Subscription) {
    let downstream = state.withValue { state -> Downstream? in
      guard state.upstream == nil else { return nil }
      state.upstream = subscription
      return state.downstream
    }
    if let downstream {
      downstream.receive(subscription: self)
    } else {
      subscription.cancel()
    }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard state.withValue({ $0.downstream != nil }) else { return .none }
    return onValue(input, self)
  }

  func receive(completion: Completion) {
    guard state.withValue({ $0.downstream != nil }) else { return }
    onCompletion(completion, self)
  }

  func request(_ demand: Subscribers.Demand) {
    state.withValue { $0.upstream }?.request(onRequest(demand))
  }

  func cancel() {
    end().1?.cancel()
  }

  private func end() -> (Downstream?, (any Subscription)?) {
    state.withValue { state in
      defer { state = State() }
      return (state.downstream, state.upstream)
    }
  }
}

extension Relay where Downstream.Failure == Failure {
  /// Creates a relay that passes completion as it comes.
  convenience init(
    _ downstream: Downstream,
    onValue: @escaping (Input, Relay) -> Subscribers.Demand
  ) {
    self.init(
      downstream, onValue: onValue, onCompletion: { completion, relay in relay.finish(completion) })
  }
}

extension Relay where Downstream.Failure == any Error {
  /// Creates a relay whose rule may fail.
  convenience init(
    _ downstream: Downstream,
    trying onValue: @escaping (Input, Relay) throws -> Subscribers.Demand
  ) {
    self.init(
      downstream,
      onValue: { input, relay in
        do {
          return try onValue(input, relay)
        } catch {
          relay.finish(.failure(error))
          return .none
        }
      },
      onCompletion: { completion, relay in
        switch completion {
        case .finished: relay.finish(.finished)
        case .failure(let error): relay.finish(.failure(error))
        }
      })
  }
}
