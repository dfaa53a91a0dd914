import WidgetRecording

/// The times at which one member of a stack is a candidate: its windows and the proposals for it.
///
/// A class, because a walk through the tracks of a stack asks each very often.
final class CandidateTrack {
  /// The progress of a walk through a track; instants must not go backwards.
  struct Cursor {
    fileprivate var window = 0
    fileprivate var proposal = 0
    fileprivate var deliveries = 0
  }

  private let windows: [RelevanceWindow]
  private let scale: ProviderScale?
  private let proposals: [SimulatedInterval]

  /// Creates the track of a member.
  ///
  /// - Parameters:
  ///   - track: Its relevance; nil where it has no timelines.
  ///   - proposals: The intervals of its proposals, in order and without overlaps.
  init(track: RelevanceTrack?, proposals: [SimulatedInterval]) {
    scale = track?.scale
    self.proposals = proposals
    windows = track?.windows ?? []
  }

  /// The instants at which the effective score or a proposal changes.
  ///
  /// A window that follows another of the same score changes nothing when it starts.
  var changes: [SimulatedInstant] {
    var instants = proposals.flatMap { [$0.start, $0.end] }
    for (index, window) in windows.enumerated() {
      let follows =
        index > 0 && windows[index - 1].to == window.from
        && windows[index - 1].score == window.score
      if follows { instants.removeLast() } else { instants.append(window.from) }
      instants.append(window.to)
    }
    return instants
  }

  /// Returns score, strength and the number of the current window; nil for no candidate.
  ///
  /// A proposal for a widget that is in the stack makes it a candidate of strength 1.
  func state(
    at instant: SimulatedInstant, cursor: inout Cursor
  ) -> (score: Double, strength: Double, window: Int)? {
    while cursor.window < windows.count, windows[cursor.window].to <= instant {
      cursor.window += 1
    }
    while cursor.proposal < proposals.count, proposals[cursor.proposal].end <= instant {
      cursor.proposal += 1
    }
    var window: RelevanceWindow?
    if cursor.window < windows.count, windows[cursor.window].from <= instant {
      window = windows[cursor.window]
    }
    if cursor.proposal < proposals.count, proposals[cursor.proposal].start <= instant {
      return (window?.score ?? 0, 1, -1 - cursor.proposal)
    }
    guard let window, let scale else { return nil }
    let greatest = scale.greatestScore(at: instant, passed: &cursor.deliveries)
    return (window.score, window.score / greatest, cursor.window)
  }
}
