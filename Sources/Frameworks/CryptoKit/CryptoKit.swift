// CryptoKit's hashes, authentication codes and symmetric keys, in plain Swift.

@_exported public import FoundationSupplement

public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
  static var byteCount: Int { get }
}

public protocol HashFunction: Sendable {
  associatedtype Digest: CryptoKit.Digest
  static var blockByteCount: Int { get }
  init()
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public static func hash<D: DataProtocol>(data: D) -> Digest {
    var hasher = Self()
    hasher.update(data: data)
    return hasher.finalize()
  }

  public mutating func update<D: DataProtocol>(data: D) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }
}

/// Whole blocks of a message whose parts come one after the other.
struct BlockBuffer: Sendable {
  let size: Int
  private(set) var rest: [UInt8] = []
  private(set) var length: UInt64 = 0

  init(size: Int) {
    self.size = size
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer, _ take: (ArraySlice<UInt8>) -> Void) {
    length += UInt64(bytes.count)
    rest += bytes
    var start = 0
    while rest.count - start >= size {
      take(rest[start..<start + size])
      start += size
    }
    rest.removeFirst(start)
  }

  /// Returns the last blocks: a one bit, zeros, and the length in bits.
  func padding(lengthBytes: Int, isBigEndian: Bool) -> [UInt8] {
    var tail = rest + [0x80]
    while (tail.count + lengthBytes) % size != 0 { tail.append(0) }
    let bits = length &* 8
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: bits >> (8 * UInt64($0))) }
    tail += Array(repeating: 0, count: isBigEndian ? lengthBytes - 8 : 0)
    return tail + (isBigEndian ? bytes.reversed() : bytes)
  }
}

extension FixedWidthInteger where Self: UnsignedInteger {
  /// Reads bytes, the most significant one first.
  init(bigEndian bytes: ArraySlice<UInt8>) {
    self = bytes.reduce(0) { $0 << 8 | Self($1) }
  }

  /// The bytes, the most significant one first.
  var bytes: [UInt8] {
    (0..<Self.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: self >> (8 * Self($0))) }
  }

  func turnedRight(_ count: Self) -> Self {
    self >> count | self << (Self(Self.bitWidth) - count)
  }

  func turnedLeft(_ count: Self) -> Self {
    self << count | self >> (Self(Self.bitWidth) - count)
  }
}
