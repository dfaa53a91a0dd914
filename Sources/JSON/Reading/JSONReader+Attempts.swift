extension JSONReader {
  // MARK: - Values written in one known way

  /// Reads a value whose text is expected to be written in one way, byte by byte.
  ///
  /// - Parameter read: Reads the value; nil where the text is written differently.
  /// - Returns: The value; nil, with nothing consumed, where `read` gave none.
  @inlinable public mutating func attempt<Value>(_ read: (inout JSONReader) -> Value?) -> Value? {
    var copy = self
    guard let value = read(&copy) else { return nil }
    self = copy
    return value
  }

  /// Consumes a text that is expected next.
  ///
  /// - Parameter text: The bytes, which are compared as they are.
  /// - Returns: Whether the text came; nothing is consumed otherwise.
  @inlinable public mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    let wanted = text.utf8Start
    for index in 0..<count where bytes[position + index] != wanted[index] { return false }
    position += count
    return true
  }

  /// Consumes a number of at most nineteen digits without a sign or an exponent.
  ///
  /// The zero before a point does not count as a digit.
  ///
  /// - Returns: The number, correctly rounded; nil where the text is anything else.
  @inlinable public mutating func takePlainNumber() -> Double? {
    let start = position
    var digits: UInt64 = 0
    let whole = takeDigits(&digits)
    guard whole > 0 else { return nil }
    let startsWithZero = bytes[start] == UInt8(ascii: "0")
    guard whole == 1 || !startsWithZero else { return nil }
    var fraction = 0
    if take(UInt8(ascii: ".")) {
      fraction = takeDigits(&digits)
      guard fraction > 0 else { return nil }
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") { return nil }
    guard (startsWithZero ? 0 : whole) + fraction <= DecimalNumber.greatestDigits else {
      return nil
    }
    return DecimalNumber(digits: digits, fraction: fraction).value
  }

  /// Consumes decimal digits, appends them to a number and returns how many they were.
  @inlinable mutating func takeDigits(_ mantissa: inout UInt64) -> Int {
    let start = position
    while position < bytes.count, case let digit = bytes[position] &- 0x30, digit < 10 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      position += 1
    }
    return position - start
  }

  /// Consumes the sixteen digits of a hexadecimal number.
  ///
  /// - Returns: The number; nil where other bytes come.
  @inlinable public mutating func takeHexadecimal() -> UInt64? {
    guard bytes.count - position >= HexadecimalDigits.count, let start = bytes.baseAddress,
      let number = HexadecimalDigits.number(at: start + position)
    else { return nil }
    position += HexadecimalDigits.count
    return number
  }
}
