import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct WatchStackTests {
  private func context(
    _ from: Double, _ to: Double, kind: RecordedContext.DateKind = .default
  ) -> RecordedContext {
    .date(Scene.start + from * 60, Scene.start + to * 60, kind)
  }

  private func scene(
    _ change: (inout RecordedStack) -> Void = { _ in }
  ) -> Scene {
    var scene = Scene(hours: 6, platform: .watchOS)
    scene.timeline("clock", (0, 100, 0))
    scene.timeline("tides", (60, 50, 60))
    scene.stack("clock", "tides", change: change)
    return scene
  }

  private func answer(
    _ kind: String, at minute: Double = 0, _ attributes: RelevanceAttribute...
  ) -> RecordingEvent {
    .call(
      RecordedCall(
        bundle: "B", kind: kind, family: Scene.small, mode: .relevance,
        at: Scene.start + minute * 60, outcome: .returned(.clues(attributes))
      )
    )
  }

  private func relevanceWidget(_ kind: String, for other: String? = nil) -> RecordingEvent {
    var widget = RecordedWidget(
      kind: kind, families: [Scene.small], configuration: .relevance(.init()))
    widget.associatedKind = other
    return .widget(widget)
  }

  @Test func `scores of entries move nothing`() {
    #expect(
      scene().trace(.on).lanes(step: 3600) == """
        clock ██████
        tides ······
        """
    )
  }

  @Test func `a member comes to the top while its clue is active`() {
    var scene = scene()
    scene.recording.events.append(answer("tides", .init(context: context(120, 240))))
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock ██··██
        tides ··██··
        """
    )
    #expect(scene.trace().rotations.map(\.to) == ["tides"])
    #expect(scene.trace(.on).tops == scene.trace(.off).tops)
  }

  @Test func `a later answer replaces the clues before it`() {
    var scene = scene()
    scene.recording.events += [
      answer("tides", .init(context: context(60, 300))), answer("tides", at: 120),
    ]
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock █·████
        tides ·█····
        """
    )
  }

  @Test func `scheduled comes before default and informational last`() {
    var scene = scene()
    scene.recording.events += [
      answer("a", .init(context: context(60, 300, kind: .informational))),
      answer("b", .init(context: context(120, 300))),
      answer("tides", .init(context: context(180, 240, kind: .scheduled))),
    ]
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock █····█
        tides ···█··
        a     ·█····
        b     ··█·█·
        """
    )
    #expect(scene.trace().suggestions.map(\.name) == ["a", "b"])
    #expect(scene.trace().suggestions.map { ($0.to - $0.from) / 3600 } == [4, 3])
  }

  @Test func `a place counts while the scenario is there`() {
    var scene = scene {
      $0.context = [
        StackContext(
          SimulatedInterval(Scene.start + 3600, Scene.start + 10_800), .inferredLocation("work")),
        StackContext(
          SimulatedInterval(Scene.start, Scene.start + 3600), .inferredLocation("home")),
      ]
    }
    scene.recording.events += [
      .permission(RecordedPermission(at: Scene.start, name: "location", status: .granted)),
      answer("tides", .init(context: .inferredLocation("work"))),
    ]
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock █··███
        tides ·██···
        """
    )
  }

  @Test func `a relevance widget is shown once for each configuration, a timeline widget once`() {
    var scene = scene()
    scene.recording.events += [
      relevanceWidget("soon"),
      answer(
        "soon", .init(configuration: .object(["id": .number(1)]), context: context(60, 120)),
        .init(configuration: .object(["id": .number(2)]), context: context(60, 120))
      ),
      answer(
        "news", .init(configuration: .string("x"), context: context(60, 120)),
        .init(configuration: .string("y"), context: context(60, 120))
      ),
    ]
    #expect(scene.trace().suggestions.map(\.name).sorted() == ["news/x", "soon/id=1", "soon/id=2"])
  }

  @Test func `a group shows one of its members`() {
    var scene = scene()
    scene.recording.events += [
      relevanceWidget("soon"),
      answer("a", .init(context: context(60, 120), group: .named("g"))),
      answer("b", .init(context: context(60, 120), group: .named("g"))),
      answer("c", .init(context: context(60, 120), group: .ungrouped)),
      answer("d", .init(context: context(60, 120), group: .ungrouped)),
    ]
    #expect(scene.trace().suggestions.map(\.name) == ["a", "c", "d"])
  }

  @Test func `a relevance widget takes the place of its timeline widget`() {
    var scene = scene()
    scene.recording.events += [
      relevanceWidget("soon", for: "tides"), answer("tides", .init(context: context(60, 240))),
      answer("soon", .init(context: context(120, 180))),
    ]
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock █···██
        tides ·█·█··
        soon  ··█···
        """
    )
  }

  @Test func `an entry that cannot be had is not shown`() {
    var scene = scene()
    scene.recording.events += [
      relevanceWidget("soon"), answer("soon", .init(context: context(60, 120))),
      .call(
        RecordedCall(
          bundle: "B", kind: "soon", family: Scene.small, mode: .entry, at: Scene.start,
          outcome: .returned(.failure(RecordedFailure(message: "none")))
        )
      ),
    ]
    #expect(scene.trace().suggestions.isEmpty)
  }

  @Test func `relevant intents are clues, and each update replaces the last`() {
    var scene = scene()
    let item = RelevantIntent(widgetKind: "tides", context: context(60, 300))
    scene.recording.events += [
      .relevantIntents(RelevantItemsUpdate(at: Scene.start, items: [item])),
      .relevantIntents(RelevantItemsUpdate(at: Scene.start + 7200, items: [])),
    ]
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock █·████
        tides ·█····
        """
    )
  }

  @Test func `whoever is on top covers the span without a gap`() {
    var scene = scene()
    scene.recording.events += [
      answer("a", .init(context: context(-60, 90))),
      answer("tides", .init(context: context(200, 900))),
    ]
    let tops = scene.trace().tops
    #expect(tops.first?.from == Scene.start)
    #expect(tops.last?.to == scene.recording.header.span.end)
    for (one, next) in zip(tops, tops.dropFirst()) { #expect(one.to == next.from) }
  }
}
