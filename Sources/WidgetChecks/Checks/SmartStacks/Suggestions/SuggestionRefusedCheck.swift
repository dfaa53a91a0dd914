import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Notes proposals that were not shown, with the reason.
struct SuggestionRefusedCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "suggestion-refused",
    group: .smartStacks,
    summary: "What is proposed is shown, or a member of the stack.",
    rationale: """
      A shortcut, an intent or a habit of donations proposes a widget for a while. It is not shown \
      where a permission is missing, the stack's family is not the widget's, the donations are \
      not predictable, or the limit on suggestions of its kind is used up; the first reason is \
      told. What the platform does not read at all, another check tells.
      """,
    onDevice: "The widget is not suggested at that time.",
    repair: """
      Read the reason: support the family, make the intent predictable, ask for the permission, or \
      propose fewer moments.
      """,
    source: .model,
    level: .note
  )

  static let examples: [Example] = [
    .accepts("it is shown", .stacked("Clock"), clock, .described(), proposal(60)),
    .accepts("a member has it", .stacked("Clock", "Weather"), clock, .described(), proposal(60)),
    .rejects(
      "a family that the widget has not", .stacked("Clock"), clock,
      .described(families: [.systemLarge]), proposal(60), at: .declaration
    ),
    .rejects(
      "a second one so soon", .stacked("Clock"), clock, .described(), proposal(60, 100),
      at: .declaration
    ),
    .rejects(
      "a place that nobody allows", .stacked("Clock"), clock, .described(),
      .declarations(RecordedDeclarations(infoPlist: ["NSWidgetWantsLocation"])), proposal(60),
      at: .declaration
    ),
    .accepts(
      "what the platform does not read, which another check is about", in: Setting(.iOS, 14),
      .stacked("Clock"), clock, .described(), proposal(60)
    ),
    .accepts(
      "a stack without suggestions", .stacked("Clock") { $0.widgetSuggestions = false }, clock,
      .described(), proposal(60)
    ),
    .accepts(
      "a kind that the bundle has not, which another check is about", .stacked("Clock"), clock,
      .described("Clock"), proposal(60)
    ),
    .ignores("nothing is proposed", .timeline(.at(0))),
    .ignores("Apple Watch", in: Setting(.watchOS), .stacked("Clock"), clock, proposal(60)),
  ]

  private static let clock = RecordingEvent.timeline(.at(0), kind: "Clock")

  /// Proposals of half an hour each.
  private static func proposal(_ minutes: Double...) -> RecordingEvent {
    .shortcuts(
      .init(widgetKind: "Weather", providers: minutes.map { .dates($0, $0 + 30) }))
  }

  /// The outcomes that an author may want to change.
  private static let refusals: Set<ProposalOutcome> = [
    .platform, .permission, .family, .ineligible, .limit,
  ]

  func verdict(on evidence: Evidence) -> Verdict {
    let system = evidence.header.system
    guard !system.hasContextualStack else {
      return .notApplicable("Apple Watch has no Widget Suggestions")
    }
    let results = evidence.simulation.stacks
    guard results.contains(where: { $0.modes.contains { !$0.proposals.isEmpty } }) else {
      return .notApplicable("nothing is proposed")
    }
    let kinds = Set(evidence.recording.widgets.map(\.kind))
    return .problems(
      results.flatMap { result in
        result.modes.flatMap { trace in
          trace.proposals.filter { kinds.isEmpty || kinds.contains($0.kind) }
            .filter { $0.outcome != .platform || isRead($0, on: system) }
            .compactMap { problem(of: $0, in: result.stack, evidence) }
        }
      })
  }

  /// Whether the platform reads the source, so that it is the place which has no suggestions.
  private func isRead(_ proposal: SuggestionProposal, on system: PlatformVersion) -> Bool {
    switch proposal.source {
    case .relevantShortcut: system.reads(.relevantShortcut)
    case .relevantIntent: system.reads(.relevantIntent)
    case .donation, .relevance: false
    }
  }

  private func problem(
    of proposal: SuggestionProposal, in stack: RecordedStack, _ evidence: Evidence
  ) -> Problem? {
    guard Self.refusals.contains(proposal.outcome) else { return nil }
    let moment = MessageFormatter(evidence.header).instant(proposal.from)
    let values = proposal.values.sorted { $0.key < $1.key }.map { "\($0.key)" }
    let key = "\(stack.name)/\(proposal.kind)/\(values)/\(proposal.outcome)"
    return Problem(
      "'\(proposal.kind)' is proposed from \(moment) and not shown in the stack "
        + "'\(stack.name)': \(proposal.outcome.phrase)", key: key)
  }
}
