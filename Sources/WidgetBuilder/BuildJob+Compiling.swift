import Foundation
import WidgetManifest
import WidgetRecording

extension BuildJob {
  /// Whether a lock file pins a package that seems to have a module, and its sources are not here.
  func isPinned(_ module: String) -> Bool {
    pins.contains { MissingDeclarations.isLikely($0, toMake: module[...]) }
  }

  /// Compiles a unit, unless it imports a module that does not exist here.
  ///
  /// One that can be fetched is an error at once. Any other is empty, and what needs it is left
  /// out.
  mutating func compile(
    _ unit: CompileUnit, log: (String) -> Void
  ) throws(BuildError) -> Result<URL, CacheMiss<[RecordedDiagnostic]>> {
    var absent: [BuiltModule] = []
    let missing = try missingImports(of: unit, log: log)
    if let missing {
      for name in Set(missing.compactMap { MissingDeclarations.module(missingIn: $0.message) })
        .sorted()
      {
        guard !isPinned(name), !packages.withoutMacros.contains(name),
          let shell = try units.emptyModule(name, log: log)
        else {
          return .failure(CacheMiss(failure: missing))
        }
        absent.append(shell)
      }
    }
    let others = absent.filter { !built.contains($0) }
    partialPaths.formUnion(unit.pathsWithPartialModules)
    let declarations = missingDeclarations
    let standIns = StandInTypes(declaration.modules)
    let result = try units.compileInPart(
      unit, seeing: built + others, lacking: standIns.open.union(absent.map(\.name)),
      besides: declarations.declared, log: log)
    let made = standIns.explained(result, in: unit)
    guard case .success(let product) = made else {
      return missing.map { .failure(CacheMiss(failure: $0)) }
        ?? made.map(\.folder).mapError {
          CacheMiss(
            failure: ForeignCall.explained($0.failure, in: unit, elsewhere: packageFolders))
        }
    }
    omissions +=
      imports(missing ?? [])
      + ForeignDeclarations(packages.modules.isEmpty ? [] : packageFolders).explained(
        product.omissions, besides: ForeignCall.declared(in: unit))
    built += others
    packages.empty.formUnion(others)
    return .success(product.folder)
  }

  /// The imports of modules that are empty here, each with the reason.
  private func imports(_ missing: [RecordedDiagnostic]) -> [RecordedOmission] {
    explained(missing).compactMap { error in
      guard let module = MissingDeclarations.module(missingIn: error.message) else { return nil }
      // A package that cannot be built here is no fault of who imports it.
      let cause = packages.failures[module]?.first?.message
      return RecordedOmission(
        file: error.file ?? "", line: error.line ?? 1, name: "import \(module)",
        reason: cause ?? error.message, cause: cause == nil ? .unexplained : .absence,
        modules: cause == nil ? [] : [module])
    }
  }

  /// The errors of imports that nothing here can meet; nil where there are none.
  private mutating func missingImports(
    of unit: CompileUnit, log: (String) -> Void
  ) throws(BuildError) -> [RecordedDiagnostic]? {
    let shells = try AppleShells(units: units).modules(for: unit, log: log)
    built += shells.filter { !built.contains($0) }
    let empty = Set(shells.filter { $0.folder != nil }.map(\.name))
    for source in unit.sources {
      let imported = empty.intersection(source.staged.imports.map(\.name))
      if !imported.isEmpty { emptyImports[source.path] = imported }
    }
    let whole = built.filter { !packages.empty.contains($0) }
    let missing = MissingImports(of: unit, units: units, built: Set(whole.map(\.name)))
      .diagnostics(packages.failures)
    return missing.isEmpty ? nil : missing
  }
}
