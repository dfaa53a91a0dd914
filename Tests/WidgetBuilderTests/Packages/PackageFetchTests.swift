import Foundation
import SwiftPackages
import TestSupport
import Testing
import WidgetManifest

@testable import WidgetBuilder

/// Fetches from repositories on this machine.
@Suite struct PackageFetchTests {
  /// A repository with two commits, the first one tagged.
  private struct Repository {
    let folder: ScratchFolder
    let name: String
    let first: String
    let second: String

    init(_ last: String = "// 2", before text: String = "// 1", named name: String = "Sea") throws {
      self.name = name
      folder = try ScratchFolder(["\(name)/Package.swift": text])
      // The name that git gives a first branch, so that it is the fetching side's, too.
      let place = folder.url.appendingPathComponent(name)
      try Self.git(["-c", "init.defaultBranch=master", "init", "--quiet"], place)
      first = try Self.commit(place)
      try Self.git(["tag", "v1.0.0"], place)
      try folder.write(last, to: "\(name)/Package.swift")
      second = try Self.commit(place)
    }

    var location: String { folder.url.appendingPathComponent(name).path }

    var fetch: PackageFetch {
      PackageFetch(
        into: BuildCache(folder: folder.url.appendingPathComponent("cache")),
        environment: ProcessInfo.processInfo.environment)
    }

    private static func commit(_ folder: URL) throws -> String {
      try git(["add", "."], folder)
      try git(
        ["-c", "user.name=n", "-c", "user.email=e", "commit", "--quiet", "-m", "m"], folder)
      return try git(["rev-parse", "HEAD"], folder).split(separator: "\n").joined()
    }

    @discardableResult
    private static func git(_ arguments: [String], _ folder: URL) throws -> String {
      try CommandLineTool.run(
        URL(fileURLWithPath: "/usr/bin/git"), arguments,
        in: folder
      ).output
    }
  }

  private func text(_ folder: URL) throws -> String {
    try String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
  }

  @Test func `the pinned commit is fetched, not the newest, and without its history`() throws {
    let repository = try Repository()
    let pin = PackagePin(
      identity: "sea", location: repository.location, version: "9.9.9", revision: repository.first)
    let folder = try repository.fetch.fetch(pin)
    #expect(try text(folder) == "// 1")
    #expect(folder.lastPathComponent == "sea-\(repository.first)")
    let git = folder.appendingPathComponent(".git").path
    #expect(!FileManager.default.fileExists(atPath: git))
  }

  @Test func `a commit that no server gives by itself is found in the branches`() throws {
    let repository = try Repository()
    let pin = PackagePin(
      identity: "sea", location: repository.location,
      revision: String(repository.first.prefix(12)))
    #expect(try text(repository.fetch.fetch(pin)) == "// 1")
  }

  @Test func `what was fetched is found, and fetched once`() throws {
    let repository = try Repository()
    let pin = PackagePin(
      identity: "sea", location: repository.location, revision: repository.second)
    let folder = try repository.fetch.fetch(pin)
    try FileManager.default.removeItem(atPath: repository.location)
    #expect(try repository.fetch.fetch(pin) == folder)
    var places = PackagePlaces(below: nil, named: [])
    places.add([pin], fetchedInto: folder.deletingLastPathComponent())
    #expect(places.folders.map(\.identity) == ["sea"])
  }

  @Test func `a version without a commit is its tag, with a letter before it too`() throws {
    let repository = try Repository()
    let pin = PackagePin(
      identity: "sea", manager: .carthage, location: repository.location, version: "1.0.0")
    #expect(try text(repository.fetch.fetch(pin)) == "// 1")
  }

  @Test func `a tag that is absent is told as the lock file has it`() throws {
    let repository = try Repository()
    let pin = PackagePin(
      identity: "sea", manager: .carthage, location: repository.location, version: "9.9.0")
    let error = try #require(throws: PackageFetchError.self) { try repository.fetch.fetch(pin) }
    #expect(error.description.contains("refs/tags/9.9.0"), "\(error)")
  }

