import Foundation
import SwiftUI
import WidgetDrawing

/// A progress bar, with its label above and its current value label below.
struct ProgressRule: LayoutRule {
  static let height = 4.0
  static let gap = 4.0
  let fraction: Double
  /// The number of children above the bar; the others stand below.
  let above: Int

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    let offer = Proposal(width: proposal.width, height: nil)
    let heights = item.children.map { $0.size(offer).height + Self.gap }
    let widest = item.children.map { $0.size(offer).width }.max() ?? 0
    return CGSize(
      width: max(proposal.width ?? max(widest, 100), widest),
      height: Self.height + heights.reduce(0, +))
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] {
    let offer = Proposal(width: size.width, height: nil)
    var y = 0.0
    return item.children.enumerated().map { index, child in
      if index == above { y += Self.height + Self.gap }
      let own = child.size(offer)
      defer { y += own.height + Self.gap }
      return Place(
        child: index, frame: CGRect(origin: CGPoint(x: 0, y: y), size: own), proposal: offer)
    }
  }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.addBox(of: item, in: frame)
    item.paintChildren(in: frame, proposal, on: canvas)
    let offer = Proposal(width: frame.width, height: nil)
    let top = item.children.prefix(above).reduce(0) { $0 + $1.size(offer).height + Self.gap }
    let bar = CGRect(
      x: frame.minX, y: frame.minY + top, width: frame.width, height: Self.height)
    canvas.bar(bar, fraction, item.style)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

/// The bar of a linear gauge, filled up to the value or with a mark at it.
struct BarRule: LayoutRule {
  let fraction: Double
  /// Whether the whole bar has the tint, and a mark shows the value.
  let hasMark: Bool

  private var height: Double { hasMark ? 6 : ProgressRule.height }

  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    CGSize(width: max(20, proposal.width ?? 100), height: height)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    let style = item.style
    canvas.addBox(of: item, in: frame)
    guard hasMark else { return canvas.bar(frame, fraction, style) }
    canvas.notes.add(AssumedSizes.gauges.note)
    let outline = PathData(
      Path(roundedRect: frame, cornerRadius: frame.height / 2, style: .circular))
    let share = style.isRightToLeft ? 1 - fraction : fraction
    let center = frame.minX + frame.height / 2 + (frame.width - frame.height) * share
    let dot = CGRect(
      x: center - frame.height / 2, y: frame.minY, width: frame.height, height: frame.height)
    // The mark stands in a hole of the bar.
    var hole = Path(frame.insetBy(dx: -2, dy: -2))
    hole.addEllipse(in: dot.insetBy(dx: -1.5, dy: -1.5))
    var group = DrawingGroup()
    group.clip = PathData(hole)
    group.clipIsEvenOdd = true
    canvas.group(group) {
      canvas.painted(style.gaugeTint(ring: nil, isBar: true), style, in: frame) {
        canvas.fill(outline, $0)
      }
    }
    canvas.fill(
      PathData(Path(ellipseIn: dot)),
      style.paint(.record(["semantic": .string("foreground")]), in: dot))
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}

extension DrawingCanvas {
  /// Records where a control stands.
  func addBox(of item: LayoutItem, in frame: CGRect) {
    let node = item.node
    var box = DrawnBox(
      node: node.kind, frame: [frame.minX, frame.minY, frame.width, frame.height])
    let destination = node.attributes["destination"]
    box.opensWidgetURL = destination != nil && destination == item.style.widgetURL
    add(box)
  }

  /// Draws a partly filled bar; its height is assumed.
  func bar(_ frame: CGRect, _ fraction: Double, _ style: ViewStyle) {
    notes.add(AssumedSizes.gauges.note)
    func part(_ width: Double) -> PathData {
      let x = style.isRightToLeft ? frame.maxX - width : frame.minX
      let box = CGRect(x: x, y: frame.minY, width: width, height: frame.height)
      return PathData(Path(roundedRect: box, cornerRadius: frame.height / 2, style: .circular))
    }
    fill(part(frame.width), style.paint(.record(["semantic": .string("fill")]), in: frame))
    guard fraction > 0 else { return }
    let width = max(frame.height, frame.width * fraction)
    painted(style.measureTint, style, in: frame) { fill(part(width), $0) }
  }

  /// Draws a part of a ring, clockwise from an angle.
  func arc(
    _ center: CGPoint, radius: Double, from start: Double, degrees: Double, width: Double,
    _ paint: Paint
  ) {
    var path = PathData()
    let count = max(1, Int((abs(degrees) / 30).rounded(.up)))
    let step = degrees / Double(count)
    // The length of the handles of a curve for an arc of the step: 4/3 · tan(a quarter of it).
    let quarter = UnitCircle.point(atDegrees: step / 4)
    let reach = 4 / 3 * quarter.y / quarter.x * radius
    func point(_ angle: Double) -> (x: Double, y: Double) {
      let unit = UnitCircle.point(atDegrees: angle)
      return (center.x + unit.x * radius, center.y + unit.y * radius)
    }
    path.move(point(start).x, point(start).y)
    for index in 0..<count {
      let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
      let (unitA, unitB) = (UnitCircle.point(atDegrees: a), UnitCircle.point(atDegrees: b))
      path.curve(
        point(a).x - unitA.y * reach, point(a).y + unitA.x * reach,
        point(b).x + unitB.y * reach, point(b).y - unitB.x * reach, point(b).x, point(b).y)
    }
    var line = LineStyle(width: width)
    line.cap = "round"
    stroke(path, paint, line)
  }
}

/// An indeterminate progress indicator: eight spokes.
struct SpinnerRule: LayoutRule {
  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize { CGSize(width: 20, height: 20) }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.addBox(of: item, in: frame)
    let gray = item.style.paint(.record(["semantic": .string("fill")]), in: frame)
    for spoke in 0..<8 {
      let unit = UnitCircle.point(atDegrees: Double(spoke) * 45)
      var path = PathData()
      path.move(frame.midX + unit.x * 5, frame.midY + unit.y * 5)
      path.line(frame.midX + unit.x * 9, frame.midY + unit.y * 9)
      var line = LineStyle(width: 2.2)
      line.cap = "round"
      canvas.stroke(path, gray, line)
    }
  }
}

/// A view that is not drawn: a box with a dashed border says so.
struct UnknownRule: LayoutRule {
  func size(_ proposal: Proposal, _ item: LayoutItem) -> CGSize {
    CGSize(width: proposal.width ?? 60, height: proposal.height ?? 40)
  }

  func places(in size: CGSize, _ proposal: Proposal, _ item: LayoutItem) -> [Place] { [] }

  func paint(
    _ item: LayoutItem, in frame: CGRect, _ proposal: Proposal, on canvas: DrawingCanvas
  ) {
    canvas.notes.add("\(item.node.kind) is not drawn: a dashed box stands for it")
    var line = LineStyle(width: 1)
    line.dash = [4, 3]
    let box = frame.insetBy(dx: 0.5, dy: 0.5)
    canvas.stroke(
      PathData(Path(roundedRect: box, cornerRadius: 4)),
      item.style.paint(.record(["level": .string("secondary")]), in: frame), line)
    canvas.addBox(of: item, in: frame)
  }

  func edge(_ edge: Edge, _ item: LayoutItem) -> EdgeKind { .plain }
}
