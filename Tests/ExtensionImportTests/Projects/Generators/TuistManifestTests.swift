import Foundation
import SwiftPackages
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
      options: .options(defaultKnownRegions: ["ja", "en"], developmentRegion: "ja"),
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
      #""entitlements": "Widget/Widget.entitlements""#, #""locale": "ja_JP""#,
    ] {
      #expect(proposal.text.contains(part))
    }
    #expect(proposal.decisions.contains { $0.contains("of Project.swift is a widget extension") })
    #expect(proposal.decisions.contains { $0.contains("oldest that the target supports is 17.4") })
  }

  @Test func `what an author's helpers return is read as if it stood in the description`() throws {
    let folder = try ScratchFolder([
      "Tuist/ProjectDescriptionHelpers/Project+App.swift": """
      import ProjectDescription
      public enum Names {
        public static let organization = "com.example"
        public static var widget: String { "TidesWidget" }
      }
      extension SettingsDictionary { public static let six: Self = ["SWIFT_VERSION": "6.0"] }
      extension Project {
        public static func app(
          _ name: String, targets: [Target], settings: Settings = .settings(base: .six)
        ) -> Project {
          return .init(name: name, settings: settings, targets: targets)
        }
      }
      extension Target {
        public static func target(name: String, folder: String, of product: Product) -> Target {
          let info: [String: Plist.Value] = [
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
          ]
          return .target(
            name: name, destinations: .iOS, product: product,
            bundleId: "\\(Names.organization).\\(name)",
            infoPlist: .extendingDefault(with: info), sources: ["\\(folder)/**"])
        }
      }
      """,
      "Apps/Tides/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.app(
        "Tides", targets: [.target(name: Names.widget, folder: "Widget", of: .appExtension)])
      """,
      "Apps/Tides/Widget/widget.swift": SourceText.widget("W", kind: "tides"),
    ])
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.targetName == "TidesWidget")
    #expect(proposal.text.contains("Apps/Tides/Widget/widget.swift"))
    #expect(proposal.text.contains(#""swiftLanguageMode": "6""#))
  }

  /// The files of a project whose widget uses a package that `Tuist/Package.swift` names.
  private static let packaged = [
    "Project.swift": """
    import ProjectDescription
    let info: [String: Plist.Value] = [
      "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
    ]
    let project = Project(name: "Tides", targets: [
      .target(
        name: "TidesWidget", destinations: .iOS, product: .appExtension, bundleId: "com.example.t",
        infoPlist: .extendingDefault(with: info), sources: ["Widget/**"],
        dependencies: [.external(name: "Sea")])
    ])
    """,
    "Tuist/Package.swift": """
    let package = Package(
      name: "All",
      dependencies: [.package(url: "https://example.com/a/Sea.git", from: "5.0.0")])
    """,
    "Widget/widget.swift": SourceText.widget("W", kind: "tides")
      + "\nimport Sea\nlet level = Sea2().level\n",
  ]

  @Test func `packages that the workspace names are told, and can be fetched`() throws {
    let folder = try ScratchFolder(Self.packaged)
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(
      proposal.fetchablePackages == [
        "sea 5.0.0 up to, and without, 6.0.0 from https://example.com/a/Sea.git"
      ])
    #expect(proposal.missingModules == ["Sea"])
    #expect(!proposal.text.contains("WidgetStandIns"))
    #expect(
      proposal.decisions.contains {
        $0.contains("the project refers to sea 5.0.0") && $0.contains("no lock file pins")
      })
  }

  @Test func `a package that was fetched earlier is known, and not told to be missing`() throws {
    let folder = try ScratchFolder(Self.packaged)
    let pin = PackagePin(
      identity: "sea", location: "https://example.com/a/Sea.git", version: "5.0.2")
    let name = try #require(pin.folderName)
    let store = try ScratchFolder([
      "\(name)/Package.swift": """
      let package = Package(name: "Sea", targets: [.target(name: "Sea")])
      """, "\(name)/Sources/Sea/a.swift": "public struct Sea2 {}",
    ])
    let found = try ImportProposal.all(for: folder.url, fetchedInto: store.url)
    #expect(found.first?.fetchablePackages == [])
    #expect(found.first?.missingModules == [])
  }

  @Test func `packages that Tuist pinned are told with their versions`() throws {
    let lock = """
      {"pins": [
        {"identity": "sea", "kind": "remoteSourceControl",
         "location": "https://example.com/a/Sea.git", "state": {"version": "5.0.2"}}
      ], "version": 2}
      """
    let folder = try ScratchFolder(
      Self.packaged.merging(["Tuist/Package.resolved": lock]) { $1 })
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.fetchablePackages == ["sea 5.0.2"])
    #expect(proposal.text.contains("Tuist/Package.resolved"))
  }

  @Test func `a package that Tuist has checked out is built`() throws {
    let sources = [
      "Tuist/.build/checkouts/Sea/Package.swift": """
      let package = Package(name: "Sea", targets: [.target(name: "Sea")])
      """, "Tuist/.build/checkouts/Sea/Sources/Sea/a.swift": "public struct Sea2 {}",
    ]
    let folder = try ScratchFolder(Self.packaged.merging(sources) { $1 })
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.fetchablePackages.isEmpty && proposal.missingModules.isEmpty)
    #expect(proposal.text.contains("Tuist/.build/checkouts"))
    #expect(proposal.decisions.contains("built from packages that lie here: Sea"))
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

  @Test func `functions of the file, other projects, configurations and lists are read`() throws {
    let folder = try ScratchFolder([
      "Widget/W.swift": SourceText.widget("W", kind: "w")
        + "\nimport Core\nimport Kit\nimport Far\n",
      "Core/Sources/C.swift": "public let core = 1", "Kit/Sources/K.swift": "public let kit = 1",
      "Modules/Far/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Far", targets: [
        .target(name: "Far", destinations: .iOS, product: .framework, bundleId: "f",
          sources: ["Sources/**"])])
      """,
      "Modules/Far/Sources/F.swift": "public let far = 1",
      "Project.swift": """
      import ProjectDescription
      let base: SettingsDictionary = ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "BASE"]
      func module(_ name: String, folder: String = "Sources") -> Target {
        .target(name: name, destinations: .iOS, product: .framework, bundleId: name.lowercased(),
          sources: ["\\(name)/\\(folder)/**"])
      }
      let project = Project(
        name: "App",
        settings: .settings(
          base: base.merging(["OTHER_SWIFT_FLAGS": "-DFLAG"]),
          configurations: [.release(name: "Release", settings: ["SWIFT_VERSION": "6.0"])]),
        targets: [
          module("Core"),
          .target(name: "Kit", destinations: .iOS, product: .framework, bundleId: "k",
            sources: .paths(["Kit/Sources/**"])),
          .target(name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "w",
            infoPlist: .extendingDefault(with: [
              "Greeting": "hei",
              "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]]),
            sources: ["Widget/**"],
            resources: unknown,
            entitlements: .dictionary(["com.apple.security.application-groups": ["group.w"]]),
            dependencies: [.project(target: "Far", path: .relativeToRoot("Modules/Far"))]),
        ])
      """,
    ])
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.missingModules.isEmpty)
    #expect(proposal.text.contains(#""sources": ["Widget/W.swift"]"#))
    for module in ["Core/Sources/C.swift", "Kit/Sources/K.swift", "Modules/Far/Sources/F.swift"] {
      #expect(proposal.text.contains("\"sources\": [\"\(module)\"]"))
    }
    #expect(proposal.text.contains(#""defines": ["BASE", "FLAG"]"#))
    #expect(proposal.text.contains(#""swiftLanguageMode": "6""#))
    #expect(proposal.text.contains(#""group.w": {}"#))
    #expect(proposal.infoPlist?.contains("hei") == true)
  }

  @Test func `cases of enumerations have their raw values and their properties`() throws {
    let folder = try ScratchFolder([
      "Tuist/ProjectDescriptionHelpers/Part.swift": """
      import ProjectDescription
      public enum Part: String {
        case app
        case widget = "TidesWidget", kit = "TidesKit"
        var product: Product {
          switch self {
          case .app: return .app
          case .widget: return .appExtension
          default: return .framework
          }
        }
        var isWidget: Bool {
          switch self {
          case .widget: true
          default: false
          }
        }
        var needed: [Part] {
          switch self {
          case .widget: [.kit]
          case .app, .kit: []
          }
        }
        var sources: String { "\\(folder)/**" }
        private var folder: String { "Code/" + rawValue.capitalized }
        func target() -> Target {
          .target(name: rawValue, destinations: .iOS, product: product, bundleId: "b.\\(rawValue)",
            infoPlist: plist(for: self), sources: [sources],
            dependencies: needed.map { .target(name: $0.rawValue) })
        }
      }
      func plist(for part: Part) -> InfoPlist {
        var keys: [String: Plist.Value] = ["Title": .string(part.rawValue)]
        if part.isWidget {
          keys["NSExtension"] = ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
        }
        return .extendingDefault(with: keys)
      }
      """,
      "Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let parts: [Part] = [.widget, .kit]
      let project = Project(name: Part.app.rawValue, targets: parts.map { $0.target() })
      """,
      "Code/Tideswidget/W.swift": SourceText.widget("W", kind: "w") + "\nimport TidesKit\n",
      "Code/Tideskit/K.swift": "public let kit = 1",
    ])
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.targetName == "TidesWidget")
    #expect(proposal.text.contains(#""sources": ["Code/Tideswidget/W.swift"]"#))
    #expect(proposal.text.contains(#""sources": ["Code/Tideskit/K.swift"]"#))
    #expect(proposal.infoPlist?.contains("<string>TidesWidget</string>") == true)
  }

  @Test func `lists that a helper fills, members of inner types and the root's paths are read`()
    throws
  {
    let folder = try ScratchFolder([
      "Tuist/ProjectDescriptionHelpers/Helpers.swift": """
      import ProjectDescription
      public extension TargetDependency { struct Module {} }
      public extension TargetDependency.Module {
        static let kit = module("Kit")
        static func module(_ name: String) -> TargetDependency {
          .project(target: name, path: .relativeToRoot("Modules/\\(name)"))
        }
      }
      public extension Project {
        static func module(_ name: String, hasTests: Bool = false) -> Project {
          return .init(name: name, targets: made(name, hasTests))
        }
        static func made(_ name: String, _ hasTests: Bool) -> [Target] {
          var targets: [Target] = []
          targets.append(.target(name: name, destinations: .iOS, product: .framework,
            bundleId: name, sources: ["Sources/**"]))
          guard hasTests else { return targets }
          targets += [.target(name: name, destinations: .iOS, product: .unitTests,
            bundleId: name, sources: ["Tests/**"])]
          return targets
        }
      }
      """,
      "Modules/Kit/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project.module("Kit")
      """,
      "Modules/Kit/Sources/K.swift": "public let kit = 1", "Modules/Kit/Tests/T.swift": "",
      "Apps/Tides/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "Tides", targets: [
        .target(name: "Widget", destinations: .iOS, product: .appExtension, bundleId: "w",
          infoPlist: .extendingDefault(with: [
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]]),
          sources: ["Widget/**"], dependencies: [.Module.kit])])
      """,
      "Apps/Tides/Widget/W.swift": SourceText.widget("W", kind: "w") + "\nimport Kit\n",
    ])
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.missingModules.isEmpty)
    #expect(proposal.text.contains(#""name": "Kit""#))
    #expect(proposal.text.contains(#""sources": ["Modules/Kit/Sources/K.swift"]"#))
  }
}
