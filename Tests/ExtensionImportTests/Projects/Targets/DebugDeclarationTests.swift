import Foundation
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct DebugDeclarationTests {
  private func names(_ source: String, defines: Set<String> = []) throws -> [String] {
    let folder = try ScratchFolder(["W.swift": source])
    return DebugDeclarations.used(
      in: [AbsolutePath(folder.url.path).appending("W.swift")],
      ScanConditions(platform: .iOS, defines: defines), SourceTrees())
  }

  private let sample = """
    #if DEBUG
    extension Tide { static let lowTide = Tide() }
    func lowWater() -> Tide { .lowTide }
    #endif
    """

  @Test func `names that release code uses and debug code declares are found`() throws {
    #expect(try names(sample + "\nlet first: Tide = .lowTide") == ["lowTide"])
    #expect(try names(sample + "\nlet first = lowWater()") == ["lowWater"])
    #expect(try names(sample + "\nlet first: Tide = .lowTide", defines: ["DEBUG"]) == [])
  }

  @Test(arguments: [
    "", "let first = Tide(lowTide: 1)", "func f(lowTide: Int) { print(lowTide) }",
    "#if DEBUG\nlet first: Tide = .lowTide\n#endif", "extension Boat { static let lowTide = 1 }",
    "let a = b.title\n#if DEBUG\nlet title = 1\n#endif",
    "let a = b.depth\n#if DEBUG\nfunc f() { let depth = 1 }\n#endif",
  ])
  func `labels, parameters, debug code and what else declares a name are no uses`(
    _ source: String
  ) throws {
    #expect(try names(sample + "\n" + source) == [])
  }

  @Test func `the manifest sets the condition and says why`() throws {
    let folder = try ScratchFolder([
      "W.swift": SourceText.widget("W", kind: "w") + "\n\(sample)\nlet first: Tide = .lowTide\n"
    ])
    var text = ProjectText()
    text.addFile("W", "W.swift")
    text.addTarget("T", "Widget", sources: ["W"])
    try text.write(folder)
    let proposal = try #require(try ImportProposal.all(for: folder.url).first)
    #expect(proposal.text.contains(#""defines": ["DEBUG"]"#))
    #expect(
      proposal.decisions.contains(
        "DEBUG is set for #if, since lowTide is declared there alone and used elsewhere"))
  }
}
