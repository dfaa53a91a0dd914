import Glibc
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// Each action of a scenario may end its process, hang, or be answered with something else.
@Suite struct ScenarioEndTests {
  private static let start = ScriptedExtension.start

  /// A way in which a process can fail an action, and the end that is recorded.
  struct Failure: Sendable, CustomTestStringConvertible {
    var step: Step
    var outcome: Termination
    var signal: Int?
    var testDescription: String { "\(outcome)" }
  }

  private static let failures = [
    Failure(step: .raise(SIGSEGV), outcome: .crashed, signal: 11),
    Failure(step: .raise(SIGABRT), outcome: .crashed, signal: 6),
    Failure(step: .exit(3), outcome: .exited),
    Failure(step: .exit(0), outcome: .exited),
    Failure(step: .send("no JSON\n"), outcome: .threw),
    Failure(step: .answer(.refusal("not now")), outcome: .threw),
  ]

  @Test(arguments: failures)
  func `a tap that fails is recorded with its end, and the day goes on`(_ failure: Failure) throws {
    let script = try ScriptedExtension.day(
      [(10, .tap("Clock", .label("Log"))), (20, .reload(kind: nil))],
      scenes: [.on(.tap, failure.step)])
    let recording = try script.run()
    #expect(recording.interactions.map(\.end.outcome.termination) == [failure.outcome])
    #expect(recording.interactions.map(\.end.signal) == [failure.signal])
    #expect(recording.timelineReasons.first == "0 initial")
    #expect(recording.timelineReasons.last == "20 appReload")
    #expect(recording.calls.allSatisfy { $0.hasReturned })
  }

  @Test(arguments: failures)
  func `a setup of the app that fails is recorded, and the extension is asked all the same`(
    _ failure: Failure
  ) throws {
    var script = try ScriptedExtension.day(
      [(10, .call(function: "buy"))], scenes: [.on(.function, times: 1, failure.step)])
    script.manifest.app = AppDeclaration(sources: [], setup: "fill")
    let recording = try script.run()
    #expect(recording.appCalls.map(\.function) == ["fill", "buy"])
    #expect(recording.appCalls.map(\.end.outcome.termination) == [failure.outcome, .returned])
    #expect(recording.appCalls.first?.end.signal == failure.signal)
    #expect(recording.timelineReasons.first == "0 initial")
  }

  @Test(arguments: failures)
  func `a control whose value fails has none, and is asked again after a press`(
    _ failure: Failure
  ) throws {
    let answer = ActionAnswer.control(ControlContent(value: .bool(true)))
    let script = try ScriptedExtension.day(
      [(10, .tap("Light", .only))],
      scenes: [.on(.value, times: 1, failure.step), .on(.value, .answer(.acted(answer)))],
      controls: ["Light"])
    let controls = try script.run().controls
    #expect(controls.map(\.end.outcome.termination) == [failure.outcome, .returned])
    #expect(controls.map(\.content.value) == [nil, .bool(true)])
    #expect(controls.map(\.reason) == [.initial, .interaction])
  }

  @Test func `an action that hangs ends with its limit`() throws {
    var script = try ScriptedExtension.day(
      [(10, .openURL("Clock", label: "More"))], scenes: [.on(.openURL, .rest)])
    script.manifest.limits.timeline = .milliseconds(100)
    let interactions = try script.run().interactions
    #expect(interactions.map(\.action.word) == [.openURL])
    #expect(interactions.map(\.end.outcome.termination) == [.timedOut])
  }

  @Test func `words that an action prints are kept with it`() throws {
    let script = try ScriptedExtension.day(
      [(10, .tap("Clock", .only))],
      scenes: [.on(.tap, .print("one\n"), .complain("two\n"), .acted())])
    let end = try #require(try script.run().interactions.first?.end)
    #expect(end.standardOutput == "one\n")
    #expect(end.standardError == "two\n")
  }

  @Test func `what a call or an action left running did is recorded once`() throws {
    var message = ExtensionAnswer(number: 0, .ready)
    message.events = [.reloadRequest(RecordedReloadRequest(at: 0, kind: "Clock"))]
    let farewell = Step("answer", try JSONValue(json: message.json))
    var script = try ScriptedExtension.day(
      [(10, .tap("Clock", .only))], scenes: [.on("finish", farewell, .exit(0))])
    script.options.isolation = .call
    let recording = try script.run()
    #expect(recording.interactions.count == 1 && !recording.calls.isEmpty)
    let asked = recording.events.count { $0.asks(for: .timelines, kind: "Clock") }
    // Sessions perform the action for its effect alone, and a repetition is of no device.
    #expect(asked == recording.calls.count + 1)
  }

