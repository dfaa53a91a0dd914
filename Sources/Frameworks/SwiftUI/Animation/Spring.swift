// SwiftUI's Spring: the motion of a damped spring in closed form.

/// A spring that pulls a value to a target.
public struct Spring: Hashable, Sendable {
  /// The time of one undamped oscillation.
  public let response: Double
  /// The damping as a fraction of critical damping.
  public let dampingRatio: Double
  public let mass: Double

  private init(response: Double, dampingRatio: Double, mass: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
    self.mass = mass
  }

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    let ratio = bounce < 0 ? 1 / max(1 + bounce, .ulpOfOne) : 1 - bounce
    self.init(response: duration, dampingRatio: ratio, mass: 1)
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(response: response, dampingRatio: dampingRatio, mass: 1)
  }

  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.init(
      response: 2 * .pi / (stiffness / mass).squareRoot(),
      dampingRatio: allowOverDamping ? ratio : min(ratio, 1), mass: mass)
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let time = unit.settlingDuration(target: 1.0, epsilon: epsilon)
    self.init(response: settlingDuration / time, dampingRatio: dampingRatio)
  }

  public var duration: TimeInterval { response }

  public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

  public var stiffness: Double { mass * frequency * frequency }

  public var damping: Double { 2 * dampingRatio * mass * frequency }

  private var frequency: Double { 2 * .pi / response }

  /// The time that the spring takes from 0 to 1 until it rests.
  public var settlingDuration: TimeInterval { settlingDuration(target: 1.0) }

  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The coefficients of the initial distance and velocity in the distance and velocity at a time.
  private struct Weights {
    var distance: (of: Double, speed: Double)
    var speed: (of: Double, speed: Double)
  }

  private func weights(at time: TimeInterval) -> Weights {
    let decay = dampingRatio * frequency
    if dampingRatio < 1 {
      let rate = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let (sine, cosine, shrink) = (sin(rate * time), cos(rate * time), exp(-decay * time))
      return Weights(
        distance: (shrink * (cosine + decay / rate * sine), shrink * sine / rate),
        speed: (
          -shrink * frequency * frequency / rate * sine, shrink * (cosine - decay / rate * sine)
        ))
    }
    if dampingRatio == 1 {
      let shrink = exp(-decay * time)
      return Weights(
        distance: (shrink * (1 + decay * time), shrink * time),
        speed: (-shrink * decay * decay * time, shrink * (1 - decay * time)))
    }
    let rate = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    let (slow, fast) = (rate - decay, -rate - decay)
    let (slowShrink, fastShrink) = (exp(slow * time), exp(fast * time))
    return Weights(
      distance: (
        (slow * fastShrink - fast * slowShrink) / (2 * rate),
        (slowShrink - fastShrink) / (2 * rate)
      ),
      speed: (
        slow * fast * (fastShrink - slowShrink) / (2 * rate),
        (slow * slowShrink - fast * fastShrink) / (2 * rate)
      ))
  }

  /// Returns the value of the spring at a time, starting at zero.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let weights = weights(at: time)
    return target - target.scaled(by: weights.distance.of)
      + initialVelocity.scaled(by: weights.distance.speed)
  }

  /// Returns the velocity of the spring at a time, starting at zero.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let weights = weights(at: time)
    return initialVelocity.scaled(by: weights.speed.speed) - target.scaled(by: weights.speed.of)
  }

  /// Moves a value and its speed on by some time.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let (distance, speed) = (target - value, velocity)
    let moved = self.value(target: distance, initialVelocity: speed, time: deltaTime)
    velocity = self.velocity(target: distance, initialVelocity: speed, time: deltaTime)
    value += moved
  }

  /// Returns the force that acts on a value.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns after which time a value stays as near to its target as is asked for.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    let distance = target.magnitudeSquared.squareRoot()
    let speed = initialVelocity.magnitudeSquared.squareRoot()
    var end = response
    while reach(distance, speed, at: end) > epsilon, end < 1e6 * response { end *= 2 }
    var start = 0.0
    for _ in 0..<60 {
      let middle = (start + end) / 2
      if reach(distance, speed, at: middle) > epsilon { start = middle } else { end = middle }
    }
    return end
  }

  private func settlingDuration(target: Double) -> TimeInterval {
    settlingDuration(target: target, epsilon: 0.001)
  }

  /// The distance that is not exceeded any more from a time on.
  private func reach(_ distance: Double, _ speed: Double, at time: TimeInterval) -> Double {
    if dampingRatio < 1 {
      let decay = dampingRatio * frequency
      let rate = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sine = (speed + decay * distance) / rate
      return exp(-decay * time) * (distance * distance + sine * sine).squareRoot()
    }
    let weights = weights(at: time)
    return distance * weights.distance.of + speed * weights.distance.speed
  }
}

extension Spring {
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData += value(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }

  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    var result = fromValue
    result.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return result
  }

  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
}

extension Animation {
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    .spring(duration: spring.duration, bounce: spring.bounce, blendDuration: blendDuration)
  }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    .interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  public static var interpolatingSpring: Animation { .interpolatingSpring() }
}
