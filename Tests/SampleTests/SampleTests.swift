import Foundation
import TestSupport
import Testing

/// Runs every sample as a user would, and compares with what its folder and `Reports` say.
@Suite struct SampleTests {
  static let samples = [
    "Agenda", "Calibration", "Cards", "Coffee", "Day", "Delivery", "EarlyWatch", "EmojiRangers",
    "Energy", "Faulty",
    "FaultyBuild", "FaultyData", "FaultyDrawings", "FaultySnapshots", "FaultySuggestions",
    "FaultyWatch", "Festival", "Garden", "Headlines", "Heroes", "Lights", "Stocks", "Travelling",
  ]

  /// The samples with errors.
  private static let failing = [
    "Coffee", "Faulty", "FaultyBuild", "FaultyData", "FaultyDrawings", "FaultySnapshots",
  ]

  /// The contents of a sample's `expected.json`.
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

  /// The findings in the results of a run of one bundle.
  private static func findings(in bundle: Results.Bundle) -> [Expectation.Spoken] {
    bundle.checks.flatMap { check in
      Set(check.findings.map(\.level)).sorted().map { level in
        Expectation.Spoken(
          check: check.check, subject: check.subject, level: level,
          count: check.findings.count { $0.level == level }
        )
      }
    }
  }

  /// The paths of all pages in a folder.
  private static func pages(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".html") }.sorted()
  }

  /// Compares with an `expected.json`.
  private func expect(_ made: Expectation, of sample: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try expectGolden(
      try encoder.encode(made) + Data("\n".utf8), "Samples/\(sample)/expected.json"
    )
  }

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
      findings: Self.findings(in: bundle),
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
    try expect(made, of: sample)
    let recording = "\(sample).recording.jsonl"
    try expectGolden(
      try Data(contentsOf: folder.url.appending(path: recording)), "Reports/\(recording)"
    )
  }

  /// Real seconds are left out of reproducible reports, so the slow sample stands in none.
  @Test func `the slow sample is slow in real seconds`() throws {
    let folder = try ScratchFolder()
    let outcome = try Program.run([
      "run", "Samples/FaultySlow/slow.json", "--output", folder.url.path, "--sandbox", "off",
    ])
    let data = try Data(contentsOf: folder.url.appending(path: "results.json"))
    let bundle = try #require(
      try JSONDecoder().decode(Results.self, from: data).bundles.first)
    try expect(
      Expectation(status: outcome.status, findings: Self.findings(in: bundle), rotations: []),
      of: "FaultySlow")
  }

  @Test func `the committed recordings give the committed reports byte for byte`() throws {
    let folder = try ScratchFolder()
    let reports = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Reports").path)
    let recordings = reports.filter { $0.hasSuffix(".jsonl") }.sorted().map { "Reports/\($0)" }
    let outcome = try Program.run(
      ["replay"] + recordings + ["--output", folder.url.path], environment: Self.environment
    )
    #expect(outcome.status == 2)
    let made = try Self.pages(in: folder.url)
    for file in ["results.json", "junit.xml", "assets/report.css", "assets/report.js"] + made {
      try expectGolden(
        try Data(contentsOf: folder.url.appending(path: file)), "Reports/\(file)"
      )
    }
    let committed = try Self.pages(in: Repository.root.appending(path: "Reports"))
    #expect(committed == made, "a page of a widget that is no more")
  }

  @Test func `every check speaks in a sample`() throws {
    var spoken: Set<String> = []
    for sample in Self.samples + ["FaultySlow"] {
      let file = Repository.root.appending(path: "Samples/\(sample)/expected.json")
      let expected = try JSONDecoder().decode(Expectation.self, from: try Data(contentsOf: file))
      spoken.formUnion(expected.findings.map(\.check))
      if !Self.failing.contains(sample) {
        #expect(expected.status == 0, "\(sample)")
      }
    }
    let listed = try Program.run(["checks"], environment: Self.environment).output
      .split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { $0.contains("-") }
    #expect(listed.count > 60)
    #expect(Set(listed).subtracting(spoken) == [])
  }
}