  @Test func `the newest version that a project wants is looked for`() throws {
    let repository = try Repository()
    let wanted = { (fields: [String: String]) in
      try #require(PackageReference(location: repository.location, requirement: fields))
    }
    let range = try wanted(["kind": "upToNextMajorVersion", "minimumVersion": "1.0.0"])
    let pin = try repository.fetch.newest(of: range)
    #expect(pin.version == "v1.0.0")
    #expect(try text(repository.fetch.fetch(pin)) == "// 1")
    let branch = try wanted(["kind": "branch", "branch": "master"])
    #expect(try repository.fetch.newest(of: branch).revision == repository.second)
    let later = try wanted(["kind": "upToNextMajorVersion", "minimumVersion": "2.0.0"])
    #expect(throws: PackageFetchError.self) { try repository.fetch.newest(of: later) }
  }

  @Test func `a package's own dependencies are found after it was fetched, and fetched once`()
    throws
  {
    let sea = try Repository()
    let manifest = """
      // swift-tools-version: 5.9
      let package = Package(name: "Shore", dependencies: [
        .package(url: "\(sea.location)", from: "1.0.0")],
        targets: [.target(name: "Shore", dependencies: [.product(name: "Sea", package: "sea")])])
      """
    let shore = try Repository(manifest, named: "Shore")
    let project = try ScratchFolder([
      "project.yml": "packages:\n  Shore:\n    url: \(shore.location)\n    branch: master\n"
    ])
    let cache = BuildCache(folder: project.url.appendingPathComponent("cache"))
    let fetch = PackageFetch(into: cache, environment: ProcessInfo.processInfo.environment)
    let search = {
      PackageSearch(
        declaration: SourcesDeclaration(sources: []), root: project.url, cache)
    }
    for expected in [[shore.location], [sea.location], []] {
      let found = search().references
      #expect(found.map(\.location) == expected)
      for reference in found { _ = try fetch.fetch(fetch.newest(of: reference)) }
    }
    #expect(search().pins.map(\.version) == [nil, "v1.0.0"])
  }

  @Test func `what cannot be had is said in one line, and leaves nothing`() throws {
    let repository = try Repository()
    let absent = PackagePin(
      identity: "sea", location: repository.location, revision: String(repeating: "0", count: 40))
    let error = try #require(throws: PackageFetchError.self) { try repository.fetch.fetch(absent) }
    #expect(error.description.hasPrefix("sea 0000000: error: "))
    #expect(!error.description.contains("\n"))
    let packages = repository.folder.url.appendingPathComponent("cache/packages").path
    #expect(try FileManager.default.contentsOfDirectory(atPath: packages).isEmpty)
    #expect(throws: PackageFetchError(package: "sea 2.0", problem: .noRepository)) {
      try repository.fetch.fetch(PackagePin(identity: "sea", version: "2.0"))
    }
  }

  @Test func `options of git's are no repositories and no commits`() throws {
    let repository = try Repository()
    let option = PackagePin(identity: "sea", location: "--upload-pack=x", revision: "abc")
    #expect(
      throws: PackageFetchError(
        package: "sea abc", problem: .failed("'--upload-pack=x' is no repository"))
    ) { try repository.fetch.fetch(option) }
    let help = PackagePin(identity: "sea", location: repository.location, revision: "--help")
    #expect(
      throws: PackageFetchError(
        package: "sea --help", problem: .failed("'--help' is no commit or tag"))
    ) { try repository.fetch.fetch(help) }
  }

  @Test func `a name of a lock file leads nowhere outside of the cache`() throws {
    let repository = try Repository()
    let pin = PackagePin(
      identity: "../../esc", location: repository.location, revision: repository.first)
    let folder = try repository.fetch.fetch(pin)
    let packages = repository.folder.url.appendingPathComponent("cache/packages").path
    #expect(folder.deletingLastPathComponent().standardizedFileURL.path == packages)
  }
}
