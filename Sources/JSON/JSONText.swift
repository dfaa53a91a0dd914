/// A JSON value that is passed on as the text it came as.
public struct JSONText: Hashable, Sendable {
  /// The text, in UTF-8.
  public let bytes: [UInt8]

  /// Takes over a text; nil where it is not one value.
  ///
  /// - Parameter bytes: The text, in UTF-8.
  public init?(_ bytes: some Sequence<UInt8>) {
    guard let text = try? JSONReader.read(JSONText.self, from: bytes) else { return nil }
    self = text
  }

  /// Takes over a text that a writer made.
  ///
  /// - Parameter bytes: The text of one value, in UTF-8.
  public init(written bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the value that the text holds.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value.
  /// - Throws: `JSONError` where the text is not of the type.
  public func value<Value: JSONReadable>(
    _ type: Value.Type = Value.self
  ) throws(JSONError) -> Value {
    try JSONReader.read(Value.self, from: bytes)
  }
}

extension JSONText: JSONConvertible {
  /// Reads the next value's text, as closely as one that is skipped.
  ///
  /// - Throws: `JSONError` where no value comes or it does not end.
  public init(from reader: inout JSONReader) throws(JSONError) {
    reader.skipSpace()
    let start = reader.position
    try reader.skipValue()
    bytes = Array(reader.bytes[start..<reader.position])
  }

  /// Writes the text as it came.
  public func write(to writer: inout JSONWriter) { writer.bytes.append(contentsOf: bytes) }
}
