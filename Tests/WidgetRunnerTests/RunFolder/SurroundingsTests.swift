import ExtensionEnvironment
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing
import WidgetManifest
import WidgetPlatforms
import WidgetRecording

@testable import WidgetRunner

/// The surroundings of a run's processes, and their removal afterwards.
@Suite struct SurroundingsTests {
  /// The output of the processes about themselves when they are asked for a placeholder.
  private func told(
    _ what: String, _ script: (inout ScriptedExtension) -> Void = { _ in }
  ) throws -> [String] {
    var extensionScript = try ScriptedExtension(
      "K", scenes: [.on(.placeholder, Step("tell", .string(what)), .usual)])
    script(&extensionScript)
    let text = try #require(try extensionScript.run().calls.first?.standardOutput)
    return text.split(separator: "\n").map(String.init)
  }

  @Test func `the keys for parts of transport security take the one for all out of force`() {
    func policy(_ keys: [String: Any]) -> TransportSecurity {
      TransportSecurity(infoPlist: ["NSAppTransportSecurity": keys])
    }
    #expect(TransportSecurity(infoPlist: [:]) == TransportSecurity())
    #expect(policy(["NSAllowsArbitraryLoads": true]).allowsArbitraryLoads)
    #expect(
      !policy(["NSAllowsArbitraryLoads": true, "NSAllowsLocalNetworking": false])
        .allowsArbitraryLoads)
    let domains: [String: Any] = [
      "b.example": [
        "NSIncludesSubdomains": true, "NSExceptionAllowsInsecureHTTPLoads": true,
      ] as [String: Any], "a.example": [:] as [String: Any],
    ]
    #expect(
      policy(["NSExceptionDomains": domains]).domains == [
        .init("a.example", includesSubdomains: false, allowsInsecureLoads: false),
        .init("b.example", includesSubdomains: true, allowsInsecureLoads: true),
      ])
  }

  @Test func `a process has its three streams and the channel`() throws {
    // Another one is the listing's own.
    #expect(try told("descriptors") == ["0", "1", "2", "3", "4"])
  }

  @Test func `the environment is the run's own`() throws {
    let lines = try told("environment") { script in
      script.manifest.environment.timeZone = "Asia/Kolkata"
      script.manifest.environment.locale = "ar-SA"
    }
    let values = Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let parts = line.split(separator: "=", maxSplits: 1)
        return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      })
    var names = Set(values.keys)
    // Only a test's own environment may have the first; Python itself sets the second.
    names.subtract(["LD_LIBRARY_PATH", "LC_CTYPE"])
    #expect(
      names == [
        "CFFIXED_USER_HOME", "HOME", "LANG", "PATH", "SWIFT_BACKTRACE", "TMPDIR", "TZ",
        "WIDGETCHECK_CHANNEL", "WIDGETCHECK_SETUP", "WIDGETCHECK_STAGE", "XDG_CACHE_HOME",
        "XDG_CONFIG_HOME", "XDG_DATA_HOME",
      ])
    let home = try #require(values["HOME"])
    #expect(values["TMPDIR"] == home + "/tmp")
    #expect(values["TZ"] == "Asia/Kolkata")
    #expect(values["LANG"] == "ar_SA.UTF-8")
    #expect(!FileManager.default.fileExists(atPath: home))
  }

  @Test func `a setup says where and when, and what is there`() throws {
    let script = Mutex<URL?>(nil)
    let lines = try told("environment") { made in
      made.manifest.environment.userDefaults = ["group.a": .object(["b": .number(1)])]
      made.options.sandbox = (try? Sandbox(.off, allowsNetwork: true)) ?? made.options.sandbox
      script.withLock { $0 = made.folder.url }
    }
    let text = try #require(lines.first { $0.hasPrefix("WIDGETCHECK_SETUP=") }).dropFirst(18)
    let setup = try JSONReader.read(SetupText.self, from: Array(text.utf8))
    #expect(setup.allowsNetwork)
    #expect(setup.start == ScriptedExtension.start)
    let resources = try #require(setup.resources)
    #expect(resources.hasSuffix("/Extension.appex"))
    #expect(script.withLock { $0?.path } != resources)
  }

  @Test func `a setup says what is allowed, where the device is and what is placed`() throws {
    let lines = try told("environment") { made in
      made.manifest.environment.permissions = ["location": .granted]
      made.manifest.environment.location = .init(latitude: 59.91, longitude: 10.75)
      made.manifest.environment.content.facts = ["focus": .bool(true)]
      made.manifest.widgets = [
        WidgetDeclaration(
          kind: "K", configurations: [ConfigurationDeclaration(name: ConfigurationName("plain"))])
      ]
      var stack = StackDeclaration(
        name: "Home", family: .systemSmall,
        members: [MemberName(rawValue: "K"), MemberName(rawValue: "Weather")])
      stack.others = [MemberName(rawValue: "Weather")]
      made.manifest.stacks = [stack]
    }
    let text = try #require(lines.first { $0.hasPrefix("WIDGETCHECK_SETUP=") }).dropFirst(18)
    let setup = try JSONReader.read(ExtensionSetup.self, from: Array(text.utf8))
    #expect(setup.permissions == ["location": PermissionStatus.granted])
    #expect(setup.location == .init(latitude: 59.91, longitude: 10.75))
    #expect(setup.content == ["focus": .bool(true)])
    #expect(
      setup.placed == [
        PlacedWidget(kind: "K", family: "systemSmall"), PlacedWidget(kind: "K"),
      ])
  }

  @Test func `a setup says which app groups the extension belongs to`() throws {
    let files = try ScratchFolder([
      "W.entitlements": """
      <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
      <array><string>group.b</string><string>group.$(ID)</string><string>group.a</string></array>
      </dict></plist>
      """,
      "Sim/group.c/a.txt": "a",
    ])
    func groups(_ change: @escaping (inout Manifest) -> Void) throws -> [String] {
      let lines = try told("environment") { change(&$0.manifest) }
      let text = try #require(lines.first { $0.hasPrefix("WIDGETCHECK_SETUP=") }).dropFirst(18)
      return try JSONReader.read(ExtensionSetup.self, from: Array(text.utf8)).appGroups
    }
    let list = RootedPath(
      path: "W.entitlements", url: files.url.appendingPathComponent("W.entitlements"))
    let container = RootedPath(
      path: "Sim/group.c", url: files.url.appendingPathComponent("Sim/group.c"))
    #expect(try groups { $0.entitlements = list } == ["group.b", "group.a"])
    #expect(try groups { $0.environment.container = container } == ["group.c"])
    #expect(try groups { $0.environment.files = [container] } == ["group.c"])
    #expect(try groups { _ in } == [])
  }

  @Test func `a setup says what the Info.plist and the entitlements allow, where they are known`()
    throws
  {
    let groups = { (name: String) in
      "<plist version=\"1.0\"><dict><key>keychain-access-groups</key><array>"
        + "<string>$(AppIdentifierPrefix)\(name)</string></array></dict></plist>"
    }
    let files = try ScratchFolder([
      "Wants.plist": "<plist><dict><key>NSWidgetWantsLocation</key><true/></dict></plist>",
      "Other.plist": "<plist><dict><key>A</key><true/></dict></plist>",
      "W.entitlements": groups("com.x.$(CFBundleIdentifier)"), "V.entitlements": groups("$(V)"),
    ])
    func setup(_ change: @escaping (inout Manifest) -> Void) throws -> ExtensionSetup {
      let lines = try told("environment") { change(&$0.manifest) }
      let text = try #require(lines.first { $0.hasPrefix("WIDGETCHECK_SETUP=") }).dropFirst(18)
      return try JSONReader.read(ExtensionSetup.self, from: Array(text.utf8))
    }
    func file(_ name: String) -> RootedPath {
      RootedPath(path: name, url: files.url.appendingPathComponent(name))
    }
    let unknown = try setup { _ in }
    #expect(unknown.wantsLocation == nil && unknown.keychain == nil)
    #expect(try setup { $0.infoPlist = file("Wants.plist") }.wantsLocation == true)
    #expect(try setup { $0.infoPlist = file("Other.plist") }.wantsLocation == false)
    let known = try setup { $0.entitlements = file("W.entitlements") }.keychain
    #expect(known?.entitled == ["$(AppIdentifierPrefix)com.x.$(CFBundleIdentifier)"])
    #expect(known?.isWhole == true)
    #expect(try setup { $0.entitlements = file("V.entitlements") }.keychain == nil)
    #expect(
      try setup {
        $0.entitlements = file("W.entitlements")
        $0.system = PlatformVersion(.macOS)
      }.keychain == nil)
  }

  @Test func `nothing keeps a pipe open after the run`() throws {
    let pipes = Set(try told("pipes"))
    #expect(pipes.count == 2 && pipes.allSatisfy { $0.hasPrefix("pipe:") })
    let folder = "/proc/self/fd"
    let open = try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
    #expect(pipes.isDisjoint(with: open))
  }

  @Test func `no process is left, waited for or running`() throws {
    var script = try ScriptedExtension(
      "A", "B",
      scenes: [
        .on(.placeholder, times: 1, .raise(SIGSEGV)), .on(.snapshot, times: 1, .exit(1)),
        .on(.relevance, .answer(.abandoned)),
      ])
    script.options.jobs = 1
    _ = try script.run()
    #expect(script.processes.count == 5)
    #expect(script.processes.filter(ProcessEndTests.exists).isEmpty)
  }

  @Test(arguments: [false, true], [Step.usual, .exit(0), .raise(SIGSEGV)])
  func `what an extension starts ends with its run, in its group or out of it`(
    _ leavesGroup: Bool, _ step: Step
  ) throws {
    let script = try ScriptedExtension(
      "K",
      scenes: [
        .on(
          .placeholder, times: 1,
          .fork(leavesGroup: leavesGroup, .ignore(SIGTERM), .note("child"), .rest),
          Step("await note", .string("child")), step)
      ])
    _ = try script.run()
    let children = script.log.filter { $0.text == "child" }.map(\.process)
    #expect(children.count == 1)
    #expect(children.filter(Self.isRunning).isEmpty)
  }

  @Test func `a stopped child ends too`() throws {
    let script = try ScriptedExtension(
      "K",
      scenes: [
        .on(
          .placeholder, times: 1,
          .fork(leavesGroup: true, .note("child"), .raise(SIGSTOP)),
          Step("await note", .string("child")), .usual)
      ])
    _ = try script.run()
    let children = script.log.filter { $0.text == "child" }.map(\.process)
    #expect(children.filter(Self.isRunning).isEmpty)
  }

  @Test func `a home with closed folders is removed`() throws {
    let script = try ScriptedExtension(
      "K",
      scenes: [
        .on(
          .placeholder, Step("tell", .string("environment")),
          Step("close folder", .string("a/b")), .usual)
      ])
    let text = try #require(try script.run().calls.first?.standardOutput)
    let home = try #require(
      text.split(separator: "\n").first { $0.hasPrefix("HOME=") }?.dropFirst(5))
    #expect(!FileManager.default.fileExists(atPath: String(home)))
  }

  /// Whether a process runs; one that has ended and whose parent has not waited does not.
  private static func isRunning(_ identifier: Int) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(identifier)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return false }
    return !text[text.index(after: name)...].hasPrefix(" Z")
  }
}

/// The members of a setup that are looked at.
private struct SetupText: JSONRecord {
  var allowsNetwork = false
  var start = SimulatedInstant.distantPast
  var resources: String?

  static var blank: Self { Self() }

  mutating func code(_ fields: inout some JSONFields) throws(JSONError) {
    try fields.required("allowsNetwork", &allowsNetwork)
    try fields.optional("resources", &resources)
    try fields.required("start", &start)
  }
}
