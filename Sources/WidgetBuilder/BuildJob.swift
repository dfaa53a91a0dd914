import Foundation
import SwiftPackages
import WidgetManifest
import WidgetRecording

/// One build, from the author's files to an executable.
struct BuildJob {
  let manifest: Manifest
  /// The sources, with stand-ins that the manifest does not name and that are needed.
  private(set) var declaration: SourcesDeclaration
  let pluginPolicy: PluginPolicy
  let units: UnitCompiler

  /// The facts found in the sources that were read.
  private(set) var survey = SourceSurvey()
  /// The compiler's errors in previews that were left out for them.
  private(set) var previewFaults: [RecordedDiagnostic] = []
  /// The parts of sources that were left out, since they do not compile here.
  var omissions: [RecordedOmission] = []
  /// The intents that may configure a widget: their names in the runtime, by their names in Swift.
  var intents: [String: String] = [:]
  /// The names of the Mac's alone that the author's modules have, by the modules.
  private var otherNames: [String: Set<String>] = [:]
  /// The modules that were built, in order.
  var built: [BuiltModule] = []
  /// The packages that the extension imports.
  var packages = BuiltPackages()
  /// The packages of lock files whose sources are in none of the searched folders.
  var pins: [PackagePin] = []
  /// The packages within the manifest's reach, once they were looked for.
  private var search: PackageSearch?
  private var hasBuiltPackages = false
  let reader: SourceReader
  /// Apple's modules that widgetcheck has only as empty modules, by the sources that import them.
  var emptyImports: [String: Set<String>] = [:]
  /// The sources that import a module of Apple's of which only a part is here.
  var partialPaths: Set<String> = []

  /// Creates a build that has not begun.
  init(
    manifest: Manifest, declaration: SourcesDeclaration, pluginPolicy: PluginPolicy,
    units: UnitCompiler
  ) {
    self.manifest = manifest
    self.declaration = declaration
    self.pluginPolicy = pluginPolicy
    self.units = units
    reader = SourceReader(system: manifest.system, units: units)
  }

  /// Builds packages and modules in order, then the extension.
  mutating func run(
    _ generated: [GeneratedSource], log: (String) -> Void
  ) throws(BuildError) -> BuildOutcome {
    let absent = try importsOfAbsentPackages()
    guard absent.isEmpty else { return .failed(explained(absent)) }
    try buildPackages(log: log)
    declaration.modules.insert(contentsOf: try unnamedStandIns(), at: 0)
    survey.leavesOutPackages = !packages.modules.isEmpty
    let assets = AssetSymbols(of: declaration.resources)
    var generated = generated
    var classes = ManagedObjectClasses(models: declaration.resources.compactMap(DataModel.init))
    let owners = GeneratedOwners(declaration.modules)
    // A package that is built for another module may be built on one of these: one program holds
    // each module once.
    let ofPackages = Set(packages.modules.filter { !packages.empty.contains($0) }.map(\.name))
    for module in declaration.modules where !ofPackages.contains(module.name) {
      let settings = CompileSettings(module)
      let known = survey.declarations.count
      let own = generated.filter {
        owners.module(naming: $0.classNames, of: "Intents") == module.name
      }
      var staged = try stage(module.sources, settings, beside: own)
      noteIntents(survey.declarations[known...], in: module.name)
      staged += names(for: staged, declaring: survey.declarations[known...])
      let others = OtherPlatformNames.among(survey.declarations[known...])
      if !others.isEmpty { otherNames[module.name] = others }
      if owners.module(naming: classes.names, of: "CoreData") == module.name {
        staged += try stage(classes.source, settings)
        classes = ManagedObjectClasses(models: [])
      }
      staged += own.map { Self.source($0.besides(survey.declarations[known...])) }
      generated.removeAll(where: own.contains)
      let unit = CompileUnit(
        name: module.name, product: .module, settings: settings,
        sources: Self.withSymbols(of: assets, Self.withBundle(staged)))
      switch try compile(unit, log: log) {
      case .failure(let miss): return .failed(explained(miss.failure))
      case .success(let folder):
        let object = folder.appendingPathComponent(CompilerCall.objectName(of: module.name))
        built.append(
          BuiltModule(
            name: module.name, key: BuildCache.key(of: folder), folder: folder, objects: [object]))
      }
    }
    return try buildExtension(generated, classes, assets, log: log)
  }

