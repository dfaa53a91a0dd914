// `SHA256`, `SHA384` and `SHA512`, after FIPS 180-4.

import FoundationSupplement
import Hashing

public struct SHA256: HashFunction {
  public typealias Digest = SHA256Digest
  public static let blockByteCount = 64
  public static let byteCount = 32

  private var hash = Hashing.SHA256()

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    hash.update(bufferPointer)
  }

  public func finalize() -> SHA256Digest { SHA256Digest(bytes: hash.finished()) }
}

/// The 512-bit rounds, which two hashes share.
struct LongRounds: Sendable {
  private var buffer = BlockBuffer(size: 128)
  private var state: [UInt64]

  init(_ state: [UInt64]) {
    self.state = state
  }

  mutating func update(_ bytes: UnsafeRawBufferPointer) {
    var state = state
    buffer.add(bytes) { Self.mix(&state, $0) }
    self.state = state
  }

  func finalized() -> [UInt8] {
    var state = state
    let tail = buffer.padding(lengthBytes: 16, isBigEndian: true)
    for start in stride(from: 0, to: tail.count, by: 128) {
      Self.mix(&state, tail[start..<start + 128])
    }
    return state.flatMap(\.bytes)
  }

  private static let constants = Primes.roots(80)

  private static func mix(_ state: inout [UInt64], _ block: ArraySlice<UInt8>) {
    var words: [UInt64] = stride(from: block.startIndex, to: block.endIndex, by: 8).map {
      UInt64(bigEndian: block[$0..<$0 + 8])
    }
    for index in 16..<80 {
      let (early, late) = (words[index - 15], words[index - 2])
      let first = early.turnedRight(1) ^ early.turnedRight(8) ^ early >> 7
      let second = late.turnedRight(19) ^ late.turnedRight(61) ^ late >> 6
      words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
    }
    var s = state
    for index in 0..<80 {
      let turn = s[4].turnedRight(14) ^ s[4].turnedRight(18) ^ s[4].turnedRight(41)
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let first = s[7] &+ turn &+ choice &+ constants[index] &+ words[index]
      let swing = s[0].turnedRight(28) ^ s[0].turnedRight(34) ^ s[0].turnedRight(39)
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [first &+ swing &+ majority, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    for index in 0..<8 { state[index] &+= s[index] }
  }
}

/// The constants of the rounds, computed as they are defined.
enum Primes {
  /// Returns the first 64 bits of the fractions of the first primes' cube roots.
  static func roots(_ count: Int) -> [UInt64] {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map(cubeRootFraction)
  }

  /// Finds the largest 67-bit number whose cube fits under the prime shifted by 192 bits.
  private static func cubeRootFraction(_ prime: UInt64) -> UInt64 {
    var whole: UInt64 = 1
    while (whole + 1) * (whole + 1) * (whole + 1) <= prime { whole += 1 }
    var fraction: UInt64 = 0
    for bit in (0..<64).reversed() {
      let attempt = fraction | 1 << UInt64(bit)
      if isCube(whole, attempt, atMost: prime) { fraction = attempt }
    }
    return fraction
  }

  private static func isCube(_ whole: UInt64, _ fraction: UInt64, atMost prime: UInt64) -> Bool {
    let root = [fraction, whole]
    let cube = product(product(root, root), root)
    // The integer part of the cube stands in the fourth word and above.
    return cube[3] < prime && cube.dropFirst(4).allSatisfy { $0 == 0 }
  }

  private static func product(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
    var result = [UInt64](repeating: 0, count: left.count + right.count)
    for (i, a) in left.enumerated() {
      var carry: UInt64 = 0
      for (j, b) in right.enumerated() {
        let (high, low) = a.multipliedFullWidth(by: b)
        let (first, over) = result[i + j].addingReportingOverflow(low)
        let (second, overAgain) = first.addingReportingOverflow(carry)
        result[i + j] = second
        carry = high &+ (over ? 1 : 0) &+ (overAgain ? 1 : 0)
      }
      result[i + right.count] = carry
    }
    return result
  }
}

public struct SHA512: HashFunction {
  public typealias Digest = SHA512Digest
  public static let blockByteCount = 128
  public static let byteCount = 64

  private var rounds = LongRounds([
    0x6a09_e667_f3bc_c908, 0xbb67_ae85_84ca_a73b, 0x3c6e_f372_fe94_f82b, 0xa54f_f53a_5f1d_36f1,
    0x510e_527f_ade6_82d1, 0x9b05_688c_2b3e_6c1f, 0x1f83_d9ab_fb41_bd6b, 0x5be0_cd19_137e_2179,
  ])

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    rounds.update(bufferPointer)
  }

  public func finalize() -> SHA512Digest { SHA512Digest(bytes: rounds.finalized()) }
}

public struct SHA384: HashFunction {
  public typealias Digest = SHA384Digest
  public static let blockByteCount = 128
  public static let byteCount = 48

  private var rounds = LongRounds([
    0xcbbb_9d5d_c105_9ed8, 0x629a_292a_367c_d507, 0x9159_015a_3070_dd17, 0x152f_ecd8_f70e_5939,
    0x6733_2667_ffc0_0b31, 0x8eb4_4a87_6858_1511, 0xdb0c_2e0d_64f9_8fa7, 0x47b5_481d_befa_4fa4,
  ])

  public init() {}

  public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
    rounds.update(bufferPointer)
  }

  public func finalize() -> SHA384Digest {
    SHA384Digest(bytes: Array(rounds.finalized().prefix(48)))
  }
}
