import WidgetFindings
import WidgetRecording

/// Objects to timelines that take more than half of their limit.
struct SlowTimelineCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "slow-timeline",
    group: .calls,
    summary: "A timeline takes less than half of its time.",
    rationale: """
      Apple says that a request may not have enough time before the system halts the \
      extension, and gives no number; the limit is assumed. A device is slower than the \
      machine that this ran on.
      """,
    onDevice: "The extension is halted now and then, and the widget keeps its old timeline.",
    repair: """
      Fetch less, or fetch in the app or in a background session, and answer from what is \
      stored.
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a second", .called(.timeline, seconds: 1)),
    .accepts("exactly half of the limit", .called(.timeline, seconds: 15)),
    .accepts(
      "a call that did not return, which other checks are about",
      .called(.timeline),
      .ended(.timeline, .timedOut(wasBusy: nil), at: 1) { $0.duration = .seconds(30) }
    ),
    .rejects("more than half", .called(.timeline, seconds: 15.5), at: .call()),
    .rejects("more than the limit", .called(.timeline, seconds: 30.03), at: .call()),
    .accepts("a recording without times", .timeline(.at(0))),
  ]

  static let modes: [ProviderMode] = [.timeline]

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    member.slowness(of: call)
  }
}
