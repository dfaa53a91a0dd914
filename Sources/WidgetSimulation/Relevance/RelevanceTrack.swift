public import WidgetRecording

/// The relevance of one member's entries over the simulated span, in one Developer Mode.
///
/// Apple documents that a relevance lasts for its duration, that a duration of zero lasts until the
/// next relevance, and that an entry without relevance changes nothing, across timelines. That a
/// value which is not a number counts as nothing is our choice.
public struct RelevanceTrack: Hashable, Sendable {
  /// The member.
  public let member: Member
  /// The Developer Mode whose sequence of calls this is.
  public private(set) var developerMode: DeveloperMode
  /// The calls that delivered a timeline, by time; windows name them by position.
  public let calls: [RecordedCall]
  /// The windows in order, cut to the span; they do not overlap.
  public let windows: [RelevanceWindow]

  /// The greatest scores of its kind.
  let scale: ProviderScale

  /// Follows a member's timelines.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - developerMode: The sequence of calls to follow.
  ///   - calls: The member's calls; those that delivered no timeline in this mode are left out.
  ///   - span: The simulated span.
  ///   - scale: The greatest scores of the member's kind; nil for those of the calls alone.
  public init(
    member: Member, developerMode: DeveloperMode, calls: [RecordedCall], span: SimulatedInterval,
    scale: ProviderScale? = nil
  ) {
    let delivered = calls.filter {
      $0.deliveredTimeline && $0.counts(in: developerMode) && $0.at.isFinite
    }
    let ordered = delivered.stablySorted { $0.at < $1.at }
    self.member = member
    self.developerMode = developerMode
    self.calls = ordered
    var follower = Follower(span: span)
    for (index, call) in ordered.enumerated() {
      let next = index + 1 < ordered.count ? ordered[index + 1].at : .distantFuture
      follower.deliver(call, at: index, until: next)
    }
    windows = follower.finished()
    self.scale = scale ?? ProviderScale(ordered, in: developerMode)
  }

  /// Returns the track of another Developer Mode in which the same calls count.
  func followed(in mode: DeveloperMode) -> RelevanceTrack {
    var track = self
    track.developerMode = mode
    return track
  }

  /// The effective window at an instant; nil where the member is not relevant.
  public func window(at instant: SimulatedInstant) -> RelevanceWindow? {
    let index = windows.partitioningIndex { $0.from > instant } - 1
    guard index >= 0, instant < windows[index].to else { return nil }
    return windows[index]
  }

  /// The greatest positive score that the kind has delivered up to an instant; 0 where there is
  /// none.
  public func greatestScore(at instant: SimulatedInstant) -> Double {
    scale.greatestScore(at: instant)
  }

  /// The score of a window relative to the greatest known at an instant, in (0, 1].
  public func strength(of window: RelevanceWindow, at instant: SimulatedInstant) -> Double {
    window.score / greatestScore(at: instant)
  }

  /// Seconds of the span in which the member is relevant.
  public var secondsRelevant: Double {
    windows.reduce(0) { $0 + ($1.to - $1.from) }
  }
}

/// Applies entries one after another and closes a window when the next one opens.
private struct Follower {
  let span: SimulatedInterval
  var windows: [RelevanceWindow] = []
  /// The window set by the entry applied last; its end is the entry's expiry.
  var current: RelevanceWindow?

  init(span: SimulatedInterval) {
    self.span = span
  }

  /// Applies a call's timeline up to the next call, which replaces it.
  mutating func deliver(_ call: RecordedCall, at index: Int, until next: SimulatedInstant) {
    let entries = call.entries
    let rises = entries.withUnsafeBufferPointer { entries in
      entries.indices.dropFirst().allSatisfy { entries[$0 - 1].date <= entries[$0].date }
    }
    // A date that is no number is neither before nor after another, so it rises with none.
    let order =
      rises
      ? nil
      : entries.indices.filter { !entries[$0].date.isNaN }
        .stablySorted { entries[$0].date < entries[$1].date }
    entries.withUnsafeBufferPointer { entries in
      for place in 0..<(order?.count ?? entries.count) {
        let position = order?[place] ?? place
        let date = entries[position].date
        guard date <= call.at || date < next else { break }
        guard let relevance = entries[position].relevance else { continue }
        apply(relevance, of: date, at: max(call.at, date), call: index, entry: position)
      }
    }
  }

  private mutating func apply(
    _ relevance: RecordedRelevance, of date: SimulatedInstant, at moment: SimulatedInstant,
    call: Int, entry: Int
  ) {
    close(at: moment)
    let score = relevance.score.isFinite ? relevance.score : 0
    current = RelevanceWindow(
      from: moment, to: Self.expiry(of: relevance, from: date), score: score, appliedAt: moment,
      call: call, entry: entry)
  }

  /// Closes what is still open and returns all windows.
  mutating func finished() -> [RelevanceWindow] {
    close(at: .distantFuture)
    return windows
  }

  private mutating func close(at moment: SimulatedInstant) {
    guard var window = current else { return }
    current = nil
    window.from = max(window.from, span.start)
    window.to = min(window.to, moment, span.end)
    guard window.score > 0, window.from < window.to else { return }
    windows.append(window)
  }

  private static func expiry(
    of relevance: RecordedRelevance, from date: SimulatedInstant
  ) -> SimulatedInstant {
    if relevance.duration == 0 { return .distantFuture }
    guard relevance.duration.isFinite, relevance.duration > 0 else { return date }
    return date + relevance.duration
  }
}
