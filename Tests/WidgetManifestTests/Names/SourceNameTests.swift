import TestSupport
import Testing
import WidgetManifest

/// Names in stacks that are judged by the text of the extension's files, before it is built.
@Suite struct SourceNameTests {
  private func complaints(
    widgets: String = #"[{kind: "Picked", configurations: [{name: "food"}]}]"#, _ stack: String,
    extension declaration: String = #"{sources: ["W.swift"]}"#
  ) throws -> [String] {
    let folder = try ScratchFolder([
      "W.swift": """
      struct Weather: Widget { var body: some WidgetConfiguration { Static(kind: "Weather") } }
      struct RefreshIntent: AppIntent {}
      """,
      "Packages/Kit/Package.swift": "", "Packages/Kit/Sources/Kit/Kit.swift": "",
    ])
    return try WidgetManifestTests.complaints {
      try readWhole(
        """
        {version: 1, name: "C", platform: "iOS", extension: \(declaration), widgets: \(widgets),
         stacks: [{name: "S", family: "systemSmall", \(stack)}]}
        """, in: folder)
    }
  }

  @Test func `a kind that is not declared is known by its name in a file`() throws {
    let found = try complaints(
      #"""
      members: ["Weather", "Picked/food"],
      expect: [{member: "Weather", rotations: {atLeast: 1}}, {at: "T10:00", onTop: "Weather"}]
      """#)
    #expect(found == [])
  }

  @Test func `a kind that no file holds and that is nearly a declared one is mistyped`() throws {
    #expect(
      try complaints(#"members: ["Weather", "Pickt"]"#) == [
        "widgetcheck.json#/stacks/0/members/1: no widget or configuration of the bundle is called "
          + "'Pickt'; did you mean 'Picked'?"
      ])
  }

  @Test func `a kind that may be computed waits for the bundle`() throws {
    #expect(try complaints(#"members: ["com.example.widgets.Commute"]"#) == [])
  }

  @Test func `a mistyped configuration of suggestions is told, and values are none`() throws {
    let suggested = { (member: String) in
      try complaints(
        """
        members: ["Picked"], expect: [{member: "\(member)", suggestions: {atLeast: 1}}]
        """)
    }
    #expect(
      try suggested("Picked/fod") == [
        "widgetcheck.json#/stacks/0/expect/0/member: no widget or configuration of the bundle is "
          + "called 'Picked/fod'; did you mean 'Picked/food'?"
      ])
    #expect(try suggested("Picked/category=travel") == [])
  }

  @Test func `an intent that is tapped stands in a file`() throws {
    let tap = { (intent: String, declaration: String) in
      try complaints(
        """
        members: ["Weather"],
        usage: [{at: "T10:00", event: "tap", member: "Weather", intent: "\(intent)"}]
        """, extension: declaration)
    }
    let own = #"{sources: ["W.swift"]}"#
    #expect(try tap("RefreshIntent", own) == [])
    #expect(
      try tap("RefreshIntnt", own) == [
        "widgetcheck.json#/stacks/0/usage/0/intent: unknown intent 'RefreshIntnt'; "
          + "did you mean 'RefreshIntent'?"
      ])
    #expect(
      try tap("KitIntent", #"{sources: ["W.swift"], packages: ["Packages/Kit"]}"#) == [])
  }
}
