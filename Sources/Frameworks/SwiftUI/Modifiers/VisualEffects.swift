// SwiftUI's effects that depend on a view's place. They are those of a view that is scrolled into
// sight and has the proposed size; each becomes a modifier's node around the content.

/// A visual effect: a change of a view's rendering that leaves layout unchanged.
public protocol VisualEffect: Sendable {}

/// An effect that changes nothing.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
}

/// An effect as the modifiers that it is made of, the first one innermost.
private struct KeptEffect: VisualEffect {
  struct Step: Sendable {
    let kind: String
    let attributes: ViewAttributes
  }

  var steps: [Step]
}

extension VisualEffect {
  private func with(
    _ kind: String, _ attributes: KeyValuePairs<String, ViewAttribute?>
  ) -> some VisualEffect {
    let step = KeptEffect.Step(kind: kind, attributes: ViewAttributes(attributes))
    return KeptEffect(steps: ((self as? KeptEffect)?.steps ?? []) + [step])
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    with(".opacity", ["value": opacity.attribute])
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    with(".scaleEffect", ["value": scale.attribute, "anchor": anchor.attribute])
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with(".rotationEffect", ["value": angle.attribute, "anchor": anchor.attribute])
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    with(
      ".rotation3DEffect",
      [
        "value": angle.attribute, "axis": [axis.x, axis.y, axis.z].attribute,
        "anchor": anchor.attribute, "anchorZ": anchorZ.attribute,
        "perspective": perspective.attribute,
      ])
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    with(".offset", ["value": offset.attribute])
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with(".blur", ["radius": radius.attribute])
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    with(".brightness", ["value": amount.attribute])
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    with(".contrast", ["value": amount.attribute])
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    with(".grayscale", ["value": amount.attribute])
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    with(".saturation", ["value": amount.attribute])
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with(".hueRotation", ["value": angle.attribute])
  }
}

/// Wraps the content in an effect's modifiers.
nonisolated private struct VisualEffectModifier: ViewModifier, PrimitiveModifier {
  let effect: (GeometryProxy) -> any VisualEffect

  private func steps(_ proxy: GeometryProxy) -> [KeptEffect.Step] {
    (effect(proxy) as? KeptEffect)?.steps ?? []
  }

  @MainActor package func nodes<Content: View>(
    modifying content: Content, in context: ViewContext
  ) -> [ViewNode] {
    let environment = context.environment
    if environment.isLaidOut {
      let action = LayoutHook.Action.effect { proxy in
        self.steps(proxy).map { ViewNode($0.kind, attributes: $0.attributes) }
      }
      return context.nodes(of: content).map {
        ViewNode(".visualEffect", children: [$0]).with(action)
      }
    }
    if let parts = environment.sizedParts {
      parts.leaveOut()
      return context.nodes(of: content).map { ViewNode(".visualEffect", children: [$0]) }
    }
    let proxy = GeometryProxy(
      size: environment.proposedSize, safeAreaInsets: environment.safeAreaInsets)
    let steps = self.steps(proxy)
    return context.nodes(of: content).map { node in
      steps.reduce(node) { inner, step in
        ViewNode(step.kind, attributes: step.attributes, children: [inner])
      }
    }
  }
}

/// The phase of a view's scroll transition.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// The configuration of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
  public static let identity = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()

  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration { animated }

  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration {
    interactive
  }

  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static var centered: Threshold { Threshold() }

    public static func visible(_ amount: Double) -> Threshold { Threshold() }

    public func inset(by distance: Double) -> Threshold { self }
  }
}

nonisolated extension View {
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0) })
  }

  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity) })
  }

  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}
