import Foundation
import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@Suite struct PlanTests {
  private func widget(
    _ kind: String, _ families: [String], _ configuration: DescribedConfiguration
  ) -> RecordedWidget {
    RecordedWidget(
      kind: kind, families: families.map(FamilyName.init), configuration: configuration)
  }

  private func lines(_ plan: Plan) -> [String] {
    plan.invocations.map { call in
      call.id.rawValue + (call.isPreview ? " preview" : "")
        + (call.repetition > 0 ? " again" : "")
    }
  }

  @Test func `a static widget is asked for everything that it can give`() throws {
    let plan = Plan(try read(""), widgets: [widget("Clock", ["systemSmall"], .static)])
    #expect(
      lines(plan) == [
        "Cards/Clock/systemSmall/-/placeholder", "Cards/Clock/systemSmall/-/placeholder again",
        "Cards/Clock/systemSmall/-/snapshot preview", "Cards/Clock/systemSmall/-/snapshot",
        "Cards/Clock/systemSmall/-/timeline", "Cards/Clock/systemSmall/-/relevance",
      ])
  }

  @Test func `each declared configuration gets its own calls, and the placeholder none`() throws {
    let manifest = try read(
      """
      widgets: [{kind: "Card", configurations: [
        {name: "visa", parameters: {card: "visa"}}, {name: "gold"}]}]
      """)
    let plan = Plan(
      manifest, widgets: [widget("Card", ["systemSmall", "systemLarge"], .appIntent(.init()))])
    #expect(
      plan.invocationIDs.map(\.rawValue) == [
        "Cards/Card/systemLarge/-/placeholder", "Cards/Card/systemLarge/gold/snapshot",
        "Cards/Card/systemLarge/gold/timeline", "Cards/Card/systemLarge/visa/snapshot",
        "Cards/Card/systemLarge/visa/timeline", "Cards/Card/systemSmall/-/placeholder",
        "Cards/Card/systemSmall/-/relevance", "Cards/Card/systemSmall/gold/snapshot",
        "Cards/Card/systemSmall/gold/timeline", "Cards/Card/systemSmall/visa/snapshot",
        "Cards/Card/systemSmall/visa/timeline",
      ])
    let timeline = plan.invocations.first { $0.mode == .timeline }
    #expect(timeline?.parameters == ["card": .string("visa")])
  }

  @Test func `a static widget has no use for declared configurations`() throws {
    let manifest = try read(#"widgets: [{kind: "Clock", configurations: [{name: "x"}]}]"#)
    let plan = Plan(manifest, widgets: [widget("Clock", ["systemSmall"], .static)])
    #expect(plan.sessions.flatMap(\.configurations).map(\.name) == [.defaults])
  }

  @Test func `a watch is asked for recommendations and relevance entries`() throws {
    let manifest = try read("", platform: "watchOS")
    let plan = Plan(
      manifest,
      widgets: [
        widget("Ring", ["accessoryCircular"], .appIntent(.init())),
        widget("Near", ["accessoryRectangular"], .relevance(.init())),
      ])
    #expect(
      plan.invocations.filter { $0.kind == "Ring" }.map(\.mode) == [
        .placeholder, .placeholder, .snapshot, .snapshot, .timeline, .relevance, .recommendations,
      ])
    #expect(
      plan.invocations.filter { $0.kind == "Near" }.map(\.mode)
        == [.placeholder, .placeholder, .relevance, .entry])
  }

  @Test func `controls and activities are not called, and keep their place in the bundle`() throws {
    let plan = Plan(
      try read(""),
      widgets: [
        widget("Torch", [], .control(nil)), widget("Trip", [], .activity),
        widget("Clock", ["systemSmall"], .static),
      ])
    #expect(plan.sessions.map(\.name) == ["Cards/Clock/systemSmall"])
    #expect(plan.sessions.map(\.index) == [2])
  }

  @Test func `claims alone make a list, and say what they leave out`() throws {
    let plan = Plan(
      claimsOf: try read(#"widgets: [{kind: "A", families: ["systemSmall"]}, {kind: "B"}]"#))
    #expect(plan.sessions.map(\.name) == ["Cards/A/systemSmall"])
    #expect(plan.unlisted == ["B"])
  }

  @Test func `a filter leaves the calls whose name it matches`() throws {
    let plan = Plan(
      try read(""), widgets: [widget("A", ["systemSmall", "systemMedium"], .static)])
    let filtered = plan.filtered([try #require(GlobPattern("*/systemMedium/*/{timeline,snapshot}"))]
    )
    #expect(
      filtered.invocationIDs.map(\.rawValue) == [
        "Cards/A/systemMedium/-/snapshot", "Cards/A/systemMedium/-/timeline",
      ])
    #expect(plan.filtered([try #require(GlobPattern("nothing"))]).sessions.isEmpty)
  }

  @Test(
    arguments: [
      ("*/timeline", nil, true), ("*/timeline", "Asia/Kolkata", true),
      ("*@Asia/Kolkata", nil, false), ("*@Asia/Kolkata", "Asia/Kolkata", true),
      ("*/snapshot@Asia/Kolkata", "Asia/Kolkata", false), ("*@ar_SA", "Asia/Kolkata", false),
    ] as [(String, String?, Bool)])
  func `a pattern means a call everywhere, or in the environment that it names`(
    _ text: String, _ matrixEntry: String?, _ isMeant: Bool
  ) throws {
    let id = CallID(
      bundle: "B", kind: "A", family: .systemSmall, configuration: .defaults, mode: .timeline)
    #expect(try #require(GlobPattern(text)).matches(id, in: matrixEntry) == isMeant)
  }
}
