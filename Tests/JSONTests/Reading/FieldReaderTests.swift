import JSON
import TestSupport
import Testing

@Suite struct FieldReaderTests {
  @Test func `members are read in the order in which they are asked for`() throws {
    let text = """
      {"contents":["cup","\\"plate\\""],"fragile":true,"inner":[{"number":0}],"number":7,\
      "sender":"Ann","size":"large","weight":1.5}
      """
    #expect(try Parcel(json: text) == .full)
  }

  @Test(arguments: 0..<20)
  func `members are found in whatever order they stand`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var members = [
      #""contents":["cup","\"plate\""]"#, #""fragile":true"#, #""inner":[{"number":0}]"#,
      #""number":7"#, #""sender":"Ann""#, #""size":"large""#, #""weight":1.5"#,
      #""a":{"b":[1,"}"]}"#,
      #""numbers":8"#, #""numbe":8"#, #""":null"#, #""\"":"{""#,
    ]
    members.shuffle(using: &generator)
    #expect(try Parcel(json: "{\(members.joined(separator: ","))}") == .full)
    #expect(try UnorderedParcel(json: "{\(members.joined(separator: " , "))}").parcel == .full)
  }

  @Test(arguments: [
    #"{"\u006eumber":7}"#, #"{"n\u0075mb\u0065r":7,"number":8}"#, #"{"x":0,"\u006eumber":7}"#,
    #"{"\u0069nner":[],"\u006eumber":7,"\u0073ize":"small"}"#,
  ])
  func `a key may be written with escapes`(_ text: String) throws {
    #expect(try Parcel(json: text).number == 7)
  }

  @Test(arguments: [
    #"{"number":7,"number":8}"#, #"{"x":1,"number":7,"size":"small","number":8,"number":"x"}"#,
    #"{"size":"small","weight":1,"number":7,"number":8}"#,
    #"{"z":1,"y":2,"x":3,"w":4,"v":5,"weight":2,"number":7,"u":6,"number":8}"#,
  ])
  func `of a key that comes twice the first value counts`(_ text: String) throws {
    #expect(try Parcel(json: text).number == 7)
  }

  @Test func `a value that nobody reads may come twice and be of any kind`() throws {
    let parcel = try Parcel(json: #"{"number":1,"x":{},"x":[[]],"x":"]","x":-1e5,"x":null}"#)
    #expect(parcel.number == 1)
  }

  @Test func `null counts as absent`() throws {
    let text = """
      {"contents":null,"fragile":null,"inner":null,"number":1,"sender":null,"size":null,\
      "weight":null}
      """
    var parcel = Parcel()
    parcel.number = 1
    #expect(try Parcel(json: text) == parcel)
    #expect(try Parcel(json: #"{"number":1}"#) == parcel)
  }

  @Test(arguments: ["{}", #"{"number":null}"#, #"{"size":"small","weight":null}"#, "{ }"])
  func `a member that must be there is missed by its key`(_ text: String) {
    #expect(throws: JSONError(.missingKey("number"))) { try Parcel(json: text) }
  }

  @Test(arguments: [
    (#"{"number":"7"}"#, "number", "a number", "a text"),
    (#"{"number":1,"contents":{}}"#, "contents", "a list", "an object"),
    (#"{"contents":["a",true],"number":1}"#, "contents/1", "a text", "a truth value"),
    (#"{"number":1,"fragile":0}"#, "fragile", "a truth value", "a number"),
    (#"{"inner":[{"number":1},{"number":[]}],"number":1}"#, "inner/1/number", "a number", "a list"),
    (#"{"inner":[[]],"number":1}"#, "inner/0", "an object", "a list"),
    (
      #"{"inner":[{"inner":[null],"number":1}],"number":1}"#, "inner/0/inner/0", "an object", "null"
    ),
    (#"{"size":1,"number":1}"#, "size", "a text", "a number"),
    (#"{"weight":[],"sender":"x","number":1}"#, "weight", "a number", "a list"),
  ])
  func `a member of another kind is named with the keys that lead to it`(
    _ text: String, _ path: String, _ expected: String, _ found: String
  ) {
    let error = path.split(separator: "/").reversed().reduce(
      JSONError(.wrongKind(expected: expected, found: found))
    ) { $0.inside(String($1)) }
    #expect(throws: error) { try Parcel(json: text) }
    #expect(error.pointer == "/" + path)
  }

  @Test(arguments: [
    ("[]", "a list"), ("null", "null"), ("1", "a number"), ("\"\"", "a text"),
    ("true", "a truth value"),
  ])
  func `what is no object is no record`(_ text: String, _ found: String) {
    #expect(throws: JSONError(.wrongKind(expected: "an object", found: found))) {
      try Parcel(json: text)
    }
    #expect(throws: JSONError(.wrongKind(expected: "an object", found: found))) {
      try [String: Int](json: text)
    }
  }

  @Test(arguments: [
    (#"{"number":1"#, "',' or '}'", 11), (#"{"number":1,}"#, "a key", 12),
    (#"{"number":1 "x":2}"#, "',' or '}'", 12), (#"{"number" 1}"#, "':'", 10),
    (#"{"x":1,"y"}"#, "':'", 10), (#"{"x":}"#, "a value", 5),
    (#"{"x":[1,2"#, "the end of a list or an object", 9),
    (#"{"x":"abc"#, "the end of a text", 9), (#"{"x":nulx,"number":1}"#, "null", 5),
    (#"{"x":tru,"number":1}"#, "true", 5), ("", "a value", 0), ("{", "a key", 1),
    ("  }", "a value", 2),
    (#"{"number":1,x}"#, "a key", 12), (#"{"x\"#, "the end of a text", 4),
  ])
  func `an object that does not end as it should is refused`(
    _ text: String, _ expected: String, _ offset: Int
  ) {
    #expect(throws: JSONError(.syntax(expected, offset: offset))) { try Parcel(json: text) }
  }

  @Test func `an object with very many members that nobody asks for is read`() throws {
    let others = (0..<2000).map { #""key\#($0)":[\#($0)]"# }.joined(separator: ",")
    #expect(try Parcel(json: "{\(others),\"number\":3}").number == 3)
    #expect(try Parcel(json: "{\"weight\":2,\(others),\"number\":3,\(others)}").weight == 2)
  }

  @Test func `a dictionary has all members, and of a key that comes twice the first`() throws {
    let members = try [String: Int](json: #" { "b" : 2 , "a":1,"b":3,"":0,"\u0063":4 } "#)
    #expect(members == ["a": 1, "b": 2, "": 0, "c": 4])
    #expect(throws: JSONError(.wrongKind(expected: "a number", found: "null")).inside("a~/")) {
      try [String: Int](json: #"{"a~/":null}"#)
    }
    #expect(throws: JSONError(.syntax("an escape", offset: 3))) {
      try [String: Int](json: #"{"\x":1}"#)
    }
  }

  @Test func `the next value's kind is told without reading it`() throws {
    struct Kinds: JSONReadable {
      var kinds: [JSONReader.Kind] = []

      init(from reader: inout JSONReader) throws(JSONError) {
        try reader.readArray { (reader) throws(JSONError) in
          kinds.append(try reader.nextKind())
          _ = try JSONValue(from: &reader)
        }
      }
    }
    let kinds = try Kinds(json: #"[ {"a":1}, [2], "x", true, false, null, -1, 0 ]"#).kinds
    #expect(kinds == [.object, .array, .string, .bool, .bool, .null, .number, .number])
  }

  @Test func `a text is taken for what its bytes say, or as it is`() throws {
    struct Length: JSONReadable {
      var meaning: Int?
      var text: String

      init(from reader: inout JSONReader) throws(JSONError) {
        (meaning, text) = try reader.readString { $0.count == 3 ? $0.count : nil }
      }
    }
    let short = try Length(json: #" "abc" "#)
    #expect((short.meaning, short.text) == (3, ""))
    for text in ["", "ab", "abcd", "a\\nb", "\\u0041\\u0041\\u0041"] {
      let read = try Length(json: "\"\(text)\"")
      #expect(read.meaning == nil)
      #expect(read.text == (try String(json: "\"\(text)\"")))
    }
    for text in ["1", "\"abc", "[]", ""] {
      #expect(throws: JSONError.self) { try Length(json: text) }
    }
  }
}
