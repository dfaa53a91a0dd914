import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

@Suite struct XcodeGenSpecTests {
  @Test func `included files lie under the file, and their paths start from their folder`() throws {
    let folder = try ScratchFolder([
      "project.yml": """
      include:
        - Kit/targets.yml
      targets:
        App: {type: application}
        Kit:
          sources: [More]
      """,
      "Kit/targets.yml": """
      targets:
        Kit:
          type: framework
          sources:
            - path: Sources
              excludes: ["Old"]
          configFiles:
            Release: Kit.xcconfig
      packages:
        Base:
          path: ../Base
      """,
    ])
    let top = AbsolutePath(folder.url.path)
    let spec = try #require(XcodeGenSpec(top.appending("project.yml"))?.spec)
    let kit = try #require(spec["targets"]?.table?["Kit"]?.table)
    #expect(spec["targets"]?.table?.keys.sorted() == ["App", "Kit"])
    #expect(kit["type"]?.text == "framework")
    let paths = kit["sources"]?.elements.map { $0.text ?? $0.table?["path"]?.text }
    #expect(paths == ["Kit/Sources", "More"])
    #expect(kit["configFiles"]?.table?["Release"]?.text == "Kit/Kit.xcconfig")
    #expect(spec["packages"]?.table?["Base"]?.table?["path"]?.text == "Kit/../Base")
  }

