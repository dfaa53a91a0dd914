/// An outline as SVG path data: absolute moves, lines, curves and closings in hundredths of a
/// point.
public struct PathData: Hashable, Sendable {
  /// The commands, such as `M0 0L10 0C10 5 5 10 0 10Z`.
  public private(set) var text = ""

  /// Creates an empty outline.
  public init() {}

  /// Creates an outline from path data, as a recording holds it.
  ///
  /// - Parameter text: The commands; nil is returned where there is anything else in the text.
  public init?(_ text: String) {
    self.text = text
    let letters = Self.letters
    let isPathData = self.text.withUTF8 { bytes in
      bytes.allSatisfy { $0 < 0x80 && letters[Int($0 >> 6)] >> UInt64($0 & 63) & 1 == 1 }
    }
    guard isPathData else { return nil }
  }

  /// The letters of path data: a bit for each, of the 64 below and above `@`.
  private static let letters: [2 of UInt64] = {
    var bits: [2 of UInt64] = [0, 0]
    for byte in "0123456789MLQCZ -.".utf8 { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
    return bits
  }()

  /// Creates the outline of a rectangle.
  public init(rectangle x: Double, _ y: Double, _ width: Double, _ height: Double) {
    move(x, y)
    line(x + width, y)
    line(x + width, y + height)
    line(x, y + height)
    close()
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { text.isEmpty }

  /// Begins a part of the outline.
  public mutating func move(_ x: Double, _ y: Double) { add(UInt8(ascii: "M"), x, y) }

  /// Adds a line.
  public mutating func line(_ x: Double, _ y: Double) { add(UInt8(ascii: "L"), x, y) }

  /// Adds a quadratic curve.
  public mutating func quad(_ x1: Double, _ y1: Double, _ x: Double, _ y: Double) {
    add(UInt8(ascii: "Q"), x1, y1)
    add(UInt8(ascii: " "), x, y)
  }

  /// Adds a cubic curve.
  public mutating func curve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double
  ) {
    add(UInt8(ascii: "C"), x1, y1)
    add(UInt8(ascii: " "), x2, y2)
    add(UInt8(ascii: " "), x, y)
  }

  /// Closes the current part of the outline.
  public mutating func close() { text += "Z" }

  /// Adds all parts of another outline.
  public mutating func add(_ other: PathData) { text += other.text }

  /// Adds a sign and a point; two numbers are mostly so short that their text needs no memory.
  private mutating func add(_ sign: UInt8, _ x: Double, _ y: Double) {
    text += Coordinate.text(of: 1 + 2 * Coordinate.mostBytes) { buffer in
      buffer[0] = sign
      let end = Coordinate.write(x, to: buffer, at: 1)
      buffer[end] = UInt8(ascii: " ")
      return Coordinate.write(y, to: buffer, at: end + 1)
    }
  }
}

/// Numbers of drawings: rounded at one place, and written without trailing zeros.
public enum Coordinate {
  /// Returns a number in hundredths, halves away from zero; one that is not finite becomes zero.
  public static func rounded(_ value: Double) -> Double {
    guard value.isFinite, abs(value) < 1e9 else { return 0 }
    return (value * 100).rounded() / 100
  }

  /// Returns the text of a number in hundredths.
  public static func text(_ value: Double) -> String {
    text(of: mostBytes) { write(value, to: $0, at: 0) }
  }

  /// Returns the text of the bytes that a closure writes, which returns their count.
  static func text(of most: Int, _ write: (UnsafeMutableBufferPointer<UInt8>) -> Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: most) { buffer in
      String(decoding: buffer[..<write(buffer)], as: UTF8.self)
    }
  }

  /// The most bytes of a number's text, with a space before it.
  static let mostBytes = 16

  /// Writes the text of a number in hundredths, and returns the place after it.
  static func write(_ value: Double, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int)
    -> Int
  {
    var place = start
    func put(_ byte: UInt8) {
      buffer[place] = byte
      place += 1
    }
    let zero = UInt8(ascii: "0")
    guard value.isFinite, abs(value) < 1e9 else {
      put(zero)
      return place
    }
    let scaled = Int((value * 100).rounded())
    if scaled < 0 { put(UInt8(ascii: "-")) }
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: 100)
    var power: UInt = 1
    while power * 10 <= whole { power *= 10 }
    while power > 0 {
      put(zero + UInt8(whole / power % 10))
      power /= 10
    }
    if fraction > 0 {
      put(UInt8(ascii: "."))
      put(zero + UInt8(fraction / 10))
      if fraction % 10 > 0 { put(zero + UInt8(fraction % 10)) }
    }
    return place
  }

  /// Returns the text of a number with at most some decimals.
  public static func text(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    var power = 1
    for _ in 0..<decimals { power *= 10 }
    let scaled = Int((value * Double(power)).rounded())
    let whole = scaled.magnitude / UInt(power)
    var fraction = String(scaled.magnitude % UInt(power) + UInt(power)).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let sign = scaled < 0 ? "-" : ""
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }
}
