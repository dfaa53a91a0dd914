// Machines of states: each state says which may follow it.

public import FoundationSupplement

open class GKState: NSObject {
  open private(set) weak var stateMachine: GKStateMachine?

  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}

  fileprivate func join(_ machine: GKStateMachine) { stateMachine = machine }
}

open class GKStateMachine: NSObject {
  open private(set) var currentState: GKState?
  private let states: [GKState]

  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.join(self) }
  }

  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states.lazy.compactMap { $0 as? StateType }.first
  }

  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    currentState?.isValidNextState(stateClass) ?? true
  }

  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass })
    else { return false }
    let before = currentState
    before?.willExit(to: next)
    currentState = next
    next.didEnter(from: before)
    return true
  }

  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
