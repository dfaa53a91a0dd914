import Foundation
import ProcessSpawning

/// The symbol graphs of a build's modules, as the toolchain extracts them.
struct SymbolGraphs {
  /// The folder of the build's products.
  let products: URL
  /// The folder that the graphs are written to.
  let folder: URL

  /// Returns the graphs of a module: its own declarations and its extensions of others' types.
  ///
  /// A graph is made anew where the module is younger. The compiler leaves a module as it is where
  /// only comments changed, but writes the lines of its declarations beside it, which count too.
  ///
  /// - Parameter module: The module.
  /// - Returns: The graphs.
  /// - Throws: `CoverageError.noSymbols`, or an error of reading a graph.
  func graphs(of module: String) throws -> [ModuleSymbolGraph] {
    let own = folder.appending(path: module + ".symbols.json")
    let compiled = products.appending(path: "Modules/\(module).swiftmodule")
    let lines = products.appending(path: "Modules/\(module).swiftsourceinfo")
    guard let built = compiled.modificationDate else {
      throw CoverageError.noSymbols(module, "\(compiled.path): not there")
    }
    let youngest = max(built, lines.modificationDate ?? built)
    if own.modificationDate.map({ $0 < youngest }) ?? true { try extract(module) }
    return try Self.files(in: folder, of: [module]).map { file in
      try JSONDecoder().decode(ModuleSymbolGraph.self, from: try Data(contentsOf: file))
    }
  }

  /// Returns the files with the graphs of modules in a folder.
  static func files(in folder: URL, of modules: [String]) throws -> [URL] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return files.filter { file in
      let name = file.lastPathComponent
      return modules.contains { name == "\($0).symbols.json" || name.hasPrefix($0 + "@") }
        && name.hasSuffix(".symbols.json")
    }.sorted { $0.path < $1.path }
  }

  private func extract(_ module: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for old in try Self.files(in: folder, of: [module]) {
      try FileManager.default.removeItem(at: old)
    }
    let clock = products.appending(path: "CInterposition.build/module.modulemap").path
    let arguments = [
      "swift", "symbolgraph-extract", "-module-name", module,
      "-I", products.appending(path: "Modules").path, "-Xcc", "-fmodule-map-file=" + clock,
      "-target", Self.target, "-minimum-access-level", "public",
      "-skip-inherited-docs", "-skip-synthesized-members", "-output-dir", folder.path,
    ]
    let output = try DescriptorPair.pipe()
    defer { close(output.ours) }
    let process: SpawnedProcess
    do {
      defer { close(output.theirs) }
      process = try SpawnRequest(
        "/usr/bin/env", arguments, environment: ProcessInfo.processInfo.environment,
        descriptors: [nil, output.theirs, output.theirs]
      ).start()
    }
    let text = output.readToEnd()
    guard process.wait() == .exited(0) else {
      throw CoverageError.noSymbols(module, String(decoding: text, as: UTF8.self))
    }
  }

  #if arch(x86_64)
    private static let target = "x86_64-unknown-linux-gnu"
  #else
    private static let target = "aarch64-unknown-linux-gnu"
  #endif
}

extension URL {
  fileprivate var modificationDate: Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }
}
