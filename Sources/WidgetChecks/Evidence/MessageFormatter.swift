import WidgetRecording

/// Writes instants, spans and numbers as messages name them.
struct MessageFormatter: Sendable {
  private let clock: LocalClock

  /// Writes instants in the time zone of a recording.
  init(_ header: RecordedHeader) {
    clock = header.clock
  }

  /// Returns an instant as local day and time, such as `2026-03-02 09:30`.
  func instant(_ instant: SimulatedInstant) -> String {
    guard Timeline.isUsable(instant) else { return Self.number(instant.secondsSince1970) }
    return clock.numericMoment(instant)
  }

  /// Returns a number without a needless fraction.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  /// Returns a span such as `45 s`, `12 min` or `3 h 20 min`.
  static func span(_ seconds: Double) -> String {
    guard seconds.isFinite else { return "\(seconds)" }
    let whole = Int(max(-1e12, min(1e12, seconds.rounded())))
    if abs(whole) < 120 { return "\(whole) s" }
    let minutes = whole / 60
    if abs(minutes) < 120 { return "\(minutes) min" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(abs(minutes % 60)) min"
  }

  /// Returns a mean of times, from two minutes on to the nearest minute.
  static func mean(_ seconds: Double) -> String {
    span(seconds < 119.5 ? seconds : (seconds / 60).rounded() * 60)
  }

  /// Returns texts in quotes, each once: up to three, or two and the number of the others.
  static func quoted(_ texts: [String]) -> String {
    var names: [String] = []
    for text in texts where !names.contains(text) { names.append(text) }
    let shown = names.prefix(names.count > 3 ? 2 : 3).map { "'\($0)'" }
    if names.count > 3 { return shown.joined(separator: ", ") + " and \(names.count - 2) more" }
    return ([shown.dropLast().joined(separator: ", ")] + shown.suffix(1)).filter { !$0.isEmpty }
      .joined(separator: " and ")
  }

  /// Returns a number of things, such as `1 entry` or `3 entries`.
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
