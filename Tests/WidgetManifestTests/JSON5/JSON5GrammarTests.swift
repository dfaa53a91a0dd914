import Foundation
import Testing

@testable import WidgetManifest

/// The grammar of JSON5, rule by rule.
@Suite struct JSON5GrammarTests {
  private func value(_ text: String) -> ManifestValue? {
    var parser = JSON5Parser(text)
    return try? parser.parse()
  }

  @Test(arguments: [
    "null", "true", "false", "0", "-0", "{}", "[]", "''", "\"\"", " \t\n\r{}\u{A0}\u{2028}",
    "{$a_1: 1}", "{_: 1}", "{ünïcode: 1}", "{'a b': 1}", "{null: 1}", "{Infinity: 1}",
    "{\"a\": 1, 'b': 2, c: 3,}", "[[], {}, [[]],]", "/**/1//", "/* * / ** */1", "1 // end",
    "// first\r\n1", "{a/**/:/**/1/**/,/**/}", "'\u{2028}'", "'\\\r\n'", "\"'\"", "'\"'",
    "0xDEADbeef", "+.5", "-5.", "5e+3", "+Infinity", "-NaN",
  ])
  func `a text that is right is read`(_ text: String) {
    #expect(value(text) != nil)
  }

  @Test(arguments: [
    "", " ", "//", "/**/", "{,}", "[,]", "{a: 1,,}", "[1,,]", "{a}", "{a:}", "{:1}", "{a: 1 b: 2}",
    "[1 2]", "{a: 1", "[1", "}", "]", "{]", "[}", "'", "\"", "'a\"", "nul", "True", "undefined",
    "0b1", "1e", "1e+", "- 1", "+", "0x1.5", "00", "1a", "a", "/", "/*", "{a-b: 1}", "{1a: 1}",
    "'\\u{41}'", "'\\x4'", "'\n'", "[1]]", "1 1", "{a: 1}{", "`a`", "{a = 1}", "{a: b}",
  ])
  func `a text that is wrong is refused`(_ text: String) {
    #expect(value(text) == nil)
  }

  @Test(arguments: [
    (#"{"a": [1, 2.5, -3e2], "b": {"c": null, "d": "x\ny\u00e9"}, "e": true}"#),
    (#"[[], {}, "", 0, false, "\ud83d\ude00"]"#), (#""\\\"\/""#),
  ])
  func `plain JSON means what Foundation takes it to mean`(_ text: String) throws {
    let expected = try JSONDecoder().decode(Plain.self, from: Data(text.utf8))
    #expect(value(text).map(Plain.init) == expected)
  }

  @Test(arguments: [
    ("{\n\n  a: @}", 3, 6), ("[1,\r2,\r@]", 3, 1), ("[1,\r\n2,\r\n @]", 3, 2),
    ("[\u{2028}@]", 2, 1), ("[\"é日\", @]", 1, 8), ("\t@", 1, 2), ("// é\n@", 2, 1),
  ])
  func `lines and columns are counted as an editor does`(
    _ text: String, _ line: Int, _ column: Int
  ) {
    var parser = JSON5Parser(text)
    do {
      _ = try parser.parse()
      Issue.record("the text is wrong")
    } catch {
      #expect(error.line == line && error.column == column)
    }
  }

  @Test func `members keep the order of the text`() {
    guard case .object(let members)? = value("{z: 1, a: 2, m: 3, a: 4}") else {
      Issue.record("the text is an object")
      return
    }
    #expect(members.map(\.key) == ["z", "a", "m", "a"])
  }

  @Test func `brackets in texts and comments do not count as depth`() {
    let brackets = String(repeating: "[", count: 200)
    #expect(value("['\(brackets)', /* \(brackets) */ 1]") != nil)
  }

  @Test(arguments: [("a", "a"), ("a/b", "a~1b"), ("~", "~0"), ("~1/", "~01~1"), ("", "")])
  func `a key is escaped in a pointer`(_ key: String, _ escaped: String) {
    #expect(JSONPointer.escaped(key) == escaped)
  }

  /// A value as Foundation's own decoder gives it.
  private indirect enum Plain: Decodable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Plain])
    case object([String: Plain])

    init(from decoder: any Decoder) throws {
      let single = try decoder.singleValueContainer()
      if single.decodeNil() {
        self = .null
      } else if let bool = try? single.decode(Bool.self) {
        self = .bool(bool)
      } else if let number = try? single.decode(Double.self) {
        self = .number(number)
      } else if let string = try? single.decode(String.self) {
        self = .string(string)
      } else if let array = try? single.decode([Plain].self) {
        self = .array(array)
      } else {
        self = .object(try single.decode([String: Plain].self))
      }
    }

    init(_ value: ManifestValue) {
      self =
        switch value {
        case .null, .data: .null
        case .bool(let bool): .bool(bool)
        case .number(let number): .number(number)
        case .string(let string): .string(string)
        case .array(let values): .array(values.map(Plain.init))
        case .object(let members):
          .object(
            Dictionary(
              members.map { ($0.key, Plain($0.value)) }, uniquingKeysWith: { _, last in last }))
        }
    }
  }
}
