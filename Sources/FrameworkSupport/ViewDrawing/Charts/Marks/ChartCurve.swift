import Foundation
import SwiftUI
import WidgetDrawing

/// A line through points, straight, in steps or as a smooth curve.
struct ChartCurve {
  private let points: [CGPoint]
  private let method: String
  /// The share of the way between its neighbours by which a point's tangent goes.
  private let tangent: Double
  /// The power of the distances by which a curve of Catmull and Rom's goes; nil for the even one.
  private let alpha: Double?

  init(_ points: [CGPoint], _ method: String) {
    self.points = points
    self.method = method
    let parts = method.split(separator: "(")
    let tension = parts.first == "cardinal" && parts.count == 2 ? Double(parts[1].dropLast()) : nil
    alpha =
      parts.first == "catmullRom" && parts.count == 2 ? Double(parts[1].dropLast()) : nil
    tangent = 6 / max(0.001, 1 - (tension ?? 0))
  }

  /// Adds the line to a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - begins: Whether the line begins anew, instead of going on from the path's end.
  func add(to path: inout PathData, begins: Bool) {
    guard let first = points.first else { return }
    if begins { path.move(first.x, first.y) } else { path.line(first.x, first.y) }
    let slopes = method == "monotone" ? monotoneSlopes : []
    for index in points.indices.dropFirst() {
      let (a, b) = (points[index - 1], points[index])
      switch method {
      case "linear": path.line(b.x, b.y)
      case "stepStart":
        path.line(a.x, b.y)
        path.line(b.x, b.y)
      case "stepEnd":
        path.line(b.x, a.y)
        path.line(b.x, b.y)
      case "stepCenter":
        path.line((a.x + b.x) / 2, a.y)
        path.line((a.x + b.x) / 2, b.y)
        path.line(b.x, b.y)
      case "monotone":
        let third = (b.x - a.x) / 3
        path.curve(
          a.x + third, a.y + slopes[index - 1] * third, b.x - third, b.y - slopes[index] * third,
          b.x, b.y)
      default:
        // Catmull and Rom's curve; the ends are their own neighbours.
        let before = points[max(0, index - 2)]
        let after = points[min(points.count - 1, index + 1)]
        if let alpha {
          let (first, second) = Self.controls(before, a, b, after, alpha)
          path.curve(first.x, first.y, second.x, second.y, b.x, b.y)
          continue
        }
        path.curve(
          a.x + (b.x - before.x) / tangent, a.y + (b.y - before.y) / tangent,
          b.x - (after.x - a.x) / tangent,
          b.y - (after.y - a.y) / tangent, b.x, b.y)
      }
    }
  }

  /// The control points between two points of Catmull and Rom's curve, whose knots are as far apart
  /// as a power of the points' distances.
  private static func controls(
    _ before: CGPoint, _ a: CGPoint, _ b: CGPoint, _ after: CGPoint, _ alpha: Double
  ) -> (CGPoint, CGPoint) {
    func knots(_ from: CGPoint, _ to: CGPoint) -> Double {
      let (x, y) = (to.x - from.x, to.y - from.y)
      return pow((x * x + y * y).squareRoot(), alpha)
    }
    func control(_ near: CGPoint, _ far: CGPoint, _ other: CGPoint) -> CGPoint {
      let (outer, inner) = (knots(other, near), knots(near, far))
      guard other != near, outer > 0, outer + inner > 0 else { return near }
      let own = 2 * outer * outer + 3 * outer * inner + inner * inner
      let whole = 3 * outer * (outer + inner)
      func mixed(_ near: Double, _ far: Double, _ other: Double) -> Double {
        (near * own + far * outer * outer - other * inner * inner) / whole
      }
      return CGPoint(x: mixed(near.x, far.x, other.x), y: mixed(near.y, far.y, other.y))
    }
    return (control(a, b, before), control(b, a, after))
  }

  /// The slopes at the points with which the curve never rises where its points fall.
  private var monotoneSlopes: [Double] {
    let steps = zip(points, points.dropFirst()).map { a, b in
      b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    return points.indices.map { index in
      guard index > 0 else { return steps.first ?? 0 }
      guard index < steps.count else { return steps.last ?? 0 }
      let (before, after) = (steps[index - 1], steps[index])
      guard before * after > 0 else { return 0 }
      return 2 * before * after / (before + after)
    }
  }
}
