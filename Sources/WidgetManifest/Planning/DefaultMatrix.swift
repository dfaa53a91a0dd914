import Foundation

/// The environments in which widgets most often go wrong, around a base environment.
///
/// One thing at a time differs from the base, so that a finding says what it comes from: three time
/// zones (half an hour off, the far side of the date line, and one with clock changes), three locales
/// (from right to left, with other decimal signs, with another script), and starts on a day with a
/// clock change in each direction, just before midnight, at the end of February and of the year.
public struct DefaultMatrix: Hashable, Sendable {
  /// The time zones.
  public static let timeZones = ["Asia/Kolkata", "Pacific/Apia", "America/New_York"]
  /// The locales.
  public static let locales = ["ar_SA", "de_DE", "ja_JP"]

  private let base: SimulatedSpan
  private let calendar: Calendar

  /// Creates the matrix around an environment.
  public init(around environment: EnvironmentDeclaration) {
    base = environment.span
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: base.timeZone) ?? .gmt
    self.calendar = calendar
  }

  /// The base environment, then the others, each labelled with what differs.
  public var cells: [EnvironmentCell] {
    var cells = [EnvironmentCell(span: base)]
    for zone in Self.timeZones where zone != base.timeZone {
      cells.append(cell(zone) { $0.timeZone = zone })
    }
    for locale in Self.locales where locale != base.locale {
      cells.append(cell(locale) { $0.locale = locale })
    }
    for start in starts where start != base.start {
      let label = Self.label(start, offset: offset(at: start))
      guard !cells.contains(where: { $0.label == label }) else { continue }
      cells.append(
        cell(label) {
          $0.end = start + base.end - base.start
          $0.start = start
        })
    }
    return cells
  }

  /// The first instants, in seconds since 1970: the clock changes of a year, then the three dates.
  private var starts: [Double] {
    let start = Date(timeIntervalSince1970: base.start)
    let midnight = calendar.startOfDay(for: start)
    let later = [
      calendar.date(byAdding: .day, value: 1, to: midnight)?.addingTimeInterval(-30),
      next(DateComponents(month: 2, day: 28, hour: 12), after: start),
      next(DateComponents(month: 12, day: 31, hour: 12), after: start),
    ]
    return (clockChanges(after: start) + later.compactMap(\.self)).map(\.timeIntervalSince1970)
  }

  /// Half past midnight of the next days on which the clocks change, at most two and in order.
  private func clockChanges(after start: Date) -> [Date] {
    var changes: [Date] = []
    var last = start
    while changes.count < 2,
      let change = calendar.timeZone.nextDaylightSavingTimeTransition(after: last),
      change.timeIntervalSince(start) < EnvironmentDeclaration.longestSpan
    {
      changes.append(calendar.startOfDay(for: change).addingTimeInterval(1800))
      last = change
    }
    return changes
  }

  private func next(_ components: DateComponents, after start: Date) -> Date? {
    calendar.nextDate(after: start, matching: components, matchingPolicy: .nextTime)
  }

  private func cell(_ label: String, _ change: (inout SimulatedSpan) -> Void) -> EnvironmentCell {
    var span = base
    change(&span)
    return EnvironmentCell(label: label, span: span)
  }

  private func offset(at instant: Double) -> Int {
    calendar.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: instant))
  }

  /// An instant as a manifest writes it, by the clock on the wall.
  private static func label(_ instant: Double, offset: Int) -> String {
    let local = Date(timeIntervalSince1970: instant + Double(offset))
    let wall = local.formatted(.iso8601).dropLast()
    guard offset != 0 else { return wall + "Z" }
    let digits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    let minutes = abs(offset) / 60
    return wall + (offset < 0 ? "-" : "+") + digits(minutes / 60) + ":" + digits(minutes % 60)
  }
}
