import Foundation
import TestSupport
import Testing

@Suite struct UsageTests {
  @Test func `without a command the program shows its help, and fails`() throws {
    let outcome = try Program.run([])
    #expect(outcome.status == 64)
    #expect(outcome.output == (try Program.run(["help"]).output))
    #expect(outcome.errors == "widgetcheck: error: no command is given\n")
  }

  @Test func `a misspelt command is answered with the nearest one`() throws {
    let outcome = try Program.run(["replya"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("did you mean 'replay'?"))
  }

  @Test func `a misspelt option is answered with the nearest one`() throws {
    let outcome = try Program.run(["run", "--fail-one", "error"])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("did you mean '--fail-on'?"))
  }

  @Test(arguments: [
    ["run", "--developer-mode", "maybe"], ["run", "--format", "pdf"], ["run", "--jobs", "0"],
    ["run", "--only", "no-such-check"], ["run", "--start", "tomorrow"], ["replay"],
    ["run", "--output"], ["run", "--quiet=yes"], ["checks", "a", "b"],
    ["replay", "--jobs", "2", "x"], ["run", "--format", "json,html", "--output", "-"],
    ["run", "--offline", "--allow-network"], ["run", "--allow-network", "--offline"],
    ["run", "-x"], ["run", "-output", "out"], ["run", "-o"], ["run", "--format", "junit="],
    ["run", "--time-zone", "Nowhere"], ["run", "--duration", "long"], ["run", "--filter", "["],
    ["--quiet", "run"], ["doctor", "more"], ["help", "nothing"], ["help", "run", "--man"],
    ["list", "--jobs", "2"], ["init"], ["init", "a", "b"],
    ["calibrate"], ["calibrate", "a", "b"],
  ])
  func `words that make no sense are wrong usage`(_ words: [String]) throws {
    let outcome = try Program.run(words)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("widgetcheck: error: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `the version and the help go to standard output`() throws {
    let version = try Program.run(["--version"])
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("widgetcheck "))
    let help = try Program.run(["--help"])
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    #expect(try Program.run(["-h"]) == help)
    #expect(try Program.run(["help"]) == help)
    for command in Self.commands { #expect(help.output.contains("\n  \(command) ")) }
  }

  private static let commands = [
    "run", "replay", "list", "init", "validate", "checks", "calibrate", "doctor",
    "completions", "help",
  ]

  @Test(arguments: commands)
  func `a command's help can be asked for in every way`(_ command: String) throws {
    let help = try Program.run(["help", command])
    #expect(help.status == 0)
    #expect(help.output.contains("\nUsage: widgetcheck \(command)"))
    for words in [[command, "--help"], [command, "-h"], [command, "--nonsense", "--help"]] {
      #expect(try Program.run(words) == help)
    }
    #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 90 })
  }

  @Test func `the help of a run has every option under its heading, and what is usual`() throws {
    let help = try Program.run(["run", "--help"]).output
    for line in [
      "Calls:\n      --filter GLOB ", "\n  -o, --output DIR ", "--fail-on error|warning|note|never",
      "(default: error)", "\nReports:\n", "\n  -q, --quiet ", "--developer-mode on|off|both",
    ] { #expect(help.contains(line)) }
    let replay = try Program.run(["replay", "--help"]).output
    #expect(replay.contains("-o, --output DIR") && !replay.contains("--jobs"))
  }

  @Test func `the manual page has every command and option`() throws {
    let manual = try Program.run(["help", "--man"])
    #expect(manual.status == 0)
    for command in Self.commands {
      #expect(manual.output.contains("\n.SS widgetcheck \(command)"))
    }
    #expect(manual.output.contains("\\fB\\-\\-developer\\-mode\\fR \\fIon|off|both\\fR"))
    #expect(manual.output.contains("\\fBWIDGETCHECK_FRAMEWORKS\\fR"))
    let check = try Program.run(
      script: """
        command -v groff >/dev/null || exit 0
        for device in utf8 ascii; do
          widgetcheck help --man | groff -man -ww -T$device -z 2>&1
        done
        """)
    #expect(check == Program.Outcome(status: 0))
  }

  @Test func `options may stand anywhere, and short ones together`() throws {
    let folder = try ScratchFolder(["a.jsonl": SmallExtension.recording])
    for words in [
      ["-qoout", "a.jsonl"], ["a.jsonl", "-qo", "out"], ["-q", "--output=out", "--", "a.jsonl"],
      ["--output", "first", "-q", "a.jsonl", "-o", "out"],
    ] {
      let outcome = try Program.run(["replay"] + words, in: folder.url)
      #expect(outcome == Program.Outcome(status: 1))
      let made = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(made.sorted() == ["a.jsonl", "out"])
      try FileManager.default.removeItem(at: folder.url.appending(path: "out"))
    }
  }

  @Test func `a list given twice is one list`() throws {
    let folder = try ScratchFolder(["a.jsonl": SmallExtension.recording])
    let outcome = try Program.run(
      [
        "replay", "a.jsonl", "--only", "timeline-empty", "--only", "entries-out-of-order",
        "--format", "text", "--output", "-",
      ], in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("entries-out-of-order"))
  }

  @Test func `a filter leaves calls out of a replay`() throws {
    let folder = try ScratchFolder(["a.jsonl": SmallExtension.recording])
    let replay = ["replay", "a.jsonl", "--only", "entries-out-of-order", "--filter"]
    #expect(try Program.run(replay + ["*/timeline"], in: folder.url).status == 1)
    #expect(try Program.run(replay + ["*/placeholder"], in: folder.url).status == 64)
    try folder.write(
      """
      {"version": 1, "name": "Small", "platform": "iOS", "extension": {"recording": "a.jsonl"}}
      """, to: "widgetcheck.json")
    #expect(try Program.run(["run", "--filter", "*/timeline"], in: folder.url).status == 1)
    #expect(try Program.run(["run", "--filter", "*/placeholder"], in: folder.url).status == 64)
  }

  @Test func `the committed reference of the checks is the catalogue's`() throws {
    let outcome = try Program.run(["checks", "--format", "markdown"])
    #expect(outcome.status == 0)
    try expectGolden(Data(outcome.output.utf8), "Reports/checks.md")
    #expect(try Program.run(["checks", "--format", "html"]).status == 64)
  }

  @Test func `the catalogue is listed and a check is explained with its examples`() throws {
    let list = try Program.run(["checks"])
    #expect(list.status == 0)
    #expect(list.output.contains("entries-out-of-order"))
    let page = try Program.run(["checks", "entries-out-of-order"])
    #expect(page.output.hasPrefix("entries-out-of-order (error, "))
    #expect(page.output.contains("rejects: "))
    #expect(page.output.contains("accepts: "))
    let markdown = try Program.run(["checks", "entries-out-of-order", "--format", "markdown"])
    #expect(markdown.output.hasPrefix("### entries-out-of-order\n"))
    #expect(try Program.run(["checks", "--format", "markdown"]).output.contains(markdown.output))
    let unknown = try Program.run(["checks", "entries-out-of-ordre"])
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean 'entries-out-of-order'?"))
  }
}
