import Foundation
import SwiftPackages
import WidgetManifest
import WidgetRecording

/// Builds the packages that an extension imports.
///
/// A package is compiled as on Linux, and as on the manifest's platform where that alone works:
/// many know Linux, and most of what they do for Apple's platforms alone needs more of those than
/// is here. Packages with views are taken the other way round, since no other program on Linux
/// shows any.
struct PackageBuilder {
  /// A target that was built, with all that it is built on.
  struct Made {
    /// The target's own module; nil for one that makes none.
    var module: BuiltModule?
    /// The modules behind it, each once, in the order in which they were built.
    var dependencies: [BuiltModule]
  }

  let units: UnitCompiler
  let pluginPolicy: PluginPolicy
  /// Makes a source ready for the manifest's platform.
  let stage: SwiftTarget.Staging
  let log: (String) -> Void

  private var graph: PackageGraph
  private var made: [PackageTarget: Made] = [:]
  private var errors: [PackageTarget: [RecordedDiagnostic]] = [:]
  /// The targets that need macros which were not built.
  private var withoutMacros: Set<PackageTarget> = []

  /// Creates a builder of packages that lie in some places.
  init(
    _ units: UnitCompiler, places: PackagePlaces, pluginPolicy: PluginPolicy,
    stage: @escaping SwiftTarget.Staging,
    log: @escaping (String) -> Void
  ) {
    self.units = units
    self.pluginPolicy = pluginPolicy
    self.stage = stage
    self.log = log
    graph = PackageGraph(places, units)
  }

  /// Builds what some modules need.
  ///
  /// - Parameter modules: The modules that are imported, in whichever branch of a condition.
  /// - Returns: The built modules, and the errors of those that did not build.
  /// - Throws: `BuildError` where the fault is not in the packages.
  mutating func build(for modules: Set<String>) throws(BuildError) -> BuiltPackages {
    var built = BuiltPackages()
    for target in try graph.targets(for: modules) {
      let direct = try graph.targets(builtOnBy: target)
      var dependencies = self.modules(of: direct)
      // Without its macros a module builds, and what imports it does not.
      let macros = direct.first { $0.kind == .macro || withoutMacros.contains($0) }
      if let macros, let cause = errors[macros] {
        withoutMacros.insert(target)
        errors[target] = cause
        built.failures[target.moduleName] = cause
        built.withoutMacros.insert(target.moduleName)
        continue
      }
      for absent in direct where errors[absent] != nil {
        guard let shell = try units.emptyModule(absent.moduleName, log: log) else { continue }
        dependencies.append(shell)
        built.empty.insert(shell)
        if !built.modules.contains(shell) { built.modules.append(shell) }
      }
      let absent = Set(direct.filter { errors[$0] != nil }.map(\.moduleName))
      // What is a dependency on another platform alone is out of sight.
      var hidden: [CompileUnit.Conditions: Set<String>] = [:]
      for conditions in CompileUnit.Conditions.allCases {
        let platform = conditions.packagePlatform(units.platform)
        let seen = self.modules(of: try graph.targets(builtOnBy: target, on: platform))
        hidden[conditions] = Set(self.modules(of: direct).filter { !seen.contains($0) }.map(\.name))
      }
      switch try make(target, seeing: dependencies, lacking: absent, hiding: hidden) {
      case .success(let module):
        made[target] = Made(module: module, dependencies: dependencies)
        if !built.modules.contains(module) { built.modules.append(module) }
        built.resources += PackageResource.all(of: target)
      case .failure(let miss):
        // The first failed dependency is the reason for its dependents.
        let causes = direct.compactMap { errors[$0] }.first
        errors[target] = causes ?? miss.failure
        built.failures[target.moduleName] = causes ?? miss.failure
      }
    }
    let found = Set(built.modules.map(\.name))
    for module in modules where !found.contains(module) && built.failures[module] == nil {
      guard let reason = graph.failure(ofModule: module) else { continue }
      built.failures[module] = [RecordedDiagnostic(message: reason)]
    }
    return built
  }

