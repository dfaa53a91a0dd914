import Foundation
import WidgetRecording

/// One call of the compiler.
struct CompilerCall {
  let unit: CompileUnit
  let compiler: Compiler
  let frameworks: FrameworkLocation
  /// The folders of the author's modules that were built before.
  let moduleFolders: [URL]
  /// Their code.
  let objects: [URL]
  /// Where the compiler keeps C modules.
  let compilerModules: URL

  /// The name of a program in its folder.
  static let programName = "extension"

  /// The name of a module's code in its folder.
  static func objectName(of module: String) -> String { module + ".o" }

  /// The arguments that do not depend on the folder; they decide what comes out.
  ///
  /// The module is compiled as a whole, which costs no more than file by file at this size and tells
  /// the errors of all files, in their order.
  var unplacedArguments: [String] {
    var arguments = [
      "-module-name", unit.name, "-Onone", "-gline-tables-only", "-wmo", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-module-cache-path", compilerModules.path,
    ]
    if unit.isLibraryStyle { arguments.append("-parse-as-library") }
    for folder in moduleFolders { arguments += ["-I", folder.path] }
    arguments += ["-I", frameworks.modules.path]
    let supplement = "FoundationSupplement"
    if frameworks.moduleNames.contains(supplement) {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", supplement]
    }
    if let map = frameworks.moduleMap { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    if let macros = frameworks.macros {
      arguments += ["-load-plugin-executable", "\(macros.path)#PreviewMacros"]
    }
    arguments += unit.settings.arguments
    switch unit.product {
    case .module:
      arguments += ["-c", "-emit-module"]
    case .executable:
      arguments += [
        "-emit-executable", "-L", frameworks.folder.path, "-lWidgetFrameworks",
        "-Xlinker", "-rpath", "-Xlinker", frameworks.folder.path,
        // Thirty libraries come with this one, and most extensions never speak to the network.
        "-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking",
        "-Xlinker", "--as-needed", "-Xlinker", "-lFoundationNetworking",
      ]
    }
    return arguments
  }

  /// Compiles into a folder.
  ///
  /// The sources are laid out below it as they are below the author's root and named from there, so
  /// that every message, `#file` and backtrace names the author's file.
  ///
  /// - Parameter folder: An empty folder.
  /// - Returns: The errors in the sources; nil where there are none and the result is there.
  /// - Throws: `BuildError` where the fault is not in the sources.
  func run(in folder: URL) throws(BuildError) -> [RecordedDiagnostic]? {
    let stage = folder.appendingPathComponent("sources", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: stage) }
    for source in unit.sources { try lay(source, in: stage) }
    let outcome = try CommandLineTool.run(
      compiler.executable,
      unplacedArguments + ["-file-compilation-dir", "."] + products(in: folder)
        + unit.sources.map(\.path) + (unit.product == .executable ? objects.map(\.path) : []),
      in: stage)
    if outcome.status == 0 { return nil }
    let errors = DiagnosticParser.errors(in: outcome.output)
    guard errors.isEmpty else { return errors }
    let lines = outcome.output.split(separator: "\n").suffix(5).map(String.init)
    throw BuildError(
      place: compiler.executable.path,
      problem: .compilerFailed(
        status: Int(outcome.status ?? 128 + (outcome.signal ?? 0)), lastLines: lines))
  }

  private func products(in folder: URL) -> [String] {
    let path = { (name: String) in folder.appendingPathComponent(name).path }
    switch unit.product {
    case .executable: return ["-o", path(Self.programName)]
    case .module:
      return [
        "-emit-module-path", path(unit.name + ".swiftmodule"),
        "-o", path(Self.objectName(of: unit.name)),
      ]
    }
  }

  private func lay(_ source: CompileUnit.Source, in stage: URL) throws(BuildError) {
    let file = stage.appendingPathComponent(source.path)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      let reason = (error as NSError).localizedDescription
      throw BuildError(place: file.path, problem: .unwritable(reason))
    }
    try Data(source.staged.bytes).save(to: file)
  }
}
