import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

/// A chart with axes, grid lines, marks and a legend.
///
/// Apple publishes no numbers of Swift Charts: ends of scales, spacing, widths and colours are as
/// pictures of it look.
struct ChartRule: LayoutRule {
  let settings: ChartSettings
  let builder: LayoutBuilder

  private static let gap = 4.0

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    CGSize(width: proposal.width ?? 300, height: proposal.height ?? 200)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.notes.add("the scales, spacing and widths of charts are assumed")
    let style = item.style
    let model = ChartModel(item.node, settings, style)
    var space = frame
    let legend = legend(model, style, width: frame.width)
    if let legend {
      let height = legend.size(.unspecified).height
      let origin = CGPoint(x: frame.minX, y: frame.maxY - height)
      legend.paint(
        in: CGRect(origin: origin, size: CGSize(width: frame.width, height: height)),
        Proposal(width: frame.width, height: nil), on: canvas)
      space.size.height = max(0, space.height - height - 2 * Self.gap)
    }
    if model.marks.contains(where: { $0.kind == "SectorMark" }) {
      return ChartSectors(model, in: space).paint(style, on: canvas, builder)
    }
    let line = TypeSizes.size(
      of: "caption2", category: style.category, platform: style.scene.platform)
    let x = ChartAxis(
      settings[".chartXAxis"], model.x, most: Int(max(2, min(7, space.width / (4 * line)))),
      drawsGrid: model.x.kind != .category, style, builder)
    let y = ChartAxis(
      settings[".chartYAxis"], model.y,
      most: Int(max(1, min(5, (space.height - 3 * line) / (1.6 * line)))),
      drawsGrid: model.y.kind != .category, style, builder)
    let plot = plot(in: space, x, y)
    grid(x, y, model, plot, on: canvas)
    ChartMarks(model, in: plot, style, builder).paint(on: canvas)
    labels(x, y, model, plot, on: canvas)
  }

  /// The space of the marks between the labels of the axes.
  private func plot(in space: CGRect, _ x: ChartAxis, _ y: ChartAxis) -> CGRect {
    let (below, beside) = (x.labelSize, y.labelSize)
    var plot = space
    if beside.width > 0 {
      plot.size.width -= beside.width + Self.gap
      if y.isAtStart { plot.origin.x += beside.width + Self.gap }
      // The uppermost label reaches above its line.
      let above = min(beside.height / 2, space.height / 4)
      plot.origin.y += above
      plot.size.height -= above
    }
    if below.height > 0 {
      plot.size.height -= below.height + Self.gap
      if x.isAtStart { plot.origin.y += below.height + Self.gap }
    } else if beside.height > 0 {
      plot.size.height -= min(beside.height / 2, space.height / 4)
    }
    plot.size.width = max(1, plot.width)
    plot.size.height = max(1, plot.height)
    return plot
  }

  private func grid(
    _ x: ChartAxis, _ y: ChartAxis, _ model: ChartModel, _ plot: CGRect, on canvas: DrawingCanvas
  ) {
    func line(_ tick: ChartAxis.Tick, _ from: CGPoint, _ to: CGPoint) {
      guard let style = tick.gridStyle else { return }
      var path = PathData()
      path.move(from.x, from.y)
      path.line(to.x, to.y)
      canvas.stroke(
        path, style.paint(.record(["semantic": .string("foreground")]), in: plot),
        LineStyle(width: tick.gridWidth))
    }
    for tick in x.ticks {
      guard let share = edge(tick.value, model.x) else { continue }
      let place = plot.minX + share * plot.width
      line(tick, CGPoint(x: place, y: plot.minY), CGPoint(x: place, y: plot.maxY))
    }
    for tick in y.ticks {
      guard let share = edge(tick.value, model.y) else { continue }
      let place = plot.maxY - share * plot.height
      line(tick, CGPoint(x: plot.minX, y: place), CGPoint(x: plot.maxX, y: place))
    }
  }

  /// The share at which a value's grid line stands: before a category, not through it.
  private func edge(_ value: ChartValue, _ scale: ChartScale) -> Double? {
    scale.share(value).map { $0 - (scale.band ?? 0) / 2 }
  }

  private func labels(
    _ x: ChartAxis, _ y: ChartAxis, _ model: ChartModel, _ plot: CGRect, on canvas: DrawingCanvas
  ) {
    var end = -Double.infinity
    // Labels may go on below those of the other axis.
    let beside = y.isAtStart || y.labelSize.width == 0 ? 0 : y.labelSize.width + Self.gap
    for (index, tick) in x.ticks.enumerated() {
      guard let label = tick.label, var share = model.x.share(tick.value) else { continue }
      let size = label.size(.unspecified)
      if tick.isCentered, model.x.kind != .category {
        let next = index + 1 < x.ticks.count ? model.x.share(x.ticks[index + 1].value) : 1
        share = (share + (next ?? 1)) / 2
      }
      let isBeside = model.x.kind == .date && !tick.isCentered
      let middle = plot.minX + share * plot.width
      var left = isBeside ? middle + 2 : middle - size.width / 2
      left = min(max(left, plot.minX - size.width / 2), plot.maxX + beside - size.width)
      // Labels that would lie over one another are left out, as Swift Charts does.
      guard left >= end else { continue }
      end = left + size.width + 2
      let top = x.isAtStart ? plot.minY - Self.gap - size.height : plot.maxY + Self.gap
      label.paint(
        in: CGRect(origin: CGPoint(x: left, y: top), size: size), .unspecified, on: canvas)
    }
    var lowest = Double.infinity
    for tick in y.ticks {
      guard let label = tick.label, let share = model.y.share(tick.value) else { continue }
      let size = label.size(.unspecified)
      let middle = plot.maxY - share * plot.height
      guard middle + size.height / 2 <= lowest + 1 else { continue }
      lowest = middle - size.height / 2
      let left = y.isAtStart ? plot.minX - Self.gap - size.width : plot.maxX + Self.gap
      label.paint(
        in: CGRect(origin: CGPoint(x: left, y: middle - size.height / 2), size: size),
        .unspecified, on: canvas)
    }
  }

  /// The legend: each value with its colour; nil where no style depends on values.
  private func legend(_ model: ChartModel, _ style: ViewStyle, width: Double) -> LayoutItem? {
    guard !model.styleKeys.isEmpty, !settings.isHidden(".chartLegend") else { return nil }
    if let own = settings[".chartLegend"]?.children.dropFirst().first {
      return builder.item(own, style, in: nil)
    }
    var small = style
    small.font = ["style": .string("caption2")]
    small.foreground = [style.resolved(.record(["level": .string("secondary")]))]
    small.lineLimit = 1
    let entries = model.styleKeys.map { key -> LayoutItem in
      let name =
        switch key {
        case .category(let name): name
        case .number(let number), .date(let number): ChartScale.short(number)
        }
      let dot = LayoutItem(
        ViewNode("LegendMark"), style, LegendMarkRule(look: model.style(of: key)),
        budget: builder.budget)
      let text = builder.item(
        resolveView(Text(verbatim: name), environment: EnvironmentValues()), small,
        in: .horizontal)
      return LayoutItem(
        ViewNode("HStack"), style,
        StackRule(axis: .horizontal, alignment: "center", spacing: 4), children: [dot, text],
        budget: builder.budget)
    }
    let spacer = builder.leaf(
      ViewNode("Spacer"), style, SpacerRule(axis: .horizontal, least: 0))
    return LayoutItem(
      ViewNode("HStack"), style,
      StackRule(axis: .horizontal, alignment: "center", spacing: 10),
      children: entries + [spacer], budget: builder.budget)
  }
}

/// The dot of a value in a chart's legend.
struct LegendMarkRule: LayoutRule {
  let look: ViewAttribute

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { CGSize(width: 8, height: 8) }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.fill(PathData(Path(ellipseIn: frame)), item.style.paint(look, in: frame))
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

extension ChartScale {
  /// A number without decimals that it does not have.
  static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
