import WidgetFindings
import WidgetRecording

extension RunResults {
  /// The same results with every environment beside the base cut down to its own findings.
  ///
  /// One that shows nothing of its own is left out, and the base names it; the numbers stay those
  /// of all of them.
  func folded() -> Self {
    var folded = self
    folded.wholeSummary = orderedSummary
    folded.bundles = []
    for bundle in bundles {
      let base = folded.bundles.lastIndex {
        $0.recording.header.matrixEntry == nil && $0.manifest == bundle.manifest
          && $0.recording.header.bundle == bundle.recording.header.bundle
      }
      guard let matrixEntry = bundle.recording.header.matrixEntry, let base else {
        folded.bundles.append(bundle)
        continue
      }
      let usual = folded.bundles[base].appearance
      if usual == bundle.appearance {
        folded.bundles[base].foldedMatrixEntries.append(matrixEntry)
      } else {
        folded.bundles.append(bundle.without(usual))
      }
    }
    return folded
  }
}

extension BundleResults {
  /// The result of a check on a subject in any environment.
  fileprivate struct Appearance: Hashable {
    var check: CheckID
    var subject: String
    var outcome: String
    var findings: Set<String>
  }

  /// The results of an environment, apart from their dates.
  ///
  /// Passed and not applicable count as one: nothing was found.
  fileprivate var appearance: Set<Appearance> {
    Set(results.compactMap(appearance))
  }

  private func appearance(of result: CheckResult) -> Appearance? {
    switch result.outcome {
    case .pass, .notApplicable: return nil
    case .fail, .open: break
    }
    return Appearance(
      check: result.check, subject: recording.header.unqualified(result.subject),
      outcome: result.outcome.name,
      findings: Set(result.outcome.findings.map(\.fault)))
  }

  /// The results without those that look like others.
  fileprivate func without(_ others: Set<Appearance>) -> Self {
    var bundle = self
    bundle.results.removeAll { appearance(of: $0).map(others.contains) ?? false }
    bundle.repeatedResults = results.count - bundle.results.count
    return bundle
  }

  /// The results left out because another environment shows them too, in words; nil for none.
  var foldedPhrase: String? {
    guard foldedMatrixEntries.isEmpty else {
      return "the same in \(foldedMatrixEntries.joined(separator: ", "))"
    }
    guard repeatedResults > 0 else { return nil }
    return "and \(ValueFormatter.counted(repeatedResults, "check")) as in the base environment"
  }
}
