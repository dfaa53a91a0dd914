// The rest of SwiftUI's GraphicsContext (iOS 15): symbols, layers that clip, filters and blend modes.

extension GraphicsContext.BlendMode {
  public static var colorDodge: Self { .init(name: "colorDodge") }
  public static var colorBurn: Self { .init(name: "colorBurn") }
  public static var softLight: Self { .init(name: "softLight") }
  public static var hardLight: Self { .init(name: "hardLight") }
  public static var difference: Self { .init(name: "difference") }
  public static var exclusion: Self { .init(name: "exclusion") }
  public static var hue: Self { .init(name: "hue") }
  public static var saturation: Self { .init(name: "saturation") }
  public static var color: Self { .init(name: "color") }
  public static var luminosity: Self { .init(name: "luminosity") }
  public static var sourceIn: Self { .init(name: "sourceIn") }
  public static var sourceOut: Self { .init(name: "sourceOut") }
  public static var sourceAtop: Self { .init(name: "sourceAtop") }
  public static var destinationOver: Self { .init(name: "destinationOver") }
  public static var destinationIn: Self { .init(name: "destinationIn") }
  public static var destinationAtop: Self { .init(name: "destinationAtop") }
  public static var xor: Self { .init(name: "xor") }
  public static var plusDarker: Self { .init(name: "plusDarker") }
}

extension GraphicsContext.Filter {
  public static func brightness(_ amount: Double) -> Self {
    .init(value: .fields(["brightness": amount.attribute]))
  }

  public static func contrast(_ amount: Double) -> Self {
    .init(value: .fields(["contrast": amount.attribute]))
  }

  public static func saturation(_ amount: Double) -> Self {
    .init(value: .fields(["saturation": amount.attribute]))
  }

  public static func grayscale(_ amount: Double) -> Self {
    .init(value: .fields(["grayscale": amount.attribute]))
  }

  public static func colorInvert(_ amount: Double = 1) -> Self {
    .init(value: .fields(["colorInvert": amount.attribute]))
  }

  public static func hueRotation(_ angle: Angle) -> Self {
    .init(value: .fields(["hueRotation": angle.attribute]))
  }

  public static var luminanceToAlpha: Self { .init(value: "luminanceToAlpha") }

  public static func alphaThreshold(
    min: Double, max: Double = 1, color: Color = Color.black
  ) -> Self {
    .init(
      value: .fields([
        "alphaThreshold": [min, max].attribute, "color": color.attribute,
      ]))
  }

  public static func projectionTransform(_ matrix: ProjectionTransform) -> Self {
    .init(value: .fields(["projectionTransform": matrix.attribute]))
  }
}

extension GraphicsContext {
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions) { addFilter(filter) }

  public func resolve(_ shading: Shading) -> Shading { shading }

  /// Clips to what a layer shows; the layer's commands stand in a node before what is clipped.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let inner = Log()
    inner.symbols = log.symbols
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

  /// A view of the canvas's ready to be drawn.
  public struct ResolvedSymbol {
    public var size: CGSize { CGSize(width: 20, height: 20) }
    let nodes: [ViewNode]
  }

  /// Returns the view that has a tag among the canvas's symbols.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    log.symbols[AnyHashable(id)].map { ResolvedSymbol(nodes: $0) }
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    record("symbol", ["rect": rect.attribute], children: symbol.nodes)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    record(
      "symbol", ["at": point.attribute, "anchor": anchor.attribute], children: symbol.nodes)
  }

  /// Draws with Core Graphics, of which the number of drawings is kept.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let context = CGContext(pixelSize: environment.proposedSize)
    try content(context)
    record("coreGraphics", ["drawings": context.drawings.count.attribute])
  }
}

extension GraphicsContext.ResolvedText {
  /// A rough place, four fifths of the height.
  public func firstBaseline(in size: CGSize) -> CGFloat { measure(in: size).height * 0.8 }

  public func lastBaseline(in size: CGSize) -> CGFloat { firstBaseline(in: size) }
}

extension GraphicsContext.ResolvedImage {
  public var baseline: CGFloat { size.height }
}

extension EnvironmentValues {
  private struct SymbolLogKey: EnvironmentKey {
    static var defaultValue: GraphicsContext.Log? { nil }
  }

  /// Where a canvas looks for its views with tags.
  var symbolLog: GraphicsContext.Log? {
    get { self[SymbolLogKey.self] }
    set { self[SymbolLogKey.self] = newValue }
  }
}

/// Tells the canvas around a view, if there is one, what the view with a tag resolves to.
nonisolated struct TagModifier<Tag: Hashable>: ViewModifier, PrimitiveModifier {
  let tag: Tag

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let nodes = context.nodes(of: content)
    context.environment.symbolLog?.symbols[AnyHashable(tag)] = nodes
    return nodes
  }
}
