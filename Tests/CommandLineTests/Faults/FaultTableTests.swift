import Foundation
import Glibc
import TestSupport
import Testing
import WidgetRecording

/// Faults of providers and their consequences for the run: a committed table.
@Suite(.serialized) struct FaultTableTests {
  /// The faults, with the outcome that each is to have: lines of a file beside the extension.
  private static let expected: [(fault: String, outcome: String)] = {
    let file = Repository.file("Tests/CommandLineTests/Data/FaultyExtension/expected.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return nil }
      return (parts[0], parts[1].trimmingCharacters(in: .whitespaces))
    }
  }()

  private static let hasBubblewrap: Bool = {
    let script = "bwrap --unshare-all --ro-bind / / true"
    return (try? Program.run(script: script))?.status == 0
  }()

  /// A fault's row: what happened, whether the next call was answered, and what was left.
  private struct Row: Hashable {
    var happened: String
    var next: String
    var left: String
  }

  /// Runs all faults in one bundle, a healthy configuration after each.
  private func rows(sandbox: String) throws -> [String: Row] {
    let folder = try ScratchFolder(["out/.keep": "", "tmp/.keep": ""])
    let source = Repository.file("Tests/CommandLineTests/Data/FaultyExtension")
    for file in ["FaultWidget.swift", "Faults.swift"] {
      try FileManager.default.copyItem(
        at: source.appending(path: file), to: folder.url.appending(path: file))
    }
    let configurations = Self.expected.enumerated().flatMap { index, row in
      [
        #"{"name": "\#(row.fault)", "parameters": {"fault": "\#(row.fault)"}}"#,
        #"{"name": "healthy-\#(index)", "parameters": {"fault": "none"}}"#,
      ]
    }
    let last = #"{"name": "last", "parameters": {"fault": "last"}}"#
    try folder.write(
      """
      {"version": 1, "name": "Faults", "platform": "iOS", "osVersion": "17.0",
       "extension": {"sources": ["*.swift"]}, "limits": {"timeline": "5s"},
       "environment": {"start": "2026-03-02T06:00:00Z", "duration": "1h"},
       "widgets": [{"kind": "Fault", "families": ["systemSmall"],
                    "configurations": [\((configurations + [last]).joined(separator: ", "))]}]}
      """, to: "widgetcheck.json")
    let outcome = try Program.run(
      [
        "run", "--sandbox", sandbox, "--output", "out", "--draw", "none", "--filter", "**/timeline",
        "--format", "json", "--developer-mode", "off",
      ], in: folder.url, environment: ["TMPDIR": folder.url.path + "/tmp"])
    #expect(outcome.status == 2, "\(outcome.errors)")
    let left = try Self.left(in: folder.url)
    let file = folder.url.appending(path: "out/Faults.recording.jsonl")
    let recording = try Recording(contentsOf: file, named: "Faults")
    let calls = recording.calls.filter { $0.mode == .timeline }
    var rows: [String: Row] = [:]
    for (index, call) in calls.enumerated() where rows[call.configuration.description] == nil {
      let next = calls[index...].first { $0.configuration.description.hasPrefix("healthy-") }
      let own = left.filter { $0.contains("fault-\(call.configuration.description) ") }
      rows[call.configuration.description] = Row(
        happened: Self.words(for: call), next: next.map(Self.words(for:)) ?? "not made",
        left: own.isEmpty ? "nothing" : "\(own.count) processes")
    }
    // What crashes later does so during the last call.
    let fault = Self.expected.last?.fault ?? ""
    if case .crashed(let signal?, _, _)? = calls.last?.outcome {
      rows[fault]?.happened += ", crashed \(signal) later"
    }
    #expect(left.isEmpty, "\(left)")
    return rows
  }

  /// The processes of the run and its private folders that are there after its end.
  private static func left(in folder: URL) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc")
    let processes = names.filter { Int($0) != nil }.compactMap { name -> String? in
      let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
      let text = String(decoding: words.map { $0 == 0 ? 0x20 : $0 }, as: UTF8.self)
      return text.contains("# fault-") || text.contains(folder.path + "/tmp/") ? text : nil
    }
    let temporary = folder.appending(path: "tmp")
    let folders = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
    return processes + folders.filter { $0 != ".keep" }
  }

  /// The words for a call's end.
  private static func words(for call: RecordedCall) -> String {
    switch call.outcome {
    case .crashed(let signal, _, _): return "crashed \(signal ?? 0)"
    case .exited(let status, _): return "exited \(status ?? -1)"
    case .timedOut: return "timed out"
    case .exceededMemory: return "exceeded memory"
    case .rejected: return "rejected"
    case .answered:
      guard case .failure(let failure) = call.outcome.answer?.content else { return "answered" }
      return failure.message.contains("wrote to the channel") ? "refused" : failure.message
    }
  }

  /// Whether there is a table to compare with, or one is to be made.
  private static let hasTable =
    FileManager.default.fileExists(atPath: Repository.file("Reports/faults.md").path)
    || ProcessInfo.processInfo.environment["WIDGETCHECK_RECORD"] == "1"

  @Test(.enabled(if: hasTable))
  func `every fault has the outcome that it should, and harms no other call`() throws {
    let without = try rows(sandbox: "off")
    let with = Self.hasBubblewrap ? try rows(sandbox: "require") : nil
    #expect(Self.expected.count > 80)
    // Rows that cannot be tried here stay as they were committed.
    let committed = Self.committedRows()
    var lines = [
      "# What a provider can do, and what becomes of the run", "",
      "Made by `FaultTableTests`. Each provider commits its fault when it is asked for a timeline; the",
      "next call, in the same session, is of one that does nothing wrong. After the run no process and",
      "no folder of it may be there. The next call and what is left are those without a sandbox; in one",
      "they have to be the same, or the test fails.", "",
      "A crash has the number of its signal, whether a fault is its cause (`null`, `index`) or the",
      "provider sends it itself (`segv`, `bus`). A handler that raises its own signal (`crash-again`)",
      "comes to no end, here as on a device.",
      "",
      "| fault | expected | without a sandbox | in a sandbox | next call | left behind |",
      "|---|---|---|---|---|---|",
    ]
    for (fault, outcome) in Self.expected {
      let row = without[fault] ?? Row(happened: "not called", next: "-", left: "-")
      #expect(row.happened == outcome, "\(fault)")
      #expect(row.next == "answered", "\(fault)")
      #expect(row.left == "nothing", "\(fault)")
      if let row = with.map({ $0[fault] }) {
        #expect(row == Row(happened: outcome, next: "answered", left: "nothing"), "\(fault)")
      }
      let inside =
        with.map { $0[fault]?.happened ?? "not called" } ?? committed[fault] ?? "not tried"
      lines.append(
        "| `\(fault)` | \(outcome) | \(row.happened) | \(inside) | \(row.next) | \(row.left) |")
    }
    try expectGolden(Data((lines + [""]).joined(separator: "\n").utf8), "Reports/faults.md")
  }

  /// The outcomes in a sandbox by fault, as the committed table has them.
  private static func committedRows() -> [String: String] {
    let text =
      (try? String(contentsOf: Repository.file("Reports/faults.md"), encoding: .utf8)) ?? ""
    let cells = text.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let rows = cells.filter { $0.count == 6 && $0[0].hasPrefix("`") }
    return Dictionary(rows.map { ($0[0].replacing("`", with: ""), $0[3]) }) { first, _ in first }
  }
}
