import FileTypes
import Foundation
import SourceParsing
import WidgetRecording

/// One call of the compiler.
struct CompilerCall {
  let unit: CompileUnit
  let compiler: Compiler
  let frameworks: FrameworkLocation
  /// The platform whose modules an import of Foundation brings.
  let platform: Platform
  /// The modules that were built before and that the unit sees.
  let modules: [BuiltModule]
  /// The compiler's cache of C modules.
  let compilerModules: URL

  /// The name of a program in its folder.
  static let programName = "extension"

  /// The modules with what Foundation declares on Apple's platforms and lacks on Linux: its own
  /// types, its publishers and schedulers, and its names for two of Combine's types.
  static let implicitModules = ["FoundationSupplement", "FoundationCombine"]

  /// The name of a module's code in its folder.
  static func objectName(of module: String) -> String { module + ".o" }

  /// The arguments that depend on no folder of this call.
  var arguments: [String] {
    // A module cache shared by protected builds would let one build plant modules for another.
    let modules = compiler.protection == nil ? compilerModules.path : "/tmp/modules"
    return ["-module-cache-path", modules] + self.modules.flatMap(\.arguments)
      + unplacedArguments
  }

  /// The arguments that decide the output: those without places in the cache, which may be moved.
  ///
  /// The module is compiled as a whole, which costs no more than file by file at this size and tells
  /// the errors of all files, in their order.
  var unplacedArguments: [String] {
    var arguments = [
      "-module-name", unit.name, "-Onone", "-gline-tables-only", "-wmo", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-no-color-diagnostics",
      "-Xfrontend", "-solver-expression-time-threshold=\(compiler.expressionSeconds)",
      // The compiler's checks of its own work end it at code that Xcode's, without them, compiles.
      "-Xfrontend", "-sil-verify-none",
    ]
    if unit.isLibraryStyle { arguments.append("-parse-as-library") }
    if unit.conditions != .linux { arguments += platformArguments }
    arguments += unit.settings.arguments
    switch unit.product {
    case .module:
      arguments += ["-emit-module", "-c"]
    case .executable:
      arguments += modules.flatMap(\.linking)
      arguments += [
        "-emit-executable", "-L", frameworks.folder.path, "-lWidgetFrameworks",
        "-Xlinker", "-rpath", "-Xlinker", frameworks.folder.path,
        // Thirty libraries come with these, and most extensions never speak to the network.
        "-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationNetworking",
        "-Xfrontend", "-disable-autolink-library", "-Xfrontend", "FoundationXML",
        "-Xlinker", mayLoadAddresses ? "--no-as-needed" : "--as-needed",
        "-Xlinker", "-lFoundationNetworking",
        "-Xlinker", "--as-needed", "-Xlinker", "-lFoundationXML",
      ]
      if compiler.hasLLD { arguments.append("-use-ld=lld") }
      arguments += WrappedFunctions.arguments
    }
    return arguments
  }

  /// Whether code may load what an address leads to, as `Data(contentsOf:)` does: Foundation looks
  /// for the loader by its name, so that nothing tells the linker of it.
  private var mayLoadAddresses: Bool {
    let label = "contentsOf"
    return unit.sources.contains { $0.staged.bytes.withUnsafeBytes { $0.has(label) } }
      || modules.flatMap(\.objects).contains { object in
        let code = try? Data(contentsOf: object, options: .alwaysMapped)
        return code?.withUnsafeBytes { $0.has(label) } ?? false
      }
  }

  /// The arguments that put Apple's modules, as they are here, in sight.
  private var platformArguments: [String] {
    var arguments = ["-I", frameworks.modules.path]
    let implicit = Self.implicitModules + AppleModules.implicit(on: platform)
    for name in frameworks.present(implicit) where !unit.importsBeforeConcurrency(name) {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", name]
    }
    if let map = frameworks.moduleMap { arguments += ["-Xcc", "-fmodule-map-file=\(map.path)"] }
    if let macros = frameworks.macros {
      arguments += ["-load-plugin-executable", "\(macros.path)#FrameworkMacros"]
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
    let outcome = try compiler.run(
      arguments + ["-file-compilation-dir", "."] + products(in: folder)
        + unit.sources.map(\.path) + objects.map(\.path),
      in: stage, writing: [folder],
      reading: modules.flatMap(\.readFolders) + frameworks.readFolders)
    guard outcome.status != 0 else { return nil }
    let errors = DiagnosticParser.errors(in: outcome.output)
    guard errors.isEmpty else { return errors }
    if let place = CompilerStackDump.place(
      in: outcome.output, of: Set(unit.sources.map(\.path)), limit: compiler.processorSeconds)
    {
      return [place]
    }
    let lines = outcome.output.split(separator: "\n").suffix(5).map(String.init)
    throw BuildError(
      place: compiler.executable.path, problem: .compilerFailed(outcome.end, lastLines: lines))
  }

  /// The code of the modules, where a program is made.
  private var objects: [URL] {
    unit.product == .executable ? modules.flatMap(\.objects) : []
  }

  private func products(in folder: URL) -> [String] {
    let path = { (name: String) in folder.appendingPathComponent(name).path }
    switch unit.product {
    case .executable:
      return ["-o", path(Self.programName)]
    case .module:
      return [
        "-emit-module-path", path(unit.name + ".swiftmodule"),
        "-o", path(Self.objectName(of: unit.name)),
      ]
    }
  }

  private static func make(_ folder: URL) throws(BuildError) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      let reason = error.systemWords
      throw BuildError(place: folder.path, problem: .unwritable(reason))
    }
  }

  private func lay(_ source: CompileUnit.Source, in stage: URL) throws(BuildError) {
    let file = stage.appendingPathComponent(source.path)
    try Self.make(file.deletingLastPathComponent())
    try Data(source.staged.bytes).save(to: file)
  }
}

extension CompileUnit {
  /// Whether a source imports a module as one from before Swift's concurrency, which another import
  /// of it without that attribute would undo.
  fileprivate func importsBeforeConcurrency(_ module: String) -> Bool {
    sources.contains { source in
      source.staged.imports.contains { $0.name == module && $0.isPreconcurrency }
    }
  }
}
