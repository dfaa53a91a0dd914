extension JSONWriter: JSONFields {
  /// Members are written.
  @inlinable public var isReading: Bool { false }

  /// A member of the object that is being written.
  @usableFromInline struct Member {
    @usableFromInline var key: StaticString
    @usableFromInline var text: Range<Int>

    @inlinable init(key: StaticString, text: Range<Int>) {
      self.key = key
      self.text = text
    }

    private var bytes: UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    }

    /// Whether the key comes first in the order of the keys' bytes.
    func comes(before other: Member) -> Bool {
      bytes.lexicographicallyPrecedes(other.bytes)
    }
  }

  /// Writes an object.
  ///
  /// - Parameters:
  ///   - isOrdered: Whether its keys come in ascending order; they are sorted at the end otherwise.
  ///   - members: Writes the members.
  @inlinable public mutating func object(
    isOrdered: Bool = true, _ members: (inout JSONWriter) throws(JSONError) -> Void
  ) {
    let outer = collected
    begin(UInt8(ascii: "{"))
    let start = bytes.count
    collected = isOrdered ? nil : []
    if !isOrdered { sortedObjects += 1 }
    do throws(JSONError) {
      try members(&self)
    } catch {
      preconditionFailure("a value that is written has a member that cannot be: \(error)")
    }
    if let collected {
      sort(collected, from: start)
      sortedObjects -= 1
    }
    collected = outer
    end(UInt8(ascii: "}"))
  }

  /// Brings the members that were written from an offset on into the order of their keys.
  @usableFromInline mutating func sort(_ members: [Member], from start: Int) {
    let text = Array(bytes[start...])
    bytes.removeLast(text.count)
    for member in members.sorted(by: { $0.comes(before: $1) }) {
      if bytes.count > start { bytes.append(UInt8(ascii: ",")) }
      if layout == .indented { breakLine() }
      bytes += text[member.text.lowerBound - start..<member.text.upperBound - start]
    }
  }

  /// Writes a member of an object.
  @inlinable public mutating func member(_ key: StaticString, _ value: some JSONWritable) {
    separate()
    let start = bytes.count
    self.key(key)
    value.write(to: &self)
    collected?.append(Member(key: key, text: start..<bytes.count))
  }

  /// Writes a member.
  @inlinable public mutating func required<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value
  ) throws(JSONError) {
    member(key, value)
  }

  /// Writes a member that is there.
  @inlinable public mutating func optional<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value?
  ) throws(JSONError) {
    if let value { member(key, value) }
  }

  /// Writes a member, or null.
  @inlinable public mutating func nullable<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value?
  ) throws(JSONError) {
    if let value { member(key, value) } else { member(key, JSONValue.null) }
  }

  /// Writes a member.
  @inlinable public mutating func defaulted<Value: JSONConvertible>(
    _ key: StaticString, _ value: inout Value, _ usual: @autoclosure () -> Value
  ) throws(JSONError) {
    member(key, value)
  }

  /// Writes a member that is not as usual.
  @inlinable public mutating func sparse<Value: JSONConvertible & Equatable>(
    _ key: StaticString, _ value: inout Value, _ usual: @autoclosure () -> Value
  ) throws(JSONError) {
    if value != usual() { member(key, value) }
  }
}
