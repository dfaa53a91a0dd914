import Glibc
import TestSupport
import Testing
import WidgetDrawing
import WidgetRecording

@testable import WidgetRunner

/// The drawings that a run asks for, and what becomes of a process that fails at one.
@Suite struct DrawingConversationTests {
  private static func drawing(_ appearance: String) -> RecordedDrawing {
    RecordedDrawing(
      DrawnLook(appearance), size: DrawnSize(1, 1), scale: 1, list: [], boxes: [], notes: [])
  }

  /// Answers with drawings of the first entry.
  private static func drawn(
    problem: String? = nil, errors: String? = nil, hasMore: Bool = false, late: [JSONValue] = [],
    _ appearances: String...
  ) throws -> Step {
    var entry = DrawnEntry<RecordedDrawing>(entry: 0)
    entry.drawings = appearances.map(drawing)
    entry.readsClock = false
    let text = try #require(JSONText(JSONWriter.bytes(of: entry)))
    var answer = DrawingAnswer(entries: appearances.isEmpty ? [] : [text], problem: problem)
    answer.hasMore = hasMore
    answer.errors = errors
    let members = try JSONValue(json: ExtensionAnswer(number: 0, .drawings(answer)).json).members
    return Step("answer", .object((members ?? [:]).merging(["late": .array(late)]) { $1 }))
  }

  private func script(_ kinds: [String] = ["K"], _ scenes: Scene...) throws -> ScriptedExtension {
    let widgets = kinds.map {
      RecordedWidget(kind: $0, families: [.systemSmall], configuration: .static)
    }
    var script = try ScriptedExtension(widgets, scenes: scenes)
    script.options.drawings = .default
    return script
  }

  private func requests(of script: ScriptedExtension) -> [DrawingRequest] {
    script.requests.compactMap {
      if case .draw(let drawing) = $0.operation { drawing } else { nil }
    }
  }

  private func drawings(in recording: Recording) -> [RecordedDrawing] {
    recording.events.compactMap { if case .drawing(let drawing) = $0 { drawing } else { nil } }
  }

