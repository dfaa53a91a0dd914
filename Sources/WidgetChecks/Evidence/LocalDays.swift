import Foundation
import WidgetRecording

/// The days of a recording's time zone, which are not all of one length.
struct LocalDays: Sendable {
  private let zone: TimeZone

  /// Creates the days of a recording's time zone.
  init(_ header: RecordedHeader) {
    zone = TimeZone(identifier: header.timeZone) ?? .gmt
  }

  /// Whether the clocks change between two instants.
  func haveClockChange(from start: Double, to end: Double) -> Bool {
    let next = zone.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: start))
    return next.map { $0.timeIntervalSince1970 < end } ?? false
  }

  /// The midnight at or before an instant.
  func midnight(before instant: Double) -> Double {
    let day = ((instant + offset(at: instant)) / 86_400).rounded(.down) * 86_400
    // The clocks may have changed since midnight, so midnight's own offset counts.
    return day - offset(at: day - offset(at: instant))
  }

  /// The local time of day, such as `01:00`.
  func time(of instant: Double) -> String {
    let local = instant + offset(at: instant)
    let seconds = Int(local - (local / 86_400).rounded(.down) * 86_400)
    return [seconds / 3600, seconds / 60 % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }

  private func offset(at instant: Double) -> Double {
    Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: instant)))
  }
}
