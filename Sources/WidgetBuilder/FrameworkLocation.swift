public import Foundation
import WidgetPlatforms

/// The modules against which widget code is compiled, and the library it runs with.
public struct FrameworkLocation: Hashable, Sendable {
  /// The environment variable that names the folder.
  public static let variable = "WIDGETCHECK_FRAMEWORKS"

  /// The folder with the library.
  public let folder: URL
  /// The folder with the modules.
  public let modules: URL
  /// The library with their code.
  public let library: URL
  /// The module map of the simulated clock, which the modules refer to.
  public let moduleMap: URL?
  /// The program that expands previews.
  public let macros: URL?

  /// Looks at a folder as the package manager or an installation fills it.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: `BuildError` where the modules or the library are not there.
  public init(folder: URL) throws(BuildError) {
    self.folder = folder.standardizedFileURL
    modules = self.folder.appendingPathComponent("Modules", isDirectory: true)
    library = self.folder.appendingPathComponent("libWidgetFrameworks.so")
    let manager = FileManager.default
    for needed in [modules, library] where !manager.fileExists(atPath: needed.path) {
      throw BuildError(place: needed.path, problem: .frameworksIncomplete)
    }
    let base = self.folder
    moduleMap = ["CInterposition.build/module.modulemap", "CInterposition/module.modulemap"]
      .map { base.appendingPathComponent($0) }
      .first { manager.fileExists(atPath: $0.path) }
    macros = ["FrameworkMacros-tool", "FrameworkMacros"]
      .map { base.appendingPathComponent($0) }
      .first { manager.isExecutableFile(atPath: $0.path) }
  }

  /// Finds the folder that the environment names, or the one of the running program.
  ///
  /// - Parameters:
  ///   - environment: The environment's variables.
  ///   - executable: The running program.
  /// - Returns: The place.
  /// - Throws: `BuildError` where the modules or the library are not there.
  public static func find(
    environment: [String: String],
    executable: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  ) throws(BuildError) -> FrameworkLocation {
    if let named = environment[variable], !named.isEmpty {
      return try FrameworkLocation(folder: URL(fileURLWithPath: named, isDirectory: true))
    }
    let beside = executable.deletingLastPathComponent()
    let installed = beside.deletingLastPathComponent()
      .appendingPathComponent("lib/widgetcheck", isDirectory: true)
    if FileManager.default.fileExists(atPath: installed.path) {
      return try FrameworkLocation(folder: installed)
    }
    return try FrameworkLocation(folder: beside)
  }

  /// The names of the modules that widget code can import from here, sorted.
  ///
  /// The modules of this program itself may lie in the same folder; they are none of Apple's.
  public var moduleNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: modules.path)) ?? []
    return names.filter { $0.hasSuffix(".swiftmodule") }
      .map { String($0.dropLast(".swiftmodule".count)) }
      .filter { AppleModules.contains($0) }
      .sorted()
  }

  /// The modules among some that are here, in their order; Apple's or ours behind them.
  func present(_ names: [String]) -> [String] {
    names.filter { FileManager.default.fileExists(atPath: file(of: $0).path) }
  }

  private func file(of module: String) -> URL {
    modules.appendingPathComponent(module + ".swiftmodule")
  }

  /// The identity of this build of the modules, for the keys of the cache.
  var identity: [String] {
    let names = Set(moduleNames + present(CompilerCall.implicitModules)).sorted()
    let files = names.map(file)
    return ([library, macros, moduleMap].compactMap(\.self) + files).map(FileIdentity.text)
  }
}
