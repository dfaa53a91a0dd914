import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

@Suite struct FoundPackagesTests {
  private static let top = """
    let package = Package(
      name: "Top", products: [.library(name: "Top", targets: ["Top"])],
      dependencies: [.package(url: "https://example.com/a/Zeta.git", from: "1.0.0")],
      targets: [.target(name: "Top", dependencies: ["Zeta"])])
    """
  private static let pins = """
    {"pins": [
      {"identity": "top", "kind": "remoteSourceControl", "location": "https://example.com/a/Top",
       "state": {"version": "1.0.0"}},
      {"identity": "zeta", "kind": "remoteSourceControl", "location": "https://example.com/a/Zeta",
       "state": {"version": "1.2.0"}},
      {"identity": "idle", "kind": "remoteSourceControl", "location": "https://example.com/a/Idle",
       "state": {"version": "3.0.0"}}
    ], "version": 2}
    """

  @Test func `a pinned package that only another one needs is told`() throws {
    let folder = try ScratchFolder([
      "SourcePackages/checkouts/Top/Package.swift": Self.top,
      "SourcePackages/checkouts/Top/Sources/Top/a.swift": "", "Package.resolved": Self.pins,
    ])
    let packages = FoundPackages(around: AbsolutePath(folder.url.path))
    #expect(packages.modules(among: ["Top", "Other"]) == ["Top"])
    #expect(packages.absent(neededBy: ["Top"]).count == 1)
    #expect(packages.absent(neededBy: []).isEmpty)
    let sentences = ImportNotes.missing([], besides: ["Top"], products: [], packages: packages)
    #expect(sentences.count == 1 && sentences[0].contains("zeta 1.2.0"))
  }

  @Test(arguments: [true, false])
  func `packages of the folders above are taken within a repository alone`(
    isRepository: Bool
  ) throws {
    let folder = try ScratchFolder([
      "Pods/Sea/a.swift": "", "App/One/a.swift": "",
      isRepository ? ".git/HEAD" : "none/HEAD": "ref: refs/heads/main",
    ])
    let packages = FoundPackages(around: AbsolutePath(folder.url.path + "/App/One"))
    #expect(packages.modules(among: ["Sea"]) == (isRepository ? ["Sea"] : []))
  }

  @Test func `a target in Swift that is built on Objective-C cannot be built either`() throws {
    let folder = try ScratchFolder([
      "Package.resolved": #"{"pins": [], "version": 2}"#,
      "SourcePackages/checkouts/Fire/Package.swift": """
      let package = Package(name: "Fire", targets: [
        .target(name: "FireCore"),
        .target(name: "FireAuth", dependencies: [.target(name: "FireBase")]),
        .target(name: "FireBase", dependencies: ["FireCore", .product(name: "Log", package: "log")]),
        .target(
          name: "FireLog",
          dependencies: [.target(name: "FireCore", condition: .when(platforms: [.tvOS]))]),
      ])
      """,
      "SourcePackages/checkouts/Fire/Sources/FireCore/a.m": "",
      "SourcePackages/checkouts/Fire/Sources/FireAuth/a.swift": "",
      "SourcePackages/checkouts/Fire/Sources/FireBase/a.swift": "",
      "SourcePackages/checkouts/Fire/Sources/FireLog/a.swift": "",
    ])
    let packages = FoundPackages(around: AbsolutePath(folder.url.path))
    let names = ["FireCore", "FireAuth", "FireBase", "FireLog"]
    #expect(packages.modules(among: names) == ["FireLog"])
    #expect(
      packages.foreign(among: names).map(\.phrase) == [
        "FireAuth is built on FireCore, which is written in Objective-C",
        "FireBase is built on FireCore, which is written in Objective-C",
        "FireCore is written in Objective-C",
      ])
  }

  @Test func `the code of a target that is all of the package is that of the files it names`()
    throws
  {
    let folder = try ScratchFolder([
      "Package.resolved": #"{"pins": [], "version": 2}"#,
      "SourcePackages/checkouts/sea/Package.swift": """
      let package = Package(name: "sea", targets: [
        .target(
          name: "Sea", path: ".", exclude: ["SeaSwift"], sources: ["Sea/a.mm"],
          publicHeadersPath: "include"),
        .target(name: "SeaSwift", dependencies: ["Sea"], path: "SeaSwift"),
      ])
      """,
      "SourcePackages/checkouts/sea/Sea/a.mm": "", "SourcePackages/checkouts/sea/Sea/b.swift": "",
      "SourcePackages/checkouts/sea/SeaSwift/a.swift": "",
    ])
    let packages = FoundPackages(around: AbsolutePath(folder.url.path))
    #expect(
      packages.foreign(among: ["SeaSwift", "Sea"]).map(\.phrase) == [
        "Sea is written in Objective-C",
        "SeaSwift is built on Sea, which is written in Objective-C",
      ])
  }
}
