/// Any JSON value, for data in a shape of its author's own.
public enum JSONValue: Hashable, Sendable {
  /// The value `null`.
  case null
  /// A truth value.
  case bool(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// An ordered list.
  case array([JSONValue])
  /// Values by name.
  case object([String: JSONValue])
}

extension JSONValue: JSONConvertible {
  /// Reads whichever value comes.
  ///
  /// - Throws: `JSONError` for text that is no JSON.
  public init(from reader: inout JSONReader) throws(JSONError) {
    switch try reader.nextKind() {
    case .null:
      try reader.readNull()
      self = .null
    case .bool: self = .bool(try Bool(from: &reader))
    case .number: self = .number(try Double(from: &reader))
    case .string: self = .string(try String(from: &reader))
    case .array: self = .array(try [JSONValue](from: &reader))
    case .object: self = .object(try [String: JSONValue](from: &reader))
    }
  }

  /// Writes the value; a number that is not finite becomes its name.
  public func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let value): writer.write(value)
    case .number(let value): writer.write(value)
    case .string(let value): writer.write(value)
    case .array(let value): value.write(to: &writer)
    case .object(let value): value.write(to: &writer)
    }
  }
}
