import Foundation
import WidgetManifest
import WidgetRecording

extension UnitCompiler {
  /// Makes a module without declarations of its own, so that an import of its name can be met.
  ///
  /// - Parameters:
  ///   - name: The module's name.
  ///   - exported: The modules that it brings with it.
  ///   - log: Told, in one line each, what takes time.
  /// - Returns: The module; nil where none of this name can be made.
  /// - Throws: `BuildError` where the compiler or the cache fails.
  func emptyModule(
    _ name: String, exporting exported: [String] = ["Foundation"], log: (String) -> Void
  ) throws(BuildError) -> BuiltModule? {
    let text = exported.map { "@_exported import \($0)\n" }.joined()
    let unit = CompileUnit(
      name: name, product: .module,
      settings: CompileSettings(languageMode: .v5, defines: [], flags: []),
      sources: [
        CompileUnit.Source(
          path: "Generated/\(name).swift",
          staged: SourceStager.Staged(
            bytes: Array(text.utf8), hasTopLevelCode: false, hasMainAttribute: false))
      ])
    guard case .success(let folder) = try compile(unit, seeing: [], log: log) else { return nil }
    return BuiltModule(name: name, key: BuildCache.key(of: folder), folder: folder)
  }
}
