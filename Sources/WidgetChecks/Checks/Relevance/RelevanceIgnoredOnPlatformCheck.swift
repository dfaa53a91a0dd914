import WidgetFindings
import WidgetRecording

/// Objects to signals of relevance that the platform does not read.
struct RelevanceIgnoredOnPlatformCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-ignored-on-platform",
    group: .relevance,
    summary: "The bundle gives the signals that its platform reads.",
    rationale: """
      Entry relevance speaks to Smart Rotate on iPhone and iPad; `relevance()` and relevant \
      intents speak to the Smart Stack of Apple Watch. Before version 26 Apple's pages differ \
      on relevant intents on iPhone and on entry relevance on the watch, so this speaks of \
      neither.
      """,
    onDevice: "The signal has no effect.",
    repair: "Give the signal that the platform reads, beside this one where the code is shared.",
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("entry relevance on iPhone", .timeline(.at(0, score: 5))),
    .rejects(
      "entry relevance on Apple Watch", in: Setting(.watchOS, 26),
      .timeline(.at(0), .at(60, score: 5)), at: .entry(1)
    ),
    .accepts(
      "entry relevance on an earlier Apple Watch",
      in: Setting(.watchOS, 10), .timeline(.at(0, score: 5))
    ),
    .rejects("clues on iPhone", .called(.relevance, .clues([RelevanceAttribute()])), at: .call()),
    .rejects(
      "relevant intents on iPhone", in: Setting(.iOS, 26),
      .intents(.init(widgetKind: "Weather")), at: .declaration
    ),
    .rejects(
      "entry relevance on a Mac", in: Setting(.macOS, 14),
      .timeline(.at(0, score: 5)), at: .entry(0)
    ),
    .rejects(
      "relevant intents on a Mac", in: Setting(.macOS, 14),
      .intents(.init(widgetKind: "Weather")), at: .declaration
    ),
    .accepts(
      "relevant intents on Apple Watch", in: Setting(.watchOS, 26),
      .intents(.init(widgetKind: "Weather"))
    ),
    .accepts("relevant intents on iPhone before", .intents(.init(widgetKind: "Weather"))),
    .rejects(
      "donations on Apple Watch", in: Setting(.watchOS),
      .donation(.init(at: 0, interface: .donationManager, intent: "View", parameters: [:])),
      at: .declaration
    ),
    .accepts(
      "clues on Apple Watch", in: Setting(.watchOS, 26),
      .called(.relevance, .clues([RelevanceAttribute()]))
    ),
    .accepts("no clues on iPhone", .called(.relevance, .clues([]))),
    .accepts("nothing on iPhone", in: Setting(.iOS, 26), .timeline(.at(0))),
    .accepts(
      "donations on iPhone",
      .donation(.init(at: 0, interface: .donationManager, intent: "View", parameters: [:]))
    ),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    .problems(unreadEntries(evidence) + unreadClues(evidence) + unreadEvents(evidence))
  }

  private func unreadEntries(_ evidence: Evidence) -> [Problem] {
    guard evidence.isIgnored(.entryRelevance) else { return [] }
    return evidence.members.flatMap(\.timelines).compactMap { timeline in
      guard let index = timeline.entries.firstIndex(where: { $0.relevance?.positiveScore != nil })
      else { return nil }
      let kind = timeline.call.kind
      return Problem(
        "entry relevance of '\(kind)' is not read on \(evidence.header.system)", in: timeline.call,
        entry: index, key: "entries of \(kind)"
      )
    }
  }

  private func unreadClues(_ evidence: Evidence) -> [Problem] {
    guard evidence.isIgnored(.relevanceCallback) else { return [] }
    return evidence.members.flatMap { $0.calls(in: [.relevance]) }.compactMap { call in
      guard !call.clues.isEmpty else { return nil }
      return Problem(
        "relevance() of '\(call.kind)' is not read on \(evidence.header.system)", in: call,
        key: "clues of \(call.kind)"
      )
    }
  }

  private func unreadEvents(_ evidence: Evidence) -> [Problem] {
    var problems: [Problem] = []
    let hasIntents = evidence.recording.relevantIntents.contains { !$0.items.isEmpty }
    if hasIntents, evidence.isIgnored(.relevantIntent) {
      problems.append(
        Problem("relevant intents are not read on \(evidence.header.system)", key: "intents"))
    }
    if !evidence.recording.donations.isEmpty, evidence.header.system.hasContextualStack {
      problems.append(
        Problem("donations are not read on \(evidence.header.system)", key: "donations"))
    }
    return problems
  }
}

extension Evidence {
  /// Whether the platform is known not to read a clue.
  fileprivate func isIgnored(_ clue: RelevanceClue) -> Bool {
    header.system.reading(of: clue) == .ignored
  }
}
