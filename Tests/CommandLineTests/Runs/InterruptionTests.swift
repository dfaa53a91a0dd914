import Foundation
import TestSupport
import Testing

/// A run that somebody interrupts: never green, whatever was under way, and what was done is kept.
@Suite(.serialized) struct InterruptionTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Starts the program, signals it once a condition holds, and waits for its end.
  private func interrupt(
    _ arguments: [String], with signal: Int32 = SIGINT, when isTime: () throws -> Bool
  ) throws -> Program.Outcome {
    let process = Process()
    process.executableURL = Repository.products.appending(path: "widgetcheck")
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    for name in ["stdout", "stderr"] { try folder.write("", to: name) }
    process.standardOutput = try FileHandle(
      forWritingTo: folder.url.appending(path: "stdout"))
    process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "stderr"))
    try process.run()
    while process.isRunning, try !isTime() { usleep(10_000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return Program.Outcome(
      status: process.terminationStatus, output: text("stdout"), errors: text("stderr"))
  }

  private func text(_ path: String) -> String {
    (try? String(contentsOf: folder.url.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The outcomes of all checks, and how many there are of each.
  private func outcomes() throws -> [String: Int] {
    let data = try Data(contentsOf: folder.url.appending(path: "out/results.json"))
    let results = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let bundles = try #require(results["bundles"] as? [[String: Any]])
    let checks = bundles.flatMap { $0["checks"] as? [[String: Any]] ?? [] }
    return Dictionary(
      checks.compactMap { $0["outcome"] as? String }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `what was not called is open in every format`(_ signal: Int32) throws {
    try folder.write(
      SmallExtension.manifest(#", "limits": {"timeline": "60s"}"#), to: "widgetcheck.json")
    try folder.write(
      SmallExtension.source("print(\"waiting\"); while true {}"), to: "Slow.swift")
    let outcome = try interrupt(
      ["run", "--output", "out", "--format", "json,junit,html,sarif,markdown,github"],
      with: signal
    ) { text("out/Small.recording.jsonl").contains(#""mode":"relevance""#) }
    #expect(outcome.status == 130)
    let words = "interrupted, 5 of 6 calls made"
    #expect(outcome.errors == "widgetcheck: \(words)\n")
    #expect(outcome.output.contains(words))
    #expect(Set(try outcomes().keys) == ["open"])
    let others = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out")
      .filter { $0.contains(".") && !$0.hasSuffix(".jsonl") && $0 != "checks.html" }
    #expect(others.count == 6)
    for name in others { #expect(text("out/" + name).contains(words), "\(name)") }
    // It stays so when the recording is judged again.
    let again = try Program.run(
      ["replay", "out/Small.recording.jsonl", "--output", "again"], in: folder.url)
    #expect(again.status == 2)
  }

  @Test func `an interrupted build is not one that failed, and leaves no compiler`() throws {
    try folder.write(SmallExtension.manifest(), to: "widgetcheck.json")
    try folder.write(SmallExtension.source() + "// \(UUID())\n", to: "Clock.swift")
    let outcome = try interrupt(["run", "--output", "out", "--verbose"]) {
      text("stderr").contains("Compiling")
    }
    #expect(outcome.status == 130)
    #expect(outcome.errors.hasSuffix("interrupted before its widgets were known\n"))
    #expect(!outcome.output.contains("bundle-does-not-build"))
    #expect(Set(try outcomes().keys) == ["open"])
    #expect(Self.processes(in: folder.url.path).isEmpty)
  }

  @Test func `a list that is interrupted while it builds prints nothing`() throws {
    try folder.write(SmallExtension.manifest(), to: "widgetcheck.json")
    try folder.write(SmallExtension.source() + "// \(UUID())\n", to: "Clock.swift")
    let outcome = try interrupt(["list", "--verbose"]) { text("stderr").contains("Compiling") }
    #expect(outcome.status == 130)
    #expect(outcome.output.isEmpty)
  }

  @Test func `a replay that is interrupted is not green`() throws {
    let lines = SmallExtension.recording.split(separator: "\n")
    let many = lines + Array(repeating: lines[1], count: 100_000)
    try folder.write(many.joined(separator: "\n") + "\n", to: "a.jsonl")
    let began = ContinuousClock.now
    let outcome = try interrupt(["replay", "a.jsonl", "--output", "out"]) {
      ContinuousClock.now - began > .milliseconds(300)
    }
    #expect(outcome.status == 130)
  }

  @Test(arguments: [[SIGKILL], [SIGINT, SIGTERM], [SIGHUP]])
  func `nothing is left of a program that is killed, interrupted twice or hung up`(
    _ signals: [Int32]
  ) throws {
    // Its child leaves the process group, and nobody answers.
    try folder.writeProgram(
      """
      #!/bin/sh
      setsid /bin/sh -c 'sleep 600; :' \(folder.url.path) &
      echo '{"number":0}' >&3
      echo started >\(folder.url.path)/started
      sleep 600
      """, to: "extension")
    try folder.write(
      #"{"version": 1, "name": "A", "platform": "iOS", "extension": {"executable": "extension"}}"#,
      to: "widgetcheck.json")
    try folder.write("", to: "tmp/.keep")
    let process = Process()
    process.executableURL = Repository.products.appending(path: "widgetcheck")
    process.arguments = ["run", "--sandbox", "off", "--output", "out"]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
    process.environment?["TMPDIR"] = folder.url.path + "/tmp"
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while process.isRunning, text("started").isEmpty { usleep(10_000) }
    #expect(!Self.processes(in: folder.url.path).isEmpty)
    for signal in signals { kill(process.processIdentifier, signal) }
    process.waitUntilExit()
    #expect(process.terminationStatus == (signals == [SIGKILL] ? SIGKILL : 130))
    let began = ContinuousClock.now
    while !(try left()).isEmpty, ContinuousClock.now - began < .seconds(10) { usleep(10_000) }
    #expect(try left().isEmpty)
  }

  /// The folders of runs and the processes that are left.
  private func left() throws -> [String] {
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/tmp")
    return folders.filter { $0.hasPrefix("widgetcheck-run-") }
      + Self.processes(in: folder.url.path)
  }

  /// The processes whose command line names a path.
  private static func processes(in path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.filter { Int($0) != nil }.filter { name in
      let words = FileManager.default.contents(atPath: "/proc/\(name)/cmdline") ?? Data()
      return String(decoding: words, as: UTF8.self).contains(path)
    }
  }
}
