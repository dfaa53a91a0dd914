import WidgetFindings
import WidgetRecording

/// Objects to configurable widgets that recommend nothing on an Apple Watch without editing.
struct RecommendationsMissingCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "recommendations-missing",
    group: .watch,
    summary: "A configurable widget recommends its configurations.",
    rationale: """
      On watchOS 9 to 11 a person cannot edit a widget, so each configuration must be \
      recommended. From watchOS 26 an empty list means that the widget can be edited.
      """,
    onDevice: "The widget cannot be added.",
    repair: "Return the configurations that a person would want from `recommendations()`.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts(
      "two configurations", in: watch,
      .called(.recommendations, .recommendations(["Visa", "Amex"]))
    ),
    .rejects("none", in: watch, .called(.recommendations, .recommendations([])), at: .call()),
    .ignores(
      "an Apple Watch that can edit widgets", in: Setting(.watchOS, 26),
      .called(.recommendations, .recommendations([]))
    ),
    .ignores("iPhone", .called(.recommendations, .recommendations([]))),
    .rejects(
      "none on the first Apple Watch with widgets",
      in: Setting(.watchOS, 9),
      .called(.recommendations, .recommendations([])), at: .call()
    ),
  ]

  private static let watch = Setting(.watchOS, 10)

  static let needs: [ProviderMode] = [.recommendations]

  func verdict(on member: MemberEvidence) -> Verdict {
    let system = member.header.system
    guard system.reading(of: .recommendations) == .read else {
      return .notApplicable("on \(system) a person can edit widgets")
    }
    return .problems(
      member.calls(in: [.recommendations]).filter { $0.hasReturned }.compactMap { call in
        guard call.recommendations.isEmpty else { return nil }
        return Problem("a configurable widget recommends no configuration", in: call)
      }
    )
  }
}
