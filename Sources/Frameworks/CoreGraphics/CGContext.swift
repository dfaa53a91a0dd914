// `CGContext`: keeps drawing operations, in order, and rasterises nothing. Only an image renderer
// makes one, for a context over a bitmap would have to show pixels.

public import FoundationSupplement

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public final class CGContext {
  /// A drawing operation; its path and image are never changed.
  package enum Drawing: Equatable, @unchecked Sendable {
    case fill(CGPath, ResolvedColor)
    case stroke(CGPath, ResolvedColor, width: CGFloat)
    case image(CGImage, CGRect)
    case text(String, CGRect)
    case gradient([CGColor], from: CGPoint, to: CGPoint)
    case clear(CGRect)
  }

  private struct State {
    var transform = CGAffineTransform.identity
    var fill = ResolvedColor(red: 0, green: 0, blue: 0)
    var stroke = ResolvedColor(red: 0, green: 0, blue: 0)
    var lineWidth: CGFloat = 1
    var alpha: CGFloat = 1
  }

  /// The drawing operations, in order and in the context's own coordinates.
  package private(set) var drawings: [Drawing] = []
  private let pixelSize: CGSize
  private var state = State()
  private var saved: [State] = []
  private var path = CGMutablePath()

  package init(pixelSize: CGSize) {
    self.pixelSize = pixelSize
  }

  public var width: Int { Int(pixelSize.width) }
  public var height: Int { Int(pixelSize.height) }
  public var ctm: CGAffineTransform { state.transform }
  public var interpolationQuality: CGInterpolationQuality = .default
  public var boundingBoxOfClipPath: CGRect {
    CGRect(origin: .zero, size: pixelSize).applying(state.transform.inverted())
  }

  public func saveGState() { saved.append(state) }
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  public func setFillColor(_ color: CGColor) { state.fill = color.resolved }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  public func beginPath() { path = CGMutablePath() }
  public func closePath() { path.closeSubpath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addPath(_ new: CGPath) { path.addPath(new) }
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public func fillPath(using rule: CGPathFillRule = .winding) { fill(taken()) }
  public func strokePath() { stroke(taken()) }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = taken()
    if mode != .stroke { fill(path) }
    if ![.fill, .eoFill].contains(mode) { stroke(path) }
  }
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil)) }
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil)) }
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil)) }
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil)) }
  public func clear(_ rect: CGRect) { drawings.append(.clear(rect.applying(state.transform))) }
  public func clip(using rule: CGPathFillRule = .winding) { _ = taken() }
  public func clip(to rect: CGRect) {}

  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    drawings.append(.image(image, rect.applying(state.transform)))
  }

  /// Keeps a text with the rectangle in which it is drawn.
  package func draw(_ text: String, in rect: CGRect) {
    drawings.append(.text(text, rect.applying(state.transform)))
  }

  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    drawings.append(
      .gradient(
        gradient.colors, from: start.applying(state.transform),
        to: end.applying(state.transform)))
  }

  private func taken() -> CGPath {
    defer { path = CGMutablePath() }
    return path
  }

  private func fill(_ path: CGPath) {
    var color = state.fill
    color.alpha *= state.alpha
    drawings.append(.fill(placed(path), color))
  }

  private func stroke(_ path: CGPath) {
    var color = state.stroke
    color.alpha *= state.alpha
    drawings.append(.stroke(placed(path), color, width: state.lineWidth))
  }

  private func placed(_ path: CGPath) -> CGPath {
    var transform = state.transform
    return path.copy(using: &transform) ?? path
  }
}