  @Test func `a visit brings the app what the widget showed, until the next one`() throws {
    let link = ActionAnswer.followed(url: "clock://more")
    var script = try ScriptedExtension.day(
      [
        (5, .call(function: "open")), (10, .openURL("Clock", label: "More")),
        (11, .call(function: "open")), (12, .call(function: "open")),
      ], scenes: [.on(.openURL, .answer(.acted(link)))])
    script.manifest.app = AppDeclaration(sources: [])
    let recording = try script.run()
    // The session plays the scenario once more, for the data that its provider finds.
    let visits = script.functionVisits
    #expect(Array(visits.prefix(3)) == Array(visits.suffix(3)))
    #expect(visits.prefix(3).map(\.?.url) == [nil, "clock://more", "clock://more"])
    #expect(visits.prefix(3).map(\.?.kind) == [nil, "Clock", "Clock"])
    #expect(recording.interactions.map(\.url) == ["clock://more"])
    // A link opens the app; the widget's timeline stays as it is.
    #expect(recording.timelineReasons == ["0 initial"])
  }

  @Test func `a link that is not there brings the app nothing`() throws {
    let missing = ActionAnswer.missing(nil)
    var script = try ScriptedExtension.day(
      [(10, .openURL("Clock", label: "More")), (11, .call(function: "open"))],
      scenes: [.on(.openURL, .answer(.acted(missing)))])
    script.manifest.app = AppDeclaration(sources: [])
    #expect(try script.run().interactions.map(\.isFound) == [false])
    #expect(script.functionVisits.last == .some(nil))
  }

  @Test func `each change of the environment starts both sides anew in it`() throws {
    var script = try ScriptedExtension.day(
      [
        (5, .call(function: "a")), (10, .locale("nb_NO")), (11, .call(function: "a")),
        (20, .permission(name: "photos", .denied)), (21, .call(function: "a")),
      ])
    script.manifest.app = AppDeclaration(sources: [])
    let recording = try script.run()
    #expect(recording.appCalls.count == 3)
    #expect(recording.appCalls.allSatisfy { $0.end.outcome == .returned })
    #expect(recording.timelineReasons == ["0 initial", "10 environment"])
    let call = #""action":"function","name":"a""#
    let callers = script.log.filter { $0.text.contains(call) }.map(\.process)
    #expect(callers.count == 6 && Set(callers).count == callers.count)
  }

  @Test func `a reload that an intent asks for is free, one that the app asks for is counted`()
    throws
  {
    let reload = RecordingEvent.reloadRequest(RecordedReloadRequest(at: 0, kind: "Clock"))
    var script = try ScriptedExtension.day(
      [(10, .tap("Clock", .only)), (20, .tap("Clock", .only)), (30, .call(function: "buy"))],
      scenes: [.on("act", .acted(.done, reload))])
    script.manifest.app = AppDeclaration(sources: [])
    script.manifest.reloadBudget = RateLimit(perDay: 1, minimumInterval: 1)
    let off = try script.run().calls.filter { $0.mode == .timeline && $0.developerMode != .on }
    #expect(off.map(\.isRejected) == [false, false, false, true])
  }

  @Test func `a reload of another kind leaves a widget as it is`() throws {
    let other = RecordingEvent.reloadRequest(RecordedReloadRequest(at: 0, kind: "Other"))
    var script = try ScriptedExtension.day(
      [(10, .call(function: "buy")), (30, .reload(kind: "Clock"))],
      scenes: [.on("act", .acted(.done, other))])
    script.manifest.app = AppDeclaration(sources: [])
    #expect(try script.run().timelineReasons == ["0 initial", "30 appReload"])
  }

  @Test func `controls are asked again where the app says so, the named one alone`() throws {
    func reload(_ kind: String?) -> RecordingEvent {
      .reloadRequest(RecordedReloadRequest(at: 0, kind: kind, of: .controls))
    }
    var script = try ScriptedExtension.day(
      [(10, .call(function: "one")), (20, .call(function: "all"))],
      scenes: [
        .on(.function, times: 1, .acted(.done, reload("B"))),
        .on(.function, times: 1, .acted(.done, reload(nil))),
      ], controls: ["A", "B"])
    script.manifest.app = AppDeclaration(sources: [])
    let controls = try script.run().controls
    #expect(controls.map(\.kind) == ["A", "B", "B", "A", "B"])
    #expect(
      controls.map(\.reason) == [.initial, .initial] + Array(repeating: .appReload, count: 3))
    #expect(controls.map { ($0.at - Self.start) / 60 } == [0, 0, 10, 20, 20])
  }

  @Test func `a control that has its own value asked for again is not asked for ever`() throws {
    let again = RecordingEvent.reloadRequest(
      RecordedReloadRequest(at: 0, kind: "Light", of: .controls))
    let script = try ScriptedExtension.day(
      [], scenes: [.on(.value, .acted(.done, again))], controls: ["Light"])
    #expect(try script.run().controls.count == 1)
  }

  @Test func `an interrupted day ends where it is, and says what is open`() throws {
    let script = try ScriptedExtension.day(
      [(10, .tap("Clock", .only)), (20, .reload(kind: nil))], scenes: [.on(.tap, .rest)])
    let recording = try script.run(isCancelled: { script.actions.contains { $0.word == .tap } })
    #expect(recording.interactions.isEmpty)
    #expect(
      recording.events.contains { if case .interruption = $0 { true } else { false } })
    #expect(!recording.timelineReasons.contains("20 appReload"))
  }
}
