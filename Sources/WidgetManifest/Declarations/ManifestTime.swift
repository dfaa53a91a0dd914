import Foundation
public import WidgetRecording

/// A time as a manifest writes it: an instant, or a time of day that comes back every day.
public enum ManifestTime: Hashable, Sendable {
  /// An instant.
  case instant(SimulatedInstant)
  /// Seconds after midnight by the clock on the wall.
  case timeOfDay(Int)

  /// Reads `T09:30`, `T09:30:15`, or a date in the form of ISO 8601 with its offset.
  ///
  /// - Parameter text: The text.
  public init?(_ text: String) {
    if text.hasPrefix("T") {
      guard let seconds = DateParser.timeOfDay(text.dropFirst()) else { return nil }
      self = .timeOfDay(Int(seconds))
    } else {
      guard let instant = DateParser.instant(text) else { return nil }
      self = .instant(instant)
    }
  }

  /// Returns the instants of a span at which it is this time, in order.
  ///
  /// A time of day that a clock change skips counts at the first instant after it.
  ///
  /// - Parameter span: The half-open span.
  /// - Returns: The instants; empty where the span does not contain the time.
  func instants(in span: SimulatedSpan) -> [SimulatedInstant] {
    switch self {
    case .instant(let instant): span.interval.contains(instant) ? [instant] : []
    case .timeOfDay(let second): span.clock.instants(at: second, in: span.interval)
    }
  }
}
