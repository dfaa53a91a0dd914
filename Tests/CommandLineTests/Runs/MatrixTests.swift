import Foundation
import TestSupport
import Testing
import WidgetRecording

@Suite struct MatrixTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Writes the recording of one environment: a request at six, and entries at some hours after it.
  private func record(
    _ zone: String, cell: String? = nil, requests: [(Double, [Double])]
  ) throws -> String {
    let calls = requests.map { request, hours in
      let entries = ([0] + hours).map { "{\"date\": \((request + $0) * 3600)}" }
      return """
        {"event": "call", "id": "A/K/systemSmall/-/timeline", "kind": "K", \
        "family": "systemSmall", "configuration": "-", "mode": "timeline", \
        "at": \(request * 3600), "outcome": "returned", "isPreview": false, \
        "entries": [\(entries.joined(separator: ", "))], "policy": "atEnd"}
        """
    }
    let label = cell.map { ", \"cell\": \"\($0)\"" } ?? ""
    let header = """
      {"event": "header", "version": 1, "bundle": "A", "platform": "iOS", "osVersion": "17.0", \
      "start": 21600, "end": 108000, "timeZone": "\(zone)", "locale": "en_US"\(label)}
      """
    let name = "\(cell == nil ? "base" : zone.filter(\.isLetter)).jsonl"
    try folder.write(([header] + calls).joined(separator: "\n") + "\n", to: name)
    return name
  }

  private func replay(_ files: [String], only check: String) throws -> Program.Outcome {
    try Program.run(["replay"] + files + ["--only", check], in: folder.url)
  }

  @Test func `a schedule of one time zone in every place is found over all environments`() throws {
    let midnight = [(6.0, [18.0]), (24.0, [24.0])]
    let files = [
      try record("UTC", requests: midnight),
      try record("Asia/Kolkata", cell: "Asia/Kolkata", requests: midnight),
    ]
    let outcome = try replay(files, only: "time-zone-ignored")
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("2 dates mean midnight in UTC, and are the same in 2 time zones"))
    #expect(try replay([files[0]], only: "time-zone-ignored").output.contains("nothing found"))
  }

  @Test func `a finding of some environments says in which, and equal ones are folded`() throws {
    let files = [
      try record("UTC", requests: [(6, [2])]),
      try record("Asia/Tokyo", cell: "Asia/Tokyo", requests: [(6, [2])]),
      try record("Asia/Kolkata", cell: "Asia/Kolkata", requests: [(6, [3, 2])]),
    ]
    let outcome = try replay(files, only: "entries-out-of-order")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("before entry 1, only in Asia/Kolkata\n"))
    #expect(outcome.output.contains("the same in Asia/Tokyo"))
    #expect(!outcome.output.contains("A@Asia/Tokyo"))
    #expect(outcome.output.contains("1 error, "))
  }

  @Test func `two recordings of one environment are no two environments`() throws {
    let good = try record("UTC", requests: [(6, [2])])
    try FileManager.default.moveItem(
      at: folder.url.appending(path: good), to: folder.url.appending(path: "good.jsonl"))
    let outcome = try replay(
      ["good.jsonl", try record("UTC", requests: [(6, [3, 2])])], only: "entries-out-of-order")
    #expect(outcome.status == 1)
    #expect(!outcome.output.contains("only in"))
  }

  @Test func `a finding of every environment says nothing of them`() throws {
    let files = [
      try record("UTC", requests: [(6, [3, 2])]),
      try record("Asia/Tokyo", cell: "Asia/Tokyo", requests: [(6, [3, 2])]),
    ]
    let outcome = try replay(files, only: "entries-out-of-order")
    #expect(!outcome.output.contains("only in"))
    #expect(outcome.output.contains("2 errors, "))
  }

  @Test func `a baseline of the base environment knows a finding in every one`() throws {
    let wrong = [(6.0, [3.0, 2.0])]
    let base = try record("UTC", requests: wrong)
    let other = try record("Asia/Tokyo", cell: "Asia/Tokyo", requests: wrong)
    let words = ["--only", "entries-out-of-order"]
    let first = try Program.run(
      ["replay", base, "--write-baseline", "b.json"] + words, in: folder.url)
    #expect(first.status == 1)
    let second = try Program.run(
      ["replay", base, other, "--baseline", "b.json"] + words, in: folder.url)
    #expect(second.status == 0)
    #expect(second.output.contains("2 known from the baseline"))
  }

  @Test func `the default matrix runs each of its environments`() throws {
    let outcome = try Program.run(
      [
        "run", "Samples/Stocks", "--matrix", "default", "--output", folder.url.path,
        "--sandbox", "off", "--format", "json",
      ],
      environment: ["SOURCE_DATE_EPOCH": "0"])
    #expect(outcome.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let cells = names.filter { $0.hasSuffix(".recording.jsonl") }
    #expect(cells.count == 11)
    #expect(cells.contains("Stocks@Asia-Kolkata.recording.jsonl"))
    #expect(cells.contains("Stocks@2026-03-08T00-30-00-05-00.recording.jsonl"))
    #expect(outcome.output.contains("the same in "))
  }

  @Test func `one environment is listed and run by the names that its calls have in reports`()
    throws
  {
    try folder.write(
      SmallExtension.manifest(#", "matrix": {"timeZones": ["Asia/Kolkata"]}"#),
      to: "widgetcheck.json")
    try folder.write(SmallExtension.source(), to: "Clock.swift")
    let call = "Small/Clock/systemSmall/-/timeline"
    let list = try Program.run(["list", "--filter", "*/timeline*"], in: folder.url)
    #expect(list.output.split(separator: "\n") == ["\(call)", "\(call)@Asia/Kolkata"])
    let run = try Program.run(
      ["run", "--filter", "*/timeline@Asia/Kolkata", "--output", "out", "--format", "json,text"],
      in: folder.url)
    #expect(run.status == 0 && !run.output.contains("Small: "), "\(run.output)")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "out").path)
    #expect(
      names.filter { $0.hasSuffix(".recording.jsonl") }
        == ["Small@Asia-Kolkata.recording.jsonl"])
    let recording = try Recording(
      contentsOf: folder.url.appending(path: "out/Small@Asia-Kolkata.recording.jsonl"),
      named: "Small")
    #expect(recording.calls.map(\.id.rawValue) == [call])
    let nothing = try Program.run(["run", "--filter", "*@Asia/Tokyo"], in: folder.url)
    #expect(nothing.status == 64 && nothing.errors.contains("no call matches"))
  }

  @Test func `the help shows the option, and another word is wrong usage`() throws {
    #expect(try Program.run(["help", "run"]).output.contains("--matrix manifest|default|none"))
    #expect(try Program.run(["run", "--matrix", "all"]).status == 64)
    #expect(try Program.run(["replay", "--matrix", "none", "x"]).status == 64)
  }
}

