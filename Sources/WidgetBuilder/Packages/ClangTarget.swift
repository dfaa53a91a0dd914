import FileTypes
import Foundation
import SwiftPackages
import WidgetRecording

/// A target of C code, or the headers of a library of the system's.
struct ClangTarget {
  let target: PackageTarget
  let units: UnitCompiler

  /// Compiles the code and lays its headers out as a module.
  ///
  /// - Parameters:
  ///   - modules: The modules that it is built on.
  ///   - log: Told, in one line each, what takes time.
  /// - Returns: The module, or the compiler's errors.
  /// - Throws: `BuildError` where the fault is not in the sources.
  func build(
    seeing modules: [BuiltModule], log: (String) -> Void
  ) throws(BuildError) -> Result<BuiltModule, CacheMiss<[RecordedDiagnostic]>> {
    guard let folder = target.folder else { return .failure(CacheMiss(failure: [])) }
    let sources = target.files(ending: ["c", "s"])
    let headers = ([target.publicHeaders] + target.settings.headerFolders)
      .map { folder.appendingPathComponent($0).path }
    let options =
      target.settings.c + ["-DSWIFT_PACKAGE", "-fPIC", "-O1", "-fblocks", "-w"]
      + headers.map { "-I\($0)" }
    let includes = modules.flatMap(\.importing).filter { $0.hasPrefix("-I") }
    var hash = ContentHash()
    hash.add(["clang", units.compiler.identity, target.moduleName] + options + modules.map(\.key))
    hash.add(contentsOf: target.files(ending: ["c", "s", "h", "modulemap"]))
    let names = sources.indices.map { "\($0).o" }
    let made = try units.cache.entryOrFailure(hash.text) { entry throws(BuildError) in
      log("Compiling \(target.moduleName) (\(sources.count) files of C)")
      for (source, name) in zip(sources, names) {
        let outcome = try units.compiler.tool("clang").run(
          options + includes + ["-c", source.path, "-o", name], in: entry, writing: [entry],
          reading: [folder] + modules.flatMap(\.readFolders))
        guard outcome.status == 0 else { return DiagnosticParser.errors(in: outcome.output) }
      }
      try layHeaders(folder.appendingPathComponent(target.publicHeaders), in: entry)
      return nil
    }
    return made.map { entry in
      module(in: entry, objects: names.map { entry.appendingPathComponent($0) })
    }
  }

  /// Takes the headers of a library of the system's.
  ///
  /// - Returns: The module.
  /// - Throws: `BuildError` where they cannot be laid out.
  func take() throws(BuildError) -> Result<BuiltModule, CacheMiss<[RecordedDiagnostic]>> {
    guard let folder = target.folder else { return .failure(CacheMiss(failure: [])) }
    var hash = ContentHash()
    hash.add(["headers", target.moduleName])
    hash.add(contentsOf: target.files(ending: ["h", "modulemap"]))
    let map = folder.appendingPathComponent("module.modulemap")
    let text = (try? String(contentsOf: map, encoding: .utf8)) ?? ""
    let isDatabase = text.contains("link \"sqlite3\"")
    hash.add(isDatabase ? Self.snapshots : "")
    let made = try units.cache.entryOrFailure(hash.text) {
      entry throws(BuildError) -> [RecordedDiagnostic]? in
      try layHeaders(folder, in: entry)
      guard isDatabase else { return nil }
      let source = entry.appendingPathComponent("snapshots.c")
      try Data(Self.snapshots.utf8).save(to: source)
      let outcome = try units.compiler.tool("clang").run(
        ["-c", "-fPIC", source.path, "-o", "snapshots.o"], in: entry, writing: [entry])
      return outcome.status == 0 ? nil : DiagnosticParser.errors(in: outcome.output)
    }
    return made.map { entry in
      module(
        in: entry, objects: isDatabase ? [entry.appendingPathComponent("snapshots.o")] : [])
    }
  }

  /// The snapshots of SQLite, which Apple's has and Debian's has not: each call fails.
  private static let snapshots = """
    int sqlite3_snapshot_get(void *a, const char *b, void **c) { return 1; }
    int sqlite3_snapshot_open(void *a, const char *b, void *c) { return 1; }
    int sqlite3_snapshot_cmp(void *a, void *b) { return 0; }
    int sqlite3_snapshot_recover(void *a, const char *b) { return 1; }
    void sqlite3_snapshot_free(void *a) {}
    """

  private func module(in entry: URL, objects: [URL]) -> BuiltModule {
    let headers = entry.appendingPathComponent("headers")
    return BuiltModule(
      name: target.moduleName, key: BuildCache.key(of: entry), objects: objects,
      importing: [
        "-Xcc", "-fmodule-map-file=\(headers.appendingPathComponent("module.modulemap").path)",
        "-Xcc", "-I\(headers.path)",
      ], importedFolders: [headers],
      linking: target.settings.libraries.filter(SwiftTarget.isInstalled).map { "-l\($0)" },
      usesFrameworks: false)
  }

  /// Copies headers, with a map that makes a module of them where they have none.
  private func layHeaders(_ folder: URL, in entry: URL) throws(BuildError) {
    let copy = entry.appendingPathComponent("headers", isDirectory: true)
    let manager = FileManager.default
    do {
      if manager.fileExists(atPath: folder.path) {
        try manager.copyItem(at: folder, to: copy)
      } else {
        try manager.createDirectory(at: copy, withIntermediateDirectories: true)
      }
    } catch {
      let reason = error.systemWords
      throw BuildError(place: copy.path, problem: .unwritable(reason))
    }
    let map = copy.appendingPathComponent("module.modulemap")
    guard !manager.fileExists(atPath: map.path) else { return }
    let umbrella = target.moduleName + ".h"
    let hasUmbrella = manager.fileExists(atPath: copy.appendingPathComponent(umbrella).path)
    let headers = hasUmbrella ? "umbrella header \"\(umbrella)\"" : "umbrella \".\""
    let text = "module \(target.moduleName) {\n  \(headers)\n  export *\n}\n"
    try Data(text.utf8).save(to: map)
  }
}
