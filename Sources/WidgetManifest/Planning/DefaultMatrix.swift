import WidgetRecording

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

  /// Creates the matrix around an environment.
  public init(around environment: EnvironmentDeclaration) {
    base = environment.span
  }

  /// The base environment, then the others, each labelled with its difference.
  public var entries: [MatrixEntry] {
    var entries = [MatrixEntry(span: base)]
    for zone in Self.timeZones where zone != base.timeZone {
      entries.append(entry(zone) { $0.timeZone = zone })
    }
    for locale in Self.locales where locale != base.locale {
      entries.append(entry(locale) { $0.locale = locale })
    }
    for start in starts where start != base.start {
      let label = label(start)
      guard !entries.contains(where: { $0.label == label }) else { continue }
      entries.append(
        entry(label) {
          $0.interval = SimulatedInterval(start, start + base.interval.seconds)
        })
    }
    return entries
  }

  /// The first instants: the clock changes of a year, then the three dates.
  private var starts: [SimulatedInstant] {
    let clock = base.clock
    let days = SimulatedInterval(base.start, base.start + 2 * RateLimit.day)
    let midnight = clock.instants(at: 0, in: days).first { $0 > base.start }
    let noons = [(month: 2, day: 28), (month: 12, day: 31)].compactMap { date in
      nextNoon(month: date.month, day: date.day)
    }
    return clockChanges + [midnight.map { $0 - 30 }].compactMap(\.self) + noons
  }

  /// Half past midnight of the next days on which the clocks change, at most two and in order.
  private var clockChanges: [SimulatedInstant] {
    var changes: [SimulatedInstant] = []
    var last = base.start
    while changes.count < 2, let change = base.clock.nextChange(after: last),
      change - base.start < EnvironmentDeclaration.longestSpan
    {
      changes.append(base.clock.midnight(before: change) + 1800)
      last = change
    }
    return changes
  }

  /// The first noon of a day of the year that comes after the start.
  private func nextNoon(month: Int, day: Int) -> SimulatedInstant? {
    let year = base.clock.reading(at: base.start).date.year
    return [year, year + 1].compactMap { CivilDate(year: $0, month: month, day: day) }
      .map { base.clock.instant(of: $0, second: 43_200) }.first { $0 > base.start }
  }

  private func entry(_ label: String, _ change: (inout SimulatedSpan) -> Void) -> MatrixEntry {
    var span = base
    change(&span)
    return MatrixEntry(label: label, span: span)
  }

  /// An instant as a manifest writes it, by the clock on the wall.
  private func label(_ instant: SimulatedInstant) -> String {
    let offset = base.clock.offset(at: instant)
    guard offset != 0 else { return base.clock.standard(instant) + "Z" }
    let name = base.clock.offsetName(at: instant).dropFirst("UTC".count)
    return base.clock.standard(instant) + name.replacing("−", with: "-")
  }
}
