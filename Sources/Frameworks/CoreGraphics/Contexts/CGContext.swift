// `CGContext`: keeps drawing operations, in order, and rasterises nothing. Only an image renderer
// makes one, for a context over a bitmap would have to show pixels. Its own coordinates are points
// from the top left corner.

public import FoundationSupplement

public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

public final class CGContext {
  struct State {
    var transform: CGAffineTransform
    var fill = ResolvedColor(red: 0, green: 0, blue: 0)
    var stroke = ResolvedColor(red: 0, green: 0, blue: 0)
    var line = Drawing.Line()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Drawing.Shadow?
    var clips: [Drawing.Clip] = []
  }

  /// The drawing operations, in order and in the context's own coordinates.
  package internal(set) var drawings: [Drawing] = []
  /// Whether the second axis points down, as UIKit's does; texts and images stand upright in both.
  package let isFlipped: Bool
  /// The area that can be drawn on, in the context's own coordinates.
  let bounds: CGRect
  var state: State
  private let pixelSize: CGSize
  private var saved: [State] = []
  private var layers: [(drawings: [Drawing], state: State)] = []
  private var path = CGMutablePath()

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - pixelSize: The size in pixels.
  ///   - bounds: What can be drawn on, in points; nil for a point a pixel.
  ///   - base: From the coordinates of those who draw to the context's own.
  ///   - isFlipped: Whether the second axis of those who draw points down.
  package init(
    pixelSize: CGSize, bounds: CGRect? = nil, base: CGAffineTransform = .identity,
    isFlipped: Bool = true
  ) {
    self.pixelSize = pixelSize
    self.bounds = bounds ?? CGRect(origin: .zero, size: pixelSize)
    self.isFlipped = isFlipped
    state = State(transform: base)
  }

  /// The bits of a colour's component, and the bytes of a row that the app asked for; 0 for those of
  /// its pixels.
  var layout = (bitsPerComponent: 8, bytesPerRow: 0)

  public var width: Int { Int(pixelSize.width) }
  public var height: Int { Int(pixelSize.height) }
  public var ctm: CGAffineTransform { state.transform }
  public var interpolationQuality: CGInterpolationQuality = .default
  /// From a text's coordinates to those of who draws. It belongs to no saved state, and nothing here
  /// draws a text by it.
  public var textMatrix = CGAffineTransform.identity
  /// The place of the next text, which the text's matrix holds.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }
  /// The rectangle around what can be drawn on; masks by images do not narrow it.
  public var boundingBoxOfClipPath: CGRect { clipBounds.applying(state.transform.inverted()) }

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

  /// Begins a layer, which is drawn as one with the opacity, blend mode and shadow of now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append((drawings, state))
    saveGState()
    drawings = []
    (state.alpha, state.blendMode, state.shadow, state.clips) = (1, .normal, nil, [])
  }

  public func endTransparencyLayer() {
    guard let (below, outer) = layers.popLast() else { return }
    let layer = drawings
    drawings = below
    restoreGState()
    state = outer
    if !layer.isEmpty { add(Drawing(.layer(layer, mask: []))) }
  }

  /// The colour that fills.
  package var fillColor: ResolvedColor { state.fill }

  public func setFillColor(_ color: CGColor) { state.fill = color.resolved }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.resolved }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = ResolvedColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }
  public func setLineWidth(_ width: CGFloat) { state.line.width = width }
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.line.phase, state.line.dash) = (phase, lengths)
  }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Puts a shadow behind what is drawn from now on; a transparent or no colour ends it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let color = color?.resolved
    state.shadow = color.map { Drawing.Shadow(color: $0, offset: offset, blur: blur) }
    if color?.alpha == 0 { state.shadow = nil }
    if !isFlipped { state.shadow?.offset.height = -offset.height }
  }

  /// Puts the usual shadow behind what is drawn: black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  public func beginPath() { path = CGMutablePath() }
  public func closePath() { path.closeSubpath() }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
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

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(taken(), evenOdd: rule == .evenOdd)
  }
  public func strokePath() { stroke(taken()) }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = taken()
    if mode != .stroke { fill(path, evenOdd: [.eoFill, .eoFillStroke].contains(mode)) }
    if ![.fill, .eoFill].contains(mode) { stroke(path) }
  }
  public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil)) }
  public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil)) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let former = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = former
  }
  public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil)) }
  public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil)) }
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(.path(placed(taken()), evenOdd: rule == .evenOdd))
  }
  public func clip(to rect: CGRect) {
    state.clips.append(.path(placed(CGPath(rect: rect, transform: nil)), evenOdd: false))
  }

  /// Clips to several rectangles together; to nothing where there are none.
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    for rect in rects { path.addRect(rect) }
    state.clips.append(.path(placed(path), evenOdd: false))
  }

  private func taken() -> CGPath {
    defer { path = CGMutablePath() }
    return path
  }

  func fill(_ path: CGPath, evenOdd: Bool = false) {
    add(Drawing(.fill(placed(path), state.fill, evenOdd: evenOdd)))
  }

  private func stroke(_ path: CGPath) {
    let transform = state.transform
    // A pen is scaled and turned with what it draws.
    let isMoved = (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1)
    var drawing = Drawing(.stroke(isMoved ? placed(path) : path, state.stroke, state.line))
    if !isMoved { drawing.transform = transform }
    add(drawing)
  }

  func placed(_ path: CGPath) -> CGPath {
    var transform = state.transform
    return path.copy(using: &transform) ?? path
  }
}
