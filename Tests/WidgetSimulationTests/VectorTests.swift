import Foundation
import Testing
import WidgetRecording
import WidgetSimulation

/// Recordings of random providers, with the rotations and suppressions that the rules demand.
@Suite struct VectorTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Data/Vectors")

  private func recording(_ name: String) throws -> Recording {
    let file = "\(name).recording.jsonl"
    return try Recording(contentsOf: Self.folder.appending(path: file), named: file)
  }

  private static let rotating = (1...12).map { $0 < 10 ? "0\($0)" : "\($0)" }
  private static let suggesting = (1...6).map { "s\($0)" }

  @Test(arguments: rotating + suggesting)
  func `a recording comes to exactly what its vector demands`(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).expected.json"))
    let expected = try JSONReader.read(JSONValue.self, from: Array(data))
    let stack = try #require(BundleSimulation(try recording(name)).stacks.first)
    #expect(stack.modes.map(\.developerMode) == [.off, .on])
    for trace in stack.modes {
      let wanted = try #require(expected[trace.developerMode.rawValue]?.members)
      let got = try JSONReader.read(JSONValue.self, from: JSONWriter.bytes(of: trace))
      #expect(!wanted.isEmpty)
      for (key, value) in wanted { #expect(got[key]?.rounded == value.rounded, "\(key)") }
    }
  }

  @Test(arguments: rotating)
  func `whoever is on top covers the span without a gap`(_ name: String) throws {
    let recording = try recording(name)
    for stack in BundleSimulation(recording).stacks {
      for trace in stack.modes {
        #expect(trace.tops.first?.from == recording.header.span.start)
        #expect(trace.tops.last?.to == recording.header.span.end)
        for (one, next) in zip(trace.tops, trace.tops.dropFirst()) {
          #expect(one.to == next.from)
          #expect(one.member != next.member)
        }
        let span = recording.header.span.end - recording.header.span.start
        #expect(trace.members.reduce(0) { $0 + $1.secondsOnTop } == span)
      }
    }
  }

  @Test(arguments: rotating)
  func `windows are in order, within the span, and never above the greatest score`(
    _ name: String
  ) throws {
    let recording = try recording(name)
    let simulation = BundleSimulation(recording)
    for member in simulation.members {
      let track = try #require(simulation.track(of: member, in: .off))
      for window in track.windows {
        #expect(recording.header.span.start <= window.from)
        #expect(window.from < window.to)
        #expect(window.to <= recording.header.span.end)
        #expect(track.window(at: window.from) == window)
        let strength = track.strength(of: window, at: window.from)
        #expect(0 < strength && strength <= 1)
        let entry = track.calls[window.call].entries[window.entry]
        #expect(entry.relevance?.score == window.score)
      }
      for (one, next) in zip(track.windows, track.windows.dropFirst()) {
        #expect(one.to <= next.from)
      }
    }
  }

  @Test(arguments: rotating + suggesting)
  func `simulating twice gives the same result`(_ name: String) throws {
    let recording = try recording(name)
    #expect(BundleSimulation(recording) == BundleSimulation(recording))
  }

  @Test(arguments: rotating)
  func `without limits nothing is suppressed and the modes agree`(_ name: String) throws {
    var recording = try recording(name)
    recording.events = recording.events.map { event in
      guard case .stack(var stack) = event else { return event }
      stack.rotationLimit = RateLimit(perDay: .max, minimumInterval: 0)
      return .stack(stack)
    }
    for stack in BundleSimulation(recording).stacks {
      #expect(stack.modes.allSatisfy { $0.suppressions.isEmpty })
      #expect(stack.modes[0].rotations == stack.modes[1].rotations)
      #expect(stack.modes[0].tops == stack.modes[1].tops)
    }
  }
}

extension JSONValue {
  /// The value with numbers to six places, as the vectors have them.
  fileprivate var rounded: JSONValue {
    switch self {
    case .number(let number): .number((number * 1e6).rounded() / 1e6)
    case .array(let values): .array(values.map(\.rounded))
    case .object(let members): .object(members.mapValues(\.rounded))
    case .null, .bool, .string: self
    }
  }
}
