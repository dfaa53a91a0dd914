import Foundation
import Testing
import WidgetRecording
import WidgetSimulation

/// Recordings of random providers, with the rotations and suppressions that the rules demand.
@Suite struct VectorTests {
  private struct Expected: Decodable {
    struct Rotation: Decodable, Equatable {
      var at: Double
      var from: String
      var to: String
      var score: Double
      var strength: Double
    }

    struct Suppression: Decodable, Equatable {
      var at: Double
      var member: String
      var score: Double
      var strength: Double
      var reason: String
    }

    struct Mode: Decodable {
      var rotations: [Rotation]
      var suppressions: [Suppression]
    }

    var off: Mode
    var on: Mode
  }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Vectors")

  private func recording(_ name: String) throws -> Recording {
    let file = "\(name).recording.jsonl"
    return try Recording(contentsOf: Self.folder.appending(path: file), named: file)
  }

  @Test(arguments: (1...8).map { "0\($0)" })
  func `a recording rotates exactly as its vector demands`(_ name: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: "\(name).expected.json"))
    let expected = try JSONDecoder().decode(Expected.self, from: data)
    let simulation = BundleSimulation(try recording(name))
    let modes = try #require(simulation.stacks.first).modes
    #expect(modes.map(\.developerMode) == [.off, .on])
    for (trace, mode) in zip(modes, [expected.off, expected.on]) {
      let rotations = trace.rotations.map {
        Expected.Rotation(
          at: $0.at.secondsSince1970, from: $0.from.rawValue, to: $0.to.rawValue, score: $0.score,
          strength: $0.strength
        )
      }
      let suppressions = trace.suppressions.map {
        Expected.Suppression(
          at: $0.at.secondsSince1970, member: $0.member.rawValue, score: $0.score,
          strength: $0.strength,
          reason: $0.reason.rawValue
        )
      }
      #expect(rotations == mode.rotations)
      #expect(suppressions == mode.suppressions)
    }
  }

  @Test(arguments: (1...8).map { "0\($0)" })
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

  @Test(arguments: (1...8).map { "0\($0)" })
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

  @Test(arguments: (1...8).map { "0\($0)" })
  func `simulating twice gives the same result`(_ name: String) throws {
    let recording = try recording(name)
    #expect(BundleSimulation(recording) == BundleSimulation(recording))
  }

  @Test(arguments: (1...8).map { "0\($0)" })
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
