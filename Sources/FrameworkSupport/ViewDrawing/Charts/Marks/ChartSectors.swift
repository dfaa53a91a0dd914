import Foundation
import SwiftUI
import WidgetDrawing

/// The sectors of a pie or a ring.
@MainActor struct ChartSectors {
  private let model: ChartModel
  private let space: CGRect
  private let sectors: [(mark: ChartMark, outline: SectorOutline)]

  init(_ model: ChartModel, in space: CGRect) {
    self.model = model
    self.space = space
    let radius = min(space.width, space.height) / 2
    let center = CGPoint(x: space.midX, y: space.midY)
    let scale = ChartAngles(model)
    sectors = scale.marks.map { mark, from, to in
      func length(_ attribute: ViewAttribute?, usual: Double) -> Double {
        if case .number(let points) = attribute { return min(radius, max(0, points)) }
        if let ratio = attribute?.fields["ratio"]?.double { return radius * max(0, min(1, ratio)) }
        if let inset = attribute?.fields["inset"]?.double { return max(0, radius - inset) }
        return usual
      }
      let outer = length(mark.attributes["outerRadius"], usual: radius)
      let inner = min(outer, length(mark.attributes["innerRadius"], usual: 0))
      let move = mark.offset
      return (
        mark,
        SectorOutline(
          center: CGPoint(x: center.x + move.width, y: center.y + move.height), from: from, to: to,
          inner: inner, outer: outer, inset: mark.attributes["angularInset"]?.double ?? 0,
          cornerRadius: mark.cornerRadius)
      )
    }
  }

  func paint(
    _ style: ViewStyle, within whole: CGRect, on canvas: DrawingCanvas, _ builder: LayoutBuilder
  ) {
    let order = sectors.enumerated().sorted { a, b in
      (a.element.mark.depth, a.offset) < (b.element.mark.depth, b.offset)
    }
    for (_, sector) in order {
      let path = sector.outline.path
      ChartEffects(sector.mark.effects, style, builder, plot: space).paint(in: space, on: canvas) {
        canvas.painted(model.looks.style(of: sector.mark), style, in: space) {
          canvas.fill(path, $0.faded(by: sector.mark.opacity))
        }
      } mask: { node in
        var mask = model
        mask.marks = node.children.dropFirst().map { ChartMark($0) }
        ChartSectors(mask, in: space).paint(style, within: whole, on: canvas, builder)
      }
      for annotation in sector.mark.annotations {
        let item = annotation.item(for: sector.outline.size, style, builder)
        let size = item.size(.unspecified)
        let middle = sector.outline.middle
        let origin = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
        item.paint(in: CGRect(origin: origin, size: size), .unspecified, on: canvas)
      }
    }
  }
}

/// The angles of a chart's sectors, in degrees clockwise from the top.
struct ChartAngles {
  /// The sectors with their angles.
  private(set) var marks: [(mark: ChartMark, from: Double, to: Double)] = []
  /// The sum of the sectors' values.
  let total: Double

  init(_ model: ChartModel) {
    let sectors = model.marks.filter { $0.kind == "SectorMark" }
    func length(_ mark: ChartMark) -> Double {
      let start = mark.values["angle"]?.position ?? 0
      return max(0, mark.values["angleUpper"]?.position.map { $0 - start } ?? start)
    }
    total = sectors.reduce(0) { sum, mark in
      max(sum + length(mark), mark.values["angleUpper"]?.position ?? 0)
    }
    guard total > 0 else { return }
    // Sectors go round clockwise from the top.
    var start = 0.0
    for mark in sectors {
      if mark.values["angleUpper"] != nil {
        start = 360 * (mark.values["angle"]?.position ?? 0) / total
      }
      let degrees = 360 * length(mark) / total
      marks.append((mark, start, start + degrees))
      start += degrees
    }
  }

  /// The scale of a proxy: from sums of values to degrees, and back.
  @MainActor var dimension: ChartGeometry.Dimension {
    let total = total
    return ChartGeometry.Dimension(
      range: { attribute in
        guard total > 0, let value = attribute.double else { return nil }
        let degrees = 360 * value / total
        return degrees...degrees
      }, value: { total > 0 ? .number($0 / 360 * total) : nil },
      domain: [.number(0), .number(total)])
  }
}

