import CommandLineArguments
import Foundation
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// Prints the calls that a run would make, one id a line.
struct ListCommand: Command {
  static let name = "list"
  static let summary = "the calls a run would make, one id a line"
  static let examples = [
    CommandExample("list Widgets --filter '*/systemSmall/*'", "the calls of one family"),
    CommandExample("list --filter '*/preview'", "the widgets' previews"),
  ]

  let manifests = ManifestArguments()
  let calls = CallFilter()
  let sandbox = SandboxOption()
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let selection = try manifests.selection(console)
    try sandbox.check(selection)
    let interruption = Interruption()
    let protection = try Sandbox(sandbox.demand, allowsNetwork: false)
    let builder = try ExtensionBuilder(console, interruption, protection, sandbox.pluginPolicy)
    let runner = Runner(Runner.Options(sandbox: protection)) { interruption.isRequested }
    var status = ExitStatus.success
    var ids: [String] = []
    var known: [CallID] = []
    for located in selection.manifests {
      guard !interruption.isRequested else { return .interrupted }
      do {
        let (plan, environments) = try plan(of: located.manifest, builder, runner, console)
        for environment in environments {
          known += plan.ids(in: environment)
          ids += calls.selected(in: plan, environment).ids(in: environment).map(\.rawValue)
        }
      } catch let error as UnlistedExtensionError {
        guard !interruption.isRequested else { return .interrupted }
        console.error(error)
        status = error.exitStatus
      }
    }
    if ids.isEmpty, status == .success { try calls.failSelectingNothing(among: known) }
    console.clearProgress()
    try StandardOutput.write(ids.map { $0 + "\n" }.joined())
    return status
  }

  /// The calls of a bundle, and the environments in which each is made: the differences from the
  /// base.
  ///
  /// - Throws: `UnlistedExtensionError` where the bundle does not describe its widgets,
  ///   `ManifestErrors` where the manifest names what a recording's bundle does not have.
  private func plan(
    of manifest: Manifest, _ builder: ExtensionBuilder, _ runner: Runner, _ console: Console
  ) throws -> (Plan, environments: [String?]) {
    switch try builder.extensionProgram(of: manifest) {
    case .recording(let recording):
      for warning in manifest.unusedParts(beside: recording) { console.warning(warning) }
      var manifest = manifest
      _ = try manifest.completing(recording)
      (manifest.name, manifest.system) = (recording.header.bundle, recording.header.system)
      return (Plan(manifest, widgets: recording.widgets), [recording.header.matrixEntry])
    case .failed(let build): throw UnlistedExtensionError.notBuilt(build.diagnostics)
    case .program(let program, let resources, _):
      let widgets = try runner.widgets(of: manifest, executable: program, resources: resources)
      guard let widgets else { throw UnlistedExtensionError.notDescribed(manifest.name) }
      return (Plan(manifest, widgets: widgets), manifest.matrixEntries.map(\.label))
    }
  }
}

extension Plan {
  /// The names of the calls as reports give them in an environment.
  fileprivate func ids(in matrixEntry: String?) -> [CallID] {
    invocationIDs.map { $0.qualified(matrixEntry: matrixEntry) }
  }
}

/// An extension without a list of widgets; those of other bundles are listed all the same.
enum UnlistedExtensionError: Error, Hashable {
  /// It does not compile.
  case notBuilt([RecordedDiagnostic])
  /// Its process ended without naming its widgets.
  case notDescribed(String)
}

extension UnlistedExtensionError: CustomStringConvertible {
  /// One line an error, as compilers write it.
  var description: String {
    switch self {
    case .notBuilt(let diagnostics): diagnostics.map(Self.line).joined(separator: "\n")
    case .notDescribed(let bundle):
      "\(bundle): error: the extension ended without naming its widgets"
    }
  }

  private static func line(_ diagnostic: RecordedDiagnostic) -> String {
    let numbers = [diagnostic.line, diagnostic.column].map { $0.map(String.init) }
    let place = ([diagnostic.file] + numbers).compactMap(\.self)
    return (place + [" error: \(diagnostic.message)"]).joined(separator: ":")
  }
}
