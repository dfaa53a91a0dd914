import Foundation
import TestSupport
import Testing
import WidgetRecording

@Suite struct RecordingReadingTests {
  private static let claim = #"{"event":"claim","kind":"A"}"#
  private static let claimed = Recording(
    header: RecordedHeader.usual, events: [.claim(WidgetClaim(kind: "A"))])

  private func read(_ text: String) throws(RecordingError) -> Recording {
    try Recording(text.utf8, file: "a.jsonl")
  }

  private func problem(_ text: String) -> RecordingError? {
    do throws(RecordingError) {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a header alone is a recording`() throws {
    let bare = Recording(header: .usual)
    #expect(try read(Recording.headerLine) == bare)
    #expect(try read(Recording.headerLine + "\n") == bare)
    #expect(String(decoding: bare.bytes, as: UTF8.self) == Recording.headerLine + "\n")
    #expect(!bare.isTruncated)
  }

  @Test(arguments: ["", "\n", "\n\n\n", "  \t\r\n", #"{"event":"aurora"}"#])
  func `what holds no event is empty`(_ text: String) {
    #expect(problem(text) == RecordingError(file: "a.jsonl", line: 0, problem: .empty))
  }

  @Test func `empty lines, carriage returns and spaces around a line do not matter`() throws {
    let text = "\n \n\(Recording.headerLine)\r\n\n\t\r\n  \(Self.claim) \t \r\n \n"
    #expect(try read(text) == Self.claimed)
  }

  @Test func `a byte order mark before the first line does not matter`() throws {
    #expect(try read("\u{FEFF}\(Recording.headerLine)\n\(Self.claim)\n") == Self.claimed)
    guard case .malformed? = problem("\(Recording.headerLine)\n\u{FEFF}\(Self.claim)\n")?.problem
    else {
      Issue.record("a mark within the file is taken")
      return
    }
  }

  @Test func `an event before the header is one too many`() {
    let error = RecordingError(file: "a.jsonl", line: 2, problem: .missingHeader)
    #expect(problem("\n\(Self.claim)\n\(Recording.headerLine)\n") == error)
  }

  @Test func `an unknown event before the header is skipped`() throws {
    #expect(try read("{\"event\":\"aurora\"}\n\(Recording.headerLine)\n").events.isEmpty)
  }

  @Test func `a second header is refused, as of two recordings in one file`() {
    let error = RecordingError(file: "a.jsonl", line: 3, problem: .repeatedHeader)
    #expect(
      problem([Recording.headerLine, Self.claim, Recording.headerLine].joined(separator: "\n"))
        == error)
  }

  @Test(arguments: [0, 2, -1, 99, Int.max])
  func `another version is refused by its number`(_ version: Int) {
    var header = RecordedHeader.usual
    header.version = version
    let error = RecordingError(file: "a.jsonl", line: 1, problem: .unknownVersion(version))
    #expect(problem(RecordingEvent.header(header).text) == error)
    #expect(problem(#"{"event":"header","version":\#(version)}"#) == error)
    #expect(problem(#"{"event":"header","platform":7,"version":\#(version)}"#) == error)
    #expect("\(error)".contains("version is \(version), and this program reads 1"))
  }

  @Test func `a header of this version that is wrong is not taken for another version's`() {
    let error = problem(#"{"event":"header","version":1}"#)
    #expect(error?.problem == .malformed("the key 'bundle' is missing"))
    #expect(problem(#"{"version":2"#)?.problem != .unknownVersion(2))
  }

  @Test func `another version is refused by its number wherever its header stands`() {
    let header = #"{"event":"header","version":2}"#
    for lines in ["\n", " \t\n\n", #"{"event":"aurora"}"# + "\n"] {
      let line = lines.count { $0 == "\n" } + 1
      let error = RecordingError(file: "a.jsonl", line: line, problem: .unknownVersion(2))
      #expect(problem(lines + header) == error)
    }
    // Only a header has a version.
    let claim = problem(#"{"event":"claim","version":2}"#)
    #expect(claim?.problem == .malformed("the key 'kind' is missing"))
  }

  @Test(arguments: ["\n", #"{"event":"aurora"}"# + "\n"])
  func `a header cut short is an error with its line, whatever stands before it`(_ lines: String) {
    let error = problem(lines + Recording.headerLine.dropLast())
    #expect(error?.line == 2)
    guard case .malformed = error?.problem else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(
    arguments: [
      (5, 4), (.distantPast, 4), (5, .distantFuture), (SimulatedInstant(.nan), 4),
      (4, SimulatedInstant(.nan)),
      (.distantFuture, .distantPast), (0, 4e8), (1e11, 1e11), (-9.2e18, -9.2e18),
    ] as [(SimulatedInstant, SimulatedInstant)])
  func `a span that is none is refused`(_ start: SimulatedInstant, _ end: SimulatedInstant) {
    var header = RecordedHeader.usual
    header.span = SimulatedInterval(start, end)
    let error = RecordingError(file: "a.jsonl", line: 1, problem: .badSpan)
    #expect(problem(RecordingEvent.header(header).text) == error)
  }

  /// Events that happen at an instant, which is the member of a key.
  private static let dated: [(String, String)] =
    [
      CallEventTests.full.1, ClueEventTests.donation.1, ClueEventTests.shortcuts.1,
      #"{"at":0,"event":"relevantIntents","items":[]}"#, #"{"at":0,"event":"reloadRequest"}"#,
      ScenarioEventTests.app.1, ScenarioEventTests.interaction.1, ScenarioEventTests.control.1,
      ScenarioEventTests.activity.1, ScenarioEventTests.network.1,
      #"{"at":0,"event":"permission","name":"health","status":"denied"}"#,
      #"{"at":0,"event":"location","location":[0,0]}"#,
    ].map { ($0, "at") } + [ClueEventTests.late.1, ClueEventTests.crash.1].map { ($0, "callAt") }

  @Test(arguments: dated)
  func `an event at no date is refused where it stands`(_ line: String, _ key: String) throws {
    let event = try JSONValue(json: line)
    let error = RecordingError(file: "a.jsonl", line: 2, problem: .badInstant)
    for instant in Hostile.numbers + [9.2e18, -9.2e18, 1e11, 99_999_999_999] {
      let dated = event.replacing([key], with: .number(instant)).json
      let isDate = instant.isFinite && abs(instant) < 1e11
      #expect(problem("\(Recording.headerLine)\n\(dated)\n") == (isDate ? nil : error), "\(dated)")
    }
  }

  @Test func `a span of no length is one`() throws {
    var header = RecordedHeader.usual
    header.span = SimulatedInterval(5, 5)
    #expect(try read(RecordingEvent.header(header).text).header.span.isEmpty)
  }

  @Test(
    arguments: [
      (#"{"event":"aurora","x":1}"#, nil), (#"{"x":[{}],"event":"aurora"}"#, nil),
      (#"{"event":""}"#, nil), (#"{"event":"Call"}"#, nil),
      (#"{"event":"claim","kind":"A","colour":"red","shades":[{"a":[]}]}"#, "A"),
      (#"{"colour":{"event":"call"},"kind":"A","event":"claim"}"#, "A"),
      (#"{ "\u0065vent" : "cl\u0061im" , "kind" : "A" }"#, "A"),
      (#"{"event":"claim","kind":"A","kind":5,"event":"call"}"#, "A"),
    ] as [(String, String?)])
  func `unknown events and unknown keys are skipped`(_ line: String, _ kind: String?) throws {
    let recording = try Recording.reading(line, #"{"event":"claim","kind":"last"}"#)
    #expect(recording.claims.map(\.kind) == [kind, "last"].compactMap(\.self))
    #expect(!recording.isTruncated)
  }

  @Test(arguments: [
    ("rubbish", "no JSON at byte 0: expected a value"), ("{}", "the key 'event' is missing"),
    ("[]", "expected an object, found a list"),
    ("{\"event\":5}", "'event': expected a text, found a number"),
    ("\u{FEFF}{}", "no JSON at byte 0: expected a value"),
    ("null", "expected an object, found null"),
    (claim + claim, "something follows the value"), (claim + ",", "something follows the value"),
    (#"{"event":"aurora","x":}"#, "no JSON at byte 22: expected a value"),
    (#"{"event":"claim","kind":"A","kind""#, "no JSON at byte 34: expected ':'"),
    (
      "{\"event\":\"claim\",\"kind\":\"\u{1}\"}",
      "'kind': no JSON at byte 25: expected an escape in place of a control character"
    ),
  ])
  func `a line that is no event is named with what is wrong`(_ line: String, _ words: String) {
    let text = "\(Recording.headerLine)\n\n\(line)\n\(Self.claim)\n"
    #expect(
      problem(text) == RecordingError(file: "a.jsonl", line: 3, problem: .malformed(words)))
    #expect(
      "\(RecordingError(file: "a.jsonl", line: 3, problem: .malformed(words)))"
        == "a.jsonl:3:1: error: not an event of a recording: \(words)")
  }

  @Test func `a last line that is whole and wrong is not taken for one cut short`() {
    for line in [
      #"{"event":"claim"}"#, #"{"event":"claim","kind":5}"#, "{}", "[]", "5",
      #"{"event":"call","id":"i","kind":"k","family":"f","mode":"dream","at":1}"#,
    ] {
      let error = problem("\(Recording.headerLine)\n\(line)")
      #expect(error?.line == 2, "\(line)")
    }
  }

  @Test func `a broken last line with a line feed is an error`() {
    #expect(problem("\(Recording.headerLine)\n{\"event\":\"cl\n")?.line == 2)
    #expect(
      problem("\(Recording.headerLine)\n\(Self.claim) x")?.problem
        == .malformed("something follows the value"))
  }

  @Test func `values deeper in one another than any sensible text has them are refused`() {
    let deep = String(repeating: "[", count: 100_000)
    for line in [
      #"{"event":"donation","parameters":{"a":\#(deep)"#, #"{"x":\#(deep),"event":"claim"}"#,
    ] {
      guard case .malformed(let words) = problem("\(Recording.headerLine)\n\(line)\n")?.problem
      else {
        Issue.record("deep values are taken")
        continue
      }
      #expect(words.hasSuffix("values lie more than 512 deep in one another"))
    }
  }

  @Test func `bytes of every kind of storage are read`() throws {
    let bytes = Self.claimed.bytes
    #expect(try Recording(bytes, file: "") == Self.claimed)
    #expect(try Recording(Data(bytes), file: "") == Self.claimed)
    #expect(try Recording(AnySequence(bytes), file: "") == Self.claimed)
    #expect(try Recording(([0] + bytes)[1...], file: "") == Self.claimed)
  }

  @Test func `a file is read, and one that cannot be is named`() throws {
    let folder = try ScratchFolder([
      "whole.jsonl": String(decoding: Self.claimed.bytes, as: UTF8.self), "none.jsonl": "",
    ])
    let file = { (name: String) in folder.url.appending(path: name) }
    #expect(try Recording(contentsOf: file("whole.jsonl"), named: "w") == Self.claimed)
    #expect(throws: RecordingError(file: "n", line: 0, problem: .empty)) {
      try Recording(contentsOf: file("none.jsonl"), named: "n")
    }
    for name in ["absent.jsonl", "."] {
      let error = #expect(throws: RecordingError.self) {
        try Recording(contentsOf: file(name), named: "x.jsonl")
      }
      guard case .unreadable(let reason) = error?.problem else {
        Issue.record("\(name) is read")
        continue
      }
      #expect(error?.description == "x.jsonl: error: the recording cannot be read: \(reason)")
      #expect(!reason.isEmpty)
    }
  }
}
