/// The hash FNV-1a of Fowler, Noll and Vo with 64 bits: the same on every machine and in every run.
///
/// It names and orders; SHA-256 is for contents that must not be mistaken for one another.
public struct FNV1a: Hashable, Sendable {
  /// The hash of nothing.
  public static let offsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The factor of each step.
  public static let prime: UInt64 = 0x100_0000_01b3

  /// The hash of the bytes added so far.
  public var value: UInt64

  /// Creates the hash of nothing.
  @inlinable public init() { value = Self.offsetBasis }

  /// Creates the hash of a text's UTF-8.
  @inlinable public init(_ text: String) {
    self.init()
    add(text.utf8)
  }

  /// The hash in sixteen hexadecimal digits.
  public var digits: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds a byte.
  @inlinable public mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* Self.prime
  }

  /// Adds bytes in their order.
  @inlinable public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }
}
