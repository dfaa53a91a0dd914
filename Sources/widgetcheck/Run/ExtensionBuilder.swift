import FileTypes
import Foundation
import WidgetBuilder
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// The outcome of a bundle's build.
enum BuiltExtension {
  /// A program to run, and its build.
  case program(URL, resources: URL?, Build)
  /// No program: the compiler's messages.
  case failed(RecordedBuild)
  /// A recording instead of a program.
  case recording(Recording)
}

/// Makes programs of the extensions that manifests describe.
struct ExtensionBuilder: Sendable {
  private let builder: Builder
  private let pluginPolicy: PluginPolicy
  private let console: Console

  /// Finds the frameworks and the cache.
  ///
  /// - Parameters:
  ///   - console: The console for progress.
  ///   - interruption: Ends a build.
  ///   - sandbox: The sandbox of extensions and, where it is required, of compilers.
  ///   - pluginPolicy: Whether macros of packages may run in the compiler.
  /// - Throws: `BuildError` where the frameworks are not there.
  init(
    _ console: Console, _ interruption: Interruption, _ sandbox: Sandbox,
    _ pluginPolicy: PluginPolicy
  ) throws(BuildError) {
    let environment = ProcessInfo.processInfo.environment
    builder = Builder(
      frameworks: try FrameworkLocation.find(environment: environment),
      cache: try BuildCache.find(environment: environment), environment: environment,
      protection: sandbox.buildProtection,
      isCancelled: { interruption.isRequested }
    )
    self.pluginPolicy = pluginPolicy
    self.console = console
  }

  /// Makes the program of a manifest's extension, or finds that nothing is to be made.
  ///
  /// - Parameter manifest: The manifest.
  /// - Returns: The built program or recording, or the failure of the build.
  /// - Throws: `BuildError` where the tool cannot go on, `RecordingError` for a bad recording,
  ///   `IntentDefinitionError` for an intent definition that cannot be used, `LockFileError` for a
  ///   lock file that the manifest names and that cannot be read.
  func extensionProgram(of manifest: Manifest) throws -> BuiltExtension {
    if case .recording(let path) = manifest.source {
      return .recording(try Recording(contentsOf: path.url, named: path.path))
    }
    console.progress("\(manifest.name): building")
    if let declaration = manifest.source.declaration {
      try PackageSearch.checkNamedLockFiles(of: declaration, below: manifest.root)
    }
    let generated = try generatedSources(of: manifest)
    let start = ContinuousClock.now
    var compiles = false
    let build = try console.tellingIfLong("\(manifest.name): still compiling") {
      try builder.build(manifest, generatedSources: generated, pluginPolicy: pluginPolicy) {
        compiles = true
        console.detail($0)
      }
    }
    let seconds = String(format: "%.1f s", (ContinuousClock.now - start) / .seconds(1))
    console.detail(
      "\(manifest.name): \(build.outcome.phrase(wasCompiled: compiles)), \(seconds)")
    if let fault = build.previewFaults.first {
      let place = [fault.file, fault.line.map(String.init)].compactMap(\.self)
        .joined(separator: ":")
      console.warning(
        "\(manifest.name): the previews do not compile and are left out: \(place): \(fault.message)"
      )
    }
    return switch build.outcome {
    case .built(let executable, let resources): .program(executable, resources: resources, build)
    case .notNeeded(let executable): .program(executable, resources: nil, build)
    case .failed: .failed(build.outcome.recorded)
    }
  }

  /// Returns the declarations beside a bundle's code; nil where the manifest names no file of them.
  ///
  /// - Parameter manifest: The manifest.
  /// - Returns: The keys of the Info.plist and the entitlements, and the custom intents.
  /// - Throws: `PropertyListError` or `IntentDefinitionError` for a file that cannot be used.
  func declarations(of manifest: Manifest) throws -> RecordedDeclarations? {
    let intents = try intentSource(of: manifest)?.definitions.flatMap(\.intents) ?? []
    var declarations = RecordedDeclarations(
      infoPlist: try manifest.infoPlist?.propertyListKeys(),
      entitlements: try manifest.entitlements?.propertyListKeys(),
      intents: intents.map { intent in
        RecordedIntentDeclaration(
          name: intent.className, isEligibleForSuggestions: intent.isEligibleForSuggestions,
          combinations: intent.combinations
        )
      }
    )
    declarations.appGroups = try manifest.entitlements?.appGroups().sorted()
    return declarations == RecordedDeclarations() ? nil : declarations
  }

  /// The classes that Xcode would make of the manifest's intent definitions.
  private func generatedSources(of manifest: Manifest) throws -> [GeneratedSource] {
    try intentSource(of: manifest).map {
      [GeneratedSource(name: "GeneratedIntents.swift", parts: $0.parts)]
    } ?? []
  }

  private func intentSource(of manifest: Manifest) throws -> IntentClassSource? {
    guard !manifest.intentDefinitions.isEmpty else { return nil }
    return try IntentClassSource(
      files: try manifest.intentDefinitions.map { path in
        (name: path.path, data: try Self.data(of: path))
      },
      // One definition alone has no name of another's.
      entry: manifest.intentDefinitions.count > 1 ? Self.entry(of: manifest) : nil
    )
  }

  /// The source with the extension's `@main`; nil where none is found.
  private static func entry(of manifest: Manifest) -> String? {
    guard let declaration = manifest.source.declaration else { return nil }
    return declaration.sources.first { source in
      (try? Data(contentsOf: source.url))?.firstRange(of: Data("@main".utf8)) != nil
    }?.path
  }

  private static func data(of path: RootedPath) throws(IntentDefinitionError) -> Data {
    do {
      try path.url.refuseIrregularFile()
      return try Data(contentsOf: path.url)
    } catch {
      let reason = error.fileReason
      throw IntentDefinitionError(file: path.path, place: "", problem: .unreadable(reason))
    }
  }
}

extension BuildOutcome {
  /// The outcome in a few words, with the program where there is one.
  fileprivate func phrase(wasCompiled: Bool) -> String {
    switch self {
    case .built(let executable, _):
      "\(wasCompiled ? "compiled" : "unchanged, found in the cache"): \(executable.path)"
    case .notNeeded(let executable): "nothing to compile: \(executable.path)"
    case .failed: "does not compile"
    }
  }
}
