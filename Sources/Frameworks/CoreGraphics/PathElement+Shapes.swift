// The outlines of rectangles, ellipses and arcs, made of lines and cubic curves.

import FoundationSupplement

extension PathElement {
  /// The distance of control points with which a cubic curve approximates a quarter circle.
  private static var quarter: CGFloat { 0.5522847498307936 }

  /// Returns a rectangle's outline.
  package static func rectangle(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Returns the outline of the ellipse that fits a rectangle.
  package static func ellipse(_ rect: CGRect) -> [PathElement] {
    let radius = CGSize(width: rect.width / 2, height: rect.height / 2)
    return roundedRectangle(rect, [radius, radius, radius, radius])
  }

  /// Returns a rounded rectangle's outline; radii run clockwise from the top left.
  package static func roundedRectangle(_ rect: CGRect, _ radii: [CGSize]) -> [PathElement] {
    let limits = radii.map {
      CGSize(
        width: max(0, min($0.width, rect.width / 2)),
        height: max(0, min($0.height, rect.height / 2)))
    }
    let (topLeft, topRight, bottomRight, bottomLeft) = (limits[0], limits[1], limits[2], limits[3])
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let k = 1 - quarter
    return [
      .move(CGPoint(x: left + topLeft.width, y: top)),
      .line(CGPoint(x: right - topRight.width, y: top)),
      .curve(
        CGPoint(x: right, y: top + topRight.height),
        control1: CGPoint(x: right - topRight.width * k, y: top),
        control2: CGPoint(x: right, y: top + topRight.height * k)),
      .line(CGPoint(x: right, y: bottom - bottomRight.height)),
      .curve(
        CGPoint(x: right - bottomRight.width, y: bottom),
        control1: CGPoint(x: right, y: bottom - bottomRight.height * k),
        control2: CGPoint(x: right - bottomRight.width * k, y: bottom)),
      .line(CGPoint(x: left + bottomLeft.width, y: bottom)),
      .curve(
        CGPoint(x: left, y: bottom - bottomLeft.height),
        control1: CGPoint(x: left + bottomLeft.width * k, y: bottom),
        control2: CGPoint(x: left, y: bottom - bottomLeft.height * k)),
      .line(CGPoint(x: left, y: top + topLeft.height)),
      .curve(
        CGPoint(x: left + topLeft.width, y: top),
        control1: CGPoint(x: left, y: top + topLeft.height * k),
        control2: CGPoint(x: left + topLeft.width * k, y: top)),
      .close,
    ]
  }

  /// Returns an arc between two angles.
  package static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool,
    continuing: Bool
  ) -> [PathElement] {
    let circle = 2 * CGFloat.pi
    var sweep = end - start
    if clockwise {
      while sweep > 0 { sweep -= circle }
      sweep = max(sweep, -circle)
    } else {
      while sweep < 0 { sweep += circle }
      sweep = min(sweep, circle)
    }
    return arc(
      center: center, radius: radius, from: start, sweep: sweep, continuing: continuing)
  }

  /// Returns an arc of an angle.
  package static func arc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, sweep: CGFloat, continuing: Bool
  ) -> [PathElement] {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    var elements: [PathElement] = [continuing ? .line(point(start)) : .move(point(start))]
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let (first, last) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      let (from, to) = (point(first), point(last))
      elements.append(
        .curve(
          to, control1: CGPoint(x: from.x - reach * sin(first), y: from.y + reach * cos(first)),
          control2: CGPoint(x: to.x + reach * sin(last), y: to.y - reach * cos(last))))
    }
    return elements
  }
}
