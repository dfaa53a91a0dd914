import Foundation
import SwiftPackages
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

/// Extensions with packages that lie in folders of the test's own.
@Suite struct PackageTests {
  /// A folder with an extension, packages and a cache.
  private struct Workshop {
    let folder: ScratchFolder

    init(_ files: [String: String]) throws { folder = try ScratchFolder(files) }

    func build(
      _ keys: String = #"sources: ["W"]"#, _ policy: PluginPolicy = .refused
    ) throws -> BuildOutcome {
      try build(keys, policy) { _ in }.outcome
    }

    /// The parts of the sources that a build does without.
    func omissions(_ keys: String) throws -> [RecordedOmission] {
      try build(keys, .refused) { _ in }.omissions
    }

    /// A build, and what it told of its steps.
    func logged(_ keys: String) throws -> (Build, [String]) {
      var lines: [String] = []
      let build = try build(keys, .refused) { lines.append($0) }
      return (build, lines)
    }

    private func build(
      _ keys: String, _ policy: PluginPolicy, log: (String) -> Void
    ) throws -> Build {
      let text = #"{version: 1, name: "Clocks", platform: "iOS", extension: {\#(keys)}}"#
      let manifest = try Manifest(
        Data(text.utf8), format: .json, file: "m.json", folder: folder.url, knownChecks: [])
      let builder = Builder(
        frameworks: try TestFrameworks.location(),
        cache: BuildCache(folder: folder.url.appendingPathComponent("cache")),
        environment: ProcessInfo.processInfo.environment)
      return try builder.build(manifest, pluginPolicy: policy, log: log)
    }

    /// What the built program prints.
    func output(_ outcome: BuildOutcome) throws -> String {
      guard case .built(let program, _) = outcome else {
        Issue.record("\(outcome)")
        return ""
      }
      return try CommandLineTool.run(program, [], in: folder.url).output
    }
  }

