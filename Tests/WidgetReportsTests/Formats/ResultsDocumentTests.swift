import Foundation
import Testing
import WidgetFindings
import WidgetRecording
import WidgetSimulation

@testable import WidgetReports

@Suite struct ResultsDocumentTests {
  private let document = ResultsDocument(CardsDay.results.ordered())

  private func object(_ data: Data) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test func `the document has the keys that other programs read`() throws {
    let root = try object(document.data)
    #expect(Set(root.keys) == ["version", "tool", "bundles", "summary"])
    #expect(root["version"] as? Int == 1)
    #expect(root["tool"] as? [String: String] == ["name": "widgetcheck", "version": "1.0.0"])
    let bundle = try #require((root["bundles"] as? [[String: Any]])?.first)
    #expect(
      Set(bundle.keys)
        == ["name", "manifest", "platform", "osVersion", "calls", "checks", "stacks"])
    let call = try #require((bundle["calls"] as? [[String: Any]])?.first)
    #expect(Set(call.keys) == ["id", "outcome", "seconds", "attempts"])
    let stack = try #require((bundle["stacks"] as? [[String: Any]])?.first)
    let mode = try #require((stack["modes"] as? [[String: Any]])?.first)
    #expect(
      Set(mode.keys)
        == ["developerMode", "rotations", "suppressions", "suggestions", "proposals", "members"])
    let rotation = try #require((mode["rotations"] as? [[String: Any]])?.first)
    #expect(Set(rotation.keys) == ["at", "from", "to", "score", "strength"])
    #expect(rotation["score"] as? Double == 52.6)
    #expect(
      root["summary"] as? [String: Int]
        == ["errors": 2, "warnings": 2, "notes": 1, "passed": 5, "notApplicable": 1, "open": 1])
  }

  @Test func `a call that answers when it is made again is marked as flaky`() throws {
    var results = CardsDay.results
    let index = try #require(
      results.bundles.firstIndex { $0.calls.contains { $0.hasReturned } })
    var attempt = try #require(results.bundles[index].calls.first { $0.hasReturned })
    attempt.outcome = .crashed(signal: 11, nil)
    attempt.isRetried = true
    results.bundles[index].recording.events.insert(.call(attempt), at: 0)
    let written = ResultsDocument(results.ordered())
    let flaky = written.bundles.flatMap(\.calls).filter(\.isFlaky)
    #expect(flaky.map(\.id) == [attempt.id])
    #expect(flaky.map(\.attempts) == [2])
    #expect(flaky.map(\.outcome) == [.crashed])
    let read = try ResultsDocument(json: written.data, file: "results.json")
    #expect(read.bundles.flatMap(\.calls).filter(\.isFlaky) == flaky)
  }

  @Test func `a finding has its place and leaves out what is unknown`() throws {
    let bundle = try #require((try object(document.data)["bundles"] as? [[String: Any]])?.first)
    let checks = try #require(bundle["checks"] as? [[String: Any]])
    let check = try #require(checks.first { $0["check"] as? String == "relevance-outside-scale" })
    #expect(check["outcome"] as? String == "fail")
    let finding = try #require((check["findings"] as? [[String: Any]])?.first)
    #expect(finding["file"] as? String == "Widgets/RecentPurchases.swift")
    #expect(finding["entry"] as? Int == 0)
    #expect(finding["baselined"] as? Bool == false)
    #expect(finding["call"] == nil)
    let skipped = try #require(checks.first { $0["outcome"] as? String == "notApplicable" })
    #expect(skipped["reason"] as? String == "no timeline has a date for its reload")
    #expect((skipped["findings"] as? [Any])?.isEmpty == true)
  }

  @Test func `entries of a matrix stand in their bundle under names of their own`() {
    #expect(document.bundles.map(\.name) == ["Cards"])
    #expect(
      document.bundles[0].checks.last?.subject == "Cards/Weather/systemSmall/-@Asia/Kolkata")
    #expect(
      document.bundles[0].calls.last?.id.rawValue
        == "Cards/Weather/systemSmall/-/timeline@Asia/Kolkata")
  }

  @Test func `a document that was read equals the one that was written`() throws {
    let read = try ResultsDocument(json: document.data, file: "results.json")
    #expect(read == document)
    #expect(read.data == document.data)
  }

  @Test func `an outcome that was read is the one that a check returned`() throws {
    let outcomes = CardsDay.results.ordered().bundles.flatMap(\.results).map(\.outcome)
    #expect(document.bundles[0].checks.map(\.outcome) == outcomes)
  }

  @Test func `numbers that are not finite are texts and come back`() throws {
    var results = CardsDay.results
    results.bundles[0].simulation[0].modes[0].rotations[0].score = .nan
    results.bundles[0].simulation[0].modes[0].rotations[1].score = -.infinity
    let data = ResultsDocument(results.ordered()).data
    #expect(String(decoding: data, as: UTF8.self).contains(#""score" : "NaN""#))
    let read = try ResultsDocument(json: data, file: "r")
    #expect(read.bundles[0].stacks[0].modes[0].rotations[0].score.isNaN)
    #expect(read.bundles[0].stacks[0].modes[0].rotations[1].score == -.infinity)
  }

  @Test func `a shard says which part it is, and a whole run does not`() throws {
    var results = CardsDay.results
    let shard = RunResults.Shard(
      index: 2, count: 3,
      manifests: [RunResults.Shard.ManifestDigest(path: "a/widgetcheck.json", digest: "0f")],
      recordings: ["Cards.recording.jsonl"])
    results.shard = shard
    let read = try ResultsDocument(json: ResultsDocument(results).data, file: "r")
    #expect(read.shard == shard)
    #expect(document.shard == nil)
  }

  @Test func `hostile text keeps its value`() throws {
    var results = CardsDay.results
    let hostile = "\u{1b}[2J\u{202e}</script>\"\\\u{0}\u{2028}\u{85}"
    results.bundles[0].results = [
      CheckResult(check: "c", subject: "Cards", outcome: .open(hostile))
    ]
    let data = ResultsDocument(results.ordered()).data
    let read = try ResultsDocument(json: data, file: "r")
    #expect(read.bundles[0].checks[0].outcome == .open(hostile))
    let text = String(decoding: data, as: UTF8.self)
    #expect(!text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
  }

  @Test func `another version is refused where it stands`() {
    #expect(
      throws: ResultsError(file: "r.json", pointer: "/version", problem: .unknownVersion(9))
    ) {
      try ResultsDocument(json: Data(#"{"version": 9}"#.utf8), file: "r.json")
    }
  }

  @Test func `a missing key is named with its place`() throws {
    let json = """
      {"version": 1, "tool": {"name": "widgetcheck"}, "bundles": [], "summary": {"errors": 0,
        "notApplicable": 0, "notes": 0, "open": 0, "passed": 0, "suppressed": 0, "warnings": 0}}
      """
    let error = try #require(throws: ResultsError.self) {
      try ResultsDocument(json: Data(json.utf8), file: "r.json")
    }
    #expect(
      error.description
        == "r.json#/tool: error: not results of widgetcheck: the key 'version' is missing")
  }

  @Test func `what is no JSON is refused`() throws {
    let error = try #require(throws: ResultsError.self) {
      try ResultsDocument(json: Data("{".utf8), file: "r.json")
    }
    #expect(error.pointer == "")
    #expect(error.description.hasPrefix("r.json: error: not results of widgetcheck: "))
  }
}

extension ResultsDocument {
  /// The document's bytes, as they stand in its file.
  fileprivate var data: Data { ReportFile(path: "results.json", pieces: write).data }
}
