import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct InputTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  @Test func `a mistake in a manifest is reported where it stands`() throws {
    try folder.write(
      """
      {"version": 1, "name": "A", "platform": "iOS", "extension": {"sources": ["*.swift"]},
       "widgets": [{"kind": "K", "families": ["systemSmall", "systemTiny"]}]}
      """,
      to: "widgetcheck.json"
    )
    try folder.write("", to: "a.swift")
    let outcome = try Program.run(["validate"], in: folder.url)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors.hasPrefix("widgetcheck.json#/widgets/0/families/1: unknown widget family")
    )
  }

  @Test func `all mistakes of all manifests are said at once`() throws {
    try folder.write(#"{"version": 1, "nmae": "A"}"#, to: "a/widgetcheck.json")
    try folder.write(#"{"version": 1"#, to: "b/widgetcheck.json")
    let outcome = try Program.run(["run", "a", "b"], in: folder.url)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("a/widgetcheck.json#/nmae: unknown key 'nmae'"))
    #expect(outcome.errors.contains("b/widgetcheck.json:1:"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `a pipe in the place of a source file is refused, and nobody waits for its writer`() throws {
    try folder.write(
      """
      {"version": 1, "name": "A", "platform": "iOS", "osVersion": "17.0",
       "extension": {"sources": ["*.swift"]}}
      """, to: "widgetcheck.json")
    try #require(mkfifo(folder.url.appending(path: "a.swift").path, 0o600) == 0)
    let run = try Program.run(["run", "--output", "out"], in: folder.url)
    #expect(run.status == 65)
    #expect(run.errors == "a.swift: error: cannot be read: it is a pipe, and has to be a file\n")
    try FileManager.default.removeItem(at: folder.url.appending(path: "widgetcheck.json"))
    let drafted = try Program.run(["init", "."], in: folder.url)
    #expect(drafted.status == 65)
  }

  @Test func `a folder without manifests is said so`() throws {
    let outcome = try Program.run(["validate"], in: folder.url)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("widgetcheck.json"))
  }

  @Test func `two bundles of one name are refused`() throws {
    let manifest = """
      {"version": 1, "name": "A", "platform": "iOS", "extension": {"recording": "a.jsonl"}}
      """
    for name in ["x", "y"] {
      try folder.write(manifest, to: "\(name)/widgetcheck.json")
      try folder.write("", to: "\(name)/a.jsonl")
    }
    let outcome = try Program.run(["validate"], in: folder.url)
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("y/widgetcheck.json#/name: 'A' is the name of x/"))
  }

  @Test func `a recording that cannot be used is named with its line`() throws {
    try folder.write("{\"event\": \"call\"}\n", to: "a.jsonl")
    let outcome = try Program.run(["replay", "a.jsonl"], in: folder.url)
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("a.jsonl:1:1: error: "))
    #expect(try Program.run(["replay", "none.jsonl"], in: folder.url).status == 65)
  }

  @Test func `a recording cut short is used as far as it goes`() throws {
    try folder.write(
      """
      {"event": "header", "version": 1, "bundle": "A", "platform": "iOS", "osVersion": "17.0", \
      "start": 0, "end": 86400, "timeZone": "UTC", "locale": "en_US"}
      {"event": "widget", "kind": "K", "fam
      """,
      to: "a.jsonl"
    )
    let outcome = try Program.run(["replay", "a.jsonl"], in: folder.url)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "a.jsonl: warning: the last line is cut short; the rest is used\n")
  }

  @Test func `what a manifest would be refused for is told of a recording's stacks`() throws {
    let others = (1...9).map { #""Other \#($0)""# }.joined(separator: ", ")
    try folder.write(
      """
      {"event": "header", "version": 1, "bundle": "A", "platform": "iOS", "osVersion": "17.0", \
      "start": 0, "end": 86400, "timeZone": "UTC", "locale": "en_US"}
      {"event": "widget", "kind": "Weather", "families": ["systemSmall"], "configuration": "static"}
      {"event": "stack", "name": "Home", "family": "systemSmall", "members": ["Weather", "Bakery"]}
      {"event": "stack", "name": "Typo", "family": "systemSmall", "members": ["Wether"], \
      "expect": [{"member": "Wether", "rotations": {"atLeast": 1}}]}
      {"event": "stack", "name": "Full", "family": "systemSmall", \
      "members": ["Weather", "Last", \(others)]}
      {"event": "stack", "name": "Lock", "family": "accessoryCircular", "members": []}

      """,
      to: "a.jsonl")
    let outcome = try Program.run(["replay", "a.jsonl"], in: folder.url)
    // Nothing comes to the top under a name that nothing has.
    #expect(outcome.status == 1)
    #expect(
      outcome.errors.split(separator: "\n") == [
        "a.jsonl: warning: the stack 'Typo' names 'Wether', which is no widget of the bundle; did you "
          + "mean 'Weather'?",
        "a.jsonl: warning: the stack 'Full' has 11 members; one has 10 at most",
        "a.jsonl: warning: the stack 'Lock' has no members",
        "a.jsonl: warning: the stack 'Lock' is of the family accessoryCircular, of which iOS 17.0 has "
          + "none",
      ])
  }

  @Test func `a baseline is written to a file, and not to standard output`() throws {
    for option in ["--write-baseline", "--record-network"] {
      let outcome = try Program.run(["run", option, "-"], in: folder.url)
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("'\(option)' cannot be '-'; give the path of a file"))
    }
  }

  @Test func `a report that cannot be written has its own status`() throws {
    try folder.write("not a folder", to: "taken")
    try folder.write(
      """
      {"event": "header", "version": 1, "bundle": "A", "platform": "iOS", "osVersion": "17.0", \
      "start": 0, "end": 86400, "timeZone": "UTC", "locale": "en_US"}

      """,
      to: "a.jsonl"
    )
    let outcome = try Program.run(
      ["replay", "a.jsonl", "--output", "taken"], in: folder.url
    )
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("cannot be written"))
  }
}
