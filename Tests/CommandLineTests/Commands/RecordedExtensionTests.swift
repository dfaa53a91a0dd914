import Foundation
import TestSupport
import Testing

/// Manifests of which a recording stands for the extension.
@Suite struct RecordedExtensionTests {
  private func folder(_ more: String, name: String = "") throws -> ScratchFolder {
    try ScratchFolder([
      "widgetcheck.json": """
      {"version": 1, \(name)"platform": "iOS", "osVersion": "17.0",
       "extension": {"recording": "small.jsonl"}\(more)}
      """,
      "small.jsonl": SmallExtension.recording.replacing(
        #"{"event": "call""#,
        with: """
          {"event": "widget", "kind": "Clock", "families": ["systemSmall"], \
          "configuration": "static"}
          {"event": "call"
          """),
    ])
  }

  private func run(_ folder: ScratchFolder, _ words: String...) throws -> Program.Outcome {
    try Program.run(["run", "--output", "out"] + words, in: folder.url)
  }

  @Test func `settings of checks count, and the copy holds them`() throws {
    let id = "entries-out-of-order"
    let usual = try folder("")
    #expect(try run(usual, "--only", id).status == 1)
    let given = try Data(contentsOf: usual.url.appending(path: "small.jsonl"))
    let copy = usual.url.appending(path: "out/Small.recording.jsonl")
    #expect(try Data(contentsOf: copy) == given)
    let changed = try folder(#", "checks": {"disable": ["entries-out-of-order"]}"#)
    #expect(try run(changed).status == 0)
    let replayed = try Program.run(["replay", "out/Small.recording.jsonl"], in: changed.url)
    #expect(!replayed.output.contains(id))
  }

  @Test func `stacks are simulated, and their names are the recording's`() throws {
    let stack = { (member: String) in
      #", "stacks": [{"name": "Home", "family": "systemSmall", "members": ["\#(member)"], "#
        + #""expect": [{"member": "\#(member)", "rotations": {"atLeast": 99}}]}]"#
    }
    let home = try folder(stack("Clock"))
    let outcome = try run(home)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("rotation-expectation"))
    let mistyped = try folder(stack("Clok"))
    for command in ["list", "run"] {
      let wrong = try Program.run([command], in: mistyped.url)
      #expect(wrong.status == 65)
      #expect(
        wrong.errors.hasPrefix(
          "widgetcheck.json#/stacks/0/members/0: no widget or configuration of the bundle is called "
            + "'Clok'; did you mean 'Clock'?"))
    }
  }

  @Test func `what the recording has of its own is told`() throws {
    let folder = try folder(#", "environment": {"locale": "de_DE"}, "limits": {"memory": "9MB"}"#)
    let outcome = try run(folder)
    let lines = outcome.errors.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains("warning") }
        == ["environment", "limits"].map { key in
          "widgetcheck.json#/\(key): warning: means nothing beside 'extension.recording': "
            + "the recording has its own"
        })
  }

  @Test func `calls are listed by the name of the recording's bundle`() throws {
    let folder = try folder("", name: #""name": "Other", "#)
    let list = try Program.run(["list"], in: folder.url)
    #expect(list.output.contains("Small/Clock/systemSmall/-/timeline\n"))
    #expect(!list.output.contains("Other/"))
    #expect(list.errors.contains("widgetcheck.json#/name: warning: "))
  }

  @Test func `recordings of bundles have names of their own that every file system takes`() throws {
    let folder = try ScratchFolder([:])
    let names = ["a:b", "a-b", "x?y", "<b>", "w@b", String(repeating: "ä", count: 100)]
    for (index, name) in names.enumerated() {
      try folder.write(
        #"{"version": 1, "name": "\#(name)", "platform": "iOS", "osVersion": "17.0", "#
          + #""extension": {"recording": "a.jsonl"}}"#, to: "\(index)/widgetcheck.json")
      try folder.write(
        SmallExtension.recording.replacing("Small", with: name), to: "\(index)/a.jsonl")
    }
    _ = try run(folder, "--only", "entries-out-of-order")
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "out").path
    ).filter { $0.hasSuffix(".recording.jsonl") }
    #expect(files.count == names.count)
    #expect(files.contains("a-b.recording.jsonl"))
    #expect(files.allSatisfy { $0.utf8.count < 200 && !$0.contains(/["<>|*?:\\@]/) })
  }
}
