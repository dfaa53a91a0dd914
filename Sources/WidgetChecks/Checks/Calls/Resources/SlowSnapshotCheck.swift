import WidgetFindings
import WidgetRecording

/// Objects to snapshots that take more than half of their limit.
struct SlowSnapshotCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "slow-snapshot",
    group: .calls,
    summary: "A snapshot takes less than half of its time.",
    rationale: """
      Apple asks for sample data where a snapshot would take more than a few seconds. The \
      gallery waits for it. The limit is assumed.
      """,
    onDevice: "The gallery shows a redacted widget until the snapshot comes.",
    repair: "Answer with what is there, and with sample data where `context.isPreview` is true.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("at once", .called(.snapshot, seconds: 0.1)),
    .accepts("exactly half of the limit", .called(.snapshot, seconds: 2.5)),
    .rejects("more than half", .called(.snapshot, seconds: 2.6), at: .call()),
  ]

  static let modes: [ProviderMode] = [.snapshot]

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    member.slowness(of: call)
  }
}
