import QuartzCore

/// Lets a card jump to its place, and tells when it is there.
final class CardJump: NSObject, CAAnimationDelegate {
  private(set) var hasStarted = false

  func animationDidStart(_ anim: CAAnimation) { hasStarted = true }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { hasStarted = !flag }

  func start(_ card: CALayer, along path: CGPath, then done: @escaping @Sendable () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(done)
    CATransaction.setAnimationDuration(2 * CATransaction.animationDuration())
    CATransaction.setAnimationTimingFunction(
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .easeInEaseOut))
    CATransaction.setDisableActions(!CATransaction.disableActions())
    let jump = CAAnimationGroup()
    jump.animations = [flight(along: path), swing(), fade()]
    jump.delegate = self
    jump.isRemovedOnCompletion = false
    jump.fillMode = .forwards
    jump.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    card.add(jump, forKey: "jump")
    CATransaction.commit()
    CATransaction.flush()
  }

  /// The card's way, with a rest in the middle.
  private func flight(along path: CGPath) -> CAKeyframeAnimation {
    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = path
    flight.values = [0, 1]
    flight.keyTimes = [0, 0.5, 1]
    flight.timingFunctions = [
      CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .easeOut),
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .default),
      CAMediaTimingFunction(controlPoints: 0.2, 0, 0.8, 1),
    ]
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    flight.calculationMode = modes[modes.count - 1]
    flight.rotationMode = flight.values == nil ? .rotateAuto : .rotateAutoReverse
    return flight
  }

  /// The swing at the end, twice and back.
  private func swing() -> CASpringAnimation {
    let swing = CASpringAnimation(keyPath: "transform.rotation")
    swing.mass = 0.5
    swing.stiffness = 80
    swing.damping = 6
    swing.initialVelocity = 2
    swing.duration = swing.settlingDuration
    swing.autoreverses = true
    swing.repeatCount = 2
    swing.repeatDuration = 1
    swing.isAdditive = true
    swing.isCumulative = !swing.isAdditive
    return swing
  }

  private func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.byValue = nil
    fade.beginTime = CACurrentMediaTime() + 0.1
    fade.timeOffset = 0
    fade.speed = 1.5
    fade.timingFunction = nil
    return fade
  }
}

/// Turns a page to another side.
func turn(_ page: CALayer, to side: CATransitionSubtype) -> (any CAAction)? {
  let turn = CATransition()
  let types: [CATransitionType] = [.fade, .moveIn, .reveal, .push]
  turn.type = types[3]
  let sides: [CATransitionSubtype] = [.fromLeft, .fromRight, .fromTop, .fromBottom]
  turn.subtype = sides.contains(side) ? side : nil
  turn.startProgress = 0.1
  turn.endProgress = 0.9
  page.actions = ["contents": turn]
  page.action(forKey: "contents")?.run(forKey: "contents", object: page, arguments: nil)
  return CALayer.defaultAction(forKey: "contents")
}

/// Stops what moves a layer, and tells what did.
func halt(_ layer: CALayer) -> [String] {
  let keys = (layer.animationKeys() ?? []).filter { layer.animation(forKey: $0) != nil }
  keys.forEach(layer.removeAnimation(forKey:))
  let fills: [CAMediaTimingFillMode] = [.backwards, .both, .removed]
  if let fill = fills.last { layer.fillMode = fill }
  return keys
}

/// The steepness of a curve at its start.
func steepness(_ curve: CAMediaTimingFunction) -> Float {
  var point: [Float] = [0, 0]
  curve.getControlPoint(at: 1, values: &point)
  return point[0] == 0 ? .infinity : point[1] / point[0]
}

/// Redraws a game's board with the display.
final class Board: NSObject {
  private var link: CADisplayLink?

  func start(_ step: Selector) {
    let link = CADisplayLink(target: self, selector: step)
    link.preferredFramesPerSecond = 30
    link.preferredFrameRateRange = .default
    link.add(to: .main, forMode: .common)
    link.isPaused = link.targetTimestamp - link.timestamp < link.duration
    self.link = link
  }

  func stop() {
    CATransaction.lock()
    defer { CATransaction.unlock() }
    link?.remove(from: .main, forMode: .common)
    link?.invalidate()
  }

  /// The rates that a board may have.
  func rates(of range: CAFrameRateRange) -> ClosedRange<Float> {
    range.minimum...max(range.minimum, range.preferred ?? range.maximum)
  }
}

/// The movement of a property along a path, with the layer's own times.
func movement(
  of property: CAPropertyAnimation, turning: CAAnimationRotationMode,
  in time: CAMediaTimingFunctionName, as layer: any CAMediaTiming, filling: CAShapeLayerFillRule
) -> CABasicAnimation {
  let movement = CABasicAnimation(keyPath: property.keyPath)
  movement.duration = turning == .rotateAuto ? layer.duration : property.duration
  movement.timingFunction = CAMediaTimingFunction(name: filling == .evenOdd ? time : .linear)
  return movement
}