  /// The modules of targets, and all that those are built on, each once.
  private func modules(of targets: [PackageTarget]) -> [BuiltModule] {
    var modules: [BuiltModule] = []
    for target in targets {
      guard let found = made[target] else { continue }
      for module in found.dependencies + [found.module].compactMap(\.self)
      where !modules.contains(module) {
        modules.append(module)
      }
    }
    return modules
  }

  private mutating func make(
    _ target: PackageTarget, seeing modules: [BuiltModule], lacking absent: Set<String>,
    hiding hidden: [CompileUnit.Conditions: Set<String>]
  ) throws(BuildError) -> Result<BuiltModule, CacheMiss<[RecordedDiagnostic]>> {
    let clang = ClangTarget(target: target, units: units)
    switch TargetLanguage(of: target) {
    case .swift where target.kind == .macro:
      guard pluginPolicy == .allowed else { return refusal(of: target, .macro) }
      return try MacroTarget(
        target: target, support: graph.targets(supporting: target), units: units
      ).build(log: log)
    case .swift:
      return try SwiftTarget(target, units, stage, log)
        .build(seeing: modules, lacking: absent, hiding: hidden)
    case .c: return try clang.build(seeing: modules, log: log)
    case .system: return try clang.take()
    case .objectiveC: return refusal(of: target, .objectiveC)
    case .cPlusPlus: return refusal(of: target, .cPlusPlus)
    case .binary: return refusal(of: target, .binary)
    case .absent: return refusal(of: target, .absent)
    }
  }

  private enum Refusal: String {
    case macro = "expands macros with a program of its own; --allow-plugins lets it run"
    case objectiveC = "is written in Objective-C"
    case cPlusPlus = "is written in C++"
    case binary = "was compiled for Apple's platforms"
    case absent = "has no sources here; fetch the package again"
  }

  private func refusal(
    of target: PackageTarget, _ reason: Refusal
  ) -> Result<BuiltModule, CacheMiss<[RecordedDiagnostic]>> {
    let standIn =
      [.macro, .absent].contains(reason)
      ? ""
      : ", which cannot be built here; give a stand-in with what the extension uses under "
        + "extension.modules"
    let message =
      "the target \(target.name) of the package \(target.package) \(reason.rawValue)\(standIn)"
    return .failure(CacheMiss(failure: [RecordedDiagnostic(message: message)]))
  }
}

/// The packages that were built for an extension.
struct BuiltPackages {
  /// The modules, each after those that it is built on.
  var modules: [BuiltModule] = []
  /// The files of the packages' bundles.
  var resources: [PackageResource] = []
  /// The parts of the sources that the modules lack.
  var omissions: [RecordedOmission] { modules.flatMap(\.omissions) }
  /// The errors of packages that did not build, by module.
  var failures: [String: [RecordedDiagnostic]] = [:]
  /// The reasons for which they did not, of those that have no place in a source.
  var causes: [String: String] {
    failures.compactMapValues { $0.first?.file == nil ? $0.first?.message : nil }
  }
  /// The modules among them that need macros which were not built.
  var withoutMacros: Set<String> = []
  /// The empty modules in place of packages that did not build, for those that are built on them.
  var empty: Set<BuiltModule> = []
}

/// The language of a target's sources.
enum TargetLanguage {
  case swift, c, objectiveC, cPlusPlus, system, binary, absent

  /// Looks at a target's files.
  init(of target: PackageTarget) {
    if target.kind == .binary {
      self = .binary
    } else if target.kind == .system {
      self = target.folder == nil ? .absent : .system
    } else if !target.files(ending: ["swift"]).isEmpty {
      self = .swift
    } else if !target.files(ending: ["m", "mm"]).isEmpty {
      self = .objectiveC
    } else if !target.files(ending: ["cpp", "cc", "cxx"]).isEmpty {
      self = .cPlusPlus
    } else {
      self = target.files(ending: ["c", "h", "s"]).isEmpty ? .absent : .c
    }
  }
}
