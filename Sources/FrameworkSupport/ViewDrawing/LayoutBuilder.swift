import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

/// Makes the nodes of a tree into layout items with their rules.
@MainActor final class LayoutBuilder {
  let fonts: FontLibrary
  let notes: Notes
  let budget = LayoutBudget()
  /// The container backgrounds found so far, which are drawn behind the whole widget.
  private(set) var backgrounds: [(node: ViewNode, style: ViewStyle)] = []
  /// The label that the views ask a watch face to show beside them, with the style around it.
  private(set) var label: (node: ViewNode, style: ViewStyle)?
  /// Whether the views ask a watch face to draw them along a curve.
  var curvesContent = false
  /// The texts that the system leaves out of the widget's line.
  private(set) var leftOut: [String] = []

  init(fonts: FontLibrary, notes: Notes) {
    self.fonts = fonts
    self.notes = notes
  }

  /// Returns the item of a node that stands in a stack along an axis, or in none.
  func item(_ node: ViewNode, _ style: ViewStyle, in stack: Axis?) -> LayoutItem {
    if node.kind.hasPrefix(".") { return modifier(node, style, in: stack) }
    let attributes = node.attributes
    switch node.kind {
    case "Text", "Run": return leaf(node, style, TextRule(node, style, fonts: fonts, notes: notes))
    case "Image": return leaf(node, style, ImageRule(node, style, self))
    case "Color": return leaf(node, style, ColorRule())
    case "Spacer":
      return leaf(node, style, SpacerRule(axis: stack, least: node.number("minLength") ?? 8))
    case "Divider": return leaf(node, style, DividerRule(stack: stack))
    case "EmptyView": return leaf(node, style, EmptyRule())
    case "HStack", "VStack", "LazyHStack", "LazyVStack": return linear(node, style)
    case "Group", "Section", "GridRow":
      let stack = ViewNode("VStack", attributes: attributes, children: node.children)
      return linear(stack, style, as: node)
    case "ZStack":
      let names = Self.alignment(attributes["alignment"])
      return make(
        node, style, DepthStackRule(horizontal: names.0, vertical: names.1), node.children, nil)
    case "Shape": return shape(node, style)
    case "ViewThatFits":
      let axes = attributes["axes"]?.items.compactMap(\.text) ?? []
      let set = Set(Axis.allCases.filter { axes.contains("\($0)") })
      return make(node, style, FittingRule(axes: set), node.children, nil)
    case "Section.header", "Section.footer": return joined(node.children, style)
    case "LazyVGrid", "LazyHGrid":
      if node.children.contains(where: { $0.kind == "Section" }) {
        return linear(sectioned(node), style)
      }
      let isColumns = node.kind == "LazyVGrid"
      return make(
        node, style,
        LazyGridRule(
          axis: isColumns ? .horizontal : .vertical,
          tracks: attributes[isColumns ? "columns" : "rows"]?.items ?? [],
          alignment: node.string("alignment") ?? "center", spacing: node.number("spacing")),
        node.children, nil)
    case "Grid": return grid(node, style)
    case "GeometryReader", "Canvas", "Layout": return author(node, style)
    default: return control(node, style, in: stack)
    }
  }

  /// Returns the item of a widget's whole content; of an inline accessory it is one line.
  ///
  /// Several views without a container stand below each other without the usual spacing, as a
  /// picture of Apple's shows.
  func root(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    if style.scene.isInline {
      let line = InlineLine(node, in: style.scene.size)
      leftOut = line.leftOut
      return line.node.map { item($0, style, in: nil) } ?? leaf(node, style, EmptyRule())
    }
    guard node.kind == "Group", node.children.count > 1 else { return item(node, style, in: nil) }
    return linear(
      ViewNode("VStack", ["spacing": .number(0)], children: node.children), style, as: node)
  }

  func leaf(_ node: ViewNode, _ style: ViewStyle, _ rule: some LayoutRule) -> LayoutItem {
    LayoutItem(node, style, rule, budget: budget)
  }

  func make(
    _ node: ViewNode, _ style: ViewStyle, _ rule: some LayoutRule, _ children: [ViewNode],
    _ stack: Axis?
  ) -> LayoutItem {
    LayoutItem(
      node, style, rule, children: children.map { item($0, style, in: stack) }, budget: budget)
  }

  /// Returns an item for several nodes: the only one, or a stack of them.
  func joined(_ nodes: [ViewNode], _ style: ViewStyle, as kind: String = "VStack") -> LayoutItem {
    if nodes.count == 1 { return item(nodes[0], style, in: nil) }
    return item(ViewNode(kind, children: nodes), style, in: nil)
  }

