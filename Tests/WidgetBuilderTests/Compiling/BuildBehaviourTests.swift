import Foundation
import ProcessSpawning
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

/// Builds with a compiler that writes down when it is called.
@Suite struct BuildBehaviourTests {
  /// A folder with a manifest's sources, a cache and a compiler that keeps a list of its calls.
  private struct Workshop {
    let folder: ScratchFolder
    let builder: Builder

    init(_ files: [String: String], compiler script: String? = nil) throws {
      folder = try ScratchFolder(files)
      let real = try Compiler.find(environment: ProcessInfo.processInfo.environment)
      let calls = folder.url.appendingPathComponent("calls").path
      let usual = #"exec "\#(real.executable.path)" "$@""#
      try folder.writeProgram(
        "#!/bin/sh\necho call >> '\(calls)'\n\(script ?? usual)\n", to: "swiftc")
      let compiler = folder.url.appendingPathComponent("swiftc").path
      var environment = ProcessInfo.processInfo.environment
      environment["WIDGETCHECK_SWIFTC"] = compiler
      builder = Builder(
        frameworks: try TestFrameworks.location(),
        cache: BuildCache(folder: folder.url.appendingPathComponent("cache")),
        environment: environment)
    }

    /// The number of the compiler's calls.
    var calls: Int {
      let url = folder.url.appendingPathComponent("calls")
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").count
    }

    func build(_ keys: String, osVersion: String = "26.0") throws -> BuildOutcome {
      let text = """
        {version: 1, name: "Clocks", platform: "iOS", osVersion: "\(osVersion)",
         extension: {\(keys)}}
        """
      let manifest = try Manifest(
        Data(text.utf8), format: .json, file: "m.json", folder: folder.url, knownChecks: [])
      return try builder.build(manifest) { _ in }.outcome
    }
  }

  private static let program = "@main struct M { static func main() { print(1) } }"

  @Test func `code that the compiler's checks of its own work refuse is compiled`() throws {
    let model = "final class Model { nonisolated(unsafe) static var empty: Model = Model.empty }\n"
    let workshop = try Workshop(["W/a.swift": model + Self.program])
    #expect(try workshop.build(#"sources: ["W"]"#).hasProgram)
  }

  @Test(arguments: [(SwiftLanguageMode.v5, true), (.v6, false)])
  func `overrides of what no actor isolates are compiled where the main actor is the default`(
    _ mode: SwiftLanguageMode, _ isCompiled: Bool
  ) throws {
    let workshop = try Workshop([
      "W/a.swift": "import Kit\nfinal class H: Handler { override func h() {} }\n" + Self.program,
      "K/k.swift": "open class Handler { public init() {}; open func h() {} }",
    ])
    let keys = """
      sources: ["W"], swiftLanguageMode: "\(mode.rawValue)",
      compilerFlags: ["-default-isolation", "MainActor"],
      modules: [{name: "Kit", sources: ["K"], swiftLanguageMode: "5"}]
      """
    #expect(try workshop.build(keys).hasProgram == isCompiled)
  }

