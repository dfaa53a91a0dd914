import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing
import WidgetRecording

@testable import WidgetRunner

/// The ends of a process, at each step of the conversation.
@Suite struct ProcessEndTests {
  private static let cues = ["start", "describe", "placeholder", "timeline", "relevance"]

  /// Asks for what the cue is about; before the first request there is nothing but the start.
  private func reply(
    to cue: String, of script: ScriptedExtension, limit: Duration = .seconds(20)
  ) throws -> ProviderProcess.Reply {
    let process = try script.process()
    let reply = process.ask(cue == "start" ? "describe" : cue, limit: limit)
    #expect(!process.isAlive)
    #expect(process.finish(at: 0) == nil)
    return reply
  }

  @Test(arguments: cues, [0, 4, 139])
  func `an exit is an exit, whatever was asked`(_ cue: String, _ status: Int) throws {
    let script = try ScriptedExtension("K", scenes: [.on(cue, .exit(status))])
    #expect(try reply(to: cue, of: script) == .exited(status))
  }

  @Test(arguments: cues, [SIGSEGV, SIGKILL, SIGTERM])
  func `a signal is a signal, whatever was asked`(_ cue: String, _ signal: Int32) throws {
    let script = try ScriptedExtension("K", scenes: [.on(cue, .raise(signal))])
    #expect(try reply(to: cue, of: script) == .signalled(Int(signal)))
  }

  @Test(arguments: cues)
  func `a channel that closes is waited out`(_ cue: String) throws {
    var script = try ScriptedExtension("K", scenes: [.on(cue, .closeChannel, .rest)])
    script.patience.end = .milliseconds(100)
    #expect(try reply(to: cue, of: script) == .timedOut(busy: false))
    let ending = try ScriptedExtension(
      "K", scenes: [.on(cue, .closeChannel, Step("sleep", .number(0.1)), .exit(8))])
    #expect(try reply(to: cue, of: ending) == .exited(8))
  }

  @Test(arguments: cues)
  func `silence ends with the time, idle or busy`(_ cue: String) throws {
    for (step, isBusy) in [(Step.rest, false), (.spin, true)] {
      var script = try ScriptedExtension("K", scenes: [.on(cue, step)])
      script.patience.start = .milliseconds(cue == "start" ? 500 : 20_000)
      let reply = try reply(to: cue, of: script, limit: .milliseconds(500))
      #expect(reply == .timedOut(busy: isBusy))
    }
  }

