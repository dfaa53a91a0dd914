public import WidgetFindings
public import WidgetRecording

/// The numbers of a run, as they stand in every report.
public struct RunSummary: Hashable, Sendable {
  /// New findings at level error: those in no baseline.
  public var errors = 0
  /// New findings at level warning.
  public var warnings = 0
  /// New findings at level note.
  public var notes = 0
  /// Checks that hold on their subject.
  public var passed = 0
  /// Checks that had nothing to look at.
  public var notApplicable = 0
  /// Checks whose provider gave too little.
  public var open = 0
  /// Findings in a baseline; nil where there are none.
  public var baselined: Int?
  /// Findings of a baseline that are no longer there; nil where there are none.
  public var settled: Int?
  /// Whether anything was looked at: a provider was called, or a presentation drawn.
  var hasObservations = true

  /// Creates a summary of nothing.
  public init() {}

  /// Counts outcomes.
  ///
  /// - Parameter results: The outcomes of checks on subjects.
  public init(_ results: some Sequence<CheckResult>) {
    for result in results {
      switch result.outcome {
      case .pass: passed += 1
      case .notApplicable: notApplicable += 1
      case .open: open += 1
      case .fail(let findings): findings.forEach { count($0) }
      }
    }
  }

  /// The number of new findings at a level.
  public func count(of level: Finding.Level) -> Int {
    switch level {
    case .error: errors
    case .warning: warnings
    case .note: notes
    }
  }

  private mutating func count(_ finding: Finding) {
    if finding.baselined {
      baselined = (baselined ?? 0) + 1
      return
    }
    switch finding.level {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
}

extension RunSummary {
  /// The findings in words, most serious first, such as `1 error, 2 notes`; empty for none.
  var findingsPhrase: String {
    Finding.Level.allCases.reversed().compactMap { level in
      let number = count(of: level)
      return number == 0 ? nil : ValueFormatter.counted(number, level.rawValue)
    }.joined(separator: ", ")
  }

  /// The run in a few words: its findings, or else what was not decided, or that nothing was found.
  var headline: String {
    if !findingsPhrase.isEmpty { return findingsPhrase }
    if open > 0 { return "\(ValueFormatter.counted(open, "check")) open" }
    if !isAnyKnown { return "nothing checked" }
    // Of what nobody called or drew nothing can be found.
    return hasObservations ? "nothing found" : "no provider was called"
  }

  /// Whether something was called or drawn and checked, so that finding nothing means something.
  var hasChecked: Bool { isAnyKnown && hasObservations }

  /// Whether a check passed, or found what the baseline knows.
  private var isAnyKnown: Bool { passed + (baselined ?? 0) > 0 }

  /// All numbers in words.
  var phrase: String {
    let findings = Finding.Level.allCases.reversed().map { level in
      ValueFormatter.counted(count(of: level), level.rawValue)
    }
    var others = [
      "\(ValueFormatter.counted(passed, "check")) passed", "\(notApplicable) not applicable",
      "\(open) open",
    ]
    if let baselined { others.append("\(baselined) known from the baseline") }
    if let settled { others.append("\(settled) of the baseline no longer found") }
    return findings.joined(separator: ", ") + "; " + others.joined(separator: ", ")
  }
}

extension RunResults {
  /// The conclusion of a run, worst first in the order of the cases.
  public enum Conclusion: Hashable, Sendable {
    /// Some provider could not be observed: it crashed, hung, or would not build.
    case unobserved
    /// There is a finding at or above the failing level.
    case findings
    /// Neither.
    case passed
  }

  /// The numbers of all bundles together.
  public var summary: RunSummary {
    ordered().orderedSummary
  }

  /// The numbers of results that are already in the order of reports.
  var orderedSummary: RunSummary {
    if let wholeSummary { return wholeSummary }
    var summary = RunSummary(bundles.flatMap(\.results))
    summary.settled = settledFindings == 0 ? nil : settledFindings
    summary.hasObservations = bundles.contains { $0.numbers.hasObservations }
    return summary
  }

  /// The run's conclusion; always `passed` where findings never fail a run.
  public var conclusion: Conclusion {
    guard failingLevel != nil else { return .passed }
    if bundles.contains(where: \.hasUnobservedProvider) { return .unobserved }
    let findings = bundles.flatMap(\.results).flatMap(\.outcome.findings)
    return findings.contains(where: fails) ? .findings : .passed
  }

  /// Whether a finding makes the run fail.
  func fails(_ finding: Finding) -> Bool {
    guard let failingLevel, !finding.baselined else { return false }
    return finding.level >= failingLevel
  }
}

extension BundleResults {
  /// Whether a provider would not build, named no widget, or did not answer even when asked again;
  /// a preview is none.
  var hasUnobservedProvider: Bool {
    if failedBeforeCalls { return true }
    if callSummaries.contains(where: { !$0.wasObserved && !$0.isPreview }) { return true }
    return results.contains { if case .open = $0.outcome { true } else { false } }
  }

  /// The numbers of the bundle's findings.
  var numbers: RunSummary {
    var summary = RunSummary(results)
    summary.hasObservations = !calls.isEmpty || !recording.presentations.isEmpty
    return summary
  }
}
