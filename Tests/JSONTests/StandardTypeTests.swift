import JSON
import TestSupport
import Testing

@Suite struct StandardTypeTests {
  private static let texts: [(text: String, kind: String)] = [
    ("null", "null"), ("true", "a truth value"), ("1", "a number"), (#""x""#, "a text"),
    ("[]", "a list"), ("{}", "an object"),
  ]

  /// Expects that a type is read from one kind of JSON's values and refuses all others by name.
  private func expectKind<Value: JSONReadable>(
    _ kind: String, of type: Value.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (text, found) in Self.texts where found != kind {
      #expect(
        throws: JSONError(.wrongKind(expected: kind, found: found)), sourceLocation: sourceLocation
      ) { try Value(json: text) }
    }
    #expect(
      throws: JSONError(.syntax("a value", offset: 1)), sourceLocation: sourceLocation
    ) { try Value(json: " ") }
  }

  @Test func `each type is read from one kind of value`() {
    expectKind("a truth value", of: Bool.self)
    expectKind("a number", of: Int.self)
    expectKind("a number", of: Double.self)
    expectKind("a text", of: String.self)
    expectKind("a text", of: Parcel.Size.self)
    expectKind("a list", of: [Int].self)
    expectKind("an object", of: [String: Int].self)
    expectKind("an object", of: Parcel.self)
  }

  @Test func `null is read where it is asked for`() throws {
    struct Nothing: JSONReadable {
      init(from reader: inout JSONReader) throws(JSONError) { try reader.readNull() }
    }
    _ = try Nothing(json: " null ")
    expectKind("null", of: Nothing.self)
    #expect(throws: JSONError(.syntax("null", offset: 0))) { try Nothing(json: "nil") }
  }

  @Test func `truth values, lists and objects are written and read back`() throws {
    for truth in [true, false] {
      #expect(truth.json == "\(truth)")
      #expect(try Bool(json: truth.json) == truth)
    }
    let lists = [[], [1], [1, -2, 3]]
    #expect(lists.json == "[[],[1],[1,-2,3]]")
    #expect(try [[Int]](json: lists.json) == lists)
    let members = ["b": [true], "a": [], "": [false, true]]
    #expect(members.json == #"{"":[false,true],"a":[],"b":[true]}"#)
    #expect(try [String: [Bool]](json: members.json) == members)
  }

  @Test(arguments: Parcel.Size.allCases)
  func `a word is written as its text and read back`(_ size: Parcel.Size) throws {
    #expect(size.json == "\"\(size.rawValue)\"")
    #expect(try Parcel.Size(json: size.json) == size)
  }

  @Test(arguments: ["Small", "", "small ", "smal", "sm\\u0061lL"])
  func `a word of another type is refused by its text`(_ word: String) throws {
    let text = try String(json: "\"\(word)\"")
    #expect(throws: JSONError(.badValue("'\(text)' is none of the words that may stand here"))) {
      try Parcel.Size(json: "\"\(word)\"")
    }
  }

  @Test func `a value can be read from bytes that are not in one piece`() throws {
    let text = #"{"a":[1,2,{"b":null}]}"#
    let value = try JSONValue(json: text)
    #expect(try JSONReader.read(JSONValue.self, from: AnySequence(text.utf8)) == value)
    #expect(try JSONReader.read(JSONValue.self, from: text.utf8.lazy.map(\.self)) == value)
    #expect(throws: JSONError(.trailingText)) {
      try JSONReader.read(Int.self, from: AnySequence("1 2".utf8))
    }
    let slice = Array("xx\(text)".utf8)[2...]
    #expect(try JSONReader.read(JSONValue.self, from: slice) == value)
  }

  @Test func `nothing is no value`() {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(throws: JSONError(.syntax("a value", offset: 0))) {
      try JSONReader.read(JSONValue.self, from: nothing)
    }
  }
}
