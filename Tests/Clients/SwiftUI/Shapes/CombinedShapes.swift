import SwiftUI

/// The cut-outs of the ticket designer.
enum Cut: CaseIterable {
  case joined, common, punched, either, inside, outside

  func path(of ticket: Path, and hole: Path) -> Path {
    switch self {
    case .joined: ticket.union(hole)
    case .common: ticket.intersection(hole, eoFill: true)
    case .punched: ticket.subtracting(hole)
    case .either: ticket.symmetricDifference(hole).normalized(eoFill: false)
    case .inside: ticket.lineIntersection(hole)
    case .outside: ticket.lineSubtraction(hole).normalized()
    }
  }
}

/// A ticket with holes at its sides.
struct Ticket: View {
  var body: some View {
    VStack {
      Rectangle().subtracting(Circle()).fill(.orange)
      Capsule().union(Rectangle().inset(by: 4)).stroke(lineWidth: 2)
      Circle().intersection(Ellipse(), eoFill: true).fill(.red)
      Circle().symmetricDifference(Capsule()).fill(.blue)
      Rectangle().lineIntersection(Circle()).stroke(.green)
      Rectangle().lineSubtraction(Circle()).stroke(.green, style: StrokeStyle(dash: [2]))
    }
  }
}

/// A frame drawn in coordinates of its own.
func tilted(_ rect: CGRect, by transform: CGAffineTransform) -> Path {
  var path = Path()
  path.addRects([rect, rect.insetBy(dx: 2, dy: 2)], transform: transform)
  path.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2), transform: transform)
  path.addRoundedRect(
    in: rect, cornerRadii: RectangleCornerRadii(topLeading: 4), style: .circular,
    transform: transform)
  path.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)], transform: transform)
  path.addArc(
    center: rect.origin, radius: 4, startAngle: .zero, endAngle: .degrees(90), clockwise: true,
    transform: transform)
  path.addArc(
    tangent1End: rect.origin, tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: 2,
    transform: transform)
  path.addRelativeArc(
    center: rect.origin, radius: 4, startAngle: .zero, delta: .degrees(45), transform: transform)
  return path
}
