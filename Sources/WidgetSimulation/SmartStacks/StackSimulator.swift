import WidgetRecording

/// Simulates a stack's span once for each Developer Mode and sums up the results.
struct StackSimulator {
  let stack: RecordedStack
  let members: [Member]
  let calls: MemberCalls
  let header: RecordedHeader
  let proposed: [ProposedWidget]
  let facts: SuggestedWidgets.Facts
  let watch: WatchScene?

  /// Returns all that happens to the stack in a mode.
  func trace(
    in mode: DeveloperMode, track: (Member) -> RelevanceTrack?
  ) -> RotationTrace {
    let tracks = members.map(track)
    var trace =
      watch.map { WatchStack.trace(of: stack, in: $0, mode) }
      ?? rotationTrace(in: mode, tracks: tracks)
    trace.members = zip(stack.members, zip(members, tracks)).map { name, place in
      summary(
        of: name, member: place.0, windows: place.1?.windows ?? [], tops: trace.tops, in: mode)
    }
    return trace
  }

  /// Returns what rotation and suggestions do to the stack in a mode.
  private func rotationTrace(in mode: DeveloperMode, tracks: [RelevanceTrack?]) -> RotationTrace {
    let suggested = SuggestedWidgets.outcome(
      of: proposed, in: stack, developerMode: mode, facts: facts)
    let rotates = header.system.hasStack(of: stack.family)
    var trace = SmartStack.trace(
      of: stack, developerMode: mode, tracks: rotates ? tracks : tracks.map { _ in nil },
      proposals: suggested.members, span: header.span)
    trace.suggestions = suggested.suggestions
    trace.proposals = suggested.proposals
    trace.tops = suggested.suggestions.laid(over: trace.tops)
    return trace
  }

  private func summary(
    of name: MemberName, member: Member, windows: [RelevanceWindow], tops: [TopSpan],
    in mode: DeveloperMode
  ) -> MemberSummary {
    let spans = tops.filter { $0.member == name && !$0.isSuggestion }
    let requests = (calls.timelines[member] ?? []).filter { $0.counts(in: mode) }
    let rejected = requests.count(where: \.isRejected)
    return MemberSummary(
      member: name, secondsOnTop: spans.reduce(0) { $0 + ($1.to - $1.from) },
      windows: windows.count, windowsShown: Self.shown(windows, during: spans),
      reloads: requests.count - rejected, rejectedReloads: rejected
    )
  }

  /// Counts the windows that overlap a span; both lists are in order and without overlaps.
  private static func shown(_ windows: [RelevanceWindow], during spans: [TopSpan]) -> Int {
    var span = 0
    return windows.count { window in
      while span < spans.count, spans[span].to <= window.from { span += 1 }
      return span < spans.count && spans[span].from < window.to
    }
  }
}
