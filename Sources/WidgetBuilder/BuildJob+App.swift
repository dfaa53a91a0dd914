import Foundation
import WidgetManifest
import WidgetRecording

extension BuildJob {
  /// Builds the app's side against the modules that the extension was built with.
  ///
  /// - Parameters:
  ///   - app: The sources.
  ///   - generated: Sources that no author wrote and that belong to both sides.
  ///   - log: Receives one line for each slow step.
  /// - Returns: The program, or the compiler's errors.
  /// - Throws: `BuildError` where the fault is not in the sources, and for functions that the
  ///   manifest names and the sources do not have.
  mutating func runApp(
    _ app: AppDeclaration, _ generated: [GeneratedSource], log: (String) -> Void
  ) throws(BuildError) -> Result<URL, CacheMiss<[RecordedDiagnostic]>> {
    try buildPackages(log: log)
    let settings = CompileSettings(declaration)
    var stager = try reader.stager(for: settings, importing: importable)
    stager.isApp = true
    stager.generatedProtocols = Set(generated.flatMap(\.preferredNames))
    var survey = SourceSurvey()
    var sources: [CompileUnit.Source] = []
    for path in app.sources {
      let staged = stager.stage(try SourceReader.bytes(of: path), path: path.path, noting: &survey)
      sources.append(.init(path: path.path, staged: staged))
    }
    if let errors = manifest.unknownFunctions(among: survey.functions.map(\.name)) {
      throw BuildError(place: manifest.file, problem: .unknownFunctions(errors))
    }
    let assets = AssetSymbols(of: declaration.resources)
    let classes = ManagedObjectClasses(models: declaration.resources.compactMap(DataModel.init))
    if classes.areNamed(in: sources.map(\.staged.bytes)) {
      sources += try stage(classes.source, settings)
    }
    let name = appModuleName
    noteIntents(survey.declarations[...], in: name)
    for type in generated.flatMap(\.classNames) {
      intents[type] = name.mangledName + type.mangledName + "C"
    }
    let program = AppProgram(
      functions: manifest.appFunctions.compactMap(survey.function), intents: intents)
    let unit = CompileUnit(
      name: name, product: .executable,
      settings: settings,
      sources: Self.withSymbols(of: assets, sources)
        + generated.map { Self.source($0.besides(survey.declarations)) }
        + [Self.source(program.source)])
    let count = omissions.count
    let made = try compile(unit, log: log)
    let extensions = ExtensionDeclarations(declaration.sources, besides: app.sources)
    omissions.replaceSubrange(count..., with: extensions.explained(omissions[count...]))
    return
      made.map { $0.appendingPathComponent(CompilerCall.programName) }
      .mapError { CacheMiss(failure: extensions.explained($0.failure)) }
  }

  /// The name of the module that the app's side is compiled as.
  var appModuleName: String {
    let taken = Set(units.frameworks.moduleNames + built.map(\.name))
    return CompileUnit.moduleName(of: manifest.name + "App", among: taken)
  }

  /// Notes the intents among a module's types that may configure a widget.
  mutating func noteIntents(_ types: ArraySlice<SourceSurvey.Declaration>, in module: String) {
    for type in types where type.inherited.contains("WidgetConfigurationIntent") {
      guard let mangled = type.mangledName, let name = type.name.split(separator: ".").last
      else { continue }
      intents[String(name)] = module.mangledName + mangled
    }
  }
}
