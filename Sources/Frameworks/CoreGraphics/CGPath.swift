// `CGPath` and `CGMutablePath`, as the elements they are made of.

public import FoundationSupplement

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A function that is called with a path's elements, and with what it was given.
public typealias CGPathApplierFunction = (
  _ info: UnsafeMutableRawPointer?, _ element: UnsafePointer<CGPathElement>
) -> Void

public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

public enum CGPathFillRule: Int, Sendable {
  case winding, evenOdd
}

public enum CGLineCap: Int32, Sendable {
  case butt, round, square
}

public enum CGLineJoin: Int32, Sendable {
  case miter, round, bevel
}

/// One element of a path.
package enum PathElement: Equatable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, control: CGPoint)
  case curve(CGPoint, control1: CGPoint, control2: CGPoint)
  case close

  /// The points of an element, control points first.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  /// The element's kind under its public name.
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let point, let control):
      .quad(point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}

public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathElement.rectangle(rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = PathElement.ellipse(rect).map { $0.applying(transform?.pointee ?? .identity) }
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    elements = PathElement.roundedRectangle(rect, [radius, radius, radius, radius])
      .map { $0.applying(transform?.pointee ?? .identity) }
  }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint {
    guard elements.last == .close else { return elements.last?.points.last ?? .zero }
    let start = elements.last { if case .move = $0 { true } else { false } }
    return start?.points.last ?? .zero
  }

  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  public var boundingBoxOfPath: CGRect { CGRect(enclosing: polygons().flatMap { $0 }) }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let place = transform.isIdentity ? point : point.applying(transform)
    var winding = 0
    for polygon in polygons() {
      guard var former = polygon.last else { continue }
      for corner in polygon {
        let side =
          (corner.x - former.x) * (place.y - former.y)
          - (place.x - former.x) * (corner.y - former.y)
        if former.y <= place.y, corner.y > place.y, side > 0 { winding += 1 }
        if former.y > place.y, corner.y <= place.y, side < 0 { winding -= 1 }
        former = corner
      }
    }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.elements = elements
    return copy
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      // A closing element has no points; its pointer must still lead somewhere.
      var points = element.points + [.zero]
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: base), block)
      }
    }
  }

  /// Calls a function with each element, and with what it was given.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    hasher.combine(currentPoint)
  }

  /// The path's outlines with straight sides, close enough for bounds and hits.
  private func polygons() -> [[CGPoint]] {
    var result: [[CGPoint]] = []
    var outline: [CGPoint] = []
    func sample(_ point: (CGFloat) -> CGPoint) {
      for step in 1...16 { outline.append(point(CGFloat(step) / 16)) }
    }
    for element in elements {
      let from = outline.last ?? .zero
      switch element {
      case .move(let point):
        if !outline.isEmpty { result.append(outline) }
        outline = [point]
      case .line(let point):
        outline.append(point)
      case .quad(let to, let control):
        sample { t in
          let (u, v) = (1 - t, t)
          return CGPoint(
            x: u * u * from.x + 2 * u * v * control.x + v * v * to.x,
            y: u * u * from.y + 2 * u * v * control.y + v * v * to.y)
        }
      case .curve(let to, let first, let second):
        sample { t in
          let (u, v) = (1 - t, t)
          let (p, q, r, s) = (u * u * u, 3 * u * u * v, 3 * u * v * v, v * v * v)
          return CGPoint(
            x: p * from.x + q * first.x + r * second.x + s * to.x,
            y: p * from.y + q * first.y + r * second.y + s * to.y)
        }
      case .close:
        if let start = outline.first {
          result.append(outline)
          outline = [start]
        }
      }
    }
    if outline.count > 1 { result.append(outline) }
    return result
  }
}

public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() {
    super.init(elements: [])
  }

  public override init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    super.init(rect: rect, transform: transform)
  }

  public override init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    super.init(ellipseIn: rect, transform: transform)
  }

  public override init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    super.init(
      roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform)
  }

  /// Adds elements as they are.
  package func append(_ new: [PathElement], _ transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? new : new.map { $0.applying(transform) }
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point)], transform)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.line(point)], transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append([.quad(end, control: control)], transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append([.curve(end, control1: control1, control2: control2)], transform)
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    append(
      points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) },
      transform)
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathElement.rectangle(rect), transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathElement.ellipse(rect), transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let radius = CGSize(width: cornerWidth, height: cornerHeight)
    append(PathElement.roundedRectangle(rect, [radius, radius, radius, radius]), transform)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    append(
      PathElement.arc(
        center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise,
        continuing: !isEmpty), transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      PathElement.arc(
        center: center, radius: radius, from: startAngle, sweep: delta, continuing: !isEmpty),
      transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements, transform)
  }

  public func closeSubpath() {
    append([.close])
  }
}
