import Foundation
import TestSupport
import Testing

@testable import SwiftPackages

@Suite struct PackageReferenceTests {
  private func reference(_ requirement: [String: String]) -> PackageReference? {
    PackageReference(location: "https://example.com/Meteo.git", requirement: requirement)
  }

  @Test(arguments: [
    (["kind": "upToNextMajorVersion", "minimumVersion": "1.2.0"], "v1.10.0"),
    (["kind": "upToNextMinorVersion", "minimumVersion": "1.2.0"], "1.2.3"),
    (["kind": "versionRange", "minimumVersion": "1.0.0", "maximumVersion": "1.2.3"], "1.2.0"),
    (["kind": "exactVersion", "version": "1.2.0"], "1.2.0"),
    (["kind": "upToNextMajorVersion", "minimumVersion": "2.0.0-beta.1"], "2.0.0-beta.2"),
    (["kind": "upToNextMajorVersion", "minimumVersion": "3.0.0"], nil),
  ])
  func `the newest version in the range is taken`(_ fields: [String: String], _ expected: String?) {
    let tags = [
      "1.2.0", "1.2.3", "v1.10.0", "1.11.0-rc", "0.9.0", "2.0.0-beta.2", "2.0.0-beta.1", "nightly",
    ]
    #expect(reference(fields)?.pin(among: tags)?.version == expected)
  }

  @Test func `a reference without a requirement is none`() {
    #expect(reference([:]) == nil)
    #expect(reference(["kind": "upToNextMajorVersion"]) == nil)
  }

  @Test func `what was fetched earlier is found by its version`() throws {
    let folder = try ScratchFolder([
      "meteorite-1.9.0/a": "", "meteo-0123456789012345678901234567890123456789/a": "",
    ])
    for (version, host) in [("1.2.0", "com"), ("1.4.0", "com"), ("2.0.0", "com"), ("1.9.0", "org")]
    {
      let pin = PackagePin(
        identity: "meteo", location: "https://example.\(host)/Meteo.git", version: version)
      try folder.write("", to: #require(pin.folderName) + "/a")
    }
    let range = reference(["kind": "upToNextMajorVersion", "minimumVersion": "1.0.0"])
    let pin = range?.pin(fetchedInto: folder.url)
    #expect(pin?.version == "1.4.0")
    let branch = reference(["kind": "branch", "branch": "main"])
    #expect(
      branch?.pin(fetchedInto: folder.url)?.revision == "0123456789012345678901234567890123456789")
  }

  @Test func `what is referred to is pinned by what was fetched, or as it is asked for`() throws {
    let names = ["Meteo", "Tides", "Waves", "Rain"]
    let references = try names.map { name in
      try #require(
        PackageReference(
          location: "https://example.com/\(name).git",
          requirement: ["kind": "exactVersion", "version": "1.2.0"]))
    }
    let fetched = PackagePin(
      identity: "meteo", location: "https://example.com/Meteo.git", version: "1.2.0")
    let store = try ScratchFolder()
    try store.write("", to: #require(fetched.folderName) + "/a")
    let locked = PackagePin(
      identity: "rain", location: "https://example.com/Rain.git", version: "1.0.0")

    var places = PackagePlaces(below: nil, named: [])
    var pins = [locked]
    let open = places.take(references, pinnedWith: &pins, fetchedInto: store.url) {
      $0.identity == "tides" ? $0.pin(among: []) : nil
    }
    #expect(pins.map(\.identity) == ["rain", "meteo", "tides"])
    #expect(open.map(\.identity) == ["waves"])
    #expect(places.folders.map(\.identity) == ["meteo"])

    var nothing = PackagePlaces(below: nil, named: [])
    pins = []
    let all = nothing.take(references, pinnedWith: &pins, fetchedInto: nil) { _ in nil }
    #expect(all == references)
    #expect(pins.isEmpty)
  }

