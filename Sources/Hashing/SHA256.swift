/// The secure hash SHA-256 of FIPS 180-4, taken from bytes as they come.
public struct SHA256: Sendable {
  /// The bytes of one block.
  static let blockSize = 64

  private var state: [8 of UInt32] = [
    0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
    0x5be0_cd19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// Creates the hash of nothing.
  public init() {}

  /// Returns the 32 bytes of a message's hash.
  public static func hash(_ message: some Sequence<UInt8>) -> [UInt8] {
    var hash = SHA256()
    hash.update(message)
    return hash.finished()
  }

  /// Returns a message's hash in hexadecimal digits.
  public static func text(_ message: some Sequence<UInt8>) -> String {
    hash(message).hexadecimalText
  }

  /// Adds bytes.
  public mutating func update(_ bytes: some Sequence<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ update(UnsafeRawBufferPointer($0)) }) == nil {
      Array(bytes).withUnsafeBytes { update($0) }
    }
  }

  /// Adds bytes.
  public mutating func update(_ bytes: UnsafeRawBufferPointer) {
    length += UInt64(bytes.count)
    var rest = bytes[...]
    if !pending.isEmpty {
      let missing = rest.prefix(Self.blockSize - pending.count)
      pending += missing
      rest = rest.dropFirst(missing.count)
      guard pending.count == Self.blockSize else { return }
      pending.withUnsafeBytes { compress($0) }
      pending.removeAll(keepingCapacity: true)
    }
    while rest.count >= Self.blockSize {
      compress(UnsafeRawBufferPointer(rebasing: rest.prefix(Self.blockSize)))
      rest = rest.dropFirst(Self.blockSize)
    }
    pending += rest
  }

  /// Returns the 32 bytes of the hash of all that was added.
  public func finished() -> [UInt8] {
    var copy = self
    let bits = length * 8
    let padding = (119 - Int(length % 64)) % 64
    copy.update([0x80] + [UInt8](repeating: 0, count: padding))
    copy.update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return (0..<32).map { UInt8(truncatingIfNeeded: copy.state[$0 / 4] >> (24 - 8 * ($0 % 4))) }
  }

  private mutating func compress(_ block: UnsafeRawBufferPointer) {
    // The last sixteen words of the message's schedule; the word of a round is overwritten by the
    // one sixteen rounds later.
    var words = [16 of UInt32](repeating: 0)
    for index in 0..<16 {
      let word = block.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
      words[index] = UInt32(bigEndian: word)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    // Eight rounds bring each variable back to its place, so that nothing is moved between them.
    for first in stride(from: 0, to: 64, by: 8) {
      if first >= 16 { for index in first..<first + 8 { Self.extend(&words, at: index) } }
      func add(_ index: Int) -> UInt32 {
        Self.constants[first + index] &+ words[(first + index) & 15]
      }
      Self.round(a, b, c, &d, e, f, g, &h, add(0))
      Self.round(h, a, b, &c, d, e, f, &g, add(1))
      Self.round(g, h, a, &b, c, d, e, &f, add(2))
      Self.round(f, g, h, &a, b, c, d, &e, add(3))
      Self.round(e, f, g, &h, a, b, c, &d, add(4))
      Self.round(d, e, f, &g, h, a, b, &c, add(5))
      Self.round(c, d, e, &f, g, h, a, &b, add(6))
      Self.round(b, c, d, &e, f, g, h, &a, add(7))
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  /// Replaces the word of sixteen rounds ago by that of a round.
  @inline(__always) private static func extend(_ words: inout [16 of UInt32], at index: Int) {
    let early = words[(index + 1) & 15]
    let late = words[(index + 14) & 15]
    let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
    let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
    words[index & 15] &+= first &+ words[(index + 9) & 15] &+ second
  }

  /// One round; the new values are in the places of `d` and `h`.
  @inline(__always) private static func round(
    _ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: inout UInt32, _ e: UInt32, _ f: UInt32,
    _ g: UInt32, _ h: inout UInt32, _ added: UInt32
  ) {
    let mixed = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    let first = h &+ mixed &+ (g ^ (e & (f ^ g))) &+ added
    let majority = (a & b) | (c & (a | b))
    d &+= first
    h = first &+ (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
  }

  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The leading bits of the fractions of the first primes' cube roots.
  private static let constants: [64 of UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
    0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
    0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
    0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
    0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
    0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
    0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
    0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
    0xc671_78f2,
  ]
}

extension Sequence<UInt8> {
  /// The bytes as hexadecimal digits, two for each.
  package var hexadecimalText: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 0xF)]] }, as: UTF8.self)
  }
}
