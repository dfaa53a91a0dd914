extension PaintColor {
  /// Returns the colour that is seen where this one lies over an opaque one.
  public func over(_ below: PaintColor) -> PaintColor {
    let (top, bottom) = (components, below.components)
    func mixed(_ first: Double, _ second: Double) -> Double {
      first * top.opacity + second * (1 - top.opacity)
    }
    return PaintColor(
      red: mixed(top.red, bottom.red), green: mixed(top.green, bottom.green),
      blue: mixed(top.blue, bottom.blue))
  }

  /// The relative luminance of WCAG 2, from 0 to 1.
  public var relativeLuminance: Double {
    func linear(_ shift: UInt32) -> Double { Self.light[Int(value >> shift & 0xff)] }
    return 0.2126 * linear(24) + 0.7152 * linear(16) + 0.0722 * linear(8)
  }

  /// The light of each value of a channel, from 0 to 1.
  private static let light = (0..<256).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
  }

  /// The 2.4th power: the square times the fourth root of the 1.6th, by square roots alone.
  private static func power(_ value: Double) -> Double {
    // 0.4 = 1/4 + 1/8 + 1/64 + 1/128 + …, so that every machine rounds alike.
    var root = value
    var exponent = 0.4
    var share = 1.0
    var result = value * value
    for _ in 0..<24 {
      root = root.squareRoot()
      share /= 2
      guard exponent >= share else { continue }
      exponent -= share
      result *= root
    }
    return result
  }

  /// Returns the contrast of two opaque colours by WCAG 2, from 1 to 21.
  public func contrast(with other: PaintColor) -> Double {
    let (first, second) = (relativeLuminance, other.relativeLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension Paint {
  /// Returns the colour at a point; nil where it is not computed.
  func color(at point: DrawnPoint) -> PaintColor? {
    switch self {
    case .color(let color): return color
    case .linear(let numbers, let stops):
      guard numbers.count == 4 else { return nil }
      let (x, y) = (numbers[2] - numbers[0], numbers[3] - numbers[1])
      let length = x * x + y * y
      guard length > 0 else { return stops.last?.color }
      return Self.mixed(
        stops, at: ((point.x - numbers[0]) * x + (point.y - numbers[1]) * y) / length)
    case .radial(let numbers, let stops):
      guard numbers.count == 5, numbers[3] > 0, numbers[4] > 0 else { return nil }
      let (x, y) = ((point.x - numbers[0]) / numbers[4], point.y - numbers[1])
      return Self.mixed(stops, at: (x * x + y * y).squareRoot() / numbers[3])
    case .angular: return nil
    }
  }

  private static func mixed(_ stops: [Stop], at place: Double) -> PaintColor? {
    guard let first = stops.first, let last = stops.last else { return nil }
    if place <= first.location { return first.color }
    for (from, to) in zip(stops, stops.dropFirst()) where place <= to.location {
      let length = to.location - from.location
      let share = length > 0 ? (place - from.location) / length : 1
      let (a, b) = (from.color.components, to.color.components)
      func between(_ first: Double, _ second: Double) -> Double {
        first + (second - first) * share
      }
      return PaintColor(
        red: between(a.red, b.red), green: between(a.green, b.green),
        blue: between(a.blue, b.blue), opacity: between(a.opacity, b.opacity))
    }
    return last.color
  }
}

extension PathData {
  /// The outline as closed polygons; curves become eight lines.
  var polygons: [[DrawnPoint]] { polygons(closed: true) }

  /// Returns the outline as polygons; those of two points, which enclose nothing, only where they
  /// are not taken as closed.
  func polygons(closed: Bool) -> [[DrawnPoint]] {
    var polygons: [[DrawnPoint]] = []
    var polygon: [DrawnPoint] = []
    func finish() {
      if polygon.count > (closed ? 2 : 0) { polygons.append(polygon) }
      polygon = []
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        polygon = [point]
      case .line(let point): polygon.append(point)
      case .quad(let control, let end):
        guard let start = polygon.last else { continue }
        for step in 1...8 {
          let t = Double(step) / 8
          let u = 1 - t
          polygon.append(
            DrawnPoint(
              u * u * start.x + 2 * u * t * control.x + t * t * end.x,
              u * u * start.y + 2 * u * t * control.y + t * t * end.y))
        }
      case .curve(let first, let second, let end):
        guard let start = polygon.last else { continue }
        for step in 1...8 {
          let t = Double(step) / 8
          let u = 1 - t
          let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          polygon.append(
            DrawnPoint(
              weights.0 * start.x + weights.1 * first.x + weights.2 * second.x
                + weights.3 * end.x,
              weights.0 * start.y + weights.1 * first.y + weights.2 * second.y
                + weights.3 * end.y))
        }
      case .close: continue
      }
    }
    finish()
    return polygons
  }
}
