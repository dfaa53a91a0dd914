/// A type whose values can be read from JSON.
public protocol JSONReadable {
  /// Reads a value.
  ///
  /// - Parameter reader: Stands before the value, and behind it afterwards.
  /// - Throws: `JSONError` where the text is no JSON or not of the type.
  init(from reader: inout JSONReader) throws(JSONError)
}

/// A type whose values can be written as JSON.
public protocol JSONWritable: SendableMetatype {
  /// Writes the value.
  ///
  /// - Parameter writer: Takes the text.
  func write(to writer: inout JSONWriter)
}

/// A type whose values can be read from JSON and written as JSON.
public typealias JSONConvertible = JSONReadable & JSONWritable

/// A type whose values are JSON objects with known keys.
///
/// One method names the keys, and serves both directions: a new member is added in one place, and
/// what is written is what is read. Unknown keys are skipped.
public protocol JSONRecord: JSONConvertible {
  /// A value that reading fills in; its own contents are never seen.
  static var blank: Self { get }

  /// Whether `code` names the keys in ascending order, as they are written.
  ///
  /// Members of a type for which it is false are sorted when they have been written.
  static var namesKeysInOrder: Bool { get }

  /// Reads or writes the members, each with its key.
  ///
  /// - Parameter fields: Reads into the members it is given, or writes them.
  /// - Throws: `JSONError` where a member is missing or not of its type; writing throws nothing.
  mutating func code(_ fields: inout some JSONFields) throws(JSONError)
}

extension JSONRecord {
  /// Whether `code` names the keys in ascending order: it does, unless a type says otherwise.
  @inlinable public static var namesKeysInOrder: Bool { true }

  /// Reads a value from an object.
  ///
  /// - Throws: `JSONError` where the text is no object with the type's members.
  @inlinable public init(from reader: inout JSONReader) throws(JSONError) {
    self = try reader.readRecord()
  }

  /// Writes the value as an object, its keys in ascending order.
  @inlinable public func write(to writer: inout JSONWriter) {
    var copy = self
    writer.object(isOrdered: Self.namesKeysInOrder) { (writer) throws(JSONError) in
      try copy.code(&writer)
    }
  }
}

extension JSONReader {
  /// Reads an object with the members that its type names.
  ///
  /// - Throws: `JSONError` where the text is no object with the type's members.
  @inlinable public mutating func readRecord<Value: JSONRecord>() throws(JSONError) -> Value {
    var fields = try JSONFieldReader(self)
    var value = Value.blank
    try value.code(&fields)
    try fields.finish(&self)
    return value
  }
}

/// The members of one JSON object while it is read or written.
public protocol JSONFields {
  /// Whether members are read; they are written otherwise.
  var isReading: Bool { get }

  /// Reads or writes a member that must be there.
  mutating func required<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value
  ) throws(JSONError)

  /// Reads or writes a member that may be absent; null counts as absent.
  mutating func optional<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value?
  ) throws(JSONError)

  /// Reads or writes a member whose absence is written as null, because it says something.
  mutating func nullable<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value?
  ) throws(JSONError)

  /// Reads or writes a member that has a usual value where it is absent, and is always written.
  mutating func defaulted<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value, _ usual: @autoclosure () -> Value
  ) throws(JSONError)

  /// Reads or writes a member that is absent where it has its usual value.
  mutating func sparse<Value: JSONConvertible & Equatable>(
    _ key: StaticString, _ value: inout Value, _ usual: @autoclosure () -> Value
  ) throws(JSONError)
}

extension JSONFields {
  /// Refuses a member that was read where its value has no meaning.
  ///
  /// - Parameters:
  ///   - key: The member.
  ///   - isMeaningful: Whether the value can be; asked only where members are read.
  ///   - expected: The values that can be, in words.
  /// - Throws: `JSONError` at the member.
  @inlinable public func check(
    _ key: String, _ isMeaningful: @autoclosure () -> Bool, _ expected: String
  ) throws(JSONError) {
    guard isReading, !isMeaningful() else { return }
    throw JSONError(.badValue(expected)).inside(key)
  }

  /// Reads or writes a list that is absent where it is empty.
  @inlinable public mutating func list<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout [Value]
  ) throws(JSONError) {
    var present = value.isEmpty ? nil : value
    try optional(key, &present)
    value = present ?? []
  }
}
