public import WidgetRecording

extension JSONReadable {
  /// Reads a value from a text.
  ///
  /// - Throws: `JSONError` where the text is no JSON or not of the type.
  public init(json text: String) throws(JSONError) {
    self = try JSONReader.read(from: text.utf8)
  }
}

extension JSONWritable {
  /// The value's JSON on one line.
  public var json: String {
    String(decoding: JSONWriter.bytes(of: self), as: UTF8.self)
  }

  /// The value's JSON as people read it.
  public var indentedJSON: String {
    String(decoding: JSONWriter.bytes(of: self, layout: .indented), as: UTF8.self)
  }
}
