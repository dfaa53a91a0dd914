// The actions of a tap on a widget's view.

import SwiftUI

extension ViewNode {
  /// The tree without the intents of its buttons and the addresses of its links.
  var withoutActions: ViewNode {
    var node = self
    for name in Self.actions[kind] ?? [] { node.attributes[name] = nil }
    node.children = children.map(\.withoutActions)
    return node
  }

  /// Whether there is anything in the tree that a person taps.
  var hasActions: Bool {
    Self.actions[kind]?.contains { attributes[$0] != nil } ?? false
      || children.contains(where: \.hasActions)
  }

  private static let actions: [String: [String]] = [
    "Button": ["intent"], "Toggle": ["intent"], "Link": ["destination"], ".widgetURL": ["url"],
  ]
}
