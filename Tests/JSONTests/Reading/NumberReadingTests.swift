import JSON
import TestSupport
import Testing

@Suite struct NumberReadingTests {
  /// Expects the bits that the standard library finds.
  private func expectExact(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let number = try Double(json: text)
    let reference = try #require(Double(text), sourceLocation: sourceLocation)
    #expect(
      number.bitPattern == reference.bitPattern, "\(text)", sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    // Around the widest whole number that one rounding reads, and the greatest power.
    "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740991e22",
    "9007199254740991e23", "9007199254740991e-22", "9007199254740991e-23", "1e22", "1e23", "1e-22",
    "1e-23", "9999999999999999999", "99999999999999999999", "18446744073709551615",
    "18446744073709551616", "0.9007199254740991", "9007.199254740991e-19",
    // Halfway between two doubles, and just beside it.
    "9007199254740993.0", "9007199254740993.00000000000000000000000000000000000000000000001",
    "9007199254740992.99999999999999999999999999999999999999999999999",
    "1.00000000000000011102230246251565",
    "1.000000000000000111022302462515654042363166809082031250",
    "1.000000000000000111022302462515654042363166809082031251",
    "1.000000000000000111022302462515654042363166809082031249",
    "8.533e+68", "4.1006e-184", "9.998e+307", "9.9538452227e-280", "6.47660115e-260", "7.4e+47",
    "5.92e+48", "7.35e+66", "8.32116e+55", "3.8e-2", "89255.0e-22",
    // The edges of what a double holds.
    "1.7976931348623157e308", "1.7976931348623158e308", "1.7976931348623159e308",
    "2.2250738585072014e-308", "2.2250738585072011e-308", "2.2250738585072012e-308",
    "4.9406564584124654e-324", "2.4703282292062327e-324", "2.4703282292062328e-324", "5e-324",
    "1e308", "1e309", "1e-400", "1e400", "0.1e-400", "0e400", "0e-400", "-0", "-0.0", "-0e5", "0",
    // Exponents that would not fit any integer.
    "1e99999999999999999999", "1e-99999999999999999999", "0e99999999999999999999",
    "1e+0000000000000000000001", "1e-0000000000000000000001", "100000e-99999",
    // Zeros that say nothing.
    "1.0000000000000000000000000000000", "100000000000000000000000000000000e-30",
    "0.00000000000000000000000000000000000000000001e44", "120.50", "1.10e1",
  ])
  func `a difficult number is rounded as the standard library rounds it`(_ text: String) throws {
    try expectExact(text)
    try expectExact("-" + text.trimmingPrefix("-"))
  }

  @Test func `very many digits are read to the last`() throws {
    let zeros = String(repeating: "0", count: 100_000)
    try expectExact("1" + zeros + "e-100000")
    try expectExact("0." + zeros + "1e100001")
    try expectExact("0." + zeros + "1e200000")
    let half = "1.00000000000000011102230246251565404236316680908203125"
    try expectExact(half + zeros)
    try expectExact(half + zeros + "1")
    #expect(try Double(json: half + zeros + "1") == 1 + .ulpOfOne)
    try expectExact(String(repeating: "9", count: 400))
  }

  @Test(arguments: 0..<4)
  func `random bits, written by the standard library, are read back`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1500 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(try Double(json: "\(number)").bitPattern == number.bitPattern)
    }
  }

  @Test(arguments: 0..<4)
  func `random decimals are rounded as the standard library rounds them`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 10 + seed)
    for _ in 0..<1500 {
      let whole = digits(generator.number(in: 1...20), &generator)
      let fraction = digits(generator.number(in: 0...20), &generator)
      let exponent = generator.pick([
        0, 0, generator.number(in: -30...30), generator.number(in: -340...340),
      ])
      var text = String(whole.trimmingPrefix { $0 == "0" })
      if text.isEmpty { text = "0" }
      if !fraction.isEmpty { text += "." + fraction }
      if exponent != 0 { text += generator.pick(["e", "E"]) + "\(exponent)" }
      try expectExact(generator.pick(["", "-"]) + text)
    }
  }

  private func digits(_ count: Int, _ generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in "\(generator.number(in: 0...9))" }.joined()
  }

  @Test(arguments: 0..<2)
  func `decimals halfway between two doubles go to the even one`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 20 + seed)
    for _ in 0..<300 {
      // An odd number of 54 bits lies between two doubles.
      let odd = generator.next() >> 10 | 1 | 1 << 53
      let shift = generator.number(in: 0...9)
      let text = String(odd << shift)
      try expectExact(text)
      try expectExact(text + ".5e0")
      let number = try Double(json: text)
      #expect(number.significandBitPattern & 1 == 0, "\(text)")
    }
  }

  @Test(arguments: [
    ("0", 0), ("-1", -1), ("1e3", 1000), ("1.0", 1), ("2.50e1", 25), ("-0", 0), ("-0.0", 0),
    ("9007199254740991", 9_007_199_254_740_991), ("9007199254740993", 9_007_199_254_740_993),
    ("-9007199254740993", -9_007_199_254_740_993),
    ("1000000000000000001", 1_000_000_000_000_000_001),
    ("9223372036854775807", .max), ("-9223372036854775808", .min),
  ])
  func `a whole number of 64 bits is read to its last digit`(_ text: String, _ number: Int) throws {
    #expect(try Int(json: text) == number)
    #expect(try Int(json: " \(text)\n") == number)
  }

  @Test(arguments: [
    "0.5", "1e-1", "9223372036854775808", "-9223372036854775809", "1e19", "1e999",
    "99999999999999999999999", "-1e400",
  ])
  func `what is no whole number of 64 bits is refused`(_ text: String) {
    let error = #expect(throws: JSONError.self) { try Int(json: text) }
    #expect(error?.description.hasSuffix("is no whole number of 64 bits") == true)
  }

  @Test(arguments: [("01", 2), ("1.", 2), ("1e", 2), ("-", 1), ("1.e1", 2), ("00", 2)])
  func `a whole number has the grammar of all numbers`(_ text: String, _ offset: Int) {
    let error = #expect(throws: JSONError.self) { try Int(json: text) }
    guard case .syntax(_, offset) = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
