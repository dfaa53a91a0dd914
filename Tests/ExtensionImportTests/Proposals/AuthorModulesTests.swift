import Foundation
import TestSupport
import Testing
import WidgetManifest

@testable import ExtensionImport

@Suite struct AuthorModulesTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func proposal(_ change: (inout ProjectText) throws -> Void) throws -> ImportProposal {
    try folder.write(
      "Widget/A.swift",
      "import Design\nimport Store\nstruct Provider {}\n" + SourceText.widget("A", kind: "a"))
    var text = ProjectText()
    text.addFile("A", "Widget/A.swift")
    text.add("PP", "XCSwiftPackageProductDependency", "productName = Remote;")
    text.addTarget(
      "T", "Widget", sources: ["A"], fields: "packageProductDependencies = (PP);")
    try change(&text)
    try text.write(folder)
    return try #require(try ImportProposal.all(for: folder.url).first)
  }

  private func modules(_ proposal: ImportProposal) throws -> [ModuleDeclaration] {
    let manifest = try Manifest(
      Data(proposal.text.utf8), format: .json, file: "m.json", folder: folder.url, knownChecks: [])
    guard case .sources(let sources) = manifest.source else { return [] }
    return sources.modules
  }

  @Test func `frameworks of the same project are given with their own sources and settings`() throws
  {
    try folder.write("Design/D.swift", "import Base\n#if FRAMEWORK\nimport Remote\n#endif")
    try folder.write("Base/B.swift", "import Foundation")
    let proposal = try proposal { text in
      text.addFile("D", "Design/D.swift")
      text.addFile("B", "Base/B.swift")
      text.addTarget(
        "TD", "Design", sources: ["D"], type: "framework",
        settings: "SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = FRAMEWORK;")
      text.addTarget(
        "TB", "Base Kit", sources: ["B"], type: "library.static",
        settings: "PRODUCT_MODULE_NAME = Base;")
    }
    let modules = try modules(proposal)
    #expect(modules.map(\.name) == ["Base", "Design"])
    #expect(modules.map { $0.sources.map(\.path) } == [["Base/B.swift"], ["Design/D.swift"]])
    #expect(modules[1].languageMode == .v6)
    #expect(modules[1].defines == ["FRAMEWORK"])
    #expect(proposal.missingModules == ["Remote", "Store"])
    #expect(
      proposal.decisions.contains {
        $0.hasPrefix("imported and not here: Remote (a Swift package's product), Store; ")
      })
    #expect(
      proposal.decisions.contains(
        "the module Design is compiled from the author's own sources: 1 file"))
  }

  @Test func `a framework without a source is an empty module`() throws {
    let proposal = try proposal { text in
      text.addTarget("TD", "Design", sources: [], type: "framework")
    }
    try folder.write("WidgetStandIns/Design.swift", "")
    let modules = try modules(proposal)
    #expect(modules.map(\.name) == ["Design"])
    #expect(modules[0].sources.map(\.path) == ["WidgetStandIns/Design.swift"])
    #expect(proposal.missingModules == ["Store"])
    #expect(
      proposal.decisions.contains {
        $0.hasPrefix("Design is a target without sources, and cannot be built here; no name of it ")
      })
  }

  @Test func `modules of local packages are given where their targets are written out`() throws {
    try folder.write(
      "Packages/Kit/Package.swift",
      """
      import PackageDescription
      let package = Package(name: "Kit", targets: [
        .target(name: "Design", dependencies: [.target(name: "Store")]),
        .target(name: "Store", path: "Elsewhere/Store"),
        .testTarget(name: "DesignTests"),
      ])
      """)
    try folder.write("Packages/Kit/Sources/Design/Views/D.swift", "import Store")
    try folder.write("Packages/Kit/Elsewhere/Store/S.swift", "")
    let proposal = try proposal { text in
      text.add("LP", "XCLocalSwiftPackageReference", "relativePath = Packages/Kit;")
    }
    let modules = try modules(proposal)
    #expect(modules.map(\.name) == ["Store", "Design"])
    #expect(modules[1].sources.map(\.path) == ["Packages/Kit/Sources/Design/Views/D.swift"])
    #expect(proposal.missingModules.isEmpty)
  }

  @Test func `a package's target is what its manifest says, with its resources`() throws {
    try folder.write(
      "Kit/Package.swift",
      """
      let p = Package(targets: [
        .target(
          name: "Store", path: ".", exclude: ["Sources/Old"], sources: ["Sources"],
          resources: [.process("Resources"), .copy("Seeds/a.json")])
      ])
      """)
    for name in [
      "Sources/S.swift", "Sources/Old/O.swift", "Other/X.swift", "Resources/fonts.ttf",
      "Seeds/a.json", "Seeds/b.json", "Sources/Media.xcassets/Contents.json", "LICENSE",
    ] {
      try folder.write("Kit/" + name, "")
    }
    let proposal = try proposal { text in
      text.add("LP", "XCLocalSwiftPackageReference", "relativePath = Kit;")
    }
    #expect(try modules(proposal).map { $0.sources.map(\.path) } == [["Kit/Sources/S.swift"]])
    let text = proposal.text
    for name in ["Kit/Resources/fonts.ttf", "Kit/Seeds/a.json", "Kit/Sources/Media.xcassets"] {
      #expect(text.contains(name), "\(name)")
    }
    for name in ["LICENSE", "b.json", "Package.swift"] { #expect(!text.contains(name), "\(name)") }
  }

  @Test func `a package's modules are compiled in its own language mode and settings`() throws {
    try folder.write(
      "Kit/Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let settings: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]
      let p = Package(name: "Kit", targets: [
        .target(name: "Design", swiftSettings: settings),
        .target(name: "Store", swiftSettings: [.swiftLanguageMode(.v5), .define("LOCAL")]),
      ])
      """)
    try folder.write("Kit/Sources/Design/D.swift", "import Store")
    try folder.write("Kit/Sources/Store/S.swift", "")
    try folder.write(
      "Old/Package.swift",
      """
      // swift-tools-version: 6.0
      let p = Package(name: "Old", targets: [.target(name: "Models")], swiftLanguageModes: [.v5])
      """)
    try folder.write("Old/Sources/Models/M.swift", "import Design")
    let proposal = try proposal { text in
      text.add("LP", "XCLocalSwiftPackageReference", "relativePath = Kit;")
      text.add("LO", "XCLocalSwiftPackageReference", "relativePath = Old;")
    }
    let modules = try modules(proposal)
    #expect(modules.map(\.name) == ["Store", "Design"])
    #expect(modules.map(\.languageMode) == [.v5, .v6])
    #expect(modules.map(\.defines) == [["LOCAL", "SWIFT_PACKAGE"], ["SWIFT_PACKAGE"]])
    #expect(
      modules[1].compilerFlags == ["-enable-upcoming-feature", "InternalImportsByDefault"])
    let old = LocalPackage(AbsolutePath(folder.url.appendingPathComponent("Old").path))
    #expect(old.modules["Models"]?.swift.languageMode == "5")
  }

  @Test(arguments: [
    (PackageConfiguration.debug, ["ALL", "LOOSE", "SLOW", "SWIFT_PACKAGE"]),
    (.release, ["ALL", "FAST", "LOOSE", "SWIFT_PACKAGE"]),
  ])
  func `settings of the other configuration are none, those of the language are flags`(
    _ configuration: PackageConfiguration, _ defines: [String]
  ) throws {
    try folder.write(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let settings: [SwiftSetting] = [
        .define("ALL"), .define("FAST", .when(configuration: .release)),
        .define("SLOW", .when(platforms: [.iOS], configuration: .debug)),
        .enableExperimentalFeature("Sparkle"),
        .unsafeFlags(["-O", "-enable-bare-slash-regex", "-DLOOSE"]),
      ]
      let p = Package(name: "Kit", targets: [.target(name: "Store", swiftSettings: settings)])
      """)
    try folder.write("Kit/Sources/Store/S.swift", "")
    let place = AbsolutePath(folder.url.appendingPathComponent("Kit").path)
    let kit = LocalPackage(place, configuration: configuration)
    let swift = try #require(kit.modules["Store"]?.swift)
    #expect(swift.defines == defines)
    #expect(
      swift.flags == ["-enable-experimental-feature", "Sparkle", "-enable-bare-slash-regex"])
  }

  @Test func `settings that a loop gives to all targets of a package are theirs`() throws {
    try folder.write(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let p = Package(name: "Kit", targets: [
        .target(name: "Store", swiftSettings: [.define("LOCAL")]),
      ])
      for target in p.targets {
        var settings = target.swiftSettings ?? []
        settings.append(contentsOf: [.enableUpcomingFeature("BareSlashRegexLiterals")])
        target.swiftSettings = settings
      }
      """)
    try folder.write("Kit/Sources/Store/S.swift", "")
    let kit = LocalPackage(AbsolutePath(folder.url.appendingPathComponent("Kit").path))
    let swift = try #require(kit.modules["Store"]?.swift)
    #expect(swift.defines == ["LOCAL", "SWIFT_PACKAGE"])
    #expect(swift.flags == ["-enable-upcoming-feature", "BareSlashRegexLiterals"])
  }

  @Test func `settings that a closure gives to all targets of a package are theirs`() throws {
    try folder.write(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let targets: [Target] = [.target(name: "Store")].map { (target: Target) -> Target in
        target.swiftSettings = [.enableUpcomingFeature("BareSlashRegexLiterals")]
        return target
      }
      let p = Package(name: "Kit", targets: targets)
      """)
    try folder.write("Kit/Sources/Store/S.swift", "")
    let kit = LocalPackage(AbsolutePath(folder.url.appendingPathComponent("Kit").path))
    let swift = try #require(kit.modules["Store"]?.swift)
    #expect(swift.flags == ["-enable-upcoming-feature", "BareSlashRegexLiterals"])
  }

  @Test func `a package that was dragged into the project counts as well`() throws {
    try folder.write("Kit/Package.swift", #"let p = Package(targets: [.target(name: "Store")])"#)
    try folder.write("Kit/Sources/Models/S.swift", "import Design")
    let proposal = try proposal { text in
      text.add(
        "LP", "PBXFileReference",
        #"path = Kit; lastKnownFileType = wrapper; sourceTree = "<group>";"#)
      text.addTop("LP")
    }
    #expect(try modules(proposal).map(\.name) == ["Store"])
    #expect(proposal.missingModules == ["Design"])
  }

  @Test(arguments: [
    ("XCLocalSwiftPackageReference", "relativePath = ../Store;"),
    ("PBXFileReference", "lastKnownFileType = folder; path = ../Store; sourceTree = \"<group>\";"),
  ])
  func `a local package that is not there is named by its path`(
    _ kind: String, _ fields: String
  ) throws {
    let proposal = try proposal { text in
      text.add("LP", kind, fields)
      text.addTop("LP")
    }
    #expect(
      proposal.decisions.contains {
        $0.contains("Store (of the package ../Store, which is not there); ")
      })
  }

  @Test func `a package around its project is found whatever its folder is called`() throws {
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shop", targets: [.target(name: "Store", path: "Shared")])
      """)
    try folder.write("Shared/S.swift", "")
    let proposal = try proposal { text in
      text.add("LP", "XCLocalSwiftPackageReference", "relativePath = ../shop;")
    }
    #expect(try modules(proposal).map(\.name) == ["Store"])
    #expect(proposal.missingModules == ["Design"])
  }

  @Test func `a framework that another project describes is found by its folder`() throws {
    try folder.write("Store/S.swift", "import Remote\npublic let stored = 1")
    try folder.write("Remote/R.swift", "public let remote = 1")
    let proposal = try proposal { _ in }
    #expect(try modules(proposal).map(\.name) == ["Store"])
    // The product of a package is not of the author's folder.
    #expect(proposal.missingModules == ["Design", "Remote"])
  }
}
