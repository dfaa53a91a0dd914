import Foundation
import WidgetManifest
import WidgetRecording

/// One build, from the author's files to an executable.
struct BuildJob {
  let manifest: Manifest
  let declaration: SourcesDeclaration
  let frameworks: FrameworkLocation
  let cache: BuildCache
  let compiler: Compiler

  /// The facts found in the sources that were read.
  private(set) var survey = SourceSurvey()
  /// The places of declarations in the modules that were built.
  private(set) var symbols = SourceSymbols()
  /// The modules that were built, in order.
  private var built: [BuiltModule] = []

  /// A module that the extension imports.
  private struct BuiltModule {
    var name: String
    var key: String
    var folder: URL
  }

  /// Creates a build that has not begun.
  init(
    manifest: Manifest, declaration: SourcesDeclaration, frameworks: FrameworkLocation,
    cache: BuildCache, compiler: Compiler
  ) {
    self.manifest = manifest
    self.declaration = declaration
    self.frameworks = frameworks
    self.cache = cache
    self.compiler = compiler
  }

  /// Builds the modules in order, then the extension.
  mutating func run(
    _ generated: [GeneratedSource], log: (String) -> Void
  ) throws(BuildError) -> BuildOutcome {
    let assets = AssetSymbols(of: declaration.resources)
    for module in declaration.modules {
      let settings = CompileSettings(module)
      let unit = CompileUnit(
        name: module.name, product: .module, settings: settings,
        sources: Self.withSymbols(of: assets, Self.withBundle(try stage(module.sources, settings))))
      switch try compile(unit, log: log) {
      case .failure(let miss): return .failed(explained(miss.failure))
      case .success(let folder):
        symbols.add(CompilerCall.symbols(in: folder))
        built.append(
          BuiltModule(name: module.name, key: BuildCache.key(of: folder), folder: folder))
      }
    }
    let settings = CompileSettings(declaration)
    let classes = ManagedObjectClasses(models: declaration.resources.compactMap(DataModel.init))
    let taken = Set(frameworks.moduleNames + declaration.modules.map(\.name))
    let unit = CompileUnit(
      name: CompileUnit.moduleName(of: manifest.name, among: taken), product: .executable,
      settings: settings,
      sources: Self.withSymbols(of: assets, try stage(declaration.sources, settings))
        + generated.map(Self.source)
        + (try stage(classes.source, settings)))
    switch try compile(unit, log: log) {
    case .failure(let miss): return .failed(explained(miss.failure))
    case .success(let folder):
      symbols.add(CompilerCall.symbols(in: folder))
      let resources = try ResourceFolder(
        cache: cache, modules: [unit.name] + declaration.modules.map(\.name)
      ).folder(of: declaration.resources)
      return .built(
        executable: folder.appendingPathComponent(CompilerCall.programName), resources: resources)
    }
  }

  /// Builds the app's side against the modules that the extension was built with.
  ///
  /// - Parameters:
  ///   - app: The sources.
  ///   - generated: Sources that no author wrote and that belong to both sides.
  ///   - log: Receives one line for each slow step.
  /// - Returns: The program, or the compiler's errors.
  /// - Throws: `BuildError` where the fault is not in the sources, and for functions that the manifest
  ///   names and the sources do not have.
  mutating func runApp(
    _ app: AppDeclaration, _ generated: [GeneratedSource], log: (String) -> Void
  ) throws(BuildError) -> Result<URL, CacheMiss<[RecordedDiagnostic]>> {
    let settings = CompileSettings(declaration)
    var stager = try stager(for: settings, importing: built.map(\.name))
    stager.isApp = true
    var survey = SourceSurvey()
    var sources: [CompileUnit.Source] = []
    for path in app.sources {
      let staged = stager.stage(try Self.bytes(of: path), path: path.path, noting: &survey)
      sources.append(.init(path: path.path, staged: staged))
    }
    if let errors = manifest.unknownFunctions(among: survey.functions) {
      throw BuildError(place: manifest.file, problem: .unknownFunctions(errors))
    }
    let assets = AssetSymbols(of: declaration.resources)
    let taken = Set(frameworks.moduleNames + declaration.modules.map(\.name))
    let unit = CompileUnit(
      name: CompileUnit.moduleName(of: manifest.name + "App", among: taken), product: .executable,
      settings: settings,
      sources: Self.withSymbols(of: assets, sources) + generated.map(Self.source)
        + [Self.source(AppProgram(functions: manifest.appFunctions).source)])
    return try compile(unit, log: log).map {
      $0.appendingPathComponent(CompilerCall.programName)
    }
  }

  /// The compiler's errors, with the known origins of the names that they miss.
  func explained(_ diagnostics: [RecordedDiagnostic]) -> [RecordedDiagnostic] {
    let sources =
      declaration.sources + declaration.modules.flatMap(\.sources) + (manifest.app?.sources ?? [])
    return MissingDeclarations(root: manifest.root, compiled: Set(sources.map(\.path)))
      .explain(survey.explainConformances(diagnostics))
  }

