import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

@Suite struct ProjectDescriptionTests {
  private static let spec = """
    name: Tides   # the app
    options:
      deploymentTarget: {iOS: "17.0"}
    packages:
      Kit:
        path: Kit
    targets:
      Tides:
        type: application
        platform: iOS
        sources: [App]
      TidesWidget:
        type: app-extension
        platform: iOS
        sources:
          - path: Widget
            excludes:
              - "Old.swift"
          - Shared/Model.swift
        info:
          path: Widget/Info.plist
          properties:
            NSExtension:
              NSExtensionPointIdentifier: com.apple.widgetkit-extension
        settings:
          base:
            SWIFT_VERSION: 6.0
        dependencies:
          - package: Kit
          - sdk: WidgetKit.framework
    """

  private func folder() throws -> ScratchFolder {
    try ScratchFolder([
      "project.yml": Self.spec, "App/app.swift": "import SwiftUI",
      "Widget/widget.swift": """
      import Kit
      import SwiftUI
      import WidgetKit
      @main struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Tides", provider: P()) { _ in Text("") }
        }
      }
      """,
      "Widget/Old.swift": "", "Shared/Model.swift": "", "Shared/Other.swift": "",
      "Kit/Package.swift": #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#,
      "Kit/Sources/Kit/kit.swift": "public let kit = 1",
    ])
  }

  @Test func `a target has the sources that the description gives it, and no others`() throws {
    let folder = try folder()
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.targetName == "TidesWidget")
    #expect(proposal.text.contains(#""sources": ["Shared/Model.swift", "Widget/widget.swift"]"#))
    #expect(proposal.text.contains(#""swiftLanguageMode": "6""#))
    #expect(proposal.text.contains(#""name": "Kit""#))
    #expect(proposal.missingModules.isEmpty)
    #expect(proposal.decisions.contains { $0.contains("of project.yml is a widget extension") })
  }

  @Test func `a project that was made already is asked instead of its description`() throws {
    let folder = try folder()
    try folder.write("{}", to: "Tides.xcodeproj/project.pbxproj")
    let found = ProjectSearch.below(AbsolutePath(folder.url.path))
    #expect(found.map(\.name) == ["Tides.xcodeproj"])
  }

  @Test func `lists and mappings in brackets may span lines and hold others`() {
    let value = YAMLText.value(
      of: """
        a:
          [
            one,
            "two, three",   # not this
          ]
        b: {
          c: [1, 2], d: "]"
        }
        e:
        - {path: f, excludes: ["g", h]}
        - name: i
        j: |
          if [ -f k; then
        l: m
        """)
    let item = ProjectValue.table([
      "path": .text("f"), "excludes": .list([.text("g"), .text("h")]),
    ])
    #expect(
      value
        == .table([
          "a": .list([.text("one"), .text("two, three")]),
          "b": .table(["c": .list([.text("1"), .text("2")]), "d": .text("]")]),
          "e": .list([item, .table(["name": .text("i")])]), "j": .text("if [ -f k; then"),
          "l": .text("m"),
        ]))
  }

  @Test func `lists, mappings and texts are read in either form`() {
    let value = YAMLText.value(
      of: """
        a: "x: y"   # not this
        b: [one, 'two']
        c:
        - name: first
          more:
            - 1
        - second
        d: {e: f, g: h}
        """)
    #expect(
      value
        == .table([
          "a": .text("x: y"), "b": .list([.text("one"), .text("two")]),
          "c": .list([
            .table(["name": .text("first"), "more": .list([.text("1")])]), .text("second"),
          ]),
          "d": .table(["e": .text("f"), "g": .text("h")]),
        ]))
  }
}
