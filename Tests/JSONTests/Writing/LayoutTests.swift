import Foundation
import JSON
import TestSupport
import Testing

/// The layout for people equals that of Foundation's encoder, byte for byte.
@Suite struct LayoutTests {
  /// A value that both sides can write.
  private struct Both: Encodable {
    let value: JSONValue

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch value {
      case .null: try container.encodeNil()
      case .bool(let truth): try container.encode(truth)
      case .number(let number): try container.encode(number)
      case .string(let text): try container.encode(text)
      case .array(let elements): try container.encode(elements.map(Both.init))
      case .object(let members): try container.encode(members.mapValues(Both.init))
      }
    }
  }

  private func foundation(
    _ value: JSONValue, _ formatting: JSONEncoder.OutputFormatting
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(Both(value: value)), as: UTF8.self)
  }

  private static let values: [JSONValue] = [
    .null, .bool(true), .number(1.5), .string("a/b\n\u{1F}\u{7F}"), .array([]), .object([:]),
    .array([.array([]), .object([:])]), .object(["a": .array([]), "b": .object([:])]),
    .array([.number(1), .array([.number(2), .array([.number(3)])])]),
    .object(["b": .null, "a": .object(["d": .bool(false), "c": .string("")])]),
    .object([
      "": .number(0), "A": .number(1), "Z": .number(2), "a": .number(3), "a10": .number(4),
      "a9": .number(5), "é": .number(6), "e\u{301}x": .number(7), "\u{FFFF}": .number(8),
      "😀": .number(9), "a/b": .number(10), "\"": .number(11), "\n": .number(12),
    ]),
    .array((0..<50).map { .object(["number": .number(Double($0)), "half": .number(0.5)]) }),
  ]

  @Test(arguments: values)
  func `the layout for people is that of the encoder`(_ value: JSONValue) throws {
    #expect(value.indentedJSON == (try foundation(value, .prettyPrinted)))
    #expect(try JSONValue(json: value.indentedJSON) == value)
  }

  @Test(arguments: values)
  func `the layout on one line is that of the encoder`(_ value: JSONValue) throws {
    #expect(value.json == (try foundation(value, [])))
  }

  @Test func `a record is laid out as a value is, whatever order its members come in`() throws {
    for parcel in [Parcel(), .full] {
      let value = try JSONValue(json: parcel.json)
      #expect(parcel.indentedJSON == (try foundation(value, .prettyPrinted)))
      let unordered = UnorderedParcel(parcel: parcel, other: parcel)
      let both = try JSONValue(json: unordered.json)
      #expect(unordered.indentedJSON == (try foundation(both, .prettyPrinted)))
      #expect([unordered].indentedJSON == (try foundation(.array([both]), .prettyPrinted)))
    }
  }

  @Test func `a record without members is laid out as an empty object`() {
    struct Empty: JSONRecord {
      static var blank: Self { Self() }
      static var namesKeysInOrder: Bool { false }
      mutating func code(_ fields: inout some JSONFields) throws(JSONError) {}
    }
    #expect(Empty().json == "{}")
    #expect([Empty()].indentedJSON == "[\n  {\n\n  }\n]")
  }

  @Test func `a text can be written piece by piece`() {
    var writer = JSONWriter(.indented)
    writer.begin(UInt8(ascii: "{"))
    writer.separate()
    writer.key("a")
    writer.null()
    writer.separate()
    writer.key("\n" as String)
    writer.write(true)
    writer.end(UInt8(ascii: "}"))
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == """
        {
          "a" : null,
          "\\n" : true
        }
        """)
  }
}
