import WidgetFindings
import WidgetRecording
import WidgetReports
import WidgetSimulation

/// The results of a run matched with baselines.
struct BaselineMatch {
  /// The results, with the known findings marked.
  let results: RunResults
  /// The known findings that a run looked for and did not find.
  let settled: [KnownFinding]

  /// Compares results with baselines.
  ///
  /// - Parameters:
  ///   - results: The run's results.
  ///   - baseline: The known findings of every bundle; nil for those that each recording has.
  ///   - wasFiltered: Whether the run left out calls; then a missing finding is not a resolved one.
  init(_ results: RunResults, baseline: Baseline?, wasFiltered: Bool) {
    var marked = results
    var known: [KnownFinding] = []
    var found: Set<String> = []
    for index in marked.bundles.indices {
      let entries = baseline?.findings ?? marked.bundles[index].recording.knownFindings
      known += entries
      let fingerprints = Set(entries.map(\.fingerprint))
      marked.bundles[index].results = marked.bundles[index].results.map { result in
        guard case .fail(var findings) = result.outcome else { return result }
        for position in findings.indices {
          // A finding known of the base environment is known of the others.
          let names = [findings[position].fingerprint, findings[position].fault]
          guard !fingerprints.isDisjoint(with: names) else { continue }
          findings[position].baselined = true
          found.formUnion(names)
        }
        var result = result
        result.outcome = .fail(findings)
        return result
      }
    }
    settled = Baseline(known).findings.filter { entry in
      !found.contains(entry.fingerprint)
        && marked.bundles.contains { $0.lookedFor(entry, wasFiltered: wasFiltered) }
    }
    marked.settledFindings = settled.count
    self.results = marked
  }
}

extension BundleResults {
  /// Whether the bundle was examined for a finding, so that its absence means something.
  fileprivate func lookedFor(_ entry: KnownFinding, wasFiltered: Bool) -> Bool {
    let header = recording.header
    let isOfBundle =
      entry.subject == header.bundle || entry.subject.hasPrefix("\(header.bundle)/")
      || entry.subject.hasPrefix("\(header.bundle)@")
    guard isOfBundle, entry.matrixEntry == header.matrixEntry,
      !failedBeforeCalls
    else { return false }
    if let mode = entry.developerMode {
      let modes = Set(
        simulation.flatMap { $0.modes.map(\.developerMode) } + tracks.map(\.developerMode))
      guard modes.contains(mode) else { return false }
    }
    let ofCheck = results.filter { $0.check == entry.check }
    let ofSubject = ofCheck.filter { $0.subject == entry.subject }
    if ofSubject.isEmpty { return !wasFiltered && !ofCheck.isEmpty }
    return !ofSubject.contains { if case .open = $0.outcome { true } else { false } }
  }
}
