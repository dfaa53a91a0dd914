// Texts that change with time, in any format. A tree stands still, so it holds such a text as it
// reads at the moment the view is made.

/// A value that changes with time.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The moment itself.
  public static var currentDate: TimeDataSource<Date> { .init { $0 } }

  /// The duration from a date to the moment, for code that names the type of the moment.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    .init { .seconds($0.timeIntervalSince(date)) }
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time since a date; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init { date..<max(date, $0) }
  }

  /// The time until a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    .init { min(date, $0)..<date }
  }
}

extension TimeDataSource where Value == Duration {
  /// The duration from a date to the moment: negative before the date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    .init { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    storage = .formatted(
      FormattedValue(followsTime: true) { format.locale($0).format(source.value(.now)) })
  }

  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    storage = .formatted(
      FormattedValue(followsTime: true) {
        String(format.locale($0).format(source.value(.now)).characters)
      })
  }
}

/// The formats of texts that follow the time.
public enum SystemFormatStyle {
  /// A timer that runs within an interval.
  public struct Timer: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private let interval: Range<Date>
    private let countsDown: Bool
    private let showsHours: Bool

    init(_ interval: Range<Date>, countsDown: Bool, showsHours: Bool) {
      self.interval = interval
      self.countsDown = countsDown
      self.showsHours = showsHours
    }

    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(now).rounded(.up)
        : now.timeIntervalSince(interval.lowerBound).rounded(.down)
      return Self.clock(seconds, showsHours: showsHours)
    }

    /// The seconds as a clock has them.
    static func clock(_ seconds: Double, showsHours: Bool) -> AttributedString {
      let pattern: Duration.TimeFormatStyle.Pattern =
        showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
      return AttributedString(Duration.seconds(seconds).formatted(.time(pattern: pattern)))
    }
  }

  /// A watch that runs from a date on.
  public struct Stopwatch: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private let start: Date
    private let showsHours: Bool

    init(_ start: Date, showsHours: Bool) {
      self.start = start
      self.showsHours = showsHours
    }

    public func format(_ value: Date) -> AttributedString {
      Timer.clock(max(0, value.timeIntervalSince(start)).rounded(.down), showsHours: showsHours)
    }
  }

  /// A format style for the offset of the moment from a date, in words.
  public struct DateOffset: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private let anchor: Date
    private let fields: Set<Date.ComponentsFormatStyle.Field>
    private let maximum: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var words = Locale.autoupdatingCurrent

    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
        .year, .month, .day, .hour, .minute, .second,
      ],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      fields = allowedFields
      maximum = maxFieldCount
      self.sign = sign
    }

    public func format(_ value: Date) -> AttributedString {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .full
      formatter.maximumUnitCount = maximum
      formatter.allowedUnits = Self.units(fields)
      var calendar = Calendar.autoupdatingCurrent
      calendar.locale = words
      formatter.calendar = calendar
      let text = formatter.string(from: min(value, anchor), to: max(value, anchor)) ?? ""
      return AttributedString(mark(of: value.timeIntervalSince(anchor)) + text)
    }

    /// The sign before an offset.
    private func mark(of offset: TimeInterval) -> String {
      if offset < 0 { return sign == .never ? "" : "-" }
      let isShown = sign == .always(includingZero: true) || offset > 0 && sign == .always()
      return isShown || offset > 0 && sign == .always(includingZero: false) ? "+" : ""
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.words = locale
      return style
    }

    private static func units(
      _ fields: Set<Date.ComponentsFormatStyle.Field>
    ) -> NSCalendar.Unit {
      let known: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
        (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
      ]
      return known.reduce(into: []) { if fields.contains($1.0) { $0.insert($1.1) } }
    }
  }

  /// A format style for a date: in relative words while it is near, as a date when it is far.
  public struct DateReference: DiscreteFormatStyle, Codable, Hashable, Sendable {
    private let date: Date
    private let threshold: Double
    private var words = Locale.autoupdatingCurrent

    init(_ date: Date, threshold: Date.ComponentsFormatStyle.Field) {
      self.date = date
      let lengths: [Date.ComponentsFormatStyle.Field: Double] = [
        .second: 1, .minute: 60, .hour: 3600, .day: 86_400, .week: 604_800, .month: 2_629_746,
        .year: 31_556_952,
      ]
      self.threshold = lengths[threshold] ?? 86_400
    }

    public func format(_ value: Date) -> AttributedString {
      let distance = date.timeIntervalSince(value)
      guard abs(distance) < threshold else {
        let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: words)
        return AttributedString(date.formatted(style))
      }
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = words
      return AttributedString(formatter.localizedString(for: date, relativeTo: value))
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.words = locale
      return style
    }
  }
}

/// The formats change with each whole second, counted as dates count.
extension DiscreteFormatStyle where FormatInput == Date {
  fileprivate func second(_ input: Date, _ step: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: input.timeIntervalSinceReferenceDate.rounded(.down) + step)
  }
}

extension SystemFormatStyle.Timer {
  public func discreteInput(before input: Date) -> Date? { second(input, -1) }
  public func discreteInput(after input: Date) -> Date? { second(input, 1) }
}

extension SystemFormatStyle.Stopwatch {
  public func discreteInput(before input: Date) -> Date? { second(input, -1) }
  public func discreteInput(after input: Date) -> Date? { second(input, 1) }
}

extension SystemFormatStyle.DateOffset {
  public func discreteInput(before input: Date) -> Date? { second(input, -1) }
  public func discreteInput(after input: Date) -> Date? { second(input, 1) }
}

extension SystemFormatStyle.DateReference {
  public func discreteInput(before input: Date) -> Date? { second(input, -1) }
  public func discreteInput(after input: Date) -> Date? { second(input, 1) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(interval, countsDown: true, showsHours: showsHours && maxFieldCount > 2)
  }

  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(interval, countsDown: false, showsHours: showsHours && maxFieldCount > 2)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(date, showsHours: showsHours && maxFieldCount > 2)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
      .year, .month, .day, .hour, .minute, .second,
    ],
    maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> Self {
    Self(date, threshold: thresholdField)
  }
}
