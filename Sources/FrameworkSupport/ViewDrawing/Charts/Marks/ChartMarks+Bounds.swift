import Foundation
import SwiftUI

extension ChartMarks {
  /// The share of its space that a bar of no given width fills.
  ///
  /// Pictures of Apple's show it for a bar an hour and a bar a day; it is assumed for a category's.
  private static let barShare = 0.7

  func x(_ share: Double) -> Double { space.x(share) }

  func y(_ share: Double) -> Double { space.y(share) }

  /// Whether a rule goes upwards: it has one place along x.
  func isUpright(_ mark: ChartMark) -> Bool { mark.values["x"] != nil }

  /// The place of a mark that has one; a dimension that it does not plot is in the middle.
  func point(_ mark: ChartMark) -> CGPoint {
    var across = place(mark, "x")
    var up = place(mark, "y")
    if let stacked = mark.stacked, mark.kind == "AreaMark" {
      if ChartModel.isStacked(mark, along: "y") {
        up = model.y.share(stacked.to)
      } else {
        across = model.x.share(stacked.to)
      }
    }
    return CGPoint(
      x: x(across) + (space.isMirrored ? -mark.offset.width : mark.offset.width),
      y: y(up) + mark.offset.height)
  }

  /// The share of the plot's length at which a mark stands: of a range or a unit of time its
  /// middle.
  private func place(_ mark: ChartMark, _ name: String) -> Double {
    if let points = mark.attributes[name + "Position"]?.double {
      let length = name == "x" ? plot.width : plot.height
      return name == "x" ? points / length : 1 - points / length
    }
    let scale = model.scale(name)
    guard let value = mark.values[name], var share = scale.share(value) else { return 0.5 }
    var band = scale.band
    if let end = ChartModel.unitEnd(of: mark, name, style.scene.calendar) {
      band = scale.share(end) - share
      share += (band ?? 0) / 2
    }
    if let band, let row = row(of: mark, name, band * Self.barShare) {
      share += row.start + row.length / 2 - band * Self.barShare / 2
    }
    return share
  }

  /// The space of a mark beside others of its position; nil where it stands alone.
  private func row(
    of mark: ChartMark, _ name: String, _ length: Double
  ) -> (start: Double, length: Double)? {
    guard model.groups.count > 1, let group = mark.positionKey.flatMap({ model.groups[$0] }) else {
      return nil
    }
    if let axis = mark.positionAxis, (axis == "horizontal") != (name == "x") { return nil }
    let each = length / Double(model.groups.count)
    // Categories follow one another downwards, and so do the groups of one: assumed.
    let isDownwards = name == "y" && model.y.kind == .category
    return (each * Double(isDownwards ? model.groups.count - 1 - group : group), each)
  }

  /// The bounds of a mark along a dimension, as shares of the plot's length.
  private func bounds(_ mark: ChartMark, _ name: String, _ size: String) -> (Double, Double) {
    let scale = model.scale(name)
    let length = name == "x" ? plot.width : plot.height
    if let from = mark.values[name + "Start"].flatMap(scale.share),
      let to = mark.values[name + "End"].flatMap(scale.share)
    {
      return (min(from, to), max(from, to))
    }
    guard let value = mark.values[name], let share = scale.share(value) else {
      return points(mark, name, length)
    }
    if mark.kind == "BarMark", ChartModel.isStacked(mark, along: name), let bar = mark.stacked {
      let (from, to) = (bar.from == 0 ? scale.base : scale.share(bar.from), scale.share(bar.to))
      return (min(from, to), max(from, to))
    }
    var (middle, band) = (
      share, 1 / Double(max(2, name == "x" ? model.distinct.x : model.distinct.y))
    )
    if let own = scale.band { band = own }
    if let end = ChartModel.unitEnd(of: mark, name, style.scene.calendar) {
      band = scale.share(end) - share
      middle = share + band / 2
      band = abs(band)
    }
    let isBin = mark.values[name + "Upper"] != nil
    var part = band * (mark.kind == "BarMark" && !isBin ? Self.barShare : 1)
    // Between the bars of neighbouring ranges is one point: assumed.
    if isBin, mark.kind == "BarMark" { part = max(0, band - 1 / length) }
    part = extent(mark.attributes[size] ?? mark.span, part, of: band, length)
    if let row = row(of: mark, name, part) {
      let start = middle - part / 2 + row.start
      return (start, start + row.length * 0.94)
    }
    return (middle - part / 2, middle + part / 2)
  }

  /// The share that a mark's dimension takes of its space.
  private func extent(
    _ dimension: ViewAttribute?, _ usual: Double, of band: Double, _ length: Double
  ) -> Double {
    if case .number(let points) = dimension { return points / length }
    if let ratio = dimension?.fields["ratio"]?.double { return band * ratio }
    if let inset = dimension?.fields["inset"]?.double { return max(0, band - 2 * inset / length) }
    return usual
  }

  /// The bounds of a mark in points from the plot's edges: all of it where none are named.
  private func points(_ mark: ChartMark, _ name: String, _ length: Double) -> (Double, Double) {
    let from = (mark.attributes[name + "StartPosition"]?.double ?? 0) / length
    let to = (mark.attributes[name + "EndPosition"]?.double ?? length) / length
    let (low, high) = (min(from, to), max(from, to))
    return name == "x" ? (low, high) : (1 - high, 1 - low)
  }

  /// The frame of a mark; of a point, a line or an area its place.
  func frame(of mark: ChartMark) -> CGRect {
    var frame: CGRect
    switch mark.kind {
    case "BarMark", "RectangleMark":
      let across = bounds(mark, "x", "width")
      let up = bounds(mark, "y", "height")
      frame = CGRect(
        x: min(x(across.0), x(across.1)), y: y(up.1), width: (across.1 - across.0) * plot.width,
        height: (up.1 - up.0) * plot.height)
    case "RuleMark":
      let place = point(mark)
      let isUpright = isUpright(mark)
      let ends = bounds(mark, isUpright ? "y" : "x", "")
      frame =
        isUpright
        ? CGRect(x: place.x, y: y(ends.1), width: 0, height: (ends.1 - ends.0) * plot.height)
        : CGRect(
          x: min(x(ends.0), x(ends.1)), y: place.y, width: (ends.1 - ends.0) * plot.width,
          height: 0)
      return frame
    default: return CGRect(origin: point(mark), size: .zero)
    }
    frame.origin.x += space.isMirrored ? -mark.offset.width : mark.offset.width
    frame.origin.y += mark.offset.height
    return moved(frame, by: mark.ends)
  }

  /// Returns a frame of which single ends are moved: those of y from the start below.
  private func moved(_ frame: CGRect, by ends: EdgeInsets) -> CGRect {
    guard ends != EdgeInsets() else { return frame }
    let (left, right) =
      space.isMirrored ? (-ends.trailing, -ends.leading) : (ends.leading, ends.trailing)
    return CGRect(
      x: frame.minX + left, y: frame.minY + ends.bottom,
      width: max(0, frame.width + right - left),
      height: max(0, frame.height + ends.top - ends.bottom)
    )
  }

  /// The size of a mark, which an annotation can depend on: of a point that of its symbol.
  func size(of mark: ChartMark) -> CGSize {
    guard mark.kind == "PointMark" else { return frame(of: mark).size }
    let side = max(1, model.looks.area(of: mark)).squareRoot()
    return CGSize(width: side, height: side)
  }
}