  @Test func `a stopped process runs out of time`() throws {
    let script = try ScriptedExtension("K", scenes: [.on(.timeline, .raise(SIGSTOP))])
    #expect(
      try reply(to: "timeline", of: script, limit: .milliseconds(300)) == .timedOut(busy: false))
    #expect(script.processes.filter(Self.exists).isEmpty)
  }

  @Test func `a process that ends once it is ready answers nothing`() throws {
    let script = try ScriptedExtension("K", scenes: [.on("start", .usual, .exit(6))])
    #expect(try reply(to: "describe", of: script) == .exited(6))
  }

  @Test func `a process that ends after an answer has given it`() throws {
    let script = try ScriptedExtension("K", scenes: [.on("describe", .usual, .exit(7))])
    let process = try script.process()
    guard case .answer = process.ask("describe") else {
      Issue.record("no answer")
      return
    }
    #expect(process.ask("timeline") == .exited(7))
  }

  @Test(arguments: [Step.exit(3), .raise(SIGSEGV), .rest, .closeChannel, .flood(3, "x")])
  func `an end that is not as it should be costs little and is no answer`(_ step: Step) throws {
    var script = try ScriptedExtension("K", scenes: [.on("finish", step)])
    script.patience.farewell = .milliseconds(200)
    script.patience.end = .milliseconds(200)
    var process: ProviderProcess? = try script.process()
    _ = process?.ask("timeline")
    if case .answer = process?.finish(at: 0) { Issue.record("the process answered") }
    process = nil
    #expect(script.processes.filter(Self.exists).isEmpty)
  }

  @Test func `a process that says it ends and does not is ended`() throws {
    let script = try ScriptedExtension("K", scenes: [.on("finish", .answer(.ready), .rest)])
    var process: ProviderProcess? = try script.process()
    _ = process?.ask("timeline")
    _ = process?.finish(at: 0)
    process = nil
    #expect(script.processes.filter(Self.exists).isEmpty)
  }

  @Test func `an end is heard although a child keeps the channel and the pipes`() throws {
    let script = try ScriptedExtension("K", scenes: [.on(.timeline, .fork(.rest), .exit(5))])
    #expect(try reply(to: "timeline", of: script) == .exited(5))
  }

  @Test func `what was said before the end still counts`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on(.timeline, .complain("last words\n"), .raise(SIGABRT))])
    let process = try script.process()
    #expect(process.ask("timeline") == .signalled(Int(SIGABRT)))
    #expect(process.takeOutput().errors == "last words\n")
  }

  // MARK: - Crashes that are described

  /// The steps of a crashed process that has the toolchain's program describe the crash.
  private static func describing(_ last: Step...) -> [Step] {
    [
      .fork(Step("name", .string("swift-backtrace")), .note("describes"), .rest),
      Step("await note", .string("describes")),
      .complain("*** Signal 4: Backtracing from 0x1...\n"),
    ] + last
  }

  @Test func `a crash that is still being described is no lack of time`() throws {
    let steps = Self.describing(Step("sleep", .number(0.4)), .raise(SIGILL))
    let script = try ScriptedExtension(
      "K", scenes: [Scene(cue: "timeline", steps: steps)])
    #expect(
      try reply(to: "timeline", of: script, limit: .milliseconds(200)) == .signalled(Int(SIGILL)))
  }

  @Test func `a description has a bound of its own`() throws {
    var script = try ScriptedExtension(
      "K", scenes: [Scene(cue: "timeline", steps: Self.describing(.rest))])
    script.patience.description = .milliseconds(200)
    #expect(
      try reply(to: "timeline", of: script, limit: .milliseconds(200)) == .timedOut(busy: false))
  }

  @Test func `who only says that a crash is being described gets no time for it`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on(.timeline, .complain("*** Signal 4: Backtracing from 0x1...\n"), .rest)])
    let began = ContinuousClock.now
    #expect(
      try reply(to: "timeline", of: script, limit: .milliseconds(200)) == .timedOut(busy: false))
    #expect(ContinuousClock.now - began < script.patience.description)
  }

  // MARK: - Memory and interruption

  @Test func `a process that grows beyond all measure is stopped`() throws {
    let script = try ScriptedExtension("K", scenes: [.on(.timeline, .grow(by: 200 << 20), .rest)])
    let process = try script.process(memoryCeiling: 100 << 20)
    #expect(process.ask("timeline") == .exceededMemory)
    #expect(script.processes.filter(Self.exists).isEmpty)
  }

  @Test func `what children hold counts too`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on(.timeline, .fork(.grow(by: 200 << 20), .rest), .rest)])
    #expect(try script.process(memoryCeiling: 100 << 20).ask("timeline") == .exceededMemory)
  }

  @Test(arguments: cues, [Step.rest, .closeChannel, .flood(2, "x"), .flood(1, "x")])
  func `an interruption ends whatever is under way`(_ cue: String, _ step: Step) throws {
    let script = try ScriptedExtension("K", scenes: [.on(cue, .note("here"), step, .rest)])
    let log = script.folder.url.appending(path: "log")
    let process = try script.process {
      (try? String(contentsOf: log, encoding: .utf8))?.contains("note here") == true
    }
    let began = ContinuousClock.now
    #expect(process.ask(cue == "start" ? "describe" : cue) == .interrupted)
    #expect(ContinuousClock.now - began < .seconds(10))
    #expect(!process.isAlive)
  }

  @Test func `a request that nobody takes is given up with the time`() throws {
    let script = try ScriptedExtension("K", scenes: [.on("start", .usual, .rest)])
    let process = try script.process()
    var call = CallRequest(.timeline, kind: "K", family: .systemSmall)
    call.parameters = ["great": .string(String(repeating: "x", count: 8 << 20))]
    let reply = process.ask(.call(call), at: 0, limit: .milliseconds(300)).reply
    #expect(reply == .timedOut(busy: false))
  }

  /// Whether a process runs or is still waited for.
  static func exists(_ identifier: Int) -> Bool {
    FileManager.default.fileExists(atPath: "/proc/\(identifier)")
  }
}
