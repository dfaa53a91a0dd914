import Foundation
import TestSupport
import Testing

/// Runs every sample as a user would, and compares with what its folder and `Reports` say.
@Suite struct SampleTests {
  static let samples = ["Cards", "EmojiRangers", "Faulty", "Festival", "Stocks"]

  /// What `expected.json` of a sample says.
  private struct Expectation: Codable, Equatable {
    struct Spoken: Codable, Hashable {
      var check: String
      var subject: String
      var level: String
      var count: Int
    }

    struct Turn: Codable, Hashable {
      var stack: String
      var developerMode: String
      var at: String
      var to: String
    }

    var status: Int32
    var findings: [Spoken]
    var rotations: [Turn]
  }

  private struct Results: Decodable {
    struct Bundle: Decodable {
      struct Check: Decodable {
        struct Finding: Decodable { var level: String }

        var check: String
        var subject: String
        var findings: [Finding]
      }

      struct Stack: Decodable {
        struct Mode: Decodable {
          struct Rotation: Decodable {
            var at: Double
            var to: String
          }

          var developerMode: String
          var rotations: [Rotation]
        }

        var stack: String
        var modes: [Mode]
      }

      var checks: [Check]
      var stacks: [Stack]
    }

    var bundles: [Bundle]
  }

  private static let environment = ["SOURCE_DATE_EPOCH": "0"]

  @Test(arguments: samples)
  func `a sample speaks exactly as its expectation says`(_ sample: String) throws {
    let folder = try ScratchFolder()
    let outcome = try Program.run(
      [
        "run", "Samples/\(sample)", "--output", folder.url.path, "--sandbox", "off",
      ],
      environment: Self.environment
    )
    let data = try Data(contentsOf: folder.url.appending(path: "results.json"))
    let results = try JSONDecoder().decode(Results.self, from: data)
    let bundle = try #require(results.bundles.first)
    let made = Expectation(
      status: outcome.status,
      findings: bundle.checks.flatMap { check in
        Set(check.findings.map(\.level)).sorted().map { level in
          Expectation.Spoken(
            check: check.check, subject: check.subject, level: level,
            count: check.findings.count { $0.level == level }
          )
        }
      },
      rotations: bundle.stacks.flatMap { stack in
        stack.modes.flatMap { mode in
          mode.rotations.map {
            Expectation.Turn(
              stack: stack.stack, developerMode: mode.developerMode,
              at: Date(timeIntervalSince1970: $0.at).formatted(.iso8601), to: $0.to
            )
          }
        }
      }
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try expectGolden(
      try encoder.encode(made) + Data("\n".utf8), "Samples/\(sample)/expected.json"
    )
    let recording = "\(sample).recording.jsonl"
    try expectGolden(
      try Data(contentsOf: folder.url.appending(path: recording)), "Reports/\(recording)"
    )
  }

  @Test func `the committed recordings give the committed reports byte for byte`() throws {
    let folder = try ScratchFolder()
    let recordings = Self.samples.map { "Reports/\($0).recording.jsonl" }
    let outcome = try Program.run(
      ["replay"] + recordings + ["--output", folder.url.path], environment: Self.environment
    )
    #expect(outcome.status == 2)
    for file in ["results.json", "junit.xml", "index.html", "assets/report.css"] {
      try expectGolden(
        try Data(contentsOf: folder.url.appending(path: file)), "Reports/\(file)"
      )
    }
  }
}
