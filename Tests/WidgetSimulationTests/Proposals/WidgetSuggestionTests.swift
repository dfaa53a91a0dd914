import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct WidgetSuggestionTests {
  private func item(
    _ kind: String, _ from: Double, _ to: Double, parameters: [String: JSONValue]? = nil
  ) -> RelevantShortcut {
    RelevantShortcut(
      widgetKind: kind, role: .information, intent: parameters.map { RecordedIntent("", $0) },
      providers: [.date(Scene.start + from * 60, Scene.start + to * 60, nil)]
    )
  }

  private func shortcuts(at minute: Double, _ items: RelevantShortcut...)
    -> RecordingEvent
  {
    .relevantShortcuts(RelevantItemsUpdate(at: Scene.start + minute * 60, items: items))
  }

  private func scene(hours: Double = 6, _ events: RecordingEvent...) -> Scene {
    var scene = Scene(hours: hours)
    scene.timeline("clock", (0, nil, 0))
    scene.recording.events += events
    return scene
  }

  @Test func `a relevant shortcut is inserted for its date range and taken away after it`() {
    var scene = scene(shortcuts(at: 0, item("cards", 120, 240)))
    scene.stack("clock")
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock ██··██
        cards ··██··
        """
    )
    #expect(scene.trace().suggestions.map(\.source) == [.relevantShortcut])
    #expect(scene.trace().tops[1].isSuggestion)
  }

  @Test func `each update replaces the whole list`() {
    var scene = scene(
      shortcuts(at: 0, item("cards", 120, 240), item("trips", 300, 360)),
      shortcuts(at: 180, item("tasks", 240, 300))
    )
    scene.stack("clock")
    #expect(
      scene.trace(.on).lanes(step: 3600) == """
        clock ██·█·█
        cards ··█···
        tasks ····█·
        """
    )
  }

  @Test func `an item that an update repeats stays one suggestion`() {
    var scene = scene(
      shortcuts(at: 0, item("cards", 60, 240)), shortcuts(at: 120, item("cards", 60, 240))
    )
    scene.stack("clock")
    #expect(scene.trace().suggestions.count == 1)
    #expect(scene.trace().suggestions.first?.to == Scene.start + 240 * 60)
  }

  @Test func `without a provider an item is relevant for an hour after the update`() {
    var scene = scene(
      shortcuts(at: 60, RelevantShortcut(widgetKind: "cards", role: .information))
    )
    scene.stack("clock")
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock █·████
        cards ·█····
        """
    )
  }

  @Test func `a location provider proposes nothing on iPhone`() {
    var scene = scene(
      shortcuts(
        at: 0, RelevantShortcut(widgetKind: "cards", providers: [.inferredLocation("work")])
      )
    )
    scene.stack("clock")
    #expect(scene.trace(.on).suggestions.isEmpty)
  }

  @Test func `the limit on suggestions counts by kind and Developer Mode lifts it`() {
    var scene = scene(
      shortcuts(
        at: 0, item("cards", 60, 70), item("cards", 120, 130), item("trips", 120, 125)
      )
    )
    scene.stack("clock", suggestions: RateLimit(perDay: 1, minimumInterval: 0))
    #expect(scene.trace(.off).suggestions.map(\.kind) == ["cards", "trips"])
    #expect(scene.trace(.on).suggestions.map(\.kind) == ["cards", "cards", "trips"])
  }

  @Test func `a stack that allows no suggestions gets none`() {
    var scene = scene(shortcuts(at: 0, item("cards", 60, 70)))
    scene.stack("clock") { $0.widgetSuggestions = false }
    #expect(scene.trace(.on).suggestions.isEmpty)
  }

  @Test func `a proposal for a member makes it a candidate of full strength instead`() {
    let visa = item("cards", 60, 120, parameters: ["card": .string("visa")])
    var scene = scene(shortcuts(at: 0, visa))
    scene.timeline("cards", configuration: .named("visa"), (0, 10, 1), (60, 1, 60))
    scene.timeline("other", (60, 5, 60), (120, 6, 1))
    scene.stack("clock", "other", "cards/visa")
    let trace = scene.trace()
    #expect(trace.suggestions.isEmpty)
    #expect(trace.rotations.map(\.to) == ["cards/visa", "other"])
    let again = trace.rotations.map(\.strength)
    #expect(again == [1, 1])
  }

  @Test func `parameters without a recorded configuration name the suggestion`() {
    let parameters: [String: JSONValue] = ["a": .number(2), "b": .bool(true), "c": .null]
    var scene = scene(shortcuts(at: 0, item("cards", 60, 120, parameters: parameters)))
    scene.stack("clock")
    #expect(scene.trace().suggestions.map(\.name) == ["cards/a=2,b=true"])
  }

  @Test func `an intent donated on three days at one time is proposed on the next`() {
    var scene = scene(hours: 120)
    let widget = RecordedWidget(
      kind: "cards", families: [Scene.small], configuration: .appIntent(.init("ViewCards")))
    scene.recording.events.append(.widget(widget))
    for minute in [600.0, 2055, 3470] {
      scene.recording.events.append(
        .donation(
          RecordedDonation(
            at: Scene.start + minute * 60, interface: .donationManager, intent: "ViewCards",
            parameters: [:]
          )
        )
      )
    }
    scene.stack("clock")
    let suggestions = scene.trace().suggestions
    #expect(suggestions.map(\.source) == [.donation, .donation])
    #expect(suggestions.map { ($0.from - Scene.start) / 60 } == [4880, 6320])
    #expect(suggestions.map { $0.to - $0.from } == [3600, 3600])
  }

  @Test func `two days are no habit, nor are other times of day`() {
    var scene = scene(hours: 120)
    let widget = RecordedWidget(
      kind: "cards", families: [Scene.small], configuration: .appIntent(.init("ViewCards")))
    scene.recording.events.append(.widget(widget))
    for minute in [600.0, 2040, 3580] {
      let donation = RecordedDonation(
        at: Scene.start + minute * 60, interface: .interaction, intent: "ViewCards", parameters: [:]
      )
      scene.recording.events.append(.donation(donation))
    }
    scene.stack("clock")
    #expect(scene.trace(.on).suggestions.isEmpty)
  }

  @Test func `of two suggestions the later is on top`() {
    var scene = scene(shortcuts(at: 0, item("a", 60, 240), item("b", 120, 180)))
    scene.stack("clock")
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock █···██
        a     ·█·█··
        b     ··█···
        """
    )
  }
}
