import WidgetFindings
import WidgetRecording

/// Objects to date ranges that are over when they are given.
struct SuggestionWindowPastCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "suggestion-window-past",
    group: .smartStacks,
    summary: "Every date range reaches beyond its update.",
    rationale: """
      A relevant shortcut or intent is relevant within its date range. One that is over when \
      it is given is never relevant. On Apple Watch the same holds for `relevance()`: dates that are \
      all over make no widget relevant, until the system asks again.
      """,
    onDevice: "Nothing is suggested; on Apple Watch the widget does not come up.",
    repair: "Give ranges from now on, and renew them when the day changes.",
    source: .model,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a range to come", .shortcuts(.init(widgetKind: "W", providers: [.dates(60, 120)]))),
    .accepts(
      "a range that has begun",
      .shortcuts(at: 90, .init(widgetKind: "W", providers: [.dates(60, 120)]))
    ),
    .rejects(
      "a range that is over",
      .shortcuts(at: 180, .init(widgetKind: "W", providers: [.dates(60, 120)])),
      at: .declaration
    ),
    .ignores("nothing relevant", .timeline(.at(0))),
    .accepts(
      "a platform that does not read it", in: Setting(.iOS, 26),
      .intents(at: 180, .init(widgetKind: "W", context: .dates(60, 120)))
    ),
    .rejects(
      "a moment that is over",
      .shortcuts(at: 180, .init(widgetKind: "W", providers: [.dates(60, 60)])), at: .declaration
    ),
    .rejects(
      "a range that ends as it is given",
      .shortcuts(at: 120, .init(widgetKind: "W", providers: [.dates(60, 120)])), at: .declaration
    ),
    .accepts(
      "a reversed range, which another check is about",
      .shortcuts(at: 180, .init(widgetKind: "W", providers: [.dates(120, 60)]))
    ),
    .rejects(
      "clues that are all over", in: Setting(.watchOS, 11),
      .called(.relevance, clues(.dates(-120, -60), .dates(-90, -30))), at: .call()
    ),
    .accepts(
      "clues of which one is to come", in: Setting(.watchOS, 11),
      .called(.relevance, clues(.dates(-120, -60), .dates(60, 120)))
    ),
    .accepts(
      "clues of which one is a place", in: Setting(.watchOS, 11),
      .called(.relevance, clues(.dates(-120, -60), .inferredLocation("work")))
    ),
    .accepts(
      "a single moment, which lasts an hour", in: Setting(.watchOS, 11),
      .called(.relevance, clues(.dates(-30, -30)))
    ),
    .ignores(
      "clues that the platform does not read", in: Setting(.iOS, 18),
      .called(.relevance, clues(.dates(-120, -60)))
    ),
  ]

  private static func clues(_ contexts: RecordedContext...) -> ProviderAnswer.Content {
    .clues(contexts.map { RelevanceAttribute(context: $0) })
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let calls = evidence.calls(withCluesReadOn: evidence.header.system)
    guard !calls.isEmpty || !evidence.recording.listedItems.isEmpty else {
      return .notApplicable("there are no relevant shortcuts, intents or clues")
    }
    let items = itemProblems(in: evidence)
    var kinds: Set<String> = []
    let clues = calls.filter { $0.cluesAreOver && kinds.insert($0.kind).inserted }.map { call in
      Problem(
        "every date that relevance() of '\(call.kind)' gives was over when it was asked",
        in: call, key: "clues/\(call.kind)")
    }
    return .problems(items + clues)
  }

  private func itemProblems(in evidence: Evidence) -> [Problem] {
    evidence.recording.listedItems.compactMap { item in
      guard item.isRead(on: evidence.header.system),
        let range = item.dates.first(where: { $0.from <= $0.to && $0.to <= item.at })
      else { return nil }
      let name = item.name
      let over = MessageFormatter.span(item.at - range.to)
      return Problem(
        "a date range for '\(name)' was over \(over) before it was given",
        key: "\(item.noun)/\(name)")
    }
  }
}

extension Evidence {
  /// The answers of `relevance()` with clues, where the platform reads them.
  fileprivate func calls(withCluesReadOn system: PlatformVersion) -> [RecordedCall] {
    guard system.reads(.relevanceCallback) else { return [] }
    return recording.calls.filter { $0.mode == .relevance && !$0.clues.isEmpty }
  }
}

extension RecordedCall {
  /// Whether every clue is a date range that ends before the call; a single moment lasts an hour.
  fileprivate var cluesAreOver: Bool {
    let contexts = clues.compactMap(\.context)
    return !contexts.isEmpty
      && contexts.allSatisfy { context in
        guard case .date(let from, let to?, _) = context, from <= to else { return false }
        return (from == to ? to + 3600 : to) <= at
      }
  }
}
