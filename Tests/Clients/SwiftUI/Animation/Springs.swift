import SwiftUI

/// The motion of a gauge's needle, computed by the app itself.
struct Needle {
  var spring = Spring(duration: 0.4, bounce: 0.2)
  var value = 0.0
  var velocity = 0.0

  /// Moves the needle on towards what it shows.
  mutating func move(to target: Double, after time: TimeInterval) {
    spring.update(value: &value, velocity: &velocity, target: target, deltaTime: time)
  }

  /// The needle's future value and velocity.
  func forecast(of target: Double, at time: TimeInterval) -> (Double, Double) {
    (
      spring.value(target: target, initialVelocity: velocity, time: time),
      spring.velocity(target: target, time: time)
    )
  }

  /// The force on the needle.
  func pull(to target: Double) -> Double {
    spring.force(target: target, position: value, velocity: velocity)
  }

  /// The time after which the needle rests, in seconds.
  func rest(at target: Double) -> TimeInterval {
    spring.settlingDuration(target: target, initialVelocity: velocity, epsilon: 0.01)
  }
}

/// The springs an app offers in its settings.
let offeredSprings: [Spring] = [
  .smooth, .snappy, .bouncy, .smooth(duration: 1), .snappy(extraBounce: 0.1),
  .bouncy(duration: 0.3, extraBounce: 0.2), Spring(), Spring(response: 0.5, dampingRatio: 0.8),
  Spring(stiffness: 100, damping: 10), Spring(mass: 2, stiffness: 90, damping: 40),
  Spring(mass: 1, stiffness: 20, damping: 40, allowOverDamping: true),
  Spring(settlingDuration: 1.5, dampingRatio: 0.7),
]

/// The description of a spring in the settings.
func describe(_ spring: Spring) -> String {
  """
  \(spring.duration) s, bounce \(spring.bounce), response \(spring.response), \
  damping \(spring.dampingRatio) (\(spring.damping)), mass \(spring.mass), \
  stiffness \(spring.stiffness), rests after \(spring.settlingDuration) s
  """
}

/// The positions of a rectangle's corner on its way.
func corner(
  from start: AnimatableCorner, to end: AnimatableCorner, at time: TimeInterval
) -> [AnimatableCorner] {
  let spring = Spring.bouncy
  let rest = AnimatableCorner()
  let end =
    spring.settlingDuration(
      fromValue: start, toValue: end, initialVelocity: rest, epsilon: 0.1) > time ? end : start
  return [
    spring.value(fromValue: start, toValue: end, initialVelocity: rest, time: time),
    spring.velocity(fromValue: start, toValue: end, initialVelocity: rest, time: time),
    spring.force(fromValue: start, toValue: end, position: start, velocity: rest),
  ]
}

struct AnimatableCorner: Animatable {
  var x = 0.0
  var y = 0.0

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

/// The curves after which the app fades its pictures.
let fadingCurves: [UnitCurve] = [
  .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  .bezier(startControlPoint: .leading, endControlPoint: .trailing), .easeIn.inverse,
]

/// A picture's opacity and how fast it changes.
func fading(at progress: Double, after curve: UnitCurve) -> (Double, Double) {
  (curve.value(at: progress), curve.velocity(at: progress))
}

/// A card that turns over and says when it has.
struct TurningCard: View {
  @State private var isTurned = false
  @State private var turns = 0

  var body: some View {
    Button("Turn") {
      withAnimation(.spring(.bouncy), completionCriteria: .removed) {
        isTurned.toggle()
      } completion: {
        turns += 1
      }
      withAnimation {
        isTurned.toggle()
      } completion: {
        turns -= 1
      }
    }
    .animation(.timingCurve(.easeIn, duration: 0.2), value: isTurned)
    .animation(.interpolatingSpring(Spring(duration: 1), initialVelocity: 2), value: turns)
    .animation(.interpolatingSpring, value: turns)
  }

  /// Counts without motion, and notes why.
  func count() {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    transaction.reason = "count"
    transaction.addAnimationCompletion(criteria: .logicallyComplete) { turns += 1 }
    withTransaction(transaction) { turns += 1 }
    withTransaction(\.reason, "again") { turns += 1 }
  }
}

/// The reason for a value's change.
private struct ReasonKey: TransactionKey {
  static let defaultValue = "none"
}

extension Transaction {
  var reason: String {
    get { self[ReasonKey.self] }
    set { self[ReasonKey.self] = newValue }
  }
}

/// The criteria between which the app's tests choose.
let completionCriteria: [AnimationCompletionCriteria] = [.logicallyComplete, .removed]
