import Foundation
import SwiftUI
import WidgetDrawing

/// The marks of a chart on its plot.
@MainActor struct ChartMarks {
  /// The share of a category's space that a bar takes where its author names no width: assumed.
  private static let barShare = 0.66
  private let model: ChartModel
  private let space: ChartPlot
  private var plot: CGRect { space.frame }
  private let style: ViewStyle
  private let builder: LayoutBuilder
  private let groups: [ChartValue]

  init(_ model: ChartModel, in space: ChartPlot, _ style: ViewStyle, _ builder: LayoutBuilder) {
    self.model = model
    self.space = space
    self.style = style
    self.builder = builder
    var seen: Set<ChartValue> = []
    groups = model.marks.compactMap(\.positionKey).filter { seen.insert($0).inserted }
  }

  func paint(on canvas: DrawingCanvas) {
    var group = DrawingGroup()
    group.clip = PathData(rectangle: plot.minX - 4, plot.minY - 4, plot.width + 8, plot.height + 8)
    canvas.group(group) {
      var drawn: Set<String> = []
      for mark in model.marks {
        switch mark.kind {
        case "BarMark", "RectangleMark": bar(mark, on: canvas)
        case "PointMark": symbol(mark, on: canvas)
        case "RuleMark": rule(mark, on: canvas)
        case "LineMark", "AreaMark":
          guard drawn.insert(mark.kind).inserted else { continue }
          for series in model.series(of: mark.kind) {
            if mark.kind == "LineMark" {
              line(series, on: canvas)
            } else {
              area(series, on: canvas)
            }
          }
        default: canvas.notes.add("\(mark.kind) is not drawn")
        }
      }
    }
    for mark in model.marks {
      for annotation in mark.annotations { paint(annotation, at: frame(of: mark), on: canvas) }
    }
  }

  private func paint(_ mark: ChartMark, in box: CGRect) -> Paint {
    style.paint(model.style(of: mark), in: box).faded(by: mark.opacity)
  }

  private func x(_ share: Double) -> Double { space.x(share) }

  private func y(_ share: Double) -> Double { space.y(share) }

  /// The place of a mark that has one; a dimension that it does not plot is in the middle.
  private func point(_ mark: ChartMark) -> CGPoint {
    let across = mark.values["x"].flatMap(model.x.share) ?? 0.5
    var up = mark.values["y"].flatMap(model.y.share) ?? 0.5
    if let stacked = mark.stacked, mark.kind == "AreaMark" { up = model.y.share(stacked.to) }
    return CGPoint(x: x(across) + mark.offset.width, y: y(up) + mark.offset.height)
  }
}

extension ChartMarks {
  /// The bounds of a mark along a dimension, as shares of the plot's length.
  private func bounds(_ mark: ChartMark, _ name: String, _ size: String) -> (Double, Double) {
    let scale = name == "x" ? model.x : model.y
    let length = name == "x" ? plot.width : plot.height
    if let from = mark.values[name + "Start"].flatMap(scale.share),
      let to = mark.values[name + "End"].flatMap(scale.share)
    {
      return (min(from, to), max(from, to))
    }
    guard let value = mark.values[name], let share = scale.share(value) else { return (0, 1) }
    if mark.kind == "BarMark", ChartModel.isStacked(mark, along: name), let bar = mark.stacked {
      return (
        min(scale.share(bar.from), scale.share(bar.to)),
        max(scale.share(bar.from), scale.share(bar.to))
      )
    }
    var (middle, band) = (share, 1 / Double(max(2, distinct(name))))
    if let own = scale.band { band = own }
    if let end = ChartModel.unitEnd(of: mark, name, style.scene.calendar) {
      band = scale.share(end) - share
      middle = share + band / 2
    }
    var part = band * (mark.kind == "BarMark" ? Self.barShare : 1)
    if case .number(let points) = mark.attributes[size] { part = points / length }
    if let ratio = mark.attributes[size]?.fields["ratio"]?.double { part = band * ratio }
    if let inset = mark.attributes[size]?.fields["inset"]?.double {
      part = max(0, band - 2 * inset / length)
    }
    if let group = mark.positionKey.flatMap(groups.firstIndex), groups.count > 1 {
      let each = part / Double(groups.count)
      let start = middle - part / 2 + each * Double(group)
      return (start, start + each * 0.94)
    }
    return (middle - part / 2, middle + part / 2)
  }

  /// The number of different positions of the marks.
  private func distinct(_ name: String) -> Int {
    Set(model.marks.compactMap { $0.values[name] }).count
  }

