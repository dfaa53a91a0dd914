import SwiftUI

/// The line that the system sets of an inline accessory's views.
///
/// Apple documents the family as "a single row of text and an optional image": whatever the views'
/// layout, one text and one image are shown. That these are the first ones, and that the image
/// stands in front, is assumed.
struct InlineLine {
  /// The nodes of the line, an image first.
  private(set) var nodes: [ViewNode] = []
  /// The texts that are not shown.
  private(set) var leftOut: [String] = []

  private var text: ViewNode?
  private var image: ViewNode?
  /// The alternatives, where views say which fits.
  private var fitting: ViewNode?

  /// Modifiers that say something of a text or image besides its place and its font.
  private static let kept: Set<String> = [
    ".environment", ".monospacedDigit", ".privacySensitive", ".redacted", ".strikethrough",
    ".symbolVariant", ".textCase", ".underline", ".unredacted", ".widgetAccentable",
  ]
  /// Views of which an inline accessory shows nothing.
  private static let unseen: Set<String> = [
    "Canvas", "Chart", "Color", "Divider", "Gauge", "ProgressView", "Shape", "Spacer",
  ]
  /// The greatest side of an image that takes any size, in points; assumed.
  private static let imageSide = 17.0

  /// Takes the line from a resolved tree.
  init(_ root: ViewNode) {
    visit(root, within: [])
    nodes = fitting.map { [$0] } ?? [image, text].compactMap(\.self)
  }

  /// The line as one node; nil where there is neither text nor image.
  var node: ViewNode? {
    if nodes.count < 2 { return nodes.first }
    return ViewNode("HStack", ["spacing": .number(4)], children: nodes)
  }

  private mutating func visit(_ node: ViewNode, within modifiers: [ViewNode]) {
    switch node.kind {
    case _ where node.kind.hasPrefix("."):
      guard let content = node.children.first else { return }
      visit(content, within: Self.kept.contains(node.kind) ? modifiers + [node] : modifiers)
    case "Link":
      for child in node.children { visit(child, within: modifiers + [node]) }
    case "Text":
      if text == nil, fitting == nil {
        text = Self.wrapped(node, modifiers)
      } else {
        leftOut.append(Self.words(of: node))
      }
    case "Image":
      if image == nil, fitting == nil { image = Self.wrapped(Self.bounded(node), modifiers) }
    case "ViewThatFits" where text == nil && image == nil && fitting == nil:
      let lines = node.children.map { Self($0) }
      leftOut += lines.flatMap(\.leftOut)
      let alternatives = lines.compactMap(\.node).map { Self.wrapped($0, modifiers) }
      guard !alternatives.isEmpty else { return }
      fitting = ViewNode(
        "ViewThatFits", ["axes": .list([.string("horizontal")])], children: alternatives)
    case _ where Self.unseen.contains(node.kind): break
    default:
      for child in node.children { visit(child, within: modifiers) }
    }
  }

  private static func wrapped(_ node: ViewNode, _ modifiers: [ViewNode]) -> ViewNode {
    modifiers.reversed().reduce(node) { inner, modifier in
      var outer = modifier
      outer.children = [inner]
      return outer
    }
  }

  /// An image that takes any size, in the line's height.
  private static func bounded(_ node: ViewNode) -> ViewNode {
    guard node.attributes["symbol"] == nil || node.isResizable else { return node }
    let fitted = ViewNode(".aspectRatio", ["mode": .string("fit")], children: [node])
    return ViewNode(
      ".frame", ["width": .number(imageSide), "height": .number(imageSide)], children: [fitted])
  }

  private static func words(of node: ViewNode) -> String {
    let words = node.texts.joined(separator: " ")
    return words.isEmpty ? "a text" : words
  }
}