  @Test(arguments: [
    "let day: String? = ProcessInfo.processInfo.arguments?[0]",
    "let letters = (ProcessInfo.processInfo.arguments?.first)!.count",
    """
    let delegate = FileManager.default.delegate
    let may: Bool? = delegate?.fileManager?(FileManager.default, shouldRemoveItemAtPath: "a")
    """,
    """
    func day() -> String {
      guard let days = ProcessInfo.processInfo.arguments, let day = days.first else { return "" }
      return day
    }
    """,
  ])
  func `what Apple's platforms unwrap and Linux does not declare optional is compiled`(
    _ code: String
  ) throws {
    let workshop = try Workshop(["W/a.swift": "import Foundation\n\(code)\n" + Self.program])
    let outcome = try workshop.build(#"sources: ["W"]"#)
    #expect(outcome.hasProgram, "\(outcome)")
  }

  @Test func `an author's own value that is not optional is an error`() throws {
    let code = "struct Day { var name = 1 }\nlet name = Day()?.name\n"
    let workshop = try Workshop(["W/a.swift": code + Self.program])
    #expect(try !workshop.build(#"sources: ["W"]"#).hasProgram)
  }

  @Test func `the second build of the same sources calls no compiler at all`() throws {
    let workshop = try Workshop(["W/a.swift": Self.program, "K/k.swift": "public let k = 1"])
    let keys = #"sources: ["W"], modules: [{name: "Kit", sources: ["K"]}]"#
    let first = try workshop.build(keys)
    // Once for the conditions, which both share, and once for each module.
    #expect(workshop.calls == 3)
    #expect(try workshop.build(keys) == first)
    #expect(workshop.calls == 3)
  }

  @Test func `a change in what is not compiled builds nothing`() throws {
    let workshop = try Workshop(["W/a.swift": Self.program + "\n#if os(macOS)\nlet a = 1\n#endif"])
    let first = try workshop.build(#"sources: ["W"]"#)
    let calls = workshop.calls
    try workshop.folder.write(
      Self.program + "\n#if os(macOS)\nlet b = 2\n#endif", to: "W/a.swift")
    #expect(try workshop.build(#"sources: ["W"]"#) == first)
    #expect(workshop.calls == calls)
  }

  @Test func `a change of a module builds what imports it, a change above it does not`() throws {
    let workshop = try Workshop([
      "W/a.swift": "import Kit\n" + Self.program, "K/k.swift": "public let k = 1",
    ])
    let keys = #"sources: ["W"], modules: [{name: "Kit", sources: ["K"]}]"#
    _ = try workshop.build(keys)
    #expect(workshop.calls == 3)
    try workshop.folder.write("import Kit\n" + Self.program + "\n", to: "W/a.swift")
    _ = try workshop.build(keys)
    #expect(workshop.calls == 4)
    try workshop.folder.write("public let k = 2", to: "K/k.swift")
    _ = try workshop.build(keys)
    #expect(workshop.calls == 6)
  }

  @Test func `names and flags are part of what a build depends on`() throws {
    let workshop = try Workshop(["W/a.swift": Self.program])
    let plain = try workshop.build(#"sources: ["W"]"#)
    let defined = try workshop.build(#"sources: ["W"], defines: ["A"]"#)
    let optimized = try workshop.build(#"sources: ["W"], compilerFlags: ["-O"]"#)
    #expect(Set([plain, defined, optimized]).count == 3)
  }

  @Test func `a build that failed is tried again`() throws {
    let workshop = try Workshop(["W/a.swift": "let a: Int = \"\""])
    let first = try workshop.build(#"sources: ["W"]"#)
    #expect(first.recorded.hasFailed)
    let calls = workshop.calls
    #expect(try workshop.build(#"sources: ["W"]"#) == first)
    #expect(workshop.calls == calls + 1)
  }

  @Test(.enabled(if: SwiftTarget.isInstalled("sqlite3")))
  func `the module of the system's SQLite is this machine's`() throws {
    let program =
      "@main struct M { static func main() { print(sqlite3_libversion_number() > 3_000_000) } }"
    let workshop = try Workshop(["W/a.swift": "import Foundation\nimport SQLite3\n" + program])
    #expect(try workshop.build(#"sources: ["W"]"#).recorded == .succeeded)
  }

  @Test func `what needs more of Apple's than is here is left out and remembered`() throws {
    let workshop = try Workshop([
      "W/a.swift": Self.program, "W/b.swift": "func draw() { NSNothingLikeIt().draw() }",
    ])
    let first = try workshop.build(#"sources: ["W"]"#)
    #expect(first.recorded == .succeeded)
    // Once for the conditions, once with everything, once without.
    #expect(workshop.calls == 3)
    #expect(try workshop.build(#"sources: ["W"]"#) == first)
    #expect(workshop.calls == 3)
  }

  @Test func `files may have any name`() throws {
    let workshop = try Workshop([
      "W/a b.swift": Self.program, "W/-dash.swift": "let dash = 1",
      "W/quo\"te's.swift": "let quote = 1", "W/日本.swift": "let nihon = 1",
      "X y/x.swift": "let = 1",
    ])
    #expect(try workshop.build(#"sources: ["W"]"#).recorded == .succeeded)
    let failed = try workshop.build(#"sources: ["W", "X y"]"#)
    #expect(failed.recorded.diagnostics.first?.file == "X y/x.swift")
  }

  @Test func `a flag that the compiler does not know is an error without a place`() throws {
    let workshop = try Workshop(["W/a.swift": Self.program])
    let outcome = try workshop.build(#"sources: ["W"], compilerFlags: ["-nonsense"]"#)
    #expect(outcome == .failed([RecordedDiagnostic(message: "unknown argument: '-nonsense'")]))
  }

  @Test func `a compiler that dies is no fault of the sources`() throws {
    let workshop = try Workshop(
      ["W/a.swift": Self.program],
      compiler: """
        case "$1" in -frontend) exec "$REAL" "$@";; esac
        echo dying; kill -11 $$
        """.replacing("$REAL", with: realCompiler()))
    #expect(
      throws: BuildError(
        place: workshop.folder.url.appendingPathComponent("swiftc").path,
        problem: .compilerFailed(.signalled(11), lastLines: ["dying"]))
    ) {
      _ = try workshop.build(#"sources: ["W"]"#)
    }
  }

  private func realCompiler() throws -> String {
    try Compiler.find(environment: ProcessInfo.processInfo.environment).executable.path
  }

  @Test func `a source that disappears is told by its path`() throws {
    let workshop = try Workshop(["W/a.swift": Self.program])
    let text = #"{version: 1, name: "C", platform: "iOS", extension: {sources: ["W"]}}"#
    let manifest = try Manifest(
      Data(text.utf8), format: .json, file: "m.json", folder: workshop.folder.url, knownChecks: [])
    let file = workshop.folder.url.appendingPathComponent("W/a.swift")
    try FileManager.default.removeItem(at: file)
    do {
      _ = try workshop.builder.build(manifest) { _ in }
      Issue.record("the source is not there")
    } catch {
      #expect(error.place == "W/a.swift")
    }
  }

  @Test func `resources with other contents lie in another folder`() throws {
    let workshop = try Workshop(["W/a.swift": Self.program, "R/x.txt": "one"])
    let keys = #"sources: ["W/a.swift"], resources: ["R"]"#
    guard case .built(let program, let first?) = try workshop.build(keys) else {
      Issue.record("there are resources")
      return
    }
    try workshop.folder.write("two", to: "R/x.txt")
    guard case .built(let same, let second?) = try workshop.build(keys) else {
      Issue.record("there are resources")
      return
    }
    #expect(program == same)
    #expect(first != second)
    let text = { (folder: URL) in
      try String(contentsOf: folder.appendingPathComponent("R/x.txt"), encoding: .utf8)
    }
    #expect(try text(first) == "one")
    #expect(try text(second) == "two")
  }

  @Test func `the version of the platform decides what is available`() throws {
    let workshop = try Workshop([
      "W/a.swift": """
      @main struct M { static func main() {
        guard #available(iOS 18, *) else { print("old"); return }
        print("new")
      } }
      """
    ])
    for (version, word) in [("17.6", "old"), ("18.0", "new")] {
      guard
        case .built(let program, _) = try workshop.build(
          #"sources: ["W"]"#, osVersion: version)
      else {
        Issue.record("the sources are right")
        return
      }
      let run = try CommandLineTool.run(program, [], in: workshop.folder.url)
      #expect(run.output == word + "\n")
    }
  }
}
