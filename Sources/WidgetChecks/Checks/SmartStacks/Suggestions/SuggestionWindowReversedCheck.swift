import WidgetFindings
import WidgetRecording

/// Objects to date ranges that end before they start.
struct SuggestionWindowReversedCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "suggestion-window-reversed",
    group: .smartStacks,
    summary: "Every date range ends after it starts.",
    rationale: """
      A range whose end is before its start holds no moment. It mostly comes from a time of \
      day after midnight.
      """,
    onDevice: "Nothing is suggested; on Apple's platforms making such a range may trap.",
    repair: "Add a day to an end that lies after midnight.",
    source: .model,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a range", .shortcuts(.init(widgetKind: "W", providers: [.dates(60, 120)]))),
    .rejects(
      "the wrong way round", .intents(.init(widgetKind: "W", context: .dates(120, 60))),
      at: .declaration
    ),
    .ignores("nothing relevant", .timeline(.at(0))),
    .accepts("a moment", .shortcuts(.init(widgetKind: "W", providers: [.dates(60, 60)]))),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    evidence.verdict(onRelevantItems: { item in
      guard let range = item.dates.first(where: { $0.to < $0.from }) else { return nil }
      let name = item.name
      let apart = MessageFormatter.span(range.from - range.to)
      return ("a date range for '\(name)' ends \(apart) before it starts", name)
    })
  }
}
