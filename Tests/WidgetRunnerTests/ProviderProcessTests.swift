import Foundation
import TestSupport
import Testing
import WidgetRecording

@testable import WidgetRunner

/// Children are small shell scripts that speak over the channel as an extension does.
@Suite struct ProviderProcessTests {
  private let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  private func process(_ script: String) throws -> ProviderProcess {
    let file = folder.url.appending(path: "child")
    try folder.writeProgram("#!/bin/bash\necho '\(ready)' >&3\n" + script, to: "child")
    let setup = ExtensionSetup(
      platform: "iOS", osVersion: "17.0", locale: "en_US", timeZone: "UTC", start: 0,
      containers: folder.url.path
    )
    let launch = ProcessLaunch(
      executable: file.path, home: folder.url.path, setup: setup,
      sandbox: try Sandbox(.off, allowsNetwork: false), memoryCeiling: 200_000_000,
      isCancelled: { false }
    )
    return try ProviderProcess(launch, at: 0)
  }

  private let ready = #"{"number":0,"completions":0,"network":[],"events":[],"late":[]}"#
  private let request = ExtensionRequest(number: 0, subject: .call(.timeline), at: 5)
  private let answer = #"{"number":1,"completions":1,"network":[],"events":[],"late":[]}"#

  @Test func `an answer comes back with what was printed before it`() throws {
    let process = try process(
      "read -r -u 3 line; echo hello; echo trouble >&2; echo '\(answer)' >&3; read -u 3 line"
    )
    let (reply, seconds, number) = process.ask(request, limit: 60)
    guard case .answer(let answer) = reply else {
      Issue.record("no answer: \(reply)")
      return
    }
    #expect(answer.completions == 1)
    #expect(number == 1)
    #expect(seconds < 60)
    let (output, errors) = process.takeOutput()
    #expect(output == "hello\n")
    #expect(errors == "trouble\n")
  }

  @Test func `what is printed never counts as an answer`() throws {
    let process = try process("read -r -u 3 line; echo '\(answer)'; exit 4")
    let (reply, _, _) = process.ask(request, limit: 60)
    guard case .exited(4) = reply else {
      Issue.record("not exited with 4: \(reply)")
      return
    }
    #expect(!process.isAlive)
  }

  @Test func `a line that is no answer is passed over`() throws {
    let process = try process(
      "read -r -u 3 line; printf 'rubbish\\n%s\\n' '\(answer)' >&3; read -u 3 line"
    )
    guard case .answer = process.ask(request, limit: 60).reply else {
      Issue.record("no answer")
      return
    }
  }

  @Test func `a signal ends the call`() throws {
    let process = try process("read -r -u 3 line; kill -SEGV $$")
    let reply = process.ask(request, limit: 60).reply
    guard case .signalled(11) = reply else {
      Issue.record("no signal 11: \(reply)")
      return
    }
  }

  @Test func `an idle process that says nothing runs out of time`() throws {
    let process = try process("read -r -u 3 line; exec sleep 600")
    guard case .timedOut(busy: false) = process.ask(request, limit: 1).reply else {
      Issue.record("not timed out while idle")
      return
    }
    #expect(!process.isAlive)
  }

  @Test func `a crash that is still being described is no lack of time`() throws {
    let crash = "echo '*** Signal 4: Backtracing from 0x1...' >&2; sleep 0.5; kill -ILL $$"
    let process = try process("read -r -u 3 line; \(crash)")
    let reply = process.ask(request, limit: 0.2).reply
    guard case .signalled(4) = reply else {
      Issue.record("no signal 4: \(reply)")
      return
    }
  }

  @Test func `a busy process that says nothing is told apart`() throws {
    let process = try process("read -r -u 3 line; while :; do :; done")
    guard case .timedOut(busy: true) = process.ask(request, limit: 1).reply else {
      Issue.record("not timed out while busy")
      return
    }
  }

  @Test func `a process that is killed from outside in mid-call is noticed at once`() throws {
    let process = try process("read -r -u 3 line; kill -KILL $$; sleep 600")
    let reply = process.ask(request, limit: 60).reply
    guard case .signalled(9) = reply else {
      Issue.record("no signal 9: \(reply)")
      return
    }
  }

  @Test func `the environment is the run's own`() throws {
    let process = try process(
      "read -r -u 3 line; env | sort; echo '\(answer)' >&3; read -u 3 line"
    )
    _ = process.ask(request, limit: 60)
    let output = process.takeOutput().output
    #expect(output.contains("HOME=\(folder.url.path)\n"))
    #expect(output.contains("TZ=UTC\n"))
    #expect(output.contains("WIDGETCHECK_CHANNEL=3\n"))
    #expect(!output.contains("SWIFTPM"))
  }
}
