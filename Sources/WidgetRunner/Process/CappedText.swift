/// The beginning and the end of a process's output, with a note of the omitted part.
struct CappedText {
  /// Bytes that are kept from the beginning, and again from the end.
  static let cap = 32_768

  private var head: [UInt8] = []
  private var tail: [UInt8] = []
  private var dropped = 0

  /// Adds output.
  mutating func append(_ bytes: some Collection<UInt8>) {
    let room = Self.cap - head.count
    head.append(contentsOf: bytes.prefix(room))
    tail.append(contentsOf: bytes.dropFirst(room))
    if tail.count > 2 * Self.cap {
      dropped += tail.count - Self.cap
      tail.removeFirst(tail.count - Self.cap)
    }
  }

  /// The text; bytes that are no UTF-8 are replaced.
  var text: String {
    var kept = tail
    var missing = dropped
    if kept.count > Self.cap {
      missing += kept.count - Self.cap
      kept.removeFirst(kept.count - Self.cap)
    }
    // A character may lie half in each where nothing is left out between them.
    guard missing > 0 else { return String(decoding: head + kept, as: UTF8.self) }
    let end = String(decoding: kept, as: UTF8.self)
    let start = String(decoding: head, as: UTF8.self)
    return "\(start)\n… \(missing) bytes left out …\n\(end)"
  }
}
