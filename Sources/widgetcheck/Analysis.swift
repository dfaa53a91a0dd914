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

  /// The Developer Modes to simulate, as the user says it.
  enum ModeChoice: String, CaseIterable {
    case on, off, both
  }

  /// The level from which findings fail a run, as the user says it.
  enum FailOn: String, CaseIterable {
    case error, warning, note, never
  }

  @Option("developer-mode", .word, help: "the simulations to run")
  private var modeChoice = ModeChoice.both
  @Option("only", list: .check, help: "the checks to run")
  private var only: [CheckID]?
  @Option("skip", list: .check, help: "checks not to run")
  private var skip: [CheckID] = []
  @Option("fail-on", .word, help: "the lowest level that makes exit status 1")
  private var failOn = FailOn.error
  @Option("baseline", .file, help: "known findings, which do not fail the run")
  var baselineFile: String?
  @Option("write-baseline", .file, help: "record all findings as known to later runs")
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

  /// The lowest level that makes the run fail; nil where nothing does.
  private var failingLevel: Finding.Level? {
    switch failOn {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .never: nil
    }
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
  /// - Parameter recordings: What providers did, one element for each bundle.
  /// - Returns: All that reports need.
  func results(of recordings: [Recording]) -> RunResults {
    let bundles = recordings.map {
      judge($0, siblings: MatrixComparison.siblings(of: $0, among: recordings))
    }
    let comparison = MatrixComparison(bundles)
    return RunResults(
      toolVersion: Version.current, bundles: bundles.map(comparison.annotated),
      failingLevel: failingLevel
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

  /// Judges recordings, writes the reports and says how it went.
  ///
  /// - Parameters:
  ///   - recordings: What providers did.
  ///   - baseline: What is known; nil leaves it to what each recording knows.
  ///   - reports: Which reports are written.
  ///   - wasFiltered: Whether calls are left out, so that what is absent says nothing.
  ///   - console: Where to say what is done.
  /// - Returns: The status to end with.
  /// - Throws: `OutputError` for the first file that cannot be written.
  func report(
    _ recordings: [Recording], _ baseline: Baseline?, _ reports: ReportPlan, wasFiltered: Bool,
    _ console: Console
  ) throws(OutputError) -> ExitStatus {
    let match = BaselineMatch(
      results(of: baseline?.knowingScales(recordings) ?? recordings), baseline: baseline,
      wasFiltered: wasFiltered)
    let results = match.results
    if let writtenBaseline {
      try WholeFile.write(Baseline(knowing: results).data, to: writtenBaseline)
      console.detail("baseline: \(writtenBaseline)")
    }
    for entry in match.settled {
      console.warning(
        "baseline: \(entry.subject): \(entry.check): no longer found, so it can be taken out: "
          + entry.message)
    }
    try reports.write(results, console)
    guard failingLevel != nil else { return .success }
    switch results.conclusion {
    case .passed: return .success
    case .findings: return .findings
    case .unobserved: return .notObserved
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
