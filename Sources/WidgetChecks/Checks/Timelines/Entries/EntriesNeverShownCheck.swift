import WidgetFindings
import WidgetRecording

/// Notes entries that a timeline's own policy replaces before their time.
struct EntriesNeverShownCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "entries-never-shown",
    group: .timelines,
    summary: "Every entry has its time before the policy asks for the next timeline.",
    rationale: """
      A new timeline replaces what is left of the one before. Entries later than the date of an \
      `.after` policy are made, drawn and stored, and never shown as long as the reload comes when \
      it is asked for.
      """,
    onDevice: "Nothing; the work for these entries is lost, and the space in the archive too.",
    repair: "End the timeline where the policy asks for the next one, or ask later.",
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("entries up to the reload", .timeline(.at(0), .at(60), policy: .after(minute: 90))),
    .accepts("the last one at the reload", .timeline(.at(0), .at(60), policy: .after(minute: 60))),
    .rejects(
      "one behind the reload", .timeline(.at(0), .at(60), .at(120), policy: .after(minute: 60)),
      at: .entry(2)
    ),
    .accepts("the end of the timeline", .timeline(.at(0), .at(60), policy: .atEnd)),
    .accepts(
      "a policy in the past, which another check is about",
      .timeline(.at(0), .at(60), policy: .after(minute: -10))
    ),
  ]

  func problems(in timeline: Timeline) -> [Problem] {
    guard case .after(let reload) = timeline.policy, reload > timeline.call.at else { return [] }
    if timeline.rises, let last = timeline.dated.last, last.date <= reload { return [] }
    let late = timeline.entries.indices.filter { timeline.entries[$0].date > reload }
    guard let first = late.first else { return [] }
    let count = MessageFormatter.count(late.count, "entry is", "entries are")
    let message = "\(count) later than the date at which the policy asks for the next timeline"
    return [Problem(message, in: timeline.call, entry: first)]
  }
}
