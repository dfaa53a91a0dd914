// GameplayKit's graphs of fields on a grid.
//
// https://developer.apple.com/documentation/gameplaykit/gkgridgraph

@_exported public import simd

/// A field of a grid.
open class GKGridGraphNode: GKGraphNode {
  /// The field's position.
  open internal(set) var gridPosition: vector_int2

  /// Creates a field.
  public init(gridPosition: vector_int2) {
    self.gridPosition = gridPosition
  }

  /// The steps to a field, if nothing is in the way.
  open override func estimatedCost(to node: GKGraphNode) -> Float {
    guard let node = node as? GKGridGraphNode else { return super.estimatedCost(to: node) }
    let way = gridPosition &- node.gridPosition
    return Float(abs(way.x) + abs(way.y))
  }
}

/// Fields of a grid, each of which leads to those beside it.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  /// The position of the first field.
  public let gridOrigin: vector_int2
  /// The number of columns.
  public let gridWidth: Int
  /// The number of rows.
  public let gridHeight: Int
  /// Whether a field leads to those at its corners, too.
  public let diagonalsAllowed: Bool

  /// Creates a grid with all its fields.
  public convenience init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32, diagonalsAllowed: Bool
  ) where NodeType == GKGridGraphNode {
    self.init(
      fromGridStartingAt: position, width: width, height: height,
      diagonalsAllowed: diagonalsAllowed, makeNode: NodeType.init)
  }

  private init(
    fromGridStartingAt position: vector_int2, width: Int32, height: Int32,
    diagonalsAllowed: Bool, makeNode: (vector_int2) -> NodeType
  ) {
    (gridOrigin, gridWidth, gridHeight) = (position, Int(width), Int(height))
    self.diagonalsAllowed = diagonalsAllowed
    super.init()
    for column in 0..<max(width, 0) {
      for row in 0..<max(height, 0) {
        connectToAdjacentNodes(makeNode(position &+ vector_int2(column, row)))
      }
    }
  }

  /// Returns the field at a position; nil where there is none.
  open func node(atGridPosition position: vector_int2) -> NodeType? {
    nodes?.lazy.compactMap { $0 as? NodeType }.first { $0.gridPosition == position }
  }

  /// Adds a field, and connects it with those beside it.
  open func connectToAdjacentNodes(_ node: NodeType) {
    for column in Int32(-1)...1 {
      for row in Int32(-1)...1 where diagonalsAllowed || column == 0 || row == 0 {
        let place = node.gridPosition &+ vector_int2(column, row)
        if let neighbour = self.node(atGridPosition: place) {
          node.addConnections(to: [neighbour], bidirectional: true)
        }
      }
    }
    if nodes?.contains(where: { $0 === node }) != true { add([node]) }
  }
}
