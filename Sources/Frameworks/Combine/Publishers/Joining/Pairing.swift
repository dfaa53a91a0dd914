// The common part of `combineLatest` and `zip`: the values of two publishers, brought together.

import FoundationSupplement

/// Brings the values of two publishers together.
final class Pairing<First, Second, Downstream: Subscriber>
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
