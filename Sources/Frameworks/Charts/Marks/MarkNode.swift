// A mark as a node of the view tree.

import SwiftUI

/// A mark as a node, with the values that it plots along each dimension.
struct MarkNode {
  let kind: String
  private var attributes: ViewAttributes
  private var kinds: [String: String] = [:]

  init(
    _ kind: String, _ values: KeyValuePairs<String, PlottedPart?>,
    _ attributes: KeyValuePairs<String, ViewAttribute?> = [:]
  ) {
    self.kind = kind
    self.attributes = ViewAttributes(attributes)
    for (name, part) in values {
      guard let part else { continue }
      self.attributes[name] = part.attribute
      self.attributes[name + "Upper"] = part.upper
      kinds[name] = part.kind
    }
  }

  @MainActor var nodes: [ViewNode] {
    let node = ViewNode(kind, attributes: attributes)
    return [kinds.isEmpty ? node : node.with(.plotted(kinds))]
  }
}
