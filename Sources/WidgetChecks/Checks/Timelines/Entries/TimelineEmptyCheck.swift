import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to timelines without entries.
struct TimelineEmptyCheck: TimelineCheck {
  static let descriptor = CheckDescriptor(
    id: "timeline-empty",
    group: .timelines,
    summary: "Every timeline has at least one entry.",
    rationale: """
      A timeline without entries gives the system nothing to draw. It usually comes from data \
      that is not there yet, or from a filter that leaves nothing. A provider on Apple Watch whose \
      `relevance()` names clues may be there for them alone, so that is a note.
      """,
    onDevice: "The widget keeps its placeholder or goes on showing what it showed before.",
    repair: """
      Add an entry that says that there is nothing to show. To see the widget with data, let \
      `app.setup` fill its store, or give a filled one in `environment.container`.
      """,
    sample: """
      let entries = cards.isEmpty ? [CardEntry(date: .now, card: nil)] : cards.map(CardEntry.init)
      """,
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("one entry", .timeline(.at(0))),
    .rejects("no entries", .timeline(), at: .call()),
    .accepts(
      "a snapshot without an entry, which is no timeline", .timeline(.at(0)),
      .called(.snapshot, .entry(nil))
    ),
    .rejects(
      "a relevance provider on Apple Watch", in: Setting(.watchOS, 26), .timeline(),
      .called(.relevance, .clues([RelevanceAttribute(context: .dates(0, 60))])), at: .call()
    ),
    .rejects(
      "an empty store",
      .delivered([], at: 0) { call in
        call.updateAnswer {
          $0.accesses = [RecordedAccess(.fetch, of: "garden.sqlite", key: "Plant")]
        }
      }, at: .call()
    ),
    .rejects(
      "the second of two", .timeline(.at(0)), .timeline(at: 60, policy: .never), at: .call(at: 60)
    ),
  ]

  func verdicts(on evidence: Evidence) -> [SubjectVerdict] {
    let kinds = Set(evidence.members.filter(\.givesClues).map(\.member.kind))
    return evidence.members.map { member in
      let level: Finding.Level? = kinds.contains(member.member.kind) ? .note : nil
      return SubjectVerdict(
        member,
        member.observed([.timeline]) {
          .problems(
            member.timelines.flatMap { problems(in: $0) }.map { problem in
              level.map { problem.at($0) } ?? problem
            })
        })
    }
  }

  func problems(in timeline: Timeline) -> [Problem] {
    guard timeline.entries.isEmpty else { return [] }
    return [Problem("the timeline has no entries", in: timeline.call)]
  }
}

extension MemberEvidence {
  /// Whether its provider gives relevance to the Smart Stack of Apple Watch.
  fileprivate var givesClues: Bool {
    header.system.reads(.relevanceCallback)
      && calls(in: [.relevance]).contains { !$0.clues.isEmpty }
  }
}
