// The actions of a tap on a widget's view.

import SwiftUI

extension ViewNode {
  /// The tree without the intents of its buttons and the addresses of its links.
  var withoutActions: ViewNode {
    var node = self
    if let name = Self.actions[kind] { node.attributes[name] = nil }
    node.children = children.map(\.withoutActions)
    return node
  }

  /// The arguments that make views and modifiers act on a tap, by the kinds of these.
  static let actions = [
    "Button": "intent", "Toggle": "intent", "Link": "destination", ".widgetURL": "url",
  ]
}
