import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct SuggestionRequestTests {
  private let amex: [String: JSONValue] = ["card": .string("amex")]

  private func scene(perDay: Int = 1) -> Scene {
    var scene = Scene(version: 17)
    scene.widget("cards")
    scene.widget("clock", intent: nil)
    scene.recording.events.append(
      .stack(
        RecordedStack(
          name: "S", family: Scene.small, members: ["clock"],
          suggestionLimit: RateLimit(perDay: perDay, minimumInterval: 0))))
    return scene
  }

  private func lines(_ scene: Scene) -> [String] {
    SuggestionRequest.all(in: scene.recording, modes: [.off, .on]).map { request in
      let minute = Int((request.at - Scene.start) / 60)
      let modes = request.modes.map(\.rawValue).joined(separator: "+")
      let name = MemberName(kind: request.kind, configuration: request.configuration)
      return "\(minute) \(name.rawValue) \(modes)"
    }
  }

  @Test func `what is shown is asked for where it is inserted, with its values`() {
    var scene = scene()
    scene.shortcut("cards", 60, 120, amex)
    let requests = SuggestionRequest.all(in: scene.recording, modes: [.off, .on])
    #expect(requests.map(\.values) == [amex])
    #expect(requests.map(\.family) == [Scene.small])
    #expect(lines(scene) == ["60 cards/card=amex off+on"])
  }

  @Test func `a configuration that is declared has its name`() {
    var scene = scene()
    scene.configuration("cards", "travel", amex)
    scene.shortcut("cards", 60, 120, amex)
    #expect(lines(scene) == ["60 cards/travel off+on"])
  }

  @Test func `what the limit refuses is asked for with Developer Mode on alone`() {
    var scene = scene()
    scene.shortcut("cards", 60, 90, amex)
    scene.shortcut("cards", at: 100, 120, 150, ["days": .number(7)])
    #expect(lines(scene) == ["60 cards/card=amex off+on", "120 cards/days=7 on"])
  }

  @Test func `what is not shown is not asked for`() {
    var scene = scene()
    scene.shortcut("clock", 60, 120, intent: nil)
    #expect(lines(scene).isEmpty)
  }

  @Test func `two stacks of one family ask once`() {
    var scene = scene()
    scene.recording.events.append(
      .stack(RecordedStack(name: "T", family: Scene.small, members: ["clock"])))
    scene.shortcut("cards", 60, 120, amex)
    #expect(lines(scene) == ["60 cards/card=amex off+on"])
  }

  @Test func `a stack that is only assumed asks for nothing`() {
    var scene = Scene(version: 17)
    scene.widget("cards")
    scene.widget("clock", intent: nil)
    scene.timeline("clock", (0, nil, 0))
    scene.shortcut("cards", 60, 120, amex)
    #expect(scene.outcomes == ["60–120 cards shown"])
    #expect(lines(scene).isEmpty)
  }
}
