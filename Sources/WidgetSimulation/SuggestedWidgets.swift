import WidgetRecording

/// Inserts proposed widgets on top of a stack that does not hold them, and takes them away again.
///
/// Apple documents that suggestions come to stacks which allow them, leave when they are no longer
/// relevant, and are limited unless Developer Mode is on. Smart Rotate goes on beneath a suggestion,
/// which is assumed.
struct SuggestedWidgets {
  /// The suggestions that were inserted, by time.
  let suggestions: [Suggestion]

  /// Decides which proposals are inserted.
  init(
    _ stack: RecordedStack, developerMode: DeveloperMode, proposals: [Proposal],
    span: SimulatedInterval
  ) {
    guard stack.widgetSuggestions else {
      suggestions = []
      return
    }
    let members = Set(stack.members)
    var limits: [String: RotationLimit] = [:]
    suggestions = proposals.compactMap { proposal in
      let from = max(proposal.from, span.start)
      let to = min(proposal.to, span.end)
      guard !members.contains(proposal.name), from < to else { return nil }
      var limit =
        limits[proposal.kind]
        ?? RotationLimit(stack.suggestionLimit, developerMode: developerMode)
      guard limit.refusal(at: from) == nil else { return nil }
      limit.record(at: from)
      limits[proposal.kind] = limit
      return Suggestion(
        from: from, to: to, kind: proposal.kind, configuration: proposal.configuration,
        source: proposal.source
      )
    }
  }

  /// Returns who is on top when the suggestions lie over a stack's members; the latest is on top.
  func laid(over tops: [TopSpan]) -> [TopSpan] {
    guard !suggestions.isEmpty else { return tops }
    let bounds = Set(suggestions.flatMap { [$0.from, $0.to] } + tops.flatMap { [$0.from, $0.to] })
    let instants = bounds.sorted()
    var result: [TopSpan] = []
    var arrivals = 0
    var active: [Suggestion] = []
    var member = 0
    for (from, to) in zip(instants, instants.dropFirst()) {
      while arrivals < suggestions.count, suggestions[arrivals].from <= from {
        active.append(suggestions[arrivals])
        arrivals += 1
      }
      active.removeAll { $0.to <= from }
      while member < tops.count, tops[member].to <= from { member += 1 }
      guard member < tops.count else { break }
      let span = active.last.map {
        TopSpan(member: $0.name, from: from, to: to, isSuggestion: true)
      }
      Self.append(
        span ?? TopSpan(member: tops[member].member, from: from, to: to), to: &result
      )
    }
    return result
  }

  private static func append(_ span: TopSpan, to spans: inout [TopSpan]) {
    if let last = spans.last, last.member == span.member, last.isSuggestion == span.isSuggestion {
      spans[spans.count - 1].to = span.to
    } else {
      spans.append(span)
    }
  }
}