  @Test func `equal content is drawn once, and recorded before what names it`() throws {
    let script = try script(["K"], .on("draw", try Self.drawn("light", "dark")))
    let recording = try script.run()
    // A placeholder is drawn on its own, because its words are replaced by bars.
    #expect(requests(of: script).map(\.entries) == [[0], [0]])
    #expect(
      requests(of: script).allSatisfy { $0.targets.map(\.look.appearance) == ["light", "dark"] })
    let names = ["light", "dark"].map { Self.drawing($0).digest }
    let shown = recording.calls.filter { !$0.entries.isEmpty }
    #expect(shown.count == 7 && shown.allSatisfy { $0.entries.map(\.drawings) == [names] })
    #expect(shown.allSatisfy { $0.drawingProblem == nil && $0.entries[0].readsClock == false })
    #expect(drawings(in: recording).map(\.digest) == names)
    let first = recording.events.firstIndex { if case .call = $0 { true } else { false } }
    let last = recording.events.lastIndex { if case .drawing = $0 { true } else { false } }
    #expect(try #require(last) < #require(first))
    #expect(recording.repetitions.allSatisfy { $0.entries.allSatisfy(\.drawings.isEmpty) })
  }

  @Test func `a run of many sessions holds a drawing once`() throws {
    let script = try script(["A", "B", "C"], .on("draw", try Self.drawn("light")))
    let recording = try script.run()
    #expect(requests(of: script).count == 6)
    #expect(drawings(in: recording) == [Self.drawing("light")])
  }

  @Test func `without drawings nothing is asked for`() throws {
    var script = try script()
    script.options.drawings = .none
    #expect(try script.run().calls.allSatisfy { $0.drawingProblem == nil })
    #expect(requests(of: script).isEmpty)
  }

  @Test(
    arguments: [
      Step.raise(SIGSEGV), .raise(SIGKILL), .exit(0), .exit(3), .send("no JSON\n"),
      .send(#"{"number":%,"nonce":"@","drawings":{"entries":[{}],"hasMore":true}}"# + "\n"),
      .send(#"{"number":%,"nonce":"@","drawings":{"entries":[{}]}}"# + "\n"),
      .answer(.ready), .answer(.call(.timeline, ProviderAnswer(.abandoned))),
      .answer(.stalled(nil)),
    ])
  func `a process that fails at a drawing has answered its call`(_ step: Step) throws {
    let script = try script(["K"], .on("draw", step))
    let recording = try script.run()
    #expect(recording.calls.count == 8 && recording.calls.allSatisfy { $0.hasReturned })
    let shown = recording.calls.filter { !$0.entries.isEmpty }
    #expect(shown.allSatisfy { $0.drawingProblem == "the extension ended while it drew" })
    #expect(shown.allSatisfy { $0.entries.allSatisfy(\.drawings.isEmpty) })
    // Each try may take seconds, so there are few; and no crash is laid at the provider's door.
    #expect(requests(of: script).count == EntryDrawings.mostFailures)
    #expect(recording.calls.allSatisfy { $0.laterCrash == nil })
    #expect(drawings(in: recording).isEmpty)
  }

  @Test func `what was drawn before a process failed is kept`() throws {
    let part = try Self.drawn(hasMore: true, "light")
    let script = try script(["K"], .on("draw", part, .raise(SIGSEGV)))
    let recording = try script.run()
    let shown = recording.calls.filter { !$0.entries.isEmpty }
    #expect(shown.allSatisfy { $0.entries.map(\.drawings) == [[Self.drawing("light").digest]] })
    #expect(drawings(in: recording) == [Self.drawing("light")])
    #expect(recording.calls.allSatisfy { $0.laterCrash == nil && $0.drawingProblem == nil })
  }

  @Test func `drawings come in parts, and only to who asked for them`() throws {
    let script = try script(
      ["K"],
      .on("draw", try Self.drawn(hasMore: true, "light"), try Self.drawn(problem: "it hung")),
      .on(.timeline, try Self.drawn(hasMore: true, "dark"), .usual))
    let recording = try script.run()
    #expect(drawings(in: recording) == [Self.drawing("light")])
    let timelines = recording.calls.filter { $0.mode == .timeline }
    #expect(!timelines.isEmpty && timelines.allSatisfy { !$0.hasReturned })
  }

  @Test func `a reason that the extension gives is kept`() throws {
    let script = try script(["K"], .on("draw", try Self.drawn(problem: "a view hung")))
    let calls = try script.run().calls.filter { !$0.entries.isEmpty }
    #expect(calls.allSatisfy { $0.drawingProblem == "a view hung" })
  }

  @Test func `the trap of a view that is drawn is kept with its place`() throws {
    let errors = "one more line\nViews/A.swift:3: Fatal error: Index out of range\n"
    let script = try script(
      ["K"], .on("draw", try Self.drawn(problem: "a view ended the process", errors: errors)))
    let calls = try script.run().calls.filter { !$0.entries.isEmpty }
    var failure = RecordedFailure(message: "Fatal error: Index out of range")
    failure.place = SourcePlace(file: "Views/A.swift", line: 3)
    #expect(!calls.isEmpty && calls.allSatisfy { $0.drawingFailure == failure })
  }

  @Test(arguments: DrawingOutput.allCases)
  func `what views print is added to their call where that is asked for`(
    _ output: DrawingOutput
  ) throws {
    var script = try script(
      ["K"], .on(.placeholder, .print("asked,"), .complain("asked,"), .usual),
      .on("draw", .print("drawn"), .complain("drawn"), try Self.drawn("light")))
    script.options.drawingOutput = output
    let calls = try script.run().calls.filter { $0.mode == .placeholder }
    let drawn = output == .recorded ? "asked,drawn" : "asked,"
    #expect(calls.map(\.standardOutput) == [drawn, "asked,"])
    #expect(calls.map(\.standardError) == [drawn, "asked,"])
    #expect(requests(of: script).allSatisfy { $0.output == output })
  }

  @Test func `completions that come with a drawing belong to their call`() throws {
    let script = try script(
      ["K"], .on("draw", times: 1, try Self.drawn(late: [.late(1, 2)], "light")),
      .on("draw", try Self.drawn("dark")))
    let recording = try script.run()
    #expect(recording.calls.map(\.completions) == [3, 1, 1, 1, 1, 1, 1, 1])
    let late = recording.events.firstIndex { if case .lateCompletion = $0 { true } else { false } }
    let call = recording.events.firstIndex { if case .call = $0 { true } else { false } }
    #expect(try #require(call) < #require(late))
  }

  @Test func `an interruption while views are drawn leaves the call, and no process`() throws {
    let script = try script(["K"], .on("draw", .rest))
    let recording = try script.run { !requests(of: script).isEmpty }
    #expect(recording.calls.map(\.mode) == [.placeholder])
    #expect(recording.calls.first?.hasReturned == true)
    #expect(recording.calls.first?.drawingProblem == "the run was interrupted while it drew")
    #expect(recording.interruption?.made == 1)
    #expect(script.processes.filter(ProcessEndTests.exists).isEmpty)
  }

  // MARK: - Controls and Live Activities

  private func day(_ scenes: Scene...) throws -> ScriptedExtension {
    var script = try ScriptedExtension.day([], scenes: scenes, controls: ["Light"])
    script.options.drawings = .default
    return script
  }

  @Test func `a control is drawn as the gallery shows it and as it is`() throws {
    let script = try day(.on("draw", try Self.drawn("dark")))
    let recording = try script.run()
    #expect(recording.controls.map(\.isPreview) == [true, false])
    #expect(recording.controls.allSatisfy { $0.drawings == [Self.drawing("dark").digest] })
    let places = requests(of: script).first?.targets.map(\.look.place)
    #expect(places == [.controlSmall, .controlMedium, .controlLarge])
  }

  @Test func `a control without a provider is not in the gallery`() throws {
    let missing = ActionAnswer.missing(nil)
    let script = try day(.on(.value, .acted(missing)), .on("draw", try Self.drawn("dark")))
    #expect(try script.run().controls.map(\.isPreview) == [false])
  }

  @Test(arguments: [Step.raise(SIGSEGV), .exit(0), .send("{\n")])
  func `a control that cannot be drawn has its value all the same`(_ step: Step) throws {
    let answer = ActionAnswer.control(ControlContent(value: .bool(true)))
    let script = try day(.on(.value, .acted(answer)), .on("draw", step))
    let controls = try script.run().controls
    #expect(controls.map(\.content.value) == [.bool(true), .bool(true)])
    #expect(controls.allSatisfy { $0.drawings.isEmpty && $0.end.outcome == .returned })
    #expect(controls.allSatisfy { $0.drawingProblem == "the extension ended while it drew" })
  }

  @Test func `a reload that comes with a control's drawing is recorded`() throws {
    var message = ExtensionAnswer(number: 0, .drawings(DrawingAnswer()))
    message.events = [.reloadRequest(RecordedReloadRequest(at: 0, kind: "Clock"))]
    let drawn = Step("answer", try JSONValue(json: message.json))
    let recording = try day(.on("draw", times: 1, drawn), .on("draw", try Self.drawn("dark"))).run()
    let reload = recording.events.firstIndex { $0.asks(for: .timelines, kind: "Clock") }
    let control = recording.events.firstIndex { if case .control = $0 { true } else { false } }
    #expect(try #require(reload) < #require(control))
    #expect(recording.events.count { $0.asks(for: .timelines) } == 1)
  }

  private static func previews(_ states: Double...) -> Step {
    .acted(
      .contents(
        states.map { ActivityContentValue(attributes: .object([:]), state: .number($0)) }))
  }

  @Test func `previews of the same contents are shown once, and one that fails says why`() throws {
    var ride = RecordedWidget(kind: "Ride", families: [], configuration: .activity)
    ride.previews = ["one", "same", "other", "none", "ended"].enumerated().map {
      RecordedPreview(name: $1, family: .systemSmall, index: $0)
    }
    let thrown = ActionAnswer.threw(RecordedFailure(message: "no ride"))
    var script = try ScriptedExtension(
      [ride],
      scenes: [
        .on(.activityPreview, times: 2, Self.previews(1, 2)),
        .on(.activityPreview, times: 1, Self.previews(3)),
        .on(.activityPreview, times: 1, .acted(thrown)), .on(.activityPreview, .exit(0)),
        .on("draw", try Self.drawn("light")),
      ])
    script.options.drawings = .default
    let activities = try script.run().activities
    #expect(activities.map(\.name) == ["one", "one", "other", "none", "ended"])
    #expect(activities.allSatisfy { $0.change == .preview && $0.at == ScriptedExtension.start })
    #expect(activities.map(\.content?.state.number) == [1, 2, 3, nil, nil])
    let name = Self.drawing("light").digest
    #expect(activities.map(\.drawings) == [[name], [], [name], [], []])
    #expect(activities.map(\.problem) == [nil, nil, nil, "no ride", "the preview showed nothing"])
    #expect(requests(of: script).map(\.entries) == [[0, 1], [0]])
  }

  @Test func `reloads and donations that come with a drawing count`() throws {
    let events: [RecordingEvent] = [
      .reloadRequest(RecordedReloadRequest(at: 60, kind: "K")),
      .donation(RecordedDonation(at: 60, interface: .usage, intent: "I", parameters: [:])),
    ]
    let answer = ProviderAnswer(
      .timeline(RecordedTimeline(entries: [ScriptedExtension.entry], policy: .never)))
    var message = ExtensionAnswer(number: 0, .drawings(DrawingAnswer()))
    message.events = events
    let drawn = Step("answer", try JSONValue(json: message.json))
    let script = try script(
      ["K"], .on("draw", times: 1, try Self.drawn("light")), .on("draw", times: 1, drawn),
      .on(.timeline, .answer(answer)))
    let recording = try script.run()
    #expect(recording.donations.count == 1)
    #expect(recording.events.count { $0.asks(for: .timelines, kind: "K") } == 1)
    let bringer = try #require(recording.events.firstIndex { $0.asks(for: .timelines) })
    guard case .call(let call) = recording.events[bringer - 1] else {
      Issue.record("the reload does not follow its call")
      return
    }
    #expect(call.mode == .snapshot)
  }
}
