import SwiftUI

/// A route over a map, built from what a drive recorded.
struct RoutePath: Shape {
  let points: [CGPoint]
  let stops: [CGRect]

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(points)
    path.addRects(stops)
    if let last = path.currentPoint {
      path.move(to: last)
      path.addLine(to: CGPoint(x: rect.maxX, y: last.y))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.maxY),
        control1: CGPoint(x: rect.maxX, y: rect.midY),
        control2: CGPoint(x: rect.midX, y: rect.maxY))
      path.addQuadCurve(to: rect.origin, control: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }

  static let role: ShapeRole = .stroke

  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors(in: .leftToRight) }
}

/// The number of corners and of curves in a drawing.
func complexity(of path: Path) -> (corners: Int, curves: Int) {
  var corners = 0
  var curves = 0
  path.forEach { (element: Path.Element) in
    switch element {
    case .move, .closeSubpath: break
    case .line: corners += 1
    case .quadCurve, .curve: curves += 1
    }
  }
  return (corners, curves)
}

/// A dial's frame: a slot, a rounded plate and the arcs around them.
func dialFrame(in rect: CGRect, turn: CGAffineTransform) -> Path {
  var path = Path(ellipseIn: rect)
  path.addRelativeArc(
    center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 3, startAngle: .degrees(30),
    delta: .degrees(120))
  path.addArc(
    tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
    tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: 6)
  path.addRoundedRect(
    in: rect.insetBy(dx: 4, dy: 4), cornerSize: CGSize(width: 6, height: 6), style: .circular)
  path.addRoundedRect(
    in: rect,
    cornerRadii: RectangleCornerRadii(
      topLeading: 8, bottomLeading: 2, bottomTrailing: 2, topTrailing: 8),
    style: .continuous)
  path.addPath(Path(rect))
  path.addPath(Path(roundedRect: rect, cornerRadius: 4), transform: turn)
  path.addRect(rect, transform: turn)
  path.addEllipse(in: rect, transform: turn)
  return
    path
    .offsetBy(dx: 1, dy: 1)
    .trimmedPath(from: 0, to: 0.9)
    .strokedPath(StrokeStyle(lineWidth: 2, miterLimit: 4, dash: [3, 1], dashPhase: 1))
}

/// A speech bubble whose tail stands at the reader's side.
struct SpeechBubble: View {
  let text: String
  let isOwn: Bool

  private var corners: RectangleCornerRadii {
    var radii = RectangleCornerRadii(topLeading: 12, topTrailing: 12)
    radii.bottomLeading = isOwn ? 12 : 0
    radii.bottomTrailing = isOwn ? 0 : 12
    return radii
  }

  var body: some View {
    Text(text)
      .padding()
      .background(.fill, in: UnevenRoundedRectangle(cornerRadii: corners, style: .continuous))
      .transformEffect(CGAffineTransform(translationX: isOwn ? 8 : 0, y: 0))
  }
}
