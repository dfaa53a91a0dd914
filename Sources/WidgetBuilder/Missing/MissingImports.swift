import Foundation
import WidgetRecording

/// The modules that a unit imports and that are nowhere, found before the compiler is called.
struct MissingImports {
  let unit: CompileUnit
  private let units: UnitCompiler
  private let built: Set<String>

  /// Looks at a unit.
  ///
  /// - Parameters:
  ///   - unit: What is to be compiled.
  ///   - units: Knows the modules that are installed.
  ///   - built: The names of modules that were built before.
  init(of unit: CompileUnit, units: UnitCompiler, built: Set<String>) {
    self.unit = unit
    self.units = units
    self.built = built
  }

  /// Returns an error for each import that cannot be met.
  ///
  /// - Parameter failures: The errors of packages that did not build, by module.
  /// - Returns: The errors, those in packages after the imports that need them; none where the
  ///   author's flags name folders of modules, which only the compiler knows.
  func diagnostics(_ failures: [String: [RecordedDiagnostic]]) -> [RecordedDiagnostic] {
    let searching = ["-I", "-F", "-Xcc", "-vfsoverlay"]
    let hasOwnFolders = unit.settings.flags.contains { flag in
      searching.contains { flag.hasPrefix($0) }
    }
    guard !hasOwnFolders else { return [] }
    var errors: [RecordedDiagnostic] = []
    var seen: Set<String> = []
    for source in unit.sources {
      for imported in source.staged.imports where isMissing(imported.name) {
        let place = Self.place(imported.offset, in: source.staged.bytes)
        errors.append(
          RecordedDiagnostic(
            file: source.path, line: place.line, column: place.column,
            message: "no such module '\(imported.name)'"))
        guard seen.insert(imported.name).inserted else { continue }
        // A reason without a place is said where the module is imported.
        let causes = failures[imported.name] ?? []
        errors += causes.first?.file == nil ? causes.dropFirst() : causes[...]
      }
    }
    return errors
  }

  private func isMissing(_ name: String) -> Bool {
    name != unit.name && !built.contains(name) && !units.knows(name)
  }

  /// The line and column of a byte; lines are what they were before the source was made ready.
  private static func place(_ offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes.prefix(offset)
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return (before.count { $0 == 0x0A } + 1, offset - start + 1)
  }
}

extension UnitCompiler {
  /// Whether a module is one of ours of Apple's names, or comes with the compiler.
  func knows(_ module: String) -> Bool {
    if AppleModules.toolchain.contains(module[...]) { return true }
    let manager = FileManager.default
    let ours = frameworks.modules.appendingPathComponent(module + ".swiftmodule")
    if AppleModules.contains(module), manager.fileExists(atPath: ours.path) { return true }
    let library = compiler.toolchainFolder.appendingPathComponent("lib/swift")
    return ["linux/\(module).swiftmodule", module, module.lowercased()]
      .contains { manager.fileExists(atPath: library.appendingPathComponent($0).path) }
  }
}
