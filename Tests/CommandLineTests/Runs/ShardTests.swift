import Foundation
import TestSupport
import Testing

/// Runs in several parts, and the report that is made of them.
@Suite struct ShardTests {
  private let folder: ScratchFolder
  private let names = ["A", "B", "C"]

  init() throws {
    folder = try ScratchFolder()
    for name in names {
      try folder.write(
        """
        {"version": 1, "name": "\(name)", "platform": "iOS",
         "extension": {"recording": "day.jsonl"}}
        """, to: "Widgets/\(name)/widgetcheck.json")
      try folder.write(
        """
        {"event": "header", "version": 1, "bundle": "\(name)", "platform": "iOS", \
        "osVersion": "17.0", "start": 21600, "end": 108000, "timeZone": "UTC", "locale": "en_US"}
        {"event": "call", "id": "\(name)/K/systemSmall/-/timeline", "kind": "K", \
        "family": "systemSmall", "configuration": "-", "mode": "timeline", "at": 21600, \
        "outcome": "returned", "isPreview": false, \
        "entries": [{"date": 25200}, {"date": 21600}], "policy": "atEnd"}

        """, to: "Widgets/\(name)/day.jsonl")
    }
  }

  private func run(
    _ words: String..., environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.run(
      words, in: folder.url,
      environment: ["SOURCE_DATE_EPOCH": "1"].merging(environment) { $1 })
  }

  private func files(in name: String) throws -> [String: Data] {
    let root = folder.url.appending(path: name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    var files: [String: Data] = [:]
    for path in paths {
      files[path] = try? Data(contentsOf: root.appending(path: path))
    }
    return files
  }

  @Test func `the merged report is the whole run's, byte for byte`() throws {
    let whole = try run("run", "Widgets", "-o", "whole")
    #expect(whole.status == 1)
    #expect(try run("run", "Widgets", "-o", "1", "--shard", "1/2").status == 1)
    let second = try run(
      "run", "Widgets", "-o", "2",
      environment: [
        "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "1", "TEST_SHARD_STATUS_FILE": "status",
      ])
    #expect(second.status == 1)
    #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: "status").path))
    let (first, other) = (try files(in: "1"), try files(in: "2"))
    #expect(first["B.recording.jsonl"] == nil && other["B.recording.jsonl"] != nil)
    let merged = try run("merge", "2", "1/results.json", "-o", "merged")
    #expect(merged.status == 1)
    let (expected, found) = (try files(in: "whole"), try files(in: "merged"))
    #expect(expected.keys.sorted() == found.keys.sorted())
    for (path, bytes) in expected { #expect(found[path] == bytes, "\(path)") }
    let comparison = try run("compare", "whole", "merged")
    #expect(comparison.status == 0)
    #expect(comparison.output.hasSuffix("0 new, 0 fixed, 6 unchanged\n"), "\(comparison.output)")
  }

  @Test func `a part with nothing to run succeeds and says so`() throws {
    let outcome = try run("run", "Widgets", "-o", "4", "--shard", "4/4")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "part 4 of 4: warning: it has nothing to run\n")
  }

  @Test func `parts that are missing, doubled or of another run are refused`() throws {
    for part in 1...3 { _ = try run("run", "Widgets", "-o", "\(part)", "--shard", "\(part)/3") }
    let gap = try run("merge", "1", "1", "-o", "merged")
    #expect(gap.status == 65)
    #expect(
      gap.errors == """
        1/results.json: error: part 1 is given twice, here and by 1/results.json; give each once
        merge: error: of 3 parts 2, 3 are missing; give every part of the run

        """)
    _ = try run("run", "Widgets/A", "-o", "other", "--shard", "2/3")
    let other = try run("merge", "1", "other", "3", "-o", "merged")
    #expect(other.status == 65)
    #expect(
      other.errors == """
        other/results.json: error: its manifests are not those of 1/results.json; give the parts of \
        one run

        """)
    _ = try run("run", "Widgets", "-o", "shorter", "--shard", "2/3", "--duration", "2h")
    let shorter = try run("merge", "1", "shorter", "3", "-o", "merged")
    #expect(shorter.status == 65)
    #expect(
      shorter.errors.hasPrefix(
        "shorter/results.json: error: it was run with other options than 1/results.json ("),
      "\(shorter.errors)")
    _ = try run("run", "Widgets", "-o", "whole")
    let whole = try run("merge", "whole", "none", "-o", "merged")
    #expect(whole.status == 65)
    #expect(
      whole.errors.contains("whole/results.json: error: these are the results of a whole run"))
    #expect(whole.errors.contains("none: error: cannot be read: there is no such file"))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "merged").path))
    try FileManager.default.removeItem(at: folder.url.appending(path: "2/B.recording.jsonl"))
    #expect(try run("merge", "1", "2", "3", "-o", "merged").status == 65)
  }

  @Test func `a part that does not exist is wrong usage`() throws {
    for word in ["0/2", "3/2", "1", "1/0", "a/b", ""] {
      #expect(try run("run", "Widgets", "--shard", word).status == 64, "\(word)")
    }
    let index = try run(
      "run", "Widgets", environment: ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"])
    #expect(index.status == 64)
    #expect(index.errors.contains("'TEST_SHARD_INDEX' cannot be '2'; give a number from 0 to 1"))
  }

  @Test func `a comparison fails for what is new at the failing level`() throws {
    _ = try run("run", "Widgets", "-o", "old", "--skip", "entries-out-of-order")
    _ = try run("run", "Widgets", "-o", "new")
    let outcome = try run("compare", "old", "new")
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("new\n  error    entries-out-of-order  A/K/systemSmall/-\n"))
    #expect(try run("compare", "old", "new", "--fail-on", "never").status == 0)
    #expect(try run("compare", "new", "old").status == 0)
    #expect(try run("compare", "old").status == 64)
  }
}
