import TestSupport
import Testing
import WidgetDrawing
import WidgetRecording

/// Lines that compare a run with what was known before, and that say where it broke off.
@Suite struct BaselineEventTests {
  static let scale: (RecordingEvent, String) = (
    .knownScale(
      KnownScale(
        subject: "Cards/K", low: .leastNonzeroMagnitude, high: .infinity,
        declared: .range(minimum: 1, maximum: 2))),
    """
    {"declared":{"maximum":2,"minimum":1},"event":"knownScale","high":"Infinity","low":5e-324,\
    "subject":"Cards/K"}
    """
  )

  static let snapshots: (RecordingEvent, String) = (
    .snapshots(
      RecordedSnapshots(
        folder: "Snapshots", compared: 12,
        mismatches: [
          SnapshotMismatch(
            "K/small/-/1.svg", look: "dark", of: CallID(rawValue: "B/K/systemSmall/-/timeline"),
            at: 5, entry: 0, drawing: "0f", differences: ["a text is gone", ""])
        ])),
    """
    {"compared":12,"event":"snapshots","folder":"Snapshots","mismatches":[{"at":5,\
    "call":"B/K/systemSmall/-/timeline","differences":["a text is gone",""],"drawing":"0f",\
    "entry":0,"look":"dark","name":"K/small/-/1.svg"}]}
    """
  )

  static let interruption: (RecordingEvent, String) = (
    .interruption(
      RecordedInterruption(
        made: 3, planned: 12,
        open: [
          .init(
            id: CallID(rawValue: "B/K/f/visa/timeline"), kind: "K",
            family: FamilyName(rawValue: "f"),
            configuration: .named("visa"))
        ])),
    """
    {"event":"interruption","made":3,"open":[{"configuration":"visa","family":"f",\
    "id":"B/K/f/visa/timeline","kind":"K"}],"planned":12}
    """
  )

  static let fonts: (RecordingEvent, String) = (
    .fonts(RecordedFaces([RecordedFace(name: "f", family: "Inter", weight: 400, sha256: "0")])),
    #"{"event":"fonts","faces":[{"family":"Inter","name":"f","sha256":"0","weight":400}]}"#
  )

  static let outlines: (RecordingEvent, String) = (
    .outlines(
      RecordedOutlines(
        face: "f", unitsPerEm: 10,
        glyphs: [12: PathData(), 7: PathData(rectangle: 0, 0, 1, 1)])),
    """
    {"event":"outlines","face":"f","glyphs":{"12":"",\
    "7":"\(PathData(rectangle: 0, 0, 1, 1).text)"},"unitsPerEm":10}
    """
  )

  static let picture: (RecordingEvent, String) = (
    .picture(RecordedPicture(digest: "d", type: "image/png", data: "AA==")),
    #"{"data":"AA==","digest":"d","event":"picture","type":"image/png"}"#
  )

  /// Events with every member that they can have.
  static let full = [scale, snapshots, interruption, fonts, outlines, picture]