  @Test func `a description that another one includes has its settings, and libraries beside it`()
    throws
  {
    let folder = try ScratchFolder([
      ".git/HEAD": "",
      // A script copies it into the repository's folder.
      "Apps/One/project.yml": """
      name: One
      include: [Core/project.yml, Widget/project.yml]
      options: {deploymentTarget: {iOS: "17.0"}}
      settings: {CODE_SIGN_ENTITLEMENTS: Widget/One.entitlements}
      targets:
        One: {type: application, sources: [Apps/One]}
        Widget: {sources: [Shared]}
      """,
      "Core/project.yml": "targets: {Core: {type: framework, platform: iOS, sources: [\".\"]}}",
      "Core/Core.swift": "public let name = 1",
      "Widget/project.yml": """
      targets:
        Widget:
          type: app-extension
          platform: iOS
          sources: [\".\"]
          info:
            path: Info.plist
            properties:
              NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
      """,
      "Widget/W.swift": "import Core\n" + SourceText.widget("W", kind: "w"),
      "Shared/S.swift": "",
    ])
    let top = AbsolutePath(folder.url.path)
    let file = top.appending("Widget/project.yml")
    let inclusion = try #require(XcodeGenInclusion(of: file))
    #expect(inclusion.folder == top)
    let targets = XcodeGenSpec(file, includedBy: inclusion)?.spec["targets"]?.table
    #expect(targets?.keys.sorted() == ["Core", "Widget"])
    #expect(XcodeGenInclusion(of: top.appending("Apps/One/project.yml")) == nil)
    for place in [folder.url, folder.url.appending(path: "Widget")] {
      let proposals = try ImportProposal.all(for: place)
      #expect(proposals.map(\.targetName) == ["Widget"])
      let proposal = try #require(proposals.first)
      #expect(proposal.text.contains("Core.swift") && proposal.text.contains("S.swift"))
      #expect(
        proposal.decisions.contains(
          "osVersion is left out, so 26.0 is simulated; the oldest that the target supports is 17.0"
        ))
    }
  }

  @Test func `what a description beside it includes is no project of its own`() throws {
    let folder = try ScratchFolder([
      "project.yml": "name: One\ninclude: [Widget/project.yml]\ntargets: {}",
      "Widget/project.yml": "targets: {W: {type: app-extension}}",
    ])
    let top = AbsolutePath(folder.url.path)
    #expect(ProjectSearch.below(top) == [top.appending("project.yml")])
  }

  @Test func `files that include each other come to an end`() throws {
    let folder = try ScratchFolder([
      "project.yml": "include: other.yml\nname: A\n", "other.yml": "include: project.yml\n",
    ])
    let file = AbsolutePath(folder.url.path).appending("project.yml")
    #expect(XcodeGenSpec(file)?.spec["name"]?.text == "A")
  }

  @Test func `a target has what its templates say, under what it says itself`() throws {
    let folder = try ScratchFolder([
      "project.yml": """
      targetTemplates:
        Base:
          platform: iOS
          settings:
            base:
              A: base
              B: base
        Ext:
          templates: [Base]
          type: app-extension
          sources: ["${target_name}/${part}"]
          settings:
            base:
              B: ext
      targets:
        Widget:
          templates: [Ext]
          templateAttributes:
            part: Views
          sources:REPLACE: []
        Other:
          templates: [Ext]
          templateAttributes:
            part: Views
      """
    ])
    let file = AbsolutePath(folder.url.path).appending("project.yml")
    let targets = try #require(XcodeGenSpec(file)?.spec["targets"]?.table)
    let other = try #require(targets["Other"]?.table)
    #expect(other["type"]?.text == "app-extension")
    #expect(other["sources"]?.texts == ["Other/Views"])
    #expect(
      other["settings"]?.table?["base"]?.table == ["A": .text("base"), "B": .text("ext")])
    #expect(targets["Widget"]?.table?["sources"]?.texts == [])
  }

  @Test(arguments: [
    ("Old", "Old/a.swift", true), ("Old", "Older.swift", false), ("*.swift", "a.swift", true),
    ("*.swift", "In/a.swift", false), ("**/*Tests.swift", "Tests/ATests.swift", true),
    ("**/*Tests.swift", "ATests.swift", true), ("Model/**/*.swift", "Model/a.swift", true),
    ("Model/**/*.swift", "Model/b/c/a.swift", true), ("Model/**", "Model/b/a.txt", true),
    ("**/Tests", "a/Tests/b.swift", true), ("Model/*.swift", "Other/a.swift", false),
  ])
  func `a pattern matches by folders`(_ pattern: String, _ path: String, _ expected: Bool) {
    let folder = AbsolutePath("/top")
    #expect(SourcePattern(pattern, from: folder).matches(folder.appending(path)) == expected)
  }

  @Test func `groups, files of settings and generated lists are taken over`() throws {
    let folder = try ScratchFolder([
      "W/a.swift": SourceText.widget("W", kind: "w"), "W/Tests/aTests.swift": "import XCTest",
      "W.xcconfig": "SWIFT_ACTIVE_COMPILATION_CONDITIONS = FILE\n",
      "project.yml": """
      options:
        developmentLanguage: nb
      settingGroups:
        grouped:
          SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) GROUPED
      packages:
        Far: {github: example/far, from: 1.0.0}
      targets:
        W:
          type: app-extension
          sources:
            - path: W
              excludes: ["**/*Tests.swift"]
          configFiles: {Release: W.xcconfig}
          settings: {groups: [grouped]}
          info:
            path: Generated/Info.plist
            properties:
              Greeting: hei
              NSWidgetWantsLocation: true
          entitlements:
            path: Generated/W.entitlements
            properties:
              com.apple.security.application-groups: [group.w]
      """,
    ])
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.text.contains(#""sources": ["W/a.swift"]"#))
    #expect(proposal.text.contains(#""defines": ["FILE", "GROUPED"]"#))
    #expect(proposal.text.contains(#""userDefaults": { "group.w": {} }"#))
    #expect(proposal.text.contains(#""locale": "nb_NO""#))
    #expect(proposal.text.contains(#""permissions": { "location": "granted" }"#))
    #expect(proposal.infoPlist?.contains("<string>hei</string>") == true)
    let top = AbsolutePath(folder.url.path)
    let project = try XcodeProject(top.appending("project.yml"), namedFrom: top)
    #expect(project.packageReferences.count == 1)
  }
}
