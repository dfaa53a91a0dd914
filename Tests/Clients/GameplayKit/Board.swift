import GameplayKit

/// A field of a board, which knows where it lies.
final class Field: GKGraphNode {
  let column: Int
  let row: Int

  init(column: Int, row: Int) { (self.column, self.row) = (column, row) }

  override func estimatedCost(to node: GKGraphNode) -> Float {
    guard let field = node as? Field else { return super.estimatedCost(to: node) }
    return Float(abs(field.column - column) + abs(field.row - row))
  }

  /// Shuts the field off from all those beside it, and tells how many they were.
  func wallOff() -> Int {
    let neighbours = connectedNodes
    removeConnections(to: neighbours, bidirectional: true)
    return neighbours.count
  }
}

/// The health of a figure, which counts only while the figure is on the board.
final class Health: GKComponent {
  private(set) var points = 0.0
  private(set) var isOnBoard = false

  override func didAddToEntity() { (points, isOnBoard) = (10, true) }
  override func willRemoveFromEntity() { isOnBoard = false }
  override func update(deltaTime seconds: TimeInterval) { points = min(10, points + seconds) }
}

/// Lets all figures rest for a while, and returns how healthy they are.
func rest(_ figures: [GKEntity], seconds: TimeInterval) -> Double {
  let system = GKComponentSystem(componentClass: Health.self)
  for figure in figures { system.addComponent(foundIn: figure) }
  system.update(deltaTime: seconds)
  return system.components.filter(\.isOnBoard).map(\.points).reduce(0, +)
}
