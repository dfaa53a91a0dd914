import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to comments that suppress nothing, or do not say why.
struct UnusedSuppressionCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "unused-suppression",
    group: .bundles,
    summary: "Each comment that suppresses a check has a reason and suppresses a finding.",
    rationale: """
      A comment that suppresses nothing any more hides the next finding of its check. One \
      without a reason, or with a check that does not exist, does not suppress at all.
      """,
    onDevice: "Nothing: comments are for people and for this program.",
    repair: """
      Take the comment away, or write the check's name and the reason behind it, on or directly \
      above the declaration of the widget, its provider or its entry.
      """,
    sample: """
      // widgetcheck:ignore entries-too-close — a clock shows every minute
      struct ClockProvider: TimelineProvider {
      """,
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts(
      "a comment that suppresses a finding", .provided(), .suppressed("timeline-empty"),
      .timeline()
    ),
    .accepts(
      "a comment on the entry", .provided(), .suppressed("timeline-empty", for: "Entry"),
      .timeline()
    ),
    .accepts(
      "a comment about a call that gave too little", .provided(), .suppressed("timeline-empty"),
      .ended(.timeline, .crashed(signal: nil, nil))
    ),
    .accepts(
      "a comment that another environment needs", .provided(), .suppressed("timeline-empty"),
      .timeline(.at(0))
    ).and(
      in: Setting(timeZone: "Asia/Kolkata", matrixEntry: "Asia/Kolkata"), .provided(),
      .suppressed("timeline-empty"), .timeline()
    ),
    .rejects(
      "a comment that suppresses nothing", .provided(), .suppressed("timeline-empty"),
      .timeline(.at(0)), at: .declaration
    ),
    .rejects(
      "a comment without a reason", .provided(), .suppressed("timeline-empty", reason: nil),
      .timeline(), at: .declaration
    ),
    .rejects(
      "a check that does not exist", .provided(), .suppressed("timeline-emtpy"), .timeline(),
      at: .declaration
    ),
    .rejects(
      "a type that no widget is made of", .provided(), .suppressed("timeline-empty", for: "Store"),
      .timeline(), at: .declaration
    ),
    .rejects(
      "a comment on no declaration", .provided(), .suppressed("timeline-empty", for: nil),
      .timeline(), at: .declaration
    ),
    .ignores("sources without such comments", .provided(), .timeline()),
    .ignores(
      "another environment than the base", in: Setting(matrixEntry: "ar_SA"), .provided(),
      .suppressed("timeline-empty"), .timeline(.at(0))
    ),
    .rejects(
      "a comment that names no check", .provided(), .suppressed(""), .timeline(), at: .declaration
    ),
    .rejects(
      "a comment about this check", .provided(), .suppressed("unused-suppression"), .timeline(),
      at: .declaration
    ),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    guard evidence.header.matrixEntry == nil else {
      return .notApplicable("comments are looked at in the base environment")
    }
    let suppressions = CheckSuppressions(evidence.recording).all
    guard !suppressions.isEmpty else { return .notApplicable("no comment suppresses a check") }
    let everywhere =
      [evidence]
      + evidence.siblings.map { Evidence($0, simulation: BundleSimulation($0)) }
    return .problems(
      suppressions.compactMap { covering in
        guard let fault = Self.fault(of: covering, in: everywhere) else { return nil }
        let comment = covering.suppression
        let parts = [comment.check.rawValue, comment.type ?? "", comment.place.file]
        let key = parts.joined(separator: "\u{1F}")
        return Problem(fault, key: key).located(at: comment.place)
      }
    )
  }

  /// The problem with a comment; nil where it suppresses something.
  private static func fault(
    of covering: CheckSuppressions.Covering, in everywhere: [Evidence]
  ) -> String? {
    let name = covering.suppression.check
    guard !name.rawValue.isEmpty else { return "the comment names no check" }
    guard
      let check = CheckCatalog.every.first(where: { type(of: $0).descriptor.id == name }),
      type(of: check).descriptor.id != descriptor.id
    else { return "the comment names '\(name)', which is no check that can be suppressed" }
    guard covering.suppression.reason != nil else {
      return "the comment does not say why '\(name)' is suppressed, so it is not"
    }
    guard let type = covering.suppression.type else {
      return "the comment about '\(name)' stands on no declaration of a type"
    }
    guard !covering.kinds.isEmpty else {
      return "no widget has '\(type)' as its type, its provider or its entry"
    }
    let verdicts = everywhere.flatMap { check.verdicts(on: $0) }.filter {
      covering.kinds.contains($0.subject.kind)
    }
    guard !verdicts.contains(where: \.mattersToSuppression) else { return nil }
    return "'\(name)' has nothing to say of '\(type)'"
  }
}

extension SubjectVerdict {
  /// Whether the check found a fault, or could not look for one.
  fileprivate var mattersToSuppression: Bool {
    switch verdict {
    case .problems(let problems): !problems.isEmpty
    case .notApplicable: false
    case .open: true
    }
  }
}
