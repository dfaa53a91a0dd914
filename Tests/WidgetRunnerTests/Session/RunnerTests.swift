import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// The calls of a run, their order, and their recording.
@Suite struct RunnerTests {
  private func modes(_ calls: [RecordedCall]) -> [String] {
    calls.map { $0.mode.rawValue + ($0.isPreview ? "!" : "") }
  }

  /// Prints its process with each call.
  private static let tellingProcess = ["placeholder", "snapshot", "relevance", "timeline"].map {
    Scene.on($0, Step("tell", .string("process")), .usual)
  }

  @Test func `a widget is called in every mode, and again as its policy asks`() throws {
    let recording = try ScriptedExtension("K").run()
    let calls = recording.calls
    #expect(
      modes(calls) == [
        "placeholder", "placeholder", "snapshot!", "snapshot", "relevance", "timeline",
        "timeline", "timeline",
      ])
    #expect(calls.suffix(3).map { $0.at - ScriptedExtension.start } == [0, 3600, 7200])
    #expect(calls.suffix(3).map(\.reason) == [.initial, .after, .after])
    #expect(calls.allSatisfy { $0.hasReturned && $0.developerMode == nil && $0.completions == 1 })
    #expect(recording.repetitions.map(\.at) == [ScriptedExtension.start])
    #expect(recording.widgets.map(\.kind) == ["K"])
  }

  @Test func `a call asks at the size and with the values of its configuration`() throws {
    let widget = RecordedWidget(
      kind: "K", families: [.systemMedium], configuration: .appIntent(.init(parameters: ["card"])))
    var script = try ScriptedExtension([widget])
    var declaration = WidgetDeclaration(kind: "K")
    declaration.configurations = [
      ConfigurationDeclaration(
        name: ConfigurationName("visa"), parameters: ["card": .string("visa")])
    ]
    script.manifest.widgets = [declaration]
    _ = try script.run()
    let asked = try script.log.filter { $0.word == "request" }.compactMap { line in
      let request = try JSONReader.read(ExtensionRequest.self, from: line.text.utf8)
      if case .call(let call) = request.operation { return call }
      return nil
    }
    let visa = asked.filter { !$0.parameters.isEmpty }
    #expect(!visa.isEmpty && visa.allSatisfy { $0.parameters == ["card": .string("visa")] })
    #expect(asked.allSatisfy { $0.family == .systemMedium && $0.width > $0.height })
  }

  @Test func `what a call waited for a processor is not its own time`() throws {
    let answer = ProviderAnswer(.entry(ScriptedExtension.entry))
    let recording = try ScriptedExtension(
      "K",
      scenes: [.on(.placeholder, .answer(answer) { $0.schedulingDelay = .seconds(4000) })]
    ).run()
    let waiting = recording.calls.filter { $0.mode == .placeholder }
    #expect(waiting.map(\.duration) == [.zero, .zero])
    let others = recording.calls.filter { $0.mode == .timeline }
    #expect(!others.isEmpty && others.allSatisfy { ($0.duration ?? .zero) > .zero })
  }

  @Test func `what is printed belongs to the call in which it is`() throws {
    let recording = try ScriptedExtension(
      "K", scenes: [.on(.snapshot, .print("out\n"), .complain("err\n"), .usual)]
    ).run()
    for call in recording.calls {
      #expect(call.standardOutput == (call.mode == .snapshot ? "out\n" : ""))
      #expect(call.standardError == (call.mode == .snapshot ? "err\n" : ""))
    }
  }

  @Test func `of a flood beginning and end are kept, and the call goes on`() throws {
    let recording = try ScriptedExtension(
      "K",
      scenes: [
        .on(
          .snapshot, .print("start"), .print("0123456789", times: 1_000_000), .print("end"), .usual)
      ]
    ).run()
    for call in recording.calls where call.mode == .snapshot {
      #expect(call.hasReturned)
      #expect(call.standardOutput.hasPrefix("start0123"))
      #expect(call.standardOutput.hasSuffix("789end"))
      #expect(call.standardOutput.contains("\(10_000_008 - 2 * CappedText.cap) bytes left out"))
    }
  }

  @Test func `with isolation by call every call has a process`() throws {
    var script = try ScriptedExtension("K", scenes: Self.tellingProcess)
    #expect(Set(try script.run().calls.map(\.standardOutput)).count == 1)
    script.options.isolation = .call
    let recording = try script.run()
    let processes = (recording.calls + recording.repetitions).map(\.standardOutput)
    #expect(Set(processes).count == processes.count)
  }

  @Test func `each widget and family has a process of its own`() throws {
    let widgets = ["A", "B"].map {
      RecordedWidget(
        kind: $0, families: [.systemSmall, .systemLarge], configuration: .static)
    }
    let calls = try ScriptedExtension(widgets, scenes: Self.tellingProcess).run().calls
    let groups = Dictionary(grouping: calls) { "\($0.kind)/\($0.family)" }
    #expect(groups.count == 4)
    #expect(groups.values.allSatisfy { Set($0.map(\.standardOutput)).count == 1 })
    #expect(Set(calls.map(\.standardOutput)).count == 4)
  }

  @Test func `a filter leaves calls out`() throws {
    var script = try ScriptedExtension("A", "B")
    script.options.filters = ["Script/B/*/*/timeline"].compactMap(GlobPattern.init)
    let calls = try script.run().calls
    #expect(Set(calls.map(\.id.rawValue)) == ["Script/B/systemSmall/-/timeline"])
    #expect(calls.count == 3)
  }

  @Test func `reloads that the budget refuses part the Developer Modes`() throws {
    var script = try ScriptedExtension("K")
    script.manifest.reloadBudget = RateLimit(perDay: 2, minimumInterval: 300)
    let timelines = try script.run().calls.filter { $0.mode == .timeline }
    let off = timelines.filter { $0.counts(in: .off) }
    let on = timelines.filter { $0.counts(in: .on) }
    #expect(off.map(\.reason) == [.initial, .after, nil])
    #expect(off.map(\.isRejected) == [false, false, true])
    #expect(on.map(\.reason) == [.initial, .after, .after])
    script.options.developerModes = [.on]
    let alone = try script.run().calls.filter { $0.mode == .timeline }
    #expect(alone.map(\.developerMode) == [.on, .on, .on])
  }

  @Test func `a reload that the extension asks for is made`() throws {
    let request = RecordingEvent.reloadRequest(RecordedReloadRequest(at: 0, kind: "K"))
    let answer = ProviderAnswer(
      .timeline(RecordedTimeline(entries: [ScriptedExtension.entry], policy: .never)))
    let script = try ScriptedExtension(
      "K",
      scenes: [
        .on(.timeline, times: 1, .answer(answer) { $0.events = [request] }),
        .on(.timeline, .answer(answer)),
      ])
    let recording = try script.run()
    let timelines = recording.calls.filter { $0.mode == .timeline }
    #expect(timelines.map(\.reason) == [.initial, .appReload])
    #expect(
      recording.events.contains(
        .reloadRequest(RecordedReloadRequest(at: ScriptedExtension.start, kind: "K"))))
  }

  @Test func `what a repetition does beside answering is not recorded`() throws {
    let donation = RecordingEvent.donation(
      RecordedDonation(at: 0, interface: .usage, intent: "I", parameters: [:]))
    let answer = ProviderAnswer(.timeline(ScriptedExtension.timeline))
    let recording = try ScriptedExtension(
      "K", scenes: [.on(.timeline, .answer(answer) { $0.events = [donation] })]
    ).run()
    #expect(recording.calls.count { $0.mode == .timeline } == 3)
    #expect(recording.repetitions.count == 1)
    #expect(recording.donations.count == 3)
  }

  @Test func `completions that come late belong to their call`() throws {
    let recording = try ScriptedExtension(
      "K",
      scenes: [
        .on(
          .relevance,
          .answer(ProviderAnswer(.clues([]))) { $0.late = [.init(number: 1, completions: 2)] }),
        .on(
          "finish", Step("answer", .object(["late": .array([.late(5, 1), .late(99, 1)])])), .exit(0)
        ),
      ]
    ).run()
    #expect(recording.calls.map(\.completions) == [3, 1, 1, 1, 2, 1, 1, 1])
  }

  @Test func `a provider that finds nothing stored is asked once more, in a process of its own`()
    throws
  {
    var script = try ScriptedExtension(
      "K", scenes: [.on(.placeholder, Step("tell", .string("process")), .usual)])
    #expect(try script.run().repetitions.allSatisfy { $0.repetition != .withoutData })
    script.manifest.environment.userDefaults = ["key": .number(1)]
    let recording = try script.run()
    let dataless = recording.repetitions.filter { $0.repetition == .withoutData }
    #expect(dataless.map(\.mode) == [.placeholder])
    #expect(dataless.map(\.at) == [ScriptedExtension.start])
    let others = Set(recording.calls.map(\.standardOutput))
    #expect(
      dataless.allSatisfy { !$0.standardOutput.isEmpty && !others.contains($0.standardOutput) })
  }

  @Test(arguments: [("d", ["d"]), ("e", ["e", "f"])])
  func `two processes that find nothing stored are asked where the first answers otherwise`(
    _ digest: String, _ digests: [String]
  ) throws {
    func answer(_ digest: String) -> Step {
      .answer(.entry(RecordedEntry(date: 0, digest: ContentDigest(digest))))
    }
    let asked = try ScriptedExtension("K").run().events.count { event in
      if case .call(let call) = event { call.mode == .placeholder } else { false }
    }
    var script = try ScriptedExtension(
      "K",
      scenes: [
        .on(.placeholder, times: asked, .usual), .on(.placeholder, times: 1, answer(digest)),
        .on(.placeholder, answer("f")),
      ])
    script.manifest.environment.userDefaults = ["key": .number(1)]
    let dataless = try script.run().repetitions.filter { $0.repetition == .withoutData }
    #expect(dataless.map { $0.entries.first?.digest } == digests.map { ContentDigest($0) })
  }
}
