import Foundation
public import ProcessSpawning
public import WidgetManifest
import WidgetPlatforms

/// Makes an executable of an extension's unmodified sources.
///
/// The result depends on nothing but the sources, the manifest, the compiler and the modules, and
/// is kept; where all of these are unchanged no compiler runs. Several processes may build at once.
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
  ///   - frameworks: The folders of the modules that widget code imports.
  ///   - cache: The cache of builds.
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

  /// Returns the compiler's version.
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
  ///   - manifest: The manifest.
  ///   - generatedSources: Sources that no author wrote and that belong to the extension.
  ///   - pluginPolicy: Whether macros of packages may run in the compiler.
  ///   - log: Receives one line for each slow step.
  /// - Returns: The executable, or the compiler's errors with the author's paths, and the
  ///   declarations in the sources.
  /// - Throws: `BuildError` where the fault is not in the sources.
  public func build(
    _ manifest: Manifest, generatedSources: [GeneratedSource] = [],
    pluginPolicy: PluginPolicy = .refused, log: (String) -> Void
  ) throws(BuildError) -> Build {
    switch manifest.source {
    case .executable(let path):
      let build = Build(outcome: .notNeeded(executable: path.url), survey: nil)
      guard manifest.app != nil else { return build }
      var job = try job(manifest, SourcesDeclaration(sources: []), pluginPolicy)
      return try withApp(build, &job, generatedSources, log: log)
    case .recording(let path): throw BuildError(place: path.path, problem: .nothingToBuild)
    case .sources(let declaration):
      var job = try job(manifest, declaration, pluginPolicy)
      let outcome = try job.run(generatedSources, log: log)
      let build = Build(
        outcome: outcome, survey: job.survey, previewFaults: job.previewFaults,
        omissions: job.omissions, standIns: job.declaration.standIns)
      return try withApp(build, &job, generatedSources, log: log)
    }
  }

  private func job(
    _ manifest: Manifest, _ declaration: SourcesDeclaration, _ pluginPolicy: PluginPolicy
  ) throws(BuildError) -> BuildJob {
    var compiler = try Compiler.find(environment: environment)
    compiler.isCancelled = isCancelled
    compiler.protection = protection
    return BuildJob(
      manifest: manifest, declaration: declaration, pluginPolicy: pluginPolicy,
      units: UnitCompiler(
        frameworks: frameworks, cache: cache, compiler: compiler,
        platform: manifest.system.platform))
  }

  /// Builds the app's side, too, where there is one and the extension could be built.
  private func withApp(
    _ build: Build, _ job: inout BuildJob, _ generated: [GeneratedSource], log: (String) -> Void
  ) throws(BuildError) -> Build {
    guard let app = job.manifest.app, build.outcome.hasProgram else { return build }
    var build = build
    switch try job.runApp(app, generated, log: log) {
    case .success(let program):
      build.app = program
      build.omissions = job.omissions
    case .failure(let miss): build.outcome = .failed(job.explained(miss.failure))
    }
    return build
  }
}