  private static func bytes(of path: RootedPath) throws(BuildError) -> [UInt8] {
    do {
      try path.url.refuseIrregularFile()
      return [UInt8](try Data(contentsOf: path.url))
    } catch {
      let reason = (error as NSError).localizedDescription
      throw BuildError(place: path.path, problem: .unreadable(reason))
    }
  }

  /// A module's sources with the names of the assets that they use.
  private static func withSymbols(
    of assets: AssetSymbols, _ staged: [CompileUnit.Source]
  ) -> [CompileUnit.Source] {
    let texts = staged.map { String(decoding: $0.staged.bytes, as: UTF8.self) }
    return staged + [assets.source(for: texts)].compactMap(\.self).map(source)
  }

  /// A module's sources with the bundle that the package manager makes for one with resources.
  ///
  /// Here the resources of all modules are in the extension's bundle.
  private static func withBundle(_ staged: [CompileUnit.Source]) -> [CompileUnit.Source] {
    let isUsed = staged.contains { source in
      let text = String(decoding: source.staged.bytes, as: UTF8.self)
      return text.contains("Bundle.module") || text.contains("bundle: .module")
    }
    guard isUsed else { return staged }
    let text = "import Foundation\nextension Bundle { static var module: Bundle { .main } }\n"
    return staged + [source(GeneratedSource(name: "GeneratedModuleBundle.swift", text: text))]
  }

  private static func source(_ generated: GeneratedSource) -> CompileUnit.Source {
    CompileUnit.Source(
      path: "Generated/" + generated.name,
      staged: SourceStager.Staged(
        bytes: Array(generated.text.utf8), hasTopLevelCode: false, hasMainAttribute: false))
  }

  /// Reads and stages sources, and records their declarations.
  private mutating func stage(
    _ paths: [RootedPath], _ settings: CompileSettings
  ) throws(BuildError) -> [CompileUnit.Source] {
    let stager = try stager(for: settings, importing: built.map(\.name))
    var sources: [CompileUnit.Source] = []
    for path in paths {
      let staged = stager.stage(try Self.bytes(of: path), path: path.path, noting: &survey)
      sources.append(.init(path: path.path, staged: staged))
    }
    return sources
  }

  /// Makes a source ready that Xcode would have written, and that therefore counts as no author's.
  private func stage(
    _ generated: GeneratedSource?, _ settings: CompileSettings
  ) throws(BuildError) -> [CompileUnit.Source] {
    guard let generated else { return [] }
    var ignored = SourceSurvey()
    let staged = try stager(for: settings, importing: built.map(\.name))
      .stage(Array(generated.text.utf8), path: generated.name, noting: &ignored)
    return [CompileUnit.Source(path: "Generated/" + generated.name, staged: staged)]
  }

  private func stager(
    for settings: CompileSettings, importing authored: [String]
  ) throws(BuildError) -> SourceStager {
    let base = try compiler.conditions(
      on: manifest.system, settings: settings, cache: cache)
    let modules = Set(frameworks.moduleNames + authored).union(Self.toolchainModules)
    return SourceStager(
      conditions: PlatformConditions(
        base: base, platform: manifest.system.platform, modules: modules),
      version: manifest.system.version)
  }

  /// The modules that come with the compiler.
  private static let toolchainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Distributed", "Observation",
    "RegexBuilder", "Synchronization", "_Concurrency", "_StringProcessing", "Glibc",
  ]

  /// The format of a cache entry; to be changed with its contents or the way it is made.
  private static let entryFormat = "program and symbols 1"

  /// Returns the cached module of the same sources, or compiles them.
  private func compile(
    _ unit: CompileUnit, log: (String) -> Void
  ) throws(BuildError) -> Result<URL, CacheMiss<[RecordedDiagnostic]>> {
    let call = CompilerCall(
      unit: unit, compiler: compiler, frameworks: frameworks,
      moduleFolders: built.map(\.folder),
      objects: built.map { module in
        module.folder.appendingPathComponent(CompilerCall.objectName(of: module.name))
      },
      compilerModules: cache.compilerModules)
    var hash = ContentHash()
    hash.add(["build", Self.entryFormat, compiler.identity] + frameworks.identity)
    hash.add(built.map(\.key))
    hash.add(call.unplacedArguments)
    for source in unit.sources {
      hash.add(source.path)
      hash.add(source.staged.bytes)
    }
    return try cache.entry(hash.text) { folder throws(BuildError) -> [RecordedDiagnostic]? in
      log("Compiling \(unit.name) (\(unit.sources.count) files)")
      return try call.run(in: folder)
    }
  }
}