  func linear(_ node: ViewNode, _ style: ViewStyle, as original: ViewNode? = nil) -> LayoutItem {
    let axis: Axis = node.kind.hasSuffix("HStack") ? .horizontal : .vertical
    let rule = StackRule(
      axis: axis, alignment: node.string("alignment") ?? "center",
      spacing: node.number("spacing"), isLazy: node.kind.hasPrefix("Lazy"))
    return make(original ?? node, style, rule, Self.withoutSections(node.children), axis)
  }

  /// The views that stand in a stack: those of a section stand in it one by one.
  private static func withoutSections(_ nodes: [ViewNode]) -> [ViewNode] {
    guard nodes.contains(where: { $0.kind.hasPrefix("Section") }) else { return nodes }
    return nodes.flatMap {
      $0.kind.hasPrefix("Section") ? withoutSections($0.children) : [$0]
    }
  }

  /// A lazy grid with sections as a stack of grids, with the headers and footers across it.
  private func sectioned(_ grid: ViewNode) -> ViewNode {
    var stack = ViewNode(grid.kind == "LazyVGrid" ? "VStack" : "HStack", children: [])
    stack.attributes["spacing"] = .number(grid.number("spacing") ?? Distance.usual)
    stack.attributes["alignment"] = grid.attributes["alignment"]
    var cells: [ViewNode] = []
    func finish() {
      guard !cells.isEmpty else { return }
      var part = grid
      part.children = cells
      stack.children.append(part)
      cells = []
    }
    for node in grid.children {
      guard node.kind == "Section" else {
        cells.append(node)
        continue
      }
      finish()
      for child in node.children {
        if child.kind.hasPrefix("Section.") {
          finish()
          stack.children.append(child)
        } else {
          cells.append(child)
        }
      }
      finish()
    }
    finish()
    return stack
  }

  private func grid(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    let names = Self.alignment(node.attributes["alignment"])
    return make(
      node, style,
      GridRule(
        horizontal: names.0, vertical: names.1, columnGap: node.number("horizontalSpacing"),
        rowGap: node.number("verticalSpacing")), node.children.map(Self.withModifiedCells), nil)
  }

  /// Returns a row of a grid with the modifiers around it on each of its cells, as SwiftUI has
  /// those of views without a layout of their own; any other node as it is.
  private static func withModifiedCells(_ node: ViewNode) -> ViewNode {
    guard node.kind.hasPrefix("."), let content = node.children.first else { return node }
    var row = withModifiedCells(content)
    guard row.kind == "GridRow" else { return node }
    row.children = row.children.map { cell in
      var modified = node
      modified.children[0] = cell
      return modified
    }
    return row
  }

  private func shape(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    guard case .outline(let outline, let size) = node.hook.action else {
      return leaf(node, style, UnknownRule())
    }
    return make(
      node, style, ShapeRule(outline: outline, sizeThatFits: size, builder: self), node.children,
      nil)
  }

  private func author(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    switch node.hook.action {
    case .content(let content):
      return leaf(node, style, GeometryRule(content: content, builder: self))
    case .commands(let commands):
      return leaf(node, style, CanvasRule(commands: commands, builder: self))
    case .layout(let layout):
      return make(node, style, SubviewLayoutRule(layout: layout), node.children, nil)
    case .container(var container):
      container.children = node.children
      return item(container, style, in: nil)
    default: return leaf(node, style, UnknownRule())
    }
  }

  /// The names of an alignment's guides.
  static func alignment(_ attribute: ViewAttribute?) -> (String, String) {
    let names = attribute?.items.compactMap(\.text) ?? []
    return names.count == 2 ? (names[0], names[1]) : ("center", "center")
  }

  func add(background node: ViewNode, _ style: ViewStyle) {
    // Views without a stack around them have every modifier each, and one background together.
    let isKnown = backgrounds.contains { known, _ in
      known.attributes == node.attributes
        && known.children.dropFirst() == node.children.dropFirst()
    }
    if !isKnown { backgrounds.append((node, style)) }
  }

  /// Notes a label; that of the outermost view, which comes first, is the one that is shown.
  func add(label node: ViewNode, _ style: ViewStyle) {
    if label == nil { label = (node, style) }
  }

  /// Returns an item in a modifier that is known only now.
  func wrapping(_ inner: LayoutItem, in node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    if node.kind == ".offset" {
      return LayoutItem(node, style, Self.place(node), children: [inner], budget: budget)
    }
    guard let rule = EffectRule(node) else { return inner }
    return LayoutItem(node, style, rule, children: [inner], budget: budget)
  }

  static func size(_ attribute: ViewAttribute?) -> CGSize {
    let numbers = attribute?.doubles ?? []
    guard numbers.count == 2, numbers.allSatisfy(\.isFinite) else { return .zero }
    return CGSize(width: numbers[0], height: numbers[1])
  }
}
