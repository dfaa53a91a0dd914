// The values of an animation over time. Delay and speed count from the outside: first the whole
// waits, then it runs at its speed.

extension Animation {
  /// The motion itself: an author's, or one of the system's.
  public var base: any CustomAnimation {
    guard let custom, !isModified else { return TimedAnimation(animation: self) }
    return custom.animation
  }

  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }

  private var isModified: Bool {
    ["delay", "speed", "repeatCount", "logicalDuration"].contains { fields[$0] != nil }
  }

  fileprivate func number(_ name: String) -> Double? {
    if case .number(let value)? = fields[name] { value } else { nil }
  }

  fileprivate var repeatCount: Double {
    fields["repeatCount"] == "forever" ? .infinity : number("repeatCount") ?? 1
  }

  fileprivate var autoreverses: Bool { fields["autoreverses"] == .flag(true) }

  /// The curve of an animation that runs along one.
  fileprivate var timing: UnitCurve? {
    if let curve { return curve }
    switch fields["name"] {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    default:
      guard case .list(let points)? = fields["points"] else { return nil }
      let numbers = points.map { if case .number(let number) = $0 { number } else { 0.0 } }
      return .bezier(
        startControlPoint: UnitPoint(x: numbers[0], y: numbers[1]),
        endControlPoint: UnitPoint(x: numbers[2], y: numbers[3]))
    }
  }

  /// The spring of an animation that springs.
  fileprivate var spring: Spring {
    if let stiffness = number("stiffness"), let damping = number("damping") {
      return Spring(
        mass: number("mass") ?? 1, stiffness: stiffness, damping: damping, allowOverDamping: true)
    }
    if let response = number("response") {
      return Spring(response: response, dampingRatio: number("dampingFraction") ?? 0.825)
    }
    let extra = ["snappy": 0.15, "bouncy": 0.3, "interactiveSpring": 0.14]
    let more: Double = if case .string(let name)? = fields["name"] { extra[name] ?? 0 } else { 0 }
    return Spring(
      duration: number("duration") ?? 0.5, bounce: (number("bounce") ?? 0) + more)
  }
}

/// An animation of the system's, or one with a delay, a speed or repetitions.
private struct TimedAnimation: CustomAnimation {
  let animation: Animation

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let local = (time - (animation.number("delay") ?? 0)) * (animation.number("speed") ?? 1)
    if let logical = animation.number("logicalDuration"), local >= logical {
      context.isLogicallyComplete = true
    }
    guard local > 0 else { return .zero }
    guard animation.repeatCount != 1 else {
      return step(value: value, time: local, context: &context)
    }
    let length = duration(of: value, in: context)
    guard length > 0, local < length * animation.repeatCount else { return nil }
    let turn = (local / length).rounded(.down)
    let rest = local - turn * length
    let isBackwards = animation.autoreverses && !turn.truncatingRemainder(dividingBy: 2).isZero
    return step(value: value, time: isBackwards ? length - rest : rest, context: &context)
  }

  /// Returns the value of one run.
  private func step<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if let custom = animation.custom?.animation {
      return custom.animate(value: value, time: time, context: &context)
    }
    guard time < duration(of: value, in: context) else { return nil }
    guard let curve = animation.timing else {
      return animation.spring.value(
        target: value, initialVelocity: value.scaled(by: animation.number("initialVelocity") ?? 0),
        time: time)
    }
    return value.scaled(by: curve.value(at: time / (animation.number("duration") ?? 0.35)))
  }

  /// The duration of one run; an author's is tried out in sixtieths of a second for up to a minute.
  private func duration<V: VectorArithmetic>(
    of value: V, in context: AnimationContext<V>
  ) -> TimeInterval {
    if animation.custom == nil {
      return animation.timing == nil
        ? animation.spring.settlingDuration : animation.number("duration") ?? 0.35
    }
    var context = context
    var time = 0.0
    while time < 60, step(value: value, time: time, context: &context) != nil { time += 1 / 60 }
    return time
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    var (before, after) = (context, context)
    let step = 0.001
    guard let start = animate(value: value, time: time - step, context: &before),
      let end = animate(value: value, time: time + step, context: &after)
    else { return nil }
    return (end - start).scaled(by: 1 / (2 * step))
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    animation.custom?.animation.shouldMerge(
      previous: previous, value: value, time: time, context: &context) ?? false
  }
}
