import WidgetFindings
import WidgetRecording

/// What came of every check on one subject, folded.
struct OutcomeTable {
  /// The page.
  let page: PageModel
  /// What the checks looked at.
  let subject: ReportSubject

  /// The table; nothing where no check looked at the subject.
  var markup: Markup? {
    let results = page.results(on: subject)
    guard !results.isEmpty else { return nil }
    let looks = ["pass", "fail", "notApplicable", "open"]
    let parts = looks.compactMap { name -> String? in
      let matching = results.map(\.outcome).filter { $0.name == name }
      return matching.first.map { "\(matching.count) \($0.phrase)" }
    }
    let title =
      ValueFormatter.counted(results.count, "check") + ": " + parts.joined(separator: ", ")
    return PagePieces.folded(title) {
      PagePieces.table(
        caption: "All checks of this subject", columns: ["Check", "Outcome", "Why"],
        rows: results.map(row)
      )
    }
  }

  private func row(_ result: CheckResult) -> [Markup] {
    [
      Markup("a", ["href": "#\(PageIdentifier.check(result.check))"]) { result.check.rawValue },
      Markup("span", ["class": "count \(result.outcome.look)"]) {
        PagePieces.icon(result.outcome.look)
        result.outcome.phrase
      },
      .text(reason(for: result)),
    ]
  }

  private func reason(for result: CheckResult) -> String {
    switch result.outcome {
    case .pass: page.descriptors[result.check]?.summary ?? ""
    case .fail(let findings): ValueFormatter.counted(findings.count, "finding")
    case .notApplicable(let reason), .open(let reason): reason
    }
  }
}

extension CheckOutcome {
  /// The name of the outcome's picture and class.
  var look: String {
    switch self {
    case .pass: "pass"
    case .notApplicable: "skip"
    case .open: "open"
    case .fail(let findings): findings.map(\.level).max()?.rawValue ?? "error"
    }
  }

  /// The outcome in words.
  var phrase: String {
    switch self {
    case .pass: "passed"
    case .notApplicable: "not applicable"
    case .open: "open"
    case .fail: "failed"
    }
  }
}
