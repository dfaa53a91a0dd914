import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct ManifestDraftTests {
  private let folder = AbsolutePath("/top/App/Widget")

  private func draft(_ sources: String...) -> ManifestDraft {
    ManifestDraft(
      name: "Widget", platform: .iOS, sources: sources.map { AbsolutePath($0, from: folder) })
  }

  @Test func `a short manifest has the required keys alone`() {
    #expect(
      draft("A.swift").text(in: folder) == """
        {
          "version": 1,
          "name": "Widget",
          "platform": "iOS",
          "extension": { "sources": ["A.swift"] }
        }

        """)
  }

  @Test func `the root is the deepest folder that holds everything`() {
    #expect(draft("A.swift", "../Shared/B.swift").text(in: folder).contains(#""root": "..","#))
    #expect(draft("../../Lib/B.swift").text(in: folder).contains(#""root": "../..","#))
    #expect(!draft("Deep/A.swift").text(in: folder).contains("root"))
    let below = folder.appending("widgetcheck/Widget")
    #expect(draft("A.swift").text(in: below).contains(#""sources": ["../../A.swift"]"#))
  }

  @Test func `a project's lock file stays ahead of that of a package beside it`() {
    var draft = draft("A.swift")
    draft.packages = ["W.xcodeproj/Package.resolved", "Core/Package.resolved", "Core"]
      .map { folder.appending($0) }
    #expect(
      draft.text(in: folder).contains(
        #"["W.xcodeproj/Package.resolved", "Core/Package.resolved", "Core"]"#))
  }

  @Test func `everything that was found is said, in the manifest's order`() {
    var draft = draft("B.swift", "A.swift")
    draft.osVersion = "17.0"
    draft.exclude = [folder.appending("Tests")]
    draft.resources = [folder.appending("Media.xcassets")]
    draft.swift = SwiftSettings(
      BuildSettings(
        levels: [
          [
            "SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "PRO",
            "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
          ]
        ], builtIn: [:]))
    draft.modules = [ManifestDraft.Module(name: "Design", sources: [folder.appending("D.swift")])]
    draft.infoPlist = folder.appending("Info.plist")
    draft.entitlements = folder.appending("W.entitlements")
    draft.intentDefinitions = [folder.appending("W.intentdefinition")]
    draft.widgets = [
      WidgetScan.Widget(kind: "A", families: [.systemSmall]),
      WidgetScan.Widget(kind: "B", families: nil),
    ]
    #expect(
      draft.text(in: folder) == """
        {
          "version": 1,
          "name": "Widget",
          "platform": "iOS",
          "osVersion": "17.0",
          "extension": {
            "sources": ["A.swift", "B.swift"],
            "exclude": ["Tests"],
            "resources": ["Media.xcassets"],
            "defines": ["PRO"],
            "swiftLanguageMode": "6",
            "compilerFlags": ["-default-isolation", "MainActor"],
            "modules": [{ "name": "Design", "sources": ["D.swift"] }]
          },
          "infoPlist": "Info.plist",
          "entitlements": "W.entitlements",
          "intentDefinitions": ["W.intentdefinition"],
          "widgets": [{ "kind": "A", "families": ["systemSmall"] }, { "kind": "B" }]
        }

        """)
  }

  @Test(arguments: [
    ("A/B", "A_B"), ("A\nB", "A_B"), ("-", "Widgets"), ("  ", "Widgets"), ("🪧", "🪧"),
  ])
  func `a name is made one that calls' ids can hold`(_ name: String, _ expected: String) {
    #expect(ManifestDraft(name: name, platform: .iOS, sources: []).name == expected)
  }

  @Test func `what JSON forbids in texts is escaped`() {
    let text = PrettyJSON.text("a\"b\\c\nd\te\u{1}f/é🪧")
    #expect(text.file == #""a\"b\\c\nd\te\u0001f/é🪧""# + "\n")
  }

  @Test func `a list is on one line while it fits`() {
    let short = PrettyJSON.object([("a", .texts(["b", "c"]))])
    #expect(short.file == "{\n  \"a\": [\"b\", \"c\"]\n}\n")
    let word = String(repeating: "x", count: 60)
    let long = PrettyJSON.object([("a", .texts([word, word]))])
    #expect(long.file == "{\n  \"a\": [\n    \"\(word)\",\n    \"\(word)\"\n  ]\n}\n")
  }
}
