import WidgetFindings
import WidgetRecording

/// The outcomes of all checks on some subjects, folded to a count.
struct OutcomeTable {
  /// The bundle.
  let page: PageModel
  /// The results, in the order of reports.
  let results: [CheckResult]
  /// The page that shows it.
  let scope: PageScope

  /// The table; nothing where no check looked at anything.
  var markup: Markup? {
    guard !results.isEmpty else { return nil }
    let looks = ["pass", "fail", "notApplicable", "open"]
    let parts = looks.compactMap { name -> String? in
      let matching = results.map(\.outcome).filter { $0.name == name }
      return matching.first.map { "\(matching.count) \($0.phrase)" }
    }
    let title =
      ValueFormatter.counted(results.count, "check") + ": " + parts.joined(separator: ", ")
    let names = Set(results.map(\.subject)).count > 1
    return PagePieces.folded(title, className: "fold outcomes") {
      PagePieces.table(
        caption: "All checks, those that hold too",
        columns: ["Check", "Outcome"] + (names ? ["Of"] : []) + ["Why"],
        rows: results.prefix(PagePieces.shownRows).map { row($0, names: names) },
        count: results.count
      )
    }
  }

  private func row(_ result: CheckResult, names: Bool) -> [Markup] {
    [
      scope.name(of: result.check, isKnown: page.descriptors[result.check] != nil),
      Markup("span", ["class": "count \(result.outcome.look)"]) {
        PagePieces.icon(result.outcome.look)
        result.outcome.phrase
      },
    ] + (names ? [.text(SafeText.line(result.subject))] : []) + [
      PagePieces.prose(reason(for: result))
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

extension CheckResult.Outcome {
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
