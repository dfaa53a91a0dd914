import Foundation
import Glibc
import JSON
import WidgetChecks
import WidgetReports
import WidgetSimulation

/// Measures what has to stay fast, each beside the least that this machine needs for the same.
///
/// Nothing here passes or fails. Arguments: the folder of the release build, and a file for the
/// measurements as JSON.
@main struct BenchmarkProgram {
  /// The program and the modules that are measured.
  let products: String
  /// A folder for what is only needed while measuring.
  let folder: String
  let environment = ProcessInfo.processInfo.environment

  static func main() {
    do {
      try measure()
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("Benchmarks: error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func measure() throws {
    let words = CommandLine.arguments
    guard words.count == 3 else {
      print("usage: Benchmarks RELEASE-FOLDER OUTPUT.json")
      exit(64)
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "benchmarks-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let products = URL(fileURLWithPath: words[1]).resolvingSymlinksInPath().path
    let all = try BenchmarkProgram(products: products, folder: folder.path).comparisons()
    print(Comparison.heading)
    for comparison in all { print(comparison.line) }
    let json = JSONValue.object(["measurements": .array(all.map(\.json))])
    let bytes = JSONWriter.bytes(of: json, layout: .indented) + [UInt8(ascii: "\n")]
    try Data(bytes).write(to: URL(fileURLWithPath: words[2]))
  }

  private func comparisons() throws -> [Comparison] {
    try compile("pingpong.c", as: "pingpong")
    try compile("writer.c", as: "writer", "-I/usr/include/libxml2", "-lxml2")
    return try replays() + [usual(call), usual(build), usual(junit)] + drawings()
  }

  /// Measures several times, as what else the machine does changes each, and returns the middle
  /// one.
  private func usual(_ measure: () throws -> Comparison) throws -> Comparison {
    let all = try (0..<5).map { _ in try measure() }
    return all.sorted { $0.ratio < $1.ratio }[all.count / 2]
  }

  func run(_ words: String...) throws -> MeasuredProgram {
    try MeasuredProgram.run(words, in: folder, environment: environment)
  }

  var program: String { products + "/widgetcheck" }

  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: folder).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A file that lies beside this source.
  private func limit(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "Data/Limits/\(name)"
    )
    .path
  }

  /// Parsing, simulating, checking and reporting a million entries, and a tenth of them.
  private func replays() throws -> [Comparison] {
    for (count, name) in [(1_000_000, "many"), (100_000, "few")] {
      let file = URL(fileURLWithPath: folder).appending(path: "\(name).recording.jsonl")
      try Data(EntriesRecording(entries: count).bytes).write(to: file)
    }
    func replay(_ name: String, _ formats: String) throws -> MeasuredProgram {
      try run(
        program, "replay", "\(name).recording.jsonl", "--format", formats, "--output", "Reports")
    }
    let loads = try run("python3", limit("loads.py"), "many.recording.jsonl").printedNumber
    let json = try replay("many", "json")
    let all = try replay("many", "json,junit,html")
    let few = try replay("few", "json,junit,html")
    return [
      Comparison(
        name: "replay of 1,000,000 entries, results.json", measured: json.seconds,
        limitName: "json.loads of the same lines", limit: loads, unit: "s", aim: 1),
      Comparison(
        name: "the same with all reports", measured: all.seconds,
        limitName: "json.loads of the same lines", limit: loads, unit: "s", aim: 2),
      Comparison(
        name: "the same, of ten times the entries", measured: all.seconds,
        limitName: "a replay of 100,000 entries", limit: few.seconds, unit: "s", aim: 10),
      Comparison(
        name: "the same, memory", measured: all.megabytes, limitName: "what is allowed",
        limit: 400, unit: "MB", aim: 1),
    ]
  }

  /// The time of each of many calls of a provider, start and end of the run left out.
  private func call() throws -> Comparison {
    try write(WidgetSource.widget(lines: 50), to: "Calls/Widget.swift")
    func run(_ duration: String) throws -> (seconds: Double, calls: Int, lines: Int) {
      try write(
        """
        {"version": 1, "name": "Calls", "platform": "iOS",
         "extension": {"sources": ["*.swift"]}, "environment": {"duration": "\(duration)"},
         "reloadBudget": {"perDay": 1000, "minimumInterval": "5m"}}
        """, to: "Calls/widgetcheck.json")
      let arguments = ["Calls", "--jobs", "1", "--developer-mode", "on", "--format", "json"]
      let measured = try MeasuredProgram.run(
        [program, "run"] + arguments + ["--output", "CallReports"], in: folder,
        environment: environment)
      let file = URL(fileURLWithPath: folder).appending(path: "CallReports/Calls.recording.jsonl")
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let calls = lines.filter { $0.contains("\"mode\":\"timeline\"") }
      return (measured.seconds, calls.count, calls.map(\.utf8.count).max() ?? 0)
    }
    _ = try run("1h")
    let short = try run("1d")
    let long = try run("31d")
    let seconds = (long.seconds - short.seconds) / Double(long.calls - short.calls)
    let rounds = 20_000
    let limit = try self.run(folder + "/pingpong", "\(rounds)", "240", "\(long.lines)")
    return Comparison(
      name: "a call of a provider, recorded and checked", measured: seconds,
      limitName: "a ping-pong of as many bytes in C",
      limit: try limit.printedNumber / Double(rounds),
      unit: "s", aim: 4)
  }

  private func compile(_ source: String, as name: String, _ flags: String...) throws {
    _ = try MeasuredProgram.run(
      ["clang", "-O2", limit(source), "-o", folder + "/" + name] + flags, in: folder,
      environment: environment)
  }

  /// Compiling an extension that the cache does not have, as after an edit: the compiler's own
  /// cache of C modules is there, which it is for the type check, too.
  private func build() throws -> Comparison {
    var fresh = environment
    fresh["WIDGETCHECK_CACHE"] = folder + "/cache"
    for (name, lines) in [("First", 40), ("Build", 500)] {
      // Each time other sources, which the cache does not have.
      try write(WidgetSource.widget(lines: lines) + "// \(UUID())\n", to: "\(name)/Widget.swift")
      try write(
        """
        {"version": 1, "name": "\(name)", "platform": "iOS", "extension": {"sources": ["*.swift"]}}
        """, to: "\(name)/widgetcheck.json")
    }
    _ = try MeasuredProgram.run([program, "list", "First"], in: folder, environment: fresh)
    let ours = try MeasuredProgram.run(
      [program, "list", "Build"], in: folder, environment: fresh)
    let map = products + "/CInterposition.build/module.modulemap"
    let typecheck = try run(
      "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "5", "-I",
      products + "/Modules", "-Xcc", "-fmodule-map-file=" + map, "-load-plugin-executable",
      products + "/FrameworkMacros-tool#FrameworkMacros", "Build/Widget.swift")
    return Comparison(
      name: "compiling and asking an extension of 500 lines", measured: ours.seconds,
      limitName: "swiftc -typecheck of the same", limit: typecheck.seconds, unit: "s", aim: 2.5)
  }

  /// Writing JUnit of many results.
  private func junit() throws -> Comparison {
    let run = ManyResults(members: 500).run
    let cases = run.bundles[0].results.count
    let start = ContinuousClock.now
    let files = ReportFormat.junit.files(for: run)
    try write("", to: "ours.xml")
    let file = try FileHandle(
      forWritingTo: URL(fileURLWithPath: folder).appending(path: "ours.xml"))
    files[0].write { _ = Glibc.write(file.fileDescriptor, $0.baseAddress, $0.count) }
    try file.close()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let limit = try self.run(folder + "/writer", "ours.xml", "raw.xml")
    return Comparison(
      name: "JUnit of \(cases) results", measured: seconds,
      limitName: "the same file by libxml2's writer", limit: try limit.printedNumber, unit: "s",
      aim: 2)
  }
}
