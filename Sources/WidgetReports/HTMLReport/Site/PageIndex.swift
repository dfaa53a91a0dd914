import WidgetFindings
import WidgetRecording

/// The names by which links know the findings of a run.
struct PageIndex {
  private let findings: [Place: String]

  private struct Place: Hashable {
    var bundle: String
    var check: CheckID
    var subject: String
    var finding: Finding
  }

  init(_ results: RunResults) {
    var used: [String: Int] = [:]
    var findings: [Place: String] = [:]
    for bundle in results.bundles {
      let header = bundle.recording.header
      let name = bundle.name
      for result in bundle.results {
        for finding in result.outcome.findings {
          let place = Place(
            bundle: name, check: result.check, subject: result.subject, finding: finding
          )
          let key = header.qualified(finding.fingerprint)
          findings[place] = PageIdentifier.finding(key, number: used[key, default: 0])
          used[key, default: 0] += 1
        }
      }
    }
    self.findings = findings
  }

  /// The link target of a finding.
  func identifier(
    of finding: Finding, check: CheckID, subject: String, in bundle: String
  ) -> String {
    let place = Place(bundle: bundle, check: check, subject: subject, finding: finding)
    return findings[place] ?? PageIdentifier.finding(finding.fingerprint, number: 0)
  }
}
