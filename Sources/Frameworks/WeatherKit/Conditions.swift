// The words of the weather: conditions, directions, phases and severities.

public import FoundationSupplement

/// A word that is shown as it is spelled, in English.
private func words(_ name: String, capitalizing: Bool = true) -> String {
  let spaced = name.reduce(into: "") { text, letter in
    text += letter.isUppercase ? " \(letter)" : "\(letter)"
  }
  return capitalizing ? spaced.capitalized : spaced.lowercased()
}

public enum WeatherCondition: String, CaseIterable, CustomStringConvertible, Codable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy
  case freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane
  case isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain
  case scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries, sunShowers
  case thunderstorms, tropicalStorm, windy, wintryMix

  public var description: String { words(rawValue) }
  public var accessibilityDescription: String { description }
}

public enum Precipitation: String, CaseIterable, CustomStringConvertible, Codable, Sendable {
  case none, hail, mixed, rain, sleet, snow

  public var description: String { words(rawValue) }
  public var accessibilityDescription: String { description }
}

public enum PressureTrend: String, CaseIterable, CustomStringConvertible, Codable, Sendable {
  case rising, falling, steady

  public var description: String { words(rawValue) }
  public var accessibilityDescription: String { description }
}

public enum WeatherSeverity: String, CaseIterable, CustomStringConvertible, Codable, Sendable {
  case minor, moderate, severe, extreme, unknown

  public var description: String { words(rawValue) }
  public var accessibilityDescription: String { description }
}

@frozen
public enum MoonPhase: String, CaseIterable, CustomStringConvertible, Codable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
  case waningCrescent

  public var description: String {
    switch self {
    case .new: "New Moon"
    case .full: "Full Moon"
    default: words(rawValue)
    }
  }

  public var accessibilityDescription: String { description }

  /// The name of the symbol that shows the phase.
  public var symbolName: String {
    "moonphase." + words(rawValue, capitalizing: false).replacing(" ", with: ".")
      + (self == .new || self == .full ? ".moon" : "")
  }
}

public struct UVIndex: Equatable, Codable, Sendable {
  @frozen
  public enum ExposureCategory: String, Codable, Comparable, CustomStringConvertible,
    CaseIterable, Sendable
  {
    case low, moderate, high, veryHigh, extreme

    /// The indices of the category, as the World Health Organization has them.
    public var rangeValue: ClosedRange<Int> {
      switch self {
      case .low: 0...2
      case .moderate: 3...5
      case .high: 6...7
      case .veryHigh: 8...10
      case .extreme: 11...Int.max
      }
    }

    public var description: String { words(rawValue) }
    public var accessibilityDescription: String { description }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.rangeValue.lowerBound < rhs.rangeValue.lowerBound
    }
  }

  public var value: Int
  public var category: ExposureCategory
}

public struct Wind: Equatable, Codable, Sendable {
  @frozen
  public enum CompassDirection: String, Codable, CaseIterable, CustomStringConvertible, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast
    case southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest
    case northwest, northNorthwest

    public var abbreviation: String {
      let points = words(rawValue, capitalizing: false)
        .replacing("north", with: "N").replacing("south", with: "S")
        .replacing("east", with: "E").replacing("west", with: "W")
      return points.replacing(" ", with: "")
    }

    public var description: String { words(rawValue) }
    public var accessibilityDescription: String { description }
  }

  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}
