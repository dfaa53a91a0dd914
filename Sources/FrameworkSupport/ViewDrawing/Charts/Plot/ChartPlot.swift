import Foundation
import SwiftUI
import WidgetDrawing

/// The plot of a chart between the labels of its axes, from right to left where text is.
@MainActor struct ChartPlot {
  /// The rectangle of the marks.
  let frame: CGRect
  /// The rectangle of the plot with what its author put around it, beside which labels stand.
  let outside: CGRect
  let isMirrored: Bool

  /// Places the plot between the labels of both axes.
  init(in space: CGRect, _ x: ChartAxis, _ y: ChartAxis, isMirrored: Bool) {
    self.isMirrored = isMirrored
    var plot = space
    for isAtStart in [true, false] {
      // The labels' column is as many whole points wide as pictures of Apple's show.
      let width = y.labelSize(atStart: isAtStart).width.rounded(.up)
      guard width > 0 else { continue }
      let beside = width + y.gap(atStart: isAtStart)
      plot.size.width -= beside
      if isAtStart != isMirrored { plot.origin.x += beside }
    }
    // The uppermost label reaches above its line, out of the chart, as pictures of Apple's show.
    for isAtStart in [true, false] {
      let height = x.labelSize(atStart: isAtStart).height
      guard height > 0 else { continue }
      let room = height + x.gap(atStart: isAtStart)
      plot.size.height -= room
      if isAtStart { plot.origin.y += room }
    }
    plot.size.width = max(1, plot.width)
    plot.size.height = max(1, plot.height)
    frame = plot
    outside = plot
  }

  /// Creates a plot whose marks and surroundings are known.
  init(frame: CGRect, outside: CGRect, isMirrored: Bool) {
    self.frame = frame
    self.outside = outside
    self.isMirrored = isMirrored
  }

  func x(_ share: Double) -> Double {
    isMirrored ? frame.maxX - share * frame.width : frame.minX + share * frame.width
  }

  func y(_ share: Double) -> Double { frame.maxY - share * frame.height }
}

extension ChartPlot {
  /// Draws the lines of both axes: those through the plot, and the ticks at its edges.
  func paintGrid(
    _ x: ChartAxis, _ y: ChartAxis, _ model: ChartModel, on canvas: DrawingCanvas
  ) {
    for axis in [x, y] {
      for tick in axis.ticks { paintGrid(tick, axis, model, on: canvas) }
    }
    for axis in [x, y] {
      for tick in axis.ticks { paintMark(tick, axis, model, on: canvas) }
    }
  }

  private func paintGrid(
    _ tick: ChartAxis.Tick, _ axis: ChartAxis, _ model: ChartModel, on canvas: DrawingCanvas
  ) {
    guard let grid = tick.grid,
      let share = place(tick, grid.isCentered, model.scale(axis.isUpright ? "y" : "x"))
    else { return }
    // Extended lines go on beside the labels: by how much is assumed.
    let isExtended = tick.preset == "extended"
    let more = isExtended ? (tick.label?.item.size(.unspecified) ?? .zero) : .zero
    let gap = isExtended ? ChartRule.gap : 0
    if axis.isUpright {
      let isLeft = tick.isAtStart != isMirrored
      let left = frame.minX - (isLeft ? gap + more.width : 0)
      let right = frame.maxX + (isLeft ? 0 : gap + more.width)
      let place = y(share)
      stroke(grid, CGPoint(x: left, y: place), CGPoint(x: right, y: place), on: canvas)
    } else {
      let top = frame.minY - (tick.isAtStart ? gap + more.height : 0)
      let bottom = frame.maxY + (tick.isAtStart ? 0 : gap + more.height)
      let place = x(share)
      stroke(grid, CGPoint(x: place, y: top), CGPoint(x: place, y: bottom), on: canvas)
    }
  }

  /// Draws a tick outside the plot; its usual length is assumed.
  private func paintMark(
    _ tick: ChartAxis.Tick, _ axis: ChartAxis, _ model: ChartModel, on canvas: DrawingCanvas
  ) {
    guard let mark = tick.mark,
      let share = place(tick, mark.isCentered, model.scale(axis.isUpright ? "y" : "x"))
    else { return }
    let longest = axis.labelSize(atStart: tick.isAtStart)
    let own = tick.label?.item.size(.unspecified) ?? .zero
    let extent: Double
    let more = mark.length?.fields["extendPastBy"]?.double ?? 0
    switch mark.length?.fields["name"]?.text {
    case "label": extent = ChartRule.gap + (axis.isUpright ? own.width : own.height) + more
    case "longestLabel":
      extent = ChartRule.gap + (axis.isUpright ? longest.width : longest.height) + more
    default: extent = mark.length?.double ?? ChartRule.gap
    }
    if axis.isUpright {
      let isLeft = tick.isAtStart != isMirrored
      let edge = isLeft ? outside.minX : outside.maxX
      let place = y(share)
      stroke(
        mark, CGPoint(x: edge, y: place), CGPoint(x: edge + (isLeft ? -extent : extent), y: place),
        on: canvas)
    } else {
      let edge = tick.isAtStart ? outside.minY : outside.maxY
      let place = x(share)
      stroke(
        mark, CGPoint(x: place, y: edge),
        CGPoint(x: place, y: edge + (tick.isAtStart ? -extent : extent)), on: canvas)
    }
  }

  private func stroke(
    _ line: ChartAxis.Line, _ from: CGPoint, _ to: CGPoint, on canvas: DrawingCanvas
  ) {
    var path = PathData()
    path.move(from.x, from.y)
    path.line(to.x, to.y)
    let foreground = ViewAttribute.record(["semantic": .string("foreground")])
    canvas.stroke(path, line.style.paint(foreground, in: frame), line.line)
  }

  /// The share at which a value's line stands: before a category, not through it, or centred.
  private func place(
    _ tick: ChartAxis.Tick, _ isCentered: Bool?, _ scale: ChartScale
  ) -> Double? {
    guard let share = scale.share(tick.value) else { return nil }
    guard let band = scale.band else {
      return isCentered == true ? middle(tick, share, scale) : share
    }
    return isCentered == true ? share : share - band / 2
  }

  /// The middle between a tick and the next one, or the end of the scale.
  func middle(_ tick: ChartAxis.Tick, _ share: Double, _ scale: ChartScale) -> Double {
    (share + (tick.next.flatMap(scale.share) ?? 1)) / 2
  }
}
