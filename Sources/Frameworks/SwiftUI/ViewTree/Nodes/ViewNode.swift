// The plain tree a view resolves to. Nothing of it is Apple's; the runtime takes its digest and a
// report may draw it.

/// A node of a resolved view tree.
///
/// A modifier is a node too: its kind starts with a full stop, its first child is the modified
/// view, and further children are the views it was given, such as a background. The same code
/// therefore always makes the same tree, and nothing in it depends on memory or on the present
/// time.
package struct ViewNode: Hashable, Sendable, Codable {
  /// The name of the view, or of the modifier after a full stop.
  package var kind: String
  /// The words shown, resolved for the environment's locale.
  package var text: String?
  /// The arguments by name.
  package var attributes: ViewAttributes
  /// The views inside, in order.
  package var children: [ViewNode]
  /// The layout hook; neither compared nor saved.
  package var hook = LayoutHook()

  private enum CodingKeys: CodingKey {
    case kind, text, attributes, children
  }

  package init(
    _ kind: String, text: String? = nil,
    _ attributes: KeyValuePairs<String, ViewAttribute?> = [:], children: [ViewNode] = []
  ) {
    self.init(
      kind, text: text, attributes: ViewAttributes(attributes), children: children)
  }

  package init(
    _ kind: String, text: String? = nil, attributes: ViewAttributes,
    children: [ViewNode] = []
  ) {
    self.kind = kind
    self.text = text
    self.attributes = attributes
    self.children = children
  }

  /// The node and all nodes below it, parents first.
  package var flattened: [ViewNode] {
    var nodes: [ViewNode] = []
    append(to: &nodes)
    return nodes
  }

  private func append(to nodes: inout [ViewNode]) {
    nodes.append(self)
    for child in children { child.append(to: &nodes) }
  }

  /// The texts of all nodes, in reading order.
  package var texts: [String] {
    flattened.compactMap(\.text)
  }
}
