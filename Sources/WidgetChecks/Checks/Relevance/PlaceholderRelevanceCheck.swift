import WidgetFindings
import WidgetRecording

/// Notes a relevance on the entry of a placeholder or a snapshot.
struct PlaceholderRelevanceCheck: CallCheck {
  static let descriptor = CheckDescriptor(
    id: "placeholder-relevance",
    group: .relevance,
    summary: "Only entries of timelines have a relevance.",
    rationale: """
      The system ranks by the entries of timelines. A relevance on a placeholder or a snapshot \
      is never read, and looks as if it were.
      """,
    onDevice: "Nothing.",
    repair: "Leave the relevance out where no timeline is made.",
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("a placeholder without", .called(.placeholder, .entry(.at(0)))),
    .rejects(
      "a placeholder with", .called(.placeholder, .entry(.at(0, score: 5))), at: .entry(0)
    ),
    .rejects(
      "a snapshot with", .called(.snapshot, .entry(.at(0, score: 5))), at: .entry(0)),
    .ignores("a timeline", .timeline(.at(0, score: 5))),
  ]

  static let modes: [ProviderMode] = [.placeholder, .snapshot]

  func problems(in call: RecordedCall, of member: MemberEvidence) -> [Problem] {
    guard let index = call.entries.firstIndex(where: { $0.relevance != nil }) else { return [] }
    return [Problem("the entry of a \(call.mode.rawValue) has a relevance", in: call, entry: index)]
  }
}
