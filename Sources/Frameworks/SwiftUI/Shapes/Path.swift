// SwiftUI's Path. Arcs and ellipses become curves when they are added, as in Core Graphics, so a
// path is only moves, lines, curves and closings.

/// The outline of a shape.
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  package var elements: [Element] = []

  init(elements: [Element]) { self.elements = elements }

  public init() {}

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint? {
    switch elements.last {
    case .none: nil
    case .move(let point), .line(let point): point
    case .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: subpathStart
    }
  }

  private var subpathStart: CGPoint? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}

extension Path {
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public mutating func addEllipse(in rect: CGRect) {
    appendArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radiusX: rect.width / 2,
      radiusY: rect.height / 2, start: 0, sweep: 2 * .pi)
    closeSubpath()
  }

  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let circle = 2 * Double.pi
    var sweep = (endAngle.radians - startAngle.radians).truncatingRemainder(dividingBy: circle)
    let isWhole = abs(endAngle.radians - startAngle.radians) >= circle
    if isWhole { sweep = clockwise ? -circle : circle }
    if !isWhole, clockwise, sweep > 0 { sweep -= circle }
    if !isWhole, !clockwise, sweep < 0 { sweep += circle }
    appendArc(
      center: center, radiusX: radius, radiusY: radius, start: startAngle.radians, sweep: sweep)
  }

  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    appendArc(
      center: center, radiusX: radius, radiusY: radius, start: startAngle.radians,
      sweep: delta.radians)
  }

  public mutating func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return }
    let first = atan2(start.y - tangent1End.y, start.x - tangent1End.x)
    let second = atan2(tangent2End.y - tangent1End.y, tangent2End.x - tangent1End.x)
    var turn = Double(second - first)
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    guard abs(sin(turn)) > 1e-9 else { return addLine(to: tangent1End) }
    let middle = Double(first) + turn / 2
    let distance = Double(radius) / sin(abs(turn) / 2)
    let center = CGPoint(
      x: tangent1End.x + CGFloat(cos(middle) * distance),
      y: tangent1End.y + CGFloat(sin(middle) * distance))
    let quarter = turn > 0 ? Double.pi / 2 : -.pi / 2
    appendArc(
      center: center, radiusX: radius, radiusY: radius, start: Double(first) - quarter,
      sweep: (turn > 0 ? 1 : -1) * (abs(turn) - .pi))
  }

  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// Adds an arc as curves of at most a quarter of the ellipse each.
  mutating func appendArc(
    center: CGPoint, radiusX: CGFloat, radiusY: CGFloat, start: Double, sweep: Double
  ) {
    func point(_ angle: Double) -> CGPoint {
      CGPoint(
        x: center.x + radiusX * CGFloat(cos(angle)), y: center.y + radiusY * CGFloat(sin(angle)))
    }
    let first = point(start)
    if isEmpty || elements.last == .closeSubpath { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    let reach = CGFloat(4 / 3 * tan(step / 4))
    for index in 0..<count where sweep != 0 {
      let from = start + Double(index) * step
      let (a, b) = (point(from), point(from + step))
      let control1 = CGPoint(
        x: a.x - reach * radiusX * CGFloat(sin(from)),
        y: a.y + reach * radiusY * CGFloat(cos(from)))
      let control2 = CGPoint(
        x: b.x + reach * radiusX * CGFloat(sin(from + step)),
        y: b.y - reach * radiusY * CGFloat(cos(from + step)))
      addCurve(to: b, control1: control1, control2: control2)
    }
  }
}

extension Path: Shape {
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
