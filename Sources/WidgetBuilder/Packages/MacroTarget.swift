import Foundation
import SwiftPackages
import WidgetRecording

/// A target that expands macros, built with the toolchain's own swift-syntax.
struct MacroTarget {
  let target: PackageTarget
  /// The targets that it is written with, each after those that it needs.
  let support: [PackageTarget]
  let units: UnitCompiler

  /// A stand-in for swift-syntax's SwiftCompilerPlugin, whose main function a library does not
  /// need.
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
    for target in support {
      hash.add([target.moduleName, target.languageMode] + target.settings.swift)
      hash.add(contentsOf: target.files(ending: ["swift"]))
    }
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
    let plugin = entry.appendingPathComponent("SwiftCompilerPlugin.swift")
    try Data(Self.pluginModule.utf8).save(to: plugin)
    let shared = [
      "-I", syntax, "-parse-as-library", "-suppress-warnings", "-wmo", "-Onone",
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
    ]
    let errors = try run(
      shared + [
        "-enable-upcoming-feature", "InternalImportsByDefault", "-emit-module", "-emit-object",
        "-module-name", "SwiftCompilerPlugin", plugin.path, "-o",
        "SwiftCompilerPlugin.o",
      ], in: entry)
    if let errors { return errors }
    for target in support {
      let errors = try run(
        shared + Self.settings(of: target) + [
          "-emit-module", "-emit-object", "-module-name", target.moduleName, "-I", ".",
        ] + target.files(ending: ["swift"]).map(\.path) + ["-o", target.moduleName + ".o"],
        in: entry)
      if let errors { return errors }
    }
    let libraries =
      ["Syntax", "SyntaxMacros", "SyntaxBuilder", "SyntaxMacroExpansion"]
      + ["Diagnostics", "Operators", "Parser", "BasicFormat", "IfConfig"]
    return try run(
      shared + Self.settings(of: target) + [
        "-emit-library", "-module-name", target.moduleName, "-I", ".",
      ]
        + sources.map(\.path) + support.map { $0.moduleName + ".o" }
        + ["SwiftCompilerPlugin.o", "-o", library, "-L", syntax]
        + libraries.map { "-lSwift\($0)" } + ["-Xlinker", "-rpath", "-Xlinker", syntax], in: entry)
  }

  private func run(
    _ arguments: [String], in folder: URL
  ) throws(BuildError) -> [RecordedDiagnostic]? {
    let outcome = try units.compiler.run(
      arguments, in: folder, writing: [folder],
      reading: ([target] + support).compactMap(\.folder))
    guard outcome.status != 0 else { return nil }
    return DiagnosticParser.errors(in: outcome.output).map(shown)
  }

  private static func settings(of target: PackageTarget) -> [String] {
    ["-swift-version", target.languageMode == "6" ? "6" : "5"] + target.settings.swift
  }

  /// An error with its file below the package's name, as those of other targets.
  private func shown(_ error: RecordedDiagnostic) -> RecordedDiagnostic {
    var error = error
    for target in [target] + support {
      guard let file = error.file, let folder = target.folder?.path, file.hasPrefix(folder + "/")
      else { continue }
      error.file = "Packages/\(target.package)/\(target.name)\(file.dropFirst(folder.count))"
    }
    return error
  }
}
