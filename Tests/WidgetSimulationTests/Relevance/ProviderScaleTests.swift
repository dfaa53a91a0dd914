import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct ProviderScaleTests {
  @Test func `a stock of the watchlist outranks one that nobody watches`() {
    var scene = Scene()
    scene.timeline("clock", (0, nil, 0))
    scene.timeline("stock", configuration: .named("other"), (60, 40, 60))
    scene.timeline("stock", configuration: .named("watched"), (60, 80, 60))
    scene.stack("clock", "stock/other", "stock/watched")
    #expect(scene.trace().rotations.map(\.to) == ["stock/watched"])
    #expect(scene.trace().rotations.map(\.strength) == [1])
  }

  @Test func `every family counts, and what was delivered later only from then on`() {
    var scene = Scene()
    scene.timeline("clock", (0, nil, 0))
    scene.timeline("stock", (60, 40, 10), (120, 40, 10))
    var large = RecordedCall(
      bundle: "B", kind: "stock", family: .systemLarge, mode: .timeline, at: Scene.start + 5400,
      outcome: .timeline([
        RecordedEntry(
          date: Scene.start + 90_000, relevance: RecordedRelevance(score: 80, duration: 0))
      ]))
    large.developerMode = .off
    scene.recording.events.append(.call(large))
    scene.timeline("clock", at: 80, (80, 1, 1))
    scene.stack("clock", "stock")
    #expect(scene.trace(.off).rotations.map(\.strength) == [1, 1, 0.5])
    #expect(scene.trace(.on).rotations.map(\.strength) == [1, 1, 1])
  }

  @Test func `a score that is not finite raises no scale`() {
    let entries = [Double.infinity, .nan, 5].map {
      RecordedEntry(date: Scene.start, relevance: RecordedRelevance(score: $0, duration: 0))
    }
    let call = RecordedCall(
      bundle: "B", kind: "a", family: Scene.small, mode: .timeline, at: Scene.start,
      outcome: .timeline(entries))
    let scale = ProviderScale([call], in: .off)
    #expect(scale.greatestScore(at: Scene.start) == 5)
    #expect(scale.greatestScore(at: Scene.start - 1) == 0)
  }

  @Test func `a window that was suppressed once is not told again after a proposal`() {
    var scene = Scene()
    scene.widget("cards")
    scene.timeline("cards", (60, 5, 240))
    scene.timeline("clock", (0, nil, 0), (100, 1, 10), (200, 1, 10))
    scene.stack("clock", "cards", limit: RateLimit(perDay: 0, minimumInterval: 0))
    scene.shortcut("cards", 120, 180)
    #expect(scene.trace().suppressions.map { ($0.at - Scene.start) / 60 } == [60, 120])
  }
}
