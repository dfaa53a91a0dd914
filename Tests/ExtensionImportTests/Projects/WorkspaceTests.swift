import Foundation
import TestSupport
import Testing

@testable import ExtensionImport

@Suite struct WorkspaceTests {
  private let folder: ScratchFolder

  /// A workspace with a widget's project, a framework's, and a package that is built on another.
  init() throws {
    folder = try ScratchFolder([
      ".git/HEAD": "",
      "App/W.swift": SourceText.widget("W", kind: "w") + "\nimport Core\nimport Tools\n",
      "Core/Core/C.swift": "public let core = 1",
      "Packages/Tools/Package.swift": """
      let package = Package(name: "Tools", dependencies: [.package(path: "../Base")],
        targets: [.target(name: "Tools", dependencies: ["Base"])])
      """,
      "Packages/Tools/Sources/Tools/T.swift": "import Base",
      "Packages/Base/Package.swift": """
      let package = Package(name: "Base", targets: [.target(name: "Base")])
      """,
      "Packages/Base/Sources/Base/B.swift": "public let base = 1",
      "Big.xcworkspace/contents.xcworkspacedata": """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
        <FileRef location = "group:App/App.xcodeproj"></FileRef>
        <Group location = "container:" name = "Others">
          <Group location = "group:Core" name = "Core">
            <FileRef location = "group:Core.xcodeproj"/>
          </Group>
          <FileRef location = "group:Packages/Tools"></FileRef>
        </Group>
      </Workspace>
      """,
    ])
    var app = ProjectText()
    app.addFile("W", "W.swift")
    app.addTarget("T", "Widget", sources: ["W"])
    try folder.write("App/App.xcodeproj/project.pbxproj", app.text)
    var core = ProjectText()
    core.addFile("C", "Core/C.swift")
    core.addTarget("T", "Core", sources: ["C"], type: "framework")
    try folder.write("Core/Core.xcodeproj/project.pbxproj", core.text)
  }

  @Test func `a workspace's places start from its groups`() {
    let top = AbsolutePath(folder.url.path)
    let workspace = Workspace(top.appending("Big.xcworkspace"))
    #expect(
      workspace.projects.map { $0.relative(to: top) } == [
        "App/App.xcodeproj", "Core/Core.xcodeproj",
      ])
    #expect(workspace.packages.map { $0.relative(to: top) } == ["Packages/Tools"])
  }

  @Test(arguments: ["", "App", "App/App.xcodeproj", "Big.xcworkspace"])
  func `what a workspace joins are modules, wherever one begins`(_ given: String) throws {
    let proposals = try ImportProposal.all(for: folder.url.appending(path: given))
    let proposal = try #require(proposals.first)
    #expect(proposals.count == 1)
    #expect(proposal.missingModules.isEmpty)
    for name in ["Core", "Base", "Tools"] {
      #expect(proposal.text.contains("\"name\": \"\(name)\""))
    }
  }

  @Test func `a project among a project's files has modules, too`() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Big.xcworkspace"))
    var app = ProjectText()
    app.addFile("W", "W.swift")
    app.addFile("C", "../Core/Core.xcodeproj")
    app.addTarget("T", "Widget", sources: ["W"])
    try folder.write("App/App.xcodeproj/project.pbxproj", app.text)
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.text.contains(#""name": "Core""#))
  }
}
