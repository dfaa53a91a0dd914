import TestSupport
import Testing
import WidgetDrawing
import WidgetRecording

/// What a recording holds beside calls and widgets, and where it points in the author's sources.
@Suite struct RecordingContentsTests {
  private func recording(_ events: RecordingEvent...) -> Recording {
    Recording(header: .usual, events: events)
  }

  @Test func `an empty recording holds nothing of a scenario`() {
    let empty = recording()
    #expect(empty.appCalls.isEmpty && empty.interactions.isEmpty && empty.controls.isEmpty)
    #expect(empty.activities.isEmpty && empty.proposals.isEmpty && empty.configurations.isEmpty)
    #expect(empty.knownScales.isEmpty && empty.omissions.isEmpty && empty.excerpts.isEmpty)
    #expect(empty.drawings.isEmpty && empty.presentations.isEmpty && empty.places.isEmpty)
    #expect(empty.snapshots == nil && empty.interruption == nil)
    #expect(!empty.permissions.mentions("location"))
  }

  @Test func `what is found by kind is found in order`() {
    let events =
      (ScenarioEventTests.full + ScenarioEventTests.bare).map(\.0) + [BaselineEventTests.scale.0]
    let all = Recording(header: .usual, events: events)
    #expect(all.appCalls.map(\.function) == ["fill()", ""])
    #expect(all.interactions.map(\.kind) == ["Cards", ""])
    #expect(all.controls.map(\.kind) == ["Light", ""])
    #expect(all.activities.map(\.name) == ["1", ""])
    #expect(all.proposals.map(\.stack) == ["Home"])
    #expect(all.configurations.map(\.name) == [.named("visa")])
    #expect(all.knownScales.map(\.subject) == ["Cards/K"])
    #expect(all.permissions.status(of: "health", at: 6) == .denied)
    #expect(all.permissions.status(of: "health", at: 5) == .notDetermined)
  }

  @Test func `of comparisons and interruptions the last counts`() {
    let first = RecordedSnapshots(folder: "a", compared: 1, mismatches: [])
    let second = RecordedSnapshots(folder: "b", compared: 2, mismatches: [])
    let all = recording(
      .snapshots(first), .interruption(RecordedInterruption(made: 1)), .snapshots(second),
      .interruption(RecordedInterruption(made: 2, planned: 4)))
    #expect(all.snapshots == second)
    #expect(all.interruption?.planned == 4)
  }

  @Test func `of two lines at one place the first is kept`() {
    let place = SourcePlace(file: "A.swift", line: 3)
    let other = SourcePlace(file: "A.swift", line: 4)
    let first = SourceExcerpt(place: place, column: 2, text: "let x")
    let all = recording(
      .excerpt(first), .excerpt(SourceExcerpt(place: place, text: "let y")),
      .excerpt(SourceExcerpt(place: other, text: "")))
    #expect(all.excerpts[place] == first)
    #expect(all.excerpts[other]?.text.isEmpty == true)
    #expect(all.excerpts.count == 2)
  }

  @Test func `a long line is cut, and never within a character`() {
    let place = SourcePlace(file: "A.swift", line: 1)
    let family = "👩‍👩‍👧"
    for count in [0, 1, SourceExcerpt.longestText - 1, SourceExcerpt.longestText] {
      let text = String(repeating: family, count: count)
      #expect(SourceExcerpt(place: place, text: text).text == text)
    }
    let long = String(repeating: family, count: SourceExcerpt.longestText + 1)
    #expect(SourceExcerpt(place: place, text: long).text == String(long.dropLast()))
    #expect(SourceExcerpt(place: place, text: long[...]).text.count == SourceExcerpt.longestText)
  }

  @Test func `a drawing is known by its name, of two of a name the last`() throws {
    let look = DrawnLook("dark")
    let drawing = RecordedDrawing(
      look, size: DrawnSize(1, 1), scale: 1, list: [], boxes: [], notes: [])
    var other = drawing
    other.notes = ["later"]
    let all = recording(.drawing(drawing), .drawing(other))
    #expect(all.drawings == [drawing.digest: other])
  }

  @Test func `omissions are those of the first sources`() {
    let omission = RecordedOmission(
      file: "A.swift", line: 1, name: "f()", reason: "r", cause: .absence)
    let all = recording(
      .sources(RecordedSources(omissions: [omission])), .sources(RecordedSources()))
    #expect(all.omissions == [omission])
    #expect(all.nearMisses == [])
  }

  // MARK: - Places of the device

