import Foundation
import TestSupport
import Testing

@Suite struct UsageTests {
  @Test func `without a command the program says what is missing`() throws {
    let outcome = try Program.run([])
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "widgetcheck: error: 'widgetcheck' needs a command\n")
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
    for command in ["run", "replay", "list", "init", "validate", "checks", "doctor", "help"] {
      #expect(help.output.contains("\n  \(command) "))
    }
    #expect(try Program.run(["help", "run"]).output.contains("--developer-mode"))
    #expect(try Program.run(["run", "--help"]).output.contains("--developer-mode"))
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
    let unknown = try Program.run(["checks", "entries-out-of-ordre"])
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("'entries-out-of-order', perhaps"))
  }
}
