// SwiftUI's Canvas and GraphicsContext (iOS 15). The drawing is run in the proposed size, and each
// command leaves a node, in order, with the state it was given in.

/// A view drawn by commands.
nonisolated public struct Canvas<Symbols: View>: View, PrimitiveView {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    let size = context.environment.proposedSize
    let log = GraphicsContext.Log()
    let views = context.with { $0.symbolLog = log }.labelled("Canvas.symbols", symbols)
    var graphics = GraphicsContext(environment: context.environment, log: log)
    renderer(&graphics, size)
    return [
      ViewNode(
        "Canvas", ["size": size.attribute],
        children: log.commands + views)
    ]
  }
}

extension Canvas where Symbols == EmptyView {
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

/// What drawing commands are given to.
public struct GraphicsContext {
  final class Log {
    var commands: [ViewNode] = []
    /// What the canvas's views with tags resolve to.
    var symbols: [AnyHashable: [ViewNode]] = [:]
  }

  public struct BlendMode: Equatable, Sendable {
    let name: String

    public static var normal: BlendMode { BlendMode(name: "normal") }
    public static var multiply: BlendMode { BlendMode(name: "multiply") }
    public static var screen: BlendMode { BlendMode(name: "screen") }
    public static var overlay: BlendMode { BlendMode(name: "overlay") }
    public static var darken: BlendMode { BlendMode(name: "darken") }
    public static var lighten: BlendMode { BlendMode(name: "lighten") }
    public static var plusLighter: BlendMode { BlendMode(name: "plusLighter") }
    public static var clear: BlendMode { BlendMode(name: "clear") }
    public static var copy: BlendMode { BlendMode(name: "copy") }
    public static var destinationOut: BlendMode { BlendMode(name: "destinationOut") }
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// What an outline is filled or stroked with.
  public struct Shading: Sendable {
    let style: any ShapeStyle

    public static func color(_ color: Color) -> Shading { Shading(style: color) }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      Shading(style: Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      Shading(style: Color(colorSpace, white: white, opacity: opacity))
    }

    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(style: style) }

    public static var foreground: Shading { Shading(style: ForegroundStyle()) }

    public static var backdrop: Shading { Shading(style: BackgroundStyle()) }

    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        style: LocatedGradient(
          kind: "linear", gradient: gradient, places: [startPoint.attribute, endPoint.attribute]))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        style: LocatedGradient(
          kind: "radial", gradient: gradient,
          places: [center.attribute, startRadius.attribute, endRadius.attribute]))
    }

    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        style: LocatedGradient(
          kind: "conic", gradient: gradient, places: [center.attribute, angle.attribute]))
    }

    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(style: ImagePaint(image: image, sourceRect: sourceRect, scale: scale))
    }
  }

  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  public let environment: EnvironmentValues
  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = CGAffineTransform.identity
  var clips: [ViewAttribute] = []
  var filters: [ViewAttribute] = []
  let log: Log

  init(environment: EnvironmentValues, log: Log) {
    self.environment = environment
    self.log = log
  }
}

extension GraphicsContext {
  func record(
    _ command: String, text: String? = nil, _ values: KeyValuePairs<String, ViewAttribute?>,
    children: [ViewNode] = []
  ) {
    var node = ViewNode("Canvas." + command, text: text, values, children: children)
    if opacity != 1 { node.attributes["opacity"] = opacity.attribute }
    if blendMode != .normal { node.attributes["blendMode"] = .string(blendMode.name) }
    if transform != .identity { node.attributes["transform"] = transform.attribute }
    if !clips.isEmpty { node.attributes["clips"] = .list(clips) }
    if !filters.isEmpty { node.attributes["filters"] = .list(filters) }
    log.commands.append(node)
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    record(
      "fill",
      [
        "path": path.attribute, "style": shading.style.styleAttribute(in: environment),
        "evenOdd": style.isEOFilled ? true : nil,
      ])
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    record(
      "stroke",
      [
        "path": path.attribute, "style": shading.style.styleAttribute(in: environment),
        "line": style.attribute,
      ])
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      .fields([
        "path": path.attribute, "inverse": options.contains(.inverse) ? true : nil,
        "transform": transform == .identity ? nil : transform.attribute,
      ]))
  }

  public mutating func addFilter(_ filter: Filter) { filters.append(filter.value) }

  /// Draws in a layer of its own; the layer's commands follow in order.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
}

extension GraphicsContext {
  /// Something done to what is drawn.
  public struct Filter: Sendable {
    let value: ViewAttribute

    public static func blur(radius: CGFloat) -> Filter {
      Filter(value: .fields(["blur": radius.attribute]))
    }

    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter {
      Filter(
        value: .fields([
          "shadow": color.attribute, "radius": radius.attribute, "x": x.attribute,
          "y": y.attribute,
        ]))
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(value: .fields(["colorMultiply": color.attribute]))
    }
  }

  /// A text ready to be drawn.
  public struct ResolvedText {
    public var shading = Shading.foreground
    let node: ViewNode

    /// A rough size: the harness has no fonts, so each letter counts as nine points by twenty.
    public func measure(in size: CGSize) -> CGSize {
      let letters = node.texts.reduce(0) { $0 + $1.count }
      return CGSize(width: min(size.width, CGFloat(letters) * 9), height: min(size.height, 20))
    }
  }

  /// An image ready to be drawn.
  public struct ResolvedImage {
    public var size: CGSize
    public var shading: Shading?
    let node: ViewNode
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(node: text.node(in: environment))
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(size: CGSize(width: 20, height: 20), node: image.node)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    record("text", ["rect": rect.attribute], children: [text.node])
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    record("text", ["at": point.attribute, "anchor": anchor.attribute], children: [text.node])
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    record("image", ["rect": rect.attribute], children: [image.node])
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    record("image", ["at": point.attribute, "anchor": anchor.attribute], children: [image.node])
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}

/// A gradient between points of a canvas.
private struct LocatedGradient: ShapeStyle, PrimitiveShapeStyle {
  let kind: String
  let gradient: Gradient
  let places: [ViewAttribute]

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields([
      "gradient": .string(kind), "stops": gradient.attribute, "places": .list(places),
    ])
  }
}
