import JSON
import TestSupport
import Testing

/// Random texts, whole and damaged, as this reader and as Foundation reads them.
@Suite struct RandomDocumentTests {
  /// A writer of random documents, with all that the grammar lets stand between and within tokens.
  private struct Author {
    var generator: SeededGenerator

    static let words = [
      "", "a", "kind", "é", "e\u{301}", "😀", "\u{0}", "\n\t\r", "\"", "\\", "/", "\u{7F}",
      "\u{2028}",
      "\u{202E}abc", "\u{FEFF}", "\u{10FFFF}", "\\u0041", "[1,2", "{\"a\":",
    ]
    static let numbers: [Double] = [
      0, -0.0, 1, -1, 0.1, 1e21, 1e-7, 123_456_789.125, .leastNonzeroMagnitude,
      .greatestFiniteMagnitude,
      9_007_199_254_740_991, -9_007_199_254_740_992, 2.5,
    ]

    mutating func value(depth: Int = 0) -> JSONValue {
      switch generator.number(in: 0...(depth < 5 ? 6 : 3)) {
      case 0: .null
      case 1: .bool(generator.isOnce(in: 2))
      case 2: .number(number())
      case 3: .string(word())
      case 4, 5: .array((0..<generator.number(in: 0...4)).map { _ in value(depth: depth + 1) })
      default:
        .object(
          Dictionary(
            (0..<generator.number(in: 0...4)).map { _ in (word(), value(depth: depth + 1)) },
            uniquingKeysWith: { first, _ in first }))
      }
    }

    private mutating func number() -> Double {
      guard generator.isOnce(in: 2) else { return generator.pick(Self.numbers) }
      let number = Double(bitPattern: generator.next())
      return number.isFinite ? number : 1
    }

    private mutating func word() -> String {
      (0..<generator.number(in: 0...3)).map { _ in generator.pick(Self.words) }.joined()
    }

    private mutating func space() -> String {
      generator.pick(["", "", "", " ", "\n", "\t", "\r\n", "   "])
    }

    mutating func text(of value: JSONValue) -> String {
      let token =
        switch value {
        case .null: "null"
        case .bool(let truth): truth ? "true" : "false"
        case .number(let number): "\(number)".replacing("e", with: generator.pick(["e", "E"]))
        case .string(let string): quoted(string)
        case .array(let elements):
          "[\(elements.map { text(of: $0) }.joined(separator: ","))\(space())]"
        case .object(let members):
          "{\(members.map { self.member($0, $1) }.joined(separator: ","))\(space())}"
        }
      return space() + token + space()
    }

    private mutating func member(_ key: String, _ value: JSONValue) -> String {
      "\(space())\(quoted(key))\(space()):\(text(of: value))"
    }

    /// Writes a text with escapes that need not be there among those that must.
    private mutating func quoted(_ string: String) -> String {
      var text = "\""
      for scalar in string.unicodeScalars {
        switch scalar {
        case "\"": text += "\\\""
        case "\\": text += "\\\\"
        case "/": text += generator.pick(["/", "\\/"])
        case "\n": text += generator.pick(["\\n", "\\u000a", "\\u000A"])
        default:
          if scalar.value < 0x20 || generator.isOnce(in: 4) {
            for unit in String(scalar).utf16 {
              let digits = String(unit, radix: 16, uppercase: generator.isOnce(in: 2))
              text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
          } else {
            text.unicodeScalars.append(scalar)
          }
        }
      }
      return text + "\""
    }
  }

  @Test(arguments: 0..<8)
  func `a random document is read as what it was made of, and as Foundation reads it`(
    _ seed: UInt64
  ) throws {
    var author = Author(generator: SeededGenerator(seed: seed))
    for _ in 0..<40 {
      let value = author.value()
      let text = author.text(of: value)
      #expect(try JSONValue(json: text) == value, "\(text)")
      #expect(ReferenceValue.decoded(text.utf8) == value, "\(text)")
    }
  }

  @Test(arguments: 0..<8)
  func `what is written is read as the same, by Foundation too`(_ seed: UInt64) throws {
    var author = Author(generator: SeededGenerator(seed: 100 + seed))
    for _ in 0..<40 {
      let value = author.value()
      for text in [value.json, value.indentedJSON] {
        #expect(try JSONValue(json: text) == value)
        #expect(try JSONValue(json: text).json == value.json)
        #expect(ReferenceValue.decoded(text.utf8) == value)
      }
      #expect(!value.json.utf8.contains { $0 < 0x20 })
    }
  }

  @Test(arguments: 0..<8)
  func `a damaged document is refused where Foundation refuses it`(_ seed: UInt64) {
    var author = Author(generator: SeededGenerator(seed: 200 + seed))
    let bytes = Array("{}[],:\"\\/0123456789eE+-. \n\ttruefalsnbu".utf8)
    for _ in 0..<150 {
      var text = Array(author.text(of: author.value()).utf8)
      for _ in 0..<author.generator.number(in: 1...2) where !text.isEmpty {
        let place = author.generator.number(in: 0...text.count - 1)
        switch author.generator.number(in: 0...2) {
        case 0: text.remove(at: place)
        case 1: text[place] = author.generator.pick(bytes)
        default: text.insert(author.generator.pick(bytes), at: place)
        }
      }
      expectAgreement(on: text)
    }
  }

  /// Expects the same acceptance, but for the differences that `FoundationDifferenceTests` states.
  private func expectAgreement(on text: [UInt8]) {
    let value = try? JSONReader.read(JSONValue.self, from: text)
    let shown = Document(text)
    guard value != nil else {
      let isOtherwise = ReferenceValue.isAccepted(text)
      let hasLastComma = String(decoding: text, as: UTF8.self).contains(/,\s*[\]}]/)
      #expect(!isOtherwise || hasLastComma, "\(shown) is refused")
      return
    }
    let isInfinite = value?.json.contains("Infinity") ?? false
    #expect(ReferenceValue.isAccepted(text) || isInfinite, "\(shown) is taken")
    if let reference = ReferenceValue.decoded(text) {
      #expect(reference == value, "\(shown)")
    }
  }
}
