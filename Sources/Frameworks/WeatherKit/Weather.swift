// The answers of the weather service: values that an app keeps, encodes and shows.

public import CoreLocation
import FoundationSupplement

public struct Weather: Equatable, Codable, Sendable {
  public var currentWeather: CurrentWeather
  public var minuteForecast: Forecast<MinuteWeather>?
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var weatherAlerts: [WeatherAlert]?
  public var availability: WeatherAvailability
}

public struct CurrentWeather: Equatable, Codable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var isDaylight: Bool
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
  public var metadata: WeatherMetadata
}

public struct MinuteWeather: Equatable, Codable, Sendable {
  public var date: Date
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

public struct HourWeather: Equatable, Codable, Sendable {
  public var date: Date
  public var cloudCover: Double
  public var condition: WeatherCondition
  public var symbolName: String
  public var dewPoint: Measurement<UnitTemperature>
  public var humidity: Double
  public var isDaylight: Bool
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var precipitationAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var temperature: Measurement<UnitTemperature>
  public var apparentTemperature: Measurement<UnitTemperature>
  public var uvIndex: UVIndex
  public var visibility: Measurement<UnitLength>
  public var wind: Wind
}

public struct DayWeather: Equatable, Codable, Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>
  public var lowTemperature: Measurement<UnitTemperature>
  public var precipitation: Precipitation
  public var precipitationChance: Double
  public var rainfallAmount: Measurement<UnitLength>
  public var snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind

  public var precipitationAmount: Measurement<UnitLength> { rainfallAmount }
}

public struct SunEvents: Equatable, Codable, Sendable {
  public var astronomicalDawn: Date?
  public var nauticalDawn: Date?
  public var civilDawn: Date?
  public var sunrise: Date?
  public var solarNoon: Date?
  public var sunset: Date?
  public var civilDusk: Date?
  public var nauticalDusk: Date?
  public var astronomicalDusk: Date?
  public var solarMidnight: Date?
}

public struct MoonEvents: Equatable, Codable, Sendable {
  public var phase: MoonPhase
  public var moonrise: Date?
  public var moonset: Date?
}

public struct WeatherAlert: Equatable, Codable, Sendable {
  public var detailsURL: URL
  public var source: String
  public var summary: String
  public var region: String?
  public var severity: WeatherSeverity
  public var metadata: WeatherMetadata
}

public struct WeatherAvailability: Equatable, Codable, Sendable {
  public enum AvailabilityKind: String, Codable, Sendable {
    case available, temporarilyUnavailable, unsupported, unknown
  }

  public var minuteAvailability: AvailabilityKind
  public var alertAvailability: AvailabilityKind
}

public struct WeatherAttribution: Equatable, Codable, Sendable {
  public var serviceName: String
  public var legalPageURL: URL
  public var squareMarkURL: URL
  public var combinedMarkDarkURL: URL
  public var combinedMarkLightURL: URL

  public var legalAttributionText: String { serviceName }

  /// The marks are named below the page: no widget of a run reads them.
  init(serviceName: String, legalPage: URL?) {
    self.serviceName = serviceName
    let page = legalPage ?? URL(fileURLWithPath: "/")
    legalPageURL = page
    squareMarkURL = page.appendingPathComponent("square-mark.png")
    combinedMarkDarkURL = page.appendingPathComponent("combined-mark-dark.png")
    combinedMarkLightURL = page.appendingPathComponent("combined-mark-light.png")
  }
}

/// The metadata of weather: its date, its expiration date and its location.
public struct WeatherMetadata: Equatable, Codable, Sendable {
  public var date: Date
  public var expirationDate: Date
  private var latitude: Double
  private var longitude: Double

  init(date: Date, expirationDate: Date, _ place: CLLocationCoordinate2D) {
    self.date = date
    self.expirationDate = expirationDate
    latitude = place.latitude
    longitude = place.longitude
  }

  public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// A forecast, as a collection of its minutes, hours or days.
public struct Forecast<Element: Codable & Equatable>: RandomAccessCollection, Codable, Equatable {
  public var forecast: [Element]
  public var metadata: WeatherMetadata

  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }

  public subscript(position: Int) -> Element { forecast[position] }
}

extension Forecast: Sendable where Element: Sendable {}

extension Forecast where Element == MinuteWeather {
  /// The next hour's precipitation in words.
  public var summary: String {
    let first = forecast.first { $0.precipitation != .none }
    return first?.precipitation.description ?? ""
  }
}
