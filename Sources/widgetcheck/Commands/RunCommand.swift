import Foundation
import Synchronization
import WidgetBuilder
import WidgetManifest
import WidgetRecording
import WidgetRunner

/// Builds extensions, calls their providers, and judges what they did.
struct RunCommand: Command {
  static let name = "run"
  static let usage = "[MANIFEST-OR-FOLDER ...]"
  static let summary = "build, call the providers, check, simulate, write reports"
  static let options = Option.run

  private let words: ParsedArguments
  private let analysis: Analysis
  private let reports: ReportPlan

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = arguments
    analysis = try Analysis(arguments)
    reports = try ReportPlan(arguments)
  }

  func run(_ console: Console) -> ExitStatus {
    do {
      let planner = try RunPlanner(words, developerModes: analysis.developerModes)
      guard let selection = ManifestSelection(words.arguments, console) else {
        return .unusableInput
      }
      let baseline = try analysis.baseline()
      let known = try selection.manifests.map { try self.known(to: $0.manifest) }
      let interruption = Interruption()
      let runner = Runner(planner.options) { interruption.isRequested }
      let builder = try ExtensionBuilder(console)
      let bundles = zip(selection.manifests, known).map { located, known in
        BundleRun(
          located: located, planner: planner, builder: builder, runner: runner,
          folder: reports.output == "-" ? nil : reports.output, known: known, console: console,
          isInterrupted: { interruption.isRequested }
        )
      }
      let recordings = try Self.recordings(
        of: bundles, atOnce: planner.options.jobs, interruption
      )
      console.clearProgress()
      let status = analysis.report(recordings, baseline, reports, console)
      return interruption.isRequested ? .interrupted : status
    } catch {
      console.error(Self.line(error))
      return Self.status(for: error)
    }
  }

  /// Runs bundles side by side and returns their recordings in the bundles' order.
  ///
  /// - Throws: The error of the first bundle, in that order, that could not go on.
  private static func recordings(
    of bundles: [BundleRun], atOnce jobs: Int, _ interruption: Interruption
  ) throws -> [Recording] {
    let outcomes = Mutex<[Int: Result<[Recording], any Error>]>([:])
    Workers.perform(bundles.count, atOnce: jobs) { index in
      guard !interruption.isRequested else { return }
      let outcome = Result { try bundles[index].recordings() }
      outcomes.withLock { $0[index] = outcome }
    }
    return try bundles.indices.flatMap { index in
      try outcomes.withLock { $0[index] }?.get() ?? []
    }
  }

  /// The findings that a manifest's baseline knows, where the command line names no other.
  private func known(to manifest: Manifest) throws(BaselineError) -> [RecordedKnownFinding] {
    guard analysis.baselineFile == nil, let path = manifest.baseline,
      FileManager.default.fileExists(atPath: path.url.path)
    else { return [] }
    return try Baseline(contentsOf: path.url, named: path.path).findings
  }

  private static func line(_ error: any Error) -> String {
    error is UsageError ? "widgetcheck: error: \(error)" : "\(error)"
  }

  private static func status(for error: any Error) -> ExitStatus {
    switch error {
    case is UsageError: .usage
    case is OutputError: .notWritten
    case is RecordingError, is ManifestErrors, is IntentDefinitionError, is BaselineError,
      is PropertyListError:
      .unusableInput
    default: .internalError
    }
  }
}
