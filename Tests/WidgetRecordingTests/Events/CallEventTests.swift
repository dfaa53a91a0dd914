import TestSupport
import Testing
import WidgetRecording

/// Lines that say what a provider answered, or how it failed to.
@Suite struct CallEventTests {
  /// A call's line around the members of its outcome.
  private static func line(
    _ outcome: String, mode: String = "timeline", before: String = ""
  ) -> String {
    """
    {\(before)"at":5,"configuration":"-","family":"systemSmall",\
    "id":"B/K/systemSmall/-/\(mode)","isPreview":false,"kind":"K","mode":"\(mode)",\(outcome)}
    """
  }

  /// Makes the line's members come in the order in which a call is written.
  private static func ordered(_ line: String) throws -> String {
    try JSONValue(json: line).json
  }

  static let full: (RecordingEvent, String) = {
    var timeline = RecordedTimeline(
      entries: [
        RecordedEntry(date: 1_772_460_000, digest: "00000000000000ff"),
        RecordedEntry(
          date: .distantFuture, relevance: RecordedRelevance(score: 52.6, duration: 1800),
          digest: "other", secondDate: 2.5, foreignViews: ["Map"], missingAssets: ["a", "b"]),
      ], policy: .after(1_772_488_800))
    timeline.place = SourcePlace(file: "P.swift", line: 12)
    var answer = ProviderAnswer(.timeline(timeline), completions: 2)
    answer.peakMemory = 1_048_576
    answer.network = [
      RecordedConnection(
        host: "example.com", port: 443, operation: .lookup, failure: .refused, moment: .drawing),
      RecordedConnection(host: "::1", port: nil, operation: .connect),
      RecordedConnection(host: "b", port: 80, operation: .connect, failure: .status(500)),
      RecordedConnection(host: "c", port: 443, operation: .connect, failure: .error(-1009)),
    ]
    var call = RecordedCall(
      bundle: "Cards", kind: "K/2", family: .accessoryInline, configuration: .named("visa"),
      mode: .timeline, isPreview: true, at: 1_772_460_000, outcome: .answered(answer))
    call.developerMode = .on
    call.question = .timeline(.appReload)
    call.repetition = .asBefore
    call.duration = .milliseconds(4)
    call.standardOutput = "printed\n"
    call.standardError = "\u{1B}[31m"
    return (
      .call(call),
      """
      {"at":1772460000,"completions":2,"configuration":"visa","developerMode":"on",\
      "entries":[{"date":1772460000,"digest":"00000000000000ff","relevance":null},\
      {"date":"Infinity","digest":"other","foreignViews":["Map"],"missingAssets":["a","b"],\
      "relevance":{"duration":1800,"score":52.6},"secondDate":2.5}],"event":"call",\
      "family":"accessoryInline","id":"Cards/K/2/accessoryInline/visa/timeline",\
      "isPreview":true,"kind":"K/2","mode":"timeline",\
      "network":[{"host":"example.com","moment":"drawing","operation":"lookup","port":443,\
      "refused":true},{"host":"::1","operation":"connect","refused":false},\
      {"failure":500,"host":"b","operation":"connect","port":80,"refused":false},\
      {"failure":-1009,"host":"c","operation":"connect","port":443,"refused":false}],\
      "outcome":"returned","peakMemory":1048576,\
      "place":{"file":"P.swift","line":12},"policy":{"after":1772488800},\
      "reason":"appReload","repeats":true,"seconds":0.004,"stderr":"\\u001b[31m",\
      "stdout":"printed\\n"}
      """
    )
  }()

  static let clues = ProviderAnswer.Content.clues([
    RelevanceAttribute(),
    RelevanceAttribute(
      configuration: .object(["card": .string("visa")]), context: .inferredLocation("work"),
      group: .automatic),
  ])

