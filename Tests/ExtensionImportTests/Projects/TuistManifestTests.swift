import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

/// Projects that are described for Tuist.
@Suite struct TuistManifestTests {
  private static let project = """
    import ProjectDescription

    let bundleId = "com.example." + "tides"
    let widgetInfo: [String: Plist.Value] = [
      "NSExtension": .dictionary([
        "NSExtensionPointIdentifier": .string("com.apple.widgetkit-extension")
      ])
    ]
    let base: SettingsDictionary = ["SWIFT_VERSION": "6.0"]

    let widget: Target = .target(
      name: "TidesWidget",
      destinations: [.iPhone, .iPad],
      product: .appExtension,
      bundleId: "\\(bundleId).widget",
      deploymentTargets: .iOS("17.4"),
      infoPlist: .extendingDefault(with: widgetInfo),
      sources: [
        .glob("Widget/**/*.swift", excluding: ["Widget/Old.swift"]), "Shared/Model.swift",
      ],
      resources: ["Widget/Assets.xcassets"],
      entitlements: .file(path: "Widget/Widget.entitlements"),
      dependencies: [.target(name: "Kit"), .external(name: "Numbers")],
      settings: .settings(base: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "WIDGET"])
    )

    let project = Project(
      name: "Tides",
      settings: .settings(base: base),
      targets: [
        .target(
          name: "Tides", destinations: .iOS, product: .app, bundleId: bundleId,
          sources: ["App/**"], dependencies: [.target(name: "TidesWidget")]),
        .target(
          name: "Kit", destinations: .iOS, product: .framework, bundleId: bundleId,
          sources: ["Kit/Sources/**"]),
      ] + [widget]
    )
    """

  private func folder() throws -> ScratchFolder {
    try ScratchFolder([
      "Project.swift": Self.project, "App/app.swift": "import SwiftUI",
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
      "Widget/Views/view.swift": "", "Widget/Old.swift": "", "Shared/Model.swift": "",
      "Shared/Other.swift": "", "Widget/Assets.xcassets/Contents.json": "{}",
      "Widget/Widget.entitlements": "<plist version=\"1.0\"><dict/></plist>",
      "Kit/Sources/kit.swift": "public let kit = 1",
    ])
  }

  @Test func `a target has what the description gives it`() throws {
    let folder = try folder()
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.targetName == "TidesWidget")
    for part in [
      #""sources": ["Shared/Model.swift", "Widget/Views/view.swift", "Widget/widget.swift"]"#,
      #""swiftLanguageMode": "6""#, #""defines": ["WIDGET"]"#, #""name": "Kit""#,
      #""resources": ["Widget/Assets.xcassets"]"#, "Kit/Sources/kit.swift",
      #""entitlements": "Widget/Widget.entitlements""#,
    ] {
      #expect(proposal.text.contains(part))
    }
    #expect(proposal.decisions.contains { $0.contains("of Project.swift is a widget extension") })
    #expect(proposal.decisions.contains { $0.contains("oldest that the target supports is 17.4") })
  }

  @Test func `a file that describes no project is none`() throws {
    let folder = try ScratchFolder([
      "a/Project.swift": "struct Project { let name: String }",
      "b/Project.swift": "import ProjectDescription\nlet project = Project.app(name: \"A\")",
      "c/Project.swift": "import ProjectDescription\nlet a = b\nlet b = a",
    ])
    for name in ["a", "b", "c"] {
      #expect(ProjectDescription(AbsolutePath(folder.url.path + "/\(name)/Project.swift")) == nil)
    }
  }
}
