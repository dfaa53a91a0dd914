import WidgetFindings
import WidgetRecording

/// Objects to relevance providers that Widget Suggestions do not read.
struct ShortcutProviderUnsupportedCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "shortcut-provider-unsupported",
    group: .smartStacks,
    summary: "A relevant shortcut for a widget has date providers or none.",
    rationale: """
      On iPhone and iPad, Widget Suggestions read date providers only. A shortcut with other \
      providers alone is never suggested.
      """,
    onDevice: "Nothing is suggested.",
    repair: "Use `INDateRelevanceProvider`, or no provider at all.",
    source: .session,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts(
      "a date", .shortcuts(.init(widgetKind: "Weather", providers: [.dates(60, 120)]))
    ),
    .accepts("none", .shortcuts(.init(widgetKind: "Weather", providers: []))),
    .rejects(
      "a location",
      .shortcuts(.init(widgetKind: "Weather", providers: [.inferredLocation("work")])),
      at: .declaration
    ),
    .ignores(
      "Apple Watch", in: Setting(.watchOS),
      .shortcuts(.init(widgetKind: "Weather", providers: [.inferredLocation("work")]))
    ),
    .accepts(
      "a relevant intent",
      .intents(.init(widgetKind: "Weather", context: .inferredLocation("work")))
    ),
    .accepts("a shortcut for no widget", .shortcuts(.init(providers: [.inferredLocation("work")]))),
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    guard !evidence.header.system.hasContextualStack else {
      return .notApplicable("Apple Watch has no Widget Suggestions")
    }
    return evidence.verdict(onRelevantItems: { item in
      guard let providers = item.shortcut?.providers, item.value.widgetKind != nil,
        !providers.allSatisfy(\.isDate)
      else { return nil }
      let kind = item.value.widgetKind ?? ""
      return ("a relevant shortcut for '\(kind)' has a provider that is no date range", kind)
    })
  }
}

extension RecordedContext {
  /// Whether the condition is a time.
  fileprivate var isDate: Bool {
    if case .date = self { true } else { false }
  }
}
