import Foundation
public import ProcessSpawning
public import WidgetManifest

/// Makes an executable of an extension's unmodified sources.
///
/// The result depends on nothing but the sources, the manifest, the compiler and the modules, and is
/// kept; where all of these are unchanged no compiler runs. Several processes may build at once.
public struct Builder: Sendable {
  /// The modules that widget code imports.
  public let frameworks: FrameworkLocation
  /// The programs that were built earlier.
  public let cache: BuildCache

  private let environment: [String: String]
  private let protection: Bubblewrap?
  private let isCancelled: @Sendable () -> Bool

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - frameworks: Where the modules are that widget code imports.
  ///   - cache: Keeps what is built.
  ///   - environment: The environment's variables, in which the compiler is looked for.
  ///   - protection: The sandbox of compilers; nil runs them with the rights of this program.
  ///   - isCancelled: Whether the user interrupted the build.
  public init(
    frameworks: FrameworkLocation, cache: BuildCache, environment: [String: String],
    protection: Bubblewrap? = nil, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.isCancelled = isCancelled
    self.frameworks = frameworks
    self.cache = cache
    self.protection = protection
    self.environment = environment
  }

  /// Returns what the compiler says of its version.
  ///
  /// - Throws: `BuildError` where there is none, or it cannot be asked.
  public func compilerVersion() throws(BuildError) -> String {
    let compiler = try Compiler.find(environment: environment)
    return try CommandLineTool.run(
      compiler.executable, ["--version"], in: URL(fileURLWithPath: "/")
    ).output
  }

  /// Finds the compiler that builds extensions.
  ///
  /// - Returns: The path of the program.
  /// - Throws: `BuildError` where there is none.
  public func compilerPath() throws(BuildError) -> String {
    try Compiler.find(environment: environment).executable.path
  }

  /// Builds the extension of a manifest.
  ///
  /// - Parameters:
  ///   - manifest: What the author declares.
  ///   - generatedSources: Sources that no author wrote and that belong to the extension.
  ///   - pluginPolicy: Whether macros of packages may run in the compiler.
  ///   - log: Told, in one line each, what takes time.
  /// - Returns: The executable, or the compiler's errors with the author's paths, and what the
  ///   sources say.
  /// - Throws: `BuildError` where the fault is not in the sources.
  public func build(
    _ manifest: Manifest, generatedSources: [GeneratedSource] = [],
    pluginPolicy: PluginPolicy = .refused, log: (String) -> Void
  ) throws(BuildError) -> Build {
    switch manifest.source {
    case .executable(let path):
      return Build(outcome: .notNeeded(executable: path.url), survey: nil)
    case .recording(let path): throw BuildError(place: path.path, problem: .nothingToBuild)
    case .sources(let declaration):
      var compiler = try Compiler.find(environment: environment)
      compiler.isCancelled = isCancelled
      compiler.protection = protection
      var job = BuildJob(
        manifest: manifest, declaration: declaration, pluginPolicy: pluginPolicy,
        units: UnitCompiler(frameworks: frameworks, cache: cache, compiler: compiler))
      let outcome = try job.run(generatedSources, log: log)
      return Build(outcome: outcome, survey: job.survey, symbols: job.symbols)
    }
  }
}
