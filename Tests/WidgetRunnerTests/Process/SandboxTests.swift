import Foundation
import Glibc
import ProcessSpawning
import TestSupport
import Testing
import WidgetRecording

@testable import WidgetRunner

/// The choice of a protection, and the limits of processes under it.
///
/// Without bubblewrap installed, a program in its place shows how it is called.
@Suite struct SandboxTests {
  private let folder: ScratchFolder
  private static let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
  private static let isUsable = (try? Sandbox(.require, allowsNetwork: false)) != nil

  init() throws {
    folder = try ScratchFolder(["none/.keep": ""])
  }

  /// The folder of a program that takes bubblewrap's place.
  private func stand(in script: String) throws -> String {
    try folder.writeProgram("#!/bin/bash\n" + script, to: "bwrap")
    return folder.url.path
  }

  /// Does what it is asked to do without any protection, and writes down how it was asked.
  private func stand() throws -> String {
    try stand(
      in: """
        printf '%s\\n' "$@" >> \(folder.url.path)/words
        while [[ $1 != -- ]]; do shift; done; shift; exec "$@"
        """)
  }

  @Test(arguments: [Sandbox.Demand.off, .auto])
  func `without bubblewrap there is no sandbox, and the words say so`(
    _ demand: Sandbox.Demand
  ) throws {
    let sandbox = try Sandbox(demand, allowsNetwork: false, searching: folder.url.path + "/none")
    #expect(!sandbox.isActive)
    #expect(sandbox.description.hasPrefix("no sandbox:"))
    #expect(sandbox.description.hasSuffix("network refused in the C library's calls alone"))
    #expect(sandbox.arguments(running: "/x", home: "/h", libraries: []) == ["/x"])
  }

