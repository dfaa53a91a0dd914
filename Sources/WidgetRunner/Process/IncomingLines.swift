import Glibc

/// The lines that come in over a channel, cut out of its bytes.
struct IncomingLines {
  /// The greatest length of a line in bytes; every real message is far shorter.
  static let greatestLength = 64 << 20

  private var bytes: [UInt8] = []
  /// The beginning of the first line that was not taken.
  private var start = 0
  /// The place up to which no line feed was found.
  private var searched = 0

  /// Whether a line has begun that is longer than any may be.
  var isTooLong: Bool {
    bytes.count - start > Self.greatestLength
  }

  /// Whether anything was received that was not taken.
  var hasMore: Bool {
    start < bytes.count
  }

  /// Adds received bytes.
  mutating func append(_ more: some Collection<UInt8>) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += more
  }

  /// Takes the next whole line.
  ///
  /// - Returns: The line without its line feed; nil where none has come to its end.
  mutating func next() -> ArraySlice<UInt8>? {
    let length = bytes.withUnsafeBytes { buffer -> Int? in
      guard let base = buffer.baseAddress.map({ $0 + searched }),
        let feed = memchr(base, Int32(UInt8(ascii: "\n")), buffer.count - searched)
      else { return nil }
      return UnsafeRawPointer(feed) - base
    }
    guard let length else {
      searched = bytes.count
      return nil
    }
    let end = searched + length
    defer {
      start = end + 1
      searched = start
    }
    return bytes[start..<end]
  }
}
