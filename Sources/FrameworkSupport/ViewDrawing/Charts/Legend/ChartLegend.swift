import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

/// The legend of a chart: each value on which a look depends, with its colour and symbol.
@MainActor struct ChartLegend {
  private let item: LayoutItem
  private let position: String
  private let gap: Double
  private let isMirrored: Bool
  /// The names of the alignment's guides; nil where the author names none.
  private let alignment: (String, String)?

  /// Makes the legend of a chart; nil where no look depends on values, or it is hidden.
  init?(
    _ settings: ChartSettings, _ model: ChartModel, _ style: ViewStyle, _ builder: LayoutBuilder
  ) {
    let setting = settings[".chartLegend"]
    let own = setting?.children.dropFirst().first
    let (keys, ramp) = (model.looks.legendKeys, model.looks.styles.ramp)
    guard own != nil || !keys.isEmpty || ramp != nil, !settings.isHidden(".chartLegend") else {
      return nil
    }
    let guides = setting?.attributes["alignment"]
    alignment = guides == nil ? nil : LayoutBuilder.alignment(guides)
    let named = setting?.string("position") ?? "automatic"
    position = ["automatic", "overlay"].contains(named) ? "bottom" : named
    gap = setting?.number("spacing") ?? 2 * ChartRule.gap
    isMirrored = style.isRightToLeft
    var small = style
    small.chart = ChartSettings()
    if let own {
      item = builder.item(own, small, in: nil)
      return
    }
    small.font = ["style": .string("caption2")]
    small.foreground = [style.resolved(.record(["level": .string("secondary")]))]
    small.lineLimit = 1
    var entries = keys.map { Self.entry($0, model.looks, style, small, builder) }
    if let ramp { entries.insert(LegendRampRule.item(ramp, style, small, builder), at: 0) }
    let isBeside = ["leading", "trailing"].contains(named)
    item = LayoutItem(
      ViewNode("HStack"), style, FlowRule(gap: isBeside ? .infinity : 10, lineGap: 2),
      children: entries, budget: builder.budget)
  }

  private static func entry(
    _ key: ChartValue, _ looks: ChartLooks, _ style: ViewStyle, _ small: ViewStyle,
    _ builder: LayoutBuilder
  ) -> LayoutItem {
    let name = ChartScale.text(key)
    let mark = LayoutItem(
      ViewNode("LegendMark"), style,
      LegendMarkRule(
        look: looks.style(of: key), symbol: looks.symbol(of: key), line: looks.line(of: key)),
      budget: builder.budget)
    let text = builder.item(
      resolveView(Text(verbatim: name), environment: EnvironmentValues()), small, in: .horizontal)
    return LayoutItem(
      ViewNode("HStack"), style,
      StackRule(axis: .horizontal, alignment: "center", spacing: 4), children: [mark, text],
      budget: builder.budget)
  }

  /// Draws the legend at the edge of a space, and takes its room from it.
  func paint(takingFrom space: inout CGRect, on canvas: DrawingCanvas) {
    if position == "leading" || position == "trailing" {
      let offer = Proposal(width: space.width / 2, height: space.height)
      let size = item.size(offer)
      let isLeft = (position == "leading") != isMirrored
      let x = isLeft ? space.minX : space.maxX - size.width
      let y = space.minY + FrameRule.position(alignment?.1 ?? "top", in: space.height - size.height)
      item.paint(in: CGRect(origin: CGPoint(x: x, y: y), size: size), offer, on: canvas)
      if isLeft { space.origin.x += size.width + gap }
      space.size.width = max(0, space.width - size.width - gap)
      return
    }
    let offer = Proposal(width: space.width, height: nil)
    let size = item.size(offer)
    // The marks and the labels of their axis need some lines.
    let line = item.children.first?.size(.unspecified).height ?? 0
    let rest = space.height - size.height - gap
    guard rest >= max(2.5 * line, space.height / 2) else {
      return canvas.notes.add("a chart's legend has no room, and is left out")
    }
    let isAbove = position.hasPrefix("top")
    var across = alignment?.0 ?? "leading"
    if position.hasSuffix("Trailing") { across = "trailing" }
    if position.hasSuffix("Leading") { across = "leading" }
    let free = space.width - size.width
    let place = FrameRule.position(across, in: free)
    let x = space.minX + (isMirrored ? free - place : place)
    let y = isAbove ? space.minY : space.maxY - size.height
    item.paint(in: CGRect(origin: CGPoint(x: x, y: y), size: size), offer, on: canvas)
    if isAbove { space.origin.y += size.height + gap }
    space.size.height = max(0, space.height - size.height - gap)
  }
}
