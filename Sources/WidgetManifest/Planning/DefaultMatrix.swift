import WidgetRecording

/// The environments in which widgets most often go wrong, around a base environment.
///
/// One thing at a time differs from the base, so that a finding says what it comes from: three time
/// zones (half an hour off, the far side of the date line, and one with clock changes), three
/// locales (from right to left, with other decimal signs, with another script), and starts on a day
/// with a clock change in each direction, just before midnight, at the end of February and of the
/// year. Where the clocks never change in the base's time zone, those days are the ones of New
/// York, there.
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
    let changes = Self.clockChanges(in: base)
    if changes.isEmpty {
      var span = base
      span.timeZone = Self.changingZone
      entries += Self.clockChanges(in: span).map { start in
        entry("\(Self.changingZone),\(Self.label(start, by: span.clock))") {
          $0.timeZone = Self.changingZone
          $0.interval = SimulatedInterval(start, start + base.interval.seconds)
        }
      }
    }
    for start in changes + dates where start != base.start {
      let label = Self.label(start, by: base.clock)
      guard !entries.contains(where: { $0.label == label }) else { continue }
      entries.append(
        entry(label) {
          $0.interval = SimulatedInterval(start, start + base.interval.seconds)
        })
    }
    return entries
  }

  /// The time zone whose clock changes stand in for those of a zone without any.
  private static let changingZone = "America/New_York"

  /// The first instants on other dates: just before midnight, and the two ends.
  private var dates: [SimulatedInstant] {
    let clock = base.clock
    let days = SimulatedInterval(base.start, base.start + 2 * RateLimit.day)
    let midnight = clock.instants(at: 0, in: days).first { $0 > base.start }
    let noons = [(month: 2, day: 28), (month: 12, day: 31)].compactMap { date in
      nextNoon(month: date.month, day: date.day)
    }
    return [midnight.map { $0 - 30 }].compactMap(\.self) + noons
  }

  /// Half past midnight of the next days on which the clocks change, at most two and in order.
  private static func clockChanges(in span: SimulatedSpan) -> [SimulatedInstant] {
    var changes: [SimulatedInstant] = []
    var last = span.start
    while changes.count < 2, let change = span.clock.nextChange(after: last),
      change - span.start < EnvironmentDeclaration.longestSpan
    {
      changes.append(span.clock.midnight(before: change) + 1800)
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
  private static func label(_ instant: SimulatedInstant, by clock: LocalClock) -> String {
    let offset = clock.offset(at: instant)
    guard offset != 0 else { return clock.standard(instant) + "Z" }
    let name = clock.offsetName(at: instant).dropFirst("UTC".count)
    return clock.standard(instant) + name.replacing("−", with: "-")
  }
}
