public import WidgetRecording

/// Decides when one member is asked for its next timeline, in one Developer Mode.
///
/// Ask `next` for a request; where it was refused, record it and ask again. Otherwise call
/// the provider, then report `delivered` or `failed`. Apple documents the policies, that a minimum
/// interval and a daily budget exist, and that Developer Mode lifts the budget. The numbers, and
/// the date that the platform picks after a timeline without a future, are assumed.
public struct ReloadSchedule: Hashable, Sendable {
  /// Seconds until a failed request is repeated; observed by the community, not documented.
  public static let retryInterval = 3600.0
  /// Failures in succession after which nothing more is asked; our choice.
  public static let greatestFailures = 3

  /// A request that a policy, a failure or a refusal has made due.
  private struct Due: Hashable {
    var at: SimulatedInstant
    var reason: RequestReason
    var wasRejected = false
  }

  /// The last request that was made.
  private struct Last: Hashable {
    var at: SimulatedInstant
    var reason: RequestReason
  }

  /// A requested reload.
  private struct Asked: Hashable {
    var at: SimulatedInstant
    var reason: RequestReason
    var cost: ReloadCost
  }

  private let budget: RateLimit
  private let developerMode: DeveloperMode
  private var due: Due?
  private var asked: [Asked] = []
  /// The requests that counted, by time, without the last one while its outcome is not known.
  private var counted: [SimulatedInstant] = []
  /// The last request that counted, until its outcome is known.
  ///
  /// It stands apart so that a copy of the schedule can look ahead without copying all requests.
  private var uncounted: SimulatedInstant?
  private var last: Last?
  private var failures = 0

  /// Creates a schedule whose first request is made at the start.
  ///
  /// - Parameters:
  ///   - budget: The number of requests allowed in a day, and the least interval between them.
  ///   - developerMode: On lifts the budget, not the interval.
  ///   - start: The first instant.
  public init(budget: RateLimit, developerMode: DeveloperMode, start: SimulatedInstant) {
    self.budget = budget
    self.developerMode = developerMode
    due = Due(at: start, reason: .initial)
  }

  /// Takes the next request; nil where nothing will be asked any more.
  ///
  /// - Returns: A request, later than or at the time of the one before.
  public mutating func next() -> ReloadRequest? {
    guard failures < Self.greatestFailures else { return nil }
    countLast()
    let dueTime = due.map { spaced($0.at) }
    if let request = asked.first {
      let time =
        request.cost == .free ? max(request.at, last?.at ?? request.at) : spaced(request.at)
      if dueTime.map({ time <= $0 }) ?? true {
        asked.removeFirst()
        return answer(to: request, at: time)
      }
    }
    guard let due, let dueTime else { return nil }
    if !due.wasRejected, let allowed = refusedUntil(dueTime) {
      wait(until: allowed, reason: due.reason)
      return ReloadRequest(rejectedAt: dueTime)
    }
    return make(at: dueTime, reason: due.reason, cost: .counted)
  }

  /// Reports the timeline that came of the last request.
  ///
  /// - Parameters:
  ///   - timeline: The timeline.
  ///   - instant: The instant of its delivery.
  public mutating func delivered(_ timeline: RecordedTimeline, at instant: SimulatedInstant) {
    countLast()
    failures = 0
    switch timeline.policy {
    case .never: due = nil
    case .after(let date):
      due = date < .distantFuture ? Due(at: max(date, instant), reason: .after) : nil
    case .atEnd:
      let end = timeline.entries.lazy.map(\.date).filter { !$0.isNaN }.max() ?? .distantPast
      if end > instant {
        due = end < .distantFuture ? Due(at: end, reason: .atEnd) : nil
      } else {
        let pause = RateLimit.day / Double(budget.perDay)
        due = budget.perDay > 0 ? Due(at: instant + pause, reason: .atEnd) : nil
      }
    }
  }

  /// Reports that the last request came to nothing: a crash, or no answer in time.
  ///
  /// - Parameter instant: The instant of the request.
  public mutating func failed(at instant: SimulatedInstant) {
    countLast()
    failures += 1
    due = Due(at: instant + Self.retryInterval, reason: last?.reason ?? .initial)
  }

  /// Adds a reload that the app, a person or the device asks for.
  ///
  /// - Parameters:
  ///   - instant: The instant at which it is asked for.
  ///   - reason: The reason.
  ///   - cost: Whether it counts; where nil, an interaction and the environment are free.
  public mutating func requestReload(
    at instant: SimulatedInstant, reason: RequestReason, cost: ReloadCost? = nil
  ) {
    let usual: ReloadCost = [.interaction, .environment].contains(reason) ? .free : .counted
    let position = asked.partitioningIndex { $0.at > instant }
    asked.insert(Asked(at: instant, reason: reason, cost: cost ?? usual), at: position)
  }

  private mutating func answer(to request: Asked, at time: SimulatedInstant) -> ReloadRequest {
    if request.cost == .counted, let allowed = refusedUntil(time) {
      if due.map({ allowed < $0.at }) ?? true { wait(until: allowed, reason: request.reason) }
      return ReloadRequest(rejectedAt: time)
    }
    return make(at: time, reason: request.reason, cost: request.cost)
  }

  private mutating func make(
    at instant: SimulatedInstant, reason: RequestReason, cost: ReloadCost
  ) -> ReloadRequest {
    // Without a budget no request is ever looked for again.
    if cost == .counted, developerMode == .off { uncounted = instant }
    last = Last(at: instant, reason: reason)
    due = nil
    return ReloadRequest(at: instant, reason: reason, cost: cost)
  }

  /// Adds the last request to those that counted.
  private mutating func countLast() {
    guard let instant = uncounted else { return }
    counted.append(instant)
    uncounted = nil
  }

  private mutating func wait(until allowed: SimulatedInstant, reason: RequestReason) {
    due = allowed < .distantFuture ? Due(at: allowed, reason: reason, wasRejected: true) : nil
  }

  /// The earliest instant that keeps the interval after the last request.
  ///
  /// The interval is never below a second, so that a policy which asks at once cannot stop time.
  private func spaced(_ instant: SimulatedInstant) -> SimulatedInstant {
    guard let last else { return instant }
    return max(instant, last.at + max(budget.minimumInterval, 1))
  }

  /// The instant at which the budget allows a request that it refuses now; nil where it allows it.
  private func refusedUntil(_ instant: SimulatedInstant) -> SimulatedInstant? {
    guard developerMode == .off else { return nil }
    guard budget.perDay > 0 else { return .distantFuture }
    guard counted.count >= budget.perDay else { return nil }
    let oldest = counted[counted.count - budget.perDay]
    return oldest > instant - RateLimit.day ? max(instant, oldest + RateLimit.day) : nil
  }
}
