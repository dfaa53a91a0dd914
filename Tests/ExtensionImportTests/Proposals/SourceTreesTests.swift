import Foundation
import SwiftSyntax
import TestSupport
import Testing
import WidgetPlatforms

@testable import ExtensionImport

@Suite struct SourceTreesTests {
  private let conditions = ScanConditions(platform: .iOS, defines: ["TIDES"])

  private func place(_ folder: ScratchFolder, _ name: String) -> AbsolutePath {
    AbsolutePath(folder.url.path).appending(name)
  }

  @Test func `a file is read once, whatever is asked of it`() throws {
    let folder = try ScratchFolder(["A.swift": "import Sea"])
    let (trees, file) = (SourceTrees(), place(folder, "A.swift"))
    #expect(trees.imports(of: [file], conditions) == ["Sea"])
    try folder.write("A.swift", "import Lake")
    #expect(trees.imports(of: [file], conditions) == ["Sea"])
    #expect(trees.mapOnce([file], conditions) { $1.trimmedDescription } == ["import Sea"])
  }

  @Test func `what is read for one question alone is not kept`() throws {
    let folder = try ScratchFolder(["A.swift": "import Sea"])
    let (trees, file) = (SourceTrees(), place(folder, "A.swift"))
    #expect(trees.mapOnce([file], conditions) { $1.trimmedDescription } == ["import Sea"])
    try folder.write("A.swift", "import Lake")
    #expect(trees.imports(of: [file], conditions) == ["Lake"])
  }

  @Test func `results come in the order of the files, and absent files count as empty`() throws {
    let names = (10..<40).map { "F\($0).swift" }
    let folder = try ScratchFolder(
      Dictionary(uniqueKeysWithValues: names.map { ($0, "import M\($0.prefix(3))") }))
    let files = names.reversed().map { place(folder, $0) } + [place(folder, "Gone.swift")]
    let read = SourceTrees().map(files, conditions) { file, tree in
      [file.name, tree.trimmedDescription]
    }
    #expect(
      read == names.reversed().map { [$0, "import M\($0.prefix(3))"] } + [["Gone.swift", ""]])
  }

  @Test(arguments: [
    ("let a = 1", "let a = 1"), ("#if TIDES\nlet a = 1\n#endif", "let a = 1"),
    ("#if os(macOS)\nlet a = 1\n#else\nlet b = 2\n#endif", "let b = 2"),
    ("let a = \"#if TIDES\"", "let a = \"#if TIDES\""),
    ("struct A {\n#if os(macOS)\nlet a = 1\n#endif\n}", "struct A {\n}"),
  ])
  func `conditions leave out code`(_ source: String, _ expected: String) {
    #expect(ParsedSource(source).active(in: conditions).trimmedDescription == expected)
  }

  @Test func `imports are those of active code`() throws {
    let folder = try ScratchFolder([
      "A.swift": "@testable import Sea.Tides\n#if os(macOS)\nimport AppKit\n#endif",
      "B.swift": "// import Lake\nimport struct River.Boat\nlet text = \"import Pond\"",
    ])
    let files = ["A.swift", "B.swift"].map { place(folder, $0) }
    #expect(SourceTrees().imports(of: files, conditions) == ["Sea", "River"])
  }
}
