import Foundation
import SwiftPackages
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

/// Packages that cannot be built, wholly or in part, and what is said of them.
@Suite struct UnbuiltPackageTests {
  @Test func `a package that cannot be built is named, where something imports it`() throws {
    let binary = #".binaryTarget(name: "Sea", path: "Sea.xcframework")"#
    let workshop = try PackageWorkshop([
      "W/a.swift": "#if false\nimport Sea\n#endif\n@main struct M { static func main() {} }",
      "X/a.swift": "import Sea\n@main struct M { static func main() {} }",
      "Pk/Sea/Package.swift": PackageWorkshop.manifest("Sea", binary),
    ])
    #expect(try workshop.output(workshop.build(#"sources: ["W"], packages: ["Pk"]"#)).isEmpty)
    let keys = #"sources: ["X"], packages: ["Pk"]"#
    let outcome = try workshop.build(keys)
    #expect(try workshop.output(outcome).isEmpty)
    let omission = try #require(workshop.omissions(keys).first)
    #expect(omission.file == "X/a.swift" && omission.line == 1 && omission.cause == .absence)
    #expect(omission.name == "import Sea" && omission.modules == ["Sea"])
    #expect(
      omission.reason
        == "the target Sea of the package sea was compiled for Apple's platforms, which cannot be "
        + "built here; give a stand-in with what the extension uses under extension.modules")
  }

  @Test func `a stand-in beside the manifest is used for a package that cannot be built`() throws {
    let binary = #".binaryTarget(name: "Sea", path: "Sea.xcframework")"#
    let workshop = try PackageWorkshop([
      "X/a.swift": "import Sea\n@main struct M { static func main() { print(Sea.level) } }",
      "Pk/Sea/Package.swift": PackageWorkshop.manifest("Sea", binary),
      "WidgetStandIns/Sea.swift": "public enum Sea { public static let level = 3 }",
      "WidgetStandIns/Lake.swift": "this is not used",
    ])
    let keys = #"sources: ["X"], packages: ["Pk"]"#
    #expect(try workshop.output(workshop.build(keys)) == "3\n")
    #expect(try workshop.omissions(keys).isEmpty)
  }

  @Test func `the reason for which a package is not built stands where it is imported`() throws {
    let workshop = try PackageWorkshop([
      "W/a.swift": "import Sea\nimport Salt\nlet boat = Boat()",
      "Pk/Sea/Package.swift": PackageWorkshop.manifest(
        "Sea", #".binaryTarget(name: "Sea", path: "S.xcframework")"#),
      "Pk/Salt/Package.swift": PackageWorkshop.manifest("Salt", #".target(name: "Salt")"#)
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

  @Test func `resources of packages lie in their own bundles, with the folders of languages`()
    throws
  {
    let files = [
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "R/data.json": "[]",
      "Pk/Sea/Package.swift": PackageWorkshop.manifest(
        "Sea", #".target(name: "Sea", resources: [.process("Res")])"#
      ).replacing("\", products", with: "\", defaultLocalization: \"en\", products"),
      "Pk/Sea/Sources/Sea/a.swift": """
      import UIKit
      public let level = kit
      public let file = Bundle.module.path(forResource: "data", ofType: "json")
      """,
      "Pk/Sea/Sources/Sea/Res/en.lproj/Localizable.strings": "",
      "Pk/Sea/Sources/Sea/Res/data.json": "{}",
    ]
    let workshop = try PackageWorkshop(files)
    let outcome = try workshop.build(
      #"sources: ["W"], packages: ["Pk"], resources: ["R/data.json"]"#)
    guard case .built(_, let resources?) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    let found = try FileManager.default.subpathsOfDirectory(atPath: resources.path).sorted()
    #expect(
      found == [
        "data.json", "sea_Sea.bundle", "sea_Sea.bundle/data.json", "sea_Sea.bundle/en.lproj",
        "sea_Sea.bundle/en.lproj/Localizable.strings",
      ])
    let data = try Data(contentsOf: resources.appendingPathComponent("data.json"))
    #expect(data == Data("[]".utf8))
  }

  @Test func `functions that need an absent module are left out, and what a run asks for is not`()
    throws
  {
    let workshop = try PackageWorkshop([
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
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "Pk/Sea/Package.swift": PackageWorkshop.manifest("Sea", targets),
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
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "Pk/Sea/Package.swift": PackageWorkshop.manifest("Sea", #".target(name: "Sea")"#),
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

  @Test(arguments: ["CoreAudio", "CoreAudioTypes"])
  func `a module whose declarations are in another one here brings them`(_ name: String) throws {
    let workshop = try PackageWorkshop([
      "W/a.swift": """
      #if canImport(\(name))
      import \(name)
      #endif
      @main struct M { static func main() { print(sound) } }
      """
    ])
    #expect(try workshop.output(workshop.build()) == "sound\n")
  }

  @Test func `a pinned package that is absent is said before anything else is built`() throws {
    let lock = """
      {"version": 2, "pins": [{"identity": "tides", "kind": "remoteSourceControl",
        "location": "https://example.com/tides", "state": {"version": "1.2.0"}}]}
      """
    let files = [
      "Package.resolved": lock, "Base/a.swift": "import Sea\npublic let depth = level",
      "W/a.swift": "import Base\n\nimport Tides\n@main struct M { static func main() {} }",
      "X/a.swift":
        "import Sea\n#if false\nimport Tides\n#endif\n@main struct M { static func main() {} }",
      "Pk/Sea/Package.swift": PackageWorkshop.manifest("Sea", #".target(name: "Sea")"#),
      "Pk/Sea/Sources/Sea/a.swift": "public let level = 3",
    ]
    let workshop = try PackageWorkshop(files)
    let modules = #", packages: ["Pk"], modules: [{name: "Base", sources: ["Base"]}]"#
    let (build, steps) = try workshop.logged(#"sources: ["W"]"# + modules)
    guard case .failed(let errors) = build.outcome else {
      Issue.record("the extension was built")
      return
    }
    #expect(steps.isEmpty)
    #expect(errors.map(\.file) == ["W/a.swift"] && errors.map(\.line) == [3])
    #expect(
      errors.first?.message == "no such module 'Tides'; tides 1.2.0 is not here: "
        + "'widgetcheck packages --fetch' gets it")
    #expect(build.survey?.declarations.isEmpty == false)
    // What a condition leaves out is not asked for, and another package may make the module.
    #expect(try workshop.output(workshop.build(#"sources: ["X"]"# + modules)).isEmpty)
    let made = try PackageWorkshop(
      files.merging([
        "Pk/Ocean/Package.swift": PackageWorkshop.manifest("Tides", #".target(name: "Tides")"#),
        "Pk/Ocean/Sources/Tides/a.swift": "",
      ]) { $1 })
    #expect(try made.output(made.build(#"sources: ["W"]"# + modules)).isEmpty)
  }

  @Test func `a pinned package that one here needs is said before anything is built`() throws {
    let lock = """
      {"version": 2, "pins": [{"identity": "tides", "kind": "remoteSourceControl",
        "location": "https://example.com/tides", "state": {"version": "1.2.0"}}]}
      """
    let targets = """
      .target(name: "Shore"), .target(
        name: "Sea", dependencies: ["Shore", .product(name: "Tides", package: "tides")])
      """
    func files(_ source: String, _ targets: String) -> [String: String] {
      [
        "Package.resolved": lock,
        "W/a.swift": "import Shore\nimport Sea\n@main struct M { static func main() {} }",
        "Pk/Sea/Package.swift": PackageWorkshop.manifest(
          "Sea", targets,
          #", dependencies: [.package(url: "https://example.com/tides", from: "1.0.0")]"#),
        "Pk/Sea/Sources/Sea/a.swift": source, "Pk/Sea/Sources/Shore/a.swift": "",
      ]
    }
    let keys = #"sources: ["W"], packages: ["Pk"]"#
    let needed = try PackageWorkshop(files("import Tides\npublic let level = high", targets))
    let (build, steps) = try needed.logged(keys)
    #expect(steps.isEmpty)
    #expect(
      build.outcome
        == .failed([
          RecordedDiagnostic(
            file: "W/a.swift", line: 2, column: 8,
            message:
              "no such module 'Sea': the package sea needs Tides of tides 1.2.0, which is not "
              + "here: 'widgetcheck packages --fetch' gets it")
        ]))
    // What a package can do without, or needs on some platforms alone, stops nothing.
    let asked = files("#if canImport(Tides)\nimport Tides\n#endif", targets)
    let elsewhere = files(
      "public let level = 3",
      targets.replacing("\"tides\")", with: "\"tides\", condition: .when(platforms: [.macOS]))"))
    for files in [asked, elsewhere] {
      let workshop = try PackageWorkshop(files)
      #expect(try workshop.output(workshop.build(keys)).isEmpty)
    }
  }

  @Test func `a module that is nowhere is said before the compiler is called`() throws {
    let workshop = try PackageWorkshop([
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
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "#level"),
      "Pk/Sea/Package.swift": PackageWorkshop.manifest("Sea", targets).replacing(
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
