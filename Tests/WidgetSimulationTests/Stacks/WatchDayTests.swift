import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct WatchDayTests {
  private func scene(
    version: Int = 26, _ change: (inout RecordedStack) -> Void = { _ in }
  ) -> Scene {
    var scene = Scene(hours: 6, platform: .watchOS)
    scene.recording.header.system.version = SystemVersion(version)
    scene.timeline("clock", (0, nil, 0))
    scene.timeline("tides", (0, nil, 0))
    scene.stack("clock", "tides", change: change)
    return scene
  }

  private func date(_ from: Double, _ to: Double?) -> RecordedContext {
    .date(Scene.start + from * 60, to.map { Scene.start + $0 * 60 }, nil)
  }

  private func relevance(_ scene: inout Scene, _ kind: String, _ attributes: RelevanceAttribute...)
  {
    scene.recording.events.append(
      .widget(
        RecordedWidget(kind: kind, families: [Scene.small], configuration: .relevance(.init()))))
    answer(&scene, kind, attributes)
  }

  private func answer(
    _ scene: inout Scene, _ kind: String, at minute: Double = 0, _ clues: [RelevanceAttribute]
  ) {
    scene.recording.events.append(
      .call(
        RecordedCall(
          bundle: "B", kind: kind, family: Scene.small, mode: .relevance,
          at: Scene.start + minute * 60, outcome: .returned(.clues(clues)))))
  }

  private func entry(
    _ scene: inout Scene, _ kind: String, at minute: Double, _ values: [String: JSONValue],
    isThere: Bool
  ) {
    var call = RecordedCall(
      bundle: "B", kind: kind, family: Scene.small, mode: .entry, at: Scene.start + minute * 60,
      outcome: .returned(
        isThere
          ? .entry(RecordedEntry(date: Scene.start, relevance: nil))
          : .failure(RecordedFailure(message: "none"))))
    call.parameters = values
    scene.recording.events.append(.call(call))
  }

  private func cards(_ scene: Scene) -> [String] {
    scene.trace().cards.map { span in
      let from = Int((span.from - Scene.start) / 60)
      return "\(from) \(span.shown.map(\.rawValue).joined(separator: " "))"
    }
  }

  private func legs(_ name: String) -> JSONValue { .object(["part": .string(name)]) }

  @Test func `all cards are told at every instant, those with a clue above the person's own`() {
    var scene = scene { $0.pinned = ["tides"] }
    relevance(
      &scene, "gym", .init(configuration: legs("legs"), context: date(60, 180)),
      .init(configuration: legs("arms"), context: date(120, 180)))
    #expect(
      cards(scene) == [
        "0 tides clock", "60 gym/part=legs tides clock",
        "120 gym/part=legs gym/part=arms tides clock", "180 tides clock",
      ])
    #expect(scene.trace().cards.last?.to == scene.recording.header.span.end)
  }

  @Test func `a single moment lasts an hour`() {
    var scene = scene()
    relevance(&scene, "gym", .init(context: date(60, nil)))
    #expect(cards(scene) == ["0 clock tides", "60 gym clock tides", "120 clock tides"])
  }

  @Test func `a configuration belongs to every group that one of its clues names`() {
    var scene = scene()
    relevance(
      &scene, "gym",
      .init(configuration: legs("legs"), context: date(60, 180)),
      .init(configuration: legs("legs"), group: .named("sport")),
      .init(configuration: legs("arms"), context: date(60, 120), group: .named("sport")))
    #expect(cards(scene)[1] == "60 gym/part=legs clock tides")
  }

  @Test func `the automatic group shows one of each kind`() {
    var scene = scene()
    for kind in ["gym", "pool"] {
      relevance(
        &scene, kind,
        .init(configuration: legs("legs"), context: date(60, 120), group: .automatic),
        .init(configuration: legs("arms"), context: date(60, 180), group: .automatic))
    }
    #expect(cards(scene)[1] == "60 gym/part=legs pool/part=legs clock tides")
    #expect(cards(scene)[2] == "120 gym/part=arms pool/part=arms clock tides")
  }

  @Test func `an entry is its configuration's own, and counts from the call that asked for it`() {
    var scene = scene()
    relevance(
      &scene, "gym", .init(configuration: legs("legs"), context: date(60, 180)),
      .init(configuration: legs("arms"), context: date(60, 180)))
    entry(&scene, "gym", at: 60, ["part": .string("legs")], isThere: false)
    entry(&scene, "gym", at: 120, ["part": .string("legs")], isThere: true)
    entry(&scene, "gym", at: 60, ["part": .string("arms")], isThere: true)
    #expect(
      cards(scene) == [
        "0 clock tides", "60 gym/part=arms clock tides",
        "120 gym/part=legs gym/part=arms clock tides", "180 clock tides",
      ])
  }

  @Test func `a place counts only where it is allowed and the bundle says that it asks`() {
    var scene = scene {
      $0.context = [
        StackContext(
          SimulatedInterval(Scene.start, Scene.start + 10_800), .inferredLocation("work"))
      ]
    }
    relevance(&scene, "gym", .init(context: .inferredLocation("work")))
    scene.recording.events += [60.0, 120].map { minute in
      .permission(
        RecordedPermission(
          at: Scene.start + minute * 60, name: "location",
          status: minute == 60 ? .granted : .denied))
    }
    #expect(cards(scene) == ["0 clock tides", "60 gym clock tides", "120 clock tides"])
    #expect(scene.outcomes == ["0–60 gym permission", "120–180 gym permission"])
    scene.recording.events.append(.declarations(RecordedDeclarations(infoPlist: [])))
    #expect(
      scene.outcomes == ["0–60 gym permission", "60–120 gym permission", "120–180 gym permission"])
  }

  @Test func `a region contains the scenario's place up to its radius`() {
    for (radius, isShown) in [(1200.0, true), (1100, false)] {
      var scene = scene()
      scene.recording.header.location = .init(latitude: 59.91, longitude: 10.75)
      scene.recording.events.append(
        .permission(RecordedPermission(at: Scene.start, name: "location", status: .granted)))
      let region = GeographicRegion(latitude: 59.92, longitude: 10.75, radius: radius)
      relevance(&scene, "gym", .init(context: .region(region)))
      #expect(cards(scene) == [isShown ? "0 gym clock tides" : "0 clock tides"])
    }
  }

  @Test func `a region counts from the device's arrival until it leaves`() {
    let paris = GeographicCoordinate(latitude: 48.86, longitude: 2.35)
    let oslo = GeographicCoordinate(latitude: 59.91, longitude: 10.75)
    let nearby = GeographicCoordinate(latitude: 59.912, longitude: 10.75)
    var scene = scene()
    scene.recording.header.location = paris
    scene.recording.events.append(
      .permission(RecordedPermission(at: Scene.start, name: "location", status: .granted)))
    for (minute, place) in [(60.0, oslo), (90, nearby), (150, paris)] {
      scene.recording.events.append(
        .location(RecordedLocation(at: Scene.start + minute * 60, location: place)))
    }
    let region = GeographicRegion(latitude: 59.92, longitude: 10.75, radius: 1200)
    relevance(&scene, "gym", .init(context: .region(region)))
    #expect(cards(scene) == ["0 clock tides", "60 gym clock tides", "150 clock tides"])
    let requests = EntryRequest.all(
      after: scene.recording.calls.first { $0.kind == "gym" } ?? .blank, in: scene.recording,
      midnights: [], until: .distantFuture)
    #expect(Set(requests.map(\.at)) == [Scene.start + 3600])
  }

  @Test func `a clue that the version does not read does nothing and is told`() {
    var scene = scene(version: 10)
    answer(&scene, "tides", [.init(context: date(60, 120))])
    #expect(cards(scene) == ["0 clock tides"])
    #expect(scene.outcomes == ["60–120 tides platform"])
  }

  @Test func `a later answer replaces the cards of its kind`() {
    var scene = scene()
    relevance(&scene, "gym", .init(context: date(0, 300)))
    answer(&scene, "gym", at: 100, [])
    #expect(cards(scene) == ["0 gym clock tides", "100 clock tides"])
  }
}
