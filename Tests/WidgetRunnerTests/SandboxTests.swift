import Foundation
import Glibc
import TestSupport
import Testing
import WidgetRecording

@testable import WidgetRunner

/// Which protection is had, and what processes can do under it.
///
/// Where bubblewrap is not installed, a program in its place shows how it is called.
@Suite struct SandboxTests {
  private let folder: ScratchFolder
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
    #expect(sandbox.arguments(running: "/x", home: "/h") == ["/x"])
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
    #expect(sandbox.arguments(running: "/x", home: "/h").first == folder.url.path + "/bwrap")
    #expect(try !Sandbox(.off, allowsNetwork: false, searching: path).isActive)
  }

  @Test(arguments: [false, true])
  func `the network is kept away unless it is allowed`(_ allowsNetwork: Bool) throws {
    let sandbox = try Sandbox(.auto, allowsNetwork: allowsNetwork, searching: try stand())
    let words = sandbox.arguments(running: "/x", home: "/h")
    #expect(words.contains("--unshare-net") == !allowsNetwork)
    #expect(words.suffix(2) == ["--", "/x"])
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

  @Test(arguments: [128 + SIGSEGV, 128 + SIGKILL])
  func `in a sandbox a shell's status of a signal is a signal`(_ status: Int32) throws {
    var script = try ScriptedExtension("K", scenes: [.on(.timeline, .exit(Int(status)))])
    script.options.sandbox = try Sandbox(.auto, allowsNetwork: false, searching: try stand())
    #expect(try script.process().ask("timeline") == .signalled(Int(status) - 128))
    script.options.sandbox = try Sandbox(.off, allowsNetwork: false)
    #expect(try script.process().ask("timeline") == .exited(Int(status)))
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

  @Test(.enabled(if: isUsable), arguments: [Step.raise(SIGSEGV), .raise(SIGKILL)])
  func `in a sandbox a signal is a signal`(_ step: Step) throws {
    var script = try ScriptedExtension("K", scenes: [.on(.relevance, step)])
    script.options.sandbox = try Sandbox(.require, allowsNetwork: false)
    let outcome = try script.run().calls.first { $0.mode == .relevance }?.outcome
    let signal = step == .raise(SIGKILL) ? 9 : 11
    #expect(outcome == .crashed(signal: signal, nil))
  }

  @Test(.enabled(if: isUsable), arguments: ["~/here", "/tmp/widgetcheck-there", "/etc/there"])
  func `a process writes into its home and nowhere else`(_ place: String) throws {
    var script = try ScriptedExtension(
      "K", scenes: [.on(.snapshot, Step("attempt", .string("write"), .string(place)), .usual)])
    script.options.sandbox = try Sandbox(.require, allowsNetwork: false)
    let text = try script.run().calls.first { $0.mode == .snapshot }?.standardOutput
    #expect(text?.hasPrefix(place.hasPrefix("~") ? "done" : "refused") == true, "\(text ?? "")")
  }
}