/// The fingerprints of findings across environments.
@Suite struct MatrixFingerprintTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// The recording of a timeline that runs backwards, and one of it in another environment.
  private func record() throws {
    try folder.write(SmallExtension.recording, to: "base.jsonl")
    let header = #""timeZone": "UTC""#
    try folder.write(
      SmallExtension.recording.replacing(header, with: header + #", "cell": "ar_SA""#),
      to: "other.jsonl")
  }

  private func replay(_ files: String..., options: [String] = []) throws -> Program.Outcome {
    try Program.run(
      ["replay", "--output", "out", "--only", "entries-out-of-order"] + options + files,
      in: folder.url)
  }

  @Test func `the fingerprint of a finding includes the environment`() throws {
    try record()
    #expect(try replay("base.jsonl", "other.jsonl").status == 1)
    let data = try Data(contentsOf: folder.url.appending(path: "out/results.json"))
    let results = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let bundles = try #require(results["bundles"] as? [[String: Any]])
    let checks = bundles.flatMap { $0["checks"] as? [[String: Any]] ?? [] }
    let findings = checks.flatMap { $0["findings"] as? [[String: Any]] ?? [] }
    let fingerprints = findings.compactMap { $0["fingerprint"] as? String }
    #expect(fingerprints.count == 2 && Set(fingerprints).count == 2)
    // It shows in both, and so neither says where.
    #expect(findings.allSatisfy { ($0["message"] as? String)?.contains("only in") == false })
  }

  @Test func `what a baseline knows of one environment it does not know of another`() throws {
    try record()
    _ = try replay("other.jsonl", options: ["--write-baseline", "known.json"])
    #expect(try replay("other.jsonl", options: ["--baseline", "known.json"]).status == 0)
    let both = try replay("base.jsonl", "other.jsonl", options: ["--baseline", "known.json"])
    #expect(both.status == 1)
  }
}
