import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct ProposalTests {
  private func scene(version: Int = 17, members: MemberName...) -> Scene {
    var scene = Scene(version: version)
    scene.widget("cards")
    scene.widget("clock", intent: nil)
    scene.timeline("clock", (0, nil, 0))
    scene.recording.events.append(
      .stack(
        RecordedStack(
          name: "S", family: Scene.small, members: members.isEmpty ? ["clock"] : members,
          suggestionLimit: RateLimit(perDay: 1, minimumInterval: 0))))
    return scene
  }

  private let amex: [String: JSONValue] = ["card": .string("amex")]

  @Test func `a clue means a member whose values it sets, whatever the member is called`() {
    var scene = scene(members: "clock", "cards/travel")
    scene.configuration("cards", "travel", amex)
    scene.shortcut("cards", 60, 120, amex)
    #expect(scene.outcomes == ["60–120 cards member"])
    #expect(scene.trace().rotations.map(\.to) == ["cards/travel"])
  }

  @Test func `a name that looks like the values is no match where the values are known`() {
    var scene = scene(members: "clock", "cards/amex")
    scene.configuration("cards", "amex", ["days": .number(7)])
    scene.shortcut("cards", 60, 120, amex)
    #expect(scene.outcomes == ["60–120 cards shown"])
    #expect(scene.trace().suggestions.map(\.name) == ["cards/card=amex"])
  }

  @Test func `a default fills in what neither the clue nor the configuration sets`() {
    var scene = scene(members: "clock", "cards/week")
    scene.configuration("cards", "week", ["days": .number(7)])
    scene.shortcut("cards", 60, 120, ["card": .string("visa"), "days": .number(7)])
    #expect(scene.outcomes == ["60–120 cards member"])
  }

  @Test func `of several members that match the first in the stack is meant`() {
    var scene = scene(members: "clock", "cards/b", "cards/a")
    scene.configuration("cards", "a", amex)
    scene.configuration("cards", "b", amex)
    scene.shortcut("cards", 60, 120, amex)
    #expect(scene.trace().rotations.map(\.to) == ["cards/b"])
  }

  @Test func `a clue without values means any configuration of its kind`() {
    var scene = scene(members: "clock", "cards/a")
    scene.configuration("cards", "a", amex)
    scene.shortcut("cards", 60, 120, intent: nil)
    #expect(scene.outcomes == ["60–120 cards member"])
  }

  @Test func `the values of another intent are not those of the kind`() {
    var scene = scene(members: "clock", "cards")
    scene.shortcut("cards", 60, 120, ["card": .string("visa")], intent: "Other")
    #expect(scene.outcomes == ["60–120 cards shown"])
  }

  @Test func `a suggestion has the name of the configuration with its values`() {
    var scene = scene()
    scene.configuration("cards", "copy", [:])
    scene.configuration("cards", "travel", amex)
    scene.configuration("cards", "again", amex)
    scene.shortcut("cards", 60, 120, amex)
    scene.shortcut("cards", at: 1600, 1620, 1640, ["days": .number(1)])
    scene.recording.header.span.end = Scene.start + 2 * RateLimit.day
    #expect(scene.trace(.on).suggestions.map(\.name) == ["cards/travel", "cards"])
  }

  @Test func `a configuration without a name is called by the values that the clue sets`() {
    var scene = scene()
    scene.shortcut("cards", 60, 120, ["days": .number(2), "card": .string("amex")])
    #expect(scene.trace().suggestions.map(\.name) == ["cards/card=amex,days=2"])
  }

  @Test func `the platform is asked first, then the limit on each kind last`() {
    var old = scene(version: 14)
    old.shortcut("cards", 60, 120)
    #expect(old.outcomes == ["60–120 cards platform"])
    var scene = scene()
    scene.shortcut("cards", 60, 120, amex)
    scene.shortcut("cards", at: 130, 140, 150, ["days": .number(9)])
    #expect(scene.outcomes == ["60–120 cards shown", "140–150 cards limit"])
    #expect(scene.trace(.on).proposals.map(\.outcome) == [.shown, .shown])
  }

  @Test func `relevant intents propose from 17 on and no longer from 26 on`() {
    for (version, outcome) in [(16, "platform"), (17, "shown"), (25, "shown"), (26, "platform")] {
      var scene = scene(version: version)
      let item = RelevantIntent(
        widgetKind: "cards", context: .date(Scene.start + 60, Scene.start + 120, nil))
      scene.recording.events.append(
        .relevantIntents(RelevantItemsUpdate(at: Scene.start, items: [item])))
      #expect(scene.outcomes == ["1–2 cards \(outcome)"])
    }
  }

  @Test func `a stack that allows no suggestions, and a kind without the family, get none`() {
    var scene = Scene()
    scene.widget("cards", families: [.systemLarge])
    scene.stack("clock") { $0.widgetSuggestions = false }
    scene.shortcut("cards", 60, 120)
    #expect(scene.outcomes == ["60–120 cards disabled"])
    scene.stack("clock")
    let second = BundleSimulation(scene.recording).stacks[1].modes[0]
    #expect(second.proposals.map(\.outcome) == [.family])
  }

  @Test func `a member is meant even where suggestions are off`() {
    var scene = Scene()
    scene.widget("cards")
    scene.timeline("clock", (0, nil, 0))
    scene.stack("clock", "cards") { $0.widgetSuggestions = false }
    scene.shortcut("cards", 60, 120)
    #expect(scene.outcomes == ["60–120 cards member"])
    #expect(scene.trace().rotations.map(\.score) == [0])
    #expect(scene.trace().rotations.map(\.strength) == [1])
  }

  @Test func `a widget that uses the location waits for the permission`() {
    var scene = scene()
    scene.recording.events.append(
      .declarations(RecordedDeclarations(infoPlist: ["NSWidgetWantsLocation"])))
    scene.recording.events += [
      .permission(RecordedPermission(at: Scene.start + 5400, name: "location", status: .granted))
    ]
    scene.shortcut("cards", 60, 80)
    scene.shortcut("cards", at: 85, 90, 120)
    #expect(scene.outcomes == ["60–80 cards permission", "90–120 cards shown"])
  }

  @Test func `a Lock Screen and a Mac have no stacks`() {
    var lock = scene()
    lock.recording.events.append(
      .stack(RecordedStack(name: "L", family: .accessoryCircular, members: ["clock"])))
    lock.shortcut("cards", 60, 120)
    let stacks = BundleSimulation(lock.recording).stacks
    #expect(stacks[1].modes[0].proposals.map(\.outcome) == [.platform])
    var mac = Scene(platform: .macOS)
    mac.timeline("a", (0, 1, 0))
    mac.timeline("b", (0, 1, 10), (30, 2, 10))
    mac.stack("a", "b")
    #expect(mac.trace(.on).rotations.isEmpty)
  }

  @Test func `a stack is assumed only where the platform has one`() {
    for (family, platform, count) in [
      (FamilyName.systemSmall, Platform.iOS, 1), (.accessoryCircular, .iOS, 0),
      (.accessoryRectangular, .watchOS, 1), (.systemSmall, .macOS, 0),
    ] {
      var scene = Scene(platform: platform)
      scene.recording.events.append(
        .call(
          RecordedCall(
            bundle: "B", kind: "clock", family: family, mode: .timeline, at: Scene.start,
            outcome: .timeline([]))))
      #expect(BundleSimulation(scene.recording).stacks.count == count)
    }
  }

  @Test func `an open end lasts an hour and an empty range is none`() {
    var scene = scene()
    scene.shortcut("cards", 60, nil)
    scene.shortcut("cards", at: 200, 300, 300)
    #expect(scene.outcomes == ["60–120 cards shown"])
  }

  @Test func `what touches is one proposal of the earliest source`() {
    var scene = scene()
    let item = RelevantIntent(
      widgetKind: "cards",
      context: .date(Scene.start + 7200, Scene.start + 10_800, nil))
    scene.recording.events.append(
      .relevantIntents(RelevantItemsUpdate(at: Scene.start, items: [item])))
    scene.shortcut("cards", 60, 120)
    #expect(scene.outcomes == ["60–180 cards shown"])
    #expect(scene.trace().proposals.map(\.source) == [.relevantShortcut])
  }

  @Test func `what began before the span is cut to it`() {
    var scene = scene()
    scene.shortcut("cards", at: -100, -60, 30)
    #expect(scene.outcomes == ["0–30 cards shown"])
  }

  @Test func `proposals of one member that touch are one window for it`() {
    var scene = Scene()
    scene.widget("cards")
    scene.timeline("clock", (0, nil, 0))
    scene.stack("clock", "cards", limit: RateLimit(perDay: 0, minimumInterval: 0))
    let items = [("visa", 60.0, 90.0), ("visa", 80.0, 120.0)].enumerated().map { index, range in
      RelevantShortcut(
        widgetKind: "cards",
        intent: RecordedIntent("Pick", index == 0 ? [:] : ["card": .string(range.0)]),
        providers: [.date(Scene.start + range.1 * 60, Scene.start + range.2 * 60, nil)])
    }
    scene.recording.events.append(
      .relevantShortcuts(RelevantItemsUpdate(at: Scene.start, items: items)))
    #expect(scene.outcomes == ["60–90 cards member", "80–120 cards member"])
    #expect(scene.trace().suppressions.map { ($0.at - Scene.start) / 60 } == [60])
    #expect(scene.trace().suppressions.map(\.reason) == [.perDay])
  }
}
