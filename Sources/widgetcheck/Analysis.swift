import Foundation
import WidgetChecks
import WidgetFindings
import WidgetRecording
import WidgetReports
import WidgetSimulation

/// What the user wants to know of recordings: the pure part of a run and all of a replay.
struct Analysis {
  /// The Developer Modes to simulate, off before on.
  let developerModes: [DeveloperMode]
  /// The checks to run.
  let selection: CheckSelection
  /// The lowest level that makes the run fail; nil where nothing does.
  let failingLevel: Finding.Level?
  /// The file of known findings; nil leaves it to each recording.
  let baselineFile: String?
  /// The file that all findings are written to; nil for none.
  private let writtenBaseline: String?
  /// Whether calls are left out, so that what is absent says nothing.
  private let isFiltered: Bool

  /// Which Developer Modes a user asks for.
  enum ModeChoice: String, CaseIterable {
    case on, off, both

    /// The modes, off before on.
    var modes: [DeveloperMode] {
      switch self {
      case .on: [.on]
      case .off: [.off]
      case .both: [.off, .on]
      }
    }
  }

  /// The level from which findings fail a run, as the user says it.
  private enum FailOn: String, CaseIterable {
    case error, warning, note, never

    var level: Finding.Level? {
      switch self {
      case .error: .error
      case .warning: .warning
      case .note: .note
      case .never: nil
      }
    }
  }

  /// Reads the options that concern checks and simulations.
  ///
  /// - Throws: `UsageError` for a value that is not one of theirs, or an unknown check.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let choice: ModeChoice = try arguments.choice(.developerMode, default: .both)
    developerModes = choice.modes
    let failOn: FailOn = try arguments.choice(.failOn, default: .error)
    failingLevel = failOn.level
    baselineFile = arguments.values[.baseline]
    writtenBaseline = arguments.values[.writeBaseline]
    isFiltered = arguments.has(.filter)
    selection = CheckSelection(
      only: try Self.checks(.only, in: arguments).map(Set.init),
      skip: Set(try Self.checks(.skip, in: arguments) ?? [])
    )
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

  private static func checks(
    _ option: Option, in arguments: ParsedArguments
  ) throws(UsageError) -> [CheckID]? {
    guard let names = arguments.list(option) else { return nil }
    let known = CheckCatalog.descriptors.map(\.id.rawValue)
    for name in names where !known.contains(name) {
      let nearest = NearestWord.of(name, among: known)
      let expected = nearest.map { "'\($0)', perhaps" } ?? "one that 'widgetcheck checks' lists"
      throw UsageError(word: option.flag, problem: .badValue(name, expected: expected))
    }
    return names.map { CheckID(rawValue: $0) }
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
  ///   - console: Where to say what went wrong.
  /// - Returns: The status to end with.
  func report(
    _ recordings: [Recording], _ baseline: Baseline?, _ reports: ReportPlan, _ console: Console
  ) -> ExitStatus {
    let match = BaselineMatch(
      results(of: recordings), baseline: baseline, wasFiltered: isFiltered)
    let results = match.results
    do throws(OutputError) {
      try reports.write(results)
      if let writtenBaseline {
        try WholeFile.write(Baseline(knowing: results).data, to: writtenBaseline)
      }
    } catch {
      console.error(error)
      return .notWritten
    }
    for entry in match.settled {
      console.warning(
        "baseline: \(entry.subject): \(entry.check): no longer found, so it can be taken out: "
          + entry.message)
    }
    guard failingLevel != nil else { return .success }
    switch results.verdict {
    case .passed: return .success
    case .findings: return .findings
    case .unobserved: return .notObserved
    }
  }
}
