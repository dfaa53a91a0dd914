import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

/// Descriptions for Tuist whose targets are made by the author's own types and helpers.
@Suite struct TuistTargetTests {
  private static let enumeration = """
    import ProjectDescription

    enum AppTarget: String, CaseIterable {
      case app = "App"
      case widgets = "Widgets"

      var bundleId: String {
        switch self {
        case .app: return "com.example.app"
        case .widgets: return "com.example.app.widgets"
        }
      }

      var target: Target {
        switch self {
        case .app:
          return Target.target(
            name: rawValue, destinations: .iOS, product: .app, bundleId: bundleId,
            sources: ["App/**"])
        case .widgets:
          return Target.target(
            name: "App\\(rawValue)", destinations: .iOS, product: .appExtension,
            bundleId: bundleId, deploymentTargets: .iOS("17.0"),
            infoPlist: .extendingDefault(with: [
              "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
            ]),
            sources: ["Widgets/**"], dependencies: [.package(product: "Tides")])
        }
      }
    }

    let project = Project(
      name: "App", packages: [.local(path: "Packages/Core")],
      targets: LIST)
    """

  @Test(arguments: [
    "AppTarget.allCases.map(\\.target)", "AppTarget.allCases.map { $0.target }",
    "[AppTarget.app.target, AppTarget.widgets.target]",
  ])
  func `targets are made by an enumeration's property`(list: String) throws {
    let folder = try ScratchFolder([
      "Project.swift": Self.enumeration.replacing("LIST", with: list),
      "App/App.swift": "import SwiftUI",
      "Widgets/W.swift": "import Tides\\n" + SourceText.widget("W", kind: "w"),
      "Packages/Core/Package.swift":
        #"let package = Package(name: "Core", targets: [.target(name: "Tides")])"#,
      "Packages/Core/Sources/Tides/T.swift": "public struct Tide {}",
    ])
    let file = AbsolutePath(folder.url.path).appending("Project.swift")
    let targets = TuistManifest(file)?.spec["targets"]?.table
    #expect(targets?.keys.sorted() == ["App", "AppWidgets"])
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.targetName == "AppWidgets")
    #expect(
      proposal.decisions.contains(
        "the module Tides is compiled from the author's own sources: 1 file"))
  }

  @Test func `a plugin's helpers name targets, and say where modules lie`() throws {
    let folder = try ScratchFolder([
      ".git/HEAD": "", "Package.swift": "let package = Package(name: \"Dependencies\")",
      "Tuist/Config.swift": """
      let config = Config(plugins: [.local(path: .relativeToRoot("Plugin/Names"))])
      """,
      "Plugin/Names/ProjectDescriptionHelpers/Environment.swift": """
      import ProjectDescription
      public struct Environment { public let name: String; public let settings: [String: String] }
      public let env = Environment(name: "Tides", settings: ["SWIFT_VERSION": "6.0"])
      """,
      "Plugin/Names/ProjectDescriptionHelpers/Modules.swift": """
      import ProjectDescription
      public enum Shared: String { case Entity }
      public extension TargetDependency {
        static func shared(target: Shared) -> TargetDependency {
          .project(target: target.rawValue, path: .relativeToShared(target.rawValue))
        }
      }
      public extension ProjectDescription.Path {
        static func relativeToShared(_ path: String) -> Self {
          return .relativeToRoot("Projects/Shared/\\(path)")
        }
      }
      """,
      "Projects/App/Project.swift": """
      import ProjectDescription
      let targets: [Target] = [
        .target(
          name: "\\(env.name)Widget", destinations: [.iPhone], product: .appExtension,
          bundleId: "com.example.\\(env.name)",
          infoPlist: .extendingDefault(with: [
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
          ]),
          sources: ["Widget/**"], dependencies: [.shared(target: .Entity)],
          settings: .settings(base: env.settings))
      ]
      let project = Project(name: env.name, targets: targets)
      """,
      "Projects/App/Widget/W.swift": "import Entity\\n" + SourceText.widget("W", kind: "w"),
      // Nothing here tells what makes its targets; the folder has the module's name.
      "Projects/Shared/Entity/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Entity", targets: [.implements(module: .shared(.Entity))])
      """,
      "Projects/Shared/Entity/Sources/Meal.swift": "public struct Meal {}",
    ])
    let file = AbsolutePath(folder.url.path).appending("Projects/App/Project.swift")
    let target = TuistManifest(file)?.spec["targets"]?.table?["TidesWidget"]?.table
    #expect(target?["projects"]?.texts == ["../../Projects/Shared/Entity/Project.swift"])
    #expect(
      target?["settings"]?.table?["base"]?.table?["SWIFT_VERSION"]?.text == "6.0")
    let widget = folder.url.appending(path: "Projects/App/Widget")
    let proposal = try #require(try ImportProposal.all(for: widget).first)
    #expect(proposal.targetName == "TidesWidget")
    #expect(
      proposal.decisions.contains(
        "the module Entity is compiled from the folder ../../Shared/Entity, as no project here says "
          + "what it is made of: 1 file"))
  }
}