  private mutating func buildExtension(
    _ generated: [GeneratedSource], _ classes: ManagedObjectClasses, _ assets: AssetSymbols,
    log: (String) -> Void
  ) throws(BuildError) -> BuildOutcome {
    let settings = CompileSettings(declaration)
    let taken = Set(units.frameworks.moduleNames + built.map(\.name))
    let known = survey.declarations.count
    let staged = try stage(
      declaration.sources, settings, beside: generated, isExtension: true)
    let own = survey.declarations[known...]
    let handlers = IntentHandlerList(own).source
    let others =
      names(for: staged, declaring: own)
      + (generated.map { $0.besides(own) } + [handlers].compactMap(\.self)).map(Self.source)
      + (try stage(classes.source, settings))
    let previews = PreviewList(names: staged.flatMap(\.staged.previews)).source
    var unit = CompileUnit(
      name: CompileUnit.moduleName(of: manifest.name, among: taken), product: .executable,
      settings: settings,
      sources: Self.withSymbols(of: assets, staged) + others
        + [previews].compactMap(\.self).map(Self.source))
    var compiled = try compile(unit, log: log)
    if previews != nil, case .failure(let miss) = compiled {
      // A preview may need more of Apple's than its widget: without them the widget may compile.
      let noted = survey
      let plain = try stage(declaration.sources, settings, beside: generated)
      survey = noted
      unit.sources = Self.withSymbols(of: assets, plain) + others
      compiled = try compile(unit, log: log)
      if case .success = compiled {
        previewFaults = miss.failure.filter { fault in
          !omissions.contains { $0.file == fault.file && $0.line == fault.line }
        }
      }
    }
    switch compiled {
    case .failure(let miss): return .failed(explained(miss.failure))
    case .success(let folder):
      let unbundled = packages.resources.filter { $0.bundle == nil }.map(\.file)
      let bundles = packages.resources.grouped { $0.bundle }.compactMap { name, resources in
        name.map { ResourceFolder.PackageBundle(name: $0, resources: resources.map(\.file)) }
      }
      let resources = try ResourceFolder(
        cache: units.cache,
        modules: [unit.name] + declaration.modules.map(\.name)
          + (manifest.app == nil ? [] : [appModuleName])
      ).folder(of: declaration.resources + unbundled, with: bundles)
      return .built(
        executable: folder.appendingPathComponent(CompilerCall.programName), resources: resources)
    }
  }

  private func names(
    for sources: [CompileUnit.Source], declaring own: ArraySlice<SourceSurvey.Declaration>
  ) -> [CompileUnit.Source] {
    let source = OtherPlatformNames.source(
      for: sources, declaring: own, besides: otherNames, on: manifest.system.platform)
    return [source].compactMap(\.self).map(Self.source)
  }

  /// The author's files of both sides.
  private var sources: [RootedPath] {
    declaration.sources + declaration.modules.flatMap(\.sources) + (manifest.app?.sources ?? [])
  }

  /// The stand-ins beside the manifest for modules whose packages are here and do not build.
  ///
  /// `init` writes one before packages are fetched, and names it only where it is known then that no
  /// package can be built.
  private func unnamedStandIns() throws(BuildError) -> [ModuleDeclaration] {
    guard let folder = declaration.folder else { return [] }
    let wanted = try foreignModules(in: sources)
    return wanted.filter { packages.failures[$0] != nil }.sorted().compactMap { module in
      let path = "\(StandInFolder.name)/\(module).swift"
      let file = folder.appendingPathComponent(path)
      guard FileManager.default.fileExists(atPath: file.path) else { return nil }
      return ModuleDeclaration(name: module, sources: [RootedPath(path: path, url: file)])
    }
  }

