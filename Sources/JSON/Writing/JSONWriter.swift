/// A growing JSON text.
///
/// Numbers that are not finite are the texts `NaN`, `Infinity` and `-Infinity`. Equal values give
/// equal bytes.
public struct JSONWriter {
  /// The layout of a document.
  public enum Layout: Sendable {
    /// On one line, without spaces.
    case line
    /// A line for each member and element, two spaces deep for each level, as Foundation's encoder
    /// lays out text for people to read.
    case indented
  }

  /// The text so far, in UTF-8; of a drained document, the part that was not taken yet.
  public var bytes: [UInt8] = []

  @usableFromInline let layout: Layout
  @usableFromInline var depth = 0
  /// Whether the next member or element is the first of its object or array.
  @usableFromInline var isFirst = true
  /// The members of the current object, where they have to be sorted; nil where they come in order.
  @usableFromInline var collected: [Member]?
  /// The number of open objects whose members have to be sorted, for which their text is held.
  @usableFromInline var sortedObjects = 0
  /// Takes the text so far, and the number of bytes from which it is called.
  @usableFromInline var drain: (bytes: Int, take: ([UInt8]) -> Void) = (.max, { _ in })

  /// Whether parts of long lists are written side by side, on threads of their own.
  @usableFromInline var isConcurrent = false

  /// Creates an empty text.
  @inlinable public init(_ layout: Layout = .line) {
    self.layout = layout
  }

  /// Returns the JSON of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - layout: The layout of the text.
  /// - Returns: The text, in UTF-8.
  @inlinable public static func bytes(
    of value: some JSONWritable, layout: Layout = .line
  ) -> [UInt8] {
    var writer = JSONWriter(layout)
    value.write(to: &writer)
    return writer.bytes
  }

  /// Writes the JSON of a value in pieces, so that a long document is never held as one array.
  ///
  /// Parts of long lists are written side by side; what is written is the same.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - layout: The layout of the text.
  ///   - length: The number of bytes from which a piece is given away. No piece ends within a text
  ///     or a number.
  ///   - take: Takes each piece, in UTF-8 and in order.
  @inlinable public static func write(
    _ value: some JSONWritable, layout: Layout = .line, inPiecesOf length: Int,
    to take: ([UInt8]) -> Void
  ) {
    withoutActuallyEscaping(take) { take in
      var writer = JSONWriter(layout)
      writer.drain = (length, take)
      writer.isConcurrent = true
      value.write(to: &writer)
      take(writer.bytes)
    }
  }

  // MARK: - Structure

  /// Opens an object or an array.
  @inlinable public mutating func begin(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
    isFirst = true
  }

  /// Closes an object or an array.
  @inlinable public mutating func end(_ bracket: UInt8) {
    depth -= 1
    if layout == .indented {
      // An empty container has a line of its own, as Foundation's encoder lays it out.
      if isFirst { bytes.append(UInt8(ascii: "\n")) }
      breakLine()
    }
    bytes.append(bracket)
    isFirst = false
  }

  /// Begins the next member or element.
  @inlinable public mutating func separate() {
    drainIfLong()
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    if layout == .indented { breakLine() }
  }

  @inlinable mutating func drainIfLong() {
    guard bytes.count >= drain.bytes, sortedObjects == 0 else { return }
    drain.take(bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes the key of a member; its value follows.
  @inlinable public mutating func key(_ key: StaticString) {
    bytes.append(UInt8(ascii: "\""))
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    colon()
  }

  /// Writes the key of a member; its value follows.
  public mutating func key(_ key: String) {
    write(key)
    colon()
  }

  @usableFromInline mutating func colon() {
    switch layout {
    case .line: bytes.append(UInt8(ascii: ":"))
    case .indented: bytes.append(contentsOf: " : ".utf8)
    }
  }

  @usableFromInline mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  // MARK: - Plain values

  /// Writes `null`.
  public mutating func null() {
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a truth value.
  public mutating func write(_ value: Bool) {
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes a whole number.
  public mutating func write(_ value: Int) {
    var digits: InlineArray<20, UInt8> = .init(repeating: 0)
    var count = 0
    var rest = value.magnitude
    repeat {
      digits[count] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
      count += 1
    } while rest > 0
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    for index in (0..<count).reversed() { bytes.append(digits[index]) }
  }

  /// Writes a number with the fewest digits that read as the same number.
  public mutating func write(_ value: Double) {
    let isNegativeZero = value == 0 && value.sign == .minus
    if !isNegativeZero, let whole = Int(exactly: value), whole.magnitude < 1 << 53 {
      return write(whole)
    }
    guard value.isFinite else { return write(Self.name(of: value)) }
    if !isNegativeZero, let thousandths = Self.thousandths(of: value) {
      return write(thousandths: thousandths)
    }
    var text = value.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    bytes.append(contentsOf: text.utf8)
  }

  /// The number in thousandths, where a decimal with three digits behind the point reads as it.
  ///
  /// A decimal of fifteen digits at most is the only one so short that reads as its number.
  private static func thousandths(of value: Double) -> Int? {
    let thousandths = (value * 1000).rounded()
    guard thousandths.magnitude < 1e15, thousandths / 1000 == value else { return nil }
    return Int(thousandths)
  }

  /// Writes a number that is not whole.
  private mutating func write(thousandths: Int) {
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = Int(thousandths.magnitude).quotientAndRemainder(dividingBy: 1000)
    write(whole)
    bytes.append(UInt8(ascii: "."))
    var fraction = rest
    var power = 100
    while fraction > 0 {
      let (digit, others) = fraction.quotientAndRemainder(dividingBy: power)
      bytes.append(UInt8(ascii: "0") + UInt8(digit))
      fraction = others
      power /= 10
    }
  }

  /// The text that stands for a number that is not finite.
  static func name(of value: Double) -> String {
    value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity"
  }

  /// Writes a text; control characters, quotation marks and backslashes are escaped.
  public mutating func write(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { units in
      var start = 0
      for (index, unit) in units.enumerated()
      where unit < 0x20 || unit == UInt8(ascii: "\"") || unit == UInt8(ascii: "\\") {
        bytes.append(contentsOf: units[start..<index])
        escape(unit)
        start = index + 1
      }
      bytes.append(contentsOf: units[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ unit: UInt8) {
    let escapes: [UInt8: Character] = [
      0x08: "b", 0x09: "t", 0x0A: "n", 0x0C: "f", 0x0D: "r", UInt8(ascii: "\""): "\"",
      UInt8(ascii: "\\"): "\\",
    ]
    bytes.append(UInt8(ascii: "\\"))
    if let escape = escapes[unit] {
      bytes.append(contentsOf: String(escape).utf8)
    } else {
      let digits = String(unit, radix: 16)
      let zeros = String(repeating: "0", count: 4 - digits.count)
      bytes.append(contentsOf: "u\(zeros)\(digits)".utf8)
    }
  }
}
