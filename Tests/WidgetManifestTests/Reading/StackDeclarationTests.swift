import Foundation
import Testing
import WidgetManifest
import WidgetRecording

@Suite struct StackDeclarationTests {
  /// Three days from midnight in Los Angeles, the second of which has a change of clocks.
  private let span = SimulatedSpan(
    SimulatedInterval(1_772_870_400, 1_773_126_000), timeZone: "America/Los_Angeles",
    locale: "en_US")

  private func stacks(_ keys: String, start: String, duration: String) throws -> RecordedStack {
    let manifest = try read(
      """
      environment: {start: "\(start)", duration: "\(duration)", timeZone: "America/Los_Angeles"},
      stacks: [{name: "Wrist", family: "accessoryRectangular", members: ["A", "B"], \(keys)}]
      """, platform: "watchOS")
    return try #require(manifest.recordedStacks(in: manifest.environment.span).first)
  }

  @Test func `what is not said is assumed`() throws {
    let stack = try stacks("", start: "2026-03-07T00:00:00-08:00", duration: "1d")
    #expect(stack.smartRotate && stack.widgetSuggestions)
    #expect(stack.rotationLimit == .assumedRotations)
    #expect(stack.suggestionLimit == .assumedSuggestions)
    #expect(stack.context == nil && stack.expect == nil)
  }

  @Test func `a time of day is expected on every day, by the clocks of that day`() throws {
    let stack = try stacks(
      #"expect: [{at: "T12:00", onTop: "A"}]"#, start: "2026-03-07T00:00:00-08:00",
      duration: "71h")
    let hours = (stack.expect ?? []).compactMap(\.top?.at).map { ($0 - span.start) / 3600 }
    #expect(hours == [12, 35, 59])
  }

  @Test func `an instant is expected once, and rotations over the whole span`() throws {
    let stack = try stacks(
      """
      expect: [{at: "2026-03-08T12:00:00-07:00", onTop: "B", developerMode: "off"},
               {member: "A", rotations: {atMost: 4}}]
      """, start: "2026-03-07T00:00:00-08:00", duration: "71h")
    #expect(stack.expect?.count == 2)
    #expect(stack.expect?[0].top?.at == span.start + 35 * 3600)
    #expect(stack.expect?[0].developerMode == .off)
    #expect(stack.expect?[1].top == nil)
    #expect(stack.expect?[1].frequency?.rotations == .init(atMost: 4))
    #expect(stack.expect?[1].developerMode == nil)
  }

  @Test func `a number of suggestions is expected of a kind that is in no stack`() throws {
    let stack = try stacks(
      #"expect: [{member: "Elsewhere", suggestions: {atLeast: 1, atMost: 2}}], pinned: ["B"]"#,
      start: "2026-03-07T00:00:00-08:00", duration: "24h")
    #expect(stack.expect?.first?.frequency?.member == "Elsewhere")
    #expect(stack.expect?.first?.frequency?.suggestions == .init(atLeast: 1, atMost: 2))
    #expect(stack.expect?.first?.frequency?.rotations == nil)
    #expect(stack.pinned == ["B"])
  }

  @Test func `both facts of one expectation stay together`() throws {
    let stack = try stacks(
      #"expect: [{member: "A", rotations: {atLeast: 1}, at: "T08:00", onTop: "A"}]"#,
      start: "2026-03-07T00:00:00-08:00", duration: "24h")
    #expect(stack.expect?.count == 1)
    #expect(
      stack.expect?[0].frequency?.member == "A" && stack.expect?[0].top?.member == "A")
  }

  @Test func `a context comes back every day and ends with the span`() throws {
    let stack = try stacks(
      #"context: [{from: "T20:00", to: "T06:00", location: "home"}]"#,
      start: "2026-03-07T00:00:00-08:00", duration: "71h")
    let hours = (stack.context ?? []).map { context in
      [context.interval.start, context.interval.end].map { ($0 - span.start) / 3600 }
    }
    #expect(hours == [[0, 6], [20, 29], [43, 53], [67, 71]])
  }

  @Test func `a context between instants is cut to the span`() throws {
    let stack = try stacks(
      """
      context: [{from: "2026-03-06T00:00:00-08:00", to: "2026-03-07T01:00:00-08:00",
                 fitness: "workoutActive"}]
      """, start: "2026-03-07T00:00:00-08:00", duration: "1d")
    #expect(stack.context?.map(\.interval.start) == [span.start])
    #expect(stack.context?.map(\.interval.end) == [span.start + 3600])
    #expect(stack.context?.first?.context == .fitness("workoutActive"))
  }

  @Test func `a context of a time of day may end at an instant`() throws {
    let stack = try stacks(
      #"context: [{from: "T10:00", to: "2026-03-07T11:30:00-08:00", hardware: "headphones"}]"#,
      start: "2026-03-07T00:00:00-08:00", duration: "1d")
    #expect(stack.context?.map(\.interval.end) == [span.start + 11.5 * 3600])
  }

  @Test func `contexts are in order of time, whatever the manifest's`() throws {
    let stack = try stacks(
      """
      context: [{from: "T18:00", to: "T19:00", location: "gym"},
                {from: "T08:00", to: "T09:00", sleep: "wakeup"}]
      """, start: "2026-03-07T00:00:00-08:00", duration: "1d")
    #expect(stack.context?.map(\.context) == [.sleep("wakeup"), .inferredLocation("gym")])
  }

  @Test func `donations come in order of time, and in the manifest's at one instant`() throws {
    var stack = StackDeclaration(
      name: "Home", family: .systemSmall, members: ["A"])
    let manifest = try read(
      """
      stacks: [{name: "Home", family: "systemSmall", members: ["A"], usage: [
        {at: "T20:00", event: "donate", intent: "Late"},
        {at: "T08:00", event: "donate", intent: "Early", parameters: {n: [1, {a: null}]}},
        {at: "T08:00", event: "donate", intent: "Second"}]}]
      """)
    stack.usage = manifest.stacks[0].usage
    let donations = stack.donations(in: manifest.environment.span)
    #expect(donations.map(\.intent) == ["Early", "Second", "Late"])
    #expect(donations.map(\.interface) == [.usage, .usage, .usage])
    #expect(donations[0].parameters == ["n": .array([.number(1), .object(["a": .null])])])
  }

  @Test func `another span moves what is laid on it`() throws {
    let manifest = try read(
      #"stacks: [{name: "H", family: "systemSmall", members: ["A"], expect: [{at: "T12:00", onTop: "A"}]}]"#
    )
    var moving = manifest.matrixEntries[0].span
    moving.timeZone = "Asia/Kolkata"
    let usual = manifest.recordedStacks(in: manifest.environment.span)[0].expect?[0].top?.at
    let moved = manifest.recordedStacks(in: moving)[0].expect?[0].top?.at
    #expect(usual.map { $0 - 5.5 * 3600 } == moved)
  }

  @Test func `the limits of the manifest are those of its stacks`() throws {
    let manifest = try read(
      """
      stacks: [{name: "H", family: "systemSmall", members: ["A"]}],
      rotationLimit: {perDay: 2}, suggestionLimit: {minimumInterval: "0s"}
      """)
    let stack = manifest.recordedStacks(in: manifest.environment.span)[0]
    #expect(stack.rotationLimit == RateLimit(perDay: 2, minimumInterval: 900))
    #expect(stack.suggestionLimit == RateLimit(perDay: 4, minimumInterval: 0))
  }
}