  /// Builds the packages that the author's sources import, from the folders that have them.
  mutating func buildPackages(log: (String) -> Void) throws(BuildError) {
    guard !hasBuiltPackages else { return }
    hasBuiltPackages = true
    let wanted = try foreignModules(in: sources)
    guard !wanted.isEmpty else { return }
    let search = searchForPackages()
    let reader = reader
    let result = try withoutActuallyEscaping(log) { log throws(BuildError) in
      var builder = PackageBuilder(
        units, places: search.places, pluginPolicy: pluginPolicy,
        stage: { settings, modules, conditions throws(BuildError) in
          try reader.stager(for: settings, importing: modules, under: conditions)
        }, log: log)
      return try builder.build(for: wanted)
    }
    packages = result
    omissions += result.omissions
    built += packages.modules
  }

  /// The modules that sources import and that are neither the author's, Apple's nor the compiler's.
  private func foreignModules(in sources: [RootedPath]) throws(BuildError) -> Set<String> {
    let own = Set(declaration.modules.map(\.name))
    return try reader.moduleNames(in: sources).filter { !own.contains($0) && !units.knows($0) }
  }

  /// The folders of the packages within the manifest's reach, where they were looked for.
  var packageFolders: [PackagePlaces.Folder] { search?.places.folders ?? [] }

  /// Looks for packages, and notes those that are pinned and absent.
  private mutating func searchForPackages() -> PackageSearch {
    if let search { return search }
    let found = PackageSearch(declaration: declaration, root: manifest.root, units.cache)
    search = found
    pins = found.absent
    return found
  }

  /// The errors of imports that only an absent pinned package could satisfy.
  ///
  /// No compiler is needed to find them, so that a project whose packages were never fetched is
  /// told so before packages and modules are built that would not help.
  private mutating func importsOfAbsentPackages() throws(BuildError) -> [RecordedDiagnostic] {
    let own = declaration.modules.flatMap(\.sources) + declaration.sources
    let wanted = try foreignModules(in: own).filter { !AppleModules.contains($0) }
    guard !wanted.isEmpty else { return [] }
    let places = searchForPackages().places
    guard !pins.isEmpty else { return [] }
    var graph = PackageGraph(places, units)
    var absent: Set<String> = []
    for module in wanted {
      if try !graph.makes(module) {
        absent.insert(module)
      } else if let need = try pinnedNeed(of: module, in: &graph) {
        absent.insert(module)
        packages.failures[module] = [RecordedDiagnostic(message: need)]
      }
    }
    guard absent.contains(where: stops) else { return [] }
    let present = wanted.subtracting(absent).union(declaration.modules.map(\.name))
    let parts =
      declaration.modules.map { ($0.name, CompileSettings($0), $0.sources) }
      + [(manifest.name, CompileSettings(declaration), declaration.sources)]
    let noted = survey
    var errors: [RecordedDiagnostic] = []
    for (name, settings, paths) in parts {
      let unit = CompileUnit(
        name: name, product: .module, settings: settings, sources: try stage(paths, settings))
      errors += MissingImports(of: unit, units: units, built: present).diagnostics([:])
        .filter { MissingDeclarations.module(missingIn: $0.message).map(absent.contains) ?? false }
    }
    // An import under a condition that does not hold needs no package.
    let isNeeded = errors.contains { error in
      MissingDeclarations.module(missingIn: error.message).map(stops) ?? false
    }
    guard isNeeded else {
      survey = noted
      packages = BuiltPackages()
      return []
    }
    return errors
  }

  /// Whether nothing needs to be built before a module is told: it can be fetched, or what it needs
  /// can.
  private func stops(_ module: String) -> Bool {
    isPinned(module) || packages.failures[module] != nil
  }

  /// The pinned package without sources that a package here, or one behind it, cannot be built
  /// without, in words; nil where there is none.
  private func pinnedNeed(
    of module: String, in graph: inout PackageGraph
  ) throws(BuildError) -> String? {
    let ways = CompileUnit.Conditions.allCases.map { $0.packagePlatform(units.platform) }
    for unmet in try graph.unmet(behind: module, on: ways) {
      let name = unmet.dependency.name
      let pin = pins.first {
        $0.location != nil
          && ($0.identity == unmet.dependency.package
            || MissingDeclarations.isLikely($0, toMake: name[...]))
      }
      guard let pin else { continue }
      return "the package \(unmet.package) needs \(name) of \(pin.title), which is not here: "
        + "'widgetcheck packages --fetch' gets it"
    }
    return nil
  }

