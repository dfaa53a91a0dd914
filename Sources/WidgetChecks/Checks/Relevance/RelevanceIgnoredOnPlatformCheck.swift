import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to signals of relevance that the platform does not read.
struct RelevanceIgnoredOnPlatformCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "relevance-ignored-on-platform",
    group: .relevance,
    summary: "The bundle gives the signals that its platform reads.",
    rationale: """
      Entry relevance, donations and relevant shortcuts speak to the stacks of iPhone and iPad; \
      `relevance()`, relevance configurations and, from version 26 on, relevant intents to that of \
      Apple Watch. A relevance configuration exists on the watch alone, so one anywhere else is an \
      error. Apple allows code with `relevance()` to be shared, and its guide still has a watch's \
      timelines set scores, so those two are notes. Before version 26 its pages differ on scores on \
      the watch, and this does not speak of them.
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
      "clues of two kinds are said once", .called(.relevance, .clues([RelevanceAttribute()])),
      .called(.relevance, .clues([RelevanceAttribute()]), kind: "Tides"), at: .call()
    ),
    .rejects(
      "clues on a watch that has no such callback", in: Setting(.watchOS, 10),
      .called(.relevance, .clues([RelevanceAttribute()])), at: .call()
    ),
    .rejects(
      "a relevance configuration on iPhone", in: Setting(.iOS, 26),
      .described("Soon", as: .relevance(.init())),
      .called(.relevance, .clues([RelevanceAttribute()]), kind: "Soon"), at: .declaration
    ),
    .rejects(
      "a relevance configuration on a watch before 26", in: Setting(.watchOS, 11),
      .described("Soon", as: .relevance(.init())), at: .declaration
    ),
    .accepts(
      "a relevance configuration on Apple Watch", in: Setting(.watchOS, 26),
      .described("Soon", as: .relevance(.init()))
    ),
    .rejects(
      "relevant intents on iPhone", in: Setting(.iOS, 26),
      .intents(.init(widgetKind: "Weather")), at: .declaration
    ),
    .rejects(
      "relevant shortcuts before there were any", in: Setting(.iOS, 14),
      .shortcuts(.init(widgetKind: "Weather")), at: .declaration
    ),
    .accepts(
      "an update that empties the list", in: Setting(.iOS, 26), .intents(), .timeline(.at(0))
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
    .rejects("donations on Apple Watch", in: Setting(.watchOS), donation(), at: .declaration),
    .rejects(
      "donated app intents before iOS 17", in: Setting(.iOS, 16), donation(), at: .declaration
    ),
    .accepts(
      "donated interactions from iOS 15 on", in: Setting(.iOS, 15), donation(.interaction)
    ),
    .accepts(
      "clues on Apple Watch", in: Setting(.watchOS, 26),
      .called(.relevance, .clues([RelevanceAttribute()]))
    ),
    .accepts("no clues on iPhone", .called(.relevance, .clues([]))),
    .accepts("nothing on iPhone", in: Setting(.iOS, 26), .timeline(.at(0))),
    .accepts("donations on iPhone", donation()),
  ]

  private static func donation(
    _ interface: DonationInterface = .donationManager
  ) -> RecordingEvent {
    .donation(RecordedDonation(at: 0, interface: interface, intent: "View", parameters: [:]))
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let found =
      unreadEntries(evidence) + unreadClues(evidence) + unreadWidgets(evidence)
      + unreadEvents(evidence)
    return found.isEmpty && evidence.reasonForNoProvider != nil
      ? .notApplicable("no call was made") : .problems(found)
  }

  private func unreadEntries(_ evidence: Evidence) -> [Problem] {
    guard evidence.isIgnored(.entryRelevance) else { return [] }
    let isShared = evidence.header.system.hasContextualStack
    return evidence.members.flatMap(\.timelines).compactMap { timeline in
      guard let first = timeline.relevant.first(where: { $0.relevance.positiveScore != nil })
      else { return nil }
      let problem = Problem(
        "entry relevance of '\(timeline.call.kind)' is not read on \(evidence.header.system)",
        in: timeline.call, entry: first.position, key: "entries"
      )
      return isShared ? problem.at(.note) : problem
    }
  }

  private func unreadClues(_ evidence: Evidence) -> [Problem] {
    guard evidence.isIgnored(.relevanceCallback) else { return [] }
    return evidence.members.filter { $0.widget?.configuration.kind != .relevance }
      .flatMap { $0.calls(in: [.relevance]) }.compactMap { call in
        guard !call.clues.isEmpty else { return nil }
        return Problem(
          "relevance() of '\(call.kind)' is not read on \(evidence.header.system)", in: call,
          key: "clues"
        ).at(.note)
      }
  }

  private func unreadWidgets(_ evidence: Evidence) -> [Problem] {
    guard evidence.isIgnored(.relevanceConfiguration) else { return [] }
    let readers = RelevanceClue.relevanceConfiguration.firstReaders
      .map { "\($0.platform.rawValue) \($0.version.major)" }.joined(separator: " or ")
    return evidence.recording.widgets.filter { $0.configuration.kind == .relevance }.map { widget in
      Problem(
        "the relevance configuration of '\(widget.kind)' is no widget on "
          + "\(evidence.header.system); it needs \(readers)", key: "configuration of \(widget.kind)"
      ).located(at: widget.place).at(.error)
    }
  }

  private func unreadEvents(_ evidence: Evidence) -> [Problem] {
    let recording = evidence.recording
    let eligibility = DonationEligibility(recording)
    let donated = Set(recording.donations.map { eligibility.clue(of: $0) })
    var used: [(RelevanceClue, String, String)] = []
    if recording.relevantShortcuts.contains(where: { !$0.items.isEmpty }) {
      used.append((.relevantShortcut, "relevant shortcuts are", "shortcuts"))
    }
    if recording.relevantIntents.contains(where: { !$0.items.isEmpty }) {
      used.append((.relevantIntent, "relevant intents are", "intents"))
    }
    if donated.contains(.interactionDonation) {
      used.append((.interactionDonation, "donated interactions are", "interactions"))
    }
    if donated.contains(.appIntentDonation) {
      used.append((.appIntentDonation, "donated app intents are", "donations"))
    }
    return used.filter { evidence.isIgnored($0.0) }.map { _, noun, key in
      Problem("\(noun) not read on \(evidence.header.system)", key: key)
    }
  }
}

extension Evidence {
  /// Whether the platform is known not to read a clue.
  fileprivate func isIgnored(_ clue: RelevanceClue) -> Bool {
    header.system.reading(of: clue) == .ignored
  }
}
