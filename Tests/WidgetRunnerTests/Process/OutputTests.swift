import Testing

@testable import WidgetRunner

@Suite struct CappedTextTests {
  private func text(_ pieces: [some Collection<UInt8>]) -> String {
    var text = CappedText()
    for piece in pieces { text.append(piece) }
    return text.text
  }

  @Test func `nothing is an empty text`() {
    #expect(CappedText().text.isEmpty)
  }

  @Test func `a short text is kept whole`() {
    #expect(text(["hello\n".utf8, "world\n".utf8]) == "hello\nworld\n")
  }

  @Test func `of a flood the beginning and the end are kept and the rest is counted`() {
    let flood = (0..<300_000).map { UInt8(ascii: "a") + UInt8($0 * 26 / 300_000) }
    let text = text(stride(from: 0, to: flood.count, by: 1000).map { flood[$0..<$0 + 1000] })
    let left = flood.count - 2 * CappedText.cap
    #expect(text.hasPrefix("aaaa"))
    #expect(text.hasSuffix("zzzz"))
    #expect(text.contains("… \(left) bytes left out …"))
  }

  @Test(arguments: [-1, 0, 1, 2])
  func `at the cap nothing is left out, above it all that is`(_ more: Int) {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 2 * CappedText.cap + more)
    let text = text([bytes[...]])
    #expect(text.contains("left out") == (more > 0))
    #expect(text.utf8.count { $0 == UInt8(ascii: "x") } == 2 * CappedText.cap + min(0, more))
    if more > 0 { #expect(text.contains("\n… \(more) bytes left out …\n")) }
  }

  @Test func `what is kept does not depend on the pieces in which it came`() {
    let flood = (0..<200_000).map { UInt8(ascii: "!") + UInt8($0 % 90) }
    let whole = text([flood[...]])
    for size in [1, 7, 4096, 65_536] {
      let pieces = stride(from: 0, to: flood.count, by: size).map {
        flood[$0..<min($0 + size, flood.count)]
      }
      #expect(text(pieces) == whole)
    }
  }

  @Test func `a character that lies across the cap is kept`() {
    let bytes = Array(String(repeating: "ä", count: CappedText.cap).utf8)
    #expect(text([[UInt8(ascii: "x")][...], bytes[..<(2 * CappedText.cap - 1)]]).count == 32_769)
  }

  @Test func `bytes that are no text are replaced`() {
    #expect(text([[0x61, 0xFF, 0x62]]) == "a\u{FFFD}b")
  }
}

@Suite struct IncomingLinesTests {
  /// The lines that come out of bytes which come in pieces of a size.
  private func lines(_ bytes: [UInt8], by size: Int) -> [[UInt8]] {
    var incoming = IncomingLines()
    var lines: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      incoming.append(bytes[start..<min(start + size, bytes.count)])
      while let line = incoming.next() { lines.append(Array(line)) }
    }
    return lines
  }

  @Test(arguments: 1...9)
  func `lines come out however their bytes came in`(_ size: Int) {
    let bytes = Array("one\n\ntwo three\nfour".utf8)
    #expect(
      lines(bytes, by: size).map { String(decoding: $0, as: UTF8.self) } == [
        "one", "", "two three",
      ])
  }

  @Test func `what was not taken is more`() {
    var incoming = IncomingLines()
    #expect(!incoming.hasMore)
    incoming.append(Array("one\ntw".utf8))
    #expect(incoming.hasMore)
    #expect(incoming.next().map(Array.init) == Array("one".utf8))
    #expect(incoming.next() == nil && incoming.hasMore)
    incoming.append(Array("o\n".utf8))
    #expect(incoming.next().map(Array.init) == Array("two".utf8))
    #expect(!incoming.hasMore)
  }

  @Test func `only what has no end is too long`() {
    var incoming = IncomingLines()
    let half = [UInt8](repeating: 1, count: IncomingLines.greatestLength / 2)
    incoming.append(half)
    incoming.append(half)
    #expect(incoming.next() == nil)
    #expect(!incoming.isTooLong)
    incoming.append([2])
    #expect(incoming.isTooLong)
    incoming.append([UInt8(ascii: "\n")])
    #expect(incoming.next()?.count == IncomingLines.greatestLength + 1)
    #expect(!incoming.isTooLong)
  }
}
