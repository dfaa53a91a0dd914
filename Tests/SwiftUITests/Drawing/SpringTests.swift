import Testing

@testable import SwiftUI

@Suite struct SpringTests {
  static let springs = [
    Spring(duration: 0.5, bounce: 0.4), Spring(duration: 0.5, bounce: 0),
    Spring(duration: 0.5, bounce: -0.4), Spring(mass: 2, stiffness: 100, damping: 5),
    Spring(mass: 1, stiffness: 20, damping: 40, allowOverDamping: true),
  ]

  @Test(arguments: springs)
  func `a spring's motion obeys its force`(_ spring: Spring) {
    let step = 1e-5
    var (value, velocity) = (0.0, 3.0)
    for _ in 0..<20_000 {
      let force = spring.force(target: 1.0, position: value, velocity: velocity)
      velocity += force / spring.mass * step
      value += velocity * step
    }
    let exact = spring.value(target: 1.0, initialVelocity: 3.0, time: 0.2)
    let exactVelocity = spring.velocity(target: 1.0, initialVelocity: 3.0, time: 0.2)
    #expect(abs(value - exact) < 1e-3)
    #expect(abs(velocity - exactVelocity) < 1e-2)
  }

  @Test(arguments: springs)
  func `steps of a motion add up to the whole`(_ spring: Spring) {
    var (value, velocity) = (0.0, 0.0)
    for _ in 0..<10 {
      spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.03)
    }
    #expect(abs(value - spring.value(target: 2.0, time: 0.3)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 2.0, time: 0.3)) < 1e-9)
  }

  @Test(arguments: springs)
  func `a spring rests once it has settled`(_ spring: Spring) {
    let time = spring.settlingDuration
    for later in [1, 1.1, 1.5, 3] {
      #expect(abs(spring.value(target: 1.0, time: time * later) - 1) <= 0.001_001)
    }
    let same = Spring(settlingDuration: time, dampingRatio: spring.dampingRatio)
    #expect(abs(same.response - spring.response) < 1e-6)
  }

  @Test func `a spring is described in several ways`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.stiffness - 100) < 1e-9)
    #expect(abs(spring.damping - 10) < 1e-9)
    #expect(abs(spring.bounce - 0.5) < 1e-9)
    #expect(abs(Spring(duration: 0.5, bounce: -0.4).bounce + 0.4) < 1e-9)
    #expect(Spring(stiffness: 1, damping: 100).dampingRatio == 1)
    #expect(Spring.bouncy.bounce == 0.7.distance(to: 1))
  }

  @Test func `curves go from 0 to 1, and back along their inverse`() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
    ]
    for curve in curves {
      #expect(abs(curve.value(at: -1)) < 1e-9)
      #expect(abs(curve.value(at: 2) - 1) < 1e-9)
      for x in [0.1, 0.3, 0.5, 0.8] {
        #expect(abs(curve.inverse.value(at: curve.value(at: x)) - x) < 1e-9)
        let slope = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
        if x != 0.5 { #expect(abs(curve.velocity(at: x) - slope) < 1e-4) }
      }
    }
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25)
  }

  @Test func `a change is made before its animation is over`() {
    var log: [String] = []
    withAnimation(.spring(.smooth)) {
      log.append("change")
    } completion: {
      log.append("end")
    }
    var transaction = Transaction()
    transaction.addAnimationCompletion { log.append("completion") }
    withTransaction(transaction) { log.append("body") }
    #expect(log == ["change", "end", "body", "completion"])
  }
}
