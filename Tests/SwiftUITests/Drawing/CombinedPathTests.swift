import SwiftUI
import Testing

/// The area of a path within a square of 24 points, measured on a fine grid.
private func area(_ path: Path, eoFill: Bool = false) -> Double {
  var count = 0
  for column in 0..<120 {
    for row in 0..<120 {
      let point = CGPoint(x: Double(column) * 0.2 - 3.9, y: Double(row) * 0.2 - 3.9)
      if path.contains(point, eoFill: eoFill) { count += 1 }
    }
  }
  return Double(count) * 0.04
}

private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
private let other = Path(CGRect(x: 5, y: 5, width: 10, height: 10))

@Suite struct CombinedPathTests {
  @Test func `two areas make one, share one and leave one`() {
    #expect(abs(area(square.union(other)) - 175) < 0.1)
    #expect(abs(area(square.intersection(other)) - 25) < 0.1)
    #expect(abs(area(square.subtracting(other)) - 75) < 0.1)
    #expect(abs(area(square.symmetricDifference(other)) - 150) < 0.1)
  }

  @Test func `an area and itself are one, and leave none`() {
    #expect(abs(area(square.union(square)) - 100) < 0.1)
    #expect(square.subtracting(square).isEmpty)
    #expect(square.symmetricDifference(square).isEmpty)
  }

  @Test func `a hole stays where every second area is empty`() {
    var ring = square
    ring.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(abs(area(ring.normalized()) - 64) < 0.1)
    #expect(abs(area(ring.normalized(eoFill: false)) - 100) < 0.1)
  }

  @Test func `lines are cut at the border of an area`() {
    var line = Path()
    line.move(to: CGPoint(x: -5, y: 5))
    line.addLine(to: CGPoint(x: 15, y: 5))
    #expect(
      line.lineIntersection(square).boundingRect == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(line.lineSubtraction(square).boundingRect == line.boundingRect)
  }

  @Test func `a stroke covers its width, its corners and its dashes`() {
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 5))
    line.addLine(to: CGPoint(x: 16, y: 5))
    #expect(abs(area(line.strokedPath(StrokeStyle(lineWidth: 2))) - 32) < 0.1)
    #expect(abs(area(line.strokedPath(StrokeStyle(lineWidth: 2, lineCap: .square))) - 36) < 0.1)
    #expect(abs(area(line.strokedPath(StrokeStyle(lineWidth: 2, dash: [3, 1]))) - 24) < 0.1)
    #expect(abs(area(square.strokedPath(StrokeStyle(lineWidth: 2))) - 80) < 0.1)
    let bevelled = square.strokedPath(StrokeStyle(lineWidth: 2, lineJoin: .bevel))
    #expect(abs(area(bevelled) - 78) < 0.2)
  }

  @Test func `a transform back gives the identity`() {
    let transform = ProjectionTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 3, ty: 5))
    #expect(transform.isAffine)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
  }

  @Test func `an animation has values until it is done`() {
    var context = AnimationContext<Double>()
    let animation = Animation.linear(duration: 2).delay(1)
    #expect(animation.animate(value: 10, time: 0.5, context: &context) == 0)
    #expect(animation.animate(value: 10, time: 2, context: &context) == 5)
    #expect(animation.animate(value: 10, time: 3.5, context: &context) == nil)
    let swinging = Animation.linear(duration: 1).repeatCount(2)
    #expect(swinging.animate(value: 10, time: 1.5, context: &context) == 5)
    #expect(swinging.animate(value: 10, time: 1.75, context: &context) == 2.5)
    #expect(swinging.animate(value: 10, time: 2, context: &context) == nil)
    let doubled = Animation.linear(duration: 1).speed(2)
    #expect(doubled.animate(value: 10, time: 0.25, context: &context) == 5)
  }
}
