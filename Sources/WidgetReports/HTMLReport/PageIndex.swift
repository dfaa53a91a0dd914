import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// What a page numbers: kinds and families for its filters, findings for its links.
struct PageIndex {
  /// The kinds and families that the style sheet has rules for.
  static let filterable = 24

  /// The kinds of all bundles, sorted.
  let kinds: [String]
  /// The families of all bundles, sorted.
  let families: [String]
  private let findings: [Place: String]

  private struct Place: Hashable {
    var bundle: String
    var check: CheckID
    var subject: String
    var finding: Finding
  }

  init(_ results: RunResults) {
    let called = results.bundles.reduce(into: Set<Member>()) { $0.formUnion($1.members) }
    let described = results.bundles.flatMap(\.recording.widgets).map(\.kind)
    kinds = Set(described).union(called.map(\.kind)).sorted()
    families = Set(called.map(\.family.rawValue)).sorted()
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

  /// The number by which filters know a kind; nil where there are too many.
  func number(ofKind kind: String?) -> String? {
    Self.number(of: kind, in: kinds)
  }

  /// The number by which filters know a family; nil where there are too many.
  func number(ofFamily family: String?) -> String? {
    Self.number(of: family, in: families)
  }

  private static func number(of name: String?, in names: [String]) -> String? {
    guard let name, let index = names.firstIndex(of: name), index < filterable else { return nil }
    return String(index + 1)
  }
}
