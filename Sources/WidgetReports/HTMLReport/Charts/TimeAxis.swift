import WidgetRecording

/// The simulated span along a drawing's width, with marks at round local times.
struct TimeAxis {
  /// A mark with its label.
  struct Tick: Hashable {
    var x: Double
    var label: String
    /// Whether a day starts here.
    var isDay: Bool
  }

  /// The width of all drawings of a page; they share it, so that instants stand above one another.
  static let width = 960.0
  private static let steps = [
    60, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 172_800, 604_800,
    2_419_200,
  ]
  private static let labels = 13.0

  /// The span, which is never empty.
  let span: SimulatedInterval
  /// Where the first instant stands.
  let left: Double
  /// Where the last instant stands.
  let right = TimeAxis.width - 18
  private let clock: LocalClock

  init(span: SimulatedInterval, left: Double, clock: LocalClock) {
    self.span = SimulatedInterval(span.start, max(span.end, span.start + 1))
    self.left = left
    self.clock = clock
  }

  /// Returns the place of an instant; what lies outside the span stands at its edge.
  func x(_ instant: SimulatedInstant) -> Double {
    let part = (min(max(instant, span.start), span.end) - span.start) / span.seconds
    return left + (part.isFinite ? part : 0) * (right - left)
  }

  /// Whether an instant can be drawn.
  func contains(_ instant: SimulatedInstant) -> Bool {
    instant.isFinite && instant >= span.start && instant <= span.end
  }

  /// The marks, at round times of the local clock.
  var ticks: [Tick] {
    guard LocalClock.canShow(span.start), LocalClock.canShow(span.end) else { return [] }
    let length = span.seconds
    let step = Self.steps.first { length / Double($0) <= Self.labels } ?? Int(saturating: length / Self.labels)
    var ticks: [Tick] = []
    var instant = SimulatedInstant(span.start.secondsSince1970.rounded(.up))
    while instant <= span.end {
      let reading = clock.reading(at: instant)
      let past = step < 86_400 ? reading.secondOfDay % step : reading.secondOfDay
      let isRound = past == 0 && (step <= 86_400 || reading.date.dayNumber % (step / 86_400) == 0)
      if isRound {
        let isDay = reading.secondOfDay == 0
        let label = isDay ? clock.day(instant) : clock.time(instant)
        ticks.append(Tick(x: x(instant), label: label, isDay: isDay))
      }
      instant = instant + Double(min(step, 86_400) - past)
    }
    return ticks
  }

  /// The instants at which the local clock is put forward or back, and by how much.
  var clockChanges: [(instant: SimulatedInstant, label: String)] {
    var changes: [(instant: SimulatedInstant, label: String)] = []
    guard LocalClock.canShow(span.start), LocalClock.canShow(span.end) else { return [] }
    var instant = span.start
    while changes.count < 4, let next = clock.nextChange(after: instant), next < span.end {
      let shift = clock.offset(at: next) - clock.offset(at: next - 1)
      let label = "clocks \(shift < 0 ? "−" : "+")\(ValueFormatter.duration(Double(abs(shift))))"
      changes.append((next, label))
      instant = next
    }
    return changes
  }

  /// The date and time zone that the labels are in.
  var caption: String {
    let first = clock.moment(span.start)
    let last = clock.moment(span.end)
    return "\(first) to \(last), \(clock.offsetName(at: span.start))"
  }
}
