// Bytes read as UTF-8: their scalars, characters and lines, from iOS 15.

/// The Unicode scalars of bytes; bytes that are not valid UTF-8 become the replacement character.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Unicode.Scalar

  let base: Base

  init(_ base: Base) { self.base = base }

  /// Returns an iterator over the scalars.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(bytes: base.makeAsyncIterator())
  }

  /// The iterator over the scalars.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var bytes: Base.AsyncIterator
    private var kept: UInt8?

    init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Returns the next scalar; nil at the end.
    public mutating func next() async rethrows -> Unicode.Scalar? {
      guard let first = try await nextByte() else { return nil }
      let count = first < 0x80 ? 0 : first & 0xE0 == 0xC0 ? 1 : first & 0xF0 == 0xE0 ? 2 : 3
      guard count > 0 else { return Unicode.Scalar(first) }
      guard first & 0xC0 == 0xC0, first < 0xF8 else { return "\u{FFFD}" }
      var value = UInt32(first) & (0x3F >> UInt32(count))
      for _ in 0..<count {
        guard let byte = try await nextByte() else { return "\u{FFFD}" }
        guard byte & 0xC0 == 0x80 else {
          kept = byte
          return "\u{FFFD}"
        }
        value = value << 6 | UInt32(byte & 0x3F)
      }
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    private mutating func nextByte() async rethrows -> UInt8? {
      if let byte = kept {
        kept = nil
        return byte
      }
      return try await bytes.next()
    }
  }
}

/// The characters of bytes.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = Character

  let base: Base

  init(_ base: Base) { self.base = base }

  /// Returns an iterator over the characters.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: AsyncUnicodeScalarSequence(base).makeAsyncIterator())
  }

  /// The iterator over the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    private var begun = ""

    init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    /// Returns the next character; nil at the end.
    public mutating func next() async rethrows -> Character? {
      while let scalar = try await scalars.next() {
        begun.unicodeScalars.append(scalar)
        if begun.count > 1 { return begun.removeFirst() }
      }
      return begun.isEmpty ? nil : begun.removeFirst()
    }
  }
}

/// The lines of bytes that are not empty.
///
/// An empty line is left out, as it is on Apple's platforms.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence
where Base.Element == UInt8 {
  public typealias Element = String

  let base: Base

  init(_ base: Base) { self.base = base }

  /// Returns an iterator over the lines.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: AsyncUnicodeScalarSequence(base).makeAsyncIterator())
  }

  /// The iterator over the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

    /// Returns the next line; nil at the end.
    public mutating func next() async rethrows -> String? {
      var line = ""
      while let scalar = try await scalars.next() {
        switch scalar {
        case "\u{A}"..."\u{D}", "\u{85}", "\u{2028}", "\u{2029}":
          if !line.isEmpty { return line }
        default: line.unicodeScalars.append(scalar)
        }
      }
      return line.isEmpty ? nil : line
    }
  }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}
extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The bytes' lines that are not empty.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }

  /// The bytes' characters.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }

  /// The bytes' Unicode scalars.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}
