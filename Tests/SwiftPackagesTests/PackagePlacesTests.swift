import Foundation
import TestSupport
import Testing

@testable import SwiftPackages

@Suite struct PackagePlacesTests {
  private func names(_ places: PackagePlaces) -> [String] { places.folders.map(\.identity) }

  @Test(arguments: [
    "SourcePackages/checkouts", ".build/checkouts", "Pods", "Carthage/Checkouts",
    "App/SourcePackages/checkouts", "DerivedData/App-abc/SourcePackages/checkouts",
    "DerivedData/SourcePackages/checkouts", "build/SourcePackages/checkouts",
    ".derivedData/SourcePackages/checkouts",
  ])
  func `sources are found where a package manager puts them`(store: String) throws {
    let folder = try ScratchFolder(["\(store)/Meteo/Package.swift": ""])
    #expect(names(PackagePlaces(below: folder.url, named: [])) == ["meteo"])
  }

  @Test func `lock files are found in projects, workspaces and folders`() throws {
    let folder = try ScratchFolder([
      "App/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved": "",
      "App.xcworkspace/xcshareddata/swiftpm/Package.resolved": "",
      "Kit/Package.resolved": "", "Podfile.lock": "", "Pods/Local/Podfile.lock": "",
    ])
    let found = PackagePlaces(below: folder.url, named: []).lockFiles
    #expect(
      found.map(\.lastPathComponent).sorted() == [
        "Package.resolved", "Package.resolved", "Package.resolved", "Podfile.lock",
      ])
  }

  @Test func `a package of the author's own is found wherever it lies`() throws {
    let folder = try ScratchFolder(["Kit/Package.swift": "", "App/a.swift": ""])
    let places = PackagePlaces(below: folder.url, named: [])
    #expect(names(places) == ["kit"])
    #expect(places.stores.map(\.lastPathComponent) == ["Kit"])
  }

  @Test func `what is named comes first: a package, a folder of packages, a lock file`() throws {
    let folder = try ScratchFolder([
      "one/Tides/Package.swift": "", "many/Meteo/Package.swift": "", "many/Maps/a.swift": "",
      "Package.resolved": "{}", "root/.keep": "",
    ])
    let named = ["one/Tides", "many", "Package.resolved"].map(folder.url.appendingPathComponent)
    let places = PackagePlaces(below: folder.url.appendingPathComponent("root"), named: named)
    #expect(names(places) == ["tides", "maps", "meteo"])
    #expect(places.lockFiles == [named[2]])
  }

  @Test func `what is pinned is found among what was fetched at that revision alone`() throws {
    let folder = try ScratchFolder(["meteo-abc/Package.swift": ""])
    var places = PackagePlaces(below: nil, named: [])
    let pins = [
      PackagePin(identity: "meteo", revision: "abc"),
      PackagePin(identity: "tides", revision: "def"),
      PackagePin(identity: "tides", revision: "def"),
    ]
    places.add(pins, fetchedInto: folder.url)
    #expect(names(places) == ["meteo"])
    #expect(places.absent(of: pins) == [pins[1]])
  }

  @Test(arguments: ["Tides-1.2.0", "Tides-v1.2.0", "tides-main", "TIDES-0a1b2c3"])
  func `an unpacked archive of a package is the package`(name: String) throws {
    let folder = try ScratchFolder(["many/\(name)/Package.swift": ""])
    let places = PackagePlaces(below: nil, named: [folder.url.appendingPathComponent("many")])
    let pin = PackagePin(identity: "tides", version: "1.2.0", revision: "0a1b2c3d4e5f")
    #expect(places.folders(of: [pin])[pin]?.url.lastPathComponent == name)
    #expect(places.absent(of: [pin]).isEmpty)
  }

  @Test(arguments: [
    ("https://example.org/sea/Tides.git", true), ("git@example.org:sea/tides", true),
    ("https://example.org/sea/Maps", false),
    ("/Users/x/SourcePackages/repositories/Tides-0a1b2c3d", false),
  ])
  func `a clone under another name is the package of its repository`(
    origin: String, isFound: Bool
  ) throws {
    let settings = """
      [core]
      \tbare = false
      [remote "fork"]
      \turl = https://example.org/other/Waves.git
      [remote "origin"]
      \turl = \(origin)
      \tfetch = +refs/heads/*:refs/remotes/origin/*
      """
    let folder = try ScratchFolder([
      "many/Sea/Package.swift": "", "many/Sea/.git/config": settings,
    ])
    let places = PackagePlaces(below: nil, named: [folder.url.appendingPathComponent("many")])
    let pins = ["tides", "waves"].map { PackagePin(identity: $0) }
    #expect(places.folders(of: pins).keys.map(\.identity) == (isFound ? ["tides"] : []))
    #expect(places.absent(of: pins) == (isFound ? [pins[1]] : pins))
  }

  @Test func `a checkout at another commit than the pinned one is none of it`() throws {
    let commit = String(repeating: "0a", count: 20)
    let folder = try ScratchFolder([
      "SourcePackages/checkouts/Sea/Package.swift": "",
      "SourcePackages/checkouts/Sea/.git/HEAD": commit + "\n",
      "SourcePackages/checkouts/Tides/Package.swift": "",
      "Own/Package.swift": "", "Own/.git/HEAD": commit + "\n",
    ])
    var places = PackagePlaces(below: folder.url, named: [])
    let sea = PackagePin(identity: "sea", revision: commit)
    places.leaveOutdated(by: [sea])
    #expect(places.outdated.isEmpty)
    let others = ["sea", "tides", "own"].map {
      PackagePin(identity: $0, revision: String(repeating: "0b", count: 20))
    }
    places.leaveOutdated(by: others)
    #expect(places.outdated.map(\.identity) == ["sea"])
    #expect(places.absent(of: others) == [others[0]])
    places.leaveOutdated(by: others + [sea])
    #expect(places.outdated.count == 1)
  }
}
