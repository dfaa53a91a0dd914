import Foundation
import SwiftPackages
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetBuilder

/// Extensions with packages that lie in folders of the test's own.
@Suite struct PackageTests {
  @Test func `a package for a later version of the tools is built as one for these`() throws {
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "P/Sea/Package.swift": PackageWorkshop.manifest("Sea", #".target(name: "Sea")"#)
        .replacing("swift-tools-version: 5.9", with: "swift-tools-version: 99.1"),
      "P/Sea/Sources/Sea/a.swift": "public let level = 7",
    ])
    let build = try workshop.build(#"sources: ["W/a.swift"], packages: ["P"]"#)
    #expect(try workshop.output(build) == "7\n")
  }

  @Test func `a target sees another of its package that it imports and does not declare`() throws {
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "P/Sea/Package.swift": PackageWorkshop.manifest(
        "Sea", #".target(name: "Sea"), .target(name: "Shore"), .target(name: "Sand")"#),
      "P/Sea/Sources/Sea/a.swift": """
      import Shore
      #if canImport(Sand)
        import Sand
      #endif
      public let level = shore
      """,
      "P/Sea/Sources/Shore/a.swift": "public let shore = 5",
      "P/Sea/Sources/Sand/a.swift": "public let sand: Int = missing",
    ])
    let build = try workshop.build(#"sources: ["W/a.swift"], packages: ["P"]"#)
    #expect(try workshop.output(build) == "5\n")
  }

  @Test func `a package's build leaves nothing among the temporary files`() throws {
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "1"),
      "P/Sea/Package.swift": PackageWorkshop.manifest("Sea", #".target(name: "Sea")"#),
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

  @Test func `a module that a package is built on is built once, though the manifest has it too`()
    throws
  {
    let workshop = try PackageWorkshop([
      "W/a.swift": "import Shore\n" + PackageWorkshop.program("Sea", "level + shore"),
      "P/Sea/Package.swift": PackageWorkshop.manifest(
        "Sea", #".target(name: "Sea", dependencies: ["Shore"]), .target(name: "Shore")"#),
      "P/Sea/Sources/Shore/a.swift": "public let shore = 3",
      "P/Sea/Sources/Sea/a.swift": "import Shore\npublic let level = 4 + shore",
    ])
    let build = try workshop.build(
      #"""
      sources: ["W/a.swift"], packages: ["P"],
      modules: [{name: "Shore", sources: ["P/Sea/Sources/Shore/a.swift"]}]
      """#)
    #expect(try workshop.output(build) == "10\n")
  }

  @Test func `a package that knows Linux is compiled as on Linux`() throws {
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      ".build/checkouts/Sea/Package.swift": PackageWorkshop.manifest(
        "Sea", #".target(name: "Sea")"#),
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

  @Test func `a package that knows the platform and not Linux is compiled for the platform`() throws
  {
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "P/Sea/Package.swift": PackageWorkshop.manifest("Sea", #".target(name: "Sea")"#),
      "P/Sea/Sources/Sea/a.swift": """
      import Foundation
      #if os(iOS)
        public let level = 7
      #endif
      """,
    ])
    let build = try workshop.build(#"sources: ["W/a.swift"], packages: ["P"]"#)
    #expect(try workshop.output(build) == "7\n")
  }

  @Test func `what is a setting or a dependency for Apple's platforms alone is none on Linux`()
    throws
  {
    let settings = """
      swiftSettings: [
        .define("ON_LINUX", .when(platforms: [.linux])), .define("ON_APPLE", .when(platforms: [.iOS])),
      ]
      """
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "P/Sea/Package.swift": PackageWorkshop.manifest(
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
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "Checkouts/Sea/Package.swift": PackageWorkshop.manifest("Sea", #".target(name: "Sea")"#),
      "Checkouts/Sea/Sources/Sea/a.swift": "import UIKit\npublic let level = kit",
    ])
    #expect(
      try workshop.output(workshop.build(#"sources: ["W"], packages: ["Checkouts"]"#)) == "kit\n")
  }

  @Test func `a package that is compiled as on Linux sees Foundation in its parts`() throws {
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "Checkouts/Sea/Package.swift": PackageWorkshop.manifest("Sea", #".target(name: "Sea")"#),
      "Checkouts/Sea/Sources/Sea/a.swift": """
      import Foundation
      #if canImport(FoundationNetworking)
      import FoundationNetworking
      public let level = "parts \\(URLRequest(url: URL(fileURLWithPath: "/")).timeoutInterval > 0)"
      #else
      public let level = "whole"
      #endif
      """,
    ])
    let keys = #"sources: ["W"], packages: ["Checkouts"]"#
    #expect(try workshop.output(workshop.build(keys)) == "parts true\n")
  }

  @Test func `a package whose functions lack their results on Linux is compiled for the platform`()
    throws
  {
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level()"),
      "Checkouts/Sea/Package.swift": PackageWorkshop.manifest("Sea", #".target(name: "Sea")"#),
      "Checkouts/Sea/Sources/Sea/a.swift": """
      import UIKit
      #if os(Linux)
      import Glibc
      #endif
      public func level() -> String {
        #if os(iOS)
        return kit
        #elseif os(macOS)
        return "mac"
        #endif
      }
      public func sail() { _ = UITideController() }
      """,
    ])
    let keys = #"sources: ["W"], packages: ["Checkouts"]"#
    #expect(try workshop.output(workshop.build(keys)) == "kit\n")
    #expect(try workshop.omissions(keys).map(\.name) == ["sail()"])
  }

  @Test func `a package of views is compiled in part where Linux would have nothing of it`() throws
  {
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "Checkouts/Sea/Package.swift": PackageWorkshop.manifest("Sea", #".target(name: "Sea")"#),
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
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("SeaKit", "level"),
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
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "Pk/Sea/Package.swift": PackageWorkshop.manifest(
        "Sea", sea, #", dependencies: [.package(url: "https://example.com/Wind", from: "1.0.0")]"#),
      "Pk/Sea/Sources/CSalt/salt.c": "int salt(void) { return 35; }",
      "Pk/Sea/Sources/CSalt/include/CSalt.h": "int salt(void);",
      "Pk/Sea/Sources/Sea/a.swift": """
      import CSalt
      import Wind
      public let level = "\\(salt()) \\(wind)"
      """,
      "Pk/Wind/Package.swift": PackageWorkshop.manifest("Wind", #".target(name: "Wind")"#),
      "Pk/Wind/Sources/Wind/a.swift": "public let wind = \"west\"",
    ])
    #expect(
      try workshop.output(workshop.build(#"sources: ["W"], packages: ["Pk"]"#)) == "35 west\n")
  }

  @Test func `a pod is all that lies in its folder`() throws {
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
      "Pods/Sea/Classes/a.swift": "public let level = 3",
      "Pods/Sea/Example/b.swift": "nonsense",
    ])
    #expect(try workshop.output(workshop.build()) == "3\n")
  }

  @Test func `a pod is built on those that it imports, under their modules' names`() throws {
    let workshop = try PackageWorkshop([
      "W/a.swift": PackageWorkshop.program("Sea", "level"),
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
}
