// The weather that the environment gives, at any time: the state that began last.

import CoreLocation
import FoundationSupplement

/// The environment's weather at one place.
struct WeatherStates: Sendable {
  private let records: [DeviceRecord]
  let place: CLLocation

  /// Reads the environment.
  ///
  /// - Throws: The service's refusal where the environment has no weather.
  init(at place: CLLocation) throws {
    records = DeviceRecord.all("weather")
    self.place = place
    guard !records.isEmpty else { throw WeatherError.permissionDenied }
  }

  /// The state at a time: of those that have begun, the one that began last.
  func state(at date: Date) -> WeatherState {
    let begun = records.compactMap { record in
      beginning(of: record, before: date).map { (record, $0) }
    }
    let last = begun.max { $0.1 < $1.1 }?.0
    return WeatherState(last ?? records[0], at: date, sky: Sky(place.coordinate))
  }

  /// The last time at which a state began: on each day, on one, or at all times.
  private func beginning(of record: DeviceRecord, before date: Date) -> Date? {
    if let at = record.date("at") { return at <= date ? at : nil }
    guard let second = record.number("daily") else { return .distantPast }
    let calendar = Calendar.current
    let (hour, minute) = (Int(second) / 3600, Int(second) / 60 % 60)
    let today = calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date)
    guard let today, today > date else { return today }
    return calendar.date(byAdding: .day, value: -1, to: today)
  }

  var metadata: WeatherMetadata {
    WeatherMetadata(date: Date(), expirationDate: Date() + 3600, place.coordinate)
  }

  // MARK: Forecasts

  var current: CurrentWeather { state(at: Date()).current(metadata) }

  /// The hours of a time; without one the 25 from the current hour on, as Apple documents.
  func hourly(_ interval: DateInterval?) -> Forecast<HourWeather> {
    let calendar = Calendar.current
    let first = calendar.dateInterval(of: .hour, for: interval?.start ?? Date())?.start ?? Date()
    let end = interval?.end ?? first + 25 * 3600
    let hours = stride(from: first, to: end, by: 3600).prefix(240).map { state(at: $0).hour }
    return Forecast(forecast: Array(hours), metadata: metadata)
  }

  /// The days of a time; without one the ten from today on, as Apple documents.
  func daily(_ interval: DateInterval?) -> Forecast<DayWeather> {
    let calendar = Calendar.current
    var day = calendar.startOfDay(for: interval?.start ?? Date())
    let end = interval?.end ?? calendar.date(byAdding: .day, value: 10, to: day) ?? day
    var days: [DayWeather] = []
    while day < end, days.count < 10 {
      let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day + 86400
      let hours = stride(from: day, to: next, by: 3600).map { state(at: $0) }
      if let weather = WeatherState.day(hours, from: day, Sky(place.coordinate)) {
        days.append(weather)
      }
      day = next
    }
    return Forecast(forecast: days, metadata: metadata)
  }

  var availability: WeatherAvailability {
    WeatherAvailability(minuteAvailability: .unsupported, alertAvailability: .available)
  }

  var weather: Weather {
    Weather(
      currentWeather: current, minuteForecast: nil, hourlyForecast: hourly(nil),
      dailyForecast: daily(nil), weatherAlerts: [], availability: availability)
  }
}

/// The weather at one time. What the environment does not say has a plain value.
struct WeatherState {
  private let record: DeviceRecord
  private let date: Date
  private let sky: Sky

  init(_ record: DeviceRecord, at date: Date, sky: Sky) {
    self.record = record
    self.date = date
    self.sky = sky
  }

  private var condition: WeatherCondition {
    record.text("condition").flatMap(WeatherCondition.init) ?? .clear
  }

  private func number(_ key: String, _ otherwise: Double = 0) -> Double {
    record.number(key) ?? otherwise
  }

  private var temperature: Double { number("temperature", 15) }

  private func degrees(_ key: String) -> Measurement<UnitTemperature> {
    Measurement(value: number(key, temperature), unit: .celsius)
  }

  private var precipitation: Precipitation {
    record.text("precipitation").flatMap(Precipitation.init) ?? condition.precipitation
  }

  private var chance: Double { number("precipitationChance", precipitation == .none ? 0 : 1) }

  private var wind: Wind {
    let direction = number("windDirection")
    let points = Wind.CompassDirection.allCases
    let point = points[Int((direction / 22.5).rounded()) % points.count]
    return Wind(
      compassDirection: point, direction: Measurement(value: direction, unit: .degrees),
      speed: Measurement(value: number("windSpeed"), unit: .kilometersPerHour),
      gust: record.number("windGust").map { Measurement(value: $0, unit: .kilometersPerHour) })
  }

  private var uvIndex: UVIndex {
    let value = Int(number("uvIndex"))
    let category = UVIndex.ExposureCategory.allCases.first { $0.rangeValue.contains(value) }
    return UVIndex(value: value, category: category ?? .low)
  }

  private var symbolName: String { condition.symbolName(isDaylight: sky.isDaylight(at: date)) }

