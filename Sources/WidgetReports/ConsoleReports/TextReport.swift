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
      lines += [heading(of: bundle)] + body(of: bundle) + StackText(bundle).lines
      if let phrase = bundle.foldedPhrase { lines.append("  " + SafeText.logLine(phrase)) }
      lines.append("")
    }
    lines.append(painted(results.summary.phrase, conclusionColor))
    return lines.map { $0 + "\n" }.joined()
  }

  private func heading(of bundle: BundleResults) -> String {
    let header = bundle.recording.header
    let clock = header.clock
    let name = bundle.name
    let span = "\(clock.moment(header.span.start)) – \(clock.moment(header.span.end))"
    return painted(SafeText.logLine(name), "1")
      + SafeText.logLine(
        "  \(header.system), \(span) \(header.timeZone), \(header.locale)"
      )
  }

  private func body(of bundle: BundleResults) -> [String] {
    var lines: [String] = []
    let remarks = remarks(on: bundle)
    var last: [ReportSubject]?
    for remark in remarks.prefix(Self.shownFindings) {
      if remark.subjects != last {
        lines.append("  " + SafeText.logLine(Self.heading(of: remark.subjects)))
        last = remark.subjects
      }
      lines += remark.lines
    }
    for call in bundle.callSummaries where call.isFlaky {
      lines.append("  flaky: " + SafeText.logLine(call.flakyPhrase))
    }
    if remarks.count > Self.shownFindings {
      lines.append("  … \(remarks.count - Self.shownFindings) more")
    }
    guard lines.isEmpty else { return lines }
    // Of providers that nobody called nothing can be found.
    return [bundle.calls.isEmpty ? "  no provider was called" : "  nothing found"]
  }

  /// A remark on one subject, or of one cause on several.
  private struct Remark {
    /// The lines; of findings those that hold of all.
    var lines: [String]
    var subjects: [ReportSubject]
    /// The words of the findings.
    var words: [Finding.Words] = []
    /// The check and the first of the findings; nil for what was not looked at.
    var first: (check: CheckID, finding: Finding)?
  }

  /// Returns the remarks on a bundle, those on the same subjects one after the other.
  private func remarks(on bundle: BundleResults) -> [Remark] {
    let reader = SubjectReader(bundle)
    let clock = bundle.recording.header.clock
    var remarks: [Remark] = []
    var positions: [String: Int] = [:]
    func add(_ remark: Remark, key: String) {
      if let position = positions[key], remarks[position].subjects.last != remark.subjects.last {
        remarks[position].subjects += remark.subjects
        remarks[position].words += remark.words
      } else {
        positions[key] = remarks.count
        remarks.append(remark)
      }
    }
    var told: Set<String> = []
    for result in bundle.results {
      let subject = reader.subject(result.subject)
      for finding in result.outcome.findings {
        add(
          Remark(
            lines: [], subjects: [subject], words: [finding.words], first: (result.check, finding)),
          key: Self.cause(of: finding, of: result.check, on: subject))
      }
      if case .open(let reason) = result.outcome, told.insert(result.subject).inserted {
        let line = unanswered(bundle.results, subject: result.subject, reason: reason)
        add(Remark(lines: [line], subjects: [subject]), key: "\(subject.kind ?? "")\n\(line)")
      }
    }
    for (index, remark) in remarks.enumerated() {
      guard let check = remark.first?.check, var finding = remark.first?.finding else { continue }
      finding.words = Finding.Words.merged(remark.words)
      remarks[index].lines = describe(finding, of: check, clock: clock)
    }
    let order = Dictionary(
      zip(remarks.map(\.subjects), remarks.indices), uniquingKeysWith: { first, _ in first })
    return remarks.stablySorted { (order[$0.subjects] ?? 0) < (order[$1.subjects] ?? 0) }
  }

  /// The text by which findings of one cause are told together.
  ///
  /// Findings of a check about one line of the author's have one cause, whatever the kind, the time
  /// and what was missing there.
  private static func cause(
    of finding: Finding, of check: CheckID, on subject: ReportSubject
  ) -> String {
    let mode = finding.developerMode?.phrase ?? ""
    let known = finding.baselined ? "known" : ""
    guard let file = finding.file, let line = finding.line else {
      let place = [finding.at.map { "\($0)" }, finding.entry.map { "\($0)" }, finding.file]
      return
        ([subject.kind ?? "", check.rawValue, finding.level.rawValue, finding.message]
        + place.map { $0 ?? "" } + [mode, known]).joined(separator: "\n")
    }
    return [
      check.rawValue, finding.level.rawValue, finding.words.cause, "\(file):\(line)", mode,
      known,
    ].joined(separator: "\n")
  }

  /// The path of the first subject, and what the others have in its stead after the kind.
  private static func heading(of subjects: [ReportSubject]) -> String {
    guard let first = subjects.first, !first.path.isEmpty else { return "(the bundle)" }
    let others = zip(subjects, subjects.dropFirst()).map { previous, subject in
      subject.kind == previous.kind && !subject.rest.isEmpty ? subject.rest : subject.path
    }
    return ([first.path] + others).joined(separator: ", ")
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

  private var conclusionColor: String {
    switch results.conclusion {
    case .passed: "32"
    case .findings, .unobserved: "31"
    }
  }

  private func painted(_ text: String, _ code: String) -> String {
    style == .plain ? text : "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }
}
