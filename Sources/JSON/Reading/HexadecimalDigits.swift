/// Numbers of 64 bits as sixteen lower-case hexadecimal digits.
public enum HexadecimalDigits {
  /// The number of digits.
  public static let count = 16

  /// Returns the number that digits write.
  ///
  /// - Parameter digits: The digits, in ASCII, most significant first.
  /// - Returns: The number; nil for anything but sixteen digits `0` to `9` and `a` to `f`.
  @inlinable public static func number(of digits: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard digits.count == count, let start = digits.baseAddress else { return nil }
    return number(at: start)
  }

  @inlinable static func number(at start: UnsafePointer<UInt8>) -> UInt64? {
    let raw = UnsafeRawPointer(start)
    guard let high = half(UInt64(littleEndian: raw.loadUnaligned(as: UInt64.self))),
      let low = half(UInt64(littleEndian: (raw + 8).loadUnaligned(as: UInt64.self)))
    else { return nil }
    return high << 32 | low
  }

  /// Returns the number of eight digits, the first in the lowest byte, all bytes at once.
  @inlinable static func half(_ digits: UInt64) -> UInt64? {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let letters = digits >> 6 & ones
    let values = (digits & 0x0F0F_0F0F_0F0F_0F0F) &+ letters &* 9
    let tens = (values &+ ones &* 6) >> 4 & ones
    guard values & 0xF0F0_F0F0_F0F0_F0F0 == 0, values &+ ones &* 0x30 &+ tens &* 0x27 == digits
    else {
      return nil
    }
    var number = values.byteSwapped
    number = (number | number >> 4) & 0x00FF_00FF_00FF_00FF
    number = (number | number >> 8) & 0x0000_FFFF_0000_FFFF
    return (number | number >> 16) & 0xFFFF_FFFF
  }
}
