import CommandLineArguments
import Foundation
import WidgetChecks
import WidgetFindings
import WidgetRecording
import WidgetReports
import WidgetSimulation

/// The checks and simulations of recordings: the pure part of a run and all of a replay.
struct Analysis: ArgumentGroup {
  static let title: String? = "Checks and simulations"

  /// The option's words for the Developer Modes to simulate.
  enum ModeChoice: String, CaseIterable {
    case on, off, both
  }

  @Option("developer-mode", .word, help: "the simulations to run")
  private var modeChoice = ModeChoice.both
  @Option("only", list: .check, help: "the checks to run")
  private var only: [CheckID]?
  @Option("skip", list: .check, help: "checks not to run")
  private var skip: [CheckID] = []
  let failing = FailingLevelOption()
  @Option("baseline", .file, help: "known findings, which do not fail the run")
  var baselineFile: String?
  @Option("write-baseline", .newFile, help: "record all findings as known to later runs")
  private var writtenBaseline: String?

  /// The Developer Modes to simulate, off before on.
  var developerModes: [DeveloperMode] {
    switch modeChoice {
    case .on: [.on]
    case .off: [.off]
    case .both: [.off, .on]
    }
  }

  /// The checks to run.
  var selection: CheckSelection {
    CheckSelection(only: only.map(Set.init), skip: Set(skip))
  }

  func validate() throws(UsageError) {
    guard CheckCatalog.descriptors.contains(where: { selection.includes($0.id) }) else {
      throw UsageError(
        word: only == nil ? "--skip" : "--only",
        problem: .nothingSelected("with --skip no check is left"))
    }
  }

  /// Simulates and judges recordings.
  ///
  /// - Parameter recordings: The recordings, one for each bundle.
  /// - Returns: All that reports need.
  func results(of recordings: [Recording]) -> RunResults {
    let bundles = recordings.map {
      judge($0, siblings: MatrixComparison.siblings(of: $0, among: recordings))
    }
    let comparison = MatrixComparison(bundles)
    return RunResults(
      toolVersion: Version.current, bundles: bundles.map(comparison.annotated),
      failingLevel: failing.level
    )
  }

  private func judge(_ recording: Recording, siblings: [Recording]) -> BundleResults {
    let simulation = BundleSimulation(recording, modes: developerModes)
    let tracks = simulation.members.flatMap { member in
      developerModes.compactMap { mode in
        simulation.track(of: member, in: mode).map {
          MemberTrack(member: member, developerMode: mode, windows: $0.windows)
        }
      }
    }
    return BundleResults(
      recording: recording,
      results: CheckCatalog.results(
        for: recording, simulation: simulation, siblings: siblings, selection: selection
      ),
      simulation: simulation.stacks, tracks: tracks, descriptors: CheckCatalog.descriptors
    )
  }
}

extension Analysis {
  /// Reads the baseline that the command line names.
  ///
  /// - Returns: The baseline; nil where the command line names none.
  /// - Throws: `BaselineError` where the file cannot be used.
  func baseline() throws(BaselineError) -> Baseline? {
    guard let baselineFile else { return nil }
    return try Baseline(contentsOf: URL(fileURLWithPath: baselineFile), named: baselineFile)
  }

  /// Judges recordings, writes the reports and returns the exit status.
  ///
  /// - Parameters:
  ///   - recordings: The recordings.
  ///   - baseline: The known findings; nil for those that each recording has.
  ///   - reports: The reports to write.
  ///   - wasFiltered: Whether calls are left out; then a missing finding is not a resolved one.
  ///   - shard: The part of a run that the recordings are; nil for a whole run.
  ///   - console: The console for progress.
  /// - Returns: The status to end with.
  /// - Throws: `OutputError` for the first file that cannot be written.
  func report(
    _ recordings: [Recording], _ baseline: Baseline?, _ reports: ReportPlan, wasFiltered: Bool,
    shard: RunResults.Shard? = nil, _ console: Console
  ) throws(OutputError) -> ExitStatus {
    let match = BaselineMatch(
      results(of: baseline?.knowingScales(recordings) ?? recordings), baseline: baseline,
      wasFiltered: wasFiltered || shard != nil)
    var results = match.results
    results.shard = shard
    if let writtenBaseline {
      try WholeFile.write(
        Baseline(knowing: results).data, to: writtenBaseline,
        advice: "choose another file with --write-baseline")
      console.detail("baseline: \(writtenBaseline)")
    }
    for entry in match.settled {
      console.warning(
        "baseline: \(entry.subject): \(entry.check): no longer found, so it can be taken out: "
          + entry.message)
    }
    try reports.write(results, console)
    tellOfBuilds(recordings, console)
    guard failing.level != nil else { return .success }
    switch results.conclusion {
    case .passed: return .success
    case .findings: return .findings
    case .unobserved: return .notObserved
    }
  }
}

extension Analysis {
  /// Prints a line for each failed build where the check for builds is not selected.
  private func tellOfBuilds(_ recordings: [Recording], _ console: Console) {
    guard !selection.includes("bundle-does-not-build") else { return }
    for recording in recordings {
      guard case .failed(let diagnostics) = recording.build else { continue }
      let first = diagnostics.first
      let place = [first?.file, first?.line.map(String.init)].compactMap(\.self)
        .joined(separator: ":")
      let words = [place, first?.message ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
      console.error(
        "\(recording.header.bundle): error: the extension does not build, so that nothing was "
          + "looked for\(words.isEmpty ? "" : ": \(words)")")
    }
  }
}

extension ArgumentSyntax<CheckID> {
  /// The name of a check of the catalogue.
  static var check: Self {
    let words = CheckCatalog.descriptors.map {
      Completion.Word($0.id.rawValue, meaning: $0.summary)
    }
    return Self("ID", among: words, expected: "one that 'widgetcheck checks' lists")
  }
}
