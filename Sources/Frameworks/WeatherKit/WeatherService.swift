// WeatherKit. Weather is the environment's; without any, every query is refused as a device refuses
// an app without the entitlement. The values themselves can be decoded and formatted.

@_exported public import CoreLocation
@_exported public import FoundationSupplement

/// An error of a weather query.
public enum WeatherError: LocalizedError, Hashable, Sendable {
  case permissionDenied
  case unknown

  public var errorDescription: String? {
    switch self {
    case .permissionDenied: "The app may not ask for the weather."
    case .unknown: "The weather could not be had."
    }
  }

  public var failureReason: String? {
    switch self {
    case .permissionDenied: "The process has no entitlement for WeatherKit."
    case .unknown: nil
    }
  }

  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

/// A query for a part of the weather.
public struct WeatherQuery<T>: Sendable {
  let answer: @Sendable (WeatherStates) -> T
}

extension WeatherQuery {
  public static var current: WeatherQuery<CurrentWeather> {
    WeatherQuery<CurrentWeather> { $0.current }
  }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?> { _ in nil }
  }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>> { $0.hourly(nil) }
  }
  public static var daily: WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>> { $0.daily(nil) }
  }
  public static var alerts: WeatherQuery<[WeatherAlert]?> {
    WeatherQuery<[WeatherAlert]?> { _ in [] }
  }
  public static var availability: WeatherQuery<WeatherAvailability> {
    WeatherQuery<WeatherAvailability> { $0.availability }
  }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<T> {
    WeatherQuery { $0.daily(DateInterval(start: startDate, end: max(startDate, endDate))) }
  }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<T> {
    WeatherQuery { $0.hourly(DateInterval(start: startDate, end: max(startDate, endDate))) }
  }
}

/// The service, which answers with the environment's weather.
public final class WeatherService: @unchecked Sendable {
  public static let shared = WeatherService()

  public init() {}

  public var attribution: WeatherAttribution {
    get async throws {
      guard !DeviceRecord.all("weather").isEmpty else { throw WeatherError.permissionDenied }
      return WeatherAttribution(serviceName: "\u{F8FF} Weather", legalPage: Self.legalPage)
    }
  }

  private static let legalPage = URL(
    string: "https://developer.apple.com/weatherkit/data-source-attribution/")

  public func weather(for location: CLLocation) async throws -> Weather {
    try WeatherStates(at: location).weather
  }

  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T {
    dataSet.answer(try WeatherStates(at: location))
  }

  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) {
    let states = try WeatherStates(at: location)
    return (dataSet1.answer(states), dataSet2.answer(states))
  }

  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) {
    let states = try WeatherStates(at: location)
    return (dataSet1.answer(states), dataSet2.answer(states), dataSet3.answer(states))
  }

  public func weather<T1, T2, T3, T4>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
  ) async throws -> (T1, T2, T3, T4) {
    let states = try WeatherStates(at: location)
    return (
      dataSet1.answer(states), dataSet2.answer(states), dataSet3.answer(states),
      dataSet4.answer(states)
    )
  }

  public func weather<T1, T2, T3, T4, T5>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
  ) async throws -> (T1, T2, T3, T4, T5) {
    let states = try WeatherStates(at: location)
    return (
      dataSet1.answer(states), dataSet2.answer(states), dataSet3.answer(states),
      dataSet4.answer(states), dataSet5.answer(states)
    )
  }

  public func weather<T1, T2, T3, T4, T5, T6>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>,
    _ dataSet6: WeatherQuery<T6>
  ) async throws -> (T1, T2, T3, T4, T5, T6) {
    let states = try WeatherStates(at: location)
    return (
      dataSet1.answer(states), dataSet2.answer(states), dataSet3.answer(states),
      dataSet4.answer(states), dataSet5.answer(states), dataSet6.answer(states)
    )
  }
}
