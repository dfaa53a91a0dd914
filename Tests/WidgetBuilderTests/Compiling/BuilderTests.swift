import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

/// Builds with the real compiler; every test shares one cache, as commands do.
@Suite struct BuilderTests {
  private static let cacheFolder = Result { try ScratchFolder() }

  private func build(
    _ extension: String, platform: String = "iOS", osVersion: String = "26.0",
    in folder: ScratchFolder, name: String = "Clocks",
    generated: [GeneratedSource] = [], log: (String) -> Void = { _ in }
  ) throws -> BuildOutcome {
    let text = """
      {version: 1, name: "\(name)", platform: "\(platform)", osVersion: "\(osVersion)",
       extension: \(`extension`)}
      """
    let manifest = try Manifest(
      Data(text.utf8), format: .json, file: "widgetcheck.json", folder: folder.url, knownChecks: [])
    let builder = Builder(
      frameworks: try TestFrameworks.location(),
      cache: BuildCache(folder: try Self.cacheFolder.get().url),
      environment: ProcessInfo.processInfo.environment)
    return try builder.build(manifest, generatedSources: generated, log: log).outcome
  }

  /// The output lines of the built program.
  private func output(_ outcome: BuildOutcome, in folder: ScratchFolder) throws -> [String] {
    guard case .built(let executable, _) = outcome else {
      Issue.record("did not build: \(outcome)")
      return []
    }
    let run = try CommandLineTool.run(executable, [], in: folder.url)
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `sources of several files become a program that speaks of the author's paths`() throws
  {
    let folder = try ScratchFolder([
      "Widgets/Main.swift": """
      import Foundation
      #if os(watchOS)
      import Nowhere
      #endif
      @main struct Program {
        @objc static func main() {
          print(supplement, #selector(main).name, Dial().🕰️)
          print(#filePath, #line)
          #if canImport(UIKit) && DEMO
          print("kit")
          #endif
          if #available(iOS 17, *) { print("new") } else { print("old") }
        }
      }
      """,
      "Widgets/Views/Dial.swift": "import Observation\n@Observable class Dial { var 🕰️ = 12 }",
    ])
    let outcome = try build(
      #"{sources: ["Widgets"], defines: ["DEMO"]}"#, osVersion: "16.4", in: folder)
    #expect(
      try output(outcome, in: folder)
        == ["supplement main 12", "Widgets/Main.swift 8", "kit", "old"])
    #expect(outcome.recorded == .succeeded)
  }

  @Test func `errors name the author's file, line and column`() throws {
    let folder = try ScratchFolder([
      "Widgets/A.swift": """
      #if os(macOS)
      nonsense
      #endif
      struct A { let 名: Int = "twelve" }
      """,
      "Widgets/B.swift": "func b() { missing() }",
    ])
    let outcome = try build(#"{sources: ["Widgets/*.swift"]}"#, in: folder)
    guard case .failed(let errors) = outcome else {
      Issue.record("the sources have faults")
      return
    }
    #expect(
      errors.sorted { ($0.file ?? "") < ($1.file ?? "") } == [
        RecordedDiagnostic(
          file: "Widgets/A.swift", line: 4, column: 27,
          message: "cannot convert value of type 'String' to specified type 'Int'"),
        RecordedDiagnostic(
          file: "Widgets/B.swift", line: 1, column: 12,
          message: "cannot find 'missing' in scope"),
      ])
    #expect(outcome.recorded.hasFailed)
    #expect(outcome.recorded.diagnostics == errors)
  }

  @Test func `unchanged sources start no compiler, changed ones do`() throws {
    let folder = try ScratchFolder(["a.swift": "@main struct M { static func main() { print(1) } }"]
    )
    var lines: [String] = []
    let build = { try self.build(#"{sources: ["a.swift"]}"#, in: folder) { lines.append($0) } }
    let first = try build()
    #expect(lines == ["Compiling Clocks (1 files)"])
    #expect(try build() == first)
    #expect(lines.count == 1)
    try folder.write("@main struct M { static func main() { print(2) } }", to: "a.swift")
    let changed = try build()
    #expect(changed != first)
    #expect(lines.count == 2)
    #expect(try output(changed, in: folder) == ["2"])
  }

  @Test func `what is left out of a unit comes back when another source is repaired`() throws {
    let folder = try ScratchFolder([
      "main.swift": "print(total(), 1)",
      "Haptics.swift": "import CoreHaptics\nfunc play() { _ = CHHapticNothing() }",
      "Total.swift": "func total() -> Int { missing() }",
    ])
    var omitted: [String] = []
    let build = {
      let manifest = try Manifest(
        Data(
          #"{version: 1, name: "Shop", platform: "iOS", extension: {sources: ["*.swift"]}}"#.utf8),
        format: .json, file: "widgetcheck.json", folder: folder.url, knownChecks: [])
      let built = try Builder(
        frameworks: try TestFrameworks.location(),
        cache: BuildCache(folder: try Self.cacheFolder.get().url),
        environment: ProcessInfo.processInfo.environment
      ).build(manifest, generatedSources: [], log: { _ in })
      omitted = built.omissions.map(\.name)
      return built.outcome
    }
    _ = try build()
    #expect(omitted == ["play()", "total()"])
    _ = try build()
    #expect(omitted == ["play()", "total()"])
    try folder.write("func total() -> Int { 12 }", to: "Total.swift")
    #expect(try output(build(), in: folder) == ["12 1"])
    #expect(omitted == ["play()"])
    try folder.write("func play() {}", to: "Haptics.swift")
    #expect(try output(build(), in: folder) == ["12 1"])
    #expect(omitted.isEmpty)
  }

  @Test func `modules are compiled first, each seeing those before it`() throws {
    let folder = try ScratchFolder([
      "Base/Base.swift": """
      public protocol Named { var name: String { get } }
      #if BIG
      public let size = "big"
      #else
      public let size = "small"
      #endif
      package func titled(_ text: String) -> String { "card " + text }
      """,
      "Kit/Kit.swift": """
      import Base
      public struct Card: Named { public init() {}; public var name: String { titled(size) } }
      """,
      "W/main.swift": """
      #if canImport(Kit)
      import Kit
      import Base
      let named: any Named = Card()
      print(named.name)
      #endif
      """,
    ])
    let outcome = try build(
      """
      {sources: ["W"], modules: [
        {name: "Base", sources: ["Base"], defines: ["BIG"], swiftLanguageMode: "6"},
        {name: "Kit", sources: ["Kit"]}]}
      """, in: folder)
    #expect(try output(outcome, in: folder) == ["card big"])
  }

  @Test(arguments: ["Bundle.module == .main", "let own: Bundle = .module; return own == .main"])
  func `a module that speaks of its bundle has the extension's`(_ body: String) throws {
    let folder = try ScratchFolder([
      "Kit/Kit.swift": """
      import Foundation
      public func isMain() -> Bool { \(body) }
      """,
      "W/main.swift": "import Kit\nprint(isMain())",
    ])
    let outcome = try build(
      #"{sources: ["W"], modules: [{name: "Kit", sources: ["Kit"]}]}"#, in: folder)
    #expect(try output(outcome, in: folder) == ["true"])
  }

  @Test func `an error in a module is told, and nothing after it is tried`() throws {
    let folder = try ScratchFolder([
      "Base/Base.swift": "public let a: Int = \"\"", "W/main.swift": "import Base\nnonsense()",
    ])
    let outcome = try build(
      #"{sources: ["W"], modules: [{name: "Base", sources: ["Base"]}]}"#, in: folder)
    guard case .failed(let errors) = outcome else {
      Issue.record("the module has a fault")
      return
    }
    #expect(errors.map(\.file) == ["Base/Base.swift"])
  }

  @Test func `the language mode is the author's`() throws {
    let folder = try ScratchFolder([
      "a.swift": """
      class Box { static var shared = Box() }
      @main struct M { static func main() { print(Box.shared is Box) } }
      """
    ])
    let five = try build(#"{sources: ["a.swift"]}"#, in: folder)
    #expect(try output(five, in: folder) == ["true"])
    guard
      case .failed(let errors) = try build(
        #"{sources: ["a.swift"], swiftLanguageMode: "6"}"#, in: folder)
    else {
      Issue.record("Swift 6 refuses global state")
      return
    }
    #expect(errors.first?.message.contains("not concurrency-safe") == true)
  }

  @Test func `a bundle may be called like a module, and generated sources belong to it`() throws {
    let folder = try ScratchFolder(["a.swift": "import UIKit\nprint(kit, generated)"])
    let outcome = try build(
      #"{sources: ["a.swift"]}"#, in: folder, name: "UIKit",
      generated: [])
    #expect(outcome.recorded.hasFailed)
    let whole = try ScratchFolder([
      "a.swift": "import UIKit\n@main struct M { static func main() { print(kit, generated) } }"
    ])
    let built = try build(
      #"{sources: ["a.swift"]}"#, in: whole, name: "UIKit",
      generated: [GeneratedSource(name: "Made.swift", text: "let generated = 1")])
    #expect(try output(built, in: whole) == ["kit 1"])
  }

  @Test func `what the linker misses is an error in the sources`() throws {
    let folder = try ScratchFolder([
      "a.swift": """
      @_silgen_name("no_such_function") func missing()
      @main struct M { static func main() { missing() } }
      """
    ])
    guard case .failed(let errors) = try build(#"{sources: ["a.swift"]}"#, in: folder) else {
      Issue.record("a function is missing")
      return
    }
    #expect(errors.contains { $0.message.contains("no_such_function") })
  }

  @Test func `resources are laid out as in a bundle`() throws {
    let folder = try ScratchFolder([
      "a.swift": "@main struct M { static func main() {} }",
      "Res/en.lproj/Localizable.strings": "hello", "Res/data.json": "{}",
      "Res/Media.xcassets/Icon.imageset/Contents.json": "[]",
    ])
    let outcome = try build(
      #"""
      {sources: ["a.swift"], resources: ["Res/*.lproj/*", "Res/data.json", "Res/Media.xcassets"]}
      """#, in: folder)
    guard case .built(_, let resources?) = outcome else {
      Issue.record("there are resources")
      return
    }
    let names = FileManager.default.enumerator(atPath: resources.path)?.allObjects as? [String]
    let files = (names ?? []).filter { ($0 as NSString).lastPathComponent.contains(".") }
    #expect(
      files.sorted() == [
        "Media.xcassets", "Media.xcassets/Icon.imageset",
        "Media.xcassets/Icon.imageset/Contents.json", "data.json", "en.lproj",
        "en.lproj/Localizable.strings",
      ])
  }

  @Test func `an executable needs no build, and a recording has none`() throws {
    let folder = try ScratchFolder(["a.jsonl": ""])
    try folder.writeProgram("", to: "tool")
    let given = try build(#"{executable: "tool"}"#, in: folder)
    #expect(given == .notNeeded(executable: folder.url.appendingPathComponent("tool")))
    #expect(given.recorded == .notNeeded)
    #expect(throws: BuildError(place: "a.jsonl", problem: .nothingToBuild)) {
      try build(#"{recording: "a.jsonl"}"#, in: folder)
    }
  }

  @Test(arguments: [
    ("Cards", "Cards"), ("My Cards-2", "My_Cards_2"), ("2Go", "_2Go"),
    ("SwiftUI", "SwiftUIExtension"),
    ("Swift", "SwiftExtension"), ("時計", "時計"), ("🕰", "__"),
  ])
  func `a bundle's name becomes a module's`(_ bundle: String, _ module: String) {
    #expect(CompileUnit.moduleName(of: bundle, among: ["SwiftUI"]) == module)
  }
}
