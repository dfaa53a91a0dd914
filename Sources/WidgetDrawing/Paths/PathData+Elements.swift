/// A step of an outline.
public enum PathElement: Hashable, Sendable {
  /// Begins a part of the outline.
  case move(DrawnPoint)
  /// A line to a point.
  case line(DrawnPoint)
  /// A quadratic curve: its control point and its end.
  case quad(DrawnPoint, DrawnPoint)
  /// A cubic curve: its two control points and its end.
  case curve(DrawnPoint, DrawnPoint, DrawnPoint)
  /// Closes the current part of the outline.
  case close
}

/// A point of a drawing, in points from the upper left corner.
public struct DrawnPoint: Hashable, Sendable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle of a drawing by its edges.
public struct DrawnBounds: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The upper edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The lower edge.
  public var maxY: Double

  /// Creates a rectangle.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle from x, y, width and height; nil for another count of numbers.
  public init?(_ frame: [Double]) {
    guard frame.count == 4 else { return nil }
    self.init(
      minX: frame[0], minY: frame[1], maxX: frame[0] + frame[2], maxY: frame[1] + frame[3])
  }

  /// The width.
  public var width: Double { maxX - minX }

  /// The height.
  public var height: Double { maxY - minY }

  /// Returns the smallest rectangle around both.
  public func union(_ other: DrawnBounds) -> DrawnBounds {
    DrawnBounds(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns the intersection; nil where the rectangles do not touch.
  public func intersection(_ other: DrawnBounds) -> DrawnBounds? {
    let common = DrawnBounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.width > 0 && common.height > 0 ? common : nil
  }
}

extension PathData {
  /// The steps of the outline.
  public var elements: [PathElement] {
    var elements: [PathElement] = []
    var numbers: [Double] = []
    var command: UInt8 = 0
    func finish() {
      func point(_ index: Int) -> DrawnPoint { DrawnPoint(numbers[index], numbers[index + 1]) }
      switch (command, numbers.count) {
      case (UInt8(ascii: "M"), 2): elements.append(.move(point(0)))
      case (UInt8(ascii: "L"), 2): elements.append(.line(point(0)))
      case (UInt8(ascii: "Q"), 4): elements.append(.quad(point(0), point(2)))
      case (UInt8(ascii: "C"), 6): elements.append(.curve(point(0), point(2), point(4)))
      case (UInt8(ascii: "Z"), 0): elements.append(.close)
      default: break
      }
      numbers.removeAll(keepingCapacity: true)
    }
    var reader = NumberReader(text)
    while let token = reader.next() {
      switch token {
      case .command(let next):
        finish()
        command = next
      case .number(let number): numbers.append(number)
      }
    }
    finish()
    return elements
  }

  /// Returns the outline with each of its points moved by a transformation.
  public func transformed(by transform: Transform) -> PathData {
    var path = PathData()
    for element in elements {
      switch element {
      case .move(let end):
        let end = transform.applied(to: end)
        path.move(end.x, end.y)
      case .line(let end):
        let end = transform.applied(to: end)
        path.line(end.x, end.y)
      case .quad(let control, let end):
        let (control, end) = (transform.applied(to: control), transform.applied(to: end))
        path.quad(control.x, control.y, end.x, end.y)
      case .curve(let first, let second, let end):
        let (first, second) = (transform.applied(to: first), transform.applied(to: second))
        let end = transform.applied(to: end)
        path.curve(first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: path.close()
      }
    }
    return path
  }

  /// The smallest rectangle around the outline itself, not around its control points.
  public var bounds: DrawnBounds? {
    var found: DrawnBounds?
    var start = DrawnPoint(0, 0)
    func reach(_ x: Double, _ y: Double) {
      let point = DrawnBounds(minX: x, minY: y, maxX: x, maxY: y)
      found = found?.union(point) ?? point
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end):
        reach(end.x, end.y)
        start = end
      case .quad(let control, let end):
        let first = DrawnPoint(
          start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3)
        let second = DrawnPoint(
          end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
        Self.sample(start, first, second, end, reach)
        start = end
      case .curve(let first, let second, let end):
        Self.sample(start, first, second, end, reach)
        start = end
      case .close: break
      }
    }
    return found
  }

  /// Visits points of a cubic curve that lie so close that its extremes are met to a hundredth.
  private static func sample(
    _ a: DrawnPoint, _ b: DrawnPoint, _ c: DrawnPoint, _ d: DrawnPoint,
    _ visit: (Double, Double) -> Void
  ) {
    for step in 1...16 {
      let t = Double(step) / 16
      let u = 1 - t
      let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      visit(
        weights.0 * a.x + weights.1 * b.x + weights.2 * c.x + weights.3 * d.x,
        weights.0 * a.y + weights.1 * b.y + weights.2 * c.y + weights.3 * d.y)
    }
  }
}

/// The commands and numbers of path data.
private struct NumberReader {
  enum Token {
    case command(UInt8)
    case number(Double)
  }

  private let units: [UInt8]
  private var position = 0

  init(_ text: String) { units = Array(text.utf8) }

  mutating func next() -> Token? {
    while position < units.count, units[position] == UInt8(ascii: " ") { position += 1 }
    guard position < units.count else { return nil }
    let unit = units[position]
    if unit >= UInt8(ascii: "A"), unit <= UInt8(ascii: "Z") {
      position += 1
      return .command(unit)
    }
    return .number(number())
  }

  private mutating func number() -> Double {
    var isNegative = false
    if units[position] == UInt8(ascii: "-") {
      isNegative = true
      position += 1
    }
    var value = 0.0
    var unit = 1.0
    var isFraction = false
    let start = position
    while position < units.count {
      let next = units[position]
      if next == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") {
        value = value * 10 + Double(next - UInt8(ascii: "0"))
        if isFraction { unit *= 10 }
      } else {
        break
      }
      position += 1
    }
    // A byte that begins no number is skipped, so that reading always advances.
    if position == start { position += 1 }
    return (isNegative ? -value : value) / unit
  }
}
