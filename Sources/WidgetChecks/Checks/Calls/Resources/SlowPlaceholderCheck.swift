import WidgetFindings
import WidgetRecording

/// Objects to placeholders that take more than half of their limit.
struct SlowPlaceholderCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "slow-placeholder",
    group: .calls,
    summary: "A placeholder takes less than half of its time.",
    rationale: """
      Apple asks for a placeholder as quickly as possible. It stands in while everything else \
      loads, so work in it is seen as an empty widget. The limit is assumed.
      """,
    onDevice: "The widget's place stays empty for a moment after it was added or unlocked.",
    repair: "Return constants; load nothing and compute nothing.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("at once", .called(.placeholder, seconds: 0.01)),
    .rejects("more than half a second", .called(.placeholder, seconds: 0.6), at: .call()),
    .accepts("half a second", .called(.placeholder, seconds: 0.5)),
  ]

  static let modes: [ProviderMode] = [.placeholder]

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    member.slowness(of: call)
  }
}
