/// A walk over the bytes of one JSON value, by which typed values are read without a tree between.
///
/// The grammar is that of RFC 8259, strictly; text must be UTF-8. Numbers are read as IEEE doubles,
/// correctly rounded. A reader lives no longer than the call of `read` that made it.
public struct JSONReader {
  /// The greatest nesting of values.
  public static let greatestDepth = 512

  /// The kind of the next value.
  public enum Kind: String, Sendable {
    /// The kinds of JSON's values.
    case null, bool, number, string, array, object

    var words: String {
      switch self {
      case .null: "null"
      case .bool: "a truth value"
      case .number: "a number"
      case .string: "a text"
      case .array: "a list"
      case .object: "an object"
      }
    }
  }

  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline var position = 0
  @usableFromInline var depth = 0

  @inlinable init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads the one value that a text holds.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: The text, in UTF-8.
  /// - Returns: The value.
  /// - Throws: `JSONError` where the text is no JSON or not of the type.
  @inlinable public static func read<Value: JSONReadable>(
    _ type: Value.Type = Value.self, from bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) -> Value {
    var reader = JSONReader(bytes)
    let value = try Value(from: &reader)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw JSONError(.trailingText) }
    return value
  }

  /// Reads the one value that a text holds.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - bytes: The text, in UTF-8.
  /// - Returns: The value.
  /// - Throws: `JSONError` where the text is no JSON or not of the type.
  public static func read<Value: JSONReadable>(
    _ type: Value.Type = Value.self, from bytes: some Sequence<UInt8>
  ) throws(JSONError) -> Value {
    let result = bytes.withContiguousStorageIfAvailable { storage in
      Result { () throws(JSONError) in try read(Value.self, from: storage) }
    }
    if let result { return try result.get() }
    return try Array(bytes).withUnsafeBufferPointer { storage in
      Result { () throws(JSONError) in try read(Value.self, from: storage) }
    }.get()
  }

  // MARK: - What comes next

  /// The byte at the position; 0 at the end, which no JSON holds outside a text.
  @inlinable var current: UInt8 {
    position < bytes.count ? bytes[position] : 0
  }

  @inlinable mutating func skipSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return }
      position += 1
    }
  }

  /// Returns the kind of the value that comes next, and leaves it to be read.
  ///
  /// - Throws: `JSONError` where no value can begin.
  public mutating func nextKind() throws(JSONError) -> Kind {
    skipSpace()
    switch current {
    case UInt8(ascii: "{"): return .object
    case UInt8(ascii: "["): return .array
    case UInt8(ascii: "\""): return .string
    case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), 0x30...0x39: return .number
    default: throw expected("a value")
    }
  }

  @usableFromInline func expected(_ words: String) -> JSONError {
    JSONError(.syntax(words, offset: position))
  }

  @usableFromInline mutating func mismatch(_ kind: Kind) -> JSONError {
    do throws(JSONError) {
      let found = try nextKind()
      let start = position
      // A text that only begins like a value of another kind is no JSON, which is the graver error.
      try skipValue()
      position = start
      return JSONError(.wrongKind(expected: kind.words, found: found.words))
    } catch {
      return error
    }
  }

  /// Consumes a byte that must come next.
  @inlinable mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte, position < bytes.count else { return false }
    position += 1
    return true
  }

  @usableFromInline mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= Self.greatestDepth else { throw JSONError(.tooDeep) }
  }

  // MARK: - Plain values

  mutating func readWord(_ word: StaticString) throws(JSONError) {
    let start = position
    for index in 0..<word.utf8CodeUnitCount where !take(word.utf8Start[index]) {
      position = start
      throw expected(word.description)
    }
  }

  /// Reads `null`.
  ///
  /// - Throws: `JSONError` for anything else.
  public mutating func readNull() throws(JSONError) {
    guard try nextKind() == .null else { throw mismatch(.null) }
    try readWord("null")
  }

  mutating func readBool() throws(JSONError) -> Bool {
    guard try nextKind() == .bool else { throw mismatch(.bool) }
    let value = current == UInt8(ascii: "t")
    try readWord(value ? "true" : "false")
    return value
  }

  /// Reads the elements of an array.
  ///
  /// - Parameter element: Reads one element.
  /// - Throws: `JSONError` for anything but an array, and the errors of `element`.
  @inlinable public mutating func readArray(
    _ element: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    skipSpace()
    guard take(UInt8(ascii: "[")) else { throw mismatch(.array) }
    try enter()
    skipSpace()
    var count = 0
    if !take(UInt8(ascii: "]")) {
      repeat {
        do throws(JSONError) {
          try element(&self)
        } catch {
          throw error.inside(String(count))
        }
        count += 1
        skipSpace()
      } while take(UInt8(ascii: ","))
      guard take(UInt8(ascii: "]")) else { throw expected("',' or ']'") }
    }
    depth -= 1
  }
}
