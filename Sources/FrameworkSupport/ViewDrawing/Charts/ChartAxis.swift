import Foundation
import SwiftUI

/// The marks of one axis, with their labels laid out.
@MainActor struct ChartAxis {
  /// What stands at one value.
  struct Tick {
    var value: ChartValue
    var gridStyle: ViewStyle?
    var gridWidth = 0.5
    var tickStyle: ViewStyle?
    var label: LayoutItem?
    /// Whether the label stands in the middle of the space to the next tick.
    var isCentered = false
  }

  private(set) var ticks: [Tick] = []
  /// Whether labels stand at the leading edge, or at the top, instead of the other.
  private(set) var isAtStart = false

  /// The size of the largest label.
  var labelSize: CGSize {
    let sizes = ticks.compactMap { $0.label?.size(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  /// Makes the marks of a dimension.
  ///
  /// - Parameters:
  ///   - setting: The author's modifier; nil for the usual marks.
  ///   - scale: The dimension's scale.
  ///   - most: The number of marks that there is room for.
  ///   - drawsGrid: Whether usual marks have grid lines.
  ///   - isUpright: Whether it is the axis of y.
  init(
    _ setting: ViewNode?, _ scale: ChartScale, most: Int, drawsGrid: Bool, isUpright: Bool,
    _ style: ViewStyle, _ builder: LayoutBuilder
  ) {
    guard setting?.string("visibility") != "hidden" else { return }
    // The names of rows stand before them, numbers behind.
    isAtStart = isUpright && scale.kind == .category
    var label = style
    label.font = ["style": .string("caption2")]
    label.foreground = [style.resolved(.record(["level": .string("secondary")]))]
    var grid = style
    grid.foreground = [
      .record(["color": .record(["system": .string("gray")]), "opacity": .number(0.35)])
    ]
    let own = (setting?.children.dropFirst()).map(Array.init) ?? []
    for node in own.isEmpty ? [ViewNode("AxisMarks")] : own where node.kind == "AxisMarks" {
      let position = node.string("position") ?? ""
      if ["leading", "top"].contains(position) { isAtStart = true }
      if ["trailing", "bottom"].contains(position) { isAtStart = false }
      let values = scale.ticks(node.attributes["values"], most: most)
      var parts: [[ViewNode]]?
      if case .axis(let marks) = node.hook.action {
        parts = marks(values.map(\.attribute), scale.kind == .date)
      }
      for (index, value) in values.enumerated() {
        var tick = Tick(value: value)
        let usual = [ViewNode("AxisValueLabel")] + (drawsGrid ? [ViewNode("AxisGridLine")] : [])
        for part in parts?[index] ?? usual {
          Self.add(part, to: &tick, label, grid, builder) {
            scale.words(value, among: values, style)
          }
        }
        ticks.append(tick)
      }
    }
  }

  private static func add(
    _ node: ViewNode, to tick: inout Tick, _ label: ViewStyle, _ grid: ViewStyle,
    _ builder: LayoutBuilder, words: () -> String
  ) {
    switch node.kind {
    case "AxisValueLabel":
      tick.isCentered = node.flag("centered")
      let content =
        node.children.first
        ?? resolveView(Text(verbatim: words()), environment: EnvironmentValues())
      var style = label
      style.lineLimit = style.lineLimit ?? 1
      tick.label = builder.item(content, style, in: nil)
    case "AxisGridLine":
      tick.gridStyle = grid
      tick.gridWidth = node.number("lineWidth") ?? 0.5
    case "AxisTick": tick.tickStyle = grid
    default:
      let (label, grid) = (label.below(node), grid.below(node))
      for child in node.children { add(child, to: &tick, label, grid, builder, words: words) }
    }
  }
}
