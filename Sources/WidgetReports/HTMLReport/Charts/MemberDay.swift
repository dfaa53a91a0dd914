import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// The events of one member over the simulated span in one Developer Mode.
struct MemberDay {
  /// A rotation or suppression at an instant, with its stack.
  struct Turn {
    enum Event {
      case rotation(Rotation)
      case suppression(RotationSuppression)
    }

    var at: SimulatedInstant
    var stack: String
    var event: Event

    /// The event in words, which are made for those alone that are shown.
    var text: String {
      switch event {
      case .rotation(let rotation):
        "score \(ValueFormatter.score(rotation.score)), strength "
          + ValueFormatter.percent(rotation.strength) + ", in place of \(rotation.from)"
      case .suppression(let suppression):
        "score \(ValueFormatter.score(suppression.score)): \(suppression.reason.phrase)"
      }
    }
  }

  /// An entry that had its turn.
  struct Entry: Hashable {
    var date: SimulatedInstant
    var hasRelevance: Bool
  }

  /// The spans in which the member is on top of a stack.
  struct Top: Hashable {
    var stack: String
    var spans: [TopSpan]
  }

  /// The Developer Mode.
  let mode: DeveloperMode
  /// The relevance.
  let windows: [RelevanceWindow]
  /// The rotations to the member.
  let rotations: [Turn]
  /// The rotations that a limit did not allow.
  let suppressions: [Turn]
  /// The intervals on top of each stack.
  let tops: [Top]
  /// The instants at which a timeline was delivered.
  let reloads: [SimulatedInstant]
  /// The instants at which the reload budget refused a request.
  let rejections: [SimulatedInstant]
  /// The calls that ended without an answer.
  let failures: [RecordedCall]
  /// The entries that had their turn.
  let entries: [Entry]

  /// Returns a member's days, one for each Developer Mode.
  ///
  /// Where no call was made for one mode alone, all have the same entries, of which there may be
  /// very many.
  static func days(
    of member: Member, in modes: [DeveloperMode], of page: PageModel
  ) -> [MemberDay] {
    let calls = page.calls[member] ?? []
    let shared = calls.allSatisfy { $0.developerMode == nil } ? applied(calls) : nil
    return modes.map { mode in
      let entries = shared ?? applied(calls.filter { $0.counts(in: mode) })
      return MemberDay(member, in: mode, of: page, entries: entries)
    }
  }

  private init(
    _ member: Member, in mode: DeveloperMode, of page: PageModel, entries: [Entry]
  ) {
    self.mode = mode
    windows = page.windows(of: member, in: mode)
    let traces = page.stacks(of: member).compactMap { stack in
      stack.modes.first { $0.developerMode == mode }.map { (stack.stack.name, $0) }
    }
    rotations = traces.flatMap { stack, trace in
      trace.rotations.filter { $0.to == member.name }.map {
        Turn(at: $0.at, stack: stack, event: .rotation($0))
      }
    }
    suppressions = traces.flatMap { stack, trace in
      trace.suppressions.filter { $0.member == member.name }.map {
        Turn(at: $0.at, stack: stack, event: .suppression($0))
      }
    }
    tops = traces.map { stack, trace in
      Top(stack: stack, spans: trace.tops.filter { $0.member == member.name && !$0.isSuggestion })
    }
    let calls = (page.calls[member] ?? []).filter { $0.mode == .timeline && $0.counts(in: mode) }
    reloads = calls.filter(\.deliveredTimeline).map(\.at)
    rejections = calls.filter(\.isRejected).map(\.at)
    failures = calls.filter(\.hasFailed)
    self.entries = entries
  }

  /// The entries of calls that come into force before the next timeline replaces them.
  private static func applied(_ calls: [RecordedCall]) -> [Entry] {
    let calls = calls.filter { $0.mode == .timeline && $0.deliveredTimeline }
    var applied: [Entry] = []
    applied.reserveCapacity(calls.reduce(0) { $0 + $1.entries.count })
    for (index, call) in calls.enumerated() {
      let next = index + 1 < calls.count ? calls[index + 1].at : .distantFuture
      let entries = call.entries.lazy.filter(\.date.isFinite).map {
        Entry(date: $0.date, hasRelevance: $0.relevance != nil)
      }
      let sorted = entries.stablySorted { $0.date < $1.date }
      let first = sorted.partitioningIndex { $0.date > call.at }
      let end = sorted.partitioningIndex { $0.date >= next }
      if first > 0 {
        applied.append(Entry(date: call.at, hasRelevance: sorted[first - 1].hasRelevance))
      }
      if first < end { applied += sorted[first..<end] }
    }
    return applied
  }

  /// The share of the member's time on top in a stack.
  func secondsOnTop(in top: Top) -> Double {
    top.spans.reduce(0) { $0 + ($1.to - $1.from) }
  }

  /// Whether the member is on top of some stack at some time of a window.
  func isShown(during window: RelevanceWindow) -> Bool {
    tops.contains { !$0.spans(during: SimulatedInterval(window.from, window.to)).isEmpty }
  }

  /// The parts of windows in which the member is on top of some stack, as far as they can be drawn
  /// apart.
  func shownParts(
    of group: WindowGroup, x place: (SimulatedInstant) -> Double
  ) -> [SimulatedInterval] {
    let parts = tops.flatMap { $0.spans(during: group.span) }
    return MarkCluster.merge(parts, distance: WindowGroup.leastDistance) { place($0.start) }
      .compactMap { cluster in
        guard let first = cluster.items.first else { return nil }
        return SimulatedInterval(first.start, cluster.items.map(\.end).max() ?? first.end)
      }
  }

  /// The day in words, for a caption.
  var phrase: String {
    var parts = [ValueFormatter.counted(windows.count, "relevance window")]
    if !tops.isEmpty {
      parts.append(ValueFormatter.counted(rotations.count, "rotation"))
      parts.append("\(suppressions.count) suppressed")
    }
    parts.append(ValueFormatter.counted(reloads.count, "reload"))
    parts.append("\(rejections.count) rejected")
    if !failures.isEmpty { parts.append("\(failures.count) failed") }
    return parts.joined(separator: " · ")
  }
}

extension RotationSuppression.Reason {
  /// The limit in words.
  var phrase: String {
    switch self {
    case .perDay: "the limit for 24 hours was used up"
    case .minimumInterval: "too soon after the last rotation"
    }
  }
}

extension MemberDay.Top {
  /// The parts of the spans that lie in an interval; the spans are in order of time.
  func spans(during interval: SimulatedInterval) -> [SimulatedInterval] {
    let first = spans.partitioningIndex { $0.to > interval.start }
    let end = spans.partitioningIndex { $0.from >= interval.end }
    guard first < end else { return [] }
    return spans[first..<end].map {
      SimulatedInterval(max($0.from, interval.start), min($0.to, interval.end))
    }
  }
}
