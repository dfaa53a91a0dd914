import Foundation
import SwiftUI
import WidgetDrawing

/// The sectors of a pie or a ring.
@MainActor struct ChartSectors {
  private let model: ChartModel
  private let center: CGPoint
  private let radius: Double
  private let space: CGRect

  init(_ model: ChartModel, in space: CGRect) {
    self.model = model
    self.space = space
    center = CGPoint(x: space.midX, y: space.midY)
    radius = min(space.width, space.height) / 2
  }

  func paint(_ style: ViewStyle, on canvas: DrawingCanvas, _ builder: LayoutBuilder) {
    let sectors = model.marks.filter { $0.kind == "SectorMark" }
    let total = sectors.reduce(0) { $0 + max(0, $1.values["angle"]?.position ?? 0) }
    guard total > 0 else { return }
    // Sectors go round clockwise from the top.
    var start = -90.0
    for mark in sectors {
      let degrees = 360 * max(0, mark.values["angle"]?.position ?? 0) / total
      defer { start += degrees }
      let outer = length(mark.attributes["outerRadius"], usual: radius)
      let inner = min(outer, length(mark.attributes["innerRadius"], usual: 0))
      let path = sector(from: start, degrees, inner, outer, inset: mark.attributes["angularInset"])
      canvas.fill(path, style.paint(model.style(of: mark), in: space).faded(by: mark.opacity))
      for annotation in mark.annotations {
        let unit = UnitCircle.point(atDegrees: start + degrees / 2)
        let item = builder.item(annotation.node, style, in: nil)
        let size = item.size(.unspecified)
        let reach = (inner + outer) / 2
        let origin = CGPoint(
          x: center.x + unit.x * reach - size.width / 2,
          y: center.y + unit.y * reach - size.height / 2)
        item.paint(in: CGRect(origin: origin, size: size), .unspecified, on: canvas)
      }
    }
  }

  /// A radius in points, of a share of the greatest one or with an inset from it.
  private func length(_ attribute: ViewAttribute?, usual: Double) -> Double {
    if case .number(let points) = attribute { return min(radius, max(0, points)) }
    if let ratio = attribute?.fields["ratio"]?.double { return radius * max(0, min(1, ratio)) }
    if let inset = attribute?.fields["inset"]?.double { return max(0, radius - inset) }
    return usual
  }

  private func sector(
    from start: Double, _ degrees: Double, _ inner: Double, _ outer: Double, inset: ViewAttribute?
  ) -> PathData {
    // The inset is a length; at the outer edge it is that many degrees.
    let length = inset?.double ?? 0
    let gap = outer > 0 ? min(degrees / 2, length / outer * 180 / 3.141_592_653_589_793) : 0
    let (from, to) = (start + gap, start + degrees - gap)
    var path = PathData()
    let first = UnitCircle.point(atDegrees: from)
    path.move(center.x + first.x * outer, center.y + first.y * outer)
    arc(&path, from, to, outer)
    if inner > 0 {
      let last = UnitCircle.point(atDegrees: to)
      path.line(center.x + last.x * inner, center.y + last.y * inner)
      arc(&path, to, from, inner)
    } else {
      path.line(center.x, center.y)
    }
    path.close()
    return path
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
