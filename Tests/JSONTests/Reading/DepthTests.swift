import JSON
import TestSupport
import Testing

@Suite struct DepthTests {
  /// A way to put a value into others.
  enum Nesting: String, CaseIterable {
    case arrays, objects, both, records

    /// Returns a text in which values lie so deep in one another.
    func text(_ depth: Int) -> String {
      let levels = (0..<depth).map { level in
        switch self {
        case .arrays: ("[", "]")
        case .objects: (#"{"a":"#, "}")
        case .both: level.isMultiple(of: 2) ? ("[", "]") : (#"{"a":"#, "}")
        case .records:
          level.isMultiple(of: 2) ? (#"{"number":1,"inner":"#, "}") : ("[", "]")
        }
      }
      let inner = self == .records && !depth.isMultiple(of: 2) ? "[]" : self == .records ? "" : "1"
      return levels.map(\.0).joined() + inner + levels.reversed().map(\.1).joined()
    }
  }

  @Test(arguments: [Nesting.arrays, .objects, .both])
  func `values lie as deep in one another as the limit says, and no deeper`(
    _ nesting: Nesting
  ) throws {
    let text = nesting.text(JSONReader.greatestDepth)
    let value = try JSONValue(json: text)
    #expect(value.json == text)
    #expect(ReferenceValue.isAccepted(text.utf8))
    for depth in [JSONReader.greatestDepth + 1, 5000, 100_000] {
      let error = #expect(throws: JSONError.self) { try JSONValue(json: nesting.text(depth)) }
      #expect(error?.problem == .tooDeep)
      #expect(!ReferenceValue.isAccepted(nesting.text(depth).utf8))
    }
  }

  @Test(arguments: [Nesting.arrays, .objects, .both])
  func `what is skipped is no deeper than the limit either`(_ nesting: Nesting) throws {
    // The parcel itself is a level.
    let deepest = nesting.text(JSONReader.greatestDepth - 1)
    #expect(try Parcel(json: #"{"x":\#(deepest),"number":1}"#).number == 1)
    #expect(try Parcel(json: #"{"number":1,"x":\#(deepest)}"#).number == 1)
    let deeper = nesting.text(JSONReader.greatestDepth)
    for text in [#"{"x":\#(deeper),"number":1}"#, #"{"number":1,"x":\#(deeper)}"#] {
      #expect(throws: JSONError(.tooDeep)) { try Parcel(json: text) }
    }
  }

  @Test func `records lie as deep in one another as the limit says`() throws {
    let text = Nesting.records.text(JSONReader.greatestDepth)
    var parcels = [try Parcel(json: text)]
    var depth = 0
    while let parcel = parcels.first {
      depth += 1
      parcels = parcel.inner
    }
    #expect(depth == JSONReader.greatestDepth / 2)
    #expect(throws: JSONError(.tooDeep)) {
      try Parcel(json: Nesting.records.text(JSONReader.greatestDepth + 2))
    }
  }

  @Test func `values beside one another are not deep`() throws {
    let one = Nesting.both.text(JSONReader.greatestDepth - 1)
    let value = try JSONValue(json: "[\(one),\(one),\(one)]")
    guard case .array(let elements) = value else {
      Issue.record("\(value) is no array")
      return
    }
    #expect(elements == Array(repeating: try JSONValue(json: one), count: 3))
    let wide = "[" + Array(repeating: "[]", count: 20_000).joined(separator: ",") + "]"
    #expect(try JSONValue(json: wide).json == wide)
    #expect(try Parcel(json: #"{"x":\#(wide),"number":2}"#).number == 2)
  }
}
