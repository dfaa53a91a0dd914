import WidgetFindings
import WidgetRecording

/// Objects to relevant shortcuts and intents that name a widget the bundle has not.
struct UnknownWidgetKindCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "unknown-widget-kind",
    group: .smartStacks,
    summary: "Every relevant shortcut and intent names a kind of the bundle.",
    rationale: """
      The kind is compared as text. One that no widget of the bundle has is a slip of the pen \
      or a widget that was renamed, and nothing reports it.
      """,
    onDevice: "Nothing is suggested.",
    repair: "Use one constant for the kind, in the widget and here.",
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("a kind of the bundle", .described(), .shortcuts(.init(widgetKind: "Weather"))),
    .rejects(
      "another kind", .described(), .shortcuts(.init(widgetKind: "weather")), at: .declaration
    ),
    .ignores("a recording that describes no widgets", .shortcuts(.init(widgetKind: "Tides"))),
    .accepts(
      "an empty kind, which another check is about", .described(),
      .shortcuts(.init(widgetKind: ""))
    ),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    let kinds = Set(evidence.recording.widgets.map(\.kind))
    guard !kinds.isEmpty else { return .notApplicable("the recording describes no widgets") }
    return evidence.verdict(onRelevantItems: { item in
      guard let kind = item.value.widgetKind, !kind.isEmpty, !kinds.contains(kind)
      else { return nil }
      return ("the \(item.noun) names the kind '\(kind)', which no widget of the bundle has", kind)
    })
  }
}
