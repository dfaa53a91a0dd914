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

  @Test func `a description for XcodeGen and those that it includes name packages`() throws {
    let folder = try ScratchFolder([
      "App/project.yml": """
      name: App
      include:
        - base/packages.yml # shared
      packages:
        # the first
        Meteo:
          url: https://example.com/Meteo
          from: 1.2.0
        Tides: {github: example/Tides, exactVersion: "3.0.0"}
        Local:
          path: ../Local
        Rain:
          url: "https://example.com/Rain.git"
          minVersion: 1.0.0
          maxVersion: 1.5.0
      targets:
        App:
          url: https://example.com/None
          branch: none
      """,
      "App/base/packages.yml": "packages:\n  Waves:\n    url: a/Waves\n    branch: main\n",
    ])
    let places = PackagePlaces(below: folder.url, named: [])
    #expect(places.descriptions.map(\.lastPathComponent) == ["project.yml"])
    #expect(
      places.references.map(\.title) == [
        "waves of the branch main from a/Waves",
        "meteo 1.2.0 up to, and without, 2.0.0 from https://example.com/Meteo",
        "rain 1.0.0 up to, and without, 1.5.0 from https://example.com/Rain.git",
        "tides 3.0.0 from https://github.com/example/Tides",
      ])
  }

  @Test func `what is fetched without a lock file is followed to what it is built on`() throws {
    let manifest = { (name: String, others: String) in
      """
      // swift-tools-version: 5.9
      let package = Package(name: "\(name)", dependencies: [\(others)],
        targets: [.target(name: "\(name)", dependencies: ["Rain",
          .product(name: "Tide", package: "tides")])])
      """
    }
    let needs = { (name: String, versions: String) in
      ".package(url: \"https://example.com/\(name)\", \(versions)), "
    }
    let folder = try ScratchFolder([
      "Own/Package.swift": manifest(
        "Own", needs("Meteo", "from: \"1.0.0\"") + needs("Rain", "from: \"2.1.0\""))
    ])
    let meteo = PackagePin(
      identity: "meteo", location: "https://example.com/Meteo", version: "1.0.0")
    let store = try ScratchFolder([
      "\(try #require(meteo.folderName))/Package.swift": manifest(
        "Meteo",
        needs("Tides", "\"1.0.0\"..<\"3.0.0\"") + needs("swift-docc-plugin", "from: \"1.0.0\"")
          + needs("swift-syntax", "from: \"600.0.0\""))
    ])
    let own = folder.url.appendingPathComponent("Own")
    let reference = try #require(
      PackageReference(
        location: "https://example.com/Meteo",
        requirement: ["kind": "upToNextMajorVersion", "minimumVersion": "1.0.0"]))
    var places = PackagePlaces(below: nil, named: [own])
    var pins: [PackagePin] = []
    let open = places.take([reference], pinnedWith: &pins, fetchedInto: store.url) { _ in nil }
    #expect(places.folders.map(\.identity) == ["own", "meteo"])
    #expect(pins == [meteo])
    #expect(open.map(\.identity) == ["rain", "tides"])

    // A lock file pins what the packages here are built on.
    var locked = PackagePlaces(below: nil, named: [own])
    pins = [PackagePin(identity: "meteo", location: "l", revision: "0123456")]
    #expect(locked.take([], pinnedWith: &pins, fetchedInto: store.url) { _ in nil }.isEmpty)
  }

  @Test func `packages that want one of a third take what both allow`() throws {
    let wanted = try [("1.0.0", "2.0.0"), ("1.4.0", "3.0.0"), ("4.0.0", "5.0.0")].map { pair in
      try #require(
        reference(["kind": "versionRange", "minimumVersion": pair.0, "maximumVersion": pair.1]))
    }
    let both = PackageReference.merged(Array(wanted.prefix(2)))
    #expect(both.map(\.requirement) == [.versions(from: "1.4.0", below: "2.0.0")])
    #expect(PackageReference.merged([wanted[0], wanted[2]]) == [wanted[0]])
    let exact = try #require(reference(["kind": "exactVersion", "version": "1.7.0"]))
    #expect(PackageReference.merged([wanted[0], exact]) == [exact])
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
