// `DateComponentsFormatter`, from iOS 8; Linux declares one and makes it unavailable. Unit names
// come from the duration styles that Linux has, so every locale has its own.

public import Foundation

open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional, abbreviated, short, full, spellOut, brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle: UnitsStyle = .positional
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  open var calendar: Calendar? = .current
  open var referenceDate: Date?
  open var allowsFractionalUnits = false
  open var maximumUnitCount = 0
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext: Formatter.Context = .unknown

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func string(from components: DateComponents) -> String? {
    let calendar = calendar ?? .current
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let end = calendar.date(byAdding: components, to: start) else { return nil }
    return string(from: start, to: end)
  }

  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Self.units.filter { allowedUnits.isEmpty ? $0.isUsual : has($0) }
    let isNegative = endDate < startDate
    let (early, late) = isNegative ? (endDate, startDate) : (startDate, endDate)
    // Seconds that are not shown are rounded away first, as a clock would.
    let parts = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: early, to: late)
    let values = units.map { (unit: $0, value: parts.value(for: $0.component) ?? 0) }
    let text = unitsStyle == .positional ? positional(values) : named(values)
    return isNegative ? "-" + text : text
  }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }

  private struct Unit {
    let component: Calendar.Component
    let mask: NSCalendar.Unit
    let names: [String]
    var isUsual: Bool { component != .weekOfMonth }
  }

  /// Units from large to small, with their English names: one, several, short, shortest.
  private static let units = [
    Unit(component: .year, mask: .year, names: ["year", "years", "yr", "y"]),
    Unit(component: .month, mask: .month, names: ["month", "months", "mth", "mo"]),
    Unit(component: .weekOfMonth, mask: .weekOfMonth, names: ["week", "weeks", "wk", "w"]),
    Unit(component: .day, mask: .day, names: ["day", "days", "day", "d"]),
    Unit(component: .hour, mask: .hour, names: ["hour", "hours", "hr", "h"]),
    Unit(component: .minute, mask: .minute, names: ["minute", "minutes", "min", "m"]),
    Unit(component: .second, mask: .second, names: ["second", "seconds", "sec", "s"]),
  ]

  private func has(_ unit: Unit) -> Bool {
    allowedUnits.contains(unit.mask)
      || unit.component == .weekOfMonth && allowedUnits.contains(.weekOfYear)
  }

  private typealias Part = (unit: Unit, value: Int)

  private func positional(_ values: [Part]) -> String {
    var shown = values
    let behavior = zeroFormattingBehavior
    if behavior.contains(.default) || behavior.contains(.dropLeading) {
      let kept = values.firstIndex { $0.value != 0 } ?? max(0, values.count - 1)
      // Minutes stay before seconds, so that seconds read as such.
      let least = behavior.contains(.default) ? max(0, values.count - 2) : values.count - 1
      shown = Array(values[min(kept, max(0, least))...])
    }
    return shown.enumerated().map { index, part in
      let isPadded = index > 0 || behavior.contains(.pad)
      return isPadded && part.value < 10 ? "0\(part.value)" : "\(part.value)"
    }.joined(separator: ":")
  }

  private func named(_ values: [Part]) -> String {
    var shown = values
    let behavior = zeroFormattingBehavior
    if !behavior.contains(.pad) {
      let isDefault = behavior.contains(.default)
      if isDefault || behavior == .dropAll {
        shown = values.filter { $0.value != 0 }
      } else {
        if behavior.contains(.dropLeading) {
          shown = Array(shown.drop { $0.value == 0 })
        }
        if behavior.contains(.dropTrailing) {
          while shown.last?.value == 0 { shown.removeLast() }
        }
      }
    }
    if shown.isEmpty { shown = Array(values.suffix(1)) }
    if maximumUnitCount > 0 { shown = Array(shown.prefix(maximumUnitCount)) }
    let separator = unitsStyle == .abbreviated || unitsStyle == .brief ? " " : ", "
    var text = shown.map(name).joined(separator: separator)
    if includesApproximationPhrase { text = "About " + text }
    if includesTimeRemainingPhrase { text += " remaining" }
    return text
  }

  private func name(_ part: Part) -> String {
    localizedName(part) ?? englishName(part)
  }

  private func localizedName(_ part: Part) -> String? {
    let own = calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0.meant }
    let locale = own ?? ExtensionSurroundings.current.locale
    let seconds: [Calendar.Component: Int] = [
      .weekOfMonth: 604_800, .day: 86400, .hour: 3600, .minute: 60, .second: 1,
    ]
    guard locale.language.languageCode != .english, let length = seconds[part.unit.component]
    else { return nil }
    let units: [Calendar.Component: Duration.UnitsFormatStyle.Unit] = [
      .weekOfMonth: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
    ]
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch unitsStyle {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .positional, .abbreviated: .narrow
      }
    guard let unit = units[part.unit.component] else { return nil }
    let duration = Duration.seconds(part.value * length)
    return duration.formatted(
      .units(allowed: [unit], width: width, zeroValueUnits: .show(length: 1)).locale(locale))
  }

  private func englishName(_ part: Part) -> String {
    let (value, names) = (part.value, part.unit.names)
    switch unitsStyle {
    case .full:
      return "\(value) \(value == 1 ? names[0] : names[1])"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      formatter.locale = Locale(identifier: "en_US")
      let number = formatter.string(from: NSNumber(value: value)) ?? "\(value)"
      return "\(number) \(value == 1 ? names[0] : names[1])"
    case .short:
      let plural = ["year", "month", "week", "day"].contains(names[0]) && value != 1
      return "\(value) \(names[2])\(plural ? "s" : "")"
    case .brief:
      return "\(value)\(names[2])\(names[0] == "day" && value != 1 ? "s" : "")"
    case .abbreviated, .positional:
      return "\(value)\(names[3])"
    }
  }
}
