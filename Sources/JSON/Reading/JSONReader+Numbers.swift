extension JSONReader {
  /// Reads a number.
  ///
  /// Numbers of many digits and those with large exponents go to the standard library.
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
    let startsWithZero = current == UInt8(ascii: "0")
    var digits = takeDigits(&mantissa)
    if startsWithZero, digits > 1 { throw expected("no digit after a leading zero") }
    var exponent = 0
    if take(UInt8(ascii: ".")) {
      exponent = -takeDigits(&mantissa)
      if exponent == 0 { throw expected("a digit") }
      digits -= exponent
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      position += 1
      exponent += try readExponent()
    }
    if digits <= DecimalNumber.greatestDigits, -DecimalNumber.greatestDigits...0 ~= exponent {
      let value = DecimalNumber(digits: mantissa, fraction: -exponent).value
      return isNegative ? -value : value
    }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
    return Double(String(decoding: text, as: UTF8.self)) ?? .nan
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
