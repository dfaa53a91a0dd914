import Testing

@testable import WidgetManifest

@Suite struct JSON5ParserTests {
  private func parse(_ text: String) throws -> ManifestValue {
    var parser = JSON5Parser(text)
    return try parser.parse()
  }

  private func failure(_ text: String) -> JSON5Parser.Failure? {
    var parser = JSON5Parser(text)
    do {
      _ = try parser.parse()
      return nil
    } catch {
      return error
    }
  }

  @Test func `comments, trailing commas, bare keys and single quotes are read`() throws {
    let value = try parse(
      """
      // a manifest
      { bare: 'single "quoted"', /* inside */ "list": [1, 2,], }
      """)
    #expect(
      value
        == .object([
          .init(key: "bare", value: .string("single \"quoted\"")),
          .init(key: "list", value: .array([.number(1), .number(2)])),
        ]))
  }

  @Test(arguments: [
    ("0", 0), ("-1.5", -1.5), ("+2", 2), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("0x1F", 31),
    ("-Infinity", -Double.infinity), ("1E-2", 0.01),
  ])
  func `a number is read in every form`(_ text: String, _ number: Double) throws {
    #expect(try parse(text) == .number(number))
  }

  @Test(arguments: ["01", "1.2.3", "--1", "0x", "1e", ".", "-", "0xG", "1_000"])
  func `what only looks like a number is refused`(_ text: String) {
    #expect(failure(text)?.problem == .badNumber(text))
  }

  @Test func `every escape is read`() throws {
    let text = #""\n\t\r\b\f\v\0\x41\u00e9\ud83d\ude00\/\'\q""#
    #expect(
      try parse(text) == .string("\n\t\r\u{8}\u{C}\u{B}\0A\u{E9}\u{1F600}/'q"))
    #expect(try parse("'one \\\ntwo'") == .string("one two"))
  }

  @Test(arguments: [
    #""\u12""#, #""\ud83d""#, #""\ud83d\u0041""#, #""\xZZ""#, #""\1""#, #""\udc00""#,
  ])
  func `an escape that means nothing is refused`(_ text: String) {
    #expect(failure(text)?.problem == .badEscape)
  }

  @Test func `the place of a fault is its line and column`() {
    #expect(
      failure("{\n  \"a\": 1\n  \"b\": 2\n}")
        == .init(line: 3, column: 3, problem: .expected("',' or '}'", found: "'\"'")))
    #expect(
      failure("{\r\n a: nope }")
        == .init(line: 2, column: 5, problem: .expected("a value", found: "'n'")))
    #expect(failure("[1, 'é', ?]")?.column == 10)
  }

  @Test(arguments: [
    ("", SyntaxProblem.unexpectedEnd), ("{", .unexpectedEnd), ("[1,", .unexpectedEnd),
    ("{} {}", .trailingText), ("/* never", .unterminatedComment), ("\"open", .unterminatedString),
    ("\"two\nlines\"", .unterminatedString), ("[,]", .expected("a value", found: "','")),
    ("{a 1}", .expected("':'", found: "'1'")), ("{1: 2}", .expected("a key", found: "'1'")),
    ("tru", .expected("a value", found: "'t'")),
  ])
  func `a text that is no JSON says why`(_ text: String, _ problem: SyntaxProblem) {
    #expect(failure(text)?.problem == problem)
  }

  @Test func `nesting ends at the limit and not by running out of stack`() throws {
    let limit = JSON5Parser.depthLimit
    let deepest = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    _ = try parse(deepest)
    #expect(
      failure(String(repeating: "[", count: 100_000))
        == .init(line: 1, column: limit + 1, problem: .tooDeep(limit: limit)))
  }

  @Test func `a key that stands twice is noticed at its pointer`() throws {
    var parser = JSON5Parser(#"{"a/b": {"~": 1, "~": 2}}"#)
    _ = try parser.parse()
    #expect(parser.duplicates.map(\.pointer) == ["/a~1b/~0"])
    #expect(parser.duplicates.map(\.key) == ["~"])
  }

  @Test func `a byte order mark before the value is skipped`() throws {
    #expect(try parse("\u{FEFF}true") == .bool(true))
  }
}
