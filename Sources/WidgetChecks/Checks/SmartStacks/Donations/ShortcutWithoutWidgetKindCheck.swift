import WidgetFindings
import WidgetRecording

/// Objects to relevant shortcuts and intents that name no widget.
struct ShortcutWithoutWidgetKindCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "shortcut-without-widget-kind",
    group: .smartStacks,
    summary: "Every relevant shortcut and intent names a widget kind.",
    rationale: """
      A relevant shortcut becomes a Widget Suggestion only where its `widgetKind` says which \
      widget to suggest.
      """,
    onDevice: "Nothing is suggested.",
    repair: "Set `widgetKind` to the kind of the widget that shows this information.",
    sample: """
      shortcut.widgetKind = "RecentPurchases"
      """,
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a kind", .shortcuts(.init(widgetKind: "Weather", role: .information))),
    .rejects("no kind", .shortcuts(.init(intent: RecordedIntent("ViewWeather"))), at: .declaration),
    .rejects("an empty kind", .intents(.init(widgetKind: "")), at: .declaration),
    .ignores("nothing relevant", .timeline(.at(0))),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    evidence.verdict(onRelevantItems: { item in
      guard (item.value.widgetKind ?? "").isEmpty else { return nil }
      let intent = item.value.intentName.map { " of '\($0)'" } ?? ""
      return ("the \(item.noun)\(intent) names no widget kind", item.value.intentName ?? "")
    })
  }
}
