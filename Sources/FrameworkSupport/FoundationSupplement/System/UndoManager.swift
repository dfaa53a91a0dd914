// Foundation's UndoManager: actions that take changes back, and those that make them again.

open class UndoManager: NSObject, @unchecked Sendable {
  private var undoActions: [() -> Void] = []
  private var redoActions: [() -> Void] = []
  private enum Direction { case doing, undoing, redoing }
  private var direction = Direction.doing

  open var levelsOfUndo = 0
  open var groupsByEvent = true
  open private(set) var undoActionName = ""

  public override init() {}

  open var canUndo: Bool { !undoActions.isEmpty }
  open var canRedo: Bool { !redoActions.isEmpty }
  open var isUndoing: Bool { direction == .undoing }
  open var isRedoing: Bool { direction == .redoing }

  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    let action = { [weak target] in
      if let target { handler(target) }
    }
    switch direction {
    case .doing:
      undoActions.append(action)
      redoActions = []
    case .redoing: undoActions.append(action)
    case .undoing: redoActions.append(action)
    }
  }

  open func setActionName(_ actionName: String) { undoActionName = actionName }
  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
  open func disableUndoRegistration() {}
  open func enableUndoRegistration() {}

  open func undo() {
    direction = .undoing
    undoActions.popLast()?()
    direction = .doing
  }

  open func redo() {
    direction = .redoing
    redoActions.popLast()?()
    direction = .doing
  }

  open func removeAllActions() {
    undoActions = []
    redoActions = []
  }
}
