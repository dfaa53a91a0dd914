// The usages of measurements, and the units that a region prefers for each, from iOS 15 and 16.

public import Foundation

public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
  let name: String

  public static var asProvided: Self { Self(name: "asProvided") }
  public static var general: Self { Self(name: "general") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "personHeight") }
  public static var road: Self { Self(name: "road") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visibility") }
  public static var focalLength: Self { Self(name: "focalLength") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "liquid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(name: "barometric") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension Dimension {
  /// Creates the unit that a region uses; that of a dimension without such a choice is its base.
  public convenience init(forLocale: Locale) {
    let base = Self.baseUnit()
    let preferred = UnitNames.preferred(for: base, usage: "general", in: forLocale.meant)
    let unit = preferred as? Dimension ?? base
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitTemperature {
  /// Creates the unit that a region uses for a purpose.
  public convenience init(
    forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general
  ) {
    let unit = UnitNames.preferred(UnitTemperature.celsius, for: usage, in: forLocale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitLength {
  /// Creates the unit that a region uses for a purpose.
  public convenience init(
    forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general
  ) {
    let unit = UnitNames.preferred(UnitLength.meters, for: usage, in: forLocale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitEnergy {
  /// Creates the unit that a region uses for a purpose.
  public convenience init(
    forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general
  ) {
    let unit = UnitNames.preferred(UnitEnergy.kilojoules, for: usage, in: forLocale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitMass {
  /// Creates the unit that a region uses for a purpose.
  public convenience init(
    forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general
  ) {
    let unit = UnitNames.preferred(UnitMass.kilograms, for: usage, in: forLocale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitPressure {
  /// Creates the unit that a region uses for a purpose.
  public convenience init(
    forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general
  ) {
    let unit = UnitNames.preferred(UnitPressure.hectopascals, for: usage, in: forLocale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitSpeed {
  /// Creates the unit that a region uses for a purpose.
  public convenience init(
    forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general
  ) {
    let unit = UnitNames.preferred(UnitSpeed.metersPerSecond, for: usage, in: forLocale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitVolume {
  /// Creates the unit that a region uses for a purpose.
  public convenience init(
    forLocale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general
  ) {
    let unit = UnitNames.preferred(UnitVolume.liters, for: usage, in: forLocale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitNames {
  static func preferred<UnitType: Dimension>(
    _ unit: UnitType, for usage: MeasurementFormatUnitUsage<UnitType>, in locale: Locale
  ) -> UnitType {
    preferred(for: unit, usage: usage.name, in: locale.meant) as? UnitType ?? unit
  }
}
