import WidgetFindings
import WidgetRecording

/// Findings as workflow commands, which GitHub shows as annotations beside the code.
///
/// GitHub shows ten errors and ten warnings of a step, so the most serious come first. A message
/// is data of a command of ours and can start none of its own.
struct GitHubReport {
  private let results: RunResults

  init(_ results: RunResults) {
    self.results = results
  }

  /// The commands and a closing line, each ended by a line feed.
  var text: String {
    var commands: [(rank: Int, text: String)] = []
    for bundle in results.bundles {
      for result in bundle.results {
        commands += annotations(of: result, in: bundle)
      }
    }
    // Sorting by rank alone must keep the order of reports within a rank.
    let ranked = Dictionary(grouping: commands, by: \.rank)
    let lines = ranked.keys.sorted().flatMap { ranked[$0] ?? [] }.map(\.text)
    return (lines + ["widgetcheck: \(results.summary.phrase)"]).map { $0 + "\n" }.joined()
  }

  private func annotations(
    of result: CheckResult, in bundle: BundleResults
  ) -> [(rank: Int, text: String)] {
    let subject = Subject.qualified(result.subject, cell: bundle.recording.header.cell)
    switch result.outcome {
    case .pass, .notApplicable: return []
    case .open(let reason):
      let text = command("error", file: nil, line: nil, result.check, "\(subject): \(reason)")
      return [(0, text)]
    case .fail(let findings):
      return findings.filter { !$0.baselined }.map { finding in
        let (rank, name) =
          switch finding.level {
          case .error: (0, "error")
          case .warning: (1, "warning")
          case .note: (2, "notice")
          }
        let message = "\(subject): \(finding.message)"
        return (rank, command(name, file: finding.file, line: finding.line, result.check, message))
      }
    }
  }

  private func command(
    _ name: String, file: String?, line: Int?, _ check: CheckID, _ message: String
  ) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(Self.property(file))") }
    if file != nil, let line { properties.append("line=\(line)") }
    properties.append("title=\(Self.property(check.rawValue))")
    return "::\(name) \(properties.joined(separator: ","))::\(Self.escaped(message))"
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  private static func escaped(_ text: String) -> String {
    SafeText.block(text).replacing("##", with: #"#\u{23}"#)
      .replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }
}
