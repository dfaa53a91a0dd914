// Access to the parts of a value whose shape is its author's own.

extension JSONValue {
  /// The text of a string; nil for any other value.
  public var text: String? { if case .string(let text) = self { text } else { nil } }

  /// The number; nil for any other value.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// The elements of an array; nil for any other value.
  public var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members of an object; nil for any other value.
  public var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The member of an object under a key; nil where there is none, and for any other value.
  public subscript(key: String) -> JSONValue? { members?[key] }

  /// The text of a string, the JSON of any other value.
  public var plainText: String {
    text ?? String(decoding: JSONWriter.bytes(of: self), as: UTF8.self)
  }

  /// A summary in a few words, for an error.
  public var summary: String {
    switch self {
    case .null: "null"
    case .bool(let truth): "\(truth)"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .string(let text): "'\(text)'"
    case .array(let values): "an array of \(values.count)"
    case .object(let object): "an object with \(object.keys.sorted().joined(separator: ", "))"
    }
  }
}
