// SwiftUI's CustomAnimation: an author's own motion of values. A tree stands still, so only who
// asks an animation for values gets them.

/// A motion of values from one state to another.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns how far a change has come, or nil when it is done.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns how fast a change goes, or nil where that is not known.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation goes on from one that it interrupts.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    nil
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// What an animation knows of the value that it moves.
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value>
  public var isLogicallyComplete = false
  public let environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues = .init()
  ) {
    self.state = state
    self.environment = environment
  }

  /// Returns the context with the state of another kind of value.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

/// What an animation keeps from one moment to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value that an animation keeps.
public protocol AnimationStateKey {
  associatedtype Value

  static var defaultValue: Self.Value { get }
}

/// An author's animation of any type.
struct CustomAnimationBox: Hashable, Sendable {
  let animation: any CustomAnimation

  init(_ animation: any CustomAnimation) { self.animation = animation }

  static func == (left: CustomAnimationBox, right: CustomAnimationBox) -> Bool {
    AnyHashable(left.animation) == AnyHashable(right.animation)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }
}
