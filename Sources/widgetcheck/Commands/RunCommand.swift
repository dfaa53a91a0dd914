import CommandLineArguments
import Foundation
import NetworkAnswers
import ParallelWork
import Synchronization
import WidgetManifest
import WidgetRecording
import WidgetReports
import WidgetRunner

/// Builds extensions, calls their providers, and judges the recordings.
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
  let parts = ShardOption()
  let environment = EnvironmentOptions()
  let processes = RunOptions()
  let analysis = Analysis()
  let reports = ReportPlan()
  let talk = ConsoleOptions()

  func run() throws -> ExitStatus {
    let console = Console(talk)
    let selection = try manifests.selection(console)
    try processes.sandbox.check(selection)
    let baseline = try analysis.baseline()
    let shard = try parts.shard()
    try parts.announce()
    let selected = ShardSelection(
      selection.manifests.map { environment.matrixEntries(of: $0.manifest) }, shard)
    let known = try selection.manifests.map { try self.known(to: $0.manifest, console) }
    let interruption = Interruption()
    let lock = try reports.folder.map { folder throws(OutputError) in try OutputLock(folder) }
    defer { withExtendedLifetime(lock) {} }
    let options = try processes.runnerOptions(calls, analysis.developerModes)
    let builder = try ExtensionBuilder(
      console, interruption, options.sandbox, processes.sandbox.pluginPolicy)
    let runner = Runner(options) { interruption.isRequested }
    if let shard, selected.parts.allSatisfy(\.entries.isEmpty) {
      console.warning("part \(shard.index) of \(shard.count): warning: it has nothing to run")
    }
    let bundles = selection.manifests.indices.compactMap { index -> BundleRun? in
      guard !selected.parts[index].entries.isEmpty else { return nil }
      return BundleRun(
        located: selection.manifests[index], calls: calls, environment: environment,
        part: selected.parts[index], sandbox: options.sandbox, builder: builder,
        runner: runner, snapshots: processes.snapshots, folder: reports.folder,
        known: known[index], console: console,
        isInterrupted: { interruption.isRequested }
      )
    }
    let outcome = try Self.outcome(of: bundles, maxConcurrency: options.jobs)
    console.clearProgress()
    if let path = processes.networkArchive, let log = options.exchangeLog {
      let archive = HTTPArchive(log.exchanges)
      try WholeFile.write(
        archive.data(creator: ("widgetcheck", Version.current)), to: path,
        advice: "choose another file with --record-network")
      console.detail("\(path): \(archive.exchanges.count) answers of the network")
    }
    let wasInterrupted = interruption.isRequested
    // Another part of the run may have the calls that a pattern means.
    if !wasInterrupted, shard == nil {
      try calls.requireCalls(in: outcome.recordings, among: outcome.progress.known)
    }
    // The file of an environment without a selected call goes with the last reference to it.
    let recordings = outcome.recordings.filter { !calls.leavesOut($0) }
    let kept = Set(recordings.map { RecordingFile.name($0.header) })
    for file in outcome.files where kept.contains(file.name) { try file.keep() }
    let names = recordings.map { RecordingFile.name($0.header) }
    let status = try analysis.report(
      recordings, baseline, reports, wasFiltered: calls.isGiven,
      shard: shard?.marked(
        selection, settings: settings(for: selection),
        recordings: reports.folder == nil ? [] : names), console)
    if wasInterrupted { console.error("widgetcheck: \(outcome.progress.interruption)") }
    return interruption.isRequested ? .interrupted : status
  }

  /// The options that decide which calls are made, and how, as text.
  private func settings(for selection: ManifestSelection) -> String {
    let environments = selection.manifests.map { environment.matrixEntries(of: $0.manifest) }
    return """
      \(environments)
      \(calls.patterns.map(\.text)) \(processes.isolation) \(processes.drawings) \
      \(processes.network) \(analysis.developerModes)
      """
  }

  /// Runs bundles side by side and returns their results, in the bundles' order.
  ///
  /// - Throws: The error of the first bundle, in that order, that could not go on.
  private static func outcome(
    of bundles: [BundleRun], maxConcurrency jobs: Int
  ) throws -> BundleRun.Outcome {
    let outcomes = Mutex<[Int: Result<BundleRun.Outcome, any Error>]>([:])
    Workers.perform(bundles.count, maxConcurrency: jobs) { index in
      let outcome = Result { try bundles[index].outcome() }
      outcomes.withLock { $0[index] = outcome }
    }
    var all = BundleRun.Outcome()
    for index in bundles.indices {
      guard let outcome = try outcomes.withLock({ $0[index] })?.get() else { continue }
      all.recordings += outcome.recordings
      all.files += outcome.files
      all.progress += outcome.progress
    }
    return all
  }

  /// The findings and scores in a manifest's baseline, where the command line names no other.
  private func known(
    to manifest: Manifest, _ console: Console
  ) throws(BaselineError) -> [RecordingEvent] {
    guard analysis.baselineFile == nil, let path = manifest.baseline else { return [] }
    guard FileManager.default.fileExists(atPath: path.url.path) else {
      console.warning(
        "\(manifest.file)#/baseline: warning: there is no '\(path.path)', so every finding is new; "
          + "--write-baseline writes it")
      return []
    }
    return try Baseline(contentsOf: path.url, named: path.path).events
  }
}
