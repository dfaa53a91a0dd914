import SwiftUI

/// A ring that fills as its value changes.
struct FillingRing: Shape {
  var fraction: Double
  var width: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(fraction, width) }
    set {
      fraction = newValue.first
      width = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - width,
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * fraction), clockwise: false)
    return path
  }
}

/// A position on the compass card, to be moved as a whole.
struct CompassHeading: VectorArithmetic {
  var north: Double
  var east: Double

  static let zero = CompassHeading(north: 0, east: 0)

  static func + (lhs: CompassHeading, rhs: CompassHeading) -> CompassHeading {
    CompassHeading(north: lhs.north + rhs.north, east: lhs.east + rhs.east)
  }

  static func - (lhs: CompassHeading, rhs: CompassHeading) -> CompassHeading {
    CompassHeading(north: lhs.north - rhs.north, east: lhs.east - rhs.east)
  }

  mutating func scale(by rhs: Double) {
    north.scale(by: rhs)
    east.scale(by: rhs)
  }

  var magnitudeSquared: Double { north.magnitudeSquared + east.magnitudeSquared }
}

/// The value at a fraction between two others.
func interpolated<Value: VectorArithmetic>(
  from start: Value, to end: Value, at fraction: Double
) -> Value {
  var change = end - start
  change.scale(by: fraction)
  return start + change
}

/// The distance between two values, for the speed of a meter's needle.
func distance<Value: VectorArithmetic>(from start: Value, to end: Value) -> Double {
  (end - start).magnitudeSquared.squareRoot()
}

/// A meter's needle, its length and weight changing together.
struct MeterNeedle {
  var length: CGFloat
  var weight: Float

  func moved(toward other: MeterNeedle, by fraction: Double) -> MeterNeedle {
    let pair = interpolated(
      from: AnimatablePair(length, weight), to: AnimatablePair(other.length, other.weight),
      at: fraction)
    return MeterNeedle(length: pair.first, weight: pair.second)
  }

  func travel(to other: MeterNeedle) -> Double {
    distance(
      from: AnimatablePair(length, weight), to: AnimatablePair(other.length, other.weight))
      + length.magnitudeSquared + weight.magnitudeSquared
  }

  static let resting = AnimatablePair<CGFloat, Float>.zero
}

/// A label that stands still: it has nothing to animate.
struct StillLabel: Animatable {
  var title: String

  /// The movement of the label, which is always zero.
  var movement: Double {
    var data: EmptyAnimatableData = animatableData
    data.scale(by: 2)
    let sum = data + EmptyAnimatableData() - .zero
    return sum.magnitudeSquared
  }
}

/// A number that runs to its value.
struct RunningNumber: AnimatableModifier {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func body(content: Content) -> some View {
    content.overlay(Text(number, format: .number.precision(.fractionLength(0))))
  }
}

/// A shake from side to side, for a wrong code.
struct Shake: GeometryEffect {
  var travel: CGFloat

  var animatableData: CGFloat {
    get { travel }
    set { travel = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: sin(travel * .pi) * 10, y: 0))
  }
}

/// A card seen a little from the side.
struct Perspective: GeometryEffect {
  var depth: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = ProjectionTransform()
    transform.m11 = 1 - depth
    transform.m12 = depth / 4
    transform.m13 = depth / max(size.width, 1)
    transform.m21 = 0
    transform.m22 = 1
    transform.m23 = depth / max(size.height, 1)
    transform.m31 = size.width / 2
    transform.m32 = size.height / 2
    transform.m33 = 1
    return transform
  }
}

/// The pad that takes the code.
struct CodePad: View {
  let attempts: Int

  var body: some View {
    Text("••••")
      .modifier(Shake(travel: CGFloat(attempts)))
      .modifier(Perspective(depth: 0.1))
      .modifier(RunningNumber(number: Double(attempts)))
  }
}
