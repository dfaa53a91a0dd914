import Foundation
import Testing

@testable import ExtensionImport

@Suite struct PropertyListTextTests {
  private func read(_ text: String) throws -> ProjectValue {
    try ProjectValue(reading: Data(text.utf8))
  }

  private func problem(_ text: String) -> PropertyListProblem? {
    var reader = PropertyListText(Data(text.utf8))
    do throws(PropertyListProblem) {
      _ = try reader.value()
      return nil
    } catch {
      return error
    }
  }

  @Test func `dictionaries, arrays, texts and data are read`() throws {
    let value = try read(#"{ a = b; "c d" = (e, 'f g', ); h = {}; i = (); j = <0fBD 77>; }"#)
    #expect(
      value
        == .table([
          "a": .text("b"), "c d": .list([.text("e"), .text("f g")]), "h": .table([:]),
          "i": .list([]), "j": .data([0x0F, 0xBD, 0x77]),
        ]))
  }

  @Test func `comments are passed over wherever blanks may stand`() throws {
    let text = "// !$*UTF8*$!\n{ /* one */ a /* * / */ = // to the end\n b /**/; }\n// end"
    #expect(try read(text) == .table(["a": .text("b")]))
  }

  @Test func `a slash in a name begins no comment`() throws {
    #expect(try read("{ a = /dev/x//y; b = c/*d*/; }").table?["a"] == .text("/dev/x//y"))
    #expect(try read("{ a = /dev/x//y; b = c/*d*/; }").table?["b"] == .text("c"))
  }

  @Test func `names need no quotation marks, whatever their letters`() throws {
    let value = try read(
      "{ 🪧 = Größe-1+2.swift; x = $(SRCROOT)/a; }".replacing("$(SRCROOT)", with: "$SRC"))
    #expect(value.table?["🪧"] == .text("Größe-1+2.swift"))
    #expect(value.table?["x"] == .text("$SRC/a"))
  }

  @Test(arguments: [
    (#""a\"b""#, "a\"b"), (#""a\\b""#, "a\\b"), (#""a\nb\tc""#, "a\nb\tc"),
    (#""\U00e9\U2603""#, "é☃"), (#""\UD83D\UDCDD.swift""#, "📝.swift"), (#""\101\0""#, "A\0"),
    (#""\351""#, "Ø"), (#"'it\'s "so"'"#, "it's \"so\""), ("\"two\nlines\"", "two\nlines"),
    (#""\q""#, "q"), (#""""#, ""),
  ])
  func `escapes in quoted strings are undone`(_ written: String, _ meant: String) throws {
    #expect(try read(written) == .text(meant))
  }

  @Test(arguments: [
    ("{ a = b }", 1, 9, PropertyListProblem.Reason.missing(";")),
    ("{\n  a b;\n}", 2, 5, .missing("=")),
    ("{ a = b;", 1, 9, .unfinished(.dictionary)),
    ("{ a = (b", 1, 9, .unfinished(.array)),
    ("{ a = (b c); }", 1, 10, .missing(",")),
    ("{\n\ta = \"b;\n}\n", 2, 6, .unfinished(.string)),
    ("{ /* a = b; }", 1, 3, .unfinished(.comment)),
    ("{ a = <0g>; }", 1, 9, .badData),
    ("{ a = <012>; }", 1, 12, .badData),
    ("{ a = <01", 1, 10, .unfinished(.data)),
    ("{ a = ; }", 1, 7, .unexpected(";")),
    ("{ = b; }", 1, 3, .unexpected("=")),
    ("{} {}", 1, 4, .trailing),
    ("", 1, 1, .unfinished(.file)),
  ])
  func `what is wrong is found where it stands`(
    _ text: String, _ line: Int, _ column: Int, _ reason: PropertyListProblem.Reason
  ) {
    #expect(problem(text) == PropertyListProblem(line: line, column: column, reason: reason))
  }

  @Test func `lists that lie in each other without end are refused`() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(problem(deep)?.reason == .tooDeep(limit: PropertyListText.depthLimit))
    let allowed = String(repeating: "(", count: 60) + String(repeating: ")", count: 60)
    #expect(problem(allowed) == nil)
  }

  @Test func `a byte order mark is passed over`() throws {
    #expect(try read("\u{FEFF}{ a = b; }") == .table(["a": .text("b")]))
  }

  @Test func `the later of two equal keys counts`() throws {
    #expect(try read("{ a = 1; a = 2; }") == .table(["a": .text("2")]))
  }

  @Test func `XML, binary and JSON say the same as the old style`() throws {
    let expected = try read("{ a = (b, c); d = { e = 1; }; }")
    let object: [String: Any] = ["a": ["b", "c"], "d": ["e": "1"]]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: object, format: format, options: 0)
      #expect(try ProjectValue(reading: data) == expected)
    }
    let data = try JSONSerialization.data(withJSONObject: object)
    #expect(try ProjectValue(reading: data) == expected)
  }

  @Test func `a damaged binary list is refused, and so is damaged text that begins as JSON does`() {
    #expect(
      throws: PropertyListProblem(line: 1, column: 1, reason: .undecodable)
    ) { try ProjectValue(reading: Data("bplist00nothing".utf8)) }
    #expect(
      throws: PropertyListProblem(line: 1, column: 5, reason: .missing("="))
    ) { try ProjectValue(reading: Data(#"{"a": "#.utf8)) }
  }

  @Test func `problems are told in one clause`() {
    #expect(problem("{ a = b }")?.reason.description == "';' is missing")
    #expect(problem("{ a = (b")?.reason.description == "the array does not end")
    #expect(problem("\"a")?.reason.description == "the quoted string does not end")
  }
}
