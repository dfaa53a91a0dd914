import Foundation
import SwiftUI
import WidgetDrawing

extension LayoutBuilder {
  /// Returns the item of a control, or of a view that is not drawn.
  func control(_ node: ViewNode, _ style: ViewStyle, in stack: Axis?) -> LayoutItem {
    switch node.kind {
    case "Label": return label(node, style)
    case "Label.icon", "Label.title", "Gauge.label", "Gauge.currentValueLabel",
      "ProgressView.label", "ProgressView.currentValueLabel", "GroupBox.label",
      "LabeledContent.label", "Gauge.minimumValueLabel", "Gauge.maximumValueLabel":
      return joined(node.children, style, as: "HStack")
    case "ControlGroup": return joined(node.children, style, as: "HStack")
    case "Link", "NavigationLink", "Button", "Toggle":
      let content =
        node.kind.hasSuffix("Link")
        ? joined(node.children, style, as: "HStack") : plate(node, style)
      return LayoutItem(node, style, ActionRule(), children: [content], budget: budget)
    case "ProgressView": return progress(node, style.tinted(as: ".progressViewStyle"))
    case "Gauge": return gauge(node, style.tinted(as: ".gaugeStyle"))
    case "Chart":
      return leaf(node, style, ChartRule(settings: style.chart, builder: self))
    case "ChartPlot", "ChartAxis": return leaf(node, style, ChartBoxRule(box: style.chart.box))
    case "TimelineView", "AnyView", "GlassEffectContainer": return joined(node.children, style)
    case "ContentUnavailableView":
      notes.add(AssumedSizes.unavailableContent.note)
      return joined(node.children, style)
    case "LabeledContent":
      return labeledContent(node, style)
    case "GroupBox": return groupBox(node, style)
    case "Stepper":
      return withLabel(node, style, LayoutItem(node, style, StepperRule(), budget: budget))
    case "AccessoryWidgetBackground":
      return item(
        ViewNode(
          "Color",
          [
            "color": .record([
              "red": .number(1), "green": .number(1), "blue": .number(1), "opacity": .number(0.18),
            ])
          ]), style, in: nil)
    case "AccessoryWidgetGroup": return accessoryGroup(node, style)
    default: return leaf(node, style, UnknownRule())
    }
  }

  private func label(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    let icon = node.children.first { $0.kind == "Label.icon" }
    let title = node.children.first { $0.kind == "Label.title" }.map(lines)
    guard icon != nil || title != nil else { return joined(node.children, style, as: "HStack") }
    let name = style.controls[".labelStyle"]
    let isIconAlone = name == "iconOnly" || style.hidesLabels
    let parts = [name == "titleOnly" ? nil : icon, isIconAlone ? nil : title].compactMap(\.self)
    let row = ViewNode(
      "HStack",
      ["alignment": .string(AlignmentGuide.centerOfFirstLine), "spacing": .number(8)],
      children: parts)
    return item(row, style, in: nil)
  }

  /// A label's title with its views below each other, where there are several: a title and what is
  /// said further, as Apple's own samples have them.
  private func lines(_ title: ViewNode) -> ViewNode {
    guard title.children.count > 1 else { return title }
    return ViewNode("VStack", ["alignment": .string("leading")], children: title.children)
  }

  func toggleSwitch(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    withLabel(node, style, leaf(node, style, SwitchRule(isOn: node.flag("isOn"))))
  }

  /// Returns a control at the end of a row that its label begins.
  private func withLabel(
    _ node: ViewNode, _ style: ViewStyle, _ control: LayoutItem
  ) -> LayoutItem {
    guard !style.hidesLabels else { return control }
    let label = joined(node.children, style, as: "HStack")
    let spacer = leaf(ViewNode("Spacer"), style, SpacerRule(axis: .horizontal, least: 8))
    let rule = StackRule(axis: .horizontal, alignment: "center", spacing: nil)
    return LayoutItem(node, style, rule, children: [label, spacer, control], budget: budget)
  }

  private func progress(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    let labels = node.children.filter { $0.kind == "ProgressView.label" }
    let values = node.children.filter { $0.kind == "ProgressView.currentValueLabel" }
    guard labels.count + values.count == node.children.count else {
      return joined(node.children, style)
    }
    guard let fraction = fraction(of: node, style) else {
      if style.scene.isOnFaceEdge { return leaf(node, style, EmptyRule()) }
      let spinner = LayoutItem(node, style, SpinnerRule(), budget: budget)
      guard !labels.isEmpty, !style.hidesLabels else { return spinner }
      let rule = StackRule(axis: .vertical, alignment: "center", spacing: 4)
      return LayoutItem(
        node, style, rule, children: [spinner] + labels.map { item($0, style, in: .vertical) },
        budget: budget)
    }
    if style.scene.isOnFaceEdge {
      return leaf(node, style, BarRule(fraction: fraction, hasMark: false))
    }
    if style.controls[".progressViewStyle"] == "circular" {
      var inner = style
      inner.minimumScale = min(style.minimumScale, 0.2)
      inner.lineLimit = style.lineLimit ?? 1
      inner.isSystemSized = true
      return make(
        node, inner, RingRule(fraction: fraction, isClosed: true, shrinks: true),
        values.isEmpty ? labels : values, nil)
    }
    var small = style
    small.font = ["style": .string("caption")]
    small.foreground = [style.resolved(.record(["level": .string("secondary")]))]
    let above = style.hidesLabels ? [] : labels.map { item($0, style, in: nil) }
    let below = values.map { item($0, small, in: nil) }
    return LayoutItem(
      node, style, ProgressRule(fraction: fraction, above: above.count), children: above + below,
      budget: budget)
  }

  /// The completed fraction, at the drawing's instant for a timer interval.
  private func fraction(of node: ViewNode, _ style: ViewStyle) -> Double? {
    guard let start = node.number("start"), let end = node.number("end"), end > start else {
      return node.number("value")
    }
    notes.runsWithTime = true
    let now = style.scene.date.timeIntervalSince1970
    let share = min(1, max(0, (now - start) / (end - start)))
    return node.attributes["countsDown"] == .flag(false) ? share : 1 - share
  }
}
