// A format style for the length of a date range, from iOS 15:
// `(start..<end).formatted(.components(…))`.

public import Foundation

extension Date.ComponentsFormatStyle {
  /// The style of the units of a duration.
  public struct Style: Codable, Hashable, Sendable {
    let rawValue: Int

    /// Whole words: 2 hours, 5 minutes.
    public static var wide: Style { Style(rawValue: 0) }
    /// Short words: 2 hr, 5 min.
    public static var abbreviated: Style { Style(rawValue: 1) }
    /// Short words without gaps: 2hr 5min.
    public static var condensedAbbreviated: Style { Style(rawValue: 2) }
    /// Letters: 2h 5m.
    public static var narrow: Style { Style(rawValue: 3) }
    /// Words for numbers too: two hours, five minutes.
    public static var spellOut: Style { Style(rawValue: 4) }

    fileprivate var units: DateComponentsFormatter.UnitsStyle {
      switch rawValue {
      case 0: .full
      case 1: .short
      case 2: .brief
      case 3: .abbreviated
      case 4: .spellOut
      default: .positional
      }
    }
  }
}

/// A format style for the length of a date range.
public struct DateComponentsFormatStyle: FormatStyle, Codable, Hashable, Sendable {
  /// A part of a duration.
  public typealias Field = Date.ComponentsFormatStyle.Field
  /// The style of the units.
  public typealias Style = Date.ComponentsFormatStyle.Style

  /// The style of the units.
  public var style: Style
  /// The parts that are shown.
  public var fields: Set<Field>?
  /// The calendar that counts days, months and years.
  public var calendar: Calendar
  /// The language of the words.
  public var locale: Locale

  /// Creates a format style.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  /// Returns the length of a date range.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style.units
    var calendar = calendar
    calendar.locale = locale.meant
    formatter.calendar = calendar
    if let fields { formatter.allowedUnits = fields.reduce(into: []) { $0.insert($1.unit) } }
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  /// Returns the same for a locale.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  /// Returns the same for a calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var style = self
    style.calendar = calendar
    return style
  }
}

extension Date.ComponentsFormatStyle.Field {
  fileprivate var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    default: .second
    }
  }
}

extension Date.ComponentsFormatStyle {
  /// The length of a date range, as a clock shows it: 1:02:03.
  public static var timeDuration: DateComponentsFormatStyle { .timeDuration }
}

extension FormatStyle where Self == DateComponentsFormatStyle {
  /// The length of a date range, in words.
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    DateComponentsFormatStyle(style: style, fields: fields)
  }

  /// The length of a date range, as a clock shows it: 1:02:03.
  public static var timeDuration: Self {
    DateComponentsFormatStyle(
      style: Date.ComponentsFormatStyle.Style(rawValue: 5), fields: [.hour, .minute, .second])
  }
}
