import TestSupport
import Testing
import WidgetRecording

/// Every member of every event: without it, and with a value of another kind in its place.
@Suite struct MemberTests {
  /// An event of each kind with every member that it can have.
  static let specimens: [String] = {
    var call = CallEventTests.clues
    if case .clues(var clues) = call {
      clues[1].context = .date(1, 2, .scheduled)
      clues.append(
        RelevanceAttribute(
          context: .region(GeographicRegion(latitude: 1, longitude: 2, radius: 3))))
      call = .clues(clues)
    }
    let crashed = RecordedFailure(
      message: "trap", place: SourcePlace(file: "a.swift", line: 1), stack: ["frame"])
    return [
      BundleEventTests.header.1, CallEventTests.full.1, WidgetEventTests.widget.1,
      WidgetEventTests.stack.1, ClueEventTests.donation.1, ClueEventTests.shortcuts.1,
      ClueEventTests.late.1,
    ]
      + [
        .claim(WidgetClaim(kind: "K", families: [.systemSmall])),
        .reloadRequest(RecordedReloadRequest(at: 1, kind: "K")),
        .call(.ended(.returned(call), mode: .relevance)),
        .call(.ended(.returned(.recommendations(["a"])), mode: .recommendations)),
        .call(.ended(.crashed(signal: 11, crashed))), .call(.ended(.exited(status: 3))),
        .call(.ended(.timedOut(wasBusy: true))),
      ].map(\RecordingEvent.text)
      + BundleEventTests.specimens.dropFirst().map(\.1) + rare
      + (ScenarioEventTests.full + BaselineEventTests.full).map(\.1)
  }()

  /// The members of which one alone is no error, though the place or the condition is lost.
  static func isRequired(_ place: Place, in event: String) -> Bool {
    let keys = place.filter { Int($0) == nil }
    guard let last = keys.last, place.last == last else { return false }
    if keys.count == 1 {
      return !optional.contains("\(last) of \(event)")
        && (required.contains(last) || required.contains("\(last) of \(event)"))
    }
    return required.contains("\(keys[keys.count - 2])/\(last)")
  }

  /// The keys of values that have a shape of their own.
  private static let free: Set<String> = ["parameters"]

  static func isFree(_ place: Place, in event: String) -> Bool {
    let isConfiguration = place.contains("configuration") && place.contains("attributes")
    let isContent = event == "activity" && place.contains { ["attributes", "state"].contains($0) }
    let isValue = event == "control" && place.first == "value"
    let isOfValues = ["values", "defaults"].contains(place.first) && place.count > 1
    return isConfiguration || isContent || isValue || isOfValues
      || place == ["parameters"] && event != "widget"
      || place.contains("parameters") && place.contains("items")
  }

  /// The keys of objects whose keys are data.
  static let tables: Set<String> = [
    "levels", "methods", "uses", "glyphs", "parameterCases", "parameterTypes",
  ]

  /// A value of another kind, and the words for it.
  private static func wrong(for value: JSONValue?) -> (JSONValue, String) {
    switch value {
    case .array, .object: (.number(7), "a number")
    default: (.array([]), "a list")
    }
  }

  static func name(of event: JSONValue) -> String {
    if case .string(let name) = event[["event"]] { name } else { "" }
  }

  private func read(_ event: JSONValue) -> RecordingError? {
    do throws(RecordingError) {
      let isHeader = Self.name(of: event) == "header" || event[["timeZone"]] != nil
      let lines = isHeader ? [event.json] : [Recording.headerLine, event.json]
      let text = (lines + [#"{"event":"claim","kind":"last"}"#]).joined(separator: "\n")
      let recording = try Recording(text.utf8, file: "a.jsonl")
      #expect(!recording.isTruncated)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: specimens)
  func `a specimen is what it is written as`(_ line: String) throws {
    #expect(try RecordingEvent(json: line).text == line)
    #expect(read(try JSONValue(json: line)) == nil)
  }

  @Test(arguments: specimens)
  func `a member that must be there is missed by its key, and no other is`(
    _ line: String
  ) throws {
    let event = try JSONValue(json: line)
    let name = Self.name(of: event)
    for place in event.places(without: Self.free) where Int(place.last ?? "") == nil {
      // Members of an expectation need each other: `WidgetEventTests` has the halves.
      if place.first == "expect", place.count > 1 { continue }
      let isRequired = Self.isRequired(place, in: name)
      // An answer without the word for its outcome counts as returned, and so has no failure.
      guard name != "call" || place != ["outcome"] || event[["failure"]] == nil else { continue }
      // A table's entries have values, so that null is of another kind there.
      let isOfTable = !Self.tables.isDisjoint(with: place.dropLast())
      let damages: [JSONValue?] = isOfTable && !isRequired ? [nil] : [nil, .null]
      for damaged in damages.map({ event.replacing(place, with: $0) }) {
        guard isRequired else {
          #expect(read(damaged) == nil, "\(place)")
          continue
        }
        let error = try #require(read(damaged), "\(place) is not missed")
        let lead = place.count == 1 ? "" : "'\(place.dropLast().joined(separator: "/"))': "
        let words = "\(lead)the key '\(place[place.count - 1])' is missing"
        #expect(error.problem == .malformed(words))
        #expect(error.line == (name == "header" ? 1 : 2))
        #expect(error.description.hasPrefix("a.jsonl:\(error.line):1: error: "))
      }
    }
  }

  @Test(arguments: specimens)
  func `a member of another kind is named with the keys that lead to it`(
    _ line: String
  ) throws {
    let event = try JSONValue(json: line)
    let name = Self.name(of: event)
    for place in event.places(without: []) where !Self.isFree(place, in: name) {
      guard !Self.isFree(Array(place.prefix(1)), in: name) else { continue }
      let (value, found) = Self.wrong(for: event[place])
      let error = try #require(read(event.replacing(place, with: value)), "\(place) is taken")
      #expect(error.line == (name == "header" ? 1 : 2))
      guard case .malformed(let words) = error.problem else {
        Issue.record("\(place): \(error)")
        continue
      }
      #expect(words.hasPrefix("'\(place.joined(separator: "/"))': expected "), "\(words)")
      #expect(words.hasSuffix(", found \(found)"), "\(words)")
    }
  }

  @Test(arguments: specimens)
  func `a word that nobody knows is refused where words are few`(_ line: String) throws {
    let few: Set = [
      "mode", "outcome", "platform", "operation", "moment", "role", "developerMode", "status",
      "source", "change", "action",
    ]
    let event = try JSONValue(json: line)
    for place in event.places(without: Self.free)
    where few.contains(place.last ?? "") && event[place]?.text != nil {
      let error = try #require(read(event.replacing(place, with: .string("aurora"))))
      let words = "'\(place.joined(separator: "/"))': 'aurora' is none of the words"
      #expect(error.description.contains(words))
    }
  }

  @Test(arguments: ["1.5", "1e19", "-9223372036854775809", "\"NaN\"", "true"])
  func `a whole number is one of 64 bits`(_ number: String) {
    for line in [
      #"{"event":"suppression","check":"c","file":"f","line":\#(number)}"#,
      #"{"event":"lateCompletion","id":"i","callAt":1,"completions":\#(number)}"#,
    ] {
      #expect(throws: RecordingError.self) { try Recording.reading(line) }
    }
  }
}
