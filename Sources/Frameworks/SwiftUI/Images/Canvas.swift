// SwiftUI's Canvas and GraphicsContext. The drawing is run in the proposed size, and each command
// leaves a node, in order, with the state it was given in.

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
    let collector = SymbolCollector()
    let drawn = context.with { $0.symbolCollector = collector }.labelled("Canvas.symbols", symbols)
    if context.environment.isLaidOut {
      return [ViewNode("Canvas").with(.commands { self.commands(in: context, $0, collector) })]
    }
    if let parts = context.environment.sizedParts {
      parts.leaveOut()
      return [ViewNode("Canvas", children: drawn)]
    }
    let commands = self.commands(in: context, size, collector)
    return [ViewNode("Canvas", ["size": size.attribute], children: commands + drawn)]
  }

  @MainActor private func commands(
    in context: ViewContext, _ size: CGSize, _ symbols: SymbolCollector
  ) -> [ViewNode] {
    let log = GraphicsContext.Log(size: size, symbols: symbols)
    var graphics = GraphicsContext(environment: context.environment, log: log)
    renderer(&graphics, size)
    return log.commands
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

/// The drawing context of a canvas.
public struct GraphicsContext {
  final class Log {
    let size: CGSize
    let symbols: SymbolCollector
    var commands: [ViewNode] = []

    init(size: CGSize, symbols: SymbolCollector = SymbolCollector()) {
      self.size = size
      self.symbols = symbols
    }
  }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The shading of a filled or stroked path.
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

    /// A shading for each level of a hierarchical view, such as a symbol.
    public static func palette(_ array: [Shading]) -> Shading {
      Shading(style: PaletteStyle(styles: array.map(\.style)))
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
      var paint = ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      paint.origin = origin
      return Shading(style: paint)
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
  private var clips: [ViewAttribute] = []
  private var clipBounds: [CGRect] = []
  private var filters: [ViewAttribute] = []
  private let log: Log

  init(environment: EnvironmentValues, log: Log) {
    self.environment = environment
    self.log = log
  }
}

extension GraphicsContext {
  /// The clips so far, whose bounds are the rectangle that drawing can reach.
  public var clipBoundingRect: CGRect {
    clipBounds.reduce(CGRect(origin: .zero, size: log.size).applying(transform.inverted())) {
      $0.intersection($1.applying(transform.inverted()))
    }
  }

  /// A view of the canvas's symbols by the tag it was given.
  func symbolNodes(tagged tag: AnyHashable) -> [ViewNode]? { log.symbols.nodes[tag] }

  var size: CGSize { log.size }

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
    if !options.contains(.inverse) { clipBounds.append(path.boundingRect.applying(transform)) }
    clips.append(
      .fields([
        "path": path.attribute, "inverse": options.contains(.inverse) ? true : nil,
        "evenOdd": style.isEOFilled ? true : nil,
        "transform": transform == .identity ? nil : transform.attribute,
      ]))
  }

  /// Clips to a layer; the layer's commands stand in a node before the clipped ones.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let inner = Log(size: log.size, symbols: log.symbols)
    var layer = GraphicsContext(environment: environment, log: inner)
    layer.transform = transform
    try content(&layer)
    clips.append(
      .fields([
        "layer": log.commands.count.attribute, "opacity": opacity.attribute,
        "inverse": options.contains(.inverse) ? true : nil,
      ]))
    log.commands.append(ViewNode("Canvas.clipLayer", children: inner.commands))
  }

  /// Returns a shading for the environment, of which the tree keeps it anyway.
  public func resolve(_ shading: Shading) -> Shading { shading }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.value)
  }

  /// Draws in a layer of its own, to which the opacity, blend mode and filters of now apply as a
  /// whole; the layer's commands stand in its node.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = Log(size: log.size, symbols: log.symbols)
    var layer = GraphicsContext(environment: environment, log: inner)
    layer.transform = transform
    layer.clipBounds = clipBounds
    try content(&layer)
    var outer = self
    outer.transform = .identity
    outer.record("layer", [:], children: inner.commands)
  }
}

/// Several styles at once.
private struct PaletteStyle: ShapeStyle, PrimitiveShapeStyle {
  let styles: [any ShapeStyle]

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .list(styles.map { $0.styleAttribute(in: environment) })
  }
}

/// A gradient between points of a canvas.
struct LocatedGradient: ShapeStyle, PrimitiveShapeStyle {
  let kind: String
  let gradient: Gradient
  let places: [ViewAttribute]
  /// Whether it is Core Graphics', which mixes components as they are.
  var isPlain = false

  func attribute(in environment: EnvironmentValues) -> ViewAttribute {
    .fields([
      "gradient": .string(kind), "stops": gradient.attribute, "places": .list(places),
      "space": isPlain ? "plain" : nil,
    ])
  }
}
