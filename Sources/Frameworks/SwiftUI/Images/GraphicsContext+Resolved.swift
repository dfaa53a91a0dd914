// Texts, images and symbols of a canvas, and Core Graphics in it.

extension GraphicsContext {
  /// A text ready to be drawn.
  public struct ResolvedText {
    public var shading = Shading.foreground
    let node: ViewNode
    var isLaidOut = false

    /// The measure of the text, where views are laid out.
    private func measured(in size: CGSize) -> CanvasText.Measure? {
      isLaidOut ? CanvasText.measure?(node, size) : nil
    }

    /// Without layout a rough size: each letter counts as nine points by twenty.
    public func measure(in size: CGSize) -> CGSize {
      if let measure = measured(in: size) { return measure.size }
      let letters = node.texts.reduce(0) { $0 + $1.count }
      return CGSize(width: min(size.width, CGFloat(letters) * 9), height: min(size.height, 20))
    }

    /// The first baseline; without layout four fifths down a line of the rough size.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      measured(in: size)?.firstBaseline ?? measure(in: size).height * 0.8
    }

    /// The last baseline; the rough size has one line.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      measured(in: size)?.lastBaseline ?? firstBaseline(in: size)
    }
  }

  /// An image ready to be drawn.
  public struct ResolvedImage {
    public var size: CGSize
    public let baseline: CGFloat
    public var shading: Shading?
    let node: ViewNode
  }

  /// A view of the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    let nodes: [ViewNode]

    /// The size of the view's frame, or twenty points by twenty where it has none.
    public var size: CGSize {
      guard let frame = nodes.first, frame.kind == ".frame",
        case .number(let width)? = frame.attributes["width"],
        case .number(let height)? = frame.attributes["height"]
      else { return CGSize(width: 20, height: 20) }
      return CGSize(width: width, height: height)
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(node: text.node(in: environment), isLaidOut: environment.isLaidOut)
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(size: CGSize(width: 20, height: 20), baseline: 20, node: image.node)
  }

  /// Returns the symbol that was tagged with an identifier.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbolNodes(tagged: id).map { ResolvedSymbol(nodes: $0) }
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    record("symbol", ["rect": rect.attribute], children: symbol.nodes)
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    record("symbol", ["at": point.attribute, "anchor": anchor.attribute], children: symbol.nodes)
  }

  /// Draws by Core Graphics; its commands follow in order within one node.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    // What is drawn is transformed with the node, so that its bounds are those of before.
    let context = CGContext(
      pixelSize: size,
      bounds: CGRect(origin: .zero, size: size).applying(transform.inverted()))
    try content(context)
    record(
      "coreGraphics", ["drawings": context.drawings.count.attribute],
      children: context.drawings.map(\.command))
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

extension Image {
  /// Creates an image from drawing commands, which the tree keeps with its size.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let log = GraphicsContext.Log(size: size)
    var context = GraphicsContext(environment: EnvironmentValues(), log: log)
    renderer(&context)
    self.init(["size": size.attribute, "label": label.attribute], drawnBy: log.commands)
  }
}

/// The symbols of a canvas by their tags.
final class SymbolCollector {
  var nodes: [AnyHashable: [ViewNode]] = [:]
}

extension EnvironmentValues {
  private struct CollectorKey: EnvironmentKey {
    static var defaultValue: SymbolCollector? { nil }
  }

  /// The collector of tagged views while the symbols of a canvas are resolved.
  var symbolCollector: SymbolCollector? {
    get { self[CollectorKey.self] }
    set { self[CollectorKey.self] = newValue }
  }
}

/// Marks a view with a value, by which a canvas finds it.
nonisolated struct TagModifier: ViewModifier, PrimitiveModifier {
  let tag: AnyHashable

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let found = context.nodes(of: content)
    context.environment.symbolCollector?.nodes[tag] = found
    return found
  }
}
