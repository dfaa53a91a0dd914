import JSON
import Testing

/// Texts with what RFC 8259 says of them, which Foundation has to confirm.
@Suite struct DocumentTests {
  @Test(
    arguments: [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)),
      ("0", .number(0)), ("7", .number(7)), ("-7", .number(-7)), ("10.25", .number(10.25)),
      ("1e2", .number(100)), ("1E2", .number(100)), ("1e+2", .number(100)),
      ("25e-2", .number(0.25)),
      ("0.5e1", .number(5)), ("-0.5", .number(-0.5)), ("0.0", .number(0)), ("1e-0", .number(1)),
      (#""""#, .string("")), (#""a b""#, .string("a b")), (#""/""#, .string("/")),
      ("\"\u{7F}\"", .string("\u{7F}")), ("\"\u{2028}\"", .string("\u{2028}")),
      (#""[1,{\"a\":2}]""#, .string(#"[1,{"a":2}]"#)),
      ("[]", .array([])), ("[ ]", .array([])), ("[1]", .array([.number(1)])),
      ("[[],[[]]]", .array([.array([]), .array([.array([])])])),
      ("[null,true,\"x\",1]", .array([.null, .bool(true), .string("x"), .number(1)])),
      ("{}", .object([:])), ("{ }", .object([:])), (#"{"":0}"#, .object(["": .number(0)])),
      (#"{"a":{"b":[{}]}}"#, .object(["a": .object(["b": .array([.object([:])])])])),
      (#"{"a":1,"b":2}"#, .object(["a": .number(1), "b": .number(2)])),
      (" \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n", .array([.number(1), .number(2)])),
      (" { \n\"a\"\t:\r1 } ", .object(["a": .number(1)])),
      (#"{"a":1,"a":2}"#, .object(["a": .number(1)])),
      (#"{"a":1,"\u0061":2}"#, .object(["a": .number(1)])),
    ] as [(Document, JSONValue)])
  func `a text that is JSON is read`(_ document: Document, _ value: JSONValue) throws {
    #expect(try JSONReader.read(from: document.bytes) == value)
    #expect(ReferenceValue.decoded(document.bytes) == value)
    #expect(ReferenceValue.isAccepted(document.bytes))
  }

  @Test(
    arguments: [
      ("", "a value", 0), ("  ", "a value", 2), ("x", "a value", 0), ("]", "a value", 0),
      ("nul", "null", 0), ("nulL", "null", 0), ("True", "a value", 0), ("tru", "true", 0),
      ("fals", "false", 0), ("NaN", "a value", 0), ("Infinity", "a value", 0),
      ("-Infinity", "a digit", 1), ("-", "a digit", 1), ("-x", "a digit", 1), ("+1", "a value", 0),
      (".5", "a value", 0), ("1.", "a digit", 2), ("1.e1", "a digit", 2), ("1e", "a digit", 2),
      ("1e+", "a digit", 3), ("1E-x", "a digit", 3), ("01", "no digit after a leading zero", 2),
      ("-012", "no digit after a leading zero", 4), ("'a'", "a value", 0), ("//\n1", "a value", 0),
      ("[", "a value", 1), ("[1", "',' or ']'", 2), ("[1,", "a value", 3), ("[,1]", "a value", 1),
      ("[1 2]", "',' or ']'", 3), ("[1}", "',' or ']'", 2), ("[1,,2]", "a value", 3),
      ("[\u{0C}1]", "a value", 1), ("[\u{A0}1]", "a value", 1), ("[1\u{0}]", "',' or ']'", 2),
      ("{", "a key", 1), ("{a:1}", "a key", 1), ("{1:1}", "a key", 1), ("{,}", "a key", 1),
      (#"{"a"}"#, "':'", 4), (#"{"a" 1}"#, "':'", 5), (#"{"a":}"#, "a value", 5),
      (#"{"a":1"#, "',' or '}'", 6), (#"{"a":1]"#, "',' or '}'", 6),
      (#"{"a":1 "b":2}"#, "',' or '}'", 7),
      (#"{"a":1,,}"#, "a key", 7), (#"{"a"#, "the end of a text", 3), ("\u{0}", "a value", 0),
    ] as [(Document, String, Int)])
  func `a text that is no JSON is refused, and the place is named`(
    _ document: Document, _ expected: String, _ offset: Int
  ) {
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(JSONValue.self, from: document.bytes)
    }
    #expect(error?.problem == .syntax(expected, offset: offset))
    #expect(!ReferenceValue.isAccepted(document.bytes))
    #expect(ReferenceValue.decoded(document.bytes) == nil)
  }

  @Test(
    arguments: [
      "1 2", "[1]x", "[]]", "{}}", "nullx", "\"a\"\"b\"", "0x1", "truefalse",
    ] as [Document])
  func `nothing may follow the value`(_ document: Document) {
    #expect(throws: JSONError(.trailingText)) {
      try JSONReader.read(JSONValue.self, from: document.bytes)
    }
    #expect(!ReferenceValue.isAccepted(document.bytes))
  }

  @Test(
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
      [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], [0x22, 0xE2, 0x82, 0x22], [0x22, 0x80, 0x22],
      [0x22, 0xC3, 0x28, 0x22], [0x22, 0x5C, 0x6E, 0xFF, 0x22],
    ] as [[UInt8]])
  func `a text that is not UTF-8 is refused`(_ bytes: [UInt8]) {
    let error = #expect(throws: JSONError.self) { try JSONReader.read(String.self, from: bytes) }
    guard case .syntax("UTF-8", _) = error?.problem else {
      Issue.record("refused for another reason: \(String(describing: error))")
      return
    }
    #expect(!ReferenceValue.isAccepted(bytes))
    let object = Array("{".utf8) + bytes + Array(":1}".utf8)
    #expect(throws: JSONError.self) { try JSONReader.read([String: Int].self, from: object) }
  }
}

/// Texts of which this reader says something else than Foundation.
@Suite struct FoundationDifferenceTests {
  @Test(arguments: ["[1,]", #"{"a":1,}"#, "[[1,],]"] as [Document])
  func `a comma before the end is refused, as the grammar says`(_ document: Document) {
    #expect(throws: JSONError.self) { try JSONReader.read(JSONValue.self, from: document.bytes) }
    #expect(ReferenceValue.isAccepted(document.bytes))
  }

  @Test(arguments: [
    Document([0xEF, 0xBB, 0xBF, 0x31]), Document([0xFF, 0xFE, 0x31, 0x00]), Document([0x31, 0x00]),
    Document([0x00, 0x31]),
  ])
  func `there is no mark of the byte order, and no encoding but UTF-8`(_ document: Document) {
    #expect(throws: JSONError.self) { try JSONReader.read(JSONValue.self, from: document.bytes) }
    #expect(ReferenceValue.isAccepted(document.bytes))
  }

  @Test(arguments: ["1e999", "-1e309", "1.7976931348623159e308", "[1E400]"] as [Document])
  func `a number beyond all doubles is infinite`(_ document: Document) throws {
    let value = try JSONReader.read(JSONValue.self, from: document.bytes)
    let number = if case .array(let elements) = value { elements[0] } else { value }
    let isNegative = document.bytes[0] == UInt8(ascii: "-")
    #expect(number == .number(isNegative ? -.infinity : .infinity))
    #expect(!ReferenceValue.isAccepted(document.bytes))
  }

  @Test(
    arguments: [("1e-999", .plus), ("-2e-324", .minus), ("0e1", .plus)]
      as [(Document, FloatingPointSign)])
  func `a number too small for all doubles is nothing`(
    _ document: Document, _ sign: FloatingPointSign
  ) throws {
    let number = try JSONReader.read(Double.self, from: document.bytes)
    #expect(number == 0)
    #expect(number.sign == sign)
    #expect(ReferenceValue.decoded(document.bytes) == nil)
    #expect(ReferenceValue.isAccepted(document.bytes))
  }
}
