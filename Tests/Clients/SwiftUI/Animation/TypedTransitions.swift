import SwiftUI

/// A card that comes and goes in a way of its own.
struct FlippingTransition: Transition {
  let degrees: Double

  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase == .didDisappear ? -degrees : degrees * phase.value))
  }
}

/// Two transitions after one another, made of the given ones.
struct Staggered<Base: Transition>: Transition {
  let base: Base

  static var properties: TransitionProperties {
    var properties = Base.properties
    properties.hasMotion = properties.hasMotion || OpacityTransition.properties.hasMotion
    return properties
  }

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content.opacity(phase.isIdentity ? 1 : 0.5), phase: phase)
  }
}

/// The cards of the deck, each with another transition.
struct Deck: View {
  let edge: Edge

  var body: some View {
    VStack {
      Color.red.transition(.blurReplace)
      Color.red.transition(.blurReplace(.upUp))
      Color.red.transition(BlurReplaceTransition(configuration: .downUp).combined(with: .opacity))
      Color.red.transition(.symbolEffect)
      Color.red.transition(.symbolEffect(.drawOn, options: .speed(2)))
      Color.red.transition(SymbolEffectTransition(effect: .disappear, options: .default))
      Color.red.transition(.opacity)
      Color.red.transition(.move(edge: edge).combined(with: .opacity))
      Color.red.transition(Staggered(base: .push(from: edge)))
      moving
    }
  }

  @ViewBuilder private var moving: some View {
    Color.green.transition(Staggered(base: .slide))
    Color.green.transition(Staggered(base: .identity))
    Color.green.transition(Staggered(base: .scale))
    Color.green.transition(Staggered(base: .scale(0.5, anchor: .top)))
    Color.green.transition(Staggered(base: .offset(x: 4)))
    Color.green.transition(Staggered(base: .offset(CGSize(width: 4, height: 4))))
    Color.green.transition(Staggered(base: .move(edge: edge)))
    Color.green.transition(MoveTransition(edge: edge).animation(.easeIn))
    Color.green.transition(
      AsymmetricTransition(insertion: IdentityTransition(), removal: SlideTransition()))
    Color.green.transition(AnyTransition(FlippingTransition(degrees: 90)))
  }
}

/// The description of a card's transition, for the editor.
func words(
  for transition: AsymmetricTransition<ScaleTransition, OffsetTransition>, pushing: PushTransition,
  moving: MoveTransition, blurring: BlurReplaceTransition
) -> String {
  let scale = "\(transition.insertion.scale) at \(transition.insertion.anchor)"
  let isUp = blurring.configuration == BlurReplaceTransition.Configuration.upUp
  return "\(scale) by \(transition.removal.offset) \(pushing.edge) \(moving.edge) \(isUp)"
}

/// The transition that the editor begins with.
@MainActor let firstTransition = AsymmetricTransition(
  insertion: ScaleTransition(0.2, anchor: .leading),
  removal: OffsetTransition(CGSize(width: 0, height: 20)))

/// Changes that animate a part of a view alone.
struct Highlight: View {
  let isOn: Bool

  var body: some View {
    Text("New")
      .animation(.easeIn) { $0.opacity(isOn ? 1 : 0.2) }
      .animation(.bouncy) { content in content.scaleEffect(isOn ? 1.2 : 1) }
      .transaction {
        $0.disablesAnimations = true
      } body: {
        $0.blur(radius: isOn ? 0 : 2)
      }
      .transaction(value: isOn) { $0.animation = nil }
      .modifier(Glow(isOn: isOn).animation(.linear))
      .modifier(Glow(isOn: isOn).transaction { $0.animation = .easeOut })
  }
}

/// A glow, as the theme of the environment has it.
struct Glow: EnvironmentalModifier {
  let isOn: Bool

  func resolve(in environment: EnvironmentValues) -> GlowInColor {
    GlowInColor(color: environment.colorScheme == .dark ? .white : .yellow, isOn: isOn)
  }
}

/// A glow of one colour.
struct GlowInColor: ViewModifier {
  let color: Color
  let isOn: Bool

  func body(content: Content) -> some View {
    content.shadow(color: isOn ? color : .clear, radius: 4)
  }
}

/// A picture seen from the side, whose frame remains.
struct Tilted: GeometryEffect {
  var lean: CGFloat

  var animatableData: CGFloat {
    get { lean }
    set { lean = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    let back = ProjectionTransform(CGAffineTransform(translationX: -size.width / 2, y: 0))
    var turn = ProjectionTransform()
    turn.m13 = lean / max(size.width, 1)
    guard !turn.isIdentity, !turn.isAffine else { return turn }
    return back.concatenating(turn).concatenating(back.inverted())
  }
}

/// A cover that leans, and one that leans back.
struct Cover: View {
  let transform: ProjectionTransform

  var body: some View {
    Image("cover").modifier(Tilted(lean: 0.2).ignoredByLayout())
    Image("cover").projectionEffect(undone)
  }

  private var undone: ProjectionTransform {
    var copy = transform
    return copy.invert() ? copy : transform
  }
}
