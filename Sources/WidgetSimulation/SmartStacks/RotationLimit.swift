import WidgetRecording

/// Counts what happened to one member or kind and says when a limit forbids more.
///
/// Apple documents that rotations and suggestions are limited and that Developer Mode bypasses the
/// limit; the numbers and the rolling day are assumed.
struct RotationLimit: Sendable {
  /// The limit; nil lifts it.
  let limit: RateLimit?
  private var times: [SimulatedInstant] = []

  /// Creates a limit under which nothing has happened yet.
  ///
  /// - Parameters:
  ///   - limit: What is allowed.
  ///   - developerMode: On lifts the limit.
  init(_ limit: RateLimit, developerMode: DeveloperMode) {
    self.limit = developerMode == .on ? nil : limit
  }

  /// The reason for refusing a rotation at an instant; nil where it is allowed.
  func refusal(at instant: SimulatedInstant) -> RotationSuppression.Reason? {
    guard let limit else { return nil }
    if limit.perDay <= 0 { return .perDay }
    if times.count >= limit.perDay, times[times.count - limit.perDay] > instant - RateLimit.day {
      return .perDay
    }
    if let last = times.last, instant - last < limit.minimumInterval { return .minimumInterval }
    return nil
  }

  /// Notes that it happened.
  mutating func record(at instant: SimulatedInstant) {
    times.append(instant)
  }
}