  @Test func `the device is where the header says until it comes elsewhere`() {
    var header = RecordedHeader.usual
    let home = GeographicCoordinate(latitude: 59.9, longitude: 10.7)
    header.location = home
    let start = header.span.start
    let later = RecordedLocation(at: start + 60, location: .init(latitude: 0, longitude: 0))
    let last = RecordedLocation(at: start + 120, location: .init(latitude: 1, longitude: 1))
    let all = Recording(header: header, events: [.location(last), .location(later)])
    #expect(all.places == [RecordedLocation(at: start, location: home), later, last])
    header.location = nil
    let without = Recording(header: header, events: [.location(later), .location(later)])
    #expect(without.places == [later, later])
  }

  // MARK: - Places in the sources

  @Test func `an event names the author's lines that it is about`() {
    func place(_ line: Int) -> SourcePlace { SourcePlace(file: "A.swift", line: line) }
    var widget = RecordedWidget(kind: "K", families: [], configuration: .static)
    widget.place = place(1)
    var places = WidgetPlaces()
    places.provider = place(2)
    places.entry = place(3)
    places.methods = [.timeline: place(5), .placeholder: place(4)]
    widget.places = places
    let diagnostics = [
      RecordedDiagnostic(file: "A.swift", line: 7, column: 9, message: "a"),
      RecordedDiagnostic(file: "A.swift", message: "whole file"),
      RecordedDiagnostic(line: 3, message: "no file"),
    ]
    let failure = RecordedFailure(message: "m", place: place(8))
    let miss = RecordedNearMiss(provider: "P", method: "m", requirement: "r", place: place(6))
    let comment = SuppressionComment(check: "c", type: nil, reason: nil, place: place(9))
    let cases: [(RecordingEvent, [Int], [Int?])] = [
      (.widget(widget), [1, 2, 3, 4, 5], [nil, nil, nil, nil, nil]),
      (.build(.failed(diagnostics)), [7], [9]), (.build(.succeeded), [], []),
      (.sources(RecordedSources(nearMisses: [miss, miss])), [6, 6], [nil, nil]),
      (.call(.ended(.crashed(signal: 4, failure))), [8], [nil]),
      (.call(.ended(.crashed(signal: 4, RecordedFailure(message: "m")))), [], []),
      (.call(.ended(.returned(.failure(failure)))), [8], [nil]),
      (.suppression(comment), [9], [nil]), (.claim(WidgetClaim(kind: "K")), [], []),
    ]
    for (event, lines, columns) in cases {
      #expect(event.places.map(\.place) == lines.map(place), "\(event.text)")
      #expect(event.places.map(\.column) == columns, "\(event.text)")
    }
  }

  // MARK: - Presentations

  private static func activity(_ kind: String, _ name: String) -> RecordingEvent {
    .activity(RecordedActivity(at: 1, kind: kind, name: name, .update))
  }

  @Test func `positions are counted for each kind and series alone`() {
    let shown = recording(
      Self.activity("A", "1"), Self.activity("A", "2"), Self.activity("B", "1"),
      Self.activity("A", "1"), .control(RecordedControl(at: 1, kind: "A", reason: .initial)),
      Self.activity("A", "b/activity c"), Self.activity("A/activity b", "c")
    ).presentations
    #expect(shown.map(\.position) == [0, 0, 0, 1, 0, 0, 0])
    #expect(shown.map(\.kind) == ["A", "A", "B", "A", "A", "A", "A/activity b"])
  }

  @Test(
    arguments: [
      (nil, nil, ""), (.null, nil, "null"), (.string("on \"x\""), nil, "on \"x\""),
      (.number(1.5), nil, "1.5"), (.object(["a": .null]), nil, #"{"a":null}"#),
      (.number(1), true, "on"), (nil, false, "off"),
    ] as [(JSONValue?, Bool?, String)])
  func `a toggle's state is a word, any other control's is its value`(
    _ value: JSONValue?, _ isOn: Bool?, _ state: String
  ) {
    var control = RecordedControl(at: 1, kind: "K", reason: .initial)
    (control.content.value, control.content.isOn) = (value, isOn)
    #expect(recording(.control(control)).presentations.map(\.state) == [state])
  }

  @Test(
    arguments: [
      .timedOut, .crashed(signal: 6, nil), .exited, .threw(nil), .exceededMemory,
    ] as [ActionOutcome])
  func `a control whose value failed shows nothing`(_ outcome: ActionOutcome) {
    var control = RecordedControl(at: 1, kind: "K", reason: .initial)
    control.end = ActionEnd(outcome)
    #expect(recording(.control(control)).presentations.isEmpty)
  }
}
