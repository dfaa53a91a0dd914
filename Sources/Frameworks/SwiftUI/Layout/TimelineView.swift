// SwiftUI's TimelineView. A widget shows it as of the moment its entry is drawn.

public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

public enum TimelineScheduleMode: Sendable {
  case normal, lowFrequency
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let steps = max(0, ((startDate.timeIntervalSince(start)) / interval).rounded(.down))
    return sequence(first: start + steps * interval) { $0 + interval }
  }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let minute = (startDate.timeIntervalSince1970 / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSince1970: minute)) { $0 + 60 }
  }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval

  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 60
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
    let interval = interval
    return sequence(first: startDate) { $0 + interval }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    .init(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { .init() }

  public static func animation(
    minimumInterval: TimeInterval? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    .init(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    .init(dates)
  }
}

public struct TimelineViewDefaultContext {
  public enum Cadence: Comparable, Sendable {
    case live, seconds, minutes
  }

  public let date: Date
  public let cadence: Cadence

  /// Asks for the content to be made again; it is made once here.
  public func invalidateTimelineContent() {}
}

/// A view that changes at the dates of a schedule; its content is that of the first.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View,
  PrimitiveView
{
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  nonisolated public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  public var body: Never { noBody(Self.self) }

  @MainActor package func nodes(in context: ViewContext) -> [ViewNode] {
    let now = context.environment.displayDate ?? Date()
    context.noteIdle("TimelineView")
    let date = schedule.entries(from: now, mode: .normal).first { _ in true } ?? now
    return [
      ViewNode(
        "TimelineView",
        children: context.nodes(of: content(.init(date: date, cadence: .minutes))))
    ]
  }
}
