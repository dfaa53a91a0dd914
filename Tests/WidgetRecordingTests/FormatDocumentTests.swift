import Foundation
import TestSupport
import Testing
import WidgetRecording

/// The article that describes the recording's format to those who write or read one.
@Suite struct FormatDocumentTests {
  /// The article's sections, by the words of their headings.
  private static let sections: [String: String] = {
    let path = "Sources/WidgetRecording/WidgetRecording.docc/RecordingFormat.md"
    let text = (try? String(contentsOf: Repository.file(path), encoding: .utf8)) ?? ""
    let parts = text.components(separatedBy: "\n## ").dropFirst().map { part in
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(lines[0]), lines.count > 1 ? String(lines[1]) : "")
    }
    return Dictionary(parts) { first, _ in first }
  }()

  /// A key of an event, at any depth.
  private struct Key: Hashable {
    var event: String
    var place: Place

    /// The name, which a section has in the manner of code, and in bold where an event needs it.
    var name: String { place[place.count - 1] }
    var text: String { FormatDocumentTests.sections["`\(event)`"] ?? "" }
  }

  private static let keys: Set<Key> = {
    var keys: Set<Key> = []
    for event in MemberTests.specimens.compactMap({ try? JSONValue(json: $0) }) {
      let name = MemberTests.name(of: event)
      for place in event.places(without: []) {
        let around = Array(place.dropLast())
        guard Int(place.last ?? "") == nil, place != ["event"],
          !MemberTests.isFree(around, in: name), !["values", "defaults"].contains(around.first),
          MemberTests.tables.isDisjoint(with: around)
        else { continue }
        keys.insert(Key(event: name, place: place))
      }
    }
    return keys
  }()

  @Test func `every event has a section, and there is none of another`() {
    let events = Set(Self.keys.map { "`\($0.event)`" })
    #expect(Set(Self.sections.keys) == events.union(["Words"]))
  }

  @Test func `every key is named in its event's section`() {
    for key in Self.keys where !key.text.contains("`\(key.name)`") {
      Issue.record("\(key.event) has no word about \(key.place)")
    }
  }

  @Test func `those keys are in bold that must be there`() {
    for key in Self.keys where key.place.count == 1 {
      let isRequired = MemberTests.isRequired(key.place, in: key.event)
      #expect(key.text.contains("**`\(key.name)`**") == isRequired, "\(key.event): \(key.name)")
    }
  }
}
