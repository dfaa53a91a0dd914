import Foundation
import TestSupport
import Testing

@Suite struct BaselineTests {
  fileprivate let folder: ScratchFolder

  fileprivate static let header = """
    {"event": "header", "version": 1, "bundle": "A", "platform": "iOS", "osVersion": "17.0", \
    "start": 0, "end": 86400, "timeZone": "UTC", "locale": "en_US"}
    """

  init() throws {
    folder = try ScratchFolder()
    try record(dates: [0, 3600, 1800])
  }

  /// Writes a recording of one timeline with entries at some seconds.
  private func record(at request: Int = 0, dates: [Int], to file: String = "a.jsonl") throws {
    let entries = dates.map { "{\"date\": \($0)}" }.joined(separator: ", ")
    try folder.write(
      """
      \(Self.header)
      {"event": "call", "id": "A/K/systemSmall/-/timeline", "kind": "K", "family": "systemSmall", \
      "configuration": "-", "mode": "timeline", "at": \(request), "outcome": "returned", \
      "isPreview": false, "entries": [\(entries)], "policy": "never"}

      """, to: file)
  }

  private func replay(_ words: String...) throws -> Program.Outcome {
    try Program.run(
      ["replay", "a.jsonl", "--only", "entries-out-of-order,timeline-empty"] + words,
      in: folder.url)
  }

  fileprivate func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: path)), as: UTF8.self)
  }

  @Test func `a written baseline names each finding for people and is sorted`() throws {
    #expect(try replay("--write-baseline", "known/b.json").status == 1)
    let made = try text("known/b.json")
    #expect(made.contains("\"version\" : 1"))
    #expect(made.contains("\"check\" : \"entries-out-of-order\""))
    #expect(made.contains("\"subject\" : \"A/K/systemSmall/-\""))
    #expect(made.contains("\"message\" : \"entry 2 is dated 30 min before entry 1\""))
    #expect(made.hasSuffix("}\n"))
  }

  @Test func `a known finding fails no run, and other dates change nothing`() throws {
    #expect(try replay("--write-baseline", "b.json").status == 1)
    try record(at: 60, dates: [60, 7200, 4000, 9000])
    let outcome = try replay("--baseline", "b.json")
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("1 known from the baseline"))
    #expect(try text("Reports/results.json").contains("\"baselined\" : true"))
  }

  @Test func `a finding that the baseline does not know fails the run`() throws {
    #expect(try replay("--write-baseline", "b.json").status == 1)
    try record(dates: [])
    let outcome = try replay("--baseline", "b.json")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("timeline-empty"))
  }

  @Test func `what is no longer found is said once, in one line and in the summary`() throws {
    #expect(try replay("--write-baseline", "b.json").status == 1)
    try record(dates: [0, 3600])
    let outcome = try replay("--baseline", "b.json")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors == """
        baseline: A/K/systemSmall/-: entries-out-of-order: no longer found, so it can be taken \
        out: entry 2 is dated 30 min before entry 1

        """)
    #expect(outcome.output.contains("1 of the baseline no longer found"))
    #expect(try text("Reports/results.json").contains("\"settled\" : 1"))
  }

  @Test func `what was not looked for is not said to be gone`() throws {
    #expect(try replay("--write-baseline", "b.json").status == 1)
    try record(dates: [0, 3600])
    let other = try Program.run(
      ["replay", "a.jsonl", "--only", "timeline-empty", "--baseline", "b.json"], in: folder.url)
    #expect(other.status == 0)
    #expect(other.errors.isEmpty)
  }

  @Test func `a manifest's baseline serves its bundle, and need not exist`() throws {
    try folder.write(
      """
      {"version": 1, "name": "A", "platform": "iOS", "extension": {"recording": "a.jsonl"},
       "baseline": "b.json"}
      """, to: "widgetcheck.json")
    let words = ["run", "--only", "entries-out-of-order", "--format", "json"]
    let first = try Program.run(words + ["--write-baseline", "b.json"], in: folder.url)
    #expect(first.status == 1)
    let second = try Program.run(words, in: folder.url)
    #expect(second.status == 0)
    #expect(second.output.contains("1 known from the baseline"))
    try folder.write("{\"version\": 1, \"findings\": []}", to: "none.json")
    #expect(try Program.run(words + ["--baseline", "none.json"], in: folder.url).status == 1)
  }

  @Test(arguments: [
    ("{\"version\": 7, \"findings\": []}", "b.json#/version: "),
    ("{\"version\": 1, \"findings\": [{\"check\": \"a\"}]}", "b.json#/findings/0: "),
    ("{\"version\": 1, \"findings\": {}}", "b.json#/findings: "),
    ("{\"version\": 1, ", "b.json: error: "),
  ])
  func `a baseline that cannot be used is named with its place`(
    _ text: String, _ place: String
  ) throws {
    try folder.write(text, to: "b.json")
    let outcome = try replay("--baseline", "b.json")
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(place))
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(try replay("--baseline", "none.json").status == 65)
  }

  @Test(arguments: ["run", "replay"])
  func `the help shows the options`(_ command: String) throws {
    let help = try Program.run(["help", command]).output
    #expect(help.contains("--baseline FILE"))
    #expect(help.contains("--write-baseline FILE"))
  }
}

extension BaselineTests {
  /// Replays the recording of one timeline with an entry of a score.
  private func replay(score: Double, _ words: String...) throws -> Program.Outcome {
    try folder.write(
      """
      \(Self.header)
      {"event": "call", "id": "A/K/systemSmall/-/timeline", "kind": "K", "family": "systemSmall", \
      "configuration": "-", "mode": "timeline", "at": 0, "outcome": "returned", \
      "isPreview": false, "entries": [{"date": 0, "relevance": {"score": \(score), \
      "duration": 60}}], "policy": "never"}

      """, to: "a.jsonl")
    return try Program.run(
      ["replay", "a.jsonl", "--only", "relevance-scale-drift"] + words, in: folder.url)
  }

  @Test func `a baseline keeps scores, and a version with another scale is told`() throws {
    #expect(try replay(score: 0.5, "--write-baseline", "b.json").status == 0)
    #expect(try text("b.json").contains("\"scales\""))
    let same = try replay(score: 0.9, "--baseline", "b.json")
    #expect(same.output.contains("nothing found"))
    let other = try replay(score: 80, "--baseline", "b.json")
    #expect(other.output.contains("the scores are 80, those that the baseline keeps 0.5"))
  }
}
