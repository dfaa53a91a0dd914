// SwiftUI's CustomAnimation: an author's own animation of values. A tree stands still, so values
// are animated only where the animation is called for them.

/// An animation of values from one state to another.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the animated value, or nil when the animation is done.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity of the animation, or nil where it is not known.
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

/// The context of an animation: its state, its environment and whether it is logically complete.
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

/// The state that an animation keeps between its steps.
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
