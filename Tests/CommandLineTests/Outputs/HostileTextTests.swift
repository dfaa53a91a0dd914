import Foundation
import TestSupport
import Testing

/// Nothing that others wrote steers the terminal or the CI server that shows it.
@Suite struct HostileTextTests {
  private static let hostile = "a\u{1b}[2J\u{7}\u{202e}b\u{85}\u{9b}31m\u{2028}::error::x##[error]y"

  /// The bytes by which a terminal, a reader's eye or a CI server could be misled.
  private static func isInert(_ text: String) -> Bool {
    let controls = text.unicodeScalars.contains { scalar in
      scalar != "\n"
        && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value))
    }
    let commands = text.split(separator: "\n").contains { line in
      line.drop { $0 == " " }.hasPrefix("::") || line.contains("##[") || line.contains("##vso[")
    }
    return !controls && !commands
  }

  @Test func `names of files and words of the command line are shown, and obeyed by nobody`() throws
  {
    let folder = try ScratchFolder()
    for name in [Self.hostile, "::error::x", "  ::warning file=a::x", "##[group]x", "\n::error::x"]
    {
      for command in [
        ["run", name], ["list", name], ["validate", name], ["replay", name], ["init", name],
        ["checks", name], ["help", name], [name], ["run", "--\(name)"], ["run", "--only", name],
        ["run", "--output", name], ["run", "--time-zone", name],
      ] {
        let outcome = try Program.run(command, in: folder.url)
        #expect([64, 65].contains(outcome.status), "\(command)")
        #expect(!outcome.errors.isEmpty)
        #expect(Self.isInert(outcome.errors), "\(command): \(outcome.errors)")
        #expect(Self.isInert(outcome.output), "\(command)")
      }
    }
  }

  @Test func `what a manifest says is shown, and obeyed by nobody`() throws {
    let text = Self.hostile.unicodeScalars.map { "\\u" + String(format: "%04x", $0.value) }.joined()
    let folder = try ScratchFolder([
      "widgetcheck.json": """
      {"version": 1, "name": "\(text)", "platform": "iOS", "extension": {"recording": "a.jsonl"},
       "widgets": [{"kind": "K", "families": ["systemSmall"]}]}
      """,
      "bad/widgetcheck.json": #"{"version": 1, "\#(text)": 1, "name": "\#(text)"}"#,
      "a.jsonl": """
      {"event": "header", "version": 1, "bundle": "\(text)", "platform": "iOS", \
      "osVersion": "17.0", "start": 0, "end": 86400, "timeZone": "UTC", "locale": "en_US"}
      {"event": "widget", "kind": "\(text)", "families": ["systemSmall"], "configuration": "static"}
      {"event": "call", "id": "\(text)", "kind": "\(text)", "family": "systemSmall", \
      "configuration": "-", "mode": "timeline", "at": 0, "outcome": "returned", \
      "isPreview": false, "entries": [], "policy": "never", "stdout": "\(text)"}

      """,
      "b.jsonl": #"{"event": "header", "version": 1, "platform": "\#(text)"}"#,
    ])
    for command in [
      ["list", "widgetcheck.json"], ["run", "-v", "widgetcheck.json"], ["validate", "bad"],
      ["run", "bad"], ["replay", "b.jsonl"], ["replay", "-v", "a.jsonl"],
      ["replay", "a.jsonl", "--format", "text=-"], ["replay", "a.jsonl", "--format", "json=-"],
      ["replay", "a.jsonl", "--format", "sarif=-"],
      ["replay", "a.jsonl", "--format", "markdown=-"],
      ["replay", "a.jsonl", "--filter", "zz"],
    ] {
      let outcome = try Program.run(command, in: folder.url)
      #expect(Self.isInert(outcome.errors), "\(command): \(outcome.errors)")
      #expect(Self.isInert(outcome.output), "\(command): \(outcome.output)")
      #expect(!(outcome.output + outcome.errors).isEmpty, "\(command)")
    }
  }

  @Test func `nothing goes to a stream but through the two types that make it inert`() throws {
    let sources = Repository.file("Sources/widgetcheck")
    let below = FileManager.default.enumerator(atPath: sources.path)?.allObjects as? [String] ?? []
    let writers = try below.filter { $0.hasSuffix(".swift") }.filter { path in
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      return [
        "STDOUT_FILENO, ", "to: STDOUT", "to: STDERR", "print(", "FileHandle.standard",
        "fputs",
      ]
      .contains { text.contains($0) }
    }
    #expect(writers.sorted() == ["Output/Console.swift", "Output/StandardOutput.swift"])
  }
}
