import JSON
import TestSupport
import Testing

/// Unknown members of a record are read no closer than finding their end needs.
@Suite struct SkippingTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-1.5e+10", #""""#, #""a\"b\\""#, #""\\""#, #""{[\"""#, "[]",
    "{}", #"[1,{"a":["]"]},"}"]"#, #"{"a":{"b":"}"},"c":[[[]]]}"#, " [ 1 , 2 ] ",
    #""\u005d\uD83D""#,
    "\"\u{2028}é😀\"",
  ])
  func `a value of any kind is skipped to its end`(_ value: String) throws {
    for text in [
      #"{"x":\#(value),"number":1}"#, #"{"number":1,"x":\#(value)}"#,
      #"{"a":\#(value),"b":\#(value),"c":\#(value),"d":\#(value),"e":\#(value),"number":1}"#,
    ] {
      #expect(try Parcel(json: text).number == 1, "\(text)")
    }
  }

  @Test(arguments: [
    "1.2.3", "-", "--1", "1e", "00", #""\x""#, "\"\t\"", "[1 2]", "[,]", "{1}", "[}", "[1}",
    "{\"a\"]",
    #""\ud800""#,
  ])
  func `errors that do not hide a value's end are not looked for`(_ value: String) throws {
    #expect(try Parcel(json: #"{"x":\#(value),"number":1}"#).number == 1)
    #expect(throws: JSONError.self) { try JSONValue(json: #"{"x":\#(value),"number":1}"#) }
  }

  @Test(arguments: [
    "", "nul", "truE", "x", "'a'", "NaN", ",", ":", "]", "[", "{", "[[]", #""a"#, #"["]"#,
  ])
  func `errors that hide a value's end are found`(_ value: String) {
    #expect(throws: JSONError.self) { try Parcel(json: #"{"x":\#(value),"number":1}"#) }
    #expect(throws: JSONError.self) { try Parcel(json: #"{"number":1,"x":\#(value)}"#) }
  }

  @Test func `a skipped text need not be UTF-8, and one that is read must be`() throws {
    var bytes = Array(#"{"x":"?","number":1}"#.utf8)
    bytes[6] = 0xFF
    #expect(try JSONReader.read(Parcel.self, from: bytes).number == 1)
    #expect(throws: JSONError(.syntax("UTF-8", offset: 6)).inside("x")) {
      try JSONReader.read([String: JSONValue].self, from: bytes)
    }
  }
}
