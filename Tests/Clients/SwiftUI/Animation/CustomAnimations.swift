import SwiftUI

/// A motion that shakes its head before it agrees.
struct HeadShake: CustomAnimation {
  let duration: TimeInterval

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    context.state[ShakeCount.self] += 1
    context.isLogicallyComplete = time > duration / 2
    if context.environment.accessibilityReduceMotion { return value }
    return value.scaled(by: time / duration * cos(time * 12))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: 1 / duration)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let former = previous.base as? HeadShake else { return false }
    return former == self
  }
}

/// The state of a shake between two frames.
struct ShakeCount: AnimationStateKey {
  static var defaultValue: Int { 0 }
}

/// A motion at half the strength of another.
struct Softened: CustomAnimation {
  let animation: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    var inner = context.withState(AnimationState<V>())
    defer { context.isLogicallyComplete = inner.isLogicallyComplete }
    guard !animation.shouldMerge(previous: animation, value: value, time: time, context: &inner)
    else { return nil }
    let speed = animation.velocity(value: value, time: time, context: inner) ?? .zero
    let moved = animation.animate(value: value, time: time, context: &inner)
    return moved.map { $0.scaled(by: 0.5) + speed.scaled(by: 0) }
  }
}

extension Animation {
  /// The app's way to refuse.
  static var shake: Animation { Animation(HeadShake(duration: 0.4)).logicallyComplete(after: 0.2) }

  /// The animation at half its strength.
  var softened: Animation { Animation(Softened(animation: self)) }
}

/// Fades between two numbers.
struct Blend {
  var value: Double

  mutating func move(to other: Double) -> Double {
    value.interpolate(towards: other, amount: 0.5)
    return value.interpolated(towards: other, amount: 0.5)
  }
}

/// A field that shakes when its code is wrong.
struct CodeField: View {
  let attempts: Int

  var body: some View {
    Text("Code").offset(x: CGFloat(attempts)).animation(.shake, value: attempts)
      .animation(.interpolatingSpring.softened, value: attempts)
  }
}
