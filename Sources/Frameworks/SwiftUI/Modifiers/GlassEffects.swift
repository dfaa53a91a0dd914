/// A variant of the glass material.
public struct Glass: Equatable, Sendable {
  private let name: String
  private var color: Color?
  private var isInteractive = false

  private init(name: String) { self.name = name }

  public static var regular: Glass { Glass(name: "regular") }
  public static var clear: Glass { Glass(name: "clear") }
  public static var identity: Glass { Glass(name: "identity") }

  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.color = color
    return glass
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}

extension Glass: AttributeRepresentable {
  package var attribute: ViewAttribute {
    .fields([
      "glass": name.attribute, "tint": color.attribute,
      "isInteractive": isInteractive.attribute,
    ])
  }
}

/// The default shape of glass: a capsule.
public struct DefaultGlassEffectShape: Shape {
  nonisolated public init() {}

  nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// The transition of a glass effect.
public struct GlassEffectTransition: Sendable {
  let name: String

  public static var identity: GlassEffectTransition { .init(name: "identity") }
  public static var matchedGeometry: GlassEffectTransition { .init(name: "matchedGeometry") }
  public static var materialize: GlassEffectTransition { .init(name: "materialize") }
}

nonisolated extension View {
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    modifier(ShapeModifier(kind: ".glassEffect", shape: shape, style: glass.attribute))
  }

  public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    modifier(EmptyModifier())
  }

  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    node(".glassEffectTransition", ["value": transition.name.attribute])
  }

  public func backgroundExtensionEffect() -> some View { node(".backgroundExtensionEffect") }

  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    node(".backgroundExtensionEffect", ["isEnabled": isEnabled ? nil : false])
  }
}

/// Views whose glass runs together.
nonisolated public struct GlassEffectContainer<Content: View>: View, PrimitiveView {
  private let spacing: CGFloat?
  private let content: Content

  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.spacing = spacing
    self.content = content()
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    [
      ViewNode(
        "GlassEffectContainer", ["spacing": spacing.attribute],
        children: context.nodes(of: content))
    ]
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { .init() }
}
