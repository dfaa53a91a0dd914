import Foundation
import TestSupport
import Testing

/// The volume and the streams of messages: `--quiet`, `--verbose`, `--color` and terminals.
@Suite(.serialized) struct VolumeTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try SmallExtension.folder()
    try folder.write(SmallExtension.recording, to: "a.jsonl")
  }

  private func run(_ words: String...) throws -> Program.Outcome {
    try Program.run(words, in: folder.url)
  }

  /// Runs a command line in a terminal, where standard output and standard error are one.
  private func inTerminal(
    _ command: String, environment: [String: String] = [:]
  ) throws -> String {
    let script = "script -qec 'widgetcheck \(command)' /dev/null"
    return try Program.run(
      script: script, in: folder.url,
      environment: ["TERM": "xterm", "NO_COLOR": ""].merging(environment) { $1 }
    ).output
  }

  @Test func `a run says nothing but its summary and the report to open`() throws {
    let outcome = try run("run", "--output", "out")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    #expect(outcome.output.hasPrefix("Small  iOS 17.0, "))
    #expect(outcome.output.hasSuffix(" open\nreport: out/index.html\n"))
  }

  @Test func `without a page the reports themselves are named`() throws {
    let outcome = try run("replay", "a.jsonl", "--format", "junit,json=b.json", "-oout")
    #expect(outcome.output.hasSuffix("\nreports: b.json, out/junit.xml\n"))
  }

  @Test func `a quiet run says nothing at all, and its status says it all`() throws {
    let fine = try run("run", "-q", "--output", "out")
    #expect(fine == Program.Outcome(status: 0))
    let faulty = try run("replay", "a.jsonl", "--quiet", "--output", "out")
    #expect(faulty == Program.Outcome(status: 1))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "out").path)
    #expect(files.contains("index.html"))
  }

  @Test func `a quiet run prints the format that was asked for`() throws {
    for words in [["--output", "-", "--format", "text"], ["--format", "html,text=-"]] {
      let outcome = try Program.run(["replay", "a.jsonl", "-q"] + words, in: folder.url)
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("entries-out-of-order"))
      #expect(!outcome.output.contains("report: "))
      #expect(outcome.errors == "")
    }
  }

  @Test func `warnings and results of other commands are quiet, too`() throws {
    try folder.write(SmallExtension.recording + "{\"event\": \"widget\", \"ki", to: "cut.jsonl")
    #expect(try run("replay", "cut.jsonl").errors.contains("warning: the last line is cut short"))
    #expect(try run("replay", "cut.jsonl", "-q").errors == "")
    #expect(try run("validate", "-q").output == "")
    try folder.write(SmallExtension.source(), to: "More/Clock.swift")
    #expect(try run("init", "More", "--quiet") == Program.Outcome(status: 0))
  }

  @Test func `errors are said however quiet it is`() throws {
    let outcome = try run("validate", "none.json", "-q")
    #expect(outcome.status == 65)
    #expect(outcome.errors == "none.json: error: there is no 'none.json'\n")
  }

  @Test func `a verbose run says what is done, in order, on standard error`() throws {
    try folder.write(SmallExtension.source() + "// \(UUID())\n", to: "Clock.swift")
    let first = try run("run", "--verbose", "--output", "out")
    #expect(first.status == 0)
    let lines = first.errors.split(separator: "\n").map(String.init)
    let beginnings = [
      "Small: manifest widgetcheck.json", "Compiling Small (1 files)", "Small: compiled: /",
      "Small: process for Small/Clock/systemSmall",
      "Small: recording out/Small.recording.jsonl", "junit: out/junit.xml",
      "html: out/index.html", "json: out/results.json",
    ]
    #expect(lines.count == beginnings.count, "\(lines)")
    for (line, beginning) in zip(lines, beginnings) { #expect(line.hasPrefix(beginning)) }
    #expect(lines[2].contains("/extension, ") && lines[2].hasSuffix(" s"))
    #expect(first.output.hasSuffix("\nreport: out/index.html\n"))

    let second = try run("run", "-v", "--output", "out").errors
    #expect(second.contains("\nSmall: unchanged, found in the cache: /"))
    #expect(!second.contains("Compiling"))
  }

  @Test func `of quiet and verbose the last one counts`() throws {
    #expect(try run("validate", "-qv").errors == "Small: manifest widgetcheck.json\n")
    #expect(try run("validate", "-vq").errors == "")
  }

  @Test func `progress is for terminals that obey`() throws {
    let erase = "\u{1b}[K"
    #expect(try inTerminal("list").contains("\(erase)Small: building"))
    #expect(try !inTerminal("list", environment: ["TERM": "dumb"]).contains("building"))
    #expect(try !inTerminal("list -q").contains("building"))
    #expect(try !run("list").errors.contains("building"))
  }

  @Test func `the summary has colours in a terminal, unless they are unwanted`() throws {
    let red = "\u{1b}[31m"
    #expect(try inTerminal("replay a.jsonl").contains(red))
    #expect(try !inTerminal("replay a.jsonl", environment: ["TERM": "dumb"]).contains(red))
    #expect(try !inTerminal("replay a.jsonl", environment: ["NO_COLOR": "1"]).contains(red))
    #expect(try !inTerminal("replay a.jsonl --color never").contains(red))
    #expect(
      try inTerminal("replay a.jsonl --color=always", environment: ["NO_COLOR": "1"]).contains(red))
    #expect(try !run("replay", "a.jsonl").output.contains(red))
    #expect(try run("replay", "a.jsonl", "--color", "always").output.contains(red))
    #expect(try run("replay", "a.jsonl", "--color", "blue").status == 64)
  }

  @Test func `a format on standard output stands there alone`() throws {
    let outcome = try run("replay", "a.jsonl", "--format", "json=-,junit", "--output", "out")
    #expect(outcome.output.hasPrefix("{"))
    #expect(outcome.output.hasSuffix("}\n"))
    #expect(try run("replay", "a.jsonl", "--format", "json=-,text=-").status == 64)
    #expect(try run("replay", "a.jsonl", "--format", "html=-").output.contains("<style"))
  }
}
