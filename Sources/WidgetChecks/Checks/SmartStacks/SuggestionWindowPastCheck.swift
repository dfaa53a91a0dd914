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
      it is given is never relevant.
      """,
    onDevice: "Nothing is suggested.",
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
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    evidence.verdict(onRelevantItems: { item in
      guard item.isRead(on: evidence.header.system),
        let range = item.dates.first(where: { $0.from <= $0.to && $0.to <= item.at })
      else { return nil }
      let name = item.value.widgetKind ?? item.value.intent ?? ""
      let over = MessageFormatter.span(item.at - range.to)
      return ("a date range for '\(name)' was over \(over) before it was given", name)
    })
  }
}
