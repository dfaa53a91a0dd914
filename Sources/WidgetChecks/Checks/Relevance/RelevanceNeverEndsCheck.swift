import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to a relevance without a duration that nothing ends.
struct RelevanceNeverEndsCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-never-ends",
    group: .relevance,
    summary: "Every relevance ends, by its duration or by the next one.",
    rationale: """
      A duration of zero, which is the default, lasts until an entry gives another relevance. \
      Where none does, the widget stays relevant for good.
      """,
    onDevice: "The widget goes on coming to the top of its stack long after the moment has passed.",
    repair: "Give the relevance a duration, or end it by an entry with a score of 0.",
    sample: """
      TimelineEntryRelevance(score: 10, duration: 30 * 60)
      """,
    source: .session,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a duration", .timeline(.at(0, score: 5, minutes: 60))),
    .accepts("ended by zero", .timeline(.at(0, score: 5), .at(60, score: 0))),
    .rejects("no duration and nothing later", .timeline(.at(0), .at(60, score: 5)), at: .entry(1)),
    .rejects(
      "later entries say nothing of relevance",
      .timeline(.at(0, score: 5), .at(60)), .timeline(.at(120), at: 120), at: .entry(0)
    ),
    .accepts(
      "renewed again and again, until the span ends", in: Setting(hours: 3),
      .timeline(.at(0, score: 5), .at(60, score: 6), .at(120, score: 7))
    ),
    .rejects(
      "renewed after the span only",
      .timeline(.at(0, score: 5), policy: .after(minute: 1440)), at: .entry(0)
    ),
    .rejects(
      "a timeline that could have ended it did not come",
      .timeline(.at(0, score: 5), policy: .after(minute: 1439)), at: .entry(0)
    ),
    .accepts(
      "ended by the next timeline", .timeline(.at(0, score: 5)),
      .timeline(.at(60, score: 0), at: 60)
    ),
    .accepts("a duration beyond the span", .timeline(.at(0, score: 5, minutes: 2000))),
    .accepts("ended after the span", .timeline(.at(0, score: 5), .at(1500, score: 0))),
    .rejects(
      "from the last half second of the span on",
      .timeline(.at(0), .at(1440 - 0.5 / 60, score: 5)), at: .entry(1)
    ),
    .ignores("no relevance", .timeline(.at(0))),
  ]

  func verdict(on member: MemberEvidence) -> Verdict {
    if let reason = member.reasonForNoRanking { return .notApplicable(reason) }
    guard member.tracks.contains(where: { !$0.windows.isEmpty }) else {
      return .notApplicable("no entry makes it relevant")
    }
    for track in member.tracks {
      guard let window = track.unendingWindow(until: member.header.span.end) else { continue }
      let message = """
        the relevance of entry \(window.entry) has no duration, nothing ends it, and after \
        \(MessageFormatter.span(window.to - window.from)) it is still valid\(Self.renewal(in: track, member))
        """
      return .problems([Problem(message, in: track.calls[window.call], entry: window.entry)])
    }
    return .problems([])
  }

  /// The remark where the next timeline, which may end it, is due after the span.
  private static func renewal(in track: RelevanceTrack, _ member: MemberEvidence) -> String {
    guard case .after(let date)? = track.calls.last?.timeline?.policy,
      date >= member.header.span.end
    else {
      return ""
    }
    return "; the next timeline, which may end it, comes after the span"
  }
}
