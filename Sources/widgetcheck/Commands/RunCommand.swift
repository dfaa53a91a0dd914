import CommandLineArguments
import Foundation
import Synchronization
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// Builds extensions, calls their providers, and judges what they did.
struct RunCommand: Command {
  static let name = "run"
  static let summary = "build, call the providers, check, simulate, write reports"
  static let examples = [
    CommandExample("run", "test every extension that has a manifest below the current folder"),
    CommandExample("run Widgets --only entries-out-of-order", "look for one fault alone"),
    CommandExample(
      "run --format junit,html,github=-", "in CI: files for the server, annotations in the log"),
  ]

  let manifests = ManifestArguments()
  let calls = CallFilter()
  let environment = EnvironmentOptions()
  let processes = RunOptions()
  let analysis = Analysis()
  let reports = ReportPlan()
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let selection = try manifests.selection(console)
    let baseline = try analysis.baseline()
    let known = try selection.manifests.map { try self.known(to: $0.manifest) }
    let builder = try ExtensionBuilder(console)
    let options = try processes.runnerOptions(calls, analysis.developerModes)
    let interruption = Interruption()
    let runner = Runner(options) { interruption.isRequested }
    let bundles = zip(selection.manifests, known).map { located, known in
      BundleRun(
        located: located, calls: calls, environment: environment, sandbox: options.sandbox,
        builder: builder, runner: runner, folder: reports.folder, known: known, console: console,
        isInterrupted: { interruption.isRequested }
      )
    }
    let recordings = try Self.recordings(of: bundles, maxConcurrency: options.jobs, interruption)
    console.clearProgress()
    if !interruption.isRequested { try calls.requireCalls(in: recordings) }
    let status = try analysis.report(
      recordings, baseline, reports, wasFiltered: calls.isGiven, console)
    return interruption.isRequested ? .interrupted : status
  }

  /// Runs bundles side by side and returns their recordings in the bundles' order.
  ///
  /// - Throws: The error of the first bundle, in that order, that could not go on.
  private static func recordings(
    of bundles: [BundleRun], maxConcurrency jobs: Int, _ interruption: Interruption
  ) throws -> [Recording] {
    let outcomes = Mutex<[Int: Result<[Recording], any Error>]>([:])
    Workers.perform(bundles.count, maxConcurrency: jobs) { index in
      guard !interruption.isRequested else { return }
      let outcome = Result { try bundles[index].recordings() }
      outcomes.withLock { $0[index] = outcome }
    }
    return try bundles.indices.flatMap { index in
      try outcomes.withLock { $0[index] }?.get() ?? []
    }
  }

  /// The findings that a manifest's baseline knows, where the command line names no other.
  private func known(to manifest: Manifest) throws(BaselineError) -> [KnownFinding] {
    guard analysis.baselineFile == nil, let path = manifest.baseline,
      FileManager.default.fileExists(atPath: path.url.path)
    else { return [] }
    return try Baseline(contentsOf: path.url, named: path.path).findings
  }
}
