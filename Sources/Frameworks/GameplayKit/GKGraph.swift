// GameplayKit's graphs, with the shortest paths that lead through them.

public import FoundationSupplement

open class GKGraphNode: NSObject {
  open internal(set) var connectedNodes: [GKGraphNode] = []

  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes where node !== self {
      if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
      if bidirectional { node.addConnections(to: [self], bidirectional: false) }
    }
  }

  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes {
      connectedNodes.removeAll { $0 === node }
      if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
    }
  }

  /// The cost of the way to a node beside this one.
  open func cost(to node: GKGraphNode) -> Float { 1 }

  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }

  /// Returns the cheapest way to a node, both ends with it; none where there is none.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] {
    var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(self): 0]
    var sources: [ObjectIdentifier: GKGraphNode] = [:]
    var open = [self as GKGraphNode]
    while !open.isEmpty {
      let next = open.indices.min {
        (costs[ObjectIdentifier(open[$0])] ?? 0) < (costs[ObjectIdentifier(open[$1])] ?? 0)
      }
      guard let next else { break }
      let node = open.remove(at: next)
      if node === goalNode { break }
      for neighbour in node.connectedNodes {
        let cost = (costs[ObjectIdentifier(node)] ?? 0) + node.cost(to: neighbour)
        guard cost < costs[ObjectIdentifier(neighbour)] ?? .infinity else { continue }
        costs[ObjectIdentifier(neighbour)] = cost
        sources[ObjectIdentifier(neighbour)] = node
        if !open.contains(where: { $0 === neighbour }) { open.append(neighbour) }
      }
    }
    guard costs[ObjectIdentifier(goalNode)] != nil else { return [] }
    var path = [goalNode]
    while let first = path.first, first !== self, let source = sources[ObjectIdentifier(first)] {
      path.insert(source, at: 0)
    }
    return path
  }

  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { startNode.findPath(to: self) }
}

open class GKGraph: NSObject {
  open private(set) var nodes: [GKGraphNode]?

  public override init() { nodes = [] }

  public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }

  open func add(_ nodes: [GKGraphNode]) { self.nodes?.append(contentsOf: nodes) }

  open func remove(_ nodes: [GKGraphNode]) {
    for node in nodes {
      node.removeConnections(to: node.connectedNodes, bidirectional: true)
      self.nodes?.removeAll { $0 === node }
    }
  }

  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    startNode.findPath(to: endNode)
  }
}
