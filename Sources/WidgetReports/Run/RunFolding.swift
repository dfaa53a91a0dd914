import WidgetFindings
import WidgetRecording

extension RunResults {
  /// The same results without the environments that show nothing but what the base shows.
  ///
  /// The base names those that were left out; the numbers stay those of all of them.
  func folded() -> Self {
    var folded = self
    folded.wholeSummary = orderedSummary
    folded.bundles = []
    for bundle in bundles {
      let base = folded.bundles.lastIndex {
        $0.recording.header.cell == nil && $0.manifest == bundle.manifest
          && $0.recording.header.bundle == bundle.recording.header.bundle
      }
      if let cell = bundle.recording.header.cell, let base,
        folded.bundles[base].appearance == bundle.appearance
      {
        folded.bundles[base].foldedCells.append(cell)
      } else {
        folded.bundles.append(bundle)
      }
    }
    return folded
  }
}

extension BundleResults {
  /// What a check said of a subject, whatever the environment.
  fileprivate struct Appearance: Hashable {
    var check: CheckID
    var subject: String
    var outcome: String
    var findings: Set<String>
  }

  /// All that would be said of an environment apart from its dates.
  ///
  /// What holds and what there is nothing to look at for count as one: nothing was found.
  fileprivate var appearance: Set<Appearance> {
    let cell = recording.header.cell
    return Set(
      results.compactMap { result in
        switch result.outcome {
        case .pass, .notApplicable: return nil
        case .fail, .open: break
        }
        var subject = result.subject
        if let cell, subject.hasSuffix("@\(cell)") { subject.removeLast(cell.count + 1) }
        return Appearance(
          check: result.check, subject: subject, outcome: result.outcome.name,
          findings: Set(result.outcome.findings.map(\.fingerprint)))
      })
  }

  /// The environments that show the same, in words; nil where there are none.
  var foldedPhrase: String? {
    guard !foldedCells.isEmpty else { return nil }
    return "the same in \(foldedCells.joined(separator: ", "))"
  }
}
