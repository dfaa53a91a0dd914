import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct SmartStackTests {
  @Test func `each widget has a lane, filled where it is on top`() {
    var scene = Scene(hours: 5)
    scene.timeline("weather", (180, 1, 60))
    scene.timeline("calendar", (120, 5, 60))
    scene.stack("weather", "calendar")
    #expect(
      scene.trace().lanes(step: 3600) == """
        weather  ██·██
        calendar ··█··
        """
    )
  }

  @Test func `the relatively strongest wins, not the highest number`() {
    var scene = Scene(hours: 4)
    scene.timeline("clock", (0, nil, 0))
    scene.timeline("loud", (60, 50, 60), (180, 100, 60))
    scene.timeline("quiet", (60, 0.9, 60), (120, 1, 0))
    scene.stack("clock", "loud", "quiet")
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock █···
        loud  ····
        quiet ·███
        """
    )
  }

  @Test func `of equals the one on top stays, then stack order decides`() {
    var scene = Scene(hours: 3)
    scene.timeline("a", (60, 1, 60))
    scene.timeline("b", (60, 1, 120))
    scene.timeline("c", (120, 1, 60))
    scene.stack("clock", "b", "a", "c")
    #expect(
      scene.trace().lanes(step: 3600) == """
        clock █··
        b     ·██
        a     ···
        c     ···
        """
    )
  }

  @Test func `a limit a day lets a weaker candidate through and is told once a window`() {
    var scene = Scene(hours: 6)
    scene.timeline("clock", (0, nil, 0))
    scene.timeline("a", (60, 10, 30), (180, 10, 120))
    scene.timeline("b", (120, 5, 30), (200, 10, 30), (240, 5, 30))
    scene.stack("clock", "a", "b", limit: RateLimit(perDay: 1, minimumInterval: 0))
    let trace = scene.trace()
    #expect(trace.rotations.map(\.to) == ["a", "b"])
    #expect(trace.suppressions.map(\.member) == ["a"])
    #expect(trace.suppressions.map(\.at) == [Scene.start + 180 * 60])
    #expect(trace.suppressions.map(\.reason) == [.perDay])
  }

  @Test func `the limit looks back exactly one day`() {
    var scene = Scene(hours: 72)
    scene.timeline("a", (0, 1, 10), (60, 1, 10), (1440, 1, 10), (2880, 1, 10))
    scene.timeline("b", (30, 1, 10), (70, 1, 10), (1470, 1, 10))
    scene.stack("b", "a", limit: RateLimit(perDay: 1, minimumInterval: 0))
    let trace = scene.trace()
    #expect(trace.rotations.map { ($0.at - Scene.start) / 60 } == [0, 30, 1440, 1470, 2880])
    #expect(trace.suppressions.map { ($0.at - Scene.start) / 60 } == [60])
  }

  @Test func `the interval may be kept exactly`() {
    var scene = Scene(hours: 4)
    scene.timeline("a", (0, 1, 10), (29, 1, 1), (60, 1, 10))
    scene.timeline("b", (20, 1, 5), (50, 1, 5))
    scene.stack("b", "a", limit: RateLimit(perDay: 9, minimumInterval: 3600))
    let trace = scene.trace()
    #expect(trace.rotations.map(\.to) == ["a", "b", "a"])
    #expect(trace.suppressions.map(\.reason) == [.minimumInterval])
  }

  @Test func `Developer Mode lifts the limits`() {
    var scene = Scene(hours: 4)
    scene.timeline("a", (0, 1, 10), (60, 1, 10), (120, 1, 10))
    scene.timeline("b", (30, 1, 10), (90, 1, 10))
    scene.stack("b", "a", limit: RateLimit(perDay: 0, minimumInterval: 0))
    #expect(scene.trace(.off).rotations.isEmpty)
    #expect(scene.trace(.on).rotations.map(\.to) == ["a", "b", "a", "b", "a"])
    #expect(scene.trace(.on).suppressions.isEmpty)
  }

  @Test func `nothing rotates where Smart Rotate is off`() {
    var scene = Scene()
    scene.timeline("a", (0, 1, 10))
    scene.stack("b", "a") { $0.smartRotate = false }
    #expect(scene.trace(.off).rotations.isEmpty)
    #expect(scene.trace(.on).rotations.isEmpty)
  }

  @Test func `a recording without stacks has one for each family, in order of appearance`() {
    var scene = Scene()
    scene.timeline("b", configuration: .named("visa"), (0, nil, 0))
    scene.timeline("a", (0, nil, 0))
    let call = RecordedCall(
      bundle: "B", kind: "a", family: .systemMedium, mode: .timeline, at: Scene.start,
      outcome: .timeline([])
    )
    scene.recording.events.append(.call(call))
    let stacks = BundleSimulation(scene.recording).stacks.map(\.stack)
    #expect(stacks.map(\.name) == ["systemSmall", "systemMedium"])
    #expect(stacks.map(\.members) == [["b/visa", "a"], ["a"]])
  }

  @Test func `members are summed up`() {
    var scene = Scene(hours: 4)
    scene.timeline("a", (60, 1, 60), (180, 1, 10))
    scene.timeline("b", (130, 1, 60))
    scene.stack("b", "a", limit: RateLimit(perDay: 1, minimumInterval: 0))
    scene.call("a", at: 10, in: .off, .rejected)
    let summary = scene.trace().members[1]
    #expect(summary.member == "a")
    #expect(summary.secondsOnTop == 70 * 60)
    #expect(summary.windows == 2)
    #expect(summary.windowsShown == 1)
    #expect(summary.reloads == 1)
    #expect(summary.rejectedReloads == 1)
    #expect(scene.trace(.on).members[1].rejectedReloads == 0)
  }

  @Test func `an empty stack and one of unknown members are simulated too`() {
    var scene = Scene()
    scene.timeline("a", (0, 1, 10))
    scene.stack()
    #expect(scene.trace().tops.isEmpty)
    var other = Scene()
    other.stack("ghost", "nobody/visa")
    #expect(other.trace().tops.map(\.member) == ["ghost"])
  }
}