  private func frame(of mark: ChartMark) -> CGRect {
    guard ["BarMark", "RectangleMark"].contains(mark.kind) else {
      return CGRect(origin: point(mark), size: .zero)
    }
    let across = bounds(mark, "x", "width")
    let up = bounds(mark, "y", "height")
    return CGRect(
      x: min(x(across.0), x(across.1)) + mark.offset.width, y: y(up.1) + mark.offset.height,
      width: (across.1 - across.0) * plot.width, height: (up.1 - up.0) * plot.height)
  }

  private func bar(_ mark: ChartMark, on canvas: DrawingCanvas) {
    let frame = canvas.snapped(frame(of: mark))
    guard frame.width > 0, frame.height > 0 else { return }
    let radius = min(mark.cornerRadius, min(frame.width, frame.height) / 2)
    let path =
      radius > 0
      ? PathData(Path(roundedRect: frame, cornerRadius: radius))
      : PathData(rectangle: frame.minX, frame.minY, frame.width, frame.height)
    canvas.fill(path, paint(mark, in: frame))
  }

  private func rule(_ mark: ChartMark, on canvas: DrawingCanvas) {
    let isUpright = mark.values["x"] != nil
    let scale = isUpright ? model.y : model.x
    let name = isUpright ? "y" : "x"
    let from = mark.values[name + "Start"].flatMap(scale.share) ?? 0
    let to = mark.values[name + "End"].flatMap(scale.share) ?? 1
    let place = point(mark)
    var path = PathData()
    path.move(isUpright ? place.x : x(from), isUpright ? y(from) : place.y)
    path.line(isUpright ? place.x : x(to), isUpright ? y(to) : place.y)
    var line = LineStyle(width: mark.line.width ?? 1)
    line.dash = mark.line.dash
    canvas.stroke(path, paint(mark, in: plot), line)
  }

  private func symbol(_ mark: ChartMark, on canvas: DrawingCanvas) {
    let center = point(mark)
    // The area of a symbol is that of the square around it.
    let side = max(1, mark.symbolArea ?? 40).squareRoot()
    let box = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    ChartSymbol(model.symbol(of: mark)).paint(in: box, paint(mark, in: box), on: canvas)
  }

  private func line(_ series: [ChartMark], on canvas: DrawingCanvas) {
    guard let first = series.first else { return }
    var path = PathData()
    ChartCurve(series.map(point), first.interpolation).add(to: &path, begins: true)
    var line = LineStyle(width: first.line.width ?? 2)
    line.dash = first.line.dash
    line.join = "round"
    line.cap = first.line.dash.isEmpty ? "round" : "butt"
    canvas.stroke(path, paint(first, in: plot), line)
    for mark in series where mark.symbol != nil || mark.symbolKey != nil {
      symbol(mark, on: canvas)
    }
  }

  private func area(_ series: [ChartMark], on canvas: DrawingCanvas) {
    guard let first = series.first else { return }
    var upper: [CGPoint] = []
    var lower: [CGPoint] = []
    for mark in series {
      let top = point(mark)
      let end = mark.values["yEnd"].flatMap(model.y.share)
      let start = mark.values["yStart"].flatMap(model.y.share)
      upper.append(CGPoint(x: top.x, y: end.map(y) ?? top.y))
      let base = start ?? model.y.share(mark.stacked?.from ?? 0)
      lower.append(CGPoint(x: top.x, y: y(base)))
    }
    var path = PathData()
    ChartCurve(upper, first.interpolation).add(to: &path, begins: true)
    ChartCurve(lower.reversed(), first.interpolation).add(to: &path, begins: false)
    path.close()
    let top = upper.map(\.y).min() ?? plot.minY
    let bottom = lower.map(\.y).max() ?? plot.maxY
    let box = CGRect(x: plot.minX, y: top, width: plot.width, height: max(1, bottom - top))
    canvas.fill(path, paint(first, in: box))
  }

  private static let mirrored = [
    "leading": "trailing", "trailing": "leading", "topLeading": "topTrailing",
    "topTrailing": "topLeading", "bottomLeading": "bottomTrailing",
    "bottomTrailing": "bottomLeading",
  ]

  private func paint(
    _ annotation: ChartMark.Annotation, at box: CGRect, on canvas: DrawingCanvas
  ) {
    let item = builder.item(annotation.node, style, in: nil)
    let size = item.size(.unspecified)
    let gap = annotation.spacing
    var place = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    var position = annotation.position
    if style.isRightToLeft { position = Self.mirrored[position] ?? position }
    switch position {
    case "overlay": break
    case "bottom", "bottomLeading", "bottomTrailing": place.y = box.maxY + gap
    case "leading": place.x = box.minX - gap - size.width
    case "trailing": place.x = box.maxX + gap
    default: place.y = box.minY - gap - size.height
    }
    if position.hasSuffix("Leading") { place.x = box.minX }
    if position.hasSuffix("Trailing") { place.x = box.maxX - size.width }
    item.paint(in: CGRect(origin: place, size: size), .unspecified, on: canvas)
  }
}
