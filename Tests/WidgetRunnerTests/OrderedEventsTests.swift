import Testing
import WidgetRecording

@testable import WidgetRunner

@Suite struct OrderedEventsTests {
  private final class Heard: @unchecked Sendable {
    var kinds: [String] = []

    func hear(_ event: RecordingEvent) {
      if case .claim(let claim) = event { kinds.append(claim.kind) }
    }
  }

  private func claim(_ kind: String) -> RecordingEvent {
    .claim(RecordedClaim(kind: kind))
  }

  @Test func `the first session writes through and later ones wait`() {
    let heard = Heard()
    let events = OrderedEvents(sessions: 2, sink: heard.hear)
    events.add(claim("b1"), of: 1)
    events.add(claim("a1"), of: 0)
    #expect(heard.kinds == ["a1"])
  }

  @Test func `a finished session makes room for all that waited`() {
    let heard = Heard()
    let events = OrderedEvents(sessions: 3, sink: heard.hear)
    events.add(claim("c"), of: 2)
    events.finish(2)
    events.add(claim("b"), of: 1)
    events.finish(1)
    #expect(heard.kinds.isEmpty)
    events.add(claim("a"), of: 0)
    events.finish(0)
    #expect(heard.kinds == ["a", "b", "c"])
  }

  @Test func `an event of the current session goes out after those that waited for it`() {
    let heard = Heard()
    let events = OrderedEvents(sessions: 2, sink: heard.hear)
    events.add(claim("b1"), of: 1)
    events.finish(0)
    events.add(claim("b2"), of: 1)
    #expect(heard.kinds == ["b1", "b2"])
  }
}

@Suite struct CappedTextTests {
  @Test func `a short text is kept whole`() {
    var text = CappedText()
    text.append(Array("hello\n".utf8))
    text.append(Array("world\n".utf8))
    #expect(text.text == "hello\nworld\n")
  }

  @Test func `of a flood the beginning and the end are kept and the rest is counted`() {
    var text = CappedText()
    let flood = (0..<300_000).map { UInt8(ascii: "a") + UInt8($0 * 26 / 300_000) }
    for start in stride(from: 0, to: flood.count, by: 1000) {
      text.append(flood[start..<start + 1000])
    }
    let left = flood.count - 2 * CappedText.cap
    #expect(text.text.hasPrefix("aaaa"))
    #expect(text.text.hasSuffix("zzzz"))
    #expect(text.text.contains("… \(left) bytes left out …"))
  }

  @Test func `bytes that are no text are replaced`() {
    var text = CappedText()
    text.append([0x61, 0xFF, 0x62])
    #expect(text.text == "a\u{FFFD}b")
  }
}
