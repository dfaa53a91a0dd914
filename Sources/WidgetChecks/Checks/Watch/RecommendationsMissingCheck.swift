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
      .called(.recommendations) { $0.recommendations = ["Visa", "Amex"] }
    ),
    .rejects("none", in: watch, .called(.recommendations) { $0.recommendations = [] }, at: .call()),
    .ignores(
      "an Apple Watch that can edit widgets", in: Setting(platform: "watchOS", osVersion: "26.0"),
      .called(.recommendations) { $0.recommendations = [] }
    ),
    .ignores("iPhone", .called(.recommendations) { $0.recommendations = [] }),
    .rejects(
      "none on the first Apple Watch with widgets",
      in: Setting(platform: "watchOS", osVersion: "9.0"),
      .called(.recommendations) { $0.recommendations = [] }, at: .call()
    ),
  ]

  private static let watch = Setting(platform: "watchOS", osVersion: "10.0")

  static let needs: [ProviderMode] = [.recommendations]

  func verdict(on member: MemberEvidence) -> Verdict {
    let platform = Platform(member.header)
    guard platform.isWatch, (9..<26).contains(platform.major) else {
      return .notApplicable("on \(platform.name) a person can edit widgets")
    }
    return .problems(
      member.calls(in: [.recommendations]).filter { $0.outcome == .returned }.compactMap { call in
        guard call.recommendations?.isEmpty == true else { return nil }
        return Problem("a configurable widget recommends no configuration", in: call)
      }
    )
  }
}
