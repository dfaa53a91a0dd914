import Foundation
import SwiftUI
import WidgetPlatforms

extension LayoutBuilder {
  /// Returns the item of a modifier; the node's first child is the modified content.
  func modifier(_ node: ViewNode, _ style: ViewStyle, in stack: Axis?) -> LayoutItem {
    guard let content = node.children.first else { return leaf(node, style, EmptyRule()) }
    func make(_ rule: some LayoutRule) -> LayoutItem {
      LayoutItem(node, style, rule, children: [item(content, style, in: stack)], budget: budget)
    }
    let attributes = node.attributes
    if [".frame", ".offset", ".position", ".padding"].contains(node.kind), attributes.holdNoNumber {
      budget.hasNoNumber = true
    }
    switch node.kind {
    case ".padding", ".safeAreaPadding": return make(PaddingRule(insets: Self.insets(node)))
    case ".frame": return make(Self.frame(node))
    case ".containerRelativeFrame": return make(Self.containerFrame(node, style))
    case ".fixedSize":
      let axes = Axis.allCases.filter { node.flag($0 == .horizontal ? "horizontal" : "vertical") }
      return make(FixedSizeRule(axes: Set(axes)))
    case ".aspectRatio":
      return make(
        AspectRatioRule(ratio: node.number("ratio"), fills: node.string("mode") == "fill"))
    case ".offset", ".position":
      var moved = style
      moved.isMoved = true
      let content = item(content, moved, in: stack)
      return LayoutItem(node, style, Self.place(node), children: [content], budget: budget)
    case ".background", ".overlay", ".mask": return companions(node, content, style, in: stack)
    case ".compositingGroup", ".drawingGroup": return make(LayerRule())
    case ".border": return make(BorderRule())
    case ".clipped": return make(ClipRule(outline: nil, evenOdd: false))
    case ".clipShape":
      guard case .outline(let outline, _) = node.hook.action else { return make(PassingRule()) }
      return make(ClipRule(outline: outline, evenOdd: node.flag("evenOdd")))
    case ".glassEffect":
      guard case .outline(let outline, _) = node.hook.action else { return make(PassingRule()) }
      let glass = GlassPaint(glass: attributes["style"]?.fields ?? [:])
      return make(GlassRule(outline: outline, glass: glass))
    case ".cornerRadius":
      let radius = CGFloat(node.number("value") ?? 0)
      return make(
        ClipRule(outline: { Path(roundedRect: $0, cornerRadius: radius) }, evenOdd: false))
    case ".alignmentGuide":
      guard case .guide(let compute) = node.hook.action, let axis = node.string("axis"),
        let guide = node.string("guide")
      else { return make(PassingRule()) }
      let own = AlignmentGuide(axis: axis == "horizontal" ? .horizontal : .vertical, name: guide)
      return make(GuideRule(guide: own, compute: compute))
    case ".visualEffect", ".onGeometryChange":
      guard case .effect(let effect) = node.hook.action else { return make(PassingRule()) }
      return make(VisualEffectRule(effect: effect, builder: self))
    case ".widgetLabel":
      add(label: node, style)
      return make(PassingRule())
    case ".widgetCurvesContent":
      if node.flag("curvesContent") { curvesContent = true }
      return make(PassingRule())
    case ".anchorPreference":
      guard case .place(let place) = node.hook.action else { return make(PassingRule()) }
      return make(AnchorRule(place: place))
    case ".coordinateSpace": return make(CoordinateSpaceRule(name: node.string("name") ?? ""))
    case ".containerBackground":
      add(background: node, style)
      return make(PassingRule())
    default: return look(node, content, style, in: stack)
    }
  }

  /// The rule of a modifier that gives its content a place of its own.
  static func place(_ node: ViewNode) -> any LayoutRule {
    let value = size(node.attributes["value"])
    return node.kind == ".offset"
      ? OffsetRule(offset: value) : PositionRule(point: CGPoint(x: value.width, y: value.height))
  }

