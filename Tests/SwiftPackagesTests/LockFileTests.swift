import Foundation
import Glibc
import TestSupport
import Testing

@testable import SwiftPackages

@Suite struct LockFileTests {
  private func pins(_ text: String, in name: String) throws -> [PackagePin] {
    let folder = try ScratchFolder([name: text])
    return try LockFile(contentsOf: folder.url.appendingPathComponent(name), named: name).pins
  }

  private static let first = """
    {"object": {"pins": [{"package": "Meteo", "repositoryURL": "https://example.com/a/Meteo.git",
      "state": {"branch": null, "revision": "abc123", "version": "1.2.0"}}]}, "version": 1}
    """

  @Test(.timeLimit(.minutes(1))) func `a pipe is no lock file`() throws {
    let folder = try ScratchFolder()
    let pipe = folder.url.appendingPathComponent("Package.resolved")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: LockFileError(file: "it", problem: .unreadable)) {
      try LockFile(contentsOf: pipe, named: "it")
    }
  }

  @Test func `the first version of Package resolved names repositories`() throws {
    #expect(
      try pins(Self.first, in: "Package.resolved") == [
        PackagePin(
          identity: "meteo", location: "https://example.com/a/Meteo.git", version: "1.2.0",
          revision: "abc123")
      ])
  }

  @Test(arguments: [2, 3])
  func `later versions name identities, and branches have no version`(version: Int) throws {
    let text = """
      {"originHash": "1", "pins": [
        {"identity": "meteo", "kind": "remoteSourceControl", "location": "git@example.com:a/Meteo",
         "state": {"branch": "main", "revision": "abc123"}},
        {"identity": "scope.tides", "kind": "registry", "location": "",
         "state": {"version": "2.0.0"}}
      ], "version": \(version)}
      """
    #expect(
      try pins(text, in: "Package.resolved") == [
        PackagePin(identity: "meteo", location: "git@example.com:a/Meteo", revision: "abc123"),
        PackagePin(identity: "scope.tides", version: "2.0.0"),
      ])
  }

  @Test func `a version that nobody knows is refused by its number`() throws {
    #expect(
      throws: LockFileError(file: "Package.resolved", problem: .unknownVersion(4))
    ) {
      try pins(#"{"pins": [], "version": 4}"#, in: "Package.resolved")
    }
  }

  @Test func `text that is no JSON is refused in one line`() throws {
    let error = try #require(throws: LockFileError.self) {
      try pins("nonsense", in: "Package.resolved")
    }
    #expect(error.description.hasPrefix("Package.resolved: error: "))
    #expect(!error.description.contains("\n"))
  }

  @Test func `a Podfile lock names each pod once, with the repository where it says one`() throws {
    let text = """
      PODS:
        - Meteo (1.2.0):
          - Meteo/Core (= 1.2.0)
        - Meteo/Core (1.2.0)
        - "Tides+Sea (0.3)"

      DEPENDENCIES:
        - Meteo
        - Tides+Sea (from `https://example.com/tides.git`, branch `main`)

      EXTERNAL SOURCES:
        Tides+Sea:
          :branch: main
          :git: https://example.com/tides.git

      CHECKOUT OPTIONS:
        Tides+Sea:
          :commit: abc123
          :git: https://example.com/tides.git

      COCOAPODS: 1.15.2
      """
    #expect(
      try pins(text, in: "Podfile.lock") == [
        PackagePin(identity: "meteo", manager: .pods, version: "1.2.0"),
        PackagePin(
          identity: "tides+sea", manager: .pods, location: "https://example.com/tides.git",
          version: "0.3", revision: "abc123"),
      ])
  }

  @Test func `a Podfile lock names the folders of pods under development`() throws {
    let text = """
      PODS:
        - Dev (0.1.0)

      EXTERNAL SOURCES:
        Dev:
          :path: "./LocalPods/Dev"
      """
    let folder = try ScratchFolder([
      "Podfile.lock": text, "LocalPods/Dev/a.swift": "", "other/.keep": "",
    ])
    let file = folder.url.appendingPathComponent("Podfile.lock")
    let pins = try LockFile(contentsOf: file, named: "Podfile.lock").pins
    var places = PackagePlaces(below: nil, named: [])
    places.add(pins, below: [folder.url.appendingPathComponent("other")])
    #expect(places.folders.isEmpty)
    places.add(pins, below: [folder.url])
    #expect(places.folders.map(\.identity) == ["dev"])
    #expect(places.absent(of: pins).isEmpty)
  }

  @Test func `a Cartfile names repositories, and binaries without one`() throws {
    let text = """
      github "meteo/Meteo" "1.2.0" # weather
      git "https://example.com/tides.git" "abc123"
      binary "https://example.com/maps.json" "3.0"
      """
    #expect(
      try pins(text, in: "Cartfile.resolved") == [
        PackagePin(
          identity: "meteo", manager: .carthage, location: "https://github.com/meteo/Meteo.git",
          version: "1.2.0"),
        PackagePin(
          identity: "tides", manager: .carthage, location: "https://example.com/tides.git",
          version: "abc123"),
        PackagePin(identity: "maps.json", manager: .carthage, version: "3.0"),
      ])
  }

  @Test func `a folder is named after what is fetched, without what folders cannot have`() {
    let pin = PackagePin(identity: "meteo", version: "release/1.2")
    #expect(pin.folderName == "meteo-release_1.2")
    #expect(PackagePin(identity: "meteo").folderName == nil)
  }

  @Test(arguments: ["../../esc", "..", ".hidden", "a/b", "a\\u0000b"])
  func `no lock file chooses a place outside of the cache`(identity: String) throws {
    let text = """
      {"pins": [{"identity": "\(identity)", "kind": "remoteSourceControl",
        "location": "https://example.com/a", "state": {"revision": "../../up"}}], "version": 2}
      """
    let pin = try #require(try pins(text, in: "Package.resolved").first)
    let name = try #require(pin.folderName)
    for text in [pin.identity, name] {
      #expect(!text.contains("/") && !text.contains("\0") && !text.hasPrefix("."))
    }
  }

  @Test func `what has a tag is another thing in another repository`() {
    let names = ["https://a.example/Sea", "https://b.example/Sea"].map { location in
      PackagePin(identity: "sea", location: location, version: "1.0.0").folderName
    }
    #expect(Set(names).count == 2)
    let commit = String(repeating: "0a", count: 20)
    let pin = PackagePin(identity: "sea", location: "https://a.example/Sea", revision: commit)
    #expect(pin.folderName == "sea-\(commit)")
  }
}
