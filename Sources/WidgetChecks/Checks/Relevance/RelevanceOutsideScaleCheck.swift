import WidgetFindings
import WidgetRecording

/// Objects to positive scores outside the scale that the author declares.
struct RelevanceOutsideScaleCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-outside-scale",
    group: .relevance,
    summary: "Every positive score lies on the declared scale.",
    rationale: """
      Scores are compared with all scores that the widget ever gave. One that leaves the scale \
      makes every other look weak, for ever.
      """,
    onDevice: """
      After one score that is too high, the widget's usual moments no longer bring it to the \
      top.
      """,
    repair: "Limit the score to the scale, or declare the scale that the widget really uses.",
    sample: """
      let score = min(max(rawScore, 1), 100)
      """,
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("on the scale", scale, .timeline(.at(0, score: 1), .at(60, score: 100))),
    .accepts("zero, which is on every scale", scale, .timeline(.at(0, score: 0))),
    .rejects("above the scale", scale, .timeline(.at(0), .at(60, score: 101)), at: .entry(1)),
    .rejects("below the scale", scale, .timeline(.at(0, score: 0.5)), at: .entry(0)),
    .rejects(
      "between levels", .described { $0.relevanceScale = .levels([1, 50]) },
      .timeline(.at(0, score: 50), .at(60, score: 25)), at: .entry(1)
    ),
    .ignores("no declared scale", .described(), .timeline(.at(0, score: 5))),
  ]

  private static let scale = RecordingEvent.described {
    $0.relevanceScale = .range(minimum: 1, maximum: 100)
  }

  func verdict(on member: MemberEvidence) -> Verdict {
    guard let scale = member.widget?.relevanceScale else {
      return .notApplicable("no scale is declared")
    }
    return .problems(
      member.timelines.flatMap { timeline in
        timeline.relevant.compactMap { entry -> Problem? in
          guard let score = entry.relevance.positiveScore,
            let rule = Self.brokenRule(of: scale, by: score)
          else { return nil }
          let number = MessageFormatter.number(score)
          return Problem(
            "the score of entry \(entry.position) is \(number), \(rule)", in: timeline.call,
            entry: entry.position)
        }
      }
    )
  }

  /// The rule of the scale that a score breaks; nil where it breaks none.
  private static func brokenRule(of scale: RelevanceScale, by score: Double) -> String? {
    switch scale {
    case .levels(let levels) where !levels.contains(score):
      let names = levels.map(MessageFormatter.number).joined(separator: ", ")
      return "and the declared levels are \(names)"
    case .range(let minimum, _) where score < minimum:
      return "below the declared least of \(MessageFormatter.number(minimum))"
    case .range(_, let maximum) where score > maximum:
      return "above the declared greatest of \(MessageFormatter.number(maximum))"
    case .levels, .range: return nil
    }
  }
}
