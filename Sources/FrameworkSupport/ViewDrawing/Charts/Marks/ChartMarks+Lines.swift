import Foundation
import SwiftUI
import WidgetDrawing

extension ChartMarks {
  /// Draws a line through the marks of a series.
  func line(_ series: [ChartMark], on canvas: DrawingCanvas) {
    guard let first = series.first else { return }
    var path = PathData()
    ChartCurve(series.map(point), first.interpolation).add(to: &path, begins: true)
    let line = model.looks.line(of: first, width: 2, isRound: true)
    painted(first, in: plot, on: canvas) { canvas.stroke(path, $0, line) }
    for mark in series where mark.symbol != nil || mark.symbolKey != nil || mark.symbolView != nil {
      symbol(mark, on: canvas)
    }
  }

  /// Draws the area between two ends of the marks of a series.
  func area(_ series: [ChartMark], on canvas: DrawingCanvas) {
    guard let first = series.first else { return }
    // Areas whose ends lie along x go upwards.
    let isSideways =
      first.values["xStart"] != nil
      || !ChartModel.isStacked(first, along: "y")
        && first.values["yStart"] == nil && first.stacked != nil
    let upper = series.map { end($0, "End", isSideways) }
    let lower = series.map { end($0, "Start", isSideways) }
    var path = PathData()
    ChartCurve(upper, first.interpolation).add(to: &path, begins: true)
    ChartCurve(lower.reversed(), first.interpolation).add(to: &path, begins: false)
    path.close()
    let top = upper.map(\.y).min() ?? plot.minY
    let bottom = lower.map(\.y).max() ?? plot.maxY
    var box = CGRect(x: plot.minX, y: top, width: plot.width, height: max(1, bottom - top))
    if isSideways {
      let all = (upper + lower).map(\.x)
      let (left, right) = (all.min() ?? plot.minX, all.max() ?? plot.maxX)
      box = CGRect(x: left, y: plot.minY, width: max(1, right - left), height: plot.height)
    }
    painted(first, in: box, on: canvas) { canvas.fill(path, $0) }
  }

  /// The start or the end of an area at one of its marks.
  private func end(_ mark: ChartMark, _ name: String, _ isSideways: Bool) -> CGPoint {
    var place = point(mark)
    let isStart = name == "Start"
    if isSideways {
      let share = mark.values["x" + name].flatMap(model.x.share)
      if let share { place.x = x(share) } else if isStart { place.x = x(base(mark, model.x)) }
      return place
    }
    let share = mark.values["y" + name].flatMap(model.y.share)
    if let share { place.y = y(share) } else if isStart { place.y = y(base(mark, model.y)) }
    return place
  }

  private func base(_ mark: ChartMark, _ scale: ChartScale) -> Double {
    guard let from = mark.stacked?.from, from != 0 else { return scale.base }
    return scale.share(from)
  }
}
