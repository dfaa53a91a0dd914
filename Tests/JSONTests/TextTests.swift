import Foundation
import JSON
import TestSupport
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u0000""#, "\u{0}"),
    (#""\u0041\u00e9\u00E9""#, "Aéé"), (#""\u20AC\u20ac""#, "€€"), (#""\ud83d\ude00""#, "😀"),
    (#""\uD83D\uDE00""#, "😀"), (#""\ud800\udc00""#, "\u{10000}"),
    (#""\udbff\udfff""#, "\u{10FFFF}"),
    (#""\ufffe\uffff""#, "\u{FFFE}\u{FFFF}"), (#""\ud7ff\ue000""#, "\u{D7FF}\u{E000}"),
    (#""a\u0301""#, "a\u{301}"), (#""\u202e""#, "\u{202E}"), (#""\\u0041""#, "\\u0041"),
    (#""\\""#, "\\"), (#""\\\\\"""#, "\\\\\""), (#""x\ny\nz""#, "x\ny\nz"),
    (#""é\n€\n😀""#, "é\n€\n😀"),
    ("\"\u{FEFF}\u{FFFD}\"", "\u{FEFF}\u{FFFD}"),
  ])
  func `an escape is read as its character`(_ text: String, _ value: String) throws {
    #expect(Array(try String(json: text).unicodeScalars) == Array(value.unicodeScalars))
    #expect(ReferenceValue.decoded(text.utf8) == .string(value))
  }

  @Test(arguments: [
    (#""\ud800""#, 7), (#""\udc00""#, 7), (#""\ud800x""#, 7), (#""\ud800\n""#, 8),
    (#""\ud800\u0041""#, 13), (#""\ud800\ud800""#, 13), (#""\udc00\ud800""#, 7), (#""a\udfff""#, 8),
  ])
  func `half of a surrogate pair is refused`(_ text: String, _ offset: Int) {
    let problem = JSONError.Problem.syntax(
      "the second half of a surrogate pair", offset: offset)
    #expect(throws: JSONError(problem)) { try String(json: text) }
    #expect(!ReferenceValue.isAccepted(text.utf8))
  }

  @Test(arguments: [
    (#""\x""#, "an escape", 2), (#""\U0041""#, "an escape", 2), (#""\'""#, "an escape", 2),
    (#""a\ ""#, "an escape", 3), (#""\u12""#, "four hexadecimal digits", 5),
    (#""\u12G4""#, "four hexadecimal digits", 5), (#""\u-123""#, "four hexadecimal digits", 3),
    (#""\ud83d\u12x""#, "four hexadecimal digits", 11), (#""\"#, "an escape", 2),
    (#""abc"#, "the end of a text", 4), (#""a\nb"#, "the end of a text", 5),
    (#"""#, "the end of a text", 1),
    ("\"\t\"", "an escape in place of a control character", 1),
    ("\"ab\n\"", "an escape in place of a control character", 3),
    ("\"a\\n\u{0}\"", "an escape in place of a control character", 4),
    ("\"\u{1F}\"", "an escape in place of a control character", 1),
  ])
  func `a text that the grammar does not allow is refused where it goes wrong`(
    _ text: String, _ expected: String, _ offset: Int
  ) {
    #expect(throws: JSONError(.syntax(expected, offset: offset))) { try String(json: text) }
    #expect(!ReferenceValue.isAccepted(text.utf8))
  }

  @Test func `every character below a space has an escape, and no other has that need not`() throws
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    for code in UInt32(0)...0x2FF {
      let text = "a" + (Unicode.Scalar(code).map { String($0) } ?? "") + "b"
      let written = text.json
      #expect(written == String(decoding: try encoder.encode(text), as: UTF8.self), "\(code)")
      #expect(try String(json: written) == text)
      let isEscaped = written.contains("\\")
      #expect(isEscaped == (code < 0x20 || code == 0x22 || code == 0x5C), "\(code)")
    }
  }

  @Test func `all planes of Unicode are read and written`() throws {
    for code in stride(from: UInt32(0x300), through: 0x10FFFF, by: 0x1F1) {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = String(scalar)
      let units = text.utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
      #expect(try String(json: "\"" + units.joined() + "\"") == text)
      #expect(try String(json: text.json) == text)
      #expect(text.json.utf8.count == text.utf8.count + 2)
    }
  }

  @Test func `a long text is read and written whole`() throws {
    let plain = String(repeating: "0123456789", count: 10_000)
    let escaped = String(repeating: "é\n\"\\😀", count: 10_000)
    for text in [plain, escaped, plain + "\u{0}", "\u{0}" + plain] {
      #expect(try String(json: text.json) == text)
      #expect(ReferenceValue.decoded(text.json.utf8) == .string(text))
    }
  }

  @Test func `a text is the same whether its storage is contiguous or not`() {
    let text = "kind\n\"😀\""
    let bridged = String(decoding: Array(text.utf16), as: UTF16.self)
    #expect(bridged.json == text.json)
    #expect(String(text.dropFirst(2)).json == #""nd\n\"😀\"""#)
  }
}