  func current(_ metadata: WeatherMetadata) -> CurrentWeather {
    CurrentWeather(
      date: date, cloudCover: number("cloudCover"), condition: condition, symbolName: symbolName,
      dewPoint: degrees("dewPoint"), humidity: number("humidity", 0.5),
      precipitationIntensity: Measurement(
        value: number("precipitationAmount"), unit: .millimetersPerHour),
      pressure: Measurement(value: number("pressure", 1013), unit: .hectopascals),
      pressureTrend: .steady, isDaylight: sky.isDaylight(at: date),
      temperature: degrees("temperature"), apparentTemperature: degrees("feelsLike"),
      uvIndex: uvIndex,
      visibility: Measurement(value: number("visibility", 10000), unit: .meters), wind: wind,
      metadata: metadata)
  }

  var hour: HourWeather {
    HourWeather(
      date: date, cloudCover: number("cloudCover"), condition: condition, symbolName: symbolName,
      dewPoint: degrees("dewPoint"), humidity: number("humidity", 0.5),
      isDaylight: sky.isDaylight(at: date), precipitation: precipitation,
      precipitationChance: chance,
      precipitationAmount: Measurement(value: number("precipitationAmount"), unit: .millimeters),
      pressure: Measurement(value: number("pressure", 1013), unit: .hectopascals),
      pressureTrend: .steady, temperature: degrees("temperature"),
      apparentTemperature: degrees("feelsLike"), uvIndex: uvIndex,
      visibility: Measurement(value: number("visibility", 10000), unit: .meters), wind: wind)
  }

  /// The weather of a day: the extremes of its hours, and the condition of most of those with
  /// light.
  static func day(_ hours: [WeatherState], from start: Date, _ sky: Sky) -> DayWeather? {
    guard let first = hours.first else { return nil }
    let light = hours.filter { sky.isDaylight(at: $0.date) }
    let shown = light.isEmpty ? hours : light
    let usual =
      shown.max { left, right in
        shown.count { $0.condition == left.condition }
          < shown.count { $0.condition == right.condition }
      } ?? first
    let wettest = hours.max { $0.chance < $1.chance } ?? first
    let amount = hours.map { $0.number("precipitationAmount") }.reduce(0, +)
    let isSnow = wettest.precipitation == .snow
    let sunniest = hours.max { $0.uvIndex.value < $1.uvIndex.value } ?? first
    let temperatures = hours.map(\.temperature)
    return DayWeather(
      date: start, condition: usual.condition,
      symbolName: usual.condition.symbolName(isDaylight: true),
      highTemperature: Measurement(value: temperatures.max() ?? 15, unit: .celsius),
      lowTemperature: Measurement(value: temperatures.min() ?? 15, unit: .celsius),
      precipitation: wettest.precipitation, precipitationChance: wettest.chance,
      rainfallAmount: Measurement(value: isSnow ? 0 : amount, unit: .millimeters),
      snowfallAmount: Measurement(value: isSnow ? amount : 0, unit: .millimeters),
      sun: sky.sun(on: start), moon: sky.moon(on: start), uvIndex: sunniest.uvIndex,
      wind: usual.wind)
  }
}

extension UnitSpeed {
  /// Millimetres an hour, in which precipitation falls.
  fileprivate static var millimetersPerHour: UnitSpeed {
    UnitSpeed(symbol: "mm/h", converter: UnitConverterLinear(coefficient: 1 / 3_600_000))
  }
}

extension WeatherCondition {
  /// The precipitation of a condition, where the environment gives none.
  fileprivate var precipitation: Precipitation {
    switch self {
    case .drizzle, .freezingDrizzle, .freezingRain, .heavyRain, .isolatedThunderstorms, .rain,
      .scatteredThunderstorms, .strongStorms, .sunShowers, .thunderstorms, .tropicalStorm,
      .hurricane:
      .rain
    case .blizzard, .flurries, .heavySnow, .snow, .sunFlurries, .blowingSnow: .snow
    case .hail: .hail
    case .sleet: .sleet
    case .wintryMix: .mixed
    default: .none
    }
  }

  /// The symbol that shows the condition. Apple does not list them; these are the ones of its
  /// names.
  fileprivate func symbolName(isDaylight: Bool) -> String {
    switch self {
    case .clear, .mostlyClear: isDaylight ? "sun.max" : "moon.stars"
    case .hot: "thermometer.sun"
    case .frigid: "thermometer.snowflake"
    case .partlyCloudy, .mostlyCloudy: isDaylight ? "cloud.sun" : "cloud.moon"
    case .cloudy: "cloud"
    case .foggy: "cloud.fog"
    case .haze: isDaylight ? "sun.haze" : "moon.haze"
    case .smoky: "smoke"
    case .breezy, .windy, .blowingDust: "wind"
    case .drizzle, .freezingDrizzle: "cloud.drizzle"
    case .rain: "cloud.rain"
    case .heavyRain: "cloud.heavyrain"
    case .sunShowers: isDaylight ? "cloud.sun.rain" : "cloud.moon.rain"
    case .isolatedThunderstorms, .scatteredThunderstorms:
      isDaylight ? "cloud.sun.bolt" : "cloud.moon.bolt"
    case .thunderstorms, .strongStorms: "cloud.bolt.rain"
    case .tropicalStorm: "tropicalstorm"
    case .hurricane: "hurricane"
    case .hail: "cloud.hail"
    case .sleet, .freezingRain, .wintryMix: "cloud.sleet"
    case .flurries, .heavySnow, .snow, .sunFlurries: "cloud.snow"
    case .blizzard, .blowingSnow: "wind.snow"
    }
  }
}
