import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// The private folder of a run: what lies in it, and that nothing of it stays.
@Suite struct RunFolderTests {
  private let folder: ScratchFolder
  private var manifest: Manifest

  init() throws {
    folder = try ScratchFolder(["extension": "#!/bin/sh\n", "runs/.keep": ""])
    manifest = Manifest(
      name: "Cards & More", system: PlatformVersion(.iOS), root: folder.url,
      source: .executable(
        RootedPath(path: "extension", url: folder.url.appending(path: "extension"))))
  }

  private var runs: URL { folder.url.appending(path: "runs") }

  private func rooted(_ path: String) -> RootedPath {
    RootedPath(path: path, url: folder.url.appending(path: path))
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  private func bundle(_ home: RunFolder, resources: String? = nil) throws -> String {
    try home.bundle(
      folder.url.appending(path: "extension"), of: manifest,
      resources: resources.map { folder.url.appending(path: $0) })
  }

  @Test mutating func `the bundle holds the program, its Info.plist and its resources`() throws {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>CFBundleShortVersionString</key><string>2.5</string>
        <key>Groups</key><array><string>group.${PRODUCT_BUNDLE_IDENTIFIER}</string></array>
        <key>Access</key><dict><key>Key</key><string>$(API_KEY)</string></dict>
        <key>Count</key><integer>3</integer>
      </dict></plist>
      """,
      to: "Info.plist"
    )
    try folder.write("words", to: "Resources/words.txt")
    try folder.write("taken", to: "Resources/Info.plist")
    manifest.infoPlist = rooted("Info.plist")
    let home = try RunFolder(manifest)
    _ = try bundle(home, resources: "Resources")
    let appex = home.path + "/Extension.appex"
    let bundle = try #require(Bundle(path: appex))
    #expect(bundle.bundleIdentifier == "com.example.Cards---More")
    func info(_ key: String) -> Any? { bundle.object(forInfoDictionaryKey: key) }
    #expect(info("CFBundleShortVersionString") as? String == "2.5")
    #expect(info("CFBundleVersion") as? String == "1")
    #expect(info("CFBundleName") as? String == "Cards & More")
    #expect(info("CFBundleExecutable") as? String == "extension")
    #expect(info("Groups") as? [String] == ["group.com.example.Cards---More"])
    #expect(info("Access") as? [String: String] == ["Key": "$(API_KEY)"])
    #expect(info("Count") as? Int == 3)
    #expect(text(appex + "/words.txt") == "words")
  }

  @Test mutating func `the folder goes with its last reference, and what it links to stays`() throws
  {
    try folder.write("words", to: "Resources/deep/words.txt")
    var home: RunFolder? = try RunFolder(manifest, in: runs)
    let path = try #require(home?.path)
    _ = try home.map { try bundle($0, resources: "Resources") }
    #expect(FileManager.default.fileExists(atPath: path + "/tmp"))
    home = nil
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(text(folder.url.path + "/Resources/deep/words.txt") == "words")
    #expect(text(folder.url.path + "/extension") == "#!/bin/sh\n")
  }

  @Test mutating func `files and what is in folders lie in the containers`() throws {
    try folder.write("seed", to: "Seeds/group.example/latest.json")
    try folder.write("one", to: "one.json")
    manifest.environment.files = [rooted("Seeds"), rooted("one.json")]
    let home = try RunFolder(manifest)
    #expect(text(home.containers + "/group.example/latest.json") == "seed")
    #expect(text(home.containers + "/one.json") == "one")
  }

  @Test mutating func `a file that is not there keeps the run from beginning`() throws {
    manifest.environment.files = [rooted("None")]
    let error = #expect(throws: RunnerError.self) { try RunFolder(manifest, in: runs) }
    guard case .noFolder = error?.problem else {
      Issue.record("another problem: \(String(describing: error))")
      return
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: runs.path) == [".keep"])
  }

  @Test mutating func `a property list that cannot be read keeps the run from beginning`() throws {
    try folder.write("no list", to: "Info.plist")
    manifest.infoPlist = rooted("Info.plist")
    let home = try RunFolder(manifest)
    let error = #expect(throws: RunnerError.self) { try bundle(home) }
    guard case .noFolder(let reason) = error?.problem else {
      Issue.record("another problem: \(String(describing: error))")
      return
    }
    #expect(reason.contains("Info.plist"))
  }

  @Test func `folders that an extension closed are removed too`() throws {
    var home: RunFolder? = try RunFolder(manifest, in: runs)
    let path = try #require(home?.path)
    let manager = FileManager.default
    for name in ["/tmp/a", "/tmp/a/b", "/Library/c"] {
      try manager.createDirectory(atPath: path + name, withIntermediateDirectories: true)
    }
    try folder.link("runs/\(URL(fileURLWithPath: path).lastPathComponent)/tmp/out", to: "/")
    for name in ["/tmp/a/b", "/tmp/a", "/Library/c"] {
      try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: path + name)
    }
    home = nil
    #expect(!manager.fileExists(atPath: path))
  }

  @Test func `the folder of every run is another`() throws {
    let homes = try (0..<3).map { _ in try RunFolder(manifest, in: runs) }
    #expect(Set(homes.map(\.path)).count == 3)
  }

  @Test func `a parent that is no folder is an error`() throws {
    let error = #expect(throws: RunnerError.self) {
      try RunFolder(manifest, in: folder.url.appending(path: "extension"))
    }
    #expect(error?.description.contains("cannot be prepared for a run") == true)
  }
}
