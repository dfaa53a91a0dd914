import JSON
import TestSupport
import Testing

@Suite struct JSONErrorTests {
  @Test(
    arguments: [
      (.syntax("',' or ']'", offset: 12), "no JSON at byte 12: expected ',' or ']'"),
      (.tooDeep, "values lie more than 512 deep in one another"),
      (.wrongKind(expected: "a list", found: "null"), "expected a list, found null"),
      (.badValue("'x' is no version such as 17.0"), "'x' is no version such as 17.0"),
      (.missingKey("kind"), "the key 'kind' is missing"),
      (.trailingText, "something follows the value"),
    ] as [(JSONError.Problem, String)])
  func `a problem is one clause, with the place in front`(
    _ problem: JSONError.Problem, _ text: String
  ) {
    #expect(problem.description == text)
    #expect(JSONError(problem).description == text)
    #expect(JSONError(problem).inside("a").description == "'a': \(text)")
    #expect(JSONError(problem).inside("1").inside("a").description == "'a/1': \(text)")
  }

  @Test(
    arguments: [
      ([], ""), (["a"], "/a"), (["a", "0", "b"], "/a/0/b"), ([""], "/"), (["", ""], "//"),
      (["a/b"], "/a~1b"), (["~"], "/~0"), (["~1"], "/~01"), (["/~"], "/~1~0"), (["é\n"], "/é\n"),
    ] as [([String], String)])
  func `the pointer escapes what RFC 6901 says`(_ path: [String], _ pointer: String) {
    let error = path.reversed().reduce(JSONError(.tooDeep)) { $0.inside($1) }
    #expect(error.pointer == pointer)
    #expect(error.path == path)
  }

  @Test func `the path leads through lists, objects and records`() {
    let text = """
      {"number":1,"inner":[{"number":2},{"number":3,"inner":[{"number":4,"contents":["a",5]}]}]}
      """
    let error = #expect(throws: JSONError.self) { try Parcel(json: text) }
    #expect(error?.path == ["inner", "1", "inner", "0", "contents", "1"])
    #expect(error?.pointer == "/inner/1/inner/0/contents/1")
    #expect(
      error?.description == "'inner/1/inner/0/contents/1': expected a text, found a number")
    let nested = #expect(throws: JSONError.self) {
      try [String: [String: [Int]]](json: #"{"a/b":{"c~":[1,2,"x"]}}"#)
    }
    #expect(nested?.pointer == "/a~1b/c~0/2")
  }

  @Test func `a missing key is named in the object that misses it`() {
    let error = #expect(throws: JSONError.self) {
      try Parcel(json: #"{"number":1,"inner":[{"number":1},{}]}"#)
    }
    #expect(error?.path == ["inner", "1"])
    #expect(error?.problem == .missingKey("number"))
    #expect(error?.description == "'inner/1': the key 'number' is missing")
  }

  @Test func `a place in the text is counted in bytes from its beginning`() {
    let error = #expect(throws: JSONError.self) {
      try [String: [String]](json: "{\"é\":[\"😀\",\n oh]}")
    }
    #expect(error?.problem == .syntax("a value", offset: 16))
    #expect(error?.path == ["é", "1"])
  }

  @Test func `errors are equal where place and problem are`() {
    let error = JSONError(.missingKey("a"))
    #expect(error.inside("x") == JSONError(.missingKey("a")).inside("x"))
    #expect(error.inside("x") != error)
    #expect(error != JSONError(.missingKey("b")))
    #expect(Set([error, error.inside("x"), error]).count == 2)
  }
}
