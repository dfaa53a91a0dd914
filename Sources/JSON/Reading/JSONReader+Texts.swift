extension JSONReader {
  /// Reads a text.
  ///
  /// - Throws: `JSONError` where no text comes, or it is not UTF-8.
  @usableFromInline mutating func readString() throws(JSONError) -> String {
    skipSpace()
    guard current == UInt8(ascii: "\""), position < bytes.count else { throw mismatch(.string) }
    let start = position + 1
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\"") {
        position = end + 1
        return try text(start..<end)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      end += 1
    }
    position = start
    return try readEscapedString(until: end)
  }

  /// Reads a string, or the value that its raw bytes stand for where it has no escapes.
  ///
  /// - Parameter meaning: Parses the raw bytes; nil where they stand for no such value.
  /// - Returns: The parsed value, or the string.
  /// - Throws: `JSONError` where no text comes, or it is not UTF-8.
  public mutating func readString<Meaning>(
    orMeaning meaning: (UnsafeBufferPointer<UInt8>) -> Meaning?
  ) throws(JSONError) -> (meaning: Meaning?, text: String) {
    skipSpace()
    if current == UInt8(ascii: "\"") {
      let start = position + 1
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\") {
        end += 1
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\""),
        let found = meaning(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      {
        position = end + 1
        return (found, "")
      }
    }
    return (nil, try readString())
  }

  private func text(_ range: Range<Int>) throws(JSONError) -> String {
    let part = UnsafeBufferPointer(rebasing: bytes[range])
    guard let text = String(validating: part, as: UTF8.self) else {
      throw JSONError(.syntax("UTF-8", offset: range.lowerBound))
    }
    return text
  }

  /// Reads a text that has an escape or an error at an offset.
  private mutating func readEscapedString(until plain: Int) throws(JSONError) -> String {
    var units = Array(bytes[position..<plain])
    position = plain
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let text = String(validating: units, as: UTF8.self) else { throw expected("UTF-8") }
        return text
      case UInt8(ascii: "\\"):
        position += 1
        try readEscape(into: &units)
      case 0..<0x20: throw expected("an escape in place of a control character")
      default:
        units.append(byte)
        position += 1
      }
    }
    throw expected("the end of a text")
  }

  private mutating func readEscape(into units: inout [UInt8]) throws(JSONError) {
    let byte = current
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
    case UInt8(ascii: "b"): units.append(0x08)
    case UInt8(ascii: "f"): units.append(0x0C)
    case UInt8(ascii: "n"): units.append(0x0A)
    case UInt8(ascii: "r"): units.append(0x0D)
    case UInt8(ascii: "t"): units.append(0x09)
    case UInt8(ascii: "u"): units.append(contentsOf: String(try readScalar()).utf8)
    default:
      position -= 1
      throw expected("an escape")
    }
  }

  /// Reads the digits behind `\u`, and of a surrogate pair the second half too.
  private mutating func readScalar() throws(JSONError) -> Character {
    let first = try readUnit()
    guard 0xD800..<0xE000 ~= first else { return Self.character(first) }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw expected("the second half of a surrogate pair")
    }
    let second = try readUnit()
    guard 0xDC00..<0xE000 ~= second else {
      throw expected("the second half of a surrogate pair")
    }
    return Self.character(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private static func character(_ value: UInt32) -> Character {
    Character(Unicode.Scalar(value) ?? "\u{FFFD}")
  }

  private mutating func readUnit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(current)).hexDigitValue else {
        throw expected("four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}