  @Test func `a project's references are read`() throws {
    let folder = try ScratchFolder([
      "App.xcodeproj/project.pbxproj": """
      packageReferences = (
        A1 /* XCRemoteSwiftPackageReference "Meteo" */,
      );
      /* Begin XCRemoteSwiftPackageReference section */
        A1 /* XCRemoteSwiftPackageReference "Meteo" */ = {
          isa = XCRemoteSwiftPackageReference;
          repositoryURL = "https://example.com/Meteo";
          requirement = {
            kind = upToNextMajorVersion;
            minimumVersion = 1.2.0;
          };
        };
        A2 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "git@example.com:Tides.git";
          requirement = {branch = main; kind = branch; }; };
        A3 = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        B1 /* Rain */ = {
          isa = XCSwiftPackageProductDependency;
          package = A1 /* XCRemoteSwiftPackageReference "Meteo" */;
          productName = Rain;
        };
        B2 = {isa = XCSwiftPackageProductDependency; productName = Kit; };
      """
    ])
    let bundle = folder.url.appendingPathComponent("App.xcodeproj")
    let found = PackageReference.all(inProject: bundle)
    #expect(found.map(\.identity) == ["tides", "meteo"])
    let versions = PackageReference.Requirement.versions(from: "1.2.0", below: "2.0.0")
    #expect(found.map(\.requirement) == [.branch("main"), versions])
    #expect(PackageReference.products(inProject: bundle) == ["meteo": ["Rain"]])
    #expect(PackagePlaces(below: folder.url, named: []).projects == [bundle])
  }

  @Test func `a Cartfile's dependency on a branch is its commit`() throws {
    let commit = "97e6893197e6893197e6893197e6893197e68931"
    let pins = CartfileResolved.pins(in: "git \"file:///repos/Gamma\" \"\(commit)\"")
    #expect(pins.first?.revision == commit)
    #expect(pins.first?.version == nil)
  }

  @Test func `the packages that descriptions for Tuist name are read`() throws {
    let folder = try ScratchFolder([
      "Tuist/Package.swift": """
      let package = Package(name: "All", dependencies: [
        .package(url: "https://example.com/a/Meteo.git", from: "1.2.0"),
        // .package(url: "https://example.com/a/Old", from: "1.0.0"),
        .package(url: "https://example.com/b/Sea", .upToNextMinor(from: "2.1.0")),
        .package(url: "https://example.com/c/Exact", exact: "3.0.0"),
        .package(name: "D", url: "https://example.com/d/Range", "1.0.0"..<"1.4.0"),
        .package(url: "https://example.com/e/Branch", branch: "main"),
        .package(path: "../Own"),
      ])
      """,
      "Tuist/Dependencies.swift": """
      let dependencies = Dependencies(swiftPackageManager: [
        .remote(url: "https://example.com/f/Remote", requirement: .exact("4.0.0")),
        .remote(url: "https://example.com/g/State", requirement: .revision("abc")),
      ])
      """, "Package.swift": ".package(url: \"https://example.com/h/Other\", from: \"1.0.0\")",
    ])
    let places = PackagePlaces(below: folder.url, named: [])
    #expect(
      places.descriptions.map(\.lastPathComponent) == ["Package.swift", "Dependencies.swift"])
    #expect(
      places.references.map(\.requirement) == [
        .versions(from: "1.2.0", below: "2.0.0"), .versions(from: "2.1.0", below: "2.2.0"),
        .exact("3.0.0"), .versions(from: "1.0.0", below: "1.4.0"), .branch("main"),
        .exact("4.0.0"), .revision("abc"),
      ])
  }

  @Test func `the lock that Tuist hides beside a project is read`() throws {
    let lock = #"{"version": 2, "pins": []}"#
    let folder = try ScratchFolder([
      "Project.swift": "let project = Project(name: \"A\")", ".package.resolved": lock,
      "Other/.package.resolved": lock,
    ])
    let places = PackagePlaces(below: folder.url, named: [])
    #expect(places.lockFiles.map(\.lastPathComponent) == [".package.resolved"])
  }
}
