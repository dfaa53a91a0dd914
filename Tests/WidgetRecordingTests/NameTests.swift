import TestSupport
import Testing
import WidgetRecording

@Suite struct NameTests {
  @Test(arguments: Hostile.texts)
  func `a configuration is known by its name, and one name is that of the defaults`(
    _ text: String
  ) throws {
    let name = ConfigurationName(text)
    #expect(name.description == text)
    #expect((name == .defaults) == (text == "-"))
    #expect(name.name == (text == "-" ? nil : text))
    #expect(try ConfigurationName(json: name.json) == name)
  }

  @Test func `configurations are in the order of their texts`() {
    let names: [ConfigurationName] = [.named("a"), .defaults, .named(""), .named("A"), .named("+")]
    #expect(names.sorted() == [.named(""), .named("+"), .defaults, .named("A"), .named("a")])
  }

  @Test(
    arguments: [
      ("K", "K", .defaults), ("K/c", "K", .named("c")), ("K/c/d", "K", .named("c/d")),
      ("K/", "K", .named("")), ("/c", "", .named("c")), ("", "", .defaults), ("/", "", .named("")),
      ("K/-", "K", .defaults), ("-", "-", .defaults), ("é/😀", "é", .named("😀")),
      ("K//", "K", .named("/")),
    ] as [(MemberName, String, ConfigurationName)])
  func `a member is a kind, and perhaps a configuration`(
    _ member: MemberName, _ kind: String, _ configuration: ConfigurationName
  ) {
    #expect(member.kind == kind)
    #expect(member.configuration == configuration)
  }

  @Test(arguments: Hostile.texts)
  func `a member that is made has the parts it was made of`(_ text: String) throws {
    let configuration = ConfigurationName(text)
    let member = MemberName(kind: "K", configuration: configuration)
    #expect(member.kind == "K")
    #expect(member.configuration == configuration)
    #expect(member.rawValue == (text == "-" ? "K" : "K/\(text)"))
    #expect(try MemberName(json: member.json) == member)
    #expect(member.description == member.rawValue)
  }

  @Test func `names are in the order of their texts`() {
    #expect(["b/a", "a/b", "a"].map { MemberName(rawValue: $0) }.sorted() == ["a", "a/b", "b/a"])
    #expect((["b", "a-b", "a"] as [CheckID]).sorted() == ["a", "a-b", "b"])
    #expect(("a" as CheckID).description == "a")
  }

  @Test func `levels and Developer Modes have an order`() {
    #expect(FindingLevel.allCases.shuffled().sorted() == [.note, .warning, .error])
    #expect(DeveloperMode.allCases.shuffled().sorted() == [.off, .on])
    for level in FindingLevel.allCases { #expect(!(level < level)) }
    for mode in DeveloperMode.allCases { #expect(!(mode < mode)) }
  }

  @Test(
    arguments: [
      ("0000000000000000", 0), ("00000000000000ff", 255), ("ffffffffffffffff", .max),
      ("0123456789abcdef", 0x0123_4567_89AB_CDEF), ("8000000000000000", 1 << 63),
    ] as [(String, UInt64)])
  func `a digest of sixteen hexadecimal digits is a number`(_ text: String, _ number: UInt64) throws
  {
    #expect(ContentDigest(text) == .number(number))
    #expect(ContentDigest.number(number).text == text)
    #expect(try ContentDigest(json: "\"\(text)\"") == .number(number))
    #expect(ContentDigest.number(number).json == "\"\(text)\"")
  }

  @Test(
    arguments: Hostile.texts + [
      "0123456789ABCDEF", "0123456789abcde", "0123456789abcdef0", "0123456789abcdeg",
      " 123456789abcdef",
      "-123456789abcdef", "+123456789abcdef", "0x23456789abcdef", "0123456789abcd\u{E9}",
    ])
  func `any other digest is its text`(_ text: String) throws {
    let digest = ContentDigest(text)
    #expect(digest == .other(text))
    #expect(digest.text.utf8.elementsEqual(text.utf8))
    #expect(try ContentDigest(json: digest.json) == digest)
  }

  @Test func `a digest is read the same with and without escapes`() throws {
    let escaped = #""\u0030123456789abcde\u0066""#
    #expect(try ContentDigest(json: escaped).text == "0123456789abcdef")
    #expect(try ContentDigest(json: escaped) == "0123456789abcdef")
    #expect(throws: JSONError(.wrongKind(expected: "a text", found: "a number"))) {
      try ContentDigest(json: "1234567890123456")
    }
  }

  @Test(
    arguments: [
      (nil, "Cards/K", "Cards/K"), ("", "Cards/K", "Cards/K"), ("ar", "Cards/K", "Cards/K@ar"),
      ("ar", "Cards/K@ar", "Cards/K@ar"), ("ar", "Cards/K@", "Cards/K@@ar"), ("ar", "", "@ar"),
      ("Asia/Kolkata,ar_SA", "S", "S@Asia/Kolkata,ar_SA"), ("\u{301}x", "A", "A@\u{301}x"),
      ("b", "A@b/c", "A@b/c@b"),
    ] as [(String?, String, String)])
  func `a name has its entry of the matrix once`(
    _ entry: String?, _ name: String, _ qualified: String
  ) {
    var header = RecordedHeader.usual
    header.matrixEntry = entry
    #expect(header.qualified(name) == qualified)
    #expect(header.qualified(qualified) == qualified)
    #expect(RecordedHeader.qualified(name, matrixEntry: entry) == qualified)
    #expect(header.unqualified(qualified) == (name == "Cards/K@ar" ? "Cards/K" : name))
  }

  @Test func `a name without what is added is left as it is`() {
    var header = RecordedHeader.usual
    for entry in [nil, "", "ar"] {
      header.matrixEntry = entry
      for name in ["", "A", "A@", "A@b", "ar"] { #expect(header.unqualified(name) == name) }
    }
  }

  @Test func `a place is written as compilers write it`() throws {
    #expect(SourcePlace(file: "a b.swift", line: 12).description == "a b.swift:12")
  }
}
