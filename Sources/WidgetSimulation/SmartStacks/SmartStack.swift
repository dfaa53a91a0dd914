import WidgetRecording

/// A stack that rotates to whichever member is relatively most relevant.
///
/// Apple documents what makes a member a candidate, that scores of one member are compared with its
/// own, that rotations are limited, and that Developer Mode lifts the limit. How members are
/// compared with one another and how ties are broken is our choice.
struct SmartStack {
  /// A member's window as a candidate, with its score.
  private struct Candidate {
    var position: Int
    var score: Double
    var strength: Double
    var window: Int
  }

  /// The last window and the last proposal of a member that a limit suppressed.
  ///
  /// Windows come in order, and so do proposals, whose numbers are negative and fall.
  private struct Suppressed {
    var window = -1
    var proposal = 0

    /// Notes a window or a proposal and returns whether it is a new one.
    mutating func insert(_ number: Int) -> Bool {
      if number < 0 {
        defer { proposal = min(proposal, number) }
        return number < proposal
      }
      defer { window = max(window, number) }
      return number > window
    }
  }

  private let stack: RecordedStack
  private let span: SimulatedInterval
  private let tracks: [CandidateTrack]
  private var limits: [RotationLimit]
  private var suppressed: [Suppressed]
  private var candidates: [Candidate] = []
  private var top = 0

  private var rotations: [Rotation] = []
  private var suppressions: [RotationSuppression] = []

  /// Returns all that rotation does to a stack in the simulated span, suggestions aside.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - developerMode: On lifts the limit on rotations.
  ///   - tracks: The members' tracks, in stack order; nil where a member has no timelines.
  ///   - proposals: The intervals of each member's proposals, in stack order.
  ///   - span: The simulated span.
  /// - Returns: The rotations, what a limit suppressed, and the widgets on top.
  static func trace(
    of stack: RecordedStack, developerMode: DeveloperMode, tracks: [RelevanceTrack?],
    proposals: [[SimulatedInterval]], span: SimulatedInterval
  ) -> RotationTrace {
    var smart = Self(
      stack, developerMode: developerMode, tracks: tracks, proposals: proposals, span: span)
    smart.run()
    var trace = RotationTrace(developerMode: developerMode)
    trace.rotations = smart.rotations
    trace.suppressions = smart.suppressions
    trace.tops = smart.tops
    return trace
  }

  private init(
    _ stack: RecordedStack, developerMode: DeveloperMode, tracks: [RelevanceTrack?],
    proposals: [[SimulatedInterval]], span: SimulatedInterval
  ) {
    self.stack = stack
    self.span = span
    self.tracks = zip(tracks, proposals).map { CandidateTrack(track: $0, proposals: $1) }
    limits = stack.members.map { _ in
      RotationLimit(stack.rotationLimit, developerMode: developerMode)
    }
    suppressed = stack.members.map { _ in Suppressed() }
  }

  private mutating func run() {
    guard stack.smartRotate, !tracks.isEmpty, !span.isEmpty else { return }
    let changes = tracks.flatMap(\.changes).filter { span.start < $0 && $0 < span.end }
    var cursors = tracks.map { _ in CandidateTrack.Cursor() }
    var previous: SimulatedInstant?
    for instant in [span.start] + changes.sorted() where instant != previous {
      previous = instant
      decide(at: instant, cursors: &cursors)
    }
  }

  /// The widgets on top.
  private var tops: [TopSpan] {
    guard let first = stack.members.first, !span.isEmpty else { return [] }
    var spans = [TopSpan(member: first, from: span.start, to: span.end)]
    for rotation in rotations {
      spans[spans.count - 1].to = rotation.at
      if spans[spans.count - 1].from == rotation.at { spans.removeLast() }
      spans.append(TopSpan(member: rotation.to, from: rotation.at, to: span.end))
    }
    return spans
  }

  private mutating func decide(at instant: SimulatedInstant, cursors: inout [CandidateTrack.Cursor])
  {
    candidates.removeAll(keepingCapacity: true)
    for position in tracks.indices {
      guard let state = tracks[position].state(at: instant, cursor: &cursors[position])
      else { continue }
      candidates.append(
        Candidate(
          position: position, score: state.score, strength: state.strength, window: state.window
        )
      )
    }
    let strengthOfTop = candidates.first { $0.position == top }?.strength ?? 0
    candidates.sort { left, right in
      if left.strength != right.strength { return left.strength > right.strength }
      if left.position == top || right.position == top { return left.position == top }
      return left.position < right.position
    }
    for candidate in candidates {
      guard candidate.position != top, candidate.strength > strengthOfTop else { return }
      guard let reason = limits[candidate.position].refusal(at: instant) else {
        rotate(to: candidate, at: instant)
        return
      }
      suppress(candidate, at: instant, because: reason)
    }
  }

  private mutating func rotate(to candidate: Candidate, at instant: SimulatedInstant) {
    rotations.append(
      Rotation(
        at: instant, from: stack.members[top], to: stack.members[candidate.position],
        score: candidate.score, strength: candidate.strength
      )
    )
    limits[candidate.position].record(at: instant)
    top = candidate.position
  }

  private mutating func suppress(
    _ candidate: Candidate, at instant: SimulatedInstant, because reason: RotationSuppression.Reason
  ) {
    guard suppressed[candidate.position].insert(candidate.window) else { return }
    suppressions.append(
      RotationSuppression(
        at: instant, member: stack.members[candidate.position], score: candidate.score,
        strength: candidate.strength, reason: reason
      )
    )
  }
}
