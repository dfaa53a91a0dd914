import Foundation
import TestSupport
import Testing
import WidgetRecording

/// The recordings in this repository, which this program or another one wrote.
@Suite struct CommittedRecordingTests {
  /// The recordings of a folder, by their paths from the repository's top folder.
  private static func paths(in folder: String) -> [String] {
    let url = Repository.file(folder).resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(atPath: url.path)
    return (found?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".jsonl") }.map { "\(folder)/\($0)" }.sorted()
  }

  static let own = paths(in: "Reports")
  static let foreign = paths(in: "Tests") + paths(in: "Samples")

  @Test func `there are recordings of the reports and of the simulation's vectors`() {
    #expect(Self.own.count >= 10)
    #expect(Self.foreign.count >= 8)
  }

  private func lines(_ path: String) throws -> ([Data], [RecordingEvent]) {
    let data = try Data(contentsOf: Repository.file(path))
    let recording = try Recording(data, file: path)
    #expect(!recording.isTruncated)
    let lines = data.split(separator: 0x0A)
    #expect(lines.count == recording.events.count + 1, "an event is not known")
    return (lines, [RecordingEvent.header(recording.header)] + recording.events)
  }

  @Test(arguments: own)
  func `a recording of the reports is written again byte for byte`(_ path: String) throws {
    let (lines, events) = try lines(path)
    for (index, (line, event)) in zip(lines, events).enumerated() {
      guard line != Data(event.line.dropLast()) else { continue }
      Issue.record(
        """
        \(path):\(index + 1)
        committed: \(String(decoding: line.prefix(1000), as: UTF8.self))
        written:   \(event.text.prefix(1000))
        """)
      return
    }
    let data = try Data(contentsOf: Repository.file(path))
    #expect(Data(try Recording(data, file: path).bytes) == data)
  }

  @Test(arguments: foreign)
  func `of a recording of another program nothing that it says is lost`(_ path: String) throws {
    let (lines, events) = try lines(path)
    for (line, event) in zip(lines, events) {
      var said = try JSONReader.read(JSONValue.self, from: line)
      // A process that ended has no wish for the next timeline.
      if said[["outcome"]] == .string("crashed") { said = said.replacing(["policy"], with: nil) }
      let written = try JSONValue(json: event.text)
      #expect(isPart(said, of: written), "\(said.json) is written as \(event.text)")
      #expect(try RecordingEvent(json: event.text).text == event.text)
    }
  }

  /// Whether all members of a value stand in another one, which may have more.
  private func isPart(_ value: JSONValue, of whole: JSONValue) -> Bool {
    switch (value, whole) {
    case (.array(let elements), .array(let others)):
      elements.count == others.count && zip(elements, others).allSatisfy { isPart($0, of: $1) }
    case (.object(let members), .object(let others)):
      members.allSatisfy { key, member in
        others[key].map { isPart(member, of: $0) } ?? (member == .null)
      }
    default: value == whole
    }
  }

  @Test(arguments: own)
  func `the calls of a recording have the names of their parts`(_ path: String) throws {
    let recording = try Recording(contentsOf: Repository.file(path), named: path)
    for call in recording.calls + recording.repetitions {
      let name = CallID(
        bundle: recording.header.bundle, kind: call.kind, family: call.family,
        configuration: call.preview.map { ConfigurationName($0) } ?? call.configuration,
        mode: call.mode)
      #expect(call.id == name)
      #expect(call.at >= recording.header.span.start)
    }
  }
}
