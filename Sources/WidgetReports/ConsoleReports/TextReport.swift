import WidgetFindings
import WidgetRecording

/// A summary for a terminal: the findings of each bundle, and a closing line with all numbers.
struct TextReport {
  private static let shownFindings = 500
  private let results: RunResults
  private let style: ReportOptions.TextStyle

  init(_ results: RunResults, style: ReportOptions.TextStyle) {
    self.results = results
    self.style = style
  }

  /// The text, each line ended by a line feed.
  var text: String {
    var lines: [String] = []
    for bundle in results.bundles {
      lines += [heading(of: bundle)] + body(of: bundle)
      if let phrase = bundle.foldedPhrase { lines.append("  " + SafeText.logLine(phrase)) }
      lines.append("")
    }
    lines.append(painted(results.summary.phrase, verdictColor))
    return lines.map { $0 + "\n" }.joined()
  }

  private func heading(of bundle: BundleResults) -> String {
    let header = bundle.recording.header
    let clock = LocalClock(timeZone: header.timeZone)
    let name = bundle.name
    let span = "\(clock.moment(header.start)) – \(clock.moment(header.end))"
    return painted(SafeText.logLine(name), "1")
      + SafeText.logLine(
        "  \(header.platform) \(header.osVersion), \(span) \(header.timeZone), \(header.locale)"
      )
  }

  private func body(of bundle: BundleResults) -> [String] {
    let reader = SubjectReader(bundle.recording)
    let clock = LocalClock(timeZone: bundle.recording.header.timeZone)
    var lines: [String] = []
    var shown = 0
    var total = 0
    var last: String?
    var told: Set<String> = []
    for result in bundle.results {
      let findings = result.outcome.findings
      var described: [[String]] = findings.map { describe($0, of: result.check, clock: clock) }
      if case .open(let reason) = result.outcome, told.insert(result.subject).inserted {
        described = [[unanswered(bundle.results, subject: result.subject, reason: reason)]]
      }
      total += described.count
      described = Array(described.prefix(max(0, Self.shownFindings - shown)))
      shown += described.count
      if !described.isEmpty, last != result.subject {
        let path = reader.subject(result.subject).path
        lines.append("  " + SafeText.logLine(path.isEmpty ? "(the bundle)" : path))
        last = result.subject
      }
      lines += described.flatMap(\.self)
    }
    for call in CallSummary.all(in: bundle.recording) where call.isFlaky {
      lines.append("  flaky: " + SafeText.logLine(call.flakyPhrase))
    }
    if total > shown { lines.append("  … \(total - shown) more") }
    return lines.isEmpty ? ["  nothing found"] : lines
  }

  /// One line for all checks that could not look at a subject.
  private func unanswered(
    _ results: [CheckResult], subject: String, reason: String
  ) -> String {
    let checks = results.filter {
      guard case .open = $0.outcome else { return false }
      return $0.subject == subject
    }
    guard checks.count > 1 else { return line("open", checks[0].check, reason) }
    let text = "\(checks.count) checks could not look at it: \(reason)"
    return "    " + painted("open", "35") + "     " + SafeText.logLine(text)
  }

  private func describe(_ finding: Finding, of check: CheckID, clock: LocalClock) -> [String] {
    let text = FindingText(finding: finding, clock: clock)
    let details = [text.place, text.circumstances].compactMap(\.self).filter { !$0.isEmpty }
    let second = details.isEmpty ? [] : [details.joined(separator: " · ")]
    return [line(finding.level.rawValue, check, finding.message)]
      + second.map { painted("             " + SafeText.logLine($0), "2") }
  }

  private func line(_ level: String, _ check: CheckID, _ message: String) -> String {
    let padding = String(repeating: " ", count: max(0, 8 - level.count))
    let color = ["error": "31", "warning": "33", "note": "36"][level] ?? "35"
    return "    " + painted(level, color) + padding + " "
      + painted(SafeText.logLine(check.rawValue), "1") + "  "
      + SafeText.logLine(message)
  }

  private var verdictColor: String {
    switch results.verdict {
    case .passed: "32"
    case .findings, .unobserved: "31"
    }
  }

  private func painted(_ text: String, _ code: String) -> String {
    style == .plain ? text : "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }
}
