import Glibc
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// Taps on intents that the system performs in the app's process, and in the extension's else.
@Suite struct AppIntentTests {
  private static let intent = RecordedIntent("Log", ["n": .number(2)])
  private static let left = ActionAnswer.pressed(
    .init(label: "Log it", intent: intent, end: .leftToApp("Cards.Log")))

  /// The recording of one tap, and the actions that both sides were asked for, once.
  private func tap(
    _ scenes: Scene..., hasApp: Bool = true
  ) throws -> (recording: Recording, actions: [ActionRequest]) {
    var script = try ScriptedExtension.day([(10, .tap("Clock", .only))], scenes: scenes)
    if hasApp { script.manifest.app = AppDeclaration(sources: []) }
    let recording = try script.run()
    // The session plays the scenario once more, for the data that its provider finds.
    let actions = script.actions
    #expect(Array(actions.prefix(actions.count / 2)) == Array(actions.suffix(actions.count / 2)))
    return (recording, Array(actions.prefix(actions.count / 2)))
  }

  @Test func `the app performs what the extension leaves to it, with its values`() throws {
    let reload = RecordingEvent.reloadRequest(RecordedReloadRequest(at: 0, kind: "Clock"))
    let (recording, actions) = try tap(
      .on(.tap, .acted(Self.left)),
      .on(.intent, .print("in the app"), .acted(.done, reload)))
    #expect(actions.map(\.word) == [.tap, .intent] && actions.map(\.performer) == [.app, nil])
    #expect(actions.last == .intent(.init("Cards.Log", ["n": .number(2)])))
    let made = try #require(recording.interactions.first)
    #expect(made.action == .tap(.init("Log", ["n": .number(2)])) && made.label == "Log it")
    #expect(made.end.outcome == .returned && made.end.standardOutput == "in the app")
    #expect(recording.events.contains { $0.asks(for: .timelines, kind: "Clock") })
    #expect(recording.timelineReasons == ["0 initial", "10 interaction"])
  }

  @Test(
    arguments: [
      (Step.raise(SIGSEGV), Termination.crashed), (.exit(1), .exited), (.send("no\n"), .threw),
    ])
  func `an app that fails at an intent is told as the end of the tap`(
    _ step: Step, _ outcome: Termination
  ) throws {
    let (recording, actions) = try tap(.on(.tap, .acted(Self.left)), .on(.intent, step))
    #expect(actions.map(\.word) == [.tap, .intent])
    #expect(recording.interactions.map(\.end.outcome.termination) == [outcome])
    #expect(recording.interactions.map(\.intent?.name) == ["Log"])
    #expect(recording.calls.allSatisfy { $0.hasReturned })
  }

  @Test func `what the app does not have the extension performs`() throws {
    let own = ActionAnswer.pressed(.init(label: nil, intent: .init("Log"), end: .returned))
    let (recording, actions) = try tap(
      .on(.intent, .acted(.missing(nil))),
      Scene(cue: "act", steps: [.acted(Self.left)], kind: "Clock", times: 1),
      Scene(cue: "act", steps: [.acted(own)], kind: "Clock", times: 1),
      Scene(cue: "act", steps: [.acted(Self.left)], kind: "Clock", times: 1),
      Scene(cue: "act", steps: [.acted(own)], kind: "Clock", times: 1))
    #expect(actions.map(\.word) == [.tap, .intent, .tap])
    #expect(actions.map(\.performer) == [.app, nil, .extension])
    let made = try #require(recording.interactions.first)
    #expect(recording.interactions.count == 1 && made.isFound && made.label == nil)
  }

  @Test func `without an app the extension performs everything`() throws {
    let (_, actions) = try tap(hasApp: false)
    #expect(actions.map(\.word) == [.tap] && actions.map(\.performer) == [.extension])
  }
}

extension ActionRequest {
  /// The process that a tap's intent may be performed in; nil for all else.
  fileprivate var performer: Performer? {
    if case .tap(_, _, let performer) = self { performer } else { nil }
  }
}
