import WidgetManifest
import WidgetRecording
import WidgetSimulation

/// The timelines of one member, one after the other, for both Developer Modes while they agree.
struct TimelineSequence {
  /// The timeline call that is repeated.
  let invocation: Invocation
  /// The Developer Modes that the sequence stands for, off before on.
  private(set) var modes: [DeveloperMode]

  /// Whether the first request was served.
  private(set) var hasBegun = false

  /// Whether the last request brought a timeline.
  private var hasTimeline = false
  /// Whether it was asked what is new at midnight.
  private var isProbed = false
  /// The schedules before their pending requests were taken, and after.
  private var schedules: [ReloadSchedule]
  private var taken: [ReloadSchedule] = []
  private var pending: [ReloadRequest?] = []
  /// Whether nothing will be asked any more.
  private var isOver = false
  /// The events of the scenario that the sequence knows of.
  private(set) var events = 0

  /// Creates a sequence whose first request is due at the start of the span.
  ///
  /// - Parameters:
  ///   - invocation: The timeline call that is repeated.
  ///   - modes: The Developer Modes to follow.
  ///   - budget: The reload budget of a member.
  ///   - start: The first instant of the span.
  init(invocation: Invocation, modes: [DeveloperMode], budget: RateLimit, start: SimulatedInstant) {
    self.invocation = invocation
    self.modes = modes
    schedules = modes.map {
      ReloadSchedule(budget: budget, developerMode: $0, start: start)
    }
    look()
  }

  /// Looks up the next requests, which an event may still precede.
  private mutating func look() {
    taken = schedules
    pending = []
    for index in taken.indices { pending.append(isOver ? nil : taken[index].next()) }
  }

  /// Asks for a reload because of an event of the scenario.
  ///
  /// - Parameters:
  ///   - reload: The reload; nil where the event asks for none of this widget.
  ///   - instant: The instant of the event.
  ///   - count: The events that were played, this one included.
  mutating func take(_ reload: ScenarioEffect.Reload?, at instant: SimulatedInstant, count: Int) {
    guard count > events else { return }
    events = count
    guard let reload else { return }
    for index in schedules.indices {
      schedules[index].requestReload(
        at: instant, reason: reload.reason, cost: reload.isFree ? .free : .counted)
    }
    look()
  }

  /// The next request; nil once nothing more is due.
  var next: ReloadRequest? {
    pending[0]
  }

  /// The mode that a call of this sequence belongs to; nil where it counts for both.
  var developerMode: DeveloperMode? {
    modes.count == 2 ? nil : modes[0]
  }

  /// Takes away the Developer Modes whose next request differs from the first one's.
  ///
  /// - Returns: A sequence for them; nil while all agree.
  mutating func split() -> TimelineSequence? {
    guard modes.count == 2, pending[0] != pending[1] else { return nil }
    var other = self
    other.modes = [modes[1]]
    (other.schedules, other.taken) = ([schedules[1]], [taken[1]])
    other.pending = [pending[1]]
    modes = [modes[0]]
    (schedules, taken) = ([schedules[0]], [taken[0]])
    pending = [pending[0]]
    return other
  }

  /// Advances after the request was answered, or refused by the budget.
  ///
  /// - Parameters:
  ///   - call: The call; of one that the budget refused nothing came back.
  ///   - reloads: Whether the extension asked meanwhile for a reload of this widget.
  mutating func advance(after call: RecordedCall, reloads: Bool) {
    hasBegun = true
    hasTimeline = call.timeline != nil
    // A provider that did not answer will not answer next time; waiting again would tell nothing.
    guard call.termination != .timedOut else {
      isOver = true
      return look()
    }
    schedules = taken
    // Each schedule is changed in place, not in a copy.
    taken = []
    for index in schedules.indices {
      if !call.isRejected {
        if let timeline = call.timeline {
          schedules[index].delivered(timeline, at: call.deliveredAt)
        } else {
          schedules[index].failed(at: call.at)
        }
        if reloads { schedules[index].requestReload(at: call.at, reason: .appReload) }
      }
    }
    look()
  }
}

/// A question that no device asks: which timeline there would be shortly before or after midnight.
struct MidnightProbe {
  let at: SimulatedInstant
  let invocation: Invocation
  let developerMode: DeveloperMode?
}

extension TimelineSequence {
  /// Returns the questions that tell whether the content changes at midnight: one before, one
  /// after.
  ///
  /// They are asked once, where a timeline goes on past a midnight of the span.
  ///
  /// - Parameters:
  ///   - instant: The instant of the request that was served last.
  ///   - header: The span, and the clock on its wall.
  /// - Returns: Two questions, or none.
  mutating func midnightProbes(
    after instant: SimulatedInstant, in header: RecordedHeader
  ) -> [MidnightProbe] {
    guard hasTimeline, !isProbed else { return [] }
    let end = next?.at ?? .distantFuture
    // Most timelines end too early for any midnight; finding the next one takes longer than that.
    guard end > instant + 360,
      let midnight = header.clock.next(0, from: instant + 60), midnight + 1 < header.span.end,
      end > midnight + 300
    else { return [] }
    isProbed = true
    return [midnight - 1, midnight + 1].map {
      MidnightProbe(at: $0, invocation: invocation, developerMode: developerMode)
    }
  }
}
