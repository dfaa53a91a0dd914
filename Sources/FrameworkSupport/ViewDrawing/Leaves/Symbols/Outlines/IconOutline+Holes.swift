import CoreGraphics
import SwiftUI

extension IconOutline {
  /// Returns the steps that cut what this outline fills out of a filled one.
  ///
  /// Outlines are filled where their parts go round a point more often one way than the other, and
  /// parts may cross, as the bar of a letter and its legs do. So the hole is the edge of all that
  /// is filled, in straight lines, the other way round than the filled figure.
  func steps(asHolesIn figure: IconOutline) -> [Step] {
    let rings = Path(self).normalized(eoFill: false).rings
    let inner = largest(rings.map(OutlineRing.area))
    let outer = largest(figure.contours.map { OutlineRing.area(within: $0.flatMap(\.points)) })
    let isTurned = inner > 0 ? outer > 0 : outer < 0
    return rings.flatMap { Self.steps(of: isTurned ? $0.reversed() : $0) }
  }

  /// Returns the steps of a polygon.
  static func steps(of points: [CGPoint]) -> [Step] {
    [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
  }

  private func largest(_ areas: [Double]) -> Double { areas.max { abs($0) < abs($1) } ?? 0 }
}

extension IconOutline.Step {
  /// The points of the step, handles before the end.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }
}

extension Path {
  /// Creates the path of an outline.
  init(_ outline: IconOutline) {
    self.init()
    for step in outline.contours.joined() {
      switch step {
      case .move(let point): move(to: point)
      case .line(let point): addLine(to: point)
      case .curve(let first, let second, let end):
        addCurve(to: end, control1: first, control2: second)
      case .close: closeSubpath()
      }
    }
  }

  /// The points of each part of a path of straight lines.
  var rings: [[CGPoint]] {
    var rings: [[CGPoint]] = []
    for element in elements {
      switch element {
      case .move(let point): rings.append([point])
      case .line(let point), .curve(let point, _, _), .quadCurve(let point, _):
        rings[rings.count - 1].append(point)
      case .closeSubpath: continue
      }
    }
    return rings
  }
}
