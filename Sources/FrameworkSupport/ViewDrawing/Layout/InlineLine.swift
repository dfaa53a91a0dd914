import SwiftUI

/// The line that the system sets of an inline accessory's views.
///
/// Apple documents the family as "a single row of text and an optional image": whatever the views'
/// layout, one text and one image are shown. That these are the first ones, and that the image
/// stands in front, is assumed.
@MainActor struct InlineLine {
  /// The nodes of the line, an image first.
  private(set) var nodes: [ViewNode] = []
  /// The texts that are not shown.
  private(set) var leftOut: [String] = []

  private let size: CGSize
  private var text: ViewNode?
  private var image: ViewNode?
  /// Whether the line has an image, be it one of the alternatives'.
  private var hasImage: Bool
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

  /// Takes the line from a resolved tree, whose views may ask for the size of the line.
  init(_ root: ViewNode, in size: CGSize = .zero) {
    self.init(root, in: size, besideImage: false)
  }

  /// Takes the line from a tree, which has no room for an image where another one stands before it.
  private init(_ root: ViewNode, in size: CGSize, besideImage: Bool) {
    self.size = size
    hasImage = besideImage
    visit(root, within: [])
    nodes = [image, fitting ?? text].compactMap(\.self)
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
    case "Image" where hasImage: break
    case "Image":
      image = Self.wrapped(Self.bounded(node), modifiers)
      hasImage = true
    case "GeometryReader":
      guard case .content(let content) = node.hook.action else { return }
      let proxy = GeometryProxy(size: size, safeAreaInsets: EdgeInsets())
      for child in content(proxy) { visit(child, within: modifiers) }
    case "ViewThatFits": visitAlternatives(of: node, within: modifiers)
    case _ where Self.unseen.contains(node.kind): break
    default:
      for child in node.children { visit(child, within: modifiers) }
    }
  }

  /// Takes the alternatives as the line's text, each as a line of its own: only one of them is
  /// shown, so that beside another text, one alone is left out.
  private mutating func visitAlternatives(of node: ViewNode, within modifiers: [ViewNode]) {
    let lines = node.children.map { Self($0, in: size, besideImage: hasImage) }
    guard text == nil, fitting == nil else {
      if !hasImage, let first = lines.lazy.compactMap(\.image).first {
        (image, hasImage) = (first, true)
      }
      if let words = lines.lazy.flatMap(\.words).first { leftOut.append(words) }
      return
    }
    leftOut += lines.map(\.leftOut).min { $0.count < $1.count } ?? []
    let alternatives = lines.compactMap(\.node).map { Self.wrapped($0, modifiers) }
    guard !alternatives.isEmpty else { return }
    fitting = ViewNode(
      "ViewThatFits", ["axes": .list([.string("horizontal")])], children: alternatives)
    if lines.contains(where: \.hasImage) { hasImage = true }
  }

  /// The words of each text of the line.
  private var words: [String] {
    nodes.flatMap(\.flattened).filter { $0.kind == "Text" }.map { Self.words(of: $0) }
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
