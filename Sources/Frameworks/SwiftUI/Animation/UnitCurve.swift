// SwiftUI's UnitCurve, whose values are computed.

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private enum Shape: Hashable {
    case linear
    case bezier(first: UnitPoint, second: UnitPoint)
    case circular(Circular)
  }

  private enum Circular {
    case easeIn, easeOut, easeInOut, easeOutIn
  }

  private let shape: Shape

  public static let linear = UnitCurve(shape: .linear)
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(shape: .circular(.easeIn))
  public static let circularEaseOut = UnitCurve(shape: .circular(.easeOut))
  public static let circularEaseInOut = UnitCurve(shape: .circular(.easeInOut))

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(shape: .bezier(first: startControlPoint, second: endControlPoint))
  }

  /// The curve mirrored at the line from 0 to 1.
  public var inverse: UnitCurve {
    switch shape {
    case .linear: self
    case .bezier(let first, let second):
      .bezier(
        startControlPoint: UnitPoint(x: first.y, y: first.x),
        endControlPoint: UnitPoint(x: second.y, y: second.x))
    case .circular(.easeIn): .circularEaseOut
    case .circular(.easeOut): .circularEaseIn
    case .circular(.easeInOut): UnitCurve(shape: .circular(.easeOutIn))
    case .circular(.easeOutIn): .circularEaseInOut
    }
  }

  /// Returns the curve's height; outside of 0 to 1 it is that of the nearer end.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    switch shape {
    case .linear: return progress
    case .bezier(let first, let second):
      let time = Self.time(at: progress, Double(first.x), Double(second.x))
      return Self.cubic(time, Double(first.y), Double(second.y))
    case .circular(let form): return Self.height(of: form, at: progress)
    }
  }

  /// Returns the curve's slope.
  public func velocity(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    switch shape {
    case .linear: return 1
    case .bezier(let first, let second):
      let time = Self.time(at: progress, Double(first.x), Double(second.x))
      return Self.slope(time, Double(first.y), Double(second.y))
        / Self.slope(time, Double(first.x), Double(second.x))
    case .circular(let form): return Self.slope(of: form, at: progress)
    }
  }

  /// A coordinate of a Bézier curve between 0 and 1.
  private static func cubic(_ time: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
  }

  private static func slope(_ time: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * first + 6 * rest * time * (second - first)
      + 3 * time * time * (1 - second)
  }

  /// Returns the parameter at which the x coordinate of a Bézier curve, which only grows, has a
  /// value.
  private static func time(at x: Double, _ first: Double, _ second: Double) -> Double {
    var (lower, upper) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (lower + upper) / 2
      if cubic(middle, first, second) < x { lower = middle } else { upper = middle }
    }
    return x <= 0 ? 0 : x >= 1 ? 1 : (lower + upper) / 2
  }

  private static func height(of form: Circular, at x: Double) -> Double {
    switch form {
    case .easeIn: 1 - (1 - x * x).squareRoot()
    case .easeOut: (1 - (1 - x) * (1 - x)).squareRoot()
    case .easeInOut:
      x < 0.5 ? height(of: .easeIn, at: 2 * x) / 2 : (1 + height(of: .easeOut, at: 2 * x - 1)) / 2
    case .easeOutIn:
      x < 0.5 ? height(of: .easeOut, at: 2 * x) / 2 : (1 + height(of: .easeIn, at: 2 * x - 1)) / 2
    }
  }

  private static func slope(of form: Circular, at x: Double) -> Double {
    switch form {
    case .easeIn: x / (1 - x * x).squareRoot()
    case .easeOut: (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
    case .easeInOut:
      x < 0.5 ? slope(of: .easeIn, at: 2 * x) : slope(of: .easeOut, at: 2 * x - 1)
    case .easeOutIn:
      x < 0.5 ? slope(of: .easeOut, at: 2 * x) : slope(of: .easeIn, at: 2 * x - 1)
    }
  }
}

extension UnitCurve: AttributeRepresentable {
  package var attribute: ViewAttribute {
    switch shape {
    case .linear: "linear"
    case .bezier(let first, let second): .list([first.attribute, second.attribute])
    case .circular(let form): .string("circular \(form)")
    }
  }
}