  /// Returns the item of a modifier that keeps its content's size.
  private func look(
    _ node: ViewNode, _ content: ViewNode, _ style: ViewStyle, in stack: Axis?
  ) -> LayoutItem {
    if let rule = EffectRule(node) {
      // Brightness is that of the view's own colours.
      let inner = node.kind == ".luminanceToAlpha" && style.hasTintsAlone ? style.untinted : style
      return LayoutItem(
        node, style, rule, children: [item(content, inner, in: stack)], budget: budget)
    }
    let below = style.below(node)
    return LayoutItem(
      node, below, PassingRule(), children: [item(content, below, in: stack)], budget: budget)
  }

  private func companions(
    _ node: ViewNode, _ content: ViewNode, _ style: ViewStyle, in stack: Axis?
  ) -> LayoutItem {
    let primary = item(content, style, in: stack)
    if let look = node.attributes["style"] {
      let rule = StyledLayerRule(look: look, isBehind: node.kind == ".background")
      return LayoutItem(node, style, rule, children: [primary], budget: budget)
    }
    let names = Self.alignment(node.attributes["alignment"])
    let others = Array(node.children.dropFirst())
    let rule = CompanionRule(
      horizontal: names.0, vertical: names.1, isBehind: node.kind == ".background")
    if case .companions(let views) = node.hook.action {
      let late = LateCompanionRule(companion: rule, views: views, builder: self)
      return LayoutItem(node, style, late, children: [primary], budget: budget)
    }
    let stacked =
      others.count > 1
      ? [
        ViewNode(
          "ZStack", ["alignment": node.attributes["alignment"]], children: others)
      ] : others
    let children = [primary] + stacked.map { item($0, style, in: nil) }
    if node.kind == ".mask" {
      return LayoutItem(node, style, MaskRule(companion: rule), children: children, budget: budget)
    }
    return LayoutItem(node, style, rule, children: children, budget: budget)
  }

  /// The insets of a padding; 16 points where the author names no length.
  private static func insets(_ node: ViewNode) -> EdgeInsets {
    let fields = node.attributes["insets"]?.fields
    if let fields {
      return EdgeInsets(
        top: finite(fields["top"]), leading: finite(fields["leading"]),
        bottom: finite(fields["bottom"]), trailing: finite(fields["trailing"]))
    }
    let edges = Set(node.attributes["edges"]?.items.compactMap(\.text) ?? [])
    let length = node.attributes["length"] == nil ? 16 : finite(node.attributes["length"])
    func inset(_ edge: String) -> CGFloat { edges.contains(edge) ? length : 0 }
    return EdgeInsets(
      top: inset("top"), leading: inset("leading"), bottom: inset("bottom"),
      trailing: inset("trailing"))
  }

  private static func finite(_ attribute: ViewAttribute?) -> CGFloat {
    let value = attribute?.double ?? 0
    return value.isFinite ? CGFloat(value) : 0
  }

  /// A frame whose lengths are parts of those of the widget without its margins.
  private static func containerFrame(_ node: ViewNode, _ style: ViewStyle) -> FrameRule {
    let container = style.scene.contentSize ?? style.scene.size
    let axes = node.attributes["axes"]?.items.compactMap(\.text) ?? []
    func bounds(_ axis: Axis) -> FrameRule.Bounds {
      guard axes.contains("\(axis)") else { return FrameRule.Bounds() }
      var length = container[axis]
      if case .length(let compute) = node.hook.action {
        length = Double(compute(CGFloat(length), axis))
      } else if let count = node.number("count"), count > 0 {
        let span = node.number("span") ?? 1
        let gap = node.number("spacing") ?? 0
        length = (length - gap * (count - 1)) / count * span + gap * (span - 1)
      }
      return FrameRule.Bounds(fixed: length.isFinite ? max(0, length) : nil)
    }
    let names = alignment(node.attributes["alignment"])
    return FrameRule(
      width: bounds(.horizontal), height: bounds(.vertical), horizontal: names.0,
      vertical: names.1)
  }

  private static func frame(_ node: ViewNode) -> FrameRule {
    func bounds(_ name: String) -> FrameRule.Bounds {
      let lower = name.lowercased()
      let fixed = node.number(lower).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
      return FrameRule.Bounds(
        least: node.number("min" + name), ideal: node.number("ideal" + name),
        most: node.number("max" + name), fixed: fixed)
    }
    let names = alignment(node.attributes["alignment"])
    return FrameRule(
      width: bounds("Width"), height: bounds("Height"), horizontal: names.0, vertical: names.1)
  }
}
