public import WidgetRecording

/// Decides when one member is asked for its next timeline, in one Developer Mode.
///
/// Ask `next` for a request; where its reason is `rejected`, record it and ask again. Otherwise call
/// the provider, then report `delivered` or `failed`. Apple documents the policies, that a minimum
/// interval and a daily budget exist, and that Developer Mode lifts the budget. The numbers, and the
/// date that the platform picks after a timeline without a future, are assumed.
public struct ReloadSchedule: Hashable, Sendable {
  /// Seconds until a failed request is repeated; observed by the community, not documented.
  public static let retryInterval = 3600.0
  /// Failures in succession after which nothing more is asked; our choice.
  public static let greatestFailures = 3

  /// A request that a policy, a failure or a refusal has made due.
  private struct Due: Hashable {
    var at: Double
    var reason: RequestReason
    var wasRejected = false
  }

  private let budget: RateLimit
  private let developerMode: DeveloperMode
  private var due: Due?
  private var asked: [ReloadRequest] = []
  /// The requests that counted, by time.
  private var counted: [Double] = []
  private var last: ReloadRequest?
  private var failures = 0

  /// Creates a schedule whose first request is made at the start.
  ///
  /// - Parameters:
  ///   - budget: How many requests a day are allowed, and how far apart.
  ///   - developerMode: On lifts the budget, not the interval.
  ///   - start: The first instant, in seconds since 1970.
  public init(budget: RateLimit, developerMode: DeveloperMode, start: Double) {
    self.budget = budget
    self.developerMode = developerMode
    due = Due(at: start, reason: .initial)
  }

  /// Takes the next request; nil where nothing will be asked any more.
  ///
  /// - Returns: A request, later than or at the time of the one before.
  public mutating func next() -> ReloadRequest? {
    guard failures < Self.greatestFailures else { return nil }
    let dueTime = due.map { spaced($0.at) }
    if let request = asked.first {
      let time = request.isFree ? max(request.at, last?.at ?? request.at) : spaced(request.at)
      if dueTime.map({ time <= $0 }) ?? true {
        asked.removeFirst()
        return answer(to: request, at: time)
      }
    }
    guard let due, let dueTime else { return nil }
    if !due.wasRejected, let allowed = refusedUntil(dueTime) {
      wait(until: allowed, reason: due.reason)
      return ReloadRequest(at: dueTime, reason: .rejected, isFree: false)
    }
    return make(ReloadRequest(at: dueTime, reason: due.reason, isFree: false))
  }

  /// Reports the timeline that came of the last request.
  ///
  /// - Parameters:
  ///   - instant: When it was delivered, in seconds since 1970.
  ///   - entries: Its entries.
  ///   - policy: When the provider wants to be asked again.
  public mutating func delivered(
    at instant: Double, entries: [RecordedEntry], policy: ReloadPolicy
  ) {
    failures = 0
    switch policy {
    case .never: due = nil
    case .after(let date):
      due = date < .infinity ? Due(at: max(date, instant), reason: .after) : nil
    case .atEnd:
      let end = entries.map(\.date).filter { !$0.isNaN }.max() ?? -.infinity
      if end > instant {
        due = end < .infinity ? Due(at: end, reason: .atEnd) : nil
      } else {
        let pause = RotationLimit.day / Double(budget.perDay)
        due = budget.perDay > 0 ? Due(at: instant + pause, reason: .atEnd) : nil
      }
    }
  }

  /// Reports that the last request came to nothing: a crash, or no answer in time.
  ///
  /// - Parameter instant: When the request was made, in seconds since 1970.
  public mutating func failed(at instant: Double) {
    failures += 1
    due = Due(at: instant + Self.retryInterval, reason: last?.reason ?? .initial)
  }

  /// Adds a reload that the app, a person or the device asks for.
  ///
  /// - Parameters:
  ///   - instant: When it is asked for, in seconds since 1970.
  ///   - reason: Why.
  ///   - cost: Whether it counts; where nil, an interaction and the environment are free.
  public mutating func requestReload(
    at instant: Double, reason: RequestReason, cost: ReloadCost? = nil
  ) {
    let usual: ReloadCost = [.interaction, .environment].contains(reason) ? .free : .counted
    let request = ReloadRequest(at: instant, reason: reason, isFree: (cost ?? usual) == .free)
    let position = asked.partitioningIndex { $0.at > instant }
    asked.insert(request, at: position)
  }

  private mutating func answer(to request: ReloadRequest, at time: Double) -> ReloadRequest {
    if !request.isFree, let allowed = refusedUntil(time) {
      if due.map({ allowed < $0.at }) ?? true { wait(until: allowed, reason: request.reason) }
      return ReloadRequest(at: time, reason: .rejected, isFree: false)
    }
    return make(ReloadRequest(at: time, reason: request.reason, isFree: request.isFree))
  }

  private mutating func make(_ request: ReloadRequest) -> ReloadRequest {
    if !request.isFree { counted.append(request.at) }
    last = request
    due = nil
    return request
  }

  private mutating func wait(until allowed: Double, reason: RequestReason) {
    due = allowed < .infinity ? Due(at: allowed, reason: reason, wasRejected: true) : nil
  }

  /// The earliest instant that keeps the interval after the last request.
  ///
  /// The interval is never below a second, so that a policy which asks at once cannot stop time.
  private func spaced(_ instant: Double) -> Double {
    guard let last else { return instant }
    return max(instant, last.at + max(budget.minimumInterval, 1))
  }

  /// The instant at which the budget allows a request that it refuses now; nil where it allows it.
  private func refusedUntil(_ instant: Double) -> Double? {
    guard developerMode == .off else { return nil }
    guard budget.perDay > 0 else { return .infinity }
    guard counted.count >= budget.perDay else { return nil }
    let oldest = counted[counted.count - budget.perDay]
    return oldest > instant - RotationLimit.day ? max(instant, oldest + RotationLimit.day) : nil
  }
}
