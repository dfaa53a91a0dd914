public import Foundation
import JSON

/// The clock and the calendar on the wall of a place.
public struct LocalClock: Hashable, Sendable {
  /// The date and the time of day.
  public struct Reading: Hashable, Sendable {
    /// The day.
    public let date: CivilDate
    /// Whole seconds since local midnight, by the clock.
    public let secondOfDay: Int
  }

  private let zone: TimeZone?

  /// The clock of Greenwich.
  public static let universal = Self(timeZone: "UTC")

  /// Creates the clock of a time zone; an unknown one is taken for UTC.
  public init(timeZone identifier: String) {
    zone = TimeZone(identifier: identifier)
  }

  /// Whether a time zone is known, by its identifier such as `Europe/Lisbon`.
  public static func knows(timeZone identifier: String) -> Bool {
    TimeZone(identifier: identifier) != nil
  }

  /// Seconds before and after 1970 that a calendar can show.
  private static let greatest = 1e11

  /// Whether an instant is one that a calendar can show.
  public static func canShow(_ instant: SimulatedInstant) -> Bool {
    instant.isFinite && abs(instant.secondsSince1970) < greatest
  }

  /// The seconds by which local time is ahead of Greenwich.
  public func offset(at instant: SimulatedInstant) -> Int {
    zone?.secondsFromGMT(for: instant.date) ?? 0
  }

  /// The next instant at which the clock is put forward or back; nil where it never is.
  public func nextChange(after instant: SimulatedInstant) -> SimulatedInstant? {
    zone?.nextDaylightSavingTimeTransition(after: instant.date)
      .map { SimulatedInstant($0) }
  }

  /// Returns the date and time of day that the clock shows.
  ///
  /// - Parameter instant: An instant that a calendar can show.
  /// - Returns: The date and the time of day.
  public func reading(at instant: SimulatedInstant) -> Reading {
    let shown = min(max(instant.secondsSince1970, -Self.greatest), Self.greatest)
    let local = Int(saturating: shown.rounded(.down)) + offset(at: instant)
    let (day, second) = local.flooredQuotientAndRemainder(dividingBy: 86_400)
    return Reading(date: CivilDate(dayNumber: day), secondOfDay: second)
  }

  /// Returns the instant at which the clock shows a day and a time of day.
  ///
  /// Of a time that comes twice it is the second, and one that the clock skips counts as if the
  /// clock had not been put forward.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - second: Seconds since midnight, by the clock.
  /// - Returns: The instant.
  public func instant(of date: CivilDate, second: Int) -> SimulatedInstant {
    let local = SimulatedInstant(Double(date.dayNumber) * 86_400 + Double(second))
    return instants(showing: local).last ?? local - Double(offset(at: local - Self.day))
  }

  /// Seconds by which no clock on earth is ahead of Greenwich or behind it.
  private static let day = 86_400.0

  /// Returns the instants at which the clock shows a time, the first one first.
  ///
  /// - Parameter local: The time, as the instant at which the clock of Greenwich shows it.
  /// - Returns: One instant, two of a time that comes twice, none of one that the clock skips.
  private func instants(showing local: SimulatedInstant) -> [SimulatedInstant] {
    let offsets = Set([local - Self.day, local + Self.day].map { offset(at: $0) })
    return offsets.filter { offset(at: local - Double($0)) == $0 }.map { local - Double($0) }
      .sorted()
  }

  /// Returns the midnight at or before an instant.
  ///
  /// It is the first instant of the day where the clock skips midnight, and the first of two where
  /// midnight comes twice.
  ///
  /// - Parameter instant: An instant that a calendar can show.
  /// - Returns: The midnight.
  public func midnight(before instant: SimulatedInstant) -> SimulatedInstant {
    let day = reading(at: instant).date.dayNumber
    return first(0, ofDay: day, from: .distantPast) ?? instant
  }

  /// Returns the instants of an interval at which it is a time of day, in order.
  ///
  /// A time that the clock skips counts at the first instant after it, and one that comes twice at
  /// its first.
  ///
  /// - Parameters:
  ///   - second: Seconds since midnight, by the clock.
  ///   - interval: The interval.
  /// - Returns: The instants; none where the time zone is not known.
  public func instants(at second: Int, in interval: SimulatedInterval) -> [SimulatedInstant] {
    guard zone != nil, Self.canShow(interval.start) else { return [] }
    var instants: [SimulatedInstant] = []
    var day = reading(at: interval.start).date.dayNumber - 1
    while Double(day - 2) * Self.day < min(interval.end.secondsSince1970, Self.greatest) {
      if let next = first(second, ofDay: day, from: interval.start), next < interval.end {
        instants.append(next)
      }
      day += 1
    }
    return instants
  }

  /// Returns the first instant at or after another at which it is a time of day.
  ///
  /// - Parameters:
  ///   - second: Seconds since midnight, by the clock.
  ///   - instant: An instant that a calendar can show.
  /// - Returns: The instant; nil where the time zone is not known.
  public func next(_ second: Int, from instant: SimulatedInstant) -> SimulatedInstant? {
    guard zone != nil, Self.canShow(instant) else { return nil }
    let day = reading(at: instant).date.dayNumber - 1
    // A day that a place left out, as those at the date line did, has no such time.
    return (day...day + 4).lazy.compactMap { first(second, ofDay: $0, from: instant) }.first
  }

  /// Returns the first instant of a local time at or after another instant; nil where there is
  /// none.
  ///
  /// A time that the clock skips is the instant after the gap; a day that is left out has no
  /// instant.
  private func first(
    _ second: Int, ofDay day: Int, from start: SimulatedInstant
  ) -> SimulatedInstant? {
    let local = SimulatedInstant(Double(day) * Self.day + Double(second))
    let shown = instants(showing: local)
    guard shown.isEmpty else { return shown.first { $0 >= start } }
    let sooner = local - Double(offset(at: local + Self.day))
    guard let change = nextChange(after: sooner - 1), change >= start,
      reading(at: change).date.dayNumber == day
    else { return nil }
    return change
  }
}

extension SimulatedInstant {
  /// Takes over Foundation's instant.
  public init(_ date: Date) {
    self.init(date.timeIntervalSince1970)
  }

  /// The instant as Foundation has it.
  public var date: Date {
    Date(timeIntervalSince1970: secondsSince1970)
  }
}
