// `UIBezierPath`, as path data; filling and stroking go to the renderer's context.

public import CoreGraphics

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  private var dash: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  public override init() {
    super.init()
  }

  public init(rect: CGRect) {
    super.init()
    path.addRect(rect)
  }

  public init(ovalIn rect: CGRect) {
    super.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    super.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let limit = min(rect.width, rect.height) / 2
    let radius = CGSize(
      width: min(cornerRadii.width, limit), height: min(cornerRadii.height, limit))
    let radii = order.map { corners.contains($0) ? radius : .zero }
    path.append(PathElement.roundedRectangle(rect, radii))
  }

  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    super.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public init(cgPath: CGPath) {
    super.init()
    path.addPath(cgPath)
  }

  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds an arc; clockwise as seen on a screen, whose second axis points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }
  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }

  /// Returns a path that goes the other way round; that its parts follow one another from the last
  /// to the first, and that its lines are drawn as this one's, is assumed.
  open func reversing() -> UIBezierPath {
    let other = UIBezierPath()
    for part in cgPath.elements.parts.reversed() { other.path.append(part.reversedPart) }
    (other.lineWidth, other.lineCapStyle, other.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (other.miterLimit, other.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    (other.dash, other.dashPhase) = (dash, dashPhase)
    return other
  }
  open func apply(_ transform: CGAffineTransform) {
    var transform = transform
    if let moved = path.copy(using: &transform) { cgPath = moved }
  }
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
  open func fill() { fill(with: nil, alpha: 1) }
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    fill(with: .some(blendMode), alpha: alpha)
  }
  open func stroke() { stroke(with: nil, alpha: 1) }
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    stroke(with: .some(blendMode), alpha: alpha)
  }
  /// Sets the lengths of strokes and gaps; none make the line whole.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }
  open func addClip() {
    guard let context = UIGraphicsImageRenderer.current else { return }
    context.addPath(cgPath)
    context.clip(using: rule)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  private func fill(with blendMode: CGBlendMode?, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: rule) }
  }

  private func stroke(with blendMode: CGBlendMode?, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dashPhase, lengths: dash)
      context.strokePath()
    }
  }

  /// Gives the path to the current context and leaves its state as it was.
  private func draw(
    _ blendMode: CGBlendMode?, _ alpha: CGFloat, _ body: (CGContext) -> Void
  ) {
    guard let context = UIGraphicsImageRenderer.current else { return }
    context.saveGState()
    if let blendMode { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    context.addPath(cgPath)
    body(context)
    context.restoreGState()
  }
}

extension [PathElement] {
  /// The elements of each part, which begins with a move.
  fileprivate var parts: [[PathElement]] {
    reduce(into: []) { parts, element in
      if case .move = element {
        parts.append([element])
      } else {
        parts.isEmpty ? parts.append([element]) : parts[parts.count - 1].append(element)
      }
    }
  }

  /// The elements of a part in the opposite direction.
  fileprivate var reversedPart: [PathElement] {
    let lines = filter { $0 != .close }
    guard let end = lines.last?.points.last else { return [] }
    let back = zip(lines.dropFirst(), lines).reversed().compactMap { line, before -> PathElement? in
      guard let start = before.points.last else { return nil }
      return switch line {
      case .move, .line, .close: .line(start)
      case .quad(_, let control): .quad(start, control: control)
      case .curve(_, let first, let second): .curve(start, control1: second, control2: first)
      }
    }
    return [.move(end)] + back + (lines.count < count ? [.close] : [])
  }
}

public struct UIEdgeInsets: Equatable, Hashable, Codable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
