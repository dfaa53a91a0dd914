// SwiftUI's transitions by type. A transition that moves a view by its own size, which no layout
// knows here, takes the size proposed to the root.

/// A view stays as it is.
nonisolated public struct IdentityTransition: Transition, PrimitiveTransition {
  public static let properties = TransitionProperties(hasMotion: false)

  public init() {}

  @MainActor @preconcurrency public func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    content
  }

  var attribute: ViewAttribute { .fields(["name": "identity"]) }
}

/// A view fades.
nonisolated public struct OpacityTransition: Transition, PrimitiveTransition {
  public static let properties = TransitionProperties(hasMotion: false)

  public init() {}

  @MainActor @preconcurrency public func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  var attribute: ViewAttribute { .fields(["name": "opacity"]) }
}

/// A view grows and shrinks.
nonisolated public struct ScaleTransition: Transition, PrimitiveTransition {
  public var scale: Double
  public var anchor: UnitPoint

  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  @MainActor @preconcurrency public func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }

  var attribute: ViewAttribute {
    .fields(["name": "scale", "scale": scale.attribute, "anchor": anchor.attribute])
  }
}

/// A view comes from another place.
nonisolated public struct OffsetTransition: Transition, PrimitiveTransition {
  public var offset: CGSize

  public init(_ offset: CGSize) { self.offset = offset }

  @MainActor @preconcurrency public func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }

  var attribute: ViewAttribute { .fields(["name": "offset", "offset": offset.attribute]) }
}

/// A view moves over an edge.
nonisolated public struct MoveTransition: Transition, PrimitiveTransition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  @MainActor @preconcurrency public func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    EdgeMovement(content: content, edge: phase.isIdentity ? nil : edge)
  }

  var attribute: ViewAttribute { .fields(["name": "move", "edge": edge.attribute]) }
}

/// A view pushes another over the opposite edge while both fade.
nonisolated public struct PushTransition: Transition, PrimitiveTransition {
  public var edge: Edge

  public init(edge: Edge) { self.edge = edge }

  @MainActor @preconcurrency public func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    let side = phase == .didDisappear ? edge.opposite : edge
    EdgeMovement(content: content, edge: phase.isIdentity ? nil : side)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  var attribute: ViewAttribute { .fields(["name": "push", "edge": edge.attribute]) }
}

/// A view comes over the leading edge and goes over the trailing one.
nonisolated public struct SlideTransition: Transition, PrimitiveTransition {
  public init() {}

  @MainActor @preconcurrency public func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    let side = phase == .willAppear ? Edge.leading : .trailing
    EdgeMovement(content: content, edge: phase.isIdentity ? nil : side)
  }

  var attribute: ViewAttribute { .fields(["name": "slide"]) }
}

/// A view that comes replaces one that goes in a blur.
nonisolated public struct BlurReplaceTransition: Transition, PrimitiveTransition {
  /// The directions of the movement of the views.
  public struct Configuration: Equatable, Sendable {
    fileprivate let name: String

    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  @MainActor @preconcurrency public func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    let grown: CGFloat = configuration == .upUp && phase == .didDisappear ? 1.2 : 0.8
    content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(phase.isIdentity ? 1 : grown)
      .opacity(phase.isIdentity ? 1 : 0)
  }

  var attribute: ViewAttribute {
    .fields(["name": "blurReplace", "configuration": .string(configuration.name)])
  }
}

/// A symbol comes and goes by an effect of its own.
nonisolated public struct SymbolEffectTransition: Transition, PrimitiveTransition {
  public static let properties = TransitionProperties()

  private let effect: SymbolEffectConfiguration

  public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
    self.effect = effect.configuration
  }

  @MainActor @preconcurrency public func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }

  var attribute: ViewAttribute {
    .fields(["name": "symbolEffect", "effect": .string(effect.name)])
  }
}

/// A view comes one way and goes another.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, PrimitiveTransition
{
  public static var properties: TransitionProperties {
    TransitionProperties(
      hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public var insertion: Insertion
  public var removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  @MainActor @preconcurrency public func body(
    content: Content, phase: TransitionPhase
  ) -> some View {
    let inner = removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity)
    insertion.apply(content: inner, phase: phase == .willAppear ? phase : .identity)
  }

  var attribute: ViewAttribute {
    .fields([
      "name": "asymmetric", "insertion": insertion.transitionAttribute,
      "removal": removal.transitionAttribute,
    ])
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

/// A view that has left over an edge.
private struct EdgeMovement<Content: View>: View {
  let content: Content
  let edge: Edge?

  var body: some View {
    GeometryReader { proxy in
      content.offset(distance(in: proxy.size))
    }
  }

  private func distance(in size: CGSize) -> CGSize {
    switch edge {
    case .top: CGSize(width: 0, height: -size.height)
    case .bottom: CGSize(width: 0, height: size.height)
    case .leading: CGSize(width: -size.width, height: 0)
    case .trailing: CGSize(width: size.width, height: 0)
    case .none: .zero
    }
  }
}

nonisolated extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { .init() }
}

nonisolated extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { .init() }
}

nonisolated extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { .init(1e-5) }

  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    Self(scale, anchor: anchor)
  }
}

nonisolated extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

nonisolated extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

nonisolated extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { .init() }
}

nonisolated extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }

  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    Self(configuration: config)
  }
}

nonisolated extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition {
    .init(effect: .automatic, options: .default)
  }

  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    .init(effect: effect, options: options)
  }
}
