import Foundation

/// A walk over the lines of a part of a recording.
///
/// Those of a file go through a buffer that holds a few of them, so that a long recording is never
/// in memory whole. The lines of a part are those that begin in it.
final class LineWalk {
  /// A line without its line feed.
  struct Line {
    /// The bytes, which are there until the next line is asked for.
    var text: UnsafeBufferPointer<UInt8>
    /// Whether it ends with the source and not with a line feed.
    var isLast: Bool
  }

  private let source: ByteSource
  private let end: Int
  private var buffer: UnsafeMutableBufferPointer<UInt8>
  /// The position in the source of the buffer's first byte.
  private var base: Int
  /// The bytes of the buffer that were read from the file and not given away.
  private var rest: Range<Int>

  /// The bytes of a file that are read at once.
  private static let length = 1 << 20

  /// Begins a walk.
  ///
  /// - Parameters:
  ///   - source: The recording's bytes.
  ///   - part: The positions at which the lines begin.
  init(_ source: ByteSource, _ part: Range<Int>) {
    self.source = source
    end = part.upperBound
    base = part.lowerBound
    switch source {
    case .memory(let bytes):
      base = 0
      buffer = UnsafeMutableBufferPointer(mutating: bytes)
      rest = part.lowerBound..<bytes.count
    case .file:
      buffer = .allocate(capacity: Self.length)
      rest = 0..<0
    }
  }

  deinit {
    if case .file = source { buffer.deallocate() }
  }

  /// The position of the next line.
  var position: Int { base + rest.lowerBound }

  /// Returns the next line; nil behind the last that begins in the part.
  ///
  /// - Throws: `POSIXError` where the file cannot be read.
  func next() throws(POSIXError) -> Line? {
    guard position < end else { return nil }
    var searched = rest.lowerBound
    while true {
      if let feed = lineFeed(in: searched..<rest.upperBound) {
        defer { rest = feed + 1..<rest.upperBound }
        return Line(text: text(rest.lowerBound..<feed), isLast: false)
      }
      searched = rest.count
      guard try fill() else {
        guard !rest.isEmpty else { return nil }
        defer { rest = rest.upperBound..<rest.upperBound }
        return Line(text: text(rest), isLast: true)
      }
      searched += rest.lowerBound
    }
  }

  private func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: buffer[range])
  }

  private func lineFeed(in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let start = buffer.baseAddress,
      let found = memchr(start + range.lowerBound, Int32(UInt8(ascii: "\n")), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(start)
  }

  /// Reads more of the file behind what is left; false at its end.
  private func fill() throws(POSIXError) -> Bool {
    guard case .file(let file, _) = source else { return false }
    makeRoom()
    let free = UnsafeMutableBufferPointer(rebasing: buffer[rest.upperBound...])
    let count = try ByteSource.read(file, at: base + rest.upperBound, into: free)
    rest = rest.lowerBound..<rest.upperBound + count
    return count > 0
  }

  /// Moves what is left to the beginning of the buffer, or of a longer one where the line is long.
  private func makeRoom() {
    let left = UnsafeMutableBufferPointer(rebasing: buffer[rest])
    let isLong = left.count > buffer.count / 2
    let target = isLong ? .allocate(capacity: buffer.count * 2) : buffer
    if let from = left.baseAddress, let to = target.baseAddress { memmove(to, from, left.count) }
    if isLong {
      buffer.deallocate()
      buffer = target
    }
    base += rest.lowerBound
    rest = 0..<left.count
  }
}
