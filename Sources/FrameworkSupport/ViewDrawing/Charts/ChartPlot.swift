import Foundation
import SwiftUI
import WidgetDrawing

/// The plot of a chart between the labels of its axes, from right to left where text is.
@MainActor struct ChartPlot {
  /// The rectangle of the marks.
  let frame: CGRect
  let isMirrored: Bool
  /// Whether the labels of the y axis stand at the left, and those of the x axis at the top.
  private let labels: (areLeft: Bool, areAbove: Bool)
  /// The width of the labels beside the plot, with their distance from it.
  private let beside: Double

  init(in space: CGRect, _ x: ChartAxis, _ y: ChartAxis, isMirrored: Bool) {
    self.isMirrored = isMirrored
    labels = (y.isAtStart != isMirrored, x.isAtStart)
    let (below, largest) = (x.labelSize, y.labelSize)
    beside = largest.width > 0 ? largest.width + ChartRule.gap : 0
    var plot = space
    plot.size.width -= beside
    if labels.areLeft { plot.origin.x += beside }
    // The uppermost label reaches above its line.
    let above = min(largest.height / 2, space.height / 4)
    plot.origin.y += above
    plot.size.height -= above
    if below.height > 0 {
      plot.size.height -= below.height + ChartRule.gap
      if labels.areAbove { plot.origin.y += below.height + ChartRule.gap }
    } else {
      plot.size.height -= above
    }
    plot.size.width = max(1, plot.width)
    plot.size.height = max(1, plot.height)
    frame = plot
  }

  func x(_ share: Double) -> Double {
    isMirrored ? frame.maxX - share * frame.width : frame.minX + share * frame.width
  }

  func y(_ share: Double) -> Double { frame.maxY - share * frame.height }

  func paintGrid(
    _ x: ChartAxis, _ y: ChartAxis, _ model: ChartModel, on canvas: DrawingCanvas
  ) {
    func line(_ tick: ChartAxis.Tick, _ from: CGPoint, _ to: CGPoint) {
      guard let style = tick.gridStyle else { return }
      var path = PathData()
      path.move(from.x, from.y)
      path.line(to.x, to.y)
      canvas.stroke(
        path, style.paint(.record(["semantic": .string("foreground")]), in: frame),
        LineStyle(width: tick.gridWidth))
    }
    for tick in x.ticks {
      guard let share = edge(tick.value, model.x) else { continue }
      let place = self.x(share)
      line(tick, CGPoint(x: place, y: frame.minY), CGPoint(x: place, y: frame.maxY))
    }
    for tick in y.ticks {
      guard let share = edge(tick.value, model.y) else { continue }
      let place = self.y(share)
      line(tick, CGPoint(x: frame.minX, y: place), CGPoint(x: frame.maxX, y: place))
    }
  }

  /// The share at which a value's grid line stands: before a category, not through it.
  private func edge(_ value: ChartValue, _ scale: ChartScale) -> Double? {
    scale.share(value).map { $0 - (scale.band ?? 0) / 2 }
  }
}

extension ChartPlot {
  /// A label with its frame.
  private typealias Placed = (label: LayoutItem, frame: CGRect)

  /// Draws the labels of both axes: as many of an axis as have room beside each other.
  func paintLabels(
    _ x: ChartAxis, _ y: ChartAxis, _ model: ChartModel, within whole: CGRect,
    on canvas: DrawingCanvas
  ) {
    let below = thinned(labels(of: x, model.x, within: whole)) { a, b in
      max(a.minX, b.minX) - min(a.maxX, b.maxX) >= min(4, a.height / 4)
    }
    let rows = thinned(labels(of: y, model.y)) { a, b in
      max(a.minY, b.minY) - min(a.maxY, b.maxY) >= -1
    }
    // Where there is no room for both, the label beside the corner gives way.
    let free = rows.filter { row in
      let letters = row.frame.insetBy(dx: 0, dy: row.frame.height / 4)
      return !below.contains { $0.frame.intersects(letters) }
    }
    for placed in below + free {
      placed.label.paint(in: placed.frame, .unspecified, on: canvas)
    }
  }

  private func labels(
    of axis: ChartAxis, _ scale: ChartScale, within whole: CGRect
  ) -> [Placed] {
    axis.ticks.enumerated().compactMap { index, tick in
      guard let label = tick.label, var share = scale.share(tick.value) else { return nil }
      let size = label.size(.unspecified)
      if tick.isCentered, scale.kind != .category {
        let next = index + 1 < axis.ticks.count ? scale.share(axis.ticks[index + 1].value) : 1
        share = (share + (next ?? 1)) / 2
      }
      let middle = self.x(share)
      var left = middle - size.width / 2
      // The beginning of a time stands at its line, the words after it.
      if scale.kind == .date, !tick.isCentered {
        left = isMirrored ? middle - 2 - size.width : middle + 2
      }
      left = max(whole.minX, min(left, whole.maxX - size.width))
      let top =
        labels.areAbove
        ? frame.minY - ChartRule.gap - size.height : frame.maxY + ChartRule.gap
      return (label, CGRect(origin: CGPoint(x: left, y: top), size: size))
    }
  }

  private func labels(of axis: ChartAxis, _ scale: ChartScale) -> [Placed] {
    axis.ticks.compactMap { tick in
      guard let label = tick.label, let share = scale.share(tick.value) else { return nil }
      let size = label.size(.unspecified)
      let left =
        labels.areLeft ? frame.minX - ChartRule.gap - size.width : frame.maxX + ChartRule.gap
      let top = self.y(share) - size.height / 2
      return (label, CGRect(origin: CGPoint(x: left, y: top), size: size))
    }
  }

  /// Every label, or every second, third and so on, so that they do not touch one another.
  private func thinned(
    _ labels: [Placed], apart: (CGRect, CGRect) -> Bool
  ) -> [Placed] {
    guard labels.count > 1 else { return labels }
    for step in 1..<labels.count {
      let kept = stride(from: 0, to: labels.count, by: step).map { labels[$0] }
      if zip(kept, kept.dropFirst()).allSatisfy({ apart($0.frame, $1.frame) }) { return kept }
    }
    return [labels[0]]
  }
}
