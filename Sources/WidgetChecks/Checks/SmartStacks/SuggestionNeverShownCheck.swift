import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Notes proposals of a widget none of which was inserted.
struct SuggestionNeverShownCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "suggestion-never-shown",
    group: .smartStacks,
    summary: "A widget that is proposed is suggested at some time.",
    rationale: """
      A proposal may come to nothing: the limit on suggestions of one kind is used up, or no \
      stack allows suggestions.
      """,
    onDevice: "The widget is never suggested.",
    repair: "Propose the moments that matter, and fewer of them.",
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("it is inserted", .stacked("Clock"), clock, proposal),
    .rejects(
      "no stack allows it", .stacked("Clock") { $0.widgetSuggestions = false }, clock, proposal,
      at: .declaration
    ),
    .accepts("a stack holds it already", .stacked("Clock", "Weather"), clock, proposal),
    .ignores("nothing relevant", .timeline(.at(0))),
    .ignores(
      "Apple Watch", in: Setting(.watchOS),
      .stacked("Clock") { $0.widgetSuggestions = false }, clock, proposal
    ),
    .ignores("no stack", proposal),
    .accepts(
      "a time that nobody looks at", .stacked("Clock") { $0.widgetSuggestions = false }, clock,
      .shortcuts(.init(widgetKind: "Weather", providers: [.dates(-120, -60)]))
    ),
    .accepts(
      "a moment", .stacked("Clock") { $0.widgetSuggestions = false }, clock,
      .shortcuts(.init(widgetKind: "Weather", providers: [.dates(60, 60)]))
    ),
  ]

  private static let clock = RecordingEvent.timeline(.at(0), kind: "Clock")
  private static let proposal = RecordingEvent.shortcuts(
    .init(widgetKind: "Weather", providers: [.dates(60, 120)])
  )

  func verdict(on evidence: Evidence) -> Verdict {
    guard !evidence.header.system.hasContextualStack else {
      return .notApplicable("Apple Watch has no Widget Suggestions")
    }
    let stacks = evidence.simulation.stacks
    guard !stacks.isEmpty else { return .notApplicable("there is no stack") }
    let inserted = Set(stacks.flatMap(\.modes).flatMap(\.suggestions).map(\.kind))
    let members = Set(stacks.flatMap(\.stack.members).map(\.kind))
    let (start, end) = (evidence.header.span.start, evidence.header.span.end)
    return evidence.verdict(onRelevantItems: { item in
      guard let kind = item.value.widgetKind, !inserted.contains(kind),
        !members.contains(kind),
        item.dates.contains(where: { max($0.from, item.at, start) < min($0.to, end) })
      else { return nil }
      return ("'\(kind)' is proposed and never inserted into a stack", kind)
    })
  }
}
