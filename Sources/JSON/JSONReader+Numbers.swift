extension JSONReader {
  /// The powers of ten that an IEEE double holds exactly.
  @usableFromInline static let exactPowers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Reads a number.
  ///
  /// A number of up to 19 digits whose value is a whole number below 2⁵³ times or over a small
  /// power of ten needs one rounding, which is right; all others go to the standard library.
  ///
  /// - Throws: `JSONError` where no number comes.
  @usableFromInline mutating func readNumber() throws(JSONError) -> Double {
    skipSpace()
    let start = position
    let isNegative = take(UInt8(ascii: "-"))
    guard case 0x30...0x39 = current else {
      if isNegative { throw expected("a digit") }
      throw mismatch(.number)
    }
    var mantissa: UInt64 = 0
    var digits = 0
    let startsWithZero = current == UInt8(ascii: "0")
    readDigits(&mantissa, &digits)
    if startsWithZero, digits > 1 { throw expected("no digit after a leading zero") }
    var exponent = 0
    if take(UInt8(ascii: ".")) {
      let before = digits
      readDigits(&mantissa, &digits)
      exponent = before - digits
      if exponent == 0 { throw expected("a digit") }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      exponent += try readExponent()
    }
    if digits <= 19, mantissa < 1 << 53, abs(exponent) < Self.exactPowers.count {
      let whole = Double(mantissa)
      let power = Self.exactPowers[abs(exponent)]
      let value = exponent < 0 ? whole / power : whole * power
      return isNegative ? -value : value
    }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
    return Double(String(decoding: text, as: UTF8.self)) ?? .nan
  }

  private mutating func readDigits(_ mantissa: inout UInt64, _ digits: inout Int) {
    while position < bytes.count, case let digit = bytes[position] &- 0x30, digit < 10 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      digits += 1
      position += 1
    }
  }

  private mutating func readExponent() throws(JSONError) -> Int {
    let isNegative = current == UInt8(ascii: "-")
    if isNegative || current == UInt8(ascii: "+") { position += 1 }
    guard case 0x30...0x39 = current else { throw expected("a digit") }
    var exponent = 0
    while case 0x30...0x39 = current {
      // No exponent beyond this changes a value that is nothing or beyond all measure already.
      exponent = min(exponent * 10 + Int(current - 0x30), 100_000)
      position += 1
    }
    return isNegative ? -exponent : exponent
  }

  /// Reads a whole number.
  ///
  /// A double holds not all those beyond 2⁵³, so that such a number is read from its digits.
  mutating func readInteger() throws(JSONError) -> Int {
    skipSpace()
    let start = position
    let value = try readNumber()
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53 { return whole }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
    let isPlain = text.allSatisfy { $0 == UInt8(ascii: "-") || 0x30...0x39 ~= $0 }
    guard let whole = isPlain ? Int(String(decoding: text, as: UTF8.self)) : Int(exactly: value)
    else { throw JSONError(.badValue("\(value) is no whole number of 64 bits")) }
    return whole
  }
}
