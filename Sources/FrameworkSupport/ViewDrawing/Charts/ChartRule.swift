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

  /// The proposed size; where the plot has a size of its own, the chart is as much larger or
  /// smaller.
  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    var size = CGSize(width: proposal.width ?? 300, height: proposal.height ?? 200)
    guard
      let around = ChartSurroundings(".chartPlotStyle", settings, item.style, builder)
    else { return size }
    let canvas = DrawingCanvas(fonts: builder.fonts, pixels: item.style.pixels)
    let drawing = ChartDrawing(
      item, settings, builder, in: CGRect(origin: .zero, size: size), on: canvas)
    let own = around.size(in: drawing.space.size)
    size.width += own.width - drawing.space.width
    size.height += own.height - drawing.space.height
    return size
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.notes.add("the scales, spacing and widths of charts are assumed")
    canvas.layered { ChartDrawing(item, settings, builder, in: frame, on: canvas).paint() }
  }
}

/// A chart that is being drawn: its parts with their places.
@MainActor struct ChartDrawing {
  private let settings: ChartSettings
  private let builder: LayoutBuilder
  private let style: ViewStyle
  private let canvas: DrawingCanvas
  private let frame: CGRect
  private let start: Int
  private var model: ChartModel
  /// The axes; nil for sectors.
  private var axes: (x: ChartAxis, y: ChartAxis)?
  /// The space of the plot.
  let space: CGRect

  /// Draws the legend and the titles, and places what stands between them.
  init(
    _ item: LayoutItem, _ settings: ChartSettings, _ builder: LayoutBuilder, in frame: CGRect,
    on canvas: DrawingCanvas
  ) {
    (self.settings, self.builder, self.canvas, self.frame) = (settings, builder, canvas, frame)
    var style = item.style
    style.chart = ChartSettings()
    self.style = style
    let model = ChartModel(item.node, settings, style)
    self.model = model
    start = canvas.operations.count
    var space = frame
    ChartLegend(settings, model, style, builder)?.paint(takingFrom: &space, on: canvas)
    ChartTitles(settings, style, builder).paint(takingFrom: &space, on: canvas)
    guard !model.marks.contains(where: { $0.kind == "SectorMark" }) else {
      self.space = space
      return
    }
    let line = style.scene.size(of: "caption2", category: style.category)
    let x = ChartAxis(
      settings[".chartXAxis"], model.x, most: Int(max(2, min(7, space.width / (4 * line)))),
      drawsGrid: model.x.kind != .category, isUpright: false, style, builder)
    let y = ChartAxis(
      settings[".chartYAxis"], model.y,
      most: Int(
        max(1, min(Double(ChartScale.usualMarks), (space.height - 1.4 * line) / (1.2 * line)))),
      drawsGrid: model.y.kind != .category, isUpright: true, style, builder)
    axes = (x, y)
    self.space = ChartPlot(in: space, x, y, isMirrored: style.isRightToLeft).frame
  }

  /// Draws the plot with the axes, and the author's views behind and in front of it.
  func paint() {
    let around = ChartSurroundings(".chartPlotStyle", settings, style, builder)
    let frames = around?.frames(in: space, on: canvas) ?? (space, space)
    let plot = ChartPlot(
      frame: frames.1, outside: frames.0, isMirrored: style.isRightToLeft)
    var model = model
    model.fit(plot.frame.size)
    if axes != nil {
      let marks = ChartMarks(model, in: plot, within: frame, style, builder)
      let room = marks.missingRoom
      if room != EdgeInsets() { model.pad(room, in: plot.frame.size) }
    }
    let geometry = geometry(plot, model)
    let layers = ChartLayers(settings, style, builder, in: frame)
    layers.paintBackgrounds(geometry, behind: start, on: canvas)
    let draw: @MainActor () -> Void = { [model] in paint(plot, model) }
    if let around {
      around.paint(in: plot.outside, space.size, on: canvas, draw)
    } else {
      draw()
    }
    if let axes {
      paintAxisViews(plot, axes)
      plot.paintLabels(axes.x, axes.y, model, within: frame, on: canvas)
    }
    layers.paintOverlays(geometry, on: canvas)
  }

  private func geometry(_ plot: ChartPlot, _ model: ChartModel) -> ChartGeometry {
    guard axes == nil else { return plot.geometry(model, in: frame) }
    return ChartGeometry(
      plot: plot.frame, angle: ChartAngles(model).dimension, looks: model.looks.geometry)
  }

  private func paint(_ plot: ChartPlot, _ model: ChartModel) {
    guard let axes else {
      return ChartSectors(model, in: plot.frame).paint(style, within: frame, on: canvas, builder)
    }
    plot.paintGrid(axes.x, axes.y, model, on: canvas)
    ChartMarks(model, in: plot, within: frame, style, builder).paint(on: canvas)
  }

  /// Draws the views that an author puts around the labels of an axis, which lie in front of them.
  private func paintAxisViews(_ plot: ChartPlot, _ axes: (x: ChartAxis, y: ChartAxis)) {
    let outside = plot.outside
    for (name, axis) in [("X", axes.x), ("Y", axes.y)] {
      guard let around = ChartSurroundings(".chart\(name)AxisStyle", settings, style, builder)
      else { continue }
      for isAtStart in [true, false] {
        let size = axis.labelSize(atStart: isAtStart)
        guard size.width > 0, size.height > 0 else { continue }
        let gap = axis.gap(atStart: isAtStart)
        var box = CGRect(
          x: outside.minX, y: isAtStart ? outside.minY - gap - size.height : outside.maxY,
          width: outside.width, height: size.height + gap)
        if axis.isUpright {
          let isLeft = isAtStart != plot.isMirrored
          box = CGRect(
            x: isLeft ? outside.minX - gap - size.width : outside.maxX, y: outside.minY,
            width: size.width + gap, height: outside.height)
        }
        around.paint(in: around.frames(in: box, on: canvas).outside, box.size, on: canvas) {}
      }
    }
  }
}

extension ChartScale {
  /// A number without decimals that it does not have.
  static func short(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