  static let bare: [(RecordingEvent, String)] = [
    (
      .knownScale(KnownScale(subject: "", low: -0.0, high: .nan, declared: .levels([0]))),
      #"{"declared":{"levels":[0]},"event":"knownScale","high":"NaN","low":-0,"subject":""}"#
    ),
    (
      .snapshots(RecordedSnapshots(folder: "", compared: .min, mismatches: [])),
      #"{"compared":-9223372036854775808,"event":"snapshots","folder":""}"#
    ),
    (
      .snapshots(
        RecordedSnapshots(
          folder: "", compared: 0,
          mismatches: [
            SnapshotMismatch(
              "", look: "", of: CallID(rawValue: ""), at: 0, entry: nil, drawing: nil,
              differences: [])
          ])),
      """
      {"compared":0,"event":"snapshots","folder":"","mismatches":[{"at":0,"call":"","look":"",\
      "name":""}]}
      """
    ),
    (.interruption(RecordedInterruption()), #"{"event":"interruption","made":0}"#),
    (.fonts(RecordedFaces([])), #"{"event":"fonts","faces":[]}"#),
    (
      .outlines(RecordedOutlines(face: "", unitsPerEm: 0, glyphs: [:])),
      #"{"event":"outlines","face":"","glyphs":{},"unitsPerEm":0}"#
    ),
  ]

  @Test(arguments: full + bare)
  func `an event is written as its line and read back from it`(
    _ event: RecordingEvent, _ line: String
  ) throws {
    #expect(event.text == line)
    #expect(try RecordingEvent(json: line).text == line)
  }

  @Test(arguments: [#"{"x":""}"#, #"{"1.0":""}"#, #"{"99999999999999999999":""}"#, #"{"1":"h"}"#])
  func `an outline that is none is named with its event`(_ glyphs: String) {
    let line = #"{"event":"outlines","face":"f","unitsPerEm":1,"glyphs":\#(glyphs)}"#
    let problem = "'glyphs': an outline is no path data"
    #expect(throws: RecordingError(file: "a.jsonl", line: 2, problem: .malformed(problem))) {
      try Recording.reading(line)
    }
  }

  @Test(arguments: ["[]", "[1]", "[1,2,3]"])
  func `a drawing has a width and a height`(_ size: String) {
    let line =
      #"{"event":"drawing","digest":"d","list":[],"scale":1,"scheme":"dark","size":\#(size)}"#
    let problem = RecordingError.Problem.malformed(
      "'size': a width and a height, each from 0 to 1000000")
    #expect(throws: RecordingError(file: "a.jsonl", line: 2, problem: problem)) {
      try Recording.reading(line)
    }
  }

  @Test(
    arguments: [
      (nil, 0, "interrupted before its widgets were known"),
      (12, 3, "interrupted, 3 of 12 calls made"), (0, 0, "interrupted, 0 of 0 calls made"),
    ] as [(Int?, Int, String)])
  func `an interruption says how far the run came`(_ planned: Int?, _ made: Int, _ words: String) {
    #expect(RecordedInterruption(made: made, planned: planned).description == words)
  }

  @Test func `an open call without a configuration has the defaults`() throws {
    let line = #"{"event":"interruption","made":0,"open":[{"family":"f","id":"i","kind":"K"}]}"#
    let open = try #require(try Recording.reading(line).interruption?.open.first)
    #expect(open.configuration == .defaults)
    #expect(open.family.rawValue == "f")
  }

  // MARK: - Scores that a baseline keeps

  private static func call(
    _ kind: String, scores: [Double?], change: (inout RecordedCall) -> Void = { _ in }
  ) -> RecordingEvent {
    var call = RecordedCall.ended(
      .timeline(
        scores.map { RecordedEntry(date: 1, relevance: $0.map { RecordedRelevance(score: $0) }) }))
    call.kind = kind
    change(&call)
    return .call(call)
  }

  private func scales(
    _ events: [RecordingEvent], matrixEntry: String? = nil
  ) -> [KnownScale] {
    var header = RecordedHeader.usual
    header.matrixEntry = matrixEntry
    return Recording(header: header, events: events).relevanceScales
  }

  @Test func `a scale goes from the least positive score to the greatest, over all calls`() {
    let events = [
      Self.call("B", scores: [7]), Self.call("A", scores: [3, nil, 0, -5, .infinity, .nan]),
      Self.call("A", scores: [0.5, 40]),
    ]
    #expect(
      scales(events) == [
        KnownScale(subject: "Cards/A", low: 0.5, high: 40),
        KnownScale(subject: "Cards/B", low: 7, high: 7),
      ])
    #expect(scales(events, matrixEntry: "ar_SA").isEmpty)
  }

  @Test func `a kind without a positive score has no scale, and repetitions give none`() {
    let repeated = Self.call("R", scores: [5]) { $0.repetition = .asBefore }
    let previewed = Self.call("P", scores: [5]) { $0.question = .preview(nil) }
    let failed = Self.call("F", scores: [5]) { $0.outcome = .exited(status: 0) }
    let events = [
      repeated, previewed, failed, Self.call("N", scores: []),
      Self.call("N", scores: [nil, 0, -1]),
      Self.call("N", scores: [.nan, -.infinity, .infinity]),
    ]
    #expect(scales(events).isEmpty)
  }

  @Test func `of two widgets of a kind the first one's declared scale counts`() {
    var first = RecordedWidget(kind: "A", families: [], configuration: .static)
    var second = first
    second.relevanceScale = .levels([1])
    let call = Self.call("A", scores: [2])
    #expect(scales([.widget(first), .widget(second), call]).map(\.declared) == [nil])
    first.relevanceScale = .range(minimum: 1, maximum: 9)
    #expect(
      scales([.widget(first), .widget(second), call]).map(\.declared) == [first.relevanceScale])
    #expect(scales([.widget(first)]).isEmpty)
  }
}
