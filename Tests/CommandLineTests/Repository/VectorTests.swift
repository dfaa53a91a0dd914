import Foundation
import TestSupport
import Testing

/// Recordings of random providers, with what the simulation rules demand of them.
@Suite struct VectorTests {
  private struct Mode: Codable, Hashable {
    struct Rotation: Codable, Hashable {
      var at: Double
      var from: String
      var to: String
      var score: Double
      var strength: Double
    }

    struct Suppression: Codable, Hashable {
      var at: Double
      var member: String
      var score: Double
      var strength: Double
      var reason: String
    }

    var rotations: [Rotation]
    var suppressions: [Suppression]
  }

  private struct Results: Decodable {
    struct Bundle: Decodable {
      struct Stack: Decodable {
        struct NamedMode: Decodable {
          var developerMode: String
          var rotations: [Mode.Rotation]
          var suppressions: [Mode.Suppression]
        }

        var modes: [NamedMode]
      }

      var stacks: [Stack]
    }

    var bundles: [Bundle]
  }

  @Test(arguments: 1...8)
  func `a replay gives exactly the rotations and suppressions of a vector`(
    _ number: Int
  ) throws {
    let vectors = Repository.file("Tests/WidgetSimulationTests/Data/Vectors")
    let recording = vectors.appending(path: "0\(number).recording.jsonl")
    let outcome = try Program.run(
      [
        "replay", recording.path, "--format", "json", "--output", "-", "--fail-on", "never",
      ]
    )
    #expect(outcome.status == 0)
    let results = try JSONDecoder().decode(Results.self, from: Data(outcome.output.utf8))
    let expected = try JSONDecoder().decode(
      [String: Mode].self,
      from: try Data(contentsOf: vectors.appending(path: "0\(number).expected.json"))
    )
    for mode in try #require(results.bundles.first?.stacks.first).modes {
      let made = Mode(rotations: mode.rotations, suppressions: mode.suppressions)
      #expect(made == expected[mode.developerMode])
    }
  }
}
