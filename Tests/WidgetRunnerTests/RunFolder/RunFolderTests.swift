import ExtensionEnvironment
import Foundation
import Glibc
import ProcessSpawning
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

  private func bundle(_ run: RunFolder, resources: String? = nil) throws -> RunFolder.Bundle {
    try run.bundle(
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

  @Test func `a language's InfoPlist.strings has the keys that it does not translate`() throws {
    try folder.write(
      "\"CFBundleDisplayName\" = \"Karten\";\n", to: "Resources/de.lproj/InfoPlist.strings")
    try folder.write("no property list {", to: "Resources/fr.lproj/InfoPlist.strings")
    let home = try RunFolder(manifest)
    _ = try bundle(home, resources: "Resources")
    func strings(_ language: String) throws -> [String: Any]? {
      let path = "\(home.path)/Extension.appex/\(language).lproj/InfoPlist.strings"
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return list as? [String: Any]
    }
    #expect(try strings("de")?["CFBundleDisplayName"] as? String == "Karten")
    #expect(try strings("de")?["CFBundleVersion"] as? String == "1")
    #expect(try strings("fr")?["CFBundleVersion"] == nil)
  }

  @Test(arguments: [
    (nil, "group.folder"), ("group.of.the.metadata", "group.of.the.metadata"),
    ("..", "group.folder"),
    ("../a", "..-a"), ("", "group.folder"),
  ])
  func `a home begins with the container of an app group`(
    _ identifier: String?, name: String
  ) throws {
    try folder.write("1", to: "group.folder/Library/Preferences/group.folder.plist")
    try folder.write("2", to: "group.folder/store.sqlite")
    if let identifier {
      let metadata = try PropertyListSerialization.data(
        fromPropertyList: ["MCMMetadataIdentifier": identifier], format: .binary, options: 0)
      try metadata.write(
        to: folder.url.appending(
          path: "group.folder/.com.apple.mobile_container_manager.metadata.plist"))
    }
    var manifest = manifest
    manifest.environment.container = rooted("group.folder")
    let run = try RunFolder(manifest)
    let home = try run.makeHome()
    defer { withExtendedLifetime(run) {} }
    let group = "\(home.containers)/\(name)"
    let found = try FileManager.default.subpathsOfDirectory(atPath: group).sorted()
    #expect(
      found == [
        "Library", "Library/Preferences", "Library/Preferences/group.folder.plist", "store.sqlite",
      ])
  }

  @Test mutating func `the folder goes with its last reference, and what it links to stays`() throws
  {
    try folder.write("words", to: "Resources/deep/words.txt")
    var run: RunFolder? = try RunFolder(manifest, in: runs)
    let path = try #require(run?.path)
    _ = try run.map { try bundle($0, resources: "Resources") }
    let home = try #require(try run?.makeHome())
    #expect(FileManager.default.fileExists(atPath: home.path + "/Extension/tmp"))
    run = nil
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(text(folder.url.path + "/Resources/deep/words.txt") == "words")
    #expect(text(folder.url.path + "/extension") == "#!/bin/sh\n")
  }

  @Test mutating func `files and what is in folders lie in the containers`() throws {
    try folder.write("seed", to: "Seeds/group.example/latest.json")
    try folder.write("one", to: "one.json")
    manifest.environment.files = [rooted("Seeds"), rooted("one.json")]
    let run = try RunFolder(manifest)
    let home = try run.makeHome()
    #expect(text(home.containers + "/group.example/latest.json") == "seed")
    #expect(text(home.containers + "/one.json") == "one")
  }

  @Test mutating func `what lies in the folder of a group goes into its container`() throws {
    try folder.write("a", to: "Fx/group.example/a.json")
    try folder.write("b", to: "Fx/group.example/deep/b.json")
    for files in [
      ["Fx"], ["Fx/group.example"], ["Fx/group.example/a.json", "Fx/group.example/deep"],
      ["Fx/group.example", "Fx/group.example/deep/b.json", "Fx"],
    ] {
      manifest.environment.files = files.map { rooted($0) }
      let run = try RunFolder(manifest)
      try withExtendedLifetime(run) {
        let home = try run.makeHome()
        #expect(text(home.containers + "/group.example/a.json") == "a")
        #expect(text(home.containers + "/group.example/deep/b.json") == "b")
        #expect(try FileManager.default.contentsOfDirectory(atPath: home.containers).count == 1)
      }
      #expect(manifest.shortcomingOfFiles == nil)
    }
  }

  @Test mutating func `files in no group's folder are told`() throws {
    try folder.write("a", to: "Fx/a.json")
    try folder.write("b", to: "Fx/TEAM.shared/b.json")
    manifest.environment.files = [rooted("Fx"), rooted("Fx/TEAM.shared/b.json")]
    let words = try #require(manifest.shortcomingOfFiles)
    #expect(words.contains("'Fx/a.json' and 1 more lie in no app group's folder"))
  }

  @Test mutating func `a file that is not there keeps the run from beginning`() throws {
    manifest.environment.files = [rooted("None")]
    let run = try RunFolder(manifest, in: runs)
    let error = #expect(throws: RunnerError.self) { try run.makeHome() }
    guard case .noFolder = error?.problem else {
      Issue.record("another problem: \(String(describing: error))")
      return
    }
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
    for name in ["/homes/a", "/homes/a/b", "/c"] {
      try manager.createDirectory(atPath: path + name, withIntermediateDirectories: true)
    }
    try folder.link("runs/\(URL(fileURLWithPath: path).lastPathComponent)/homes/out", to: "/")
    for name in ["/homes/a/b", "/homes/a", "/c"] {
      try manager.setAttributes([.posixPermissions: 0], ofItemAtPath: path + name)
    }
    home = nil
    #expect(!manager.fileExists(atPath: path))
  }

  @Test mutating func `what a session does to its home no other sees`() throws {
    try folder.write("seed", to: "one.json")
    manifest.environment.files = [rooted("one.json")]
    let run = try RunFolder(manifest, in: runs)
    let homes = [try run.makeHome(), try run.makeHome()]
    #expect(homes[0] != homes[1])
    try Data("mine".utf8).write(to: URL(fileURLWithPath: homes[0].containers + "/one.json"))
    #expect(text(homes[1].containers + "/one.json") == "seed")
    #expect(text(folder.url.path + "/one.json") == "seed")
  }

  @Test func `the bundle is a copy, outside of every home`() throws {
    try folder.write("words", to: "Resources/deep/words.txt")
    let run = try RunFolder(manifest, in: runs)
    let bundle = try bundle(run, resources: "Resources")
    let home = try run.makeHome()
    #expect(!bundle.program.hasPrefix(home.path))
    for (copy, original) in [
      (bundle.program, "extension"),
      ((bundle.resources ?? "") + "/deep/words.txt", "Resources/deep/words.txt"),
    ] {
      let before = text(folder.url.path + "/" + original)
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: copy))
      try handle.write(contentsOf: Data("harm".utf8))
      try handle.close()
      #expect(text(copy)?.hasPrefix("harm") == true)
      #expect(text(folder.url.path + "/" + original) == before)
    }
  }

  /// Waits until a process has the environment by which it is found.
  ///
  /// The kernel lets a parent go on a moment before that of a new program can be read.
  private static func waitForEnvironment(of process: pid_t) throws {
    for _ in 0..<2000 {
      let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
      if environment?.isEmpty == false { return }
      usleep(5000)
    }
    Issue.record("the process has no environment")
  }

  @Test func `what a killed run left is removed by the next, with its processes`() throws {
    let stale = runs.appending(path: "widgetcheck-run-stale")
    try folder.write("", to: "runs/widgetcheck-run-stale/lock")
    try folder.write("", to: "runs/widgetcheck-run-stale/homes/1/deep/file")
    let left = Process()
    left.executableURL = URL(fileURLWithPath: "/bin/sleep")
    left.arguments = ["600"]
    left.environment = ["HOME": stale.path + "/homes/1"]
    // The kernel lets a parent go on a moment before the environment of a new program can be read.
    try left.run()
    let own = try RunFolder(manifest, in: runs)
    let next = try RunFolder(manifest, in: runs)
    left.waitUntilExit()
    #expect(left.terminationReason == .uncaughtSignal)
    #expect(!FileManager.default.fileExists(atPath: stale.path))
    // One that goes on is not stale.
    #expect(FileManager.default.fileExists(atPath: own.path))
    #expect(own.path != next.path)
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

  @Test func `what a killed program leaves is ended and removed at once`() throws {
    let run = folder.url.path + "/runs/widgetcheck-run-x"
    try folder.write("", to: "runs/widgetcheck-run-x/homes/1/closed/x")
    let closed = run + "/homes/1/closed"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    let left = try SpawnRequest(
      "/bin/sleep", ["600"], environment: ["HOME": run + "/homes/1"], processGroup: .detached
    ).start()
    let other = try SpawnRequest(
      "/bin/sleep", ["600"], environment: ["HOME": run + "-other/1"], processGroup: .detached
    ).start()
    defer {
      other.kill()
      _ = other.wait()
    }
    try Self.waitForEnvironment(of: left.identifier)
    let keeper = try RunGuard(of: run)
    // As the system does with all that a program has open, whatever ended it.
    #expect(dup2(open("/dev/null", O_RDWR), keeper.pipe) == keeper.pipe)
    #expect(left.wait() == .signalled(Int(SIGKILL)))
    let began = ContinuousClock.now
    while FileManager.default.fileExists(atPath: run), ContinuousClock.now - began < .seconds(10) {
      usleep(1000)
    }
    #expect(!FileManager.default.fileExists(atPath: run))
    #expect(other.poll() == nil)
  }

  @Test func `the app's program is compared with its own original before it is started`() throws {
    try folder.write("#!/bin/sh\n# the app\n", to: "app")
    let run = try RunFolder(manifest)
    let extensionBundle = try bundle(run)
    let home = try run.makeHome()
    let setup = ExtensionSetup(
      system: manifest.system, locale: "en_US", timeZone: "UTC", start: 0,
      containers: home.containers)
    var launch = ProcessLaunch(
      executable: extensionBundle.program, original: extensionBundle.original, home: home.path,
      setup: setup, sandbox: try Sandbox(.off, allowsNetwork: false),
      memoryCeiling: 512_000_000, isCancelled: { false })
    launch.appBundle = try run.appBundle(
      folder.url.appending(path: "app"), of: manifest, resources: nil)
    let app = try #require(launch.app)
    app.repair()
    #expect(text(app.executable) == "#!/bin/sh\n# the app\n")
    try Data("changed".utf8).write(to: URL(fileURLWithPath: app.executable))
    app.repair()
    #expect(text(app.executable) == "#!/bin/sh\n# the app\n")
    launch.repair()
    #expect(text(launch.executable) == "#!/bin/sh\n")
  }
}
