extension Bool: JSONReadable, JSONWritable {
  /// Reads `true` or `false`.
  ///
  /// - Throws: `JSONError` for anything else.
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readBool()
  }

  /// Writes `true` or `false`.
  public func write(to writer: inout JSONWriter) {
    writer.write(self)
  }
}

extension Int: JSONReadable, JSONWritable {
  /// Reads a whole number.
  ///
  /// - Throws: `JSONError` for anything else.
  public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readInteger()
  }

  /// Writes the number.
  public func write(to writer: inout JSONWriter) {
    writer.write(self)
  }
}

extension Double: JSONReadable, JSONWritable {
  /// Reads a number, or the name of one that is not finite.
  ///
  /// - Throws: `JSONError` for anything else.
  @inlinable public init(from reader: inout JSONReader) throws(JSONError) {
    reader.skipSpace()
    self =
      reader.current == UInt8(ascii: "\"")
      ? try reader.readNonFiniteNumber() : try reader.readNumber()
  }

  /// Writes the number, or the name of one that is not finite.
  public func write(to writer: inout JSONWriter) {
    writer.write(self)
  }
}

extension JSONReader {
  @usableFromInline mutating func readNonFiniteNumber() throws(JSONError) -> Double {
    switch try readString() {
    case "NaN": return .nan
    case "Infinity": return .infinity
    case "-Infinity": return -.infinity
    default: throw JSONError(.wrongKind(expected: Kind.number.words, found: Kind.string.words))
    }
  }
}

extension String: JSONReadable, JSONWritable {
  /// Reads a text.
  ///
  /// - Throws: `JSONError` for anything else.
  @inlinable public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readString()
  }

  /// Writes the text.
  public func write(to writer: inout JSONWriter) {
    writer.write(self)
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  /// Reads a list.
  ///
  /// - Throws: `JSONError` for anything else.
  @inlinable public init(from reader: inout JSONReader) throws(JSONError) {
    var elements: [Element] = []
    let start = reader.position
    try reader.readArray { (reader) throws(JSONError) in
      if elements.count == 8 {
        // As many as fit into the rest of the text, if they are as long as the first ones.
        let length = (reader.position - start) / elements.count
        elements.reserveCapacity(
          Swift.min(4096, 9 + (reader.bytes.count - reader.position) / length))
      }
      elements.append(try Element(from: &reader))
    }
    self = elements
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes the elements, in order.
  @inlinable public func write(to writer: inout JSONWriter) {
    writer.begin(UInt8(ascii: "["))
    if writer.isConcurrent, count > 2 * JSONWriter.partLength {
      writer.writeParts(of: self)
    } else {
      for element in self {
        writer.separate()
        element.write(to: &writer)
      }
    }
    writer.end(UInt8(ascii: "]"))
  }
}

extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  /// Reads an object; of a key that comes twice the first value counts.
  ///
  /// - Throws: `JSONError` for anything else.
  public init(from reader: inout JSONReader) throws(JSONError) {
    var members: [String: Value] = [:]
    var fields = try JSONFieldReader(reader)
    while let key = try fields.nextMember() {
      do throws(JSONError) {
        let value = try Value(from: &fields.reader)
        if members[key] == nil { members[key] = value }
      } catch {
        throw error.inside(key)
      }
      fields.scan = fields.reader.position
    }
    try fields.finish(&reader)
    self = members
  }
}

extension JSONFieldReader {
  /// Moves to the value of the next member and returns its key; nil at the end.
  fileprivate mutating func nextMember() throws(JSONError) -> String? {
    guard let key = try nextKey() else { return nil }
    let value = reader.position
    reader.position = key.lowerBound - 1
    let name = try reader.readString()
    reader.position = value
    return name
  }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  /// Writes an object, its keys in ascending order of their bytes.
  public func write(to writer: inout JSONWriter) {
    writer.begin(UInt8(ascii: "{"))
    let members = sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (key, value) in members {
      writer.separate()
      writer.key(key)
      value.write(to: &writer)
    }
    writer.end(UInt8(ascii: "}"))
  }
}

extension JSONReadable where Self: RawRepresentable, RawValue == String {
  /// Reads one of the type's words.
  ///
  /// - Throws: `JSONError` for any other word, and for anything but a text.
  public init(from reader: inout JSONReader) throws(JSONError) {
    let word = try String(from: &reader)
    guard let value = Self(rawValue: word) else {
      throw JSONError(.badValue("'\(word)' is none of the words that may stand here"))
    }
    self = value
  }
}

extension JSONWritable where Self: RawRepresentable, RawValue == String {
  /// Writes the word.
  public func write(to writer: inout JSONWriter) {
    writer.write(rawValue)
  }
}
