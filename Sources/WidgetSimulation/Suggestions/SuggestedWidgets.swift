import WidgetRecording

/// Decides the outcome of each proposal in one stack and Developer Mode.
///
/// Apple documents that a widget which is in the stack rotates instead, that suggestions come to
/// stacks which allow them, leave when they are no longer relevant, and are limited unless
/// Developer Mode is on. Smart Rotate goes on beneath a suggestion, which is assumed.
struct SuggestedWidgets {
  /// The facts of a recording that decide beside the stack.
  struct Facts {
    var configurations: ConfigurationValues
    var permissions: PermissionHistory
    var usesLocation: Bool
    var families: [String: Set<FamilyName>]?
    var system: PlatformVersion
  }

  /// Every proposal with its outcome, by beginning.
  private(set) var proposals: [SuggestionProposal] = []
  /// The suggestions that were inserted, by time.
  private(set) var suggestions: [Suggestion] = []
  /// The intervals for which each member of the stack is proposed, in order and without touching.
  private(set) var members: [[SimulatedInterval]]

  private let stack: RecordedStack
  private let facts: Facts
  private let developerMode: DeveloperMode
  private var limits: [String: RotationLimit] = [:]

  /// Returns what becomes of all proposals in a stack.
  ///
  /// - Parameters:
  ///   - proposed: The proposed widgets, by beginning, source and order of recording.
  ///   - stack: The stack.
  ///   - developerMode: On lifts the limit on suggestions.
  ///   - facts: The recorded facts about the bundle and the scenario.
  /// - Returns: The proposals with their outcomes, and what is shown.
  static func outcome(
    of proposed: [ProposedWidget], in stack: RecordedStack, developerMode: DeveloperMode,
    facts: Facts
  ) -> Self {
    var suggested = Self(stack, developerMode, facts)
    for widget in proposed {
      let outcome = suggested.decide(widget)
      suggested.proposals.append(
        SuggestionProposal(
          from: widget.from, to: widget.to, kind: widget.kind, values: widget.values,
          source: widget.source, outcome: outcome))
    }
    return suggested
  }

  private init(_ stack: RecordedStack, _ developerMode: DeveloperMode, _ facts: Facts) {
    self.stack = stack
    self.facts = facts
    self.developerMode = developerMode
    members = stack.members.map { _ in [] }
  }

  /// The first reason that holds; a widget that passes them all is inserted.
  private mutating func decide(_ widget: ProposedWidget) -> ProposalOutcome {
    guard widget.isRead, facts.system.hasStack(of: stack.family) else { return .platform }
    guard widget.isEligible else { return .ineligible }
    if facts.usesLocation,
      facts.permissions.status(of: "location", at: widget.from) != .granted
    {
      return .permission
    }
    if let position = stack.members.firstIndex(where: { matches(widget, $0) }) {
      propose(position, SimulatedInterval(widget.from, widget.to))
      return .member
    }
    guard stack.widgetSuggestions else { return .disabled }
    guard supportsFamily(widget.kind) else { return .family }
    var limit =
      limits[widget.kind] ?? RotationLimit(stack.suggestionLimit, developerMode: developerMode)
    guard limit.refusal(at: widget.from) == nil else { return .limit }
    limit.record(at: widget.from)
    limits[widget.kind] = limit
    suggestions.append(
      Suggestion(
        from: widget.from, to: widget.to, kind: widget.kind,
        configuration: facts.configurations.name(of: widget.values, kind: widget.kind),
        source: widget.source))
    return .shown
  }

  private func matches(_ widget: ProposedWidget, _ member: MemberName) -> Bool {
    member.kind == widget.kind
      && facts.configurations.matches(
        widget.values, of: widget.intent, kind: widget.kind, configuration: member.configuration)
  }

  private func supportsFamily(_ kind: String) -> Bool {
    facts.families.map { $0[kind]?.contains(stack.family) ?? false } ?? true
  }

  private mutating func propose(_ position: Int, _ interval: SimulatedInterval) {
    if let last = members[position].last, interval.start <= last.end {
      members[position][members[position].count - 1].end = max(last.end, interval.end)
    } else {
      members[position].append(interval)
    }
  }
}

extension SuggestedWidgets.Facts {
  /// Collects the facts of a recording.
  ///
  /// A recording that describes no widget says nothing of any kind's families.
  init(_ recording: Recording) {
    configurations = ConfigurationValues(recording)
    permissions = recording.permissions
    usesLocation = recording.declarations?.infoPlist?.contains("NSWidgetWantsLocation") ?? false
    system = recording.header.system
    let widgets = recording.widgets
    families =
      widgets.isEmpty
      ? nil
      : Dictionary(
        widgets.map { ($0.kind, Set($0.families)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension [Suggestion] {
  /// Returns who is on top when the suggestions lie over a stack's members; the latest is on top.
  func laid(over tops: [TopSpan]) -> [TopSpan] {
    guard !isEmpty else { return tops }
    let bounds = Set(flatMap { [$0.from, $0.to] } + tops.flatMap { [$0.from, $0.to] })
    let instants = bounds.sorted()
    var result: [TopSpan] = []
    var arrivals = 0
    var active: [Suggestion] = []
    var member = 0
    for (from, to) in zip(instants, instants.dropFirst()) {
      while arrivals < count, self[arrivals].from <= from {
        active.append(self[arrivals])
        arrivals += 1
      }
      active.removeAll { $0.to <= from }
      while member < tops.count, tops[member].to <= from { member += 1 }
      guard member < tops.count else { break }
      let span = active.last.map {
        TopSpan(member: $0.name, from: from, to: to, isSuggestion: true)
      }
      result.extend(with: span ?? TopSpan(member: tops[member].member, from: from, to: to))
    }
    return result
  }
}

extension [TopSpan] {
  /// Adds a span, or lengthens the last one where the same widget stays on top.
  mutating func extend(with span: TopSpan) {
    if let last, last.member == span.member, last.isSuggestion == span.isSuggestion {
      self[count - 1].to = span.to
    } else {
      append(span)
    }
  }
}
