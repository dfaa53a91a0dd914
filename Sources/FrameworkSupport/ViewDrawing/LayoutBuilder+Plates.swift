import Foundation
import SwiftUI
import WidgetPlatforms

extension LayoutBuilder {
  /// Returns the item of a button or a toggle in the style that is current.
  func plate(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    let name = style.controls[node.kind == "Button" ? ".buttonStyle" : ".toggleStyle"] ?? ""
    if node.flag("isStyled") || name == "plain" {
      return joined(node.children, style, as: "HStack")
    }
    if node.kind == "Toggle", name == "switch" {
      return toggleSwitch(node, style.tinted(as: ".toggleStyle"))
    }
    let isDestructive = node.string("role") == "destructive"
    let tint: ViewAttribute =
      isDestructive
      ? .record(["system": .string("red")]) : style.tint ?? .record(["system": .string("blue")])
    let isProminent = node.flag("isOn") || name.hasSuffix("rominent")
    let isGlass = name == "glass"
    var inner = style
    // The style around a control is its label's, before the control's own.
    if !style.hasChosenForeground {
      inner.foreground = [tint]
      if isGlass { inner.foreground = [.record(["system": .string("primary")])] }
      if isProminent, name != "borderless" {
        inner.foreground = [.record(["system": .string("white")])]
      }
      inner.isControlColored = style.tint == nil || isDestructive
    }
    if style.isDisabled { inner.foreground = [Self.disabledLabel] }
    inner.isOnSystemPlate = isProminent && inner.isControlColored
    if name == "borderless" {
      return joined(node.children, inner, as: "HStack")
    }
    if style.scene.system.platform == .macOS, node.kind == "Button", !isProminent,
      ["", "automatic", "bordered"].contains(name)
    {
      return pushButton(node, style)
    }
    var rule = PlateRule(look: tint, opacity: isProminent ? 1 : 0.16, isGlass: isGlass)
    if style.isDisabled {
      rule.look = .record(["level": .string("tertiary"), "style": Self.fill])
      rule.opacity = 1
    }
    fit(&rule, &inner)
    let content = joined(node.children, inner, as: "HStack")
    return LayoutItem(node, style, rule, children: [content], budget: budget)
  }

  /// The styles of the label and the plate of a control that does not react, as UIKit has them.
  private static let disabledLabel = ViewAttribute.record([
    "level": .string("tertiary"), "style": .record(["system": .string("primary")]),
  ])
  private static let fill = ViewAttribute.record(["semantic": .string("fill")])

  /// A Mac's button: gray, without a tint; its size is that in pictures of macOS 13.
  private func pushButton(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    var inner = style
    inner.foreground = [.record(["system": .string(style.isDark ? "white" : "primary")])]
    if style.isDisabled { inner.foreground = [Self.disabledLabel] }
    inner.isControlColored = true
    let gray: ViewAttribute = .record(["system": .string(style.isDark ? "white" : "black")])
    let rule = PlateRule(
      insets: EdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 8), radius: 6, look: gray,
      opacity: style.isDark ? 0.25 : 0.08)
    let content = joined(node.children, inner, as: "HStack")
    return LayoutItem(node, style, rule, children: [content], budget: budget)
  }

  /// Applies the size of controls and the shape of borders: UIKit's insets, which widgets share as
  /// far as is known.
  private func fit(_ rule: inout PlateRule, _ style: inout ViewStyle) {
    switch style.controls[".controlSize"] {
    case "mini", "small":
      rule.insets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      if style.font == ["style": .string("body")] { style.font = ["style": .string("subheadline")] }
    case "large", "extraLarge":
      rule.insets = EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      rule.radius = 12
    default: break
    }
    switch style.controls[".buttonBorderShape"] {
    case "capsule": rule.radius = .infinity
    case "circle": rule.isCircle = true
    case nil, "automatic":
      // The systems of 2025 round buttons off.
      if style.scene.system.hasDesignOf2025 { rule.radius = .infinity }
    default: break
    }
  }

  /// Returns a box with a title above its content; its insets are assumed.
  func groupBox(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    let titles = node.children.filter { $0.kind == "GroupBox.label" }
    guard titles.count < node.children.count else { return joined(node.children, style) }
    var heading = style
    heading.font = ["style": .string("headline")]
    let rest = node.children.filter { $0.kind != "GroupBox.label" }
    let stack = LayoutItem(
      node, style, StackRule(axis: .vertical, alignment: "leading", spacing: nil),
      children: titles.map { item($0, heading, in: .vertical) } + [joined(rest, style)],
      budget: budget)
    let rule = PlateRule(
      insets: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16), radius: 8,
      look: Self.groupBackground(isDark: style.isDark))
    return LayoutItem(node, style, rule, children: [stack], budget: budget)
  }

  /// The second background of the system's, in dark appearance that of elevated views: a widget's
  /// own ground is the first of those.
  private static func groupBackground(isDark: Bool) -> ViewAttribute {
    let (gray, blue) = isDark ? (44.0, 46.0) : (242.0, 247.0)
    return .record([
      "red": .number(gray / 255), "green": .number(gray / 255), "blue": .number(blue / 255),
    ])
  }

  /// Returns a name at the beginning of a row, and its value in the secondary style at the end.
  func labeledContent(_ node: ViewNode, _ style: ViewStyle) -> LayoutItem {
    var value = style
    value.foreground = [style.resolved(.record(["level": .string("secondary")]))]
    let names = node.children.prefix(1).map { item($0, style, in: .horizontal) }
    let spacer = leaf(ViewNode("Spacer"), style, SpacerRule(axis: .horizontal, least: 8))
    let values = node.children.dropFirst().map { item($0, value, in: .horizontal) }
    return LayoutItem(
      node, style, StackRule(axis: .horizontal, alignment: "firstTextBaseline", spacing: nil),
      children: names + [spacer] + values, budget: budget)
  }
}
