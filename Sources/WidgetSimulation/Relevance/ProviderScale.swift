public import WidgetRecording

/// The greatest score that a kind has delivered, as it grows from timeline to timeline.
///
/// Apple documents that a score is relative to the entries of current and past timelines and of all
/// that the provider creates: of every family and configuration of its kind. That entries still to
/// come of a delivered timeline count as well is assumed.
public struct ProviderScale: Hashable, Sendable {
  /// A delivery that raised the greatest score.
  private struct Step: Hashable {
    var from: SimulatedInstant
    var greatest: Double
  }

  private let steps: [Step]

  /// Follows the timelines of one kind.
  ///
  /// - Parameters:
  ///   - calls: The kind's calls; those that delivered no timeline in this mode are left out.
  ///   - mode: The Developer Mode whose sequences of calls count.
  public init(_ calls: [RecordedCall], in mode: DeveloperMode) {
    let delivered = calls.filter {
      $0.deliveredTimeline && $0.counts(in: mode) && $0.at.isFinite
    }
    var steps: [Step] = []
    for call in delivered.stablySorted(by: { $0.at < $1.at }) {
      guard let greatest = Self.greatestScore(of: call), greatest > steps.last?.greatest ?? 0
      else { continue }
      if steps.last?.from == call.at { steps.removeLast() }
      steps.append(Step(from: call.at, greatest: greatest))
    }
    self.steps = steps
  }

  /// The greatest finite score of a call's entries; nil where none has any.
  private static func greatestScore(of call: RecordedCall) -> Double? {
    call.entries.withUnsafeBufferPointer { entries in
      entries.indices.lazy.compactMap { entries[$0].relevance?.score }.filter(\.isFinite).max()
    }
  }

  /// The greatest positive score delivered up to an instant, for a walk that never goes back.
  ///
  /// - Parameters:
  ///   - instant: The instant.
  ///   - passed: The number of deliveries that were passed by; 0 at the beginning of a walk.
  /// - Returns: The score; 0 where there is none.
  func greatestScore(at instant: SimulatedInstant, passed: inout Int) -> Double {
    while passed < steps.count, steps[passed].from <= instant { passed += 1 }
    return passed > 0 ? steps[passed - 1].greatest : 0
  }

  /// The greatest positive score delivered up to an instant; 0 where there is none.
  public func greatestScore(at instant: SimulatedInstant) -> Double {
    let index = steps.partitioningIndex { $0.from > instant } - 1
    return index >= 0 ? steps[index].greatest : 0
  }
}