  /// The compiler's errors, with the known origins of the names that they miss.
  func explained(_ diagnostics: [RecordedDiagnostic]) -> [RecordedDiagnostic] {
    missingDeclarations.explain(survey.explainConformances(diagnostics))
  }

  var missingDeclarations: MissingDeclarations {
    MissingDeclarations(
      root: manifest.root, compiled: Set(sources.map(\.path)), pins: pins,
      emptyImports: emptyImports.mapValues { $0.filter(AppleShells.isEmpty) },
      partialPaths: partialPaths,
      causes: packages.causes, omissions: omissions)
  }

  /// The modules that sources can ask for: those that were built, without the empty ones.
  var importable: [String] {
    let empty = emptyImports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    return built.map(\.name).filter { !empty.contains($0) }
  }

  /// A module's sources with the names of the assets that they use.
  static func withSymbols(
    of assets: AssetSymbols, _ staged: [CompileUnit.Source]
  ) -> [CompileUnit.Source] {
    let texts = staged.map { String(decoding: $0.staged.bytes, as: UTF8.self) }
    return staged + [assets.source(for: texts)].compactMap(\.self).map(source)
  }

  /// A module's sources with the bundle that the package manager makes for one with resources.
  ///
  /// Those of the author's modules are in the extension's bundle.
  ///
  /// - Parameters:
  ///   - staged: The sources.
  ///   - bundle: The name of the module's own bundle in the extension's; nil for a module without
  ///     one.
  /// - Returns: The sources, and one more where they name the bundle and do not declare it.
  static func withBundle(
    _ staged: [CompileUnit.Source], named bundle: String? = nil
  ) -> [CompileUnit.Source] {
    let texts = staged.map { String(decoding: $0.staged.bytes, as: UTF8.self) }
    let isDeclared = texts.contains {
      $0.contains("static var module:") || $0.contains("static let module ")
    }
    guard !isDeclared, texts.contains(where: usesModuleBundle) else { return staged }
    let own = bundle.map { "Bundle(path: Bundle.main.bundlePath + \"/\($0).bundle\") ?? " } ?? ""
    let text = """
      import Foundation
      extension Bundle { nonisolated(unsafe) static let module: Bundle = \(own)Bundle.main }

      """
    return staged + [source(GeneratedSource(name: "GeneratedModuleBundle.swift", text: text))]
  }

  /// Whether a source names the package manager's bundle, as `Bundle.module` or `.module` alone.
  private static func usesModuleBundle(_ text: String) -> Bool {
    text.ranges(of: ".module").contains { range in
      let next = text[range.upperBound...].first
      return next.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
    }
  }

  static func source(_ generated: GeneratedSource) -> CompileUnit.Source {
    CompileUnit.Source(
      path: "Generated/" + generated.name,
      staged: SourceStager.Staged(
        bytes: Array(generated.text.utf8), hasTopLevelCode: false, hasMainAttribute: false))
  }

  /// Reads and stages sources, and records their declarations.
  private mutating func stage(
    _ paths: [RootedPath], _ settings: CompileSettings, beside generated: [GeneratedSource] = [],
    isExtension: Bool = false
  ) throws(BuildError) -> [CompileUnit.Source] {
    var stager = try reader.stager(for: settings, importing: importable)
    stager.isExtension = isExtension
    stager.generatedProtocols = Set(generated.flatMap(\.preferredNames))
    var sources: [CompileUnit.Source] = []
    for path in paths {
      let staged = stager.stage(
        try SourceReader.bytes(of: path), path: path.path, noting: &survey)
      sources.append(.init(path: path.path, staged: staged))
    }
    return sources
  }

  /// Makes a source ready that Xcode would have written, and that therefore counts as no author's.
  func stage(
    _ generated: GeneratedSource?, _ settings: CompileSettings
  ) throws(BuildError) -> [CompileUnit.Source] {
    guard let generated else { return [] }
    var ignored = SourceSurvey()
    let staged = try reader.stager(for: settings, importing: importable)
      .stage(Array(generated.text.utf8), path: generated.name, noting: &ignored)
    return [CompileUnit.Source(path: "Generated/" + generated.name, staged: staged)]
  }
}
