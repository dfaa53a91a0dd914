// `Insecure.SHA1` and `Insecure.MD5`, after FIPS 180-4 and RFC 1321.

import FoundationSupplement

public enum Insecure {
  public struct SHA1: HashFunction {
    public typealias Digest = Insecure.SHA1Digest
    public static let blockByteCount = 64
    public static let byteCount = 20

    private var buffer = BlockBuffer(size: 64)
    private var state: [UInt32] = [
      0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0,
    ]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var state = state
      buffer.add(bufferPointer) { Self.mix(&state, $0) }
      self.state = state
    }

    public func finalize() -> Insecure.SHA1Digest {
      var state = state
      let tail = buffer.padding(lengthBytes: 8, isBigEndian: true)
      for start in stride(from: 0, to: tail.count, by: 64) {
        Self.mix(&state, tail[start..<start + 64])
      }
      return SHA1Digest(bytes: state.flatMap(\.bytes))
    }

    private static func mix(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
      var words: [UInt32] = stride(from: block.startIndex, to: block.endIndex, by: 4).map {
        UInt32(bigEndian: block[$0..<$0 + 4])
      }
      for index in 16..<80 {
        let mixed = words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16]
        words.append(mixed.turnedLeft(1))
      }
      var s = state
      for index in 0..<80 {
        let (choice, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: ((s[1] & s[2]) | (~s[1] & s[3]), 0x5a82_7999)
          case 1: (s[1] ^ s[2] ^ s[3], 0x6ed9_eba1)
          case 2: ((s[1] & s[2]) | (s[1] & s[3]) | (s[2] & s[3]), 0x8f1b_bcdc)
          default: (s[1] ^ s[2] ^ s[3], 0xca62_c1d6)
          }
        let next = s[0].turnedLeft(5) &+ choice &+ s[4] &+ constant &+ words[index]
        s = [next, s[0], s[1].turnedLeft(30), s[2], s[3]]
      }
      for index in 0..<5 { state[index] &+= s[index] }
    }
  }

  public struct MD5: HashFunction {
    public typealias Digest = Insecure.MD5Digest
    public static let blockByteCount = 64
    public static let byteCount = 16

    private var buffer = BlockBuffer(size: 64)
    private var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
      var state = state
      buffer.add(bufferPointer) { Self.mix(&state, $0) }
      self.state = state
    }

    public func finalize() -> Insecure.MD5Digest {
      var state = state
      let tail = buffer.padding(lengthBytes: 8, isBigEndian: false)
      for start in stride(from: 0, to: tail.count, by: 64) {
        Self.mix(&state, tail[start..<start + 64])
      }
      return MD5Digest(bytes: state.flatMap { $0.bytes.reversed() })
    }

    private static let turns: [UInt32] = [
      7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21,
    ]
    private static let constants = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }

    private static func mix(_ state: inout [UInt32], _ block: ArraySlice<UInt8>) {
      let words: [UInt32] = stride(from: block.startIndex, to: block.endIndex, by: 4).map {
        UInt32(bigEndian: block[$0..<$0 + 4]).byteSwapped
      }
      var (a, b, c, d) = (state[0], state[1], state[2], state[3])
      for index in 0..<64 {
        let (choice, word): (UInt32, Int) =
          switch index / 16 {
          case 0: ((b & c) | (~b & d), index)
          case 1: ((d & b) | (~d & c), (5 * index + 1) % 16)
          case 2: (b ^ c ^ d, (3 * index + 5) % 16)
          default: (c ^ (b | ~d), 7 * index % 16)
          }
        let sum = a &+ choice &+ constants[index] &+ words[word]
        (a, d, c) = (d, c, b)
        b = b &+ sum.turnedLeft(turns[index / 16 * 4 + index % 4])
      }
      for (index, value) in [a, b, c, d].enumerated() { state[index] &+= value }
    }
  }
}
