import ParallelWork
public import WidgetFindings
public import WidgetRecording
public import WidgetSimulation

/// Every check there is; the list itself is made from the files when the package is built.
public enum CheckCatalog {
  /// Recordings that show both sides of a check, in words.
  public struct ExampleSummary: Hashable, Sendable {
    /// The recording in words.
    public let name: String
    /// `accepts`, `rejects` or `ignores`.
    public let verdict: String
    /// The recording.
    public let recording: Recording
  }

  /// The description of each check, in the order of the catalogue's groups, then by name.
  public static let descriptors: [CheckDescriptor] = {
    let groups = CheckGroup.allCases
    return every.map { type(of: $0).descriptor }.sorted { left, right in
      let places = (groups.firstIndex(of: left.group), groups.firstIndex(of: right.group))
      return (places.0 ?? 0, left.id) < (places.1 ?? 0, right.id)
    }
  }()

  /// Returns the description of a check; nil for a name that is not in the catalogue.
  public static func descriptor(for id: CheckID) -> CheckDescriptor? {
    descriptors.first { $0.id == id }
  }

  /// Returns the examples of a check; empty for a name that is not in the catalogue.
  public static func examples(of id: CheckID) -> [ExampleSummary] {
    every.filter { type(of: $0).descriptor.id == id }.flatMap { type(of: $0).examples }.map {
      ExampleSummary(name: $0.name, verdict: $0.expectation.word, recording: $0.recording)
    }
  }

  /// Runs the selected checks on a recording.
  ///
  /// - Parameters:
  ///   - recording: The recording; its settings disable checks and change levels.
  ///   - simulation: The simulation of the recording.
  ///   - siblings: The recordings in the other environments, where this is the base one.
  ///   - selection: The wanted checks.
  /// - Returns: One result for each check and subject, by kind, family, configuration and check.
  public static func results(
    for recording: Recording, simulation: BundleSimulation, siblings: [Recording] = [],
    selection: CheckSelection = .all
  ) -> [CheckResult] {
    let settings = recording.header.checks ?? CheckSettings()
    let disabled = Set(settings.disabled)
    let evidence = Evidence(recording, simulation: simulation, siblings: siblings)
    let suppressions = CheckSuppressions(recording)
    let interruption = InterruptedRun(evidence)
    let wanted = every.filter { check in
      let id = type(of: check).descriptor.id
      return selection.includes(id) && !disabled.contains(id)
    }.sorted { type(of: $0).descriptor.id < type(of: $1).descriptor.id }
    let judge = { @Sendable (index: Int) -> [(subject: CheckSubject, result: CheckResult)] in
      let descriptor = type(of: wanted[index]).descriptor
      let writer = FindingWriter(
        check: descriptor.id, group: descriptor.group,
        looksAtEndings: (wanted[index] as? any CallCheck).map { type(of: $0).looksAtEndings }
          ?? false,
        holdsWithStandIns: type(of: wanted[index]).holdsWithStandIns, level: descriptor.level,
        appGroups: recording.declarations?.appGroups,
        wanted: settings.levels[descriptor.id])
      return wanted[index].verdicts(on: evidence).map { verdict in
        let subject = verdict.subject
        var result = suppressions.applied(to: writer.result(of: verdict), on: subject)
        if let interruption {
          result.outcome = interruption.outcome(
            result.outcome, of: descriptor.group, on: subject)
        }
        return (subject, result)
      }
    }
    // Threads are worth their start for long recordings.
    let results =
      recording.events.count < 1000
      ? wanted.indices.map(judge) : Workers.map(wanted.count, judge)
    var bySubject: [CheckSubject: [CheckResult]] = [:]
    for (subject, result) in results.joined() { bySubject[subject, default: []].append(result) }
    return bySubject.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
