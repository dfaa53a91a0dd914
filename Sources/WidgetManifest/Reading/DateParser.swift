public import WidgetRecording

/// Reads dates and times of day in the form of ISO 8601.
public enum DateParser {
  /// Returns the instant of a date such as `2026-03-02T06:00:00-08:00`.
  ///
  /// - Parameter text: The date, with `Z` or an offset.
  /// - Returns: The instant; nil for any other form and for days that do not exist.
  public static func instant(_ text: String) -> SimulatedInstant? {
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == 2, let date = date(halves[0]) else { return nil }
    let clock = halves[1]
    guard let mark = clock.lastIndex(where: { "Z+-".contains($0) }),
      let seconds = timeOfDay(clock[..<mark]), let offset = offset(clock[mark...])
    else { return nil }
    return SimulatedInstant(Double(date.dayNumber) * 86_400 + seconds - offset)
  }

  /// Returns the seconds since midnight of a time such as `09:30` or `09:30:15.5`.
  static func timeOfDay(_ text: Substring) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[0].count == 2, parts[1].count == 2,
      let hour = digits(parts[0]), let minute = digits(parts[1]), hour < 24, minute < 60,
      let second = parts.count == 3 ? seconds(parts[2]) : 0
    else { return nil }
    return Double(hour * 3600 + minute * 60) + second
  }

  private static func seconds(_ text: Substring) -> Double? {
    let whole = text.prefix(2)
    let fraction = text.dropFirst(2)
    guard whole.count == 2, let second = digits(whole), second < 60 else { return nil }
    guard !fraction.isEmpty else { return Double(second) }
    guard fraction.first == ".", fraction.count > 1, digits(fraction.dropFirst()) != nil else {
      return nil
    }
    return Double("0" + fraction).map { Double(second) + $0 }
  }

  /// The day of a date such as `2026-03-02`, of the year 1 or a later one.
  private static func date(_ text: Substring) -> CivilDate? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].count == 4, parts[1].count == 2, parts[2].count == 2,
      let year = digits(parts[0]), let month = digits(parts[1]), let day = digits(parts[2]),
      year > 0
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// The seconds east of Greenwich of `Z`, `-08:00` or `+0530`.
  private static func offset(_ text: Substring) -> Double? {
    if text == "Z" { return 0 }
    let number = text.dropFirst().filter { $0 != ":" }
    let isColonRight = !text.contains(":") || (text.count == 6 && text.dropFirst(3).first == ":")
    guard isColonRight, number.count == 4, let value = digits(number[...]),
      value / 100 <= 18, value % 100 < 60
    else { return nil }
    let seconds = Double(value / 100 * 3600 + value % 100 * 60)
    return text.first == "-" ? -seconds : seconds
  }

  private static func digits(_ text: Substring) -> Int? {
    text.allSatisfy { ("0"..."9").contains($0) } ? Int(text) : nil
  }
}
