import Foundation
import SwiftPackages
import WidgetRecording

/// A target that expands macros, built with the toolchain's own swift-syntax.
struct MacroTarget {
  let target: PackageTarget
  let units: UnitCompiler

  /// A stand-in for swift-syntax's SwiftCompilerPlugin, whose main function a library does not need.
  private static let pluginModule = """
    public import SwiftSyntaxMacros
    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }
    extension CompilerPlugin {
      public static func main() {}
    }
    """

  /// Builds the library that the compiler loads.
  ///
  /// - Parameter log: Told, in one line each, what takes time.
  /// - Returns: A module without code, whose importers load the library; or the compiler's errors.
  /// - Throws: `BuildError` where the fault is not in the sources.
  func build(
    log: (String) -> Void
  ) throws(BuildError) -> Result<BuiltModule, CacheMiss<[RecordedDiagnostic]>> {
    let sources = target.files(ending: ["swift"])
    var hash = ContentHash()
    hash.add(["macros", units.compiler.identity, target.moduleName, target.languageMode])
    hash.add(target.settings.swift)
    hash.add(contentsOf: sources)
    let library = "lib\(target.moduleName).so"
    let made = try units.cache.entryOrFailure(hash.text) { entry throws(BuildError) in
      log("Compiling \(target.moduleName) (\(sources.count) files of macros)")
      return try compile(sources, to: library, in: entry)
    }
    return made.map { entry in
      BuiltModule(
        name: target.moduleName, key: BuildCache.key(of: entry),
        importing: ["-load-plugin-library", entry.appendingPathComponent(library).path],
        importedFolders: [entry],
        usesFrameworks: false)
    }
  }

  private func compile(
    _ sources: [URL], to library: String, in entry: URL
  ) throws(BuildError) -> [RecordedDiagnostic]? {
    let syntax = units.compiler.toolchainFolder.appendingPathComponent("lib/swift/host").path
    let support = entry.appendingPathComponent("SwiftCompilerPlugin.swift")
    try Data(Self.pluginModule.utf8).save(to: support)
    let shared = [
      "-I", syntax, "-parse-as-library", "-suppress-warnings", "-wmo", "-Onone",
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ]
    let plugin = try run(
      shared + [
        "-enable-upcoming-feature", "InternalImportsByDefault", "-emit-module", "-emit-object",
        "-module-name", "SwiftCompilerPlugin", support.path, "-o",
        "SwiftCompilerPlugin.o",
      ], in: entry)
    if let plugin { return plugin }
    let libraries =
      ["Syntax", "SyntaxMacros", "SyntaxBuilder", "SyntaxMacroExpansion"]
      + ["Diagnostics", "Operators", "Parser", "BasicFormat", "IfConfig"]
    return try run(
      shared + ["-swift-version", target.languageMode == "6" ? "6" : "5"]
        + target.settings.swift + ["-emit-library", "-module-name", target.moduleName, "-I", "."]
        + sources.map(\.path) + ["SwiftCompilerPlugin.o", "-o", library, "-L", syntax]
        + libraries.map { "-lSwift\($0)" } + ["-Xlinker", "-rpath", "-Xlinker", syntax], in: entry)
  }

  private func run(
    _ arguments: [String], in folder: URL
  ) throws(BuildError) -> [RecordedDiagnostic]? {
    let outcome = try units.compiler.run(
      arguments, in: folder, writing: [folder], reading: [target.folder].compactMap(\.self))
    return outcome.status == 0 ? nil : DiagnosticParser.errors(in: outcome.output)
  }
}
