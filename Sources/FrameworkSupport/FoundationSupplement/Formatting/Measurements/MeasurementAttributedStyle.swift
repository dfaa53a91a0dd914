// Measurements and byte counts as attributed texts and byte counts of measurements, from iOS 15.

public import Foundation

extension Measurement.FormatStyle {
  /// The same as an attributed text.
  public var attributed: Measurement<UnitType>.AttributedStyle {
    Measurement<UnitType>.AttributedStyle(style: self)
  }
}

extension Measurement where UnitType: Dimension {
  /// A format style for measurements as attributed strings.
  public struct AttributedStyle: Foundation.FormatStyle, Sendable {
    var style: FormatStyle

    /// Returns the measurement; its number and its unit have no attributes of their own.
    public func format(_ measurement: Measurement<UnitType>) -> AttributedString {
      AttributedString(style.format(measurement))
    }

    /// Returns the same for a locale.
    public func locale(_ locale: Locale) -> Self { Self(style: style.locale(locale)) }
  }
}

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
  /// A format style for sizes in memory or on disk.
  public struct ByteCount: Foundation.FormatStyle, Sendable {
    /// The byte count style, which decides the size of a kilobyte.
    public typealias Style = ByteCountFormatStyle.Style
    /// The allowed units.
    public typealias Units = ByteCountFormatStyle.Units

    private var count: ByteCountFormatStyle

    /// The byte count style, which decides the size of a kilobyte.
    public var style: Style {
      get { count.style }
      set { count.style = newValue }
    }

    /// The allowed units.
    public var allowedUnits: Units {
      get { count.allowedUnits }
      set { count.allowedUnits = newValue }
    }

    /// Whether zero is written as a word.
    public var spellsOutZero: Bool {
      get { count.spellsOutZero }
      set { count.spellsOutZero = newValue }
    }

    /// Whether the number of bytes is shown too.
    public var includesActualByteCount: Bool {
      get { count.includesActualByteCount }
      set { count.includesActualByteCount = newValue }
    }

    /// The language of the words.
    public var locale: Locale {
      get { count.locale }
      set { count.locale = newValue }
    }

    /// Creates a format style.
    public init(
      style: Style, allowedUnits: Units, spellsOutZero: Bool, includesActualByteCount: Bool,
      locale: Locale
    ) {
      count = ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    /// Returns the size.
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      count.format(Int64(value.converted(to: .bytes).value))
    }

    /// Returns the same for a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// A size in memory or on disk.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
  }
}
