import Foundation
import TestSupport
import Testing

/// Code of apps, as their developers write it, compiles against the modules from outside.
///
/// The sources of `Tests/Clients` belong to no target: what they see is what an extension sees,
/// the public declarations alone.
@Suite struct ClientTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/Clients")

  private static let modules =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test(arguments: modules)
  func `clients of a module compile in both language modes`(_ module: String) throws {
    let sources = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appendingPathComponent(module), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    #expect(!sources.isEmpty)
    for mode in ["5", "6"] {
      let result = try ClientCompiler.check(sources, languageMode: mode)
      #expect(result.status == 0, "\(result.output)")
    }
  }
}
