import CoreLocation
import Foundation
import WeatherKit

/// The weather in the widget.
struct WeatherGlance: Codable, Equatable {
  var temperature: Measurement<UnitTemperature>
  var felt: Measurement<UnitTemperature>
  var symbol: String
  var summary: String
  var isNight: Bool

  /// Takes over what matters from the whole.
  init(_ current: CurrentWeather) {
    temperature = current.temperature
    felt = current.apparentTemperature
    symbol = current.symbolName
    isNight = !current.isDaylight
    summary = """
      \(current.condition.description), \(current.pressureTrend), \(current.pressure), \
      \(current.humidity), \(current.dewPoint), \(current.cloudCover), \(current.visibility), \
      \(current.precipitationIntensity), \(current.date)
      """
  }
}

/// Asks for the weather and keeps what it was last.
actor WeatherStore {
  private let service = WeatherService.shared
  private let ownService = WeatherService()
  private var last: WeatherGlance?

  /// The weather of a place, or what it was.
  func glance(at place: CLLocation) async -> WeatherGlance? {
    do {
      let weather = try await service.weather(for: place)
      guard weather.currentWeather.metadata.expirationDate > weather.currentWeather.date else {
        return last
      }
      last = WeatherGlance(weather.currentWeather)
    } catch WeatherError.permissionDenied {
      return last
    } catch let error as WeatherError where error == .unknown {
      print(error.errorDescription ?? "", error.failureReason ?? "")
      print(error.recoverySuggestion ?? "", error.helpAnchor ?? "")
    } catch {
      print(error.localizedDescription)
    }
    return last
  }

  /// The next hours, without the rest.
  func hours(at place: CLLocation, until end: Date) async throws -> [HourWeather] {
    let hourly = try await service.weather(for: place, including: .hourly)
    let later = try await service.weather(
      for: place, including: .hourly(startDate: .now, endDate: end))
    return Array(hourly.prefix(6)) + later.forecast
  }

  /// The day and the current weather in one query.
  func today(at place: CLLocation) async throws -> (CurrentWeather, DayWeather?) {
    let (current, daily) = try await ownService.weather(for: place, including: .current, .daily)
    return (current, daily.first { Calendar.current.isDateInToday($0.date) })
  }

  /// All that a dashboard shows.
  func all(at place: CLLocation) async throws -> String {
    let (minute, alerts, availability) = try await service.weather(
      for: place, including: .minute, .alerts, .availability)
    let four = try await service.weather(
      for: place, including: .current, .hourly, .daily, .alerts)
    let five = try await service.weather(
      for: place, including: .current, .hourly, .daily, .alerts, .minute)
    let six = try await service.weather(
      for: place, including: .current, .hourly, .daily, .alerts, .minute, .availability)
    let week: Forecast<DayWeather> = try await service.weather(
      for: place, including: .daily(startDate: .now, endDate: .distantFuture))
    let credit: WeatherAttribution = try await service.attribution
    print(credit.serviceName, credit.legalPageURL, credit.squareMarkURL)
    print(credit.combinedMarkDarkURL, credit.combinedMarkLightURL, credit.legalAttributionText)
    print(minute?.summary ?? "", four.3?.count ?? 0, five.4?.endIndex ?? 0, week.startIndex)
    return six.5 == availability ? alerts.map(Self.headline) ?? "" : ""
  }

  private static func headline(of alerts: [WeatherAlert]) -> String {
    let worst = alerts.first { $0.severity == .extreme } ?? alerts.first
    guard let worst else { return "" }
    let place = worst.metadata.location.coordinate
    return "\(worst.summary) \(worst.region ?? "\(place)") \(worst.source) \(worst.detailsURL)"
  }
}

/// Remembers a whole answer between two runs.
struct WeatherArchive {
  var file: URL

  /// Reads what was kept.
  func read() throws -> Weather {
    try JSONDecoder().decode(Weather.self, from: Data(contentsOf: file))
  }

  /// Writes an answer.
  func write(_ weather: Weather) throws {
    guard weather.availability.minuteAvailability == .available else { return }
    guard weather.availability.alertAvailability != .unsupported else { return }
    print(weather.minuteForecast?.metadata.date ?? .now, weather.hourlyForecast.count)
    print(weather.weatherAlerts?.count ?? 0, weather.dailyForecast.metadata.date)
    try JSONEncoder().encode(weather).write(to: file)
  }

  /// The availability of the service for a place, in words.
  static func label(_ kind: WeatherAvailability.AvailabilityKind) -> String {
    switch kind {
    case .available: "yes"
    case .temporarilyUnavailable: "later"
    case .unsupported: "no"
    case .unknown: "?"
    @unknown default: ""
    }
  }
}
