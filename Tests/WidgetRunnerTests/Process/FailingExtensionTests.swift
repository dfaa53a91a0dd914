import Glibc
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// Runs of an extension that does not do its part.
@Suite struct FailingExtensionTests {
  @Test func `a crash costs one call, and the next one has a new process`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on(.snapshot, .complain("last words\n"), .raise(SIGSEGV))])
    let calls = try script.run().calls
    let snapshots = calls.filter { $0.mode == .snapshot }
    #expect(snapshots.map(\.outcome) == [.crashed(signal: 11, nil), .crashed(signal: 11, nil)])
    #expect(snapshots.allSatisfy { $0.standardError == "last words\n" })
    #expect(calls.count { $0.mode == .timeline && $0.hasReturned } == 3)
    // One to describe, one for the placeholders, one for each crash, one for the rest.
    #expect(script.processes.count == 4)
  }

  @Test func `a call without an answer is made again as often as is wanted`() throws {
    var script = try ScriptedExtension(
      "K", scenes: [.on("snapshot", times: 2, .complain("once\n"), .raise(SIGSEGV))])
    script.options.retries = 3
    let recording = try script.run()
    #expect(recording.calls.allSatisfy { $0.hasReturned })
    #expect(
      recording.retriedCalls.map(\.outcome) == [
        .crashed(signal: 11, nil), .crashed(signal: 11, nil),
      ])
    #expect(recording.retriedCalls.allSatisfy { $0.standardError == "once\n" })
    let events = recording.events.compactMap { if case .call(let call) = $0 { call } else { nil } }
    let snapshots = events.filter { $0.mode == .snapshot && $0.at == events[0].at }
    #expect(snapshots.prefix(3).map(\.isRetried) == [true, true, false])
    // No more attempts than are wanted: the last one counts, whatever its end.
    var hopeless = try ScriptedExtension("K", scenes: [.on(.snapshot, .raise(SIGSEGV))])
    hopeless.options.retries = 1
    let other = try hopeless.run()
    #expect(other.retriedCalls.count == other.calls.count { $0.mode == .snapshot })
    #expect(other.calls.count { $0.termination == .crashed } == other.retriedCalls.count)
  }

  @Test func `an extension that does not describe itself is asked again`() throws {
    var script = try ScriptedExtension("K", scenes: [.on("describe", times: 1, .raise(SIGSEGV))])
    script.options.retries = 1
    let recording = try script.run()
    #expect(recording.retriedCalls.map(\.isDescription) == [true])
    #expect(!recording.calls.isEmpty && recording.calls.allSatisfy { $0.hasReturned })
  }

  @Test func `a crash after the answer is told of the last call`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on("finish", .complain("last words\n"), .raise(SIGABRT))])
    let recording = try script.run()
    let crashes = recording.events.compactMap { event in
      if case .lateCrash(let crash) = event { crash } else { nil }
    }
    let crash = try #require(crashes.first)
    #expect(crash.signal == 6)
    let call = try #require(recording.calls.first { $0.laterCrash != nil })
    #expect(call.laterCrash == crash && call.id == crash.id && call.hasReturned)
  }

  @Test func `a crash is told with the words and the line of its description`() throws {
    let report = """
      {"threads": [{"crashed": true, "frames": [{"description": "f() + 4", "image": "x",
        "sourceLocation": {"file": "./A.swift", "line": 7, "column": 1}}]}]}
      """
    let words = "Swift/Array.swift:1: Fatal error: Index out of range\n"
    let script = try ScriptedExtension(
      "K",
      scenes: [
        .on(.placeholder, .complain(words), Step("report", .string(report)), .raise(SIGILL))
      ])
    let failure = try #require(try script.run().calls.first?.failure)
    #expect(failure.message == "Fatal error: Index out of range")
    #expect(failure.place == SourcePlace(file: "A.swift", line: 7))
    #expect(failure.stack == ["f() at A.swift:7"])
  }

  @Test func `a provider that ends its process is told with its status`() throws {
    let calls = try ScriptedExtension("K", scenes: [.on(.placeholder, .exit(3))]).run().calls
    let placeholders = calls.filter { $0.mode == .placeholder }
    #expect(placeholders.map(\.outcome) == [.exited(status: 3), .exited(status: 3)])
    #expect(calls.last?.hasReturned == true)
  }

  @Test func `a hang ends with its limit, and no further timeline is asked for`() throws {
    var script = try ScriptedExtension("K", scenes: [.on(.timeline, .rest)])
    script.manifest.limits.timeline = .milliseconds(200)
    let timelines = try script.run().calls.filter { $0.mode == .timeline }
    #expect(timelines.map(\.outcome) == [.timedOut(wasBusy: false)])
  }

  @Test(
    arguments: [
      (Step.exit(139), CallOutcome.exited(status: 139)),
      (.raise(SIGSEGV), .crashed(signal: 11, nil)),
      (.rest, .timedOut(wasBusy: false)),
    ])
  func `what becomes of a repetition is recorded, and the timelines go on`(
    _ step: Step, _ outcome: CallOutcome
  ) throws {
    var script = try ScriptedExtension(
      "K",
      scenes: [.on(.timeline, times: 1, .usual), .on(.timeline, times: 1, step)])
    script.manifest.limits.timeline = .seconds(1)
    let recording = try script.run()
    #expect(recording.repetitions.map(\.outcome) == [outcome])
    let timelines = recording.calls.filter { $0.mode == .timeline }
    #expect(timelines.count == 3 && timelines.allSatisfy { $0.hasReturned })
  }

  @Test func `an abandoned call counts as timed out and leaves the process alive`() throws {
    let script = try ScriptedExtension(
      "K", scenes: [.on(.snapshot, .answer(.abandoned, completions: 0))])
    let snapshots = try script.run().calls.filter { $0.mode == .snapshot }
    #expect(snapshots.map(\.termination) == [.timedOut, .timedOut])
    #expect(snapshots.allSatisfy { $0.outcome.answer?.content == .abandoned })
    #expect(script.processes.count == 2)
  }

  @Test func `a thrown error is told with its words`() throws {
    let failure = RecordedFailure(message: "no network")
    let calls = try ScriptedExtension("K", scenes: [.on(.timeline, .answer(.failure(failure)))])
      .run().calls
    let timelines = calls.filter { $0.mode == .timeline }
    #expect(timelines.map(\.failure) == [failure, failure, failure])
    #expect(timelines.allSatisfy { $0.termination == .threw })
  }

  @Test(
    arguments: [
      (Step.answer(.refusal("never heard of it")), "never heard of it"),
      (.answer(.widgets([])), "the extension answered something else"),
      (.send("{\"number\":%,\"nonce\":\"@\",\"call\":7}\n"), "the extension's answer is wrong"),
    ])
  func `an answer that is none is an error with a reason`(
    _ step: Step, _ reason: String
  ) throws {
    let script = try ScriptedExtension("K", scenes: [.on(.relevance, step)])
    let call = try #require(try script.run().calls.first { $0.mode == .relevance })
    #expect(call.termination == .threw)
    #expect(call.failure?.message.hasPrefix(reason) == true, "\(call.outcome)")
    #expect(call.completions == 0)
  }

  @Test func `a process that grows beyond all measure is told so`() throws {
    let script = try ScriptedExtension("K", scenes: [.on(.relevance, .grow(by: 700 << 20), .rest)])
    let calls = try script.run().calls.filter { $0.mode == .relevance }
    #expect(calls.map(\.outcome) == [.exceededMemory()])
  }

  @Test(
    arguments: [
      (Scene.on("start", .complain("no\n"), .exit(5)), CallOutcome.exited(status: 5)),
      (.on("start", .complain("no\n"), .raise(SIGBUS)), .crashed(signal: 7, nil)),
      (.on("describe", .complain("no\n"), .exit(0)), .exited(status: 0)),
      (.on("describe", .complain("no\n"), .raise(SIGKILL)), .crashed(signal: 9, nil)),
    ])
  func `an extension that cannot describe itself is one failed call`(
    _ scene: Scene, _ outcome: CallOutcome
  ) throws {
    let recording = try ScriptedExtension("K", scenes: [scene]).run()
    #expect(recording.events.count == 1)
    #expect(recording.calls.isEmpty)
    let description = try #require(recording.failedDescription)
    #expect(description.outcome == outcome)
    #expect(description.id.rawValue == "Script/-/-/-/placeholder")
    #expect(description.standardError == "no\n")
  }

  @Test func `a program that cannot be started is an error that names it`() throws {
    let script = try ScriptedExtension("K")
    try script.folder.write("#!/no/such/interpreter\n", to: "extension")
    let error = #expect(throws: RunnerError.self) { try script.run() }
    guard case .notStarted = error?.problem else {
      Issue.record("another problem: \(String(describing: error))")
      return
    }
    #expect(error?.place.hasSuffix("/extension") == true)
  }

  @Test func `a program that vanishes in mid-run is put back`() throws {
    var script = try ScriptedExtension(
      "A", "B", "C", scenes: [.on("finish", Step("unlink program"), .usual)])
    // A script is read after it was started, so that one that vanishes at that moment is none.
    script.options.jobs = 1
    let calls = try script.run().calls
    #expect(calls.count > 3)
    #expect(calls.allSatisfy { $0.hasReturned })
  }

  @Test func `a home that a provider takes away is there for the next process`() throws {
    let script = try ScriptedExtension(
      "K",
      scenes: [.on(.snapshot, Step("remove home"), .exit(3)), .on(.timeline, Step("dig"), .usual)]
    )
    let calls = try script.run().calls
    #expect(calls.filter { $0.mode == .snapshot }.allSatisfy { $0.outcome == .exited(status: 3) })
    #expect(calls.filter { $0.mode == .timeline }.allSatisfy { $0.hasReturned })
    #expect(!calls.isEmpty)
  }

  // MARK: - Names that no widget has

  private func stack(_ member: String) -> StackDeclaration {
    StackDeclaration(name: "Home", family: .systemSmall, members: [MemberName(rawValue: member)])
  }

  @Test func `a member that no widget is ends the run and the list alike`() throws {
    var script = try ScriptedExtension("Weather")
    script.manifest.stacks = [stack("Wether")]
    let ran = #expect(throws: RunnerError.self) { try script.run() }
    let listed = #expect(throws: RunnerError.self) { _ = try script.widgets() }
    #expect(ran == listed)
    guard case .unknownNames = ran?.problem else {
      Issue.record("another problem: \(String(describing: ran))")
      return
    }
    let text = ran?.description ?? ""
    #expect(text.contains("#/stacks/0/members/0") && text.contains("Weather"), "\(text)")
  }

  @Test func `the widgets alone are asked for with one process`() throws {
    var script = try ScriptedExtension("Weather", "Cards")
    script.manifest.stacks = [stack("Cards")]
    #expect(try script.widgets()?.map(\.kind) == ["Weather", "Cards"])
    #expect(script.processes.count == 1)
    let silent = try ScriptedExtension("K", scenes: [.on("describe", .exit(1))])
    #expect(try silent.widgets() == nil)
  }

  // MARK: - Interruption

  @Test func `nothing is begun once the user interrupts`() throws {
    let script = try ScriptedExtension("A", "B")
    #expect(try script.run { true }.events == [.interruption(RecordedInterruption())])
    #expect(script.processes.isEmpty)
  }

  @Test(arguments: ["placeholder", "relevance", "timeline"])
  func `what was done before an interruption is recorded, and no more`(_ cue: String) throws {
    var script = try ScriptedExtension("A", "B", scenes: [.on(cue, kind: "B", .rest)])
    script.options.jobs = 1
    let watched = script
    let recording = try script.run {
      // The request that is never answered has been heard.
      watched.log.contains { $0.word == "scene" }
    }
    #expect(recording.calls.count { $0.kind == "A" } == 8)
    let begun = recording.calls.filter { $0.kind == "B" }
    #expect(begun.count == ["placeholder": 0, "relevance": 4, "timeline": 5][cue])
    #expect(recording.calls.allSatisfy { $0.hasReturned })
    let interruption = try #require(recording.interruption)
    #expect(interruption.planned == 12)
    #expect(interruption.made == ["placeholder": 6, "relevance": 10, "timeline": 11][cue])
    #expect(Set(interruption.open.map(\.kind)) == ["B"])
    #expect(interruption.open.last?.id.rawValue == "Script/B/systemSmall/-/timeline")
    #expect(script.processes.filter(ProcessEndTests.exists).isEmpty)
  }
}
