import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct RelevanceTrackTests {
  @Test func `a window lasts from its entry for its duration`() {
    var scene = Scene()
    scene.timeline("W", (30, 5, 60))
    #expect(scene.windows("W") == [[30, 90, 5]])
  }

  @Test func `a duration of zero lasts until the next relevance`() {
    var scene = Scene(hours: 4)
    scene.timeline("W", (0, 5, 0), (60, nil, 0), (120, 7, 0))
    #expect(scene.windows("W") == [[0, 120, 5], [120, 240, 7]])
  }

  @Test func `a score of zero ends a window`() {
    var scene = Scene()
    scene.timeline("W", (0, 5, 0), (60, 0, 0))
    #expect(scene.windows("W") == [[0, 60, 5]])
  }

  @Test func `an entry without relevance keeps the earlier one across timelines`() {
    var scene = Scene()
    scene.timeline("W", (0, 5, 90))
    scene.timeline("W", at: 30, (30, nil, 0))
    #expect(scene.windows("W") == [[0, 90, 5]])
  }

  @Test func `a new timeline replaces the entries still to come`() {
    var scene = Scene()
    scene.timeline("W", (0, nil, 0), (60, 5, 30))
    scene.timeline("W", at: 60, (60, nil, 0), (120, 3, 30))
    #expect(scene.windows("W") == [[120, 150, 3]])
  }

  @Test func `entries already past are applied at the delivery and expire by their own date`() {
    var scene = Scene()
    scene.timeline("W", at: 60, (0, 5, 90), (30, 9, 15))
    #expect(scene.windows("W").isEmpty)
    var other = Scene()
    other.timeline("W", at: 60, (0, 5, 90))
    #expect(other.windows("W") == [[60, 90, 5]])
  }

  @Test func `entries are sorted stably before they are applied`() {
    var scene = Scene()
    scene.timeline("W", (60, 3, 30), (30, 5, 60), (60, 4, 30))
    #expect(scene.windows("W") == [[30, 60, 5], [60, 90, 4]])
  }

  @Test func `scores and durations that are no numbers count as nothing`() {
    var scene = Scene()
    scene.timeline(
      "W", (0, .nan, 60), (60, 5, .infinity), (120, 5, -1), (180, -3, 60), (240, .infinity, 60)
    )
    #expect(scene.windows("W").isEmpty)
  }

  @Test func `an entry dated by no number is never applied`() {
    var scene = Scene()
    scene.timeline("W", (.nan, 5, 60), (0, 2, 60), (.infinity, 9, 0))
    #expect(scene.windows("W") == [[0, 60, 2]])
  }

  @Test func `failed calls and other modes' calls change nothing`() {
    var scene = Scene()
    scene.timeline("W", in: .off, (0, 5, 60))
    scene.timeline("W", in: .on, (0, 7, 30))
    scene.call("W", at: 20, .crashed(signal: 4, nil))
    #expect(scene.windows("W") == [[0, 60, 5]])
    #expect(scene.windows("W", in: .on) == [[0, 30, 7]])
  }

  @Test func `a track is cut to the span`() {
    var scene = Scene(hours: 1)
    scene.timeline("W", at: -30, (-30, 5, 45), (40, 2, 600))
    #expect(scene.windows("W") == [[0, 15, 5], [40, 60, 2]])
  }

  @Test func `two calls at one instant follow one another`() {
    var scene = Scene()
    scene.timeline("W", (0, 5, 60), (30, 9, 60))
    scene.timeline("W", (0, 4, 60))
    #expect(scene.windows("W") == [[0, 60, 4]])
  }

  @Test func `strength compares with the greatest score delivered so far`() throws {
    var scene = Scene()
    scene.timeline("W", (0, 2, 30), (300, 4, 30))
    scene.timeline("W", at: 60, (60, 2, 30), (90, 8, 30))
    let member = Member(kind: "W", family: Scene.small, configuration: .defaults)
    let simulation = BundleSimulation(scene.recording)
    let track = try #require(simulation.track(of: member, in: .off))
    #expect(track.windows.map { track.strength(of: $0, at: $0.from) } == [0.5, 0.25, 1])
    #expect(track.greatestScore(at: Scene.start - 1) == 0)
    #expect(track.secondsRelevant == 5400)
    #expect(track.window(at: Scene.start + 3599) == nil)
  }
}
