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
      "entry relevance on Apple Watch", in: Setting(platform: "watchOS", osVersion: "26.0"),
      .timeline(.at(0), .at(60, score: 5)), at: .entry(1)
    ),
    .accepts(
      "entry relevance on an earlier Apple Watch",
      in: Setting(platform: "watchOS", osVersion: "10.0"), .timeline(.at(0, score: 5))
    ),
    .rejects("clues on iPhone", .called(.relevance) { $0.attributes = [.init()] }, at: .call()),
    .rejects(
      "relevant intents on iPhone", in: Setting(osVersion: "26.0"),
      .intents(.init(widgetKind: "Weather")), at: .declaration
    ),
    .rejects(
      "entry relevance on a Mac", in: Setting(platform: "macOS", osVersion: "14.0"),
      .timeline(.at(0, score: 5)), at: .entry(0)
    ),
    .rejects(
      "relevant intents on a Mac", in: Setting(platform: "macOS", osVersion: "14.0"),
      .intents(.init(widgetKind: "Weather")), at: .declaration
    ),
    .accepts(
      "relevant intents on Apple Watch", in: Setting(platform: "watchOS", osVersion: "26.0"),
      .intents(.init(widgetKind: "Weather"))
    ),
    .accepts("relevant intents on iPhone before", .intents(.init(widgetKind: "Weather"))),
    .rejects(
      "donations on Apple Watch", in: Setting(platform: "watchOS"),
      .donation(.init(at: 0, api: "IntentDonationManager", intent: "View", parameters: [:])),
      at: .declaration
    ),
    .accepts(
      "clues on Apple Watch", in: Setting(platform: "watchOS", osVersion: "26.0"),
      .called(.relevance) { $0.attributes = [.init()] }
    ),
    .accepts("no clues on iPhone", .called(.relevance) { $0.attributes = [] }),
    .accepts("nothing on iPhone", in: Setting(osVersion: "26.0"), .timeline(.at(0))),
    .accepts(
      "donations on iPhone",
      .donation(.init(at: 0, api: "IntentDonationManager", intent: "View", parameters: [:]))
    ),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    let platform = Platform(evidence.header)
    return .problems(
      unreadEntries(evidence, platform) + unreadClues(evidence, platform)
        + unreadEvents(evidence, platform)
    )
  }

  private func unreadEntries(_ evidence: Evidence, _ platform: Platform) -> [Problem] {
    guard !platform.mayReadEntryRelevance else { return [] }
    return evidence.members.flatMap(\.timelines).compactMap { timeline in
      guard let index = timeline.entries.firstIndex(where: { $0.relevance?.positiveScore != nil })
      else { return nil }
      let kind = timeline.call.kind
      return Problem(
        "entry relevance of '\(kind)' is not read on \(platform.name)", in: timeline.call,
        entry: index, key: "entries of \(kind)"
      )
    }
  }

  private func unreadClues(_ evidence: Evidence, _ platform: Platform) -> [Problem] {
    guard !platform.isWatch else { return [] }
    return evidence.members.flatMap { $0.calls(in: [.relevance]) }.compactMap { call in
      guard call.attributes?.isEmpty == false else { return nil }
      return Problem(
        "relevance() of '\(call.kind)' is not read on \(platform.name)", in: call,
        key: "clues of \(call.kind)"
      )
    }
  }

  private func unreadEvents(_ evidence: Evidence, _ platform: Platform) -> [Problem] {
    var problems: [Problem] = []
    let hasIntents = evidence.recording.relevantIntents.contains { !$0.items.isEmpty }
    if hasIntents, !platform.mayReadRelevantIntents {
      problems.append(
        Problem("relevant intents are not read on \(platform.name)", key: "intents"))
    }
    if !evidence.recording.donations.isEmpty, platform.isWatch {
      problems.append(Problem("donations are not read on \(platform.name)", key: "donations"))
    }
    return problems
  }
}