/// The outline of a sector, with its edges moved inwards and its corners rounded.
@MainActor struct SectorOutline {
  let center: CGPoint
  private let inner: Double
  private let outer: Double
  /// The angles at the outer and at the inner edge, in degrees clockwise from the right.
  private let outside: (from: Double, to: Double)
  private let inside: (from: Double, to: Double)
  private let cornerRadius: Double
  private static let degrees = 180 / 3.141_592_653_589_793

  init(
    center: CGPoint, from: Double, to: Double, inner: Double, outer: Double, inset: Double,
    cornerRadius: Double
  ) {
    (self.center, self.inner, self.outer) = (center, inner, outer)
    self.cornerRadius = max(0, min(cornerRadius, (outer - inner) / 2))
    // The inset is a length: the gap between neighbours is equally wide inside and outside.
    func ends(_ radius: Double) -> (Double, Double) {
      guard inset > 0, radius > 0 else { return (from - 90, to - 90) }
      let gap = min((to - from) / 2, inset / radius * Self.degrees)
      return (from - 90 + gap, to - 90 - gap)
    }
    outside = ends(outer)
    inside = inner > 0 ? ends(inner) : outside
  }

  /// The middle of the sector.
  var middle: CGPoint {
    let unit = UnitCircle.point(atDegrees: (outside.from + outside.to) / 2)
    let reach = (inner + outer) / 2
    return CGPoint(x: center.x + unit.x * reach, y: center.y + unit.y * reach)
  }

  /// The length of the sector's arc at its middle, and the distance between its edges.
  var size: CGSize {
    let arc = (outside.to - outside.from) / Self.degrees * (inner + outer) / 2
    return CGSize(width: max(0, arc), height: outer - inner)
  }

  var path: PathData {
    var path = PathData()
    let (round, turn) = corner(outer, outside)
    let (innerRound, innerTurn) = inner > 0 ? corner(inner, inside) : (0, 0)
    let first = point(outside.from + turn, outer)
    path.move(first.x, first.y)
    arc(&path, outside.from + turn, outside.to - turn, outer)
    if round > 0 { bend(&path, point(outside.to, outer), to: point(outside.to, outer - round)) }
    if inner > 0 {
      let last = point(inside.to, inner + innerRound)
      path.line(last.x, last.y)
      if innerRound > 0 {
        bend(&path, point(inside.to, inner), to: point(inside.to - innerTurn, inner))
      }
      arc(&path, inside.to - innerTurn, inside.from + innerTurn, inner)
      if innerRound > 0 {
        bend(&path, point(inside.from, inner), to: point(inside.from, inner + innerRound))
      }
    } else {
      path.line(center.x, center.y)
    }
    if round > 0 {
      let edge = point(outside.from, outer - round)
      path.line(edge.x, edge.y)
      bend(&path, point(outside.from, outer), to: first)
    }
    path.close()
    return path
  }

  /// The radius of a corner, and the angle that it takes of an arc: half of it at most.
  private func corner(_ radius: Double, _ ends: (from: Double, to: Double)) -> (Double, Double) {
    guard cornerRadius > 0, radius > 0 else { return (0, 0) }
    let turn = max(0, min((ends.to - ends.from) / 2, cornerRadius / radius * Self.degrees))
    return (turn / Self.degrees * radius, turn)
  }

  private func point(_ degrees: Double, _ radius: Double) -> CGPoint {
    let unit = UnitCircle.point(atDegrees: degrees)
    return CGPoint(x: center.x + unit.x * radius, y: center.y + unit.y * radius)
  }

  private func bend(_ path: inout PathData, _ corner: CGPoint, to end: CGPoint) {
    path.quad(corner.x, corner.y, end.x, end.y)
  }

  /// Adds an arc in curves of thirty degrees at most.
  private func arc(_ path: inout PathData, _ from: Double, _ to: Double, _ radius: Double) {
    let count = max(1, Int((abs(to - from) / 30).rounded(.up)))
    let step = (to - from) / Double(count)
    let quarter = UnitCircle.point(atDegrees: step / 4)
    let reach = 4 / 3 * quarter.y / quarter.x * radius
    for index in 0..<count {
      let a = UnitCircle.point(atDegrees: from + Double(index) * step)
      let b = UnitCircle.point(atDegrees: from + Double(index + 1) * step)
      path.curve(
        center.x + a.x * radius - a.y * reach, center.y + a.y * radius + a.x * reach,
        center.x + b.x * radius + b.y * reach, center.y + b.y * radius - b.x * reach,
        center.x + b.x * radius, center.y + b.y * radius)
    }
  }
}
