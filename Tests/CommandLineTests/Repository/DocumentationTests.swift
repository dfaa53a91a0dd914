import Foundation
import TestSupport
import Testing

/// The catalogues from which DocC makes the documentation of the pipeline's modules.
@Suite struct DocumentationTests {
  /// The names of the pipeline's modules, without the program.
  private static func modules() throws -> [String] {
    let text = try String(contentsOf: Repository.file("ARCHITECTURE.md"), encoding: .utf8)
    let pipeline = try #require(
      text.components(separatedBy: "The pipeline:\n\n```\n").dropFirst().first)
    let drawing = try #require(pipeline.components(separatedBy: "```").first)
    let names = drawing.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    return names.map(String.init).filter { $0 != "widgetcheck" }
  }

  /// The text of a module's catalogue.
  private static func catalogue(of module: String) throws -> String {
    let path = "Sources/\(module)/\(module).docc/\(module).md"
    return try String(contentsOf: Repository.file(path), encoding: .utf8)
  }

  /// The names of a module's public types that lie within no other.
  private static func publicTypes(of module: String) throws -> Set<String> {
    let root = Repository.file("Sources/\(module)")
    let files =
      FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    let declaration =
      /^public (?:final |indirect )?(?:actor|class|enum|protocol|struct|typealias) (\w+)/
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
      for match in text.matches(of: declaration.anchorsMatchLineEndings()) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  @Test func `each module of the pipeline has an overview`() throws {
    let modules = try Self.modules()
    #expect(modules.count > 10)
    for module in modules {
      let text = try Self.catalogue(of: module)
      #expect(text.hasPrefix("# ``\(module)``\n"), "\(module)")
      #expect(text.contains("\n## Overview\n"), "\(module)")
    }
  }

  @Test func `catalogues name every public type`() throws {
    for module in try Self.modules() {
      let text = try Self.catalogue(of: module)
      let missing = try Self.publicTypes(of: module).filter { !text.contains("- ``\($0)``\n") }
      #expect(missing.isEmpty, "\(module).docc does not name \(missing.sorted())")
    }
  }
}
