import WidgetFindings
import WidgetRecording

/// One check on one subject, as JUnit readers see it.
struct JUnitCase {
  /// The result of a case as JUnit counts it.
  enum Result {
    /// It holds, or does not hold below the failing level; the text says which.
    case passed(String?)
    /// It does not hold.
    case failure(type: String, message: String, body: String)
    /// The provider gave too little.
    case error(type: String, message: String, body: String)
    /// There was nothing to look at.
    case skipped(String)
  }

  /// The check and the rest of the subject.
  var name: String
  /// The real seconds of the subject's calls, where this is the subject's first case.
  var seconds: Double
  /// The author's file of the worst finding.
  var file: String?
  /// The line in that file.
  var line: Int?
  /// The subject's parts, and the Developer Mode that shows the fault.
  var properties: [(name: String, value: String)]
  /// The result of the case.
  var result: Result
  /// The ends of calls that gave no answer at first, where this is the subject's first case.
  var flakyCalls: [FlakyCall] = []

  /// A call that gave no answer, and one when it was made again.
  struct FlakyCall {
    /// The way in which the first attempt ended.
    var end: Termination
    /// The call's id and end, in words.
    var message: String
    /// The standard error of its process.
    var errorOutput: String
  }
}

/// Makes cases of the outcomes of one recording.
struct JUnitCaseMaker {
  private static let shownFindings = 50

  private let results: RunResults
  private let header: RecordedHeader
  private let clock: LocalClock
  /// The expectation of each check, with its rationale.
  private let explanations: [CheckID: String]
  private let calls: [RecordedCall]
  private let callsByKind: [String: [RecordedCall]]

  init(
    _ bundle: BundleResults, callsByKind: [String: [RecordedCall]], of results: RunResults
  ) {
    self.results = results
    header = bundle.recording.header
    clock = header.clock
    explanations = Dictionary(
      bundle.descriptors.map { ($0.id, $0.explanation.joined(separator: "\n")) },
      uniquingKeysWith: { first, _ in first }
    )
    calls = bundle.calls
    self.callsByKind = callsByKind
  }

  /// Returns the cases of the outcomes on one subject.
  func makeCases(_ results: ArraySlice<CheckResult>, on subject: ReportSubject) -> [JUnitCase] {
    let rest = subject.rest.isEmpty ? "" : " " + subject.rest
    let usual = properties(of: subject, mode: nil)
    return results.map { result in
      let findings = result.outcome.findings
      let worst = findings.filter(self.results.fails).max { $0.level < $1.level } ?? findings.first
      let mode = worst?.developerMode
      return JUnitCase(
        name: result.check.rawValue + rest,
        seconds: 0,
        file: worst?.file.map(header.path(ofSource:)),
        line: worst?.line,
        properties: mode == nil ? usual : properties(of: subject, mode: mode),
        result: self.result(result, on: subject, worst: worst)
      )
    }
  }

  private func properties(
    of subject: ReportSubject, mode: DeveloperMode?
  ) -> [(name: String, value: String)] {
    [
      ("family", subject.family?.rawValue), ("configuration", subject.configuration?.description),
      ("developerMode", mode?.rawValue), ("timeZone", header.timeZone), ("locale", header.locale),
    ].compactMap { name, value in value.map { (name, $0) } }
  }

  private func result(
    _ result: CheckResult, on subject: ReportSubject, worst: Finding?
  ) -> JUnitCase.Result {
    switch result.outcome {
    case .pass: return .passed(nil)
    case .notApplicable(let reason): return .skipped(reason)
    case .open(let reason):
      return .error(
        type: termination(of: subject), message: reason, body: "\(result.subject): \(reason)"
      )
    case .fail(let findings):
      let text = body(findings, of: result.check, on: result.subject)
      guard let worst, results.fails(worst) else { return .passed(text) }
      let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
      return .failure(
        type: result.check.rawValue,
        message: SafeText.line(worst.message, limit: 200 - more.count) + more, body: text
      )
    }
  }

  /// The worst end of the subject's calls, by its name in a recording.
  private func termination(of subject: ReportSubject) -> String {
    let calls = subject.kind.map { callsByKind[$0] ?? [] } ?? calls
    let ends = calls.lazy.filter(subject.contains).compactMap(\.termination)
    guard let worst = ends.max(by: { $0.gravity < $1.gravity }), worst != .returned else {
      return "open"
    }
    return worst.rawValue
  }

  private func body(_ findings: [Finding], of check: CheckID, on subject: String) -> String {
    var lines = findings.prefix(Self.shownFindings).flatMap { finding in
      FindingText(finding: finding, clock: clock).lines
    }
    if findings.count > Self.shownFindings {
      lines.append("… \(findings.count - Self.shownFindings) more")
    }
    lines.append("subject \(header.qualified(subject))")
    if let explanation = explanations[check] { lines += ["", explanation] }
    return lines.joined(separator: "\n")
  }
}
