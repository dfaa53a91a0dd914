import JSON
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// The actions of the person, the app and the device in a run.
@Suite struct ScenarioTests {
  private static let start = ScriptedExtension.start

  @Test func `a tap performs the intent once for the recording, and reloads free of the budget`()
    throws
  {
    let answer = ActionAnswer.pressed(
      .init(label: "Log a cup", intent: .init("Log"), end: .returned))
    let script = try ScriptedExtension.day(
      [(10, .tap("Clock", .label("Log a cup"))), (11, .tap("Clock", .intent("Log")))],
      scenes: [.on("act", .answer(.acted(answer)))])
    let recording = try script.run()
    #expect(recording.interactions.map(\.intent?.name) == ["Log", "Log"])
    #expect(recording.interactions.map(\.family) == [.systemSmall, .systemSmall])
    #expect(recording.interactions.allSatisfy { $0.isFound && $0.end.outcome == .returned })
    #expect(recording.timelineReasons == ["0 initial", "10 interaction", "11 interaction"])
  }

  @Test func `a tap acts on a timeline that its process was asked for, as a session is`() throws {
    var script = try ScriptedExtension.day([(90, .tap("Clock", .only))])
    script.manifest.environment.duration = 3 * 3600
    let recording = try script.run()
    #expect(recording.timelineReasons == ["0 initial", "60 after", "90 interaction", "150 after"])
    var processes: [Int: [String]] = [:]
    for line in script.log where line.word == "request" {
      let request = try JSONReader.read(ExtensionRequest.self, from: line.text.utf8)
      let minute = Int((request.at - Self.start) / 60)
      switch request.operation {
      case .act(.tap): processes[line.process, default: []].append("\(minute) tap")
      case .call(let call) where call.mode == .timeline && call.isShown:
        processes[line.process, default: []].append("\(minute)")
      default: break
      }
    }
    // The process of the recorded tap is asked for nothing after it.
    #expect(
      Set(processes.values) == [["0", "60", "90 tap"], ["0", "60", "90 tap", "90", "150"]])
  }

  @Test func `an error that an intent throws is told, and a button that is not there`() throws {
    let thrown = ActionAnswer.pressed(
      .init(
        label: nil, intent: .init("Log"), end: .threw(RecordedFailure(message: "no more coffee"))))
    let missing = ActionAnswer.missing(nil)
    let script = try ScriptedExtension.day(
      [(10, .tap("Clock", .label("A"))), (20, .tap("Clock", .label("B")))],
      scenes: [
        .on("act", times: 1, .answer(.acted(thrown))), .on("act", .answer(.acted(missing))),
      ])
    let recording = try script.run()
    #expect(recording.interactions.map(\.end.outcome.termination) == [.threw, .returned])
    #expect(recording.interactions.map(\.end.failure?.message) == ["no more coffee", nil])
    #expect(recording.interactions.map(\.isFound) == [true, false])
    #expect(recording.interactions.map(\.label) == ["A", "B"])
  }

  @Test func `an intent that ends the process is told, and the day goes on`() throws {
    let script = try ScriptedExtension.day(
      [(10, .tap("Clock", .only)), (20, .reload(kind: nil))],
      scenes: [.on("act", .raise(11))])
    let recording = try script.run()
    #expect(recording.interactions.map(\.end.outcome.termination) == [.crashed])
    #expect(recording.interactions.map(\.end.signal) == [11])
    #expect(recording.timelineReasons == ["0 initial", "10 interaction", "20 appReload"])
  }

  @Test func `the app is set up before the first request, and its reloads count in the background`()
    throws
  {
    let reload = RecordingEvent.reloadRequest(RecordedReloadRequest(at: 0, kind: "Clock"))
    var script = try ScriptedExtension.day(
      [
        (10, .foreground), (11, .call(function: "buy")), (12, .background),
        (20, .call(function: "buy")), (21, .call(function: "buy")),
      ],
      scenes: [.on("act", .acted(.done, reload))])
    script.manifest.app = AppDeclaration(sources: [], setup: "fill")
    script.manifest.reloadBudget = RateLimit(perDay: 2, minimumInterval: 1)
    let recording = try script.run()
    #expect(recording.appCalls.map(\.function) == ["fill", "buy", "buy", "buy"])
    #expect(recording.appCalls.map(\.isSetup) == [true, false, false, false])
    #expect(recording.appCalls.map { ($0.at - Self.start) / 60 } == [0, 11, 20, 21])
    let off = recording.calls.filter { $0.mode == .timeline && $0.developerMode != .on }
    #expect(off.map(\.isRejected) == [false, false, false, true])
    #expect(off.map { ($0.at - Self.start) / 60 } == [0, 11, 20, 21])
  }

  @Test func `a function that the app's side does not have is told`() throws {
    let missing = ActionAnswer.missing(nil)
    var script = try ScriptedExtension.day(
      [(10, .call(function: "buy"))], scenes: [.on("act", .answer(.acted(missing)))])
    script.manifest.app = AppDeclaration(sources: [])
    let ends = try script.run().appCalls.map(\.end)
    #expect(ends.map(\.outcome.termination) == [.threw])
    #expect(ends.map(\.failure?.message) == ["the app's side has no function 'buy'"])
  }

  @Test func `a push reloads what has a handler, and a change of the environment all`() throws {
    let oslo = GeographicCoordinate(latitude: 59.9, longitude: 10.7)
    let script = try ScriptedExtension.day([
      (10, .push), (20, .timeZone("Europe/Oslo")), (30, .significantTimeChange),
      (40, .permission(name: "location", .granted)), (50, .location(oslo)),
    ])
    let recording = try script.run()
    #expect(
      recording.timelineReasons == [
        "0 initial", "10 appReload", "20 environment", "30 environment",
      ])
    let permission = RecordedPermission(
      at: Self.start + 2400, name: "location", status: .granted)
    #expect(recording.events.contains(.permission(permission)))
    let place = RecordedLocation(at: Self.start + 3000, location: oslo)
    #expect(recording.events.contains(.location(place)))
    #expect(recording.places == [place])
  }

  @Test func `a control is asked for its value, pressed, and asked again`() throws {
    let answer = ActionAnswer.control(ControlContent(value: .bool(true), isOn: true))
    let script = try ScriptedExtension.day(
      [(10, .tap("Light", .only))], scenes: [.on("act", .answer(.acted(answer)))],
      controls: ["Light"])
    let recording = try script.run()
    #expect(recording.controls.map(\.reason) == [.initial, .interaction])
    #expect(recording.controls.map(\.content.value) == [.bool(true), .bool(true)])
    #expect(recording.interactions.map(\.kind) == ["Light"])
    #expect(recording.interactions.first?.family == nil)
    #expect(recording.timelineReasons == ["0 initial"])
  }
}
