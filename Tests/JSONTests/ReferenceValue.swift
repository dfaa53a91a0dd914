import Foundation
import JSON

/// The value that Foundation's decoder finds in a text.
struct ReferenceValue: Decodable, Hashable {
  let value: JSONValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let truth = try? container.decode(Bool.self) {
      value = .bool(truth)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let elements = try? container.decode([ReferenceValue].self) {
      value = .array(elements.map(\.value))
    } else {
      value = .object(try container.decode([String: ReferenceValue].self).mapValues(\.value))
    }
  }

  /// Returns what Foundation's decoder reads; nil for what it refuses.
  static func decoded(_ bytes: some Sequence<UInt8>) -> JSONValue? {
    try? JSONDecoder().decode(ReferenceValue.self, from: Data(bytes)).value
  }

  /// Whether Foundation's older reader takes a text.
  static func isAccepted(_ bytes: some Sequence<UInt8>) -> Bool {
    let options = JSONSerialization.ReadingOptions.fragmentsAllowed
    return (try? JSONSerialization.jsonObject(with: Data(bytes), options: options)) != nil
  }
}

/// A text of a table of tests; its description shows control characters.
struct Document: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  init(stringLiteral value: String) {
    bytes = Array(value.utf8)
  }

  var description: String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }
}
