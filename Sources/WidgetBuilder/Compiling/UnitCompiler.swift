import Foundation
import WidgetManifest
import WidgetRecording

/// Compiles units, each once for the same sources, settings and modules.
struct UnitCompiler {
  let frameworks: FrameworkLocation
  let cache: BuildCache
  let compiler: Compiler
  /// The platform whose modules an import of Foundation brings.
  let platform: Platform

  /// The version of a cache entry's format; to be raised where its contents or their making change.
  private static let entryFormat = "program 3"

  /// Finds what was made of the same sources earlier.
  ///
  /// - Parameters:
  ///   - unit: What is compiled.
  ///   - modules: The modules that it sees.
  /// - Returns: The folder with what was made; nil where nothing was.
  func find(_ unit: CompileUnit, seeing modules: [BuiltModule]) -> URL? {
    cache.existing(key(of: unit, call(unit, modules), modules))
  }

  /// Finds what was made of the same sources earlier, or compiles them.
  ///
  /// - Parameters:
  ///   - unit: What is compiled.
  ///   - modules: The modules that it sees.
  ///   - log: Told, in one line each, what takes time.
  /// - Returns: The folder with what was made, or the errors in the sources.
  /// - Throws: `BuildError` where the fault is not in the sources.
  func compile(
    _ unit: CompileUnit, seeing modules: [BuiltModule], log: (String) -> Void
  ) throws(BuildError) -> Result<URL, CacheMiss<[RecordedDiagnostic]>> {
    let call = call(unit, modules)
    return try cache.entry(key(of: unit, call, modules)) {
      folder throws(BuildError) -> [RecordedDiagnostic]? in
      log("Compiling \(unit.name) (\(unit.sources.count) files)")
      var errors = try call.run(in: folder)
      var unit = unit
      // A value that became optional can be unwrapped again further on.
      for _ in 0..<Self.mostRepairs {
        guard let found = errors, let repaired = MissingOptionals.repair(found, in: unit) else {
          break
        }
        unit = repaired
        errors = try self.call(unit, modules).run(in: folder)
      }
      guard let found = errors, found.contains(where: \.isOverrideOfOtherIsolation),
        let relaxed = unit.withoutDefaultIsolation
      else { return errors }
      return try self.call(relaxed, modules).run(in: folder)
    }
  }

  /// The greatest number of times that values are made optional.
  private static let mostRepairs = 4

  /// The key of what is made of a unit.
  func key(of unit: CompileUnit, seeing modules: [BuiltModule]) -> String {
    key(of: unit, call(unit, modules), modules)
  }

  private func call(_ unit: CompileUnit, _ modules: [BuiltModule]) -> CompilerCall {
    CompilerCall(
      unit: unit, compiler: compiler, frameworks: frameworks, platform: platform, modules: modules,
      compilerModules: cache.compilerModules)
  }

  private func key(
    of unit: CompileUnit, _ call: CompilerCall, _ modules: [BuiltModule]
  ) -> String {
    var hash = ContentHash()
    let needsFrameworks = unit.conditions != .linux
    hash.add(["build", Self.entryFormat, compiler.identity])
    hash.add(needsFrameworks ? frameworks.identity : [])
    hash.add(modules.map(\.key))
    hash.add(call.unplacedArguments)
    for source in unit.sources {
      hash.add(source.path)
      hash.add(source.staged.bytes)
    }
    return hash.text
  }
}

extension CompileUnit {
  /// The unit without isolation to the main actor by default, in a mode before Swift 6; nil where
  /// there is none to take away.
  ///
  /// Overrides of what Objective-C declares may be isolated there on Apple's platforms; of what
  /// Swift declares, as all is here, they may not.
  fileprivate var withoutDefaultIsolation: CompileUnit? {
    guard settings.languageMode != .v6,
      let place = settings.flags.firstIndex(of: "-default-isolation"),
      settings.flags.dropFirst(place + 1).first == "MainActor"
    else { return nil }
    var unit = self
    unit.settings.flags.removeSubrange(place...place + 1)
    return unit
  }
}

extension RecordedDiagnostic {
  /// Whether an override is isolated to an actor and what it overrides is to none.
  fileprivate var isOverrideOfOtherIsolation: Bool {
    message.hasPrefix("main actor-isolated ")
      && message.contains("has different actor isolation from nonisolated overridden declaration")
  }
}
