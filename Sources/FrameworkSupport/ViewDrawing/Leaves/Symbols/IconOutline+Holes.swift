import Foundation
import WidgetDrawing

extension IconOutline {
  /// Returns the steps that cut what this outline fills out of a filled one.
  ///
  /// Outlines are filled where their parts go round a point more often one way than the other. Each
  /// part is turned so that it is an edge of the hole, or left out where both of its sides are
  /// filled.
  func steps(asHolesIn figure: IconOutline) -> [Step] {
    let parts = contours.map { Contour(IconOutline($0, bounds: bounds)) }
    let outerSign =
      figure.contours.map { Contour(IconOutline($0, bounds: bounds)).area }
      .max { abs($0) < abs($1) }.map { $0 > 0 ? 1 : -1 } ?? 1
    return parts.indices.flatMap { index -> [Step] in
      let part = parts[index]
      // One that only crosses another, such as the bar of a letter, is not in it.
      let around = parts.indices
        .filter { other in
          other != index && parts[other].isLarger(than: part)
            && part.points.allSatisfy { parts[other].holds($0) }
        }
        .reduce(0) { $0 + parts[$1].sign }
      let (outside, inside) = (around != 0, around + part.sign != 0)
      guard outside != inside else { return [] }
      let wanted = inside ? -outerSign : outerSign
      return part.sign == wanted ? part.outline.steps : part.outline.reversed.steps
    }
  }
}

/// One closed part of an outline, as a polygon.
private struct Contour {
  let outline: IconOutline
  let points: [CGPoint]
  /// The area within, positive where the part goes clockwise.
  let area: Double

  /// The way round: 1 for clockwise, -1 for the other.
  var sign: Int { area > 0 ? 1 : -1 }

  init(_ outline: IconOutline) {
    self.outline = outline
    var points: [CGPoint] = []
    for step in outline.steps {
      switch step {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        guard let start = points.last else { continue }
        for share in [0.25, 0.5, 0.75] {
          points.append(Self.point(at: share, start, first, second, end))
        }
        points.append(end)
      case .close: continue
      }
    }
    self.points = points
    area =
      points.indices.reduce(0) { sum, index in
        let (a, b) = (points[index], points[(index + 1) % points.count])
        return sum + a.x * b.y - b.x * a.y
      } / 2
  }

  private static func point(
    at share: Double, _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) -> CGPoint {
    let rest = 1 - share
    func mixed(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      rest * rest * rest * a + 3 * rest * rest * share * b + 3 * rest * share * share * c
        + share * share * share * d
    }
    return CGPoint(
      x: mixed(start.x, first.x, second.x, end.x), y: mixed(start.y, first.y, second.y, end.y))
  }

  func isLarger(than other: Contour) -> Bool { abs(area) > abs(other.area) }

  /// Whether a point is within the part.
  func holds(_ point: CGPoint) -> Bool {
    var isWithin = false
    for index in points.indices {
      let (a, b) = (points[index], points[(index + 1) % points.count])
      guard (a.y > point.y) != (b.y > point.y) else { continue }
      if point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) { isWithin.toggle() }
    }
    return isWithin
  }
}

extension IconOutline {
  /// The outline the other way round.
  fileprivate var reversed: IconOutline {
    var (made, part): ([Step], [Step]) = ([], [])
    func finish() {
      guard case .move(let start)? = part.first else { return }
      var points = [start]
      for step in part.dropFirst() {
        switch step {
        case .line(let point), .curve(_, _, let point): points.append(point)
        default: continue
        }
      }
      made.append(.move(points[points.count - 1]))
      for (index, step) in part.dropFirst().enumerated().reversed() {
        switch step {
        case .line: made.append(.line(points[index]))
        case .curve(let first, let second, _): made.append(.curve(second, first, points[index]))
        default: continue
        }
      }
      made.append(.close)
    }
    for step in steps {
      switch step {
      case .move:
        finish()
        part = [step]
      case .close:
        finish()
        // What follows without a move begins where this part began.
        if case .move? = part.first { part = [part[0]] }
      default: part.append(step)
      }
    }
    if part.count > 1 { finish() }
    return IconOutline(made, bounds: bounds)
  }
}
