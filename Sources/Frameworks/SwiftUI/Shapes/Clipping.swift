// Clipping, masking and the shape a view answers touches in.

public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated extension View {
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ShapeModifier(kind: ".clipShape", shape: shape))
  }

  public func clipped(antialiased: Bool = false) -> some View {
    node(".clipped")
  }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    node(".cornerRadius", ["value": radius.attribute])
  }

  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    node(".mask", ["alignment": alignment.attribute], with: mask())
  }

  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    node(".mask", ["alignment": Alignment.center.attribute], with: mask)
  }

  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ShapeModifier(kind: ".contentShape", shape: shape))
  }

  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(ShapeModifier(kind: ".contentShape", shape: shape))
  }

  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ShapeModifier(kind: ".containerShape", shape: shape))
  }
}

/// Wraps each node in one that keeps a shape, and a style where there is one.
nonisolated struct ShapeModifier<S: Shape>: ViewModifier, PrimitiveModifier {
  let kind: String
  let shape: S
  var style: ViewAttribute?

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let attribute = shape.attribute(in: context.environment)
    let outline = shape.outline(in: context.environment)
    return context.nodes(of: content).map {
      ViewNode(kind, ["shape": attribute, "style": style], children: [$0]).with(outline)
    }
  }
}