  private static func manifest(_ name: String, _ targets: String, _ more: String = "") -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])]\(more),
      targets: [\(targets)])
    """
  }

  private static func program(_ module: String, _ value: String) -> String {
    "import \(module)\n@main struct M { static func main() { print(\(value)) } }"
  }

  @Test func `a package for a later version of the tools is built as one for these`() throws {
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "level"),
      "P/Sea/Package.swift": Self.manifest("Sea", #".target(name: "Sea")"#)
        .replacing("swift-tools-version: 5.9", with: "swift-tools-version: 99.1"),
      "P/Sea/Sources/Sea/a.swift": "public let level = 7",
    ])
    let build = try workshop.build(#"sources: ["W/a.swift"], packages: ["P"]"#)
    #expect(try workshop.output(build) == "7\n")
  }

  @Test func `a package's build leaves nothing among the temporary files`() throws {
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "1"),
      "P/Sea/Package.swift": Self.manifest("Sea", #".target(name: "Sea")"#),
      "P/Sea/Sources/Sea/a.swift": "public let level = 1",
    ])
    let (build, lines) = try workshop.logged(#"sources: ["W/a.swift"], packages: ["P"]"#)
    #expect(try workshop.output(build.outcome) == "1\n")
    #expect(lines.contains { $0.hasPrefix("Compiling Sea") })
    // The package manager names its locks after the paths of what they are for.
    let name = workshop.folder.url.lastPathComponent
    let temporary = FileManager.default.temporaryDirectory
    let left = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
    #expect(left.filter { $0.contains(name) } == [name])
    let held =
      FileManager.default.enumerator(atPath: workshop.folder.url.path)?
      .compactMap { $0 as? String } ?? []
    #expect(held.filter { $0.hasSuffix(".lock") && !$0.hasPrefix("cache/") } == [])
  }

  @Test func `a package that knows Linux is compiled as on Linux`() throws {
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "level"),
      ".build/checkouts/Sea/Package.swift": Self.manifest("Sea", #".target(name: "Sea")"#),
      ".build/checkouts/Sea/Sources/Sea/a.swift": """
      #if os(Linux)
        public let level = "linux"
      #else
        import Nowhere
      #endif
      """,
    ])
    #expect(try workshop.output(workshop.build()) == "linux\n")
  }

  @Test func `what is a setting or a dependency for Apple's platforms alone is none on Linux`()
    throws
  {
    let settings = """
      swiftSettings: [
        .define("ON_LINUX", .when(platforms: [.linux])), .define("ON_APPLE", .when(platforms: [.iOS])),
      ]
      """
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "level"),
      "P/Sea/Package.swift": Self.manifest(
        "Sea",
        """
        .target(
          name: "Sea", dependencies: [.target(name: "Shore", condition: .when(platforms: [.iOS]))],
          \(settings)),
        .target(name: "Shore")
        """),
      "P/Sea/Sources/Shore/a.swift": "public let shore = 1",
      "P/Sea/Sources/Sea/a.swift": """
      #if ON_APPLE
      public let level = "apple"
      #endif
      #if ON_LINUX && !canImport(Shore)
      public let level = "linux"
      #endif
      """,
    ])
    let build = try workshop.build(#"sources: ["W/a.swift"], packages: ["P"]"#)
    #expect(try workshop.output(build) == "linux\n")
  }

  @Test func `a package that needs Apple's modules is compiled for the platform`() throws {
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "level"),
      "Checkouts/Sea/Package.swift": Self.manifest("Sea", #".target(name: "Sea")"#),
      "Checkouts/Sea/Sources/Sea/a.swift": "import UIKit\npublic let level = kit",
    ])
    #expect(
      try workshop.output(workshop.build(#"sources: ["W"], packages: ["Checkouts"]"#)) == "kit\n")
  }

  @Test func `a package of views is compiled in part where Linux would have nothing of it`() throws
  {
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "level"),
      "Checkouts/Sea/Package.swift": Self.manifest("Sea", #".target(name: "Sea")"#),
      "Checkouts/Sea/Sources/Sea/a.swift": """
      #if canImport(UIKit)
      import UIKit
      public let level = kit
      public func sail() { _ = UITideController() }
      #endif
      """,
    ])
    let keys = #"sources: ["W"], packages: ["Checkouts"]"#
    #expect(try workshop.output(workshop.build(keys)) == "kit\n")
    #expect(try workshop.omissions(keys).map(\.name) == ["sail()"])
    // The same is found the next time.
    #expect(try workshop.output(workshop.build(keys)) == "kit\n")
  }

  @Test func `a manifest that puts its names together is asked for them`() throws {
    let workshop = try Workshop([
      "W/a.swift": Self.program("SeaKit", "level"),
      "Checkouts/Sea/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let kit = "\\("Sea")Kit"
      let package = Package(
        name: "Sea", products: [.library(name: kit, targets: [kit])],
        targets: [.target(name: kit, path: "Shared")])
      """,
      "Checkouts/Sea/Shared/a.swift": "public let level = 4",
    ])
    #expect(
      try workshop.output(workshop.build(#"sources: ["W"], packages: ["Checkouts"]"#)) == "4\n")
  }

  @Test func `targets of C, and of packages that a package is built on, are there`() throws {
    let sea = """
      .target(name: "CSalt"), .target(
        name: "Sea", dependencies: ["CSalt", .product(name: "Wind", package: "Wind")])
      """
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "level"),
      "Pk/Sea/Package.swift": Self.manifest(
        "Sea", sea, #", dependencies: [.package(url: "https://example.com/Wind", from: "1.0.0")]"#),
      "Pk/Sea/Sources/CSalt/salt.c": "int salt(void) { return 35; }",
      "Pk/Sea/Sources/CSalt/include/CSalt.h": "int salt(void);",
      "Pk/Sea/Sources/Sea/a.swift": """
      import CSalt
      import Wind
      public let level = "\\(salt()) \\(wind)"
      """,
      "Pk/Wind/Package.swift": Self.manifest("Wind", #".target(name: "Wind")"#),
      "Pk/Wind/Sources/Wind/a.swift": "public let wind = \"west\"",
    ])
    #expect(
      try workshop.output(workshop.build(#"sources: ["W"], packages: ["Pk"]"#)) == "35 west\n")
  }

  @Test func `a pod is all that lies in its folder`() throws {
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "level"),
      "Pods/Sea/Classes/a.swift": "public let level = 3",
      "Pods/Sea/Example/b.swift": "nonsense",
    ])
    #expect(try workshop.output(workshop.build()) == "3\n")
  }

  @Test func `a pod is built on those that it imports, under their modules' names`() throws {
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "level"),
      "Pods/Sea/a.swift": "import Wind\nimport Tides\npublic let level = force + tide",
      "Pods/WindSwift/a.swift": "public let force = 3",
      "Pods/Target Support Files/WindSwift/WindSwift.modulemap": "framework module Wind {}",
      "Local/Tides/a.swift": "public let tide = 4",
      "Podfile.lock": """
      PODS:
        - Sea (1.0.0)
        - Tides (0.1.0)
        - WindSwift (1.0.0)

      EXTERNAL SOURCES:
        Tides:
          :path: "./Local/Tides"
      """,
    ])
    #expect(try workshop.output(workshop.build()) == "7\n")
  }

  @Test func `a package that cannot be built is named, where something imports it`() throws {
    let binary = #".binaryTarget(name: "Sea", path: "Sea.xcframework")"#
    let workshop = try Workshop([
      "W/a.swift": "#if false\nimport Sea\n#endif\n@main struct M { static func main() {} }",
      "X/a.swift": "import Sea\n@main struct M { static func main() {} }",
      "Pk/Sea/Package.swift": Self.manifest("Sea", binary),
    ])
    #expect(try workshop.output(workshop.build(#"sources: ["W"], packages: ["Pk"]"#)).isEmpty)
    let keys = #"sources: ["X"], packages: ["Pk"]"#
    let outcome = try workshop.build(keys)
    #expect(try workshop.output(outcome).isEmpty)
    let omission = try #require(workshop.omissions(keys).first)
    #expect(omission.file == "X/a.swift" && omission.line == 1 && omission.isUnexplained)
    #expect(omission.name == "import Sea")
    #expect(
      omission.reason
        == "the target Sea of the package sea was compiled for Apple's platforms, which cannot be "
        + "built here; give a stand-in with what the extension uses under extension.modules")
  }

  @Test func `the reason for which a package is not built stands where it is imported`() throws {
    let workshop = try Workshop([
      "W/a.swift": "import Sea\nimport Salt\nlet boat = Boat()",
      "Pk/Sea/Package.swift": Self.manifest(
        "Sea", #".binaryTarget(name: "Sea", path: "S.xcframework")"#),
      "Pk/Salt/Package.swift": Self.manifest("Salt", #".target(name: "Salt")"#)
        .replacing("let package", with: "let none: Int = \"\"\nlet package"),
      "Pk/Salt/Sources/Salt/a.swift": "",
    ])
    guard case .failed(let errors) = try workshop.build(#"sources: ["W"], packages: ["Pk"]"#) else {
      Issue.record("the extension was built")
      return
    }
    #expect(errors.filter { $0.message.contains("Sea") }.map(\.line) == [1])
    let missing = errors.filter { $0.message.hasPrefix("no such module") }
    #expect(
      missing.first?.message.hasPrefix(
        "no such module 'Sea': the target Sea of the package sea was compiled for Apple's") == true)
    #expect(
      missing.last?.message.hasPrefix(
        "no such module 'Salt': the package salt cannot be described: ") == true)
  }

  @Test func `resources of packages lie in the bundle, with the folders of languages`() throws {
    let files = [
      "W/a.swift": Self.program("Sea", "level"),
      "Pk/Sea/Package.swift": Self.manifest(
        "Sea", #".target(name: "Sea", resources: [.process("Res")])"#
      ).replacing("\", products", with: "\", defaultLocalization: \"en\", products"),
      "Pk/Sea/Sources/Sea/a.swift": "import UIKit\npublic let level = kit",
      "Pk/Sea/Sources/Sea/Res/en.lproj/Localizable.strings": "",
      "Pk/Sea/Sources/Sea/Res/data.json": "{}",
    ]
    let workshop = try Workshop(files)
    let outcome = try workshop.build(#"sources: ["W"], packages: ["Pk"]"#)
    guard case .built(_, let resources?) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    for path in ["data.json", "en.lproj/Localizable.strings"] {
      let file = resources.appendingPathComponent(path).path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
  }

  @Test func `functions that need an absent module are left out, and what a run asks for is not`()
    throws
  {
    let workshop = try Workshop([
      "W/a.swift": """
      import Sea
      func told() { Boat.sail() }
      @main struct M { static func main() { print(2) } }
      """,
      "X/a.swift": """
      import Sea
      import WidgetKit
      struct E: TimelineEntry { let date: Date; let boat: Boat }
      @main struct M { static func main() { print(2) } }
      """,
    ])
    #expect(try workshop.output(workshop.build()) == "2\n")
    let omissions = try workshop.omissions(#"sources: ["W"]"#)
    #expect(omissions.map(\.name) == ["import Sea", "told()"])
    #expect(omissions.map(\.modules) == [[], ["Sea"]])
    guard case .failed(let errors) = try workshop.build(#"sources: ["X"]"#) else {
      Issue.record("an entry was left out")
      return
    }
    #expect(errors.map(\.line) == [1] && errors[0].message.hasPrefix("no such module 'Sea'"))
  }

  @Test func `a package does without what needs code in Objective-C`() throws {
    let targets = #".target(name: "Wind"), .target(name: "Sea", dependencies: ["Wind"])"#
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "level"),
      "Pk/Sea/Package.swift": Self.manifest("Sea", targets),
      "Pk/Sea/Sources/Sea/a.swift": """
      import Foundation
      import Wind
      public let level = 3
      public func sail() { WindBlow() }
      """,
      "Pk/Sea/Sources/Wind/a.m": "void WindBlow(void) {}",
      "Pk/Sea/Sources/Wind/include/a.h": "void WindBlow(void);",
    ])
    let keys = #"sources: ["W"], packages: ["Pk"]"#
    #expect(try workshop.output(workshop.build(keys)) == "3\n")
    #expect(try workshop.omissions(keys).map(\.modules) == [["Wind"]])
  }

  @Test func `a package that does not build is not compiled again`() throws {
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "level"),
      "Pk/Sea/Package.swift": Self.manifest("Sea", #".target(name: "Sea")"#),
      "Pk/Sea/Sources/Sea/a.swift": "public struct Sea: Missing { let a: Int = b }",
    ])
    let keys = #"sources: ["W"], packages: ["Pk"]"#
    var logs: [[String]] = []
    for _ in 0..<2 {
      let (build, log) = try workshop.logged(keys)
      #expect(build.omissions.map(\.name) == ["import Sea", "M.main()"])
      #expect(build.omissions[0].reason.hasPrefix("the package sea does not build here (Sea)"))
      logs.append(log)
    }
    #expect(logs[0].contains("Compiling Sea (1 files)"))
    #expect(logs[1].allSatisfy { !$0.hasPrefix("Compiling Sea") })
  }

  @Test func `a module that is nowhere is said before the compiler is called`() throws {
    let workshop = try Workshop([
      "W/a.swift": "import Foundation\n@testable import Sea\nlet x: Unknown = 1",
      "Package.resolved": """
      {"pins": [{"identity": "swift-sea", "kind": "remoteSourceControl",
        "location": "https://example.com/swift-sea", "state": {"version": "1.2.0"}}], "version": 2}
      """,
    ])
    let outcome = try workshop.build()
    #expect(
      outcome
        == .failed([
          RecordedDiagnostic(
            file: "W/a.swift", line: 2, column: 18,
            message: "no such module 'Sea'; swift-sea 1.2.0 is not here: 'widgetcheck packages "
              + "--fetch' gets it")
        ]))
  }

  @Test func `macros run where they are allowed to`() throws {
    let targets = """
      .macro(name: "SeaMacros", dependencies: ["SeaMacrosSupport"]),
      .target(name: "SeaMacrosSupport"), .target(name: "Sea", dependencies: ["SeaMacros"])
      """
    let workshop = try Workshop([
      "W/a.swift": Self.program("Sea", "#level"),
      "Pk/Sea/Package.swift": Self.manifest("Sea", targets).replacing(
        "import PackageDescription", with: "import PackageDescription\nimport CompilerPluginSupport"
      ),
      "Pk/Sea/Sources/Sea/a.swift": """
      @freestanding(expression) public macro level() -> Int =
        #externalMacro(module: "SeaMacros", type: "Level")
      """,
      "Pk/Sea/Sources/SeaMacrosSupport/a.swift": """
      import SwiftSyntax
      import SwiftSyntaxBuilder
      public func number(_ value: Int) -> ExprSyntax { "\\(raw: value)" }
      """,
      "Pk/Sea/Sources/SeaMacros/a.swift": """
      import SeaMacrosSupport
      import SwiftCompilerPlugin
      import SwiftSyntax
      import SwiftSyntaxMacros
      public struct Level: ExpressionMacro {
        public static func expansion(
          of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) -> ExprSyntax { number(42) }
      }
      @main struct Plugin: CompilerPlugin {
        let providingMacros: [Macro.Type] = [Level.self]
      }
      """,
    ])
    let keys = #"sources: ["W"], packages: ["Pk"]"#
    guard case .failed(let errors) = try workshop.build(keys) else {
      Issue.record("macros ran")
      return
    }
    #expect(errors.contains { $0.message.contains("--allow-plugins lets it run") })
    #expect(try workshop.output(workshop.build(keys, .allowed)) == "42\n")
  }
}
