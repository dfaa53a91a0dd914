// `Measurement.formatted` and `MeasurementFormatter`, from iOS 15 and 10. Symbols are the units'
// own; names of wide widths and preferred units are those of English and of metric or US regions.

public import Foundation

extension Measurement where UnitType: Dimension {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Hashable, Codable, Sendable {
      let rawValue: Int

      public static var wide: UnitWidth { UnitWidth(rawValue: 0) }
      public static var abbreviated: UnitWidth { UnitWidth(rawValue: 1) }
      public static var narrow: UnitWidth { UnitWidth(rawValue: 2) }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is shown without the letter of its scale.
    public var hidesScaleName: Bool

    public init(
      width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.hidesScaleName = hidesScaleName
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      let locale = locale.meant
      let isPlain = usage == .asProvided
      let shown = isPlain ? value : preferred(value, in: locale)
      // A unit that was chosen for its use is rounded: two digits, or all before the point.
      let rounded: NumberFormatStyleConfiguration.Precision =
        isPlain
        ? .fractionLength(0...2)
        : abs(shown.value) < 10 ? .significantDigits(1...2) : .fractionLength(0)
      let number = numberFormatStyle ?? .number.precision(rounded)
      let text = shown.value.formatted(number.locale(locale))
      let symbol = shown.unit.symbol
      let isDegree = symbol.hasPrefix("°")
      if isDegree, hidesScaleName { return text + "°" }
      switch width {
      case .narrow: return text + (isDegree ? "°" : symbol)
      case .wide:
        guard let name = UnitNames.name(of: shown.unit, value: shown.value) else { fallthrough }
        return "\(text) \(name)"
      default: return isDegree ? text + symbol : "\(text) \(symbol)"
      }
    }

    private func preferred(
      _ value: Measurement<UnitType>, in locale: Locale
    ) -> Measurement<UnitType> {
      let unit = UnitNames.preferred(for: value.unit, usage: usage?.name ?? "general", in: locale)
      guard let unit = unit as? UnitType else { return value }
      let converted = value.converted(to: unit)
      let smaller = UnitNames.smaller(than: unit) as? UnitType
      guard let smaller, abs(converted.value) < 0.5 else { return converted }
      return value.converted(to: smaller)
    }
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }

  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}

/// The names of units, and the units that a region prefers.
enum UnitNames {
  private static let names: [String: (String, String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "s": ("second", "seconds"),
    "min": ("minute", "minutes"), "hr": ("hour", "hours"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "kcal": ("kilocalorie", "kilocalories"),
    "kJ": ("kilojoule", "kilojoules"), "kph": ("kilometer per hour", "kilometers per hour"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "%": ("percent", "percent"),
  ]

  static func name(of unit: Unit, value: Double) -> String? {
    names[unit.symbol].map { value == 1 ? $0.0 : $0.1 }
  }

  static func smaller(than unit: Unit) -> Unit? {
    switch unit {
    case UnitLength.kilometers: UnitLength.meters
    case UnitLength.miles: UnitLength.feet
    case UnitMass.kilograms: UnitMass.grams
    case UnitMass.pounds: UnitMass.ounces
    default: nil
    }
  }

  static func preferred(for unit: Unit, usage: String, in locale: Locale) -> Unit? {
    let isUS = locale.measurementSystem == .us
    switch unit {
    case is UnitTemperature:
      let hasFahrenheit = ["US", "BS", "BZ", "KY", "LR", "PW"].contains(
        locale.region?.identifier ?? "")
      return hasFahrenheit ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitLength:
      switch usage {
      case "person", "personHeight": return isUS ? UnitLength.inches : UnitLength.centimeters
      case "focalLength": return UnitLength.millimeters
      case "rainfall": return isUS ? UnitLength.inches : UnitLength.millimeters
      case "snowfall": return isUS ? UnitLength.inches : UnitLength.centimeters
      default:
        return locale.measurementSystem == .metric ? UnitLength.kilometers : UnitLength.miles
      }
    case is UnitMass: return isUS ? UnitMass.pounds : UnitMass.kilograms
    case is UnitSpeed:
      return locale.measurementSystem == .metric
        ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitPressure where usage == "barometric":
      return isUS ? UnitPressure.inchesOfMercury : UnitPressure.hectopascals
    case is UnitVolume: return isUS ? UnitVolume.fluidOunces : UnitVolume.liters
    case is UnitEnergy where ["food", "workout"].contains(usage): return UnitEnergy.kilocalories
    default: return nil
    }
  }
}

open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle: Formatter.UnitStyle = .medium
  open var locale: Locale! = ExtensionSurroundings.current.locale
  open var numberFormatter: NumberFormatter! = NumberFormatter()

  public override init() {
    super.init()
    numberFormatter.numberStyle = .decimal
    numberFormatter.locale = locale
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let locale = locale ?? .current
    var value = measurement.value
    var unit: Unit = measurement.unit
    if !unitOptions.contains(.providedUnit), let dimension = measurement.unit as? Dimension,
      let wanted = UnitNames.preferred(for: dimension, usage: "general", in: locale) as? Dimension
    {
      let base = dimension.converter.baseUnitValue(fromValue: value)
      value = wanted.converter.value(fromBaseUnitValue: base)
      unit = wanted
    }
    let text = numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
    let isDegree = unit.symbol.hasPrefix("°")
    if isDegree, unitOptions.contains(.temperatureWithoutUnit) { return text + "°" }
    switch unitStyle {
    case .long:
      return UnitNames.name(of: unit, value: value).map { "\(text) \($0)" }
        ?? "\(text) \(unit.symbol)"
    case .short: return text + (isDegree ? "°" : unit.symbol)
    default: return isDegree ? text + unit.symbol : "\(text) \(unit.symbol)"
    }
  }

  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitNames.name(of: unit, value: 2) ?? unit.symbol : unit.symbol
  }
}
