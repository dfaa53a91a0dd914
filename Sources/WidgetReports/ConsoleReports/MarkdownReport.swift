import WidgetFindings
import WidgetRecording

/// A summary in Markdown, for a job's page or a comment on a pull request.
struct MarkdownReport {
  /// Findings shown at most, so that a summary stays far below GitHub's limit of 1 MiB.
  private static let shownFindings = 200
  private let results: RunResults

  init(_ results: RunResults) {
    self.results = results
  }

  /// The text, each line ended by a line feed.
  var text: String {
    let summary = results.summary
    var lines = ["## \(title)", ""]
    lines += [
      "| Errors | Warnings | Notes | Passed | Not applicable | Open |",
      "| ---: | ---: | ---: | ---: | ---: | ---: |",
      "| \(summary.errors) | \(summary.warnings) | \(summary.notes) | \(summary.passed) "
        + "| \(summary.notApplicable) | \(summary.open) |",
    ]
    var left = Self.shownFindings
    for bundle in results.bundles { lines += section(for: bundle, left: &left) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a check's explanation, for formats that show Markdown.
  static func explanation(of descriptor: CheckDescriptor) -> String {
    var lines = [
      escaped(descriptor.summary), "", escaped(descriptor.rationale), "",
      "**On a device:** \(escaped(descriptor.onDevice))", "",
      "**Repair:** \(escaped(descriptor.repair))", "",
    ]
    if let sample = descriptor.sample { lines += ["```swift", sample, "```", ""] }
    return (lines + ["*Source: \(descriptor.source.phrase).*"]).joined(separator: "\n")
  }

  private var title: String {
    switch results.conclusion {
    case .passed: "✅ widgetcheck: \(results.summary.headline)"
    case .findings: "❌ widgetcheck: \(results.summary.findingsPhrase)"
    case .unobserved: "⛔ widgetcheck: some provider could not be observed"
    }
  }

  private func section(for bundle: BundleResults, left: inout Int) -> [String] {
    let header = bundle.recording.header
    let clock = header.clock
    let name = bundle.name
    let rows = bundle.results.flatMap { self.rows(for: $0, clock: clock) }
    var lines = [
      "", "### \(Self.escaped(name))", "",
      Self.escaped(
        "\(header.system), \(clock.moment(header.span.start)) to "
          + "\(clock.moment(header.span.end)), \(header.timeZone), \(header.locale)"
      ), "",
    ]
    if let phrase = bundle.foldedPhrase { lines += [Self.escaped(phrase), ""] }
    if rows.isEmpty { return lines + ["Nothing found."] }
    lines += ["| Level | Check | Subject | Finding | Place |", "| --- | --- | --- | --- | --- |"]
    lines += rows.prefix(left)
    if rows.count > left { lines += ["", "… \(rows.count - left) more"] }
    left = max(0, left - rows.count)
    return lines
  }

  private func rows(for result: CheckResult, clock: LocalClock) -> [String] {
    if case .open(let reason) = result.outcome {
      return [row(["⛔ open", result.check.rawValue, result.subject, reason, ""])]
    }
    return result.outcome.findings.map { finding in
      let symbol =
        switch finding.level {
        case .error: "❌"
        case .warning: "⚠️"
        case .note: "ℹ️"
        }
      let place = FindingText(finding: finding, clock: clock).place ?? ""
      let known = finding.baselined ? " (baseline)" : ""
      return row([
        "\(symbol) \(finding.level.rawValue)\(known)", result.check.rawValue, result.subject,
        finding.message, place,
      ])
    }
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map(Self.escaped).joined(separator: " | ") + " |"
  }

  /// Returns text that Markdown shows as it stands: no markup, no link, no mention.
  static func escaped(_ text: String) -> String {
    let scalars = Array(SafeText.line(text, limit: 2000).unicodeScalars)
    var escaped = ""
    for (index, scalar) in scalars.enumerated() {
      let isTime = scalar == ":" && index + 1 < scalars.count && "0"..."9" ~= scalars[index + 1]
      if !isTime, "&<>\"'`*_{}[]#|~@!$^=+\\:".unicodeScalars.contains(scalar) {
        escaped += "&#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped.replacing("www.", with: "www&#46;")
  }
}
