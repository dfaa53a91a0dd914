// SwiftUI's animatable modifiers, geometry effects and transitions of an author's (iOS 13 to 17).

/// A modifier that can change little by little.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A transform with perspective.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
}

extension ProjectionTransform: AttributeRepresentable {
  package var attribute: ViewAttribute {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].attribute
  }
}

/// A modifier that moves what a view draws.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier
where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension ViewContext {
  /// Returns the content wrapped in an effect for the proposed size.
  @MainActor func nodes<Content: View>(
    of content: Content, under effect: some GeometryEffect
  ) -> [ViewNode] {
    let value = effect.effectValue(size: environment.proposedSize).attribute
    return nodes(of: content).map {
      ViewNode(".geometryEffect", ["value": value], children: [$0])
    }
  }
}

/// The part of a coming and going that a view is in.
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

/// The view a transition or an animator is applied to.
nonisolated public struct PlaceholderContentView<Value>: View {
  private let content: AnyView

  nonisolated init(_ content: some View) { self.content = AnyView(content) }

  public var body: some View { content }
}

/// How views come and go; a tree that stands still shows them in their place.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}

nonisolated extension View {
  public func transition<T: Transition>(_ transition: T) -> some View {
    node(".transition", ["value": .fields(["name": .string(String(describing: T.self))])])
  }
}

extension AnyTransition {
  public init<T: Transition>(_ transition: T) {
    self.init(.string(String(describing: T.self)))
  }
}
