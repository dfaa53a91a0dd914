import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct EntryRequestTests {
  private func requests(
    _ attributes: [RelevanceAttribute], midnights: [Double] = [], until end: Double = 1440,
    as configuration: DescribedConfiguration = .relevance(.init()), platform: Platform = .watchOS
  ) -> [String] {
    var scene = Scene(platform: platform)
    scene.recording.events.append(
      .widget(RecordedWidget(kind: "gym", families: [Scene.small], configuration: configuration)))
    let call = RecordedCall(
      bundle: "B", kind: "gym", family: Scene.small, mode: .relevance, at: Scene.start,
      outcome: .returned(.clues(attributes)))
    return EntryRequest.all(
      after: call, in: scene.recording, midnights: midnights.map { Scene.start + $0 * 60 },
      until: Scene.start + end * 60
    ).map { "\(Int(($0.at - Scene.start) / 60)) \($0.configuration)" }
  }

  private func legs(_ from: Double, _ to: Double?) -> RelevanceAttribute {
    RelevanceAttribute(
      configuration: .object(["part": .string("legs")]),
      context: .date(Scene.start + from * 60, to.map { Scene.start + $0 * 60 }, nil))
  }

  @Test func `an entry is asked for when its configuration becomes active, and at midnight`() {
    #expect(requests([legs(60, 300)]) == ["60 part=legs"])
    #expect(
      requests([legs(60, 300)], midnights: [60, 180, 300]) == ["60 part=legs", "180 part=legs"])
  }

  @Test func `clues that touch are one time of activity`() {
    #expect(
      requests([legs(60, 120), legs(120, 180), legs(200, nil)]) == [
        "60 part=legs", "200 part=legs",
      ])
  }

  @Test func `what has begun is asked for at once, and nothing after the next answer`() {
    #expect(requests([legs(-60, 30), legs(90, 120)], until: 90) == ["0 part=legs"])
  }

  @Test func `a timeline widget, and another platform, are asked for no entry`() {
    #expect(requests([legs(60, 300)], as: .static).isEmpty)
    #expect(requests([legs(60, 300)], platform: .iOS).isEmpty)
  }

  @Test func `configurations come in the order of time`() {
    let arms = RelevanceAttribute(context: .date(Scene.start + 1800, Scene.start + 3600, nil))
    #expect(requests([legs(60, 120), arms]) == ["30 -", "60 part=legs"])
  }
}
