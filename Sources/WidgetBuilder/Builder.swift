import Foundation
public import WidgetManifest
public import WidgetRecording

/// Makes an executable of an extension's unmodified sources.
///
/// The result depends on nothing but the sources, the manifest, the compiler and the modules, and is
/// kept; where all of these are unchanged no compiler runs. Several processes may build at once.
public struct Builder: Sendable {
  /// Where the modules are that widget code imports.
  public let frameworks: FrameworkLocation
  /// What was built earlier.
  public let cache: BuildCache

  private let environment: [String: String]

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - frameworks: Where the modules are that widget code imports.
  ///   - cache: Keeps what is built.
  ///   - environment: The environment's variables, in which the compiler is looked for.
  public init(
    frameworks: FrameworkLocation, cache: BuildCache, environment: [String: String]
  ) {
    self.frameworks = frameworks
    self.cache = cache
    self.environment = environment
  }

  /// Finds the compiler that builds extensions.
  ///
  /// - Returns: The path of the program.
  /// - Throws: `BuildError` where there is none.
  public func compilerPath() throws(BuildError) -> String {
    try Compiler.find(environment: environment).executable.path
  }

  /// Finds the methods of providers that almost are ones that WidgetKit calls.
  ///
  /// - Parameter manifest: What the author declares.
  /// - Returns: The methods by file and line; nil where the manifest has no sources.
  /// - Throws: `BuildError` where a source cannot be read.
  public func nearMisses(in manifest: Manifest) throws(BuildError) -> [RecordedNearMiss]? {
    guard case .sources(let declaration) = manifest.source else { return nil }
    let compiler = try Compiler.find(environment: environment)
    let job = BuildJob(
      manifest: manifest, declaration: declaration, frameworks: frameworks, cache: cache,
      compiler: compiler)
    return try job.nearMisses()
  }

  /// Builds the extension of a manifest.
  ///
  /// - Parameters:
  ///   - manifest: What the author declares.
  ///   - generatedSources: Sources that no author wrote and that belong to the extension.
  ///   - log: Told, in one line each, what takes time.
  /// - Returns: The executable, or the compiler's errors with the author's paths.
  /// - Throws: `BuildError` where the fault is not in the sources.
  public func build(
    _ manifest: Manifest, generatedSources: [GeneratedSource] = [], log: (String) -> Void
  ) throws(BuildError) -> BuildOutcome {
    switch manifest.source {
    case .executable(let path): return .notNeeded(executable: path.url)
    case .recording(let path): throw BuildError(place: path.path, problem: .nothingToBuild)
    case .sources(let declaration):
      let compiler = try Compiler.find(environment: environment)
      var job = BuildJob(
        manifest: manifest, declaration: declaration, frameworks: frameworks, cache: cache,
        compiler: compiler)
      return try job.run(generatedSources, log: log)
    }
  }
  /// Looks where the sources of a manifest declare what, without compiling them.
  ///
  /// - Parameter manifest: What the author declares.
  /// - Returns: What the sources say; nothing where the manifest has none.
  /// - Throws: `BuildError` where a source cannot be read or the compiler cannot be asked.
  public func survey(_ manifest: Manifest) throws(BuildError) -> SourceSurvey {
    guard case .sources(let declaration) = manifest.source else { return SourceSurvey() }
    let job = BuildJob(
      manifest: manifest, declaration: declaration, frameworks: frameworks, cache: cache,
      compiler: try Compiler.find(environment: environment))
    return try job.survey()
  }
}
