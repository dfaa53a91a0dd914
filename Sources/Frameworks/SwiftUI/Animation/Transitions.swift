// SwiftUI's transitions and Animatable.

/// A type-erased transition.
public struct AnyTransition: Sendable {
  package let attribute: ViewAttribute

  init(_ name: ViewAttribute, _ values: KeyValuePairs<String, ViewAttribute?> = [:]) {
    var fields = ViewAttributes(values)
    fields["name"] = name
    attribute = .record(fields)
  }

  init(attribute: ViewAttribute) { self.attribute = attribute }

  public static let identity = AnyTransition("identity")
  public static let opacity = AnyTransition("opacity")
  public static var slide: AnyTransition { AnyTransition("slide") }
  public static var scale: AnyTransition { AnyTransition("scale") }

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition("scale", ["scale": scale.attribute, "anchor": anchor.attribute])
  }

  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition("move", ["edge": edge.attribute])
  }

  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition("push", ["edge": edge.attribute])
  }

  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition("offset", ["offset": offset.attribute])
  }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(
      "asymmetric", ["insertion": insertion.attribute, "removal": removal.attribute])
  }

  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition("modifier", ["type": .string(String(describing: E.self))])
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition("combined", ["transitions": .list([attribute, other.attribute])])
  }

  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition("animated", ["transition": attribute, "animation": animation.attribute])
  }
}

/// A transition of a view's content.
public struct ContentTransition: Equatable, Sendable {
  let value: ViewAttribute

  public static let identity = ContentTransition(value: .fields(["name": "identity"]))
  public static let opacity = ContentTransition(value: .fields(["name": "opacity"]))
  public static let interpolate = ContentTransition(value: .fields(["name": "interpolate"]))
  public static let symbolEffect = ContentTransition(value: .fields(["name": "symbolEffect"]))

  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(
      value: .fields(["name": "symbolEffect", "effect": .string(String(describing: T.self))]))
  }

  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(
      value: .fields(["name": "numericText", "countsDown": countsDown.attribute]))
  }

  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(value: .fields(["name": "numericText", "value": value.attribute]))
  }
}

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value times a factor.
  public func scaled(by rhs: Double) -> Self {
    var copy = self
    copy.scale(by: rhs)
    return copy
  }

  /// Moves the value a part of the way to another.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self = interpolated(towards: other, amount: amount)
  }

  /// Returns the value a part of the way to another.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

extension EnvironmentValues {
  private struct ContentTransitionKey: EnvironmentKey {
    static var defaultValue: ContentTransition { .identity }
  }
  private struct DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }

  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[DrawingGroupKey.self] }
    set { self[DrawingGroupKey.self] = newValue }
  }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  public var magnitudeSquared: Double { Double(self * self) }
}

public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}
  public static var zero: EmptyAnimatableData { .init() }
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  public mutating func scale(by rhs: Double) {}
  public var magnitudeSquared: Double { 0 }
}

public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public static var zero: Self { .init(.zero, .zero) }

  public static func + (lhs: Self, rhs: Self) -> Self {
    .init(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  public static func - (lhs: Self, rhs: Self) -> Self {
    .init(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A value that can change little by little.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  var animatableData: Self.AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
