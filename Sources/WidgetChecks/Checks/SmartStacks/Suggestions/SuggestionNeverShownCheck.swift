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
      A proposal may come to nothing: the limit on suggestions of one kind is used up, no stack \
      allows suggestions, or the widget does not support the family of any.
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
    .rejects(
      "donations that come back every day, in a family that the widget has not",
      in: Setting(hours: 96), .stacked("Clock"), clock,
      .described("Weather", families: [.systemLarge], as: .appIntent(.init("View"))),
      donated(600), donated(2040), donated(3480), at: .declaration
    ),
    .accepts(
      "a kind that the bundle has not, which another check is about", .stacked("Clock"), clock,
      .described("Clock"), proposal
    ),
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

  private static func donated(_ minute: Double) -> RecordingEvent {
    .donation(
      RecordedDonation(
        at: Setting.start + minute * 60, interface: .donationManager, intent: "View",
        parameters: [:], isPredictable: true))
  }

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
    let proposals = stacks.flatMap(\.modes).flatMap(\.proposals)
    guard !proposals.isEmpty || !evidence.recording.listedItems.isEmpty else {
      return .notApplicable("nothing is proposed")
    }
    let kinds = Set(evidence.recording.widgets.map(\.kind))
    let read = proposals.filter {
      $0.outcome != .platform && (kinds.isEmpty || kinds.contains($0.kind))
    }
    let successful = Set(read.filter { [.shown, .member].contains($0.outcome) }.map(\.kind))
    return .problems(
      read.filter { !successful.contains($0.kind) }.map { proposal in
        Problem(
          "'\(proposal.kind)' is proposed and never inserted into a stack", key: proposal.kind)
      })
  }
}
