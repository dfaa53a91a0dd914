import Foundation
import TestSupport
import Testing
import WidgetRecording

/// Properties of every recording, tried on random ones with fixed seeds.
@Suite struct RandomRecordingTests {
  private func recording(_ seed: UInt64) -> (Recording, SeededGenerator) {
    var generator = SeededGenerator(seed: seed)
    let header = generator.header()
    let events = generator.list(of: 20...40) { $0.event() }
    return (Recording(header: header, events: events), generator)
  }

  @Test(arguments: 0..<24)
  func `a recording is read as what was written, to the last byte`(_ seed: UInt64) throws {
    let (recording, _) = recording(seed)
    let read = try Recording(recording.bytes, file: "a.jsonl")
    #expect(read.bytes == recording.bytes)
    #expect(read.events.count == recording.events.count)
    #expect(!read.isTruncated)
    // A NaN equals nothing, not even itself.
    if !String(decoding: recording.bytes, as: UTF8.self).contains(#""NaN""#) {
      #expect(read == recording)
    }
    for (event, made) in zip(read.events, recording.events) where event != made {
      #expect(made.text.contains(#""NaN""#), "\(made.text)")
    }
  }

  @Test(arguments: 0..<24)
  func `every line is one line of JSON with its keys in order`(_ seed: UInt64) throws {
    let (recording, _) = recording(100 + seed)
    for event in [RecordingEvent.header(recording.header)] + recording.events {
      #expect(event.line.last == 0x0A)
      #expect(!event.line.dropLast().contains { $0 < 0x20 })
      let value = try JSONSerialization.jsonObject(with: Data(event.line))
      let object = try #require(value as? [String: Any])
      #expect(object["event"] is String)
      #expect(try JSONValue(json: event.text).json == event.text)
    }
  }

  @Test(arguments: 0..<16)
  func `the order of keys and space between tokens do not matter`(_ seed: UInt64) throws {
    var (recording, generator) = recording(200 + seed)
    var text = ""
    for event in [RecordingEvent.header(recording.header)] + recording.events {
      text += shuffled(try JSONValue(json: event.text), &generator) + "\n"
    }
    let read = try Recording(text.utf8, file: "a.jsonl")
    #expect(read.bytes == recording.bytes)
  }

  @Test(arguments: 0..<16)
  func `unknown keys and unknown events are skipped wherever they stand`(_ seed: UInt64) throws {
    var (recording, generator) = recording(300 + seed)
    var text = ""
    for event in [RecordingEvent.header(recording.header)] + recording.events {
      if generator.isOnce(in: 3) {
        let stranger = generator.values().merging(["event": .string("aurora")]) { $1 }
        text += JSONValue.object(stranger).json + "\n"
      }
      let value = strangers(in: try JSONValue(json: event.text), [], &generator)
      text += shuffled(value, &generator) + "\n"
    }
    let read = try Recording(text.utf8, file: "a.jsonl")
    #expect(read.bytes == recording.bytes)
  }

  @Test(arguments: 0..<8)
  func `a recording cut anywhere is the lines that are whole`(_ seed: UInt64) throws {
    var (recording, generator) = recording(400 + seed)
    let bytes = recording.bytes
    let header = RecordingEvent.header(recording.header).line.count
    for _ in 0..<40 {
      let count = generator.number(in: header...bytes.count)
      let read = try Recording(bytes[..<count], file: "a.jsonl")
      #expect(bytes.starts(with: read.bytes))
      let rest = count - read.bytes.count
      #expect(read.isTruncated == (rest > 0), "cut at \(count), \(rest) bytes left")
      #expect(!bytes[read.bytes.count..<max(count, read.bytes.count)].contains(0x0A))
    }
  }

  /// Writes a value with its members in random order and space between tokens.
  private func shuffled(_ value: JSONValue, _ generator: inout SeededGenerator) -> String {
    let space = generator.pick(["", "", " ", "\t", "  \r"])
    switch value {
    case .array(let elements):
      let texts = elements.map { shuffled($0, &generator) }
      return "[\(space)\(texts.joined(separator: "\(space),"))]\(space)"
    case .object(let members):
      let texts = members.sorted { $0.key < $1.key }.shuffled(using: &generator)
        .map { "\(space)\($0.json)\(space):\(shuffled($1, &generator))" }
      return "{\(texts.joined(separator: ","))\(space)}\(space)"
    default: return space + value.json + space
    }
  }

  /// The keys of values in which every key is data.
  private static let data: Set<String> = [
    "parameters", "parameterCases", "parameterTypes", "configuration", "levels", "methods",
    "uses", "content", "values", "defaults", "value", "similarAssets", "glyphs",
  ]

  /// Adds members that nobody knows to objects whose keys are no data.
  private func strangers(
    in value: JSONValue, _ place: Place, _ generator: inout SeededGenerator
  ) -> JSONValue {
    guard Self.data.isDisjoint(with: place) else { return value }
    switch value {
    case .array(let elements):
      return .array(elements.map { strangers(in: $0, place, &generator) })
    case .object(let members):
      var all = members
      for (key, member) in members {
        all[key] = strangers(in: member, place + [key], &generator)
      }
      for _ in 0..<generator.number(in: 0...3) {
        all["x" + generator.text()] = generator.value()
      }
      return .object(all)
    default: return value
    }
  }
}
