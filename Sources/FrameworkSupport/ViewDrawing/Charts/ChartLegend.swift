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

  /// Makes the legend of a chart; nil where no look depends on values, or it is hidden.
  init?(
    _ settings: ChartSettings, _ model: ChartModel, _ style: ViewStyle, _ builder: LayoutBuilder
  ) {
    let setting = settings[".chartLegend"]
    guard !model.legendKeys.isEmpty, !settings.isHidden(".chartLegend") else { return nil }
    let named = setting?.string("position") ?? "automatic"
    position = ["automatic", "overlay"].contains(named) ? "bottom" : named
    gap = setting?.number("spacing") ?? 2 * ChartRule.gap
    isMirrored = style.isRightToLeft
    if let own = setting?.children.dropFirst().first {
      item = builder.item(own, style, in: nil)
      return
    }
    var small = style
    small.font = ["style": .string("caption2")]
    small.foreground = [style.resolved(.record(["level": .string("secondary")]))]
    small.lineLimit = 1
    let entries = model.legendKeys.map { key in
      Self.entry(key, model, style, small, builder)
    }
    let isBeside = ["leading", "trailing"].contains(named)
    item = LayoutItem(
      ViewNode("HStack"), style, FlowRule(gap: isBeside ? .infinity : 10, lineGap: 2),
      children: entries, budget: builder.budget)
  }

  private static func entry(
    _ key: ChartValue, _ model: ChartModel, _ style: ViewStyle, _ small: ViewStyle,
    _ builder: LayoutBuilder
  ) -> LayoutItem {
    let name =
      switch key {
      case .category(let name): name
      case .number(let number), .date(let number): ChartScale.short(number)
      }
    let mark = LayoutItem(
      ViewNode("LegendMark"), style,
      LegendMarkRule(look: model.style(of: key), symbol: model.symbol(of: key)),
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
      item.paint(
        in: CGRect(origin: CGPoint(x: x, y: space.minY), size: size), offer, on: canvas)
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
    let isTrailing = position.hasSuffix("Trailing") != isMirrored
    let x = isTrailing ? space.maxX - size.width : space.minX
    let y = isAbove ? space.minY : space.maxY - size.height
    item.paint(in: CGRect(origin: CGPoint(x: x, y: y), size: size), offer, on: canvas)
    if isAbove { space.origin.y += size.height + gap }
    space.size.height = max(0, space.height - size.height - gap)
  }
}

/// Views one after another in as many lines as they need.
struct FlowRule: LayoutRule {
  /// The space between neighbours; infinite where each stands on a line of its own.
  let gap: Double
  let lineGap: Double

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let frames = frames(proposal, item)
    return CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    frames(proposal, item).enumerated().map { index, frame in
      Place(child: index, frame: frame, proposal: Proposal(frame.size))
    }
  }

  private func frames(_ proposal: Proposal, _ item: LayoutItem) -> [CGRect] {
    let width = proposal.width ?? .infinity
    var frames: [CGRect] = []
    var (x, y, height) = (0.0, 0.0, 0.0)
    for child in item.children {
      let own = child.size(.unspecified)
      let size = own.width > width ? child.size(Proposal(width: width, height: nil)) : own
      if x > 0, x + size.width > width + 0.01 { (x, y, height) = (0, y + height + lineGap, 0) }
      frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
      x += size.width + gap
      height = max(height, size.height)
    }
    return frames
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

/// The symbol of a value in a chart's legend.
struct LegendMarkRule: LayoutRule {
  let look: ViewAttribute
  let symbol: String

  /// The side of the symbol's square, which grows with the letters beside it.
  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let style = item.style
    let letters = TypeSizes.size(
      of: "caption2", category: style.category, platform: style.scene.platform)
    let side =
      letters * 8
      / TypeSizes.size(
        of: "caption2", category: LegendMarkRule.usual, platform: style.scene.platform)
    return CGSize(width: side, height: side)
  }

  /// The usual size of text among the sizes that people choose.
  private static let usual = 3

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    ChartSymbol(symbol).paint(in: frame, item.style.paint(look, in: frame), on: canvas)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}
