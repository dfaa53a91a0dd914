import Foundation
import SwiftUI
import WidgetPlatforms

extension LayoutBuilder {
  /// Returns the item of a gauge in the style that is current.
  func gauge(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    guard node.children.allSatisfy({ $0.kind.hasPrefix("Gauge.") }) else {
      return joined(node.children, style)
    }
    let name = style.controls[".gaugeStyle"] ?? ""
    let isOnFaceEdge = style.scene.isOnFaceEdge
    if name.contains("ircular"), !isOnFaceEdge { return circularGauge(node, style, name) }
    let parts = Dictionary(grouping: node.children, by: \.kind)
    func made(_ part: String, _ style: ViewStyle, _ axis: Axis) -> [LayoutItem] {
      (parts["Gauge.\(part)"] ?? []).map { item($0, style, in: axis) }
    }
    // A watch's own style has a mark, and is assumed to be the one without a name: capacities came
    // later.
    let isOnWatch = style.scene.system.platform == .watchOS
    let isMarked =
      ["accessoryLinear", "linear"].contains(name)
      || (isOnFaceEdge || isOnWatch) && !name.contains("apacity")
    let bar = leaf(
      node, style, BarRule(fraction: node.number("value") ?? 0, hasMark: isMarked))
    let least = made("minimumValueLabel", style, .horizontal)
    let ends = made("maximumValueLabel", style, .horizontal)
    // Beside the bar there is room for two words: the bounds, or the value where there are none.
    let starts = least.isEmpty && isMarked ? made("currentValueLabel", style, .horizontal) : least
    let row = LayoutItem(
      node, style, StackRule(axis: .horizontal, alignment: "center", spacing: 6),
      children: starts + [bar] + ends, budget: budget)
    guard !isMarked, !isOnFaceEdge else { return row }
    let titles = style.hidesLabels ? [] : made("label", style, .vertical)
    let values = made("currentValueLabel", style, .vertical)
    let alignment = name == "accessoryLinearCapacity" ? "leading" : "center"
    return LayoutItem(
      node, style, StackRule(axis: .vertical, alignment: alignment, spacing: ProgressRule.gap),
      children: titles + [row] + values, budget: budget)
  }

  /// Returns the item of a gauge around its value.
  private func circularGauge(_ node: ViewNode, _ style: ViewStyle, _ name: String) -> LayoutItem {
    let parts = Dictionary(grouping: node.children, by: \.kind)
    let label = parts["Gauge.label"] ?? []
    let current = parts["Gauge.currentValueLabel"] ?? []
    let fraction = node.number("value") ?? 0
    var small = style
    // Words stay within the ring at all sizes of text; the least scale is assumed.
    small.minimumScale = min(style.minimumScale, 0.2)
    small.lineLimit = style.lineLimit ?? 1
    small.isSystemSized = true
    let isClosed = name.contains("apacity")
    if isClosed {
      return make(
        node, small, RingRule(fraction: fraction, isClosed: true),
        Array((current.isEmpty ? label : current).prefix(1)), nil)
    }
    // Nothing but a current value stands in the middle of an open ring; its label is in the opening,
    // as Apple documents the style.
    let main =
      current.first.map { item($0, small, in: nil) }
      ?? leaf(ViewNode("EmptyView"), small, EmptyRule())
    small.font = ["style": .string("caption2")]
    let bounds = (parts["Gauge.minimumValueLabel"] ?? []) + (parts["Gauge.maximumValueLabel"] ?? [])
    let hasBounds = !bounds.isEmpty
    let words = make(
      node, small, StackRule(axis: .horizontal, alignment: "center", spacing: nil),
      hasBounds ? bounds : label, .horizontal)
    return LayoutItem(
      node, style,
      RingRule(fraction: fraction, isClosed: false, hasBounds: hasBounds),
      children: [main, words], budget: budget)
  }
}
