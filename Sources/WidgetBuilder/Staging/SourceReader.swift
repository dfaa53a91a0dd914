import FileTypes
import Foundation
import SwiftIfConfig
import WidgetManifest
import WidgetPlatforms
import WidgetRecording

/// Reads an author's sources and makes them ready for a platform.
struct SourceReader {
  /// The platform and its version.
  let system: PlatformVersion
  let units: UnitCompiler

  /// Returns what makes sources ready that are compiled in a way.
  ///
  /// - Parameters:
  ///   - settings: The language mode, defined names and flags.
  ///   - authored: The modules of the author's and of packages that can be imported.
  ///   - conditions: The system whose conditions hold.
  /// - Returns: The stager.
  /// - Throws: `BuildError` where the compiler does not state its conditions.
  func stager(
    for settings: CompileSettings, importing authored: [String],
    under conditions: CompileUnit.Conditions = .platform
  ) throws(BuildError) -> SourceStager {
    let triple = conditions == .platform ? system.triple : nil
    let base = try units.compiler.conditions(on: triple, settings: settings, cache: units.cache)
    let modules = Set(units.frameworks.moduleNames + authored)
      .union(AppleModules.toolchain.map(String.init))
    return SourceStager(
      conditions: PlatformConditions(base: base, platform: system.platform, modules: modules),
      version: system.version)
  }

  /// Returns the names of all modules that sources import, in whichever branch of a condition.
  func moduleNames(in sources: [RootedPath]) throws(BuildError) -> Set<String> {
    var names: Set<String> = []
    for source in sources {
      let text = String(decoding: try Self.bytes(of: source), as: UTF8.self)
      for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
        if let name = Self.module(importedBy: line) { names.insert(name) }
      }
    }
    return names
  }

  /// The module that a line imports; nil for any other line.
  private static func module(importedBy line: Substring) -> String? {
    var words = line.split { " \t;".contains($0) }
    while let first = words.first, first.hasPrefix("@") || access.contains(first) {
      words.removeFirst()
    }
    guard words.first == "import", words.count > 1 else { return nil }
    let named = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
    let name = named.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    return name.isEmpty ? nil : String(name)
  }

  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// The bytes of a file.
  static func bytes(of path: RootedPath) throws(BuildError) -> [UInt8] {
    do {
      try path.url.refuseIrregularFile()
      return [UInt8](try Data(contentsOf: path.url))
    } catch {
      let reason = error.systemWords
      throw BuildError(place: path.path, problem: .unreadable(reason))
    }
  }
}
