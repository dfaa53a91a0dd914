import Foundation
import Testing
import WidgetRecording

@Suite struct RecordingTests {
  private let header = RecordedHeader(
    bundle: "Cards", platform: "iOS", osVersion: "17.0", start: 1_772_460_000,
    end: 1_772_546_400, timeZone: "America/Los_Angeles", locale: "en_US"
  )

  @Test func `a recording reads back equal to what was written`() throws {
    var call = RecordedCall(
      bundle: "Cards", kind: "RecentPurchases", family: FamilyName(rawValue: "systemSmall"),
      configuration: "visa", mode: .timeline, at: 1_772_460_000
    )
    call.entries = [
      RecordedEntry(date: 1_772_460_000, digest: "a"),
      RecordedEntry(
        date: 1_772_473_260, relevance: RecordedRelevance(score: 52.6, duration: .infinity)
      ),
    ]
    call.policy = .after(1_772_488_800)
    let recording = Recording(header: header, events: [.call(call)])
    #expect(try Recording(recording.data, file: "a.jsonl") == recording)
  }

  @Test func `comments, known findings and places read back equal to what was written`() throws {
    var widget = RecordedWidget(kind: "K", families: [], configuration: "static")
    var places = RecordedPlaces()
    places.provider = SourcePlace(file: "P.swift", line: 2)
    places.methods["timeline"] = SourcePlace(file: "P.swift", line: 9)
    widget.places = places
    var known = RecordedKnownFinding(
      check: "timeline-empty", subject: "Cards/K", message: "empty", fingerprint: "0f")
    known.cell = "ar_SA"
    let suppression = RecordedSuppression(
      check: "timeline-empty", type: "P", reason: nil, file: "P.swift", line: 1)
    let recording = Recording(
      header: header,
      events: [.widget(widget), .knownFinding(known), .suppression(suppression)])
    let read = try Recording(recording.data, file: "a.jsonl")
    #expect(read == recording)
    #expect(read.knownFindings == [known])
    #expect(read.suppressions == [suppression])
    #expect(read.widgets.first?.places?.method(for: .timeline)?.line == 9)
    #expect(read.widgets.first?.places?.method(for: .snapshot)?.line == 2)
  }

  @Test func `a repetition is read back, and is none of the calls`() throws {
    var call = RecordedCall(
      bundle: "Cards", kind: "K", family: FamilyName(rawValue: "systemSmall"), mode: .timeline,
      at: 1_772_460_000
    )
    call.completions = 1
    var again = call
    again.repeats = true
    let late = RecordedLateCompletion(
      id: call.id, callAt: call.at, developerMode: nil, completions: 1
    )
    let written = Recording(
      header: header, events: [.call(call), .call(again), .lateCompletion(late)]
    )
    let recording = try Recording(written.data, file: "a.jsonl")
    #expect(recording == written)
    #expect(recording.repetitions == [again])
    #expect(recording.calls.map(\.completions) == [2])
    #expect(!again.deliveredTimeline)
    #expect(call.deliveredTimeline)
  }

  @Test func `what was seen in sources is read back, and its absence is told from nothing`() throws
  {
    let miss = RecordedNearMiss(
      provider: "P", method: "relevances()", requirement: "relevance()", file: "a.swift", line: 3
    )
    let written = Recording(
      header: header, events: [.sources(RecordedSources(nearMisses: [miss]))]
    )
    #expect(try Recording(written.data, file: "a.jsonl").nearMisses == [miss])
    #expect(Recording(header: header).nearMisses == nil)
  }

  @Test
  func `what a bundle declares is read back, and a file nobody named is told from an empty one`()
    throws
  {
    let declared = RecordedDeclarations(
      infoPlist: [], entitlements: nil,
      intents: [
        RecordedIntentDeclaration(
          name: "ViewCardsIntent", isEligibleForSuggestions: true, combinations: [["card"], []]
        )
      ]
    )
    let written = Recording(header: header, events: [.declarations(declared)])
    let read = try Recording(written.data, file: "a.jsonl")
    #expect(read.declarations == declared)
    #expect(read.declarations?.infoPlist == [])
    #expect(read.declarations?.entitlements == nil)
    #expect(Recording(header: header).declarations == nil)
  }

  @Test func `numbers that are not finite are texts`() {
    let relevance = RecordedRelevance(score: .infinity, duration: -.infinity)
    #expect(
      String(decoding: RecordingCoder.line(relevance), as: UTF8.self)
        == #"{"duration":"-Infinity","score":"Infinity"}"#
    )
  }

  @Test func `unknown events and keys are skipped`() throws {
    var data = Recording(header: header).data
    data.append(Data(#"{"event":"aurora","x":1}"#.utf8))
    data.append(Data("\n".utf8))
    data.append(Data(#"{"event":"claim","kind":"A","colour":"red"}"#.utf8))
    data.append(Data("\n".utf8))
    let recording = try Recording(data, file: "a.jsonl")
    #expect(recording.events == [.claim(RecordedClaim(kind: "A"))])
  }

  @Test func `a last line cut short is noted and the rest is used`() throws {
    var data = Recording(header: header, events: [.claim(RecordedClaim(kind: "A"))]).data
    data.append(Data(#"{"event":"cl"#.utf8))
    let recording = try Recording(data, file: "a.jsonl")
    #expect(recording.isTruncated)
    #expect(recording.claims.map(\.kind) == ["A"])
  }

  @Test func `an unknown version is refused`() {
    var later = header
    later.version = 2
    #expect(
      throws: RecordingError(file: "a.jsonl", line: 1, problem: .unknownVersion(2))
    ) {
      try Recording(Recording(header: later).data, file: "a.jsonl")
    }
  }

  @Test func `a broken line in the middle is named`() {
    var data = Recording(header: header).data
    data.append(Data("rubbish\n{}\n".utf8))
    let error = #expect(throws: RecordingError.self) { try Recording(data, file: "a.jsonl") }
    #expect(error?.line == 2)
    #expect(error?.description.hasPrefix("a.jsonl:2:1: error: ") == true)
  }

  @Test func `late completions are added to their call`() {
    var call = RecordedCall(
      bundle: "B", kind: "K", family: FamilyName(rawValue: "systemSmall"), mode: .timeline, at: 5
    )
    call.completions = 1
    let late = RecordedLateCompletion(
      id: call.id, callAt: 5, developerMode: nil, completions: 2
    )
    let recording = Recording(header: header, events: [.call(call), .lateCompletion(late)])
    #expect(recording.calls.map(\.completions) == [3])
  }
}
