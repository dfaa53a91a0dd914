import JSON
import Testing

/// Values that are passed on as text.
@Suite struct JSONTextTests {
  @Test(arguments: [#"{"b" : [1,2.50,"\u00e9]"],"a":null}"#, "[]", "-1e3", #""}""#, "true"])
  func `a text comes out as it went in`(text: String) throws {
    let value = try #require(JSONText(text.utf8))
    #expect(
      String(decoding: JSONWriter.bytes(of: [value, value]), as: UTF8.self) == "[\(text),\(text)]")
    let list = try JSONReader.read([JSONText].self, from: " [ \(text) , 7 ]".utf8)
    #expect(list.first == value)
    #expect(try list.last?.value(Int.self) == 7)
  }

  @Test(arguments: ["", "{", "[1,", "{} {}", "nul", #""open"#])
  func `a text that is not one value is none`(text: String) {
    #expect(JSONText(text.utf8) == nil)
  }

  @Test func `a value of another type is an error`() throws {
    let text = try #require(JSONText("[1]".utf8))
    #expect(throws: JSONError.self) { try text.value(String.self) }
  }
}
