import Foundation

/// The SHA-256 digest of what a build depends on.
///
/// Every part is preceded by its length, so that no two lists of parts run into the same bytes.
struct ContentHash {
  private var digest = SHA256()

  /// Adds a text.
  mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  /// Adds texts, and how many they are.
  mutating func add(_ texts: [String]) {
    add(String(texts.count))
    for text in texts { add(text) }
  }

  /// Adds bytes.
  mutating func add(_ bytes: [UInt8]) {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { digest.update(Array($0)) }
    digest.update(bytes)
  }

  /// The digest in hexadecimal digits.
  var text: String {
    digest.finished().map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }
}

/// The digest of FIPS 180-4, of which the toolchain has no implementation for Linux.
struct SHA256 {
  private var state: [UInt32] = [
    0x6A09_E667, 0xBB67_AE85, 0x3C6E_F372, 0xA54F_F53A, 0x510E_527F, 0x9B05_688C, 0x1F83_D9AB,
    0x5BE0_CD19,
  ]
  private var pending: [UInt8] = []
  private var length: UInt64 = 0

  /// The fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The greatest r with r³ ≤ prime · 2⁹⁶; its low 32 bits are the fraction.
      var low: UInt64 = 0
      var high: UInt64 = 1 << 36
      while high - low > 1 {
        let middle = (low + high) / 2
        if cubeIsAtMost(middle, prime) { low = middle } else { high = middle }
      }
      return UInt32(truncatingIfNeeded: low)
    }
  }()

  private static func cubeIsAtMost(_ root: UInt64, _ prime: UInt64) -> Bool {
    let square = root.multipliedFullWidth(by: root)
    // root < 2³⁶, so its square has at most 72 bits and its cube at most 108.
    let low = square.low.multipliedFullWidth(by: root)
    let high = low.high + square.high * root
    return high < prime << 32 || (high == prime << 32 && low.low == 0)
  }

  /// Adds bytes.
  mutating func update(_ bytes: [UInt8]) {
    length += UInt64(bytes.count)
    pending += bytes
    var start = 0
    while pending.count - start >= 64 {
      compress(pending[start..<(start + 64)])
      start += 64
    }
    pending.removeFirst(start)
  }

  /// Returns the 32 bytes of the digest of all that was added.
  func finished() -> [UInt8] {
    var copy = self
    let bits = length * 8
    let padding = (119 - Int(length % 64)) % 64
    copy.update([0x80] + [UInt8](repeating: 0, count: padding))
    copy.update((0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) })
    return copy.state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
    }
  }

  private mutating func compress(_ block: ArraySlice<UInt8>) {
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[index + $1]) }
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let first = Self.turn(early, 7) ^ Self.turn(early, 18) ^ early >> 3
      let second = Self.turn(late, 17) ^ Self.turn(late, 19) ^ late >> 10
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let mixed = Self.turn(e, 6) ^ Self.turn(e, 11) ^ Self.turn(e, 25)
      let first = h &+ mixed &+ choice &+ Self.constants[index] &+ words[index]
      let second = (Self.turn(a, 2) ^ Self.turn(a, 13) ^ Self.turn(a, 22)) &+ majority
      (h, g, f, e) = (g, f, e, d &+ first)
      (d, c, b, a) = (c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }
}