  static let outcomes: [(CallOutcome, ProviderMode, String)] = [
    (
      .returned(.entry(nil)), .placeholder,
      #""outcome":"returned","entries":[],"completions":1,"network":[]"#
    ),
    (
      .returned(.entry(RecordedEntry(date: 1))), .snapshot,
      """
      "outcome":"returned","entries":[{"date":1,"relevance":null}],"completions":1,"network":[]
      """
    ),
    (
      .timeline([], .atEnd), .timeline,
      #""outcome":"returned","entries":[],"policy":"atEnd","completions":1,"network":[]"#
    ),
    (
      .timeline([], .never), .timeline,
      #""outcome":"returned","entries":[],"policy":"never","completions":1,"network":[]"#
    ),
    (
      .returned(clues), .relevance,
      """
      "outcome":"returned","attributes":[{},{"configuration":{"card":"visa"},\
      "context":{"location":"work"},"group":".automatic"}],"completions":1,"network":[]
      """
    ),
    (
      .returned(.recommendations(["Visa", ""])), .recommendations,
      #""outcome":"returned","recommendations":["Visa",""],"completions":1,"network":[]"#
    ),
    (
      .returned(.entry(RecordedEntry(date: -1))), .entry,
      """
      "outcome":"returned","entries":[{"date":-1,"relevance":null}],"completions":1,"network":[]
      """
    ),
    (
      .answered(
        ProviderAnswer(
          .failure(
            RecordedFailure(
              message: "URLError", place: SourcePlace(file: "P.swift", line: 4), stack: ["a", "b"])
          ), completions: 0)), .timeline,
      """
      "outcome":"threw","failure":{"message":"URLError","file":"P.swift","line":4,\
      "stack":["a","b"]},"completions":0,"network":[]
      """
    ),
    (
      .answered(ProviderAnswer(.abandoned, completions: 0)), .snapshot,
      #""outcome":"timedOut","abandoned":true,"completions":0,"network":[]"#
    ),
    (.timedOut(wasBusy: nil), .timeline, #""outcome":"timedOut","completions":0"#),
    (.timedOut(wasBusy: true), .entry, #""outcome":"timedOut","busy":true,"completions":0"#),
    (
      .timedOut(wasBusy: false), .relevance, #""outcome":"timedOut","busy":false,"completions":0"#
    ),
    (
      .timedOut(
        wasBusy: false,
        measures: ProviderAnswer(
          .abandoned, completions: 0,
          network: [RecordedConnection(host: "a", port: nil, operation: .lookup)])),
      .timeline,
      """
      "outcome":"timedOut","busy":false,"completions":0,\
      "network":[{"host":"a","operation":"lookup","refused":false}]
      """
    ),
    (.crashed(signal: nil, nil), .timeline, #""outcome":"crashed","completions":0"#),
    (
      .crashed(signal: 11, RecordedFailure(message: "Index out of range")), .timeline,
      """
      "outcome":"crashed","signal":11,"failure":{"message":"Index out of range"},"completions":0
      """
    ),
    (.exited(status: nil), .timeline, #""outcome":"exited","completions":0"#),
    (.exited(status: 70), .placeholder, #""outcome":"exited","exitStatus":70,"completions":0"#),
    (
      .exited(
        status: 1,
        measures: ProviderAnswer(
          .abandoned, completions: 0,
          network: [
            RecordedConnection(host: "a", port: 443, operation: .connect, failure: .refused)
          ])),
      .timeline,
      """
      "outcome":"exited","exitStatus":1,"completions":0,\
      "network":[{"host":"a","operation":"connect","port":443,"refused":true}]
      """
    ),
    (.exceededMemory(), .timeline, #""outcome":"exceededMemory","completions":0"#),
  ]

  @Test func `a call with every member is written as its line and read back from it`() throws {
    let (event, line) = Self.full
    #expect(event.text == line)
    #expect(try RecordingEvent(json: line) == event)
  }

  @Test(arguments: outcomes)
  func `an outcome is written beside the call and read back`(
    _ outcome: CallOutcome, _ mode: ProviderMode, _ members: String
  ) throws {
    let event = RecordingEvent.call(.ended(outcome, mode: mode))
    let ends = members + #","event":"call","stderr":"","stdout":"""#
    let line = try Self.ordered(Self.line(ends, mode: mode.rawValue))
    #expect(event.text == line)
    #expect(try RecordingEvent(json: line) == event)
  }

  @Test(arguments: outcomes)
  func `the members of an outcome may stand in any order`(
    _ outcome: CallOutcome, _ mode: ProviderMode, _ members: String
  ) throws {
    let event = RecordingEvent.call(.ended(outcome, mode: mode))
    let front = #""event":"call",\#(members),"#
    for line in [
      Self.line(#""event":"call",\#(members)"#, mode: mode.rawValue),
      Self.line(#""event":"call""#, mode: mode.rawValue, before: members + ","),
      Self.line(#""stdout":"""#, mode: mode.rawValue, before: front),
    ] {
      #expect(try RecordingEvent(json: line) == event, "\(line)")
    }
  }

  @Test func `asking for the widgets has neither kind nor family, and '-' stands for both`() throws
  {
    let call = RecordedCall(
      failedDescriptionOf: "B", at: 5, outcome: .exited(status: 1, measures: nil))
    #expect(call.isDescription && call.kind.isEmpty && call.family.rawValue.isEmpty)
    let line = """
      {"at":5,"completions":0,"configuration":"-","event":"call","exitStatus":1,"family":"-",\
      "id":"B/-/-/-/placeholder","isPreview":false,"kind":"-","mode":"placeholder",\
      "outcome":"exited","stderr":"","stdout":""}
      """
    #expect(RecordingEvent.call(call).text == line)
    let recording = try Recording.reading(line)
    #expect(recording.failedDescription == call && recording.calls.isEmpty)
  }

  @Test func `a widget whose kind is '-' is a widget`() throws {
    var call = RecordedCall.ended(.exited(status: 1, measures: nil))
    call.kind = "-"
    let recording = try Recording.reading(RecordingEvent.call(call).text)
    #expect(recording.failedDescription == nil && recording.calls == [call])
    #expect(recording.calls.first?.kind == "-")
  }

  @Test func `a request that the reload budget refused has nothing else`() throws {
    var call = RecordedCall.ended(.rejected)
    call.developerMode = .off
    let line = """
      {"at":5,"configuration":"-","developerMode":"off","event":"call","family":"systemSmall",\
      "id":"B/K/systemSmall/-/timeline","isPreview":false,"kind":"K","mode":"timeline",\
      "reason":"rejected"}
      """
    #expect(RecordingEvent.call(call).text == line)
    #expect(try Recording.reading(line).calls == [call])
    let more = line.dropLast() + #","outcome":"returned","entries":[{"date":1}],"stdout":"x"}"#
    #expect(try Recording.reading(String(more)).calls == [call])
    let ended = #expect(throws: RecordingError.self) {
      try Recording.reading(line.dropLast() + #","outcome":"crashed"}"#)
    }
    #expect(ended?.description.contains("a rejected request calls no provider") == true)
    let snapshot = #expect(throws: RecordingError.self) {
      try Recording.reading(line.replacing("timeline", with: "snapshot"))
    }
    #expect(snapshot?.description.contains("rejects requests for timelines alone") == true)
  }

  @Test func `a reason counts for timelines alone, and a preview's name for previews`() throws {
    let snapshot = try Recording.reading(
      Self.line(#""event":"call","reason":"atEnd","preview":"Big""#, mode: "snapshot"))
    #expect(snapshot.calls.map(\.question) == [.snapshot])
    let dataless = try Recording.reading(Self.line(#""event":"call","withoutData":true"#))
    #expect(dataless.repetitions.map(\.repetition) == [.withoutData])
  }

  @Test(arguments: ["initial", "atEnd", "after", "appReload", "interaction", "environment"])
  func `the reason for a timeline is read back`(_ word: String) throws {
    let line = Self.line(#""event":"call","reason":"\#(word)""#)
    let call = try #require(try Recording.reading(line).calls.first)
    #expect(call.reason == RequestReason(rawValue: word))
    #expect(call.reason?.rawValue == word)
    #expect(RecordingEvent.call(call).text.contains(#""reason":"\#(word)""#))
  }

  @Test func `an unknown reason, and one of another kind, are refused`() throws {
    let error = #expect(throws: RecordingError.self) {
      try Recording.reading(Self.line(#""event":"call","reason":"boredom""#))
    }
    #expect(error?.line == 2)
    #expect(
      error?.problem == .malformed("'reason': 'boredom' is no reason to ask for a timeline"))
    #expect(throws: RecordingError.self) {
      try Recording.reading(Self.line(#""event":"call","reason":3"#))
    }
  }

  @Test func `a call of which only the question is known has an empty timeline`() throws {
    let line = """
      {"event":"call","id":"","kind":"","family":"x","mode":"timeline","at":5}
      """
    let call = try #require(try Recording.reading(line).calls.first)
    #expect(call.outcome == .timeline([], .atEnd))
    #expect(call.configuration == .defaults)
    #expect(call.at == 5)
    #expect((call.developerMode, call.reason, call.duration) == (nil, nil, nil))
    #expect(call.standardOutput.isEmpty && call.standardError.isEmpty)
  }

  @Test func `a thrown error of which nothing is known is still a failure`() throws {
    let line = Self.line(#""event":"call","outcome":"threw","entries":[{"date":1}]"#)
    let call = try #require(try Recording.reading(line).calls.first)
    #expect(call.termination == .threw)
    #expect(call.failure?.message == "an error of which nothing is known")
    #expect(call.entries.isEmpty)
  }

  @Test(arguments: [
    #""outcome":"returned","failure":{"message":"m"}"#, #""failure":{"message":"m"}"#,
    #""outcome":"returned","abandoned":true"#, #""outcome":"threw","abandoned":true"#,
  ])
  func `an answer that contradicts its outcome is refused`(_ members: String) throws {
    let error = #expect(throws: RecordingError.self) {
      try Recording.reading(Self.line(#""event":"call",\#(members)"#))
    }
    let word = members.contains("threw") ? "threw" : "returned"
    #expect(
      error?.problem == .malformed("'outcome': '\(word)' is not how the answer ended"))
  }

  @Test(arguments: [
    (#""peakMemory":-5"#, "peakMemory"), (#""seconds":-1"#, "seconds"),
    (#""seconds":"NaN""#, "seconds"), (#""waited":-1"#, "waited"),
    (#""outcome":"crashed","signal":-4"#, "signal"),
  ])
  func `a number that no call has is refused`(_ members: String, _ key: String) {
    let error = #expect(throws: RecordingError.self) {
      try Recording.reading(Self.line(#""event":"call",\#(members)"#))
    }
    #expect(error?.line == 2)
    #expect(error.map { "\($0)" }?.contains("'\(key)': ") == true)
  }

  @Test(arguments: [ProviderMode.placeholder, .snapshot, .entry])
  func `an answer of one entry does not have two`(_ mode: ProviderMode) throws {
    let members = #""event":"call","entries":[{"date":1},{"date":2}]"#
    let error = #expect(throws: RecordingError.self) {
      try Recording.reading(Self.line(members, mode: mode.rawValue))
    }
    #expect(
      error?.problem
        == .malformed("'entries': an answer in the mode '\(mode.rawValue)' has one entry"))
  }

  @Test func `what an ended process cannot have is not kept`() throws {
    for outcome in ["crashed", "exited", "exceededMemory", "timedOut"] {
      let members = """
        "event":"call","outcome":"\(outcome)","entries":[{"date":1}],"completions":3,\
        "policy":"never","peakMemory":5,"network":[],"attributes":[{}]
        """
      let call = try #require(try Recording.reading(Self.line(members)).calls.first)
      #expect(call.entries.isEmpty && call.clues.isEmpty && call.network.isEmpty)
      #expect((call.completions, call.peakMemory) == (0, nil))
      let written = RecordingEvent.call(call).text
      #expect(written.contains(#""completions":0"#))
      #expect(!written.contains("entries") && !written.contains("policy"))
    }
  }

  @Test(arguments: [
    (#""atEnd""#, ReloadPolicy.atEnd), (#""never""#, .never), (#"{"after":5}"#, .after(5)),
    (#"{"after":"-Infinity"}"#, .after(.distantPast)), (#"{"x":1,"after":-0.5}"#, .after(-0.5)),
  ])
  func `a reload policy is a word or an instant`(_ text: String, _ policy: ReloadPolicy) throws {
    #expect(try ReloadPolicy(json: text) == policy)
    #expect(try ReloadPolicy(json: policy.json) == policy)
  }

  @Test(arguments: [
    (#""later""#, JSONError(.badValue("unknown reload policy 'later'"))),
    ("{}", JSONError(.missingKey("after"))), (#"{"after":null}"#, JSONError(.missingKey("after"))),
    ("5", JSONError(.wrongKind(expected: "an object", found: "a number"))),
    ("null", JSONError(.wrongKind(expected: "an object", found: "null"))),
  ])
  func `no other policy is read`(_ text: String, _ error: JSONError) {
    #expect(throws: error) { try ReloadPolicy(json: text) }
  }
}
