import Foundation
import SwiftUI
import Typesetting
import WidgetDrawing

/// A chart with axes, grid lines, marks, titles and a legend.
///
/// Apple publishes no numbers of Swift Charts: ends of scales, spacing, widths and colours are as
/// pictures of it look.
struct ChartRule: LayoutRule {
  let settings: ChartSettings
  let builder: LayoutBuilder

  /// The space between a chart's parts.
  static let gap = 4.0

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
    let layers = ChartLayers(settings, style, builder, in: frame)
    let start = canvas.operations.count
    var space = frame
    ChartLegend(settings, model, style, builder)?.paint(takingFrom: &space, on: canvas)
    ChartTitles(settings, style, builder).paint(takingFrom: &space, on: canvas)
    if model.marks.contains(where: { $0.kind == "SectorMark" }) {
      let geometry = ChartGeometry(plot: space)
      layers.paintBackgrounds(geometry, behind: start, on: canvas)
      ChartSectors(model, in: space).paint(style, on: canvas, builder)
      return layers.paintOverlays(geometry, on: canvas)
    }
    let line = TypeSizes.size(
      of: "caption2", category: style.category, platform: style.scene.platform)
    let x = ChartAxis(
      settings[".chartXAxis"], model.x, most: Int(max(2, min(7, space.width / (4 * line)))),
      drawsGrid: model.x.kind != .category, isUpright: false, style, builder)
    let y = ChartAxis(
      settings[".chartYAxis"], model.y,
      most: Int(max(1, min(5, (space.height - 3 * line) / (1.6 * line)))),
      drawsGrid: model.y.kind != .category, isUpright: true, style, builder)
    let plot = ChartPlot(in: space, x, y, isMirrored: style.isRightToLeft)
    let geometry = plot.geometry(model, in: frame)
    layers.paintBackgrounds(geometry, behind: start, on: canvas)
    plot.paintGrid(x, y, model, on: canvas)
    ChartMarks(model, in: plot, style, builder).paint(on: canvas)
    plot.paintLabels(x, y, model, within: frame, on: canvas)
    layers.paintOverlays(geometry, on: canvas)
  }
}

extension ChartScale {
  /// A number without decimals that it does not have.
  static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
