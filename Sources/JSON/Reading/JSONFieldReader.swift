/// The members of an object that is read, found by key in whatever order they stand.
///
/// Members that stand where they are looked for are read in passing. The others are skipped once,
/// and found again by their place. Of a key that comes twice the first value counts. A member is
/// asked for once.
public struct JSONFieldReader: JSONFields {
  /// A member that was passed by.
  @usableFromInline struct Passed {
    @usableFromInline var keyStart: Int
    @usableFromInline var keyCount: Int
    @usableFromInline var value: Int

    @inlinable init(keyStart: Int = 0, keyCount: Int = 0, value: Int = 0) {
      self.keyStart = keyStart
      self.keyCount = keyCount
      self.value = value
    }
  }

  @usableFromInline var reader: JSONReader
  /// The place behind the last member that was read in passing or passed by.
  @usableFromInline var scan: Int
  @usableFromInline var isFirst = true
  @usableFromInline var isAtEnd = false
  /// The first members that were passed by; objects with more have the rest in `others`.
  @usableFromInline var passed: [4 of Passed] = .init(repeating: Passed())
  @usableFromInline var passedCount = 0
  @usableFromInline var others: [Passed] = []
  /// Members that were passed by and whose keys are written with escapes.
  @usableFromInline var escaped: [String: Int] = [:]

  /// Members are read.
  @inlinable public var isReading: Bool { true }

  /// Begins to read an object.
  ///
  /// - Parameter reader: Stands before the object.
  /// - Throws: `JSONError` where no object comes.
  @inlinable public init(_ reader: JSONReader) throws(JSONError) {
    self.reader = reader
    self.reader.skipSpace()
    scan = 0
    guard self.reader.take(UInt8(ascii: "{")) else { throw self.reader.mismatch(.object) }
    try self.reader.enter()
    scan = self.reader.position
  }

  /// Skips to the end of the object.
  ///
  /// - Parameter reader: Stands behind the object afterwards.
  /// - Throws: `JSONError` where the object does not end as it should.
  @inlinable public mutating func finish(_ reader: inout JSONReader) throws(JSONError) {
    while try nextKey() != nil {
      try self.reader.skipValue()
      scan = self.reader.position
    }
    reader.position = scan
  }

  /// Reads the next key and its colon; nil behind the object's end.
  @usableFromInline mutating func nextKey() throws(JSONError) -> Range<Int>? {
    if isAtEnd { return nil }
    reader.position = scan
    reader.skipSpace()
    if reader.take(UInt8(ascii: "}")) {
      isAtEnd = true
      scan = reader.position
      return nil
    }
    if !isFirst {
      guard reader.take(UInt8(ascii: ",")) else { throw reader.expected("',' or '}'") }
      reader.skipSpace()
    }
    isFirst = false
    guard reader.current == UInt8(ascii: "\"") else { throw reader.expected("a key") }
    let start = reader.position + 1
    try reader.skipString()
    let key = start..<reader.position - 1
    reader.skipSpace()
    guard reader.take(UInt8(ascii: ":")) else { throw reader.expected("':'") }
    reader.skipSpace()
    return key
  }

  /// Whether the bytes of a key are those of a wanted one.
  @inlinable func matches(_ start: Int, _ count: Int, _ key: StaticString) -> Bool {
    guard count == key.utf8CodeUnitCount else { return false }
    let wanted = key.utf8Start
    for index in 0..<count where reader.bytes[start + index] != wanted[index] { return false }
    return true
  }

  /// Moves to the value of a key.
  ///
  /// - Returns: Whether the object has the key, and whether its value is read in passing.
  @usableFromInline mutating func find(
    _ key: StaticString
  ) throws(JSONError) -> (isThere: Bool, isInPassing: Bool) {
    if let value = placeOfPassed(key) {
      reader.position = value
      return (true, false)
    }
    while let range = try nextKey() {
      if matches(range.lowerBound, range.count, key) { return (true, true) }
      let value = reader.position
      if reader.bytes[range].contains(UInt8(ascii: "\\")) {
        let name = try decoded(range)
        if name == key.description { return (true, true) }
        escaped[name] = escaped[name] ?? value
      } else {
        pass(Passed(keyStart: range.lowerBound, keyCount: range.count, value: value))
      }
      reader.position = value
      try reader.skipValue()
      scan = reader.position
    }
    return (false, false)
  }

  private mutating func pass(_ member: Passed) {
    if passedCount < passed.count {
      passed[passedCount] = member
      passedCount += 1
    } else {
      others.append(member)
    }
  }

  /// The place of the first value of a key that was passed by.
  private func placeOfPassed(_ key: StaticString) -> Int? {
    let plain = placeOfPlain(key)
    guard !escaped.isEmpty, let other = escaped[key.description] else { return plain }
    return min(plain ?? other, other)
  }

  private func placeOfPlain(_ key: StaticString) -> Int? {
    for index in 0..<passedCount
    where matches(passed[index].keyStart, passed[index].keyCount, key) {
      return passed[index].value
    }
    return others.first { matches($0.keyStart, $0.keyCount, key) }?.value
  }

  private func decoded(_ key: Range<Int>) throws(JSONError) -> String {
    var inner = reader
    inner.position = key.lowerBound - 1
    return try inner.readString()
  }

  /// Reads the value of a key; nil where it is absent or null.
  @inlinable mutating func value<Value: JSONReadable>(
    of key: StaticString
  ) throws(JSONError) -> Value? {
    let place = try find(key)
    guard place.isThere else { return nil }
    var value: Value?
    if reader.current == UInt8(ascii: "n") {
      try reader.readNull()
    } else {
      do throws(JSONError) {
        value = try Value(from: &reader)
      } catch {
        throw error.inside(key.description)
      }
    }
    if place.isInPassing { scan = reader.position }
    return value
  }

  /// Reads a member that must be there.
  ///
  /// - Throws: `JSONError` where it is absent or not of the type.
  @inlinable public mutating func required<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value
  ) throws(JSONError) {
    guard let found: Value = try self.value(of: key) else {
      throw JSONError(.missingKey(key.description))
    }
    value = found
  }

  /// Reads a member that may be absent or null.
  ///
  /// - Throws: `JSONError` where it is not of the type.
  @inlinable public mutating func optional<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value?
  ) throws(JSONError) {
    value = try self.value(of: key)
  }

  /// Reads a member that may be absent or null.
  ///
  /// - Throws: `JSONError` where it is not of the type.
  @inlinable public mutating func nullable<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value?
  ) throws(JSONError) {
    value = try self.value(of: key)
  }

  /// Reads a member that has a usual value where it is absent.
  ///
  /// - Throws: `JSONError` where it is not of the type.
  @inlinable public mutating func defaulted<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value, _ usual: @autoclosure () -> Value
  ) throws(JSONError) {
    value = try self.value(of: key) ?? usual()
  }

  /// Reads a member that has a usual value where it is absent.
  ///
  /// - Throws: `JSONError` where it is not of the type.
  @inlinable public mutating func sparse<Value: JSONConvertible & Equatable>(
    _ key: StaticString, _ value: inout Value, _ usual: @autoclosure () -> Value
  ) throws(JSONError) {
    value = try self.value(of: key) ?? usual()
  }
}
