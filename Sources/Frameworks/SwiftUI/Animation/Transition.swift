// SwiftUI's Transition: the insertion and removal of views. A tree that stands still shows them in
// their place, within a node that names the transition.

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  public var isIdentity: Bool { self == .identity }

  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The static properties of a transition.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The view that a transition, an animation or another change is applied to.
nonisolated public struct PlaceholderContentView<Value>: View, PrimitiveView {
  private let resolve: @MainActor (ViewContext) -> [ViewNode]

  /// Creates the view that stands for something that is drawn later.
  nonisolated package init<Content: View>(standingFor content: Content) { self.init(content) }

  nonisolated init<Content: View>(_ content: Content) {
    nonisolated(unsafe) let content = content
    resolve = { $0.nodes(of: content) }
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] { resolve(context) }
}

/// A transition: the insertion and removal of views.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  nonisolated static var properties: TransitionProperties { get }
}

/// A transition with an attribute of its own in a view tree.
protocol PrimitiveTransition {
  var attribute: ViewAttribute { get }
}

nonisolated extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition as an attribute of a view tree; an author's is its type's name.
  var transitionAttribute: ViewAttribute {
    (self as? any PrimitiveTransition)?.attribute
      ?? .fields(["name": .string(String(describing: Self.self))])
  }

  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Returns this transition and another at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

extension Transition {
  /// Returns a view as the transition shows it in a phase.
  @MainActor @preconcurrency
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content), phase: phase)
  }
}

nonisolated extension View {
  public func transition<T: Transition>(_ transition: T) -> some View {
    node(".transition", ["value": transition.transitionAttribute])
  }
}

extension AnyTransition {
  public init<T: Transition>(_ transition: T) {
    self.init(attribute: transition.transitionAttribute)
  }
}

/// Two transitions at the same time.
nonisolated private struct CombinedTransition<First: Transition, Second: Transition>: Transition,
  PrimitiveTransition
{
  let first: First
  let second: Second

  static var properties: TransitionProperties {
    TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
  }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  var attribute: ViewAttribute {
    .fields([
      "name": "combined",
      "transitions": .list([first.transitionAttribute, second.transitionAttribute]),
    ])
  }
}

/// A transition with an animation of its own.
nonisolated private struct AnimatedTransition<Base: Transition>: Transition, PrimitiveTransition {
  let base: Base
  let animation: Animation?

  static var properties: TransitionProperties { Base.properties }

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  var attribute: ViewAttribute {
    .fields([
      "name": "animated", "transition": base.transitionAttribute,
      "animation": animation.attribute,
    ])
  }
}
