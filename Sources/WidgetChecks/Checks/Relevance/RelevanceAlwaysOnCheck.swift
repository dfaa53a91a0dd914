import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to a widget that claims relevance nearly all the time.
struct RelevanceAlwaysOnCheck: MemberCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-always-on",
    group: .relevance,
    summary: "The widget is relevant for less than nine tenths of the span.",
    rationale: """
      Relevance tells the system when a widget deserves the top of a stack. One that is always \
      relevant competes with every other at every moment, and the limit on rotations is used \
      up at random.
      """,
    onDevice: """
      The widget comes to the top at moments that do not matter, and is held back when they \
      do.
      """,
    repair: "Give a relevance to the moments that matter, with a duration, and 0 to the others.",
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts(
      "a third of the day", in: Setting(hours: 3), .timeline(.at(60, score: 5, minutes: 60))
    ),
    .rejects(
      "one hour after the other", in: Setting(hours: 3),
      .timeline(
        .at(0, score: 5, minutes: 60), .at(60, score: 6, minutes: 60),
        .at(120, score: 7, minutes: 60)
      ),
      at: .entry(0)
    ),
    .accepts(
      "a relevance that never ends, which another check is about", .timeline(.at(0, score: 5))
    ),
    .ignores("no relevance", .timeline(.at(0))),
    .ignores(
      "Apple Watch, which does not read it", in: Setting(.watchOS),
      .timeline(.at(0, score: 5))
    ),
    .accepts(
      "nine tenths of the day", in: Setting(hours: 10),
      .timeline(.at(0, score: 5, minutes: 540), .at(540))
    ),
    .rejects(
      "half a second more", in: Setting(hours: 10),
      .timeline(.at(0, score: 5, minutes: 540 + 0.5 / 60), .at(570)), at: .entry(0)
    ),
  ]

  func verdict(on member: MemberEvidence) -> Verdict {
    if let reason = member.reasonForNoRanking { return .notApplicable(reason) }
    let span = member.header.span.end - member.header.span.start
    guard member.tracks.contains(where: { !$0.windows.isEmpty }) else {
      return .notApplicable("no entry makes it relevant")
    }
    for track in member.tracks {
      let unending =
        track.unendingWindow(until: member.header.span.end).map { $0.to - $0.from } ?? 0
      guard let first = track.windows.first, (track.secondsRelevant - unending) / span > 0.9
      else { continue }
      let share = (track.secondsRelevant / span * 1000).rounded(.down) / 10
      let message = "the widget is relevant for \(MessageFormatter.number(share)) % of the span"
      return .problems([Problem(message, in: track.calls[first.call], entry: first.entry)])
    }
    return .problems([])
  }
}
