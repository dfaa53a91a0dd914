import JSON
import TestSupport
import Testing

/// Values whose text is expected to be written in one way.
@Suite struct AttemptTests {
  /// A number that is read in the expected way, or else as any number.
  private struct Number: JSONReadable {
    let value: Double
    let isPlain: Bool

    init(from reader: inout JSONReader) throws(JSONError) {
      if let plain = reader.attempt({ $0.takePlainNumber() }) {
        (value, isPlain) = (plain, true)
      } else {
        (value, isPlain) = (try Double(from: &reader), false)
      }
    }
  }

  /// Two words with an expected text between them.
  private struct Pair: JSONReadable {
    var digits: UInt64?

    init(from reader: inout JSONReader) throws(JSONError) {
      digits = reader.attempt { reader in
        guard reader.take("[\""), let digits = reader.takeHexadecimal(), reader.take("\"]") else {
          return nil
        }
        return digits
      }
      if digits == nil { _ = try [String](from: &reader) }
    }
  }

  @Test(arguments: [
    "0", "7", "10", "0.5", "120.50", "1772460031.1040001", "9007199254740993",
    "9007199254740993.5", "9999999999999999999", "0.9999999999999999999", "1.8446744073709551",
    "0.0000000000000000001", "123456789.0123456789", "4503599627370496.5", "4503599627370497.5",
  ])
  func `a plain number is rounded as the standard library rounds it`(_ text: String) throws {
    let number = try JSONReader.read(Number.self, from: text.utf8)
    #expect(number.isPlain)
    #expect(number.value.bitPattern == Double(text)?.bitPattern)
  }

  @Test(arguments: 0..<4)
  func `random decimals of up to nineteen digits are rounded right`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2000 {
      let digits = String(generator.next() % 9_000_000_000_000_000_000 + 1_000_000_000_000_000_000)
      let length = generator.number(in: 1...19)
      let point = generator.number(in: 1...length)
      var text = String(digits.prefix(length))
      if point < length { text.insert(".", at: text.index(text.startIndex, offsetBy: point)) }
      let number = try JSONReader.read(Number.self, from: text.utf8)
      #expect(number.isPlain && number.value.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test(arguments: ["-1", "1e3", "2.5E-3", "12345678901234567890", "-0"])
  func `another number is left for the general way`(_ text: String) throws {
    let number = try JSONReader.read(Number.self, from: text.utf8)
    #expect(number.value == Double(text))
    #expect(!number.isPlain)
  }

  @Test(arguments: ["01", "1.", ".5", "00", "+1", ""])
  func `what is no number is none in either way`(_ text: String) {
    #expect(throws: JSONError.self) { try JSONReader.read(Number.self, from: text.utf8) }
  }

  @Test(
    arguments: [
      (#"["00000000000000ff"]"#, 255), (#"[ "00000000000000ff"]"#, nil),
      (#"["00000000000000fF"]"#, nil),
      (#"["00000000000000f"]"#, nil), (#"["00000000000000ff","b"]"#, nil), ("[]", nil),
    ] as [(String, UInt64?)])
  func `nothing is consumed where the text is written differently`(
    _ text: String, _ digits: UInt64?
  ) throws {
    #expect(try JSONReader.read(Pair.self, from: text.utf8).digits == digits)
  }
}