  @Test func `a sandbox that is required and not there is an error`() throws {
    let empty = folder.url.path + "/none"
    #expect(
      throws: RunnerError(
        place: "bwrap", problem: .noSandbox("bubblewrap is not installed"))
    ) { try Sandbox(.require, allowsNetwork: false, searching: empty) }
  }

  @Test(arguments: ["exit 1", "kill -9 $$"])
  func `one that cannot be used counts as none`(_ script: String) throws {
    let path = try stand(in: script)
    #expect(try !Sandbox(.auto, allowsNetwork: false, searching: path).isActive)
    #expect(
      throws: RunnerError(
        place: path + "/bwrap", problem: .noSandbox("bubblewrap cannot be used here"))
    ) { try Sandbox(.require, allowsNetwork: false, searching: path) }
  }

  @Test func `the first in the path that can be executed is taken`() throws {
    try folder.write("", to: "none/bwrap")
    let path = "\(folder.url.path)/none:\(try stand()):/usr/bin"
    let sandbox = try Sandbox(.auto, allowsNetwork: false, searching: path)
    #expect(
      sandbox.arguments(running: "/x", home: "/h", libraries: []).first == folder.url.path
        + "/bwrap")
    #expect(try !Sandbox(.off, allowsNetwork: false, searching: path).isActive)
  }

  @Test(arguments: [false, true])
  func `the network is kept away unless it is allowed`(_ allowsNetwork: Bool) throws {
    let sandbox = try Sandbox(.auto, allowsNetwork: allowsNetwork, searching: try stand())
    let words = sandbox.arguments(running: "/x", home: "/h", libraries: [])
    #expect(words.contains("--unshare-net") == !allowsNetwork)
    #expect(words.last == "/x")
    #expect(sandbox.description.hasSuffix(allowsNetwork ? ", network allowed" : ", no network"))
  }

  @Test func `the whole conversation goes on in a sandbox`() throws {
    var script = try ScriptedExtension("K")
    script.options.measurement = .omitted
    let without = try script.run()
    script.options.sandbox = try Sandbox(.auto, allowsNetwork: false, searching: try stand())
    #expect(try script.run() == without)
    let words = try String(contentsOf: folder.url.appending(path: "words"), encoding: .utf8)
    #expect(words.contains("--die-with-parent\n"))
  }

  @Test(arguments: [SIGSEGV, SIGKILL, SIGTERM, SIGABRT])
  func `in a sandbox a signal is a signal, and a status like a shell's is a status`(
    _ signal: Int32
  ) throws {
    let status = 128 + Int(signal)
    var script = try ScriptedExtension(
      "K", scenes: [.on(.timeline, .exit(status)), .on(.snapshot, .raise(signal))])
    for folders in try [stand(), Self.folders] {
      script.options.sandbox = try Sandbox(.auto, allowsNetwork: false, searching: folders)
      #expect(try script.process().ask("timeline") == .exited(status))
      #expect(try script.process().ask("snapshot") == .signalled(Int(signal)))
    }
  }

  @Test func `signals of which a shell says nothing are signals`() throws {
    var script = try ScriptedExtension("K", scenes: [.on(.timeline, .raise(SIGINT))])
    script.options.sandbox = try Sandbox(.auto, allowsNetwork: false, searching: try stand())
    #expect(try script.process().ask("timeline") == .signalled(Int(SIGINT)))
    #expect(Supervisor.signal(status: 141, hasNote: false) == 13)
  }

  @Test func `a program's libraries are those that the dynamic linker names`() throws {
    let linker = """
      linux-vdso.so.1 (0x00007fff)
      libswiftCore.so => /t/usr/lib/swift/linux/libswiftCore.so (0x00007fff)
      libA.so => /t/usr/lib/x/../a b/libA.so (0x00007fff)
      libB.so => not found
      libc.so.6 => /usr/lib/libc.so.6 (0x00007fff)
      /lib64/ld-linux-x86-64.so.2 (0x00007fff)
      libL.so => /usr/local/lib/libL.so (0x00007fff)
      """
    let path = try stand(in: "[[ $1 = --die ]] || cat <<'END'\n\(linker)\nEND")
    let sandbox = try Sandbox(.auto, allowsNetwork: false, searching: path)
    let found = sandbox.libraries(of: "/bin/true")
    #expect(
      found == [
        "/t/usr/lib/swift/linux/libswiftCore.so", "/t/usr/lib/a b/libA.so",
        "/usr/local/lib/libL.so",
      ])
    // A script has none, and is not run to be asked.
    #expect(sandbox.libraries(of: path + "/bwrap").isEmpty)
    let words = sandbox.arguments(running: "/b/x", home: "/h", libraries: found)
    #expect(words.joined(separator: " ").contains("--ro-bind /t/usr/lib/a b/libA.so "))
  }

  // MARK: - With bubblewrap itself

  @Test(.enabled(if: isUsable))
  func `in a sandbox a run is what it is without one`() throws {
    var script = try ScriptedExtension("A", "B", scenes: [.on(.snapshot, .exit(3))])
    script.options.measurement = .omitted
    let without = try script.run()
    script.options.sandbox = try Sandbox(.require, allowsNetwork: false)
    #expect(try script.run() == without)
  }

  /// The output of a process in a sandbox about itself or its surroundings.
  private func told(_ step: Step, in sandbox: Sandbox? = nil) throws -> [String] {
    var script = try ScriptedExtension("K", scenes: [.on(.snapshot, step, .usual)])
    script.options.sandbox = try sandbox ?? Sandbox(.require, allowsNetwork: false)
    let text = try script.run().calls.first { $0.mode == .snapshot }?.standardOutput
    return try #require(text).split(separator: "\n").map(String.init)
  }

  @Test(.enabled(if: isUsable))
  func `a process has no capabilities, and can have no new ones`() throws {
    let rights = try told(Step("tell", .string("rights")))
    let capabilities = rights.filter { $0.hasPrefix("Cap") }
    #expect(capabilities.count == 5)
    #expect(capabilities.allSatisfy { $0.hasSuffix("\t0000000000000000") })
    #expect(rights.contains("NoNewPrivs:\t1"))
  }

  @Test(.enabled(if: isUsable))
  func `a process sees itself, the supervisor and the sandbox alone`() throws {
    let processes = try told(Step("tell", .string("processes")))
    #expect(processes.count <= 3 && processes.contains("1"), "\(processes)")
  }

  @Test(.enabled(if: isUsable))
  func `of the machine's files a process sees the system's libraries`() throws {
    let known = ["bin", "dev", "etc", "lib", "lib32", "lib64", "proc", "run", "sbin", "tmp", "usr"]
    let found = try told(Step("tell", .string("root")))
    #expect(found.contains("usr") && Set(found).isSubset(of: known), "\(found)")
  }

  @Test(.enabled(if: isUsable))
  func `nobody's files can be read`() throws {
    let secret = folder.url.path + "/secret"
    try folder.write("secret", to: "secret")
    for place in [secret, "/etc/passwd", "/etc/hosts", "/var/log", "/proc/1/root/etc/passwd"] {
      let text = try told(Step("attempt", .string("read"), .string(place)))
      #expect(text.first?.hasPrefix("refused: ") == true, "\(place)")
    }
  }

  @Test(.enabled(if: isUsable))
  func `calls to the kernel that nobody needs are refused`() throws {
    // To trace a process, and to set up io_uring.
    #if arch(x86_64)
      let numbers = ["101", "425"]
    #else
      let numbers = ["117", "425"]
    #endif
    for number in numbers {
      let text = try told(Step("attempt", .string("call"), .string(number)))
      #expect(text == ["refused: Operation not permitted"], "\(number)")
    }
  }

  @Test(.enabled(if: isUsable))
  func `files and their sizes are limited, and processes but for root`() throws {
    let limits = try told(Step("tell", .string("limits")))
    #expect(Set(limits).isSuperset(of: ["core 0", "file \(1 << 30)", "files 1024"]))
    #expect(limits.contains("processes 512"))
    let counted = try Sandbox(.require, allowsNetwork: false).description
    #expect(counted.contains("limits on processes") == (geteuid() != 0))
  }

  @Test(.enabled(if: isUsable))
  func `what a process in a sandbox starts ends with it, in its group or out of it`() throws {
    let word = "\(getpid())\(UInt32.random(in: 1...9_999_999))"
    var script = try ScriptedExtension(
      "K",
      scenes: [
        .on(
          .timeline, .fork(leavesGroup: true, Step("name", .string(word)), .rest),
          Step("sleep", .number(0.2)), .exit(3))
      ])
    script.options.sandbox = try Sandbox(.require, allowsNetwork: false)
    #expect(try script.process().ask("timeline") == .exited(3))
    // The kernel ends what was in the sandbox once its first process has been ended.
    let began = ContinuousClock.now
    var isRunning = true
    while isRunning, ContinuousClock.now - began < .seconds(10) {
      let names = try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap {
        try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8)
      }
      isRunning = names.contains(String(word.prefix(15)) + "\n")
    }
    #expect(!isRunning)
  }

  @Test(.enabled(if: isUsable && geteuid() == 0))
  func `an ordinary user has the same sandbox`() throws {
    let sandbox = try Sandbox(.require, allowsNetwork: false)
    let home = folder.url.path
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: home)
    try folder.writeProgram(
      "#!/bin/sh\nid -u; grep ^CapEff /proc/self/status; echo >~/x; cat /etc/passwd; exit 139\n",
      to: "try")
    let user = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let child = try ChildProcess(
      arguments: user + sandbox.arguments(running: home + "/try", home: home, libraries: []),
      environment: ["HOME": home], isSupervised: true)
    #expect(child.waitForEnd(until: .now + .seconds(20)) == .exited(139))
    #expect(!child.hasNote)
    let said = child.takeOutput()
    #expect(said.output == "65534\nCapEff:\t0000000000000000\n")
    #expect(said.errors.hasPrefix("cat: /etc/passwd: "))
  }

  @Test(.enabled(if: isUsable), arguments: [Step.raise(SIGSEGV), .raise(SIGKILL)])
  func `in a sandbox a signal is a signal`(_ step: Step) throws {
    var script = try ScriptedExtension("K", scenes: [.on(.relevance, step)])
    script.options.sandbox = try Sandbox(.require, allowsNetwork: false)
    let outcome = try script.run().calls.first { $0.mode == .relevance }?.outcome
    let signal = step == .raise(SIGKILL) ? 9 : 11
    #expect(outcome == .crashed(signal: signal, nil))
  }

  @Test(.enabled(if: isUsable), arguments: ["~/here", "/usr/there", "/there", "/sys/there"])
  func `a process writes into its home and nowhere else`(_ place: String) throws {
    var script = try ScriptedExtension(
      "K", scenes: [.on(.snapshot, Step("attempt", .string("write"), .string(place)), .usual)])
    script.options.sandbox = try Sandbox(.require, allowsNetwork: false)
    let text = try script.run().calls.first { $0.mode == .snapshot }?.standardOutput
    #expect(text?.hasPrefix(place.hasPrefix("~") ? "done" : "refused") == true, "\(text ?? "")")
  }

  @Test(.enabled(if: isUsable), arguments: ["/tmp", "/run", "/dev/shm"])
  func `temporary files are the sandbox's own`(_ folder: String) throws {
    let place = "\(folder)/\(UUID().uuidString)"
    #expect(try told(Step("attempt", .string("write"), .string(place))) == ["done"])
    #expect(!FileManager.default.fileExists(atPath: place))
  }
}
