import Foundation
import JSON
import TestSupport
import Testing

@Suite struct NumberWritingTests {
  static let edges: [Double] = [
    0, 1, -1, 10, 100, 1e15, 1e16, 1e17, 1e21, 1e22, 1e-5, 1e-7, 0.1, 0.3, 1.5, -2.25, 1.0 / 3,
    9_007_199_254_740_991, 9_007_199_254_740_992, 9_007_199_254_740_994, 4_503_599_627_370_495.5,
    1_772_460_000, 1_772_460_000.25, .pi, .greatestFiniteMagnitude, .leastNormalMagnitude,
    .leastNonzeroMagnitude, .ulpOfOne, 1e308, 123_456_789.125, 52.6, 1.0.nextUp, 1.0.nextDown,
  ]

  @Test(arguments: edges)
  func `a number is written as Foundation's encoder writes it`(_ number: Double) throws {
    let encoder = JSONEncoder()
    for value in [number, -number] {
      #expect(value.json == String(decoding: try encoder.encode(value), as: UTF8.self))
    }
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "-0"), (1, "1"), (-12.5, "-12.5"), (1e15, "1000000000000000"),
    (9_007_199_254_740_991, "9007199254740991"), (9_007_199_254_740_992, "9007199254740992"),
    (1e16, "1e+16"), (-1e16, "-1e+16"), (1e21, "1e+21"), (0.0001, "0.0001"), (0.00001, "1e-05"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "5e-324"),
    (.nan, #""NaN""#), (-.nan, #""NaN""#), (.infinity, #""Infinity""#),
    (-.infinity, #""-Infinity""#),
  ])
  func `a number has one text`(_ number: Double, _ text: String) {
    #expect(number.json == text)
    #expect(JSONValue.number(number).json == text)
  }

  @Test(arguments: 0..<4)
  func `a number has the fewest digits that read as the same bits`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for index in 0..<1000 {
      let bits = generator.next()
      let number =
        index.isMultiple(of: 2)
        ? Double(bitPattern: bits)
        : Double(bits % 10_000_000_000) / generator.pick([1, 10, 1000, 8])
      guard number.isFinite else { continue }
      let text = number.json
      #expect(try Double(json: text).bitPattern == number.bitPattern, "\(text)")
      let digits = significantDigits(of: text)
      guard digits > 1 else { continue }
      let shorter = String(format: "%.\(digits - 2)e", number)
      #expect(Double(shorter) != number, "\(text) is longer than \(shorter)")
    }
  }

  /// Counts the digits of a number from the first to the last that is no zero.
  private func significantDigits(of text: String) -> Int {
    let mantissa = text.prefix { $0 != "e" }.filter(\.isNumber)
    let rest = mantissa.trimmingPrefix { $0 == "0" }.reversed().drop { $0 == "0" }
    return rest.count
  }

  @Test(arguments: [0, 1, -1, 9, 10, -10, 1_000_000, .max, .min, .max - 1, 9_007_199_254_740_993])
  func `a whole number is written in full and read back`(_ number: Int) throws {
    #expect(number.json == "\(number)")
    #expect(try Int(json: number.json) == number)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that is not finite is read back from its name`(_ number: Double) throws {
    let read = try Double(json: number.json)
    #expect(read.isNaN == number.isNaN)
    #expect(read.isNaN || read == number)
    #expect(try JSONValue(json: number.json) == .string(String(number.json.dropFirst().dropLast())))
  }

  @Test(arguments: [#""nan""#, #""inf""#, #""Infinity ""#, #""+Infinity""#, #""1""#, #""""#])
  func `no other text is a number`(_ text: String) {
    #expect(throws: JSONError(.wrongKind(expected: "a number", found: "a text"))) {
      try Double(json: text)
    }
  }

  @Test(arguments: [#""NaN""#, #""Infinity""#])
  func `no name is a whole number`(_ text: String) {
    #expect(throws: JSONError(.wrongKind(expected: "a number", found: "a text"))) {
      try Int(json: text)
    }
  }
}
