import TestSupport
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
    .claim(WidgetClaim(kind: kind))
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

  @Test(arguments: 0..<12)
  func `however sessions overlap, their events come session by session`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let heard = Heard()
    let count = generator.number(in: 1...5)
    let events = OrderedEvents(sessions: count, sink: heard.hear)
    var left = (0..<count).map { session in
      (0..<generator.number(in: 0...6)).map { "\(session).\($0)" }
    }
    let expected = left.flatMap(\.self)
    var open = Array(0..<count)
    while !open.isEmpty {
      let session = generator.pick(open)
      if left[session].isEmpty {
        events.finish(session)
        open.removeAll { $0 == session }
      } else {
        events.add(claim(left[session].removeFirst()), of: session)
      }
      // What is out already is never taken back or overtaken.
      #expect(expected.starts(with: heard.kinds))
    }
    #expect(heard.kinds == expected)
  }
}
