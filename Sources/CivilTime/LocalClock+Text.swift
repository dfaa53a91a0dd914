extension LocalClock {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Returns the time of day, such as `09:41`; seconds only where there are any.
  public func time(_ instant: SimulatedInstant) -> String {
    guard Self.canShow(instant) else { return Self.name(of: instant) }
    let second = reading(at: instant).secondOfDay
    let time = Self.hoursAndMinutes(second)
    return second % 60 == 0 ? time : time + ":" + (second % 60).twoDigits
  }

  /// Returns the day, such as `Mon 2 Mar`.
  public func day(_ instant: SimulatedInstant) -> String {
    guard Self.canShow(instant) else { return Self.name(of: instant) }
    let date = reading(at: instant).date
    return "\(Self.weekdays[date.weekday]) \(date.day) \(Self.months[date.month - 1])"
  }

  /// Returns the day with its year, and the time of day.
  public func moment(_ instant: SimulatedInstant) -> String {
    guard Self.canShow(instant) else { return Self.name(of: instant) }
    return "\(day(instant)) \(reading(at: instant).date.year), \(time(instant))"
  }

  /// Returns the date and the time in hours and minutes, such as `2026-03-02 09:30`.
  public func numericMoment(_ instant: SimulatedInstant) -> String {
    guard Self.canShow(instant) else { return Self.name(of: instant) }
    let reading = reading(at: instant)
    return "\(reading.date) \(Self.hoursAndMinutes(reading.secondOfDay))"
  }

  /// Returns the date and time as ISO 8601 writes them, without fraction and zone.
  public func standard(_ instant: SimulatedInstant) -> String {
    guard Self.canShow(instant) else { return "1970-01-01T00:00:00" }
    let reading = reading(at: instant)
    let time = Self.hoursAndMinutes(reading.secondOfDay)
    return "\(reading.date)T\(time):\((reading.secondOfDay % 60).twoDigits)"
  }

  /// Returns the distance from Greenwich, such as `UTC−08:00`.
  public func offsetName(at instant: SimulatedInstant) -> String {
    let offset = offset(at: instant)
    return "UTC\(offset < 0 ? "−" : "+")\(Self.hoursAndMinutes(abs(offset)))"
  }

  private static func hoursAndMinutes(_ second: Int) -> String {
    (second / 3600).twoDigits + ":" + (second / 60 % 60).twoDigits
  }

  /// The text of an instant that no calendar shows.
  private static func name(of instant: SimulatedInstant) -> String {
    let seconds = instant.secondsSince1970
    if seconds.isNaN { return "NaN" }
    return seconds.isInfinite ? (seconds < 0 ? "-∞" : "∞") : "\(seconds)"
  }
}
