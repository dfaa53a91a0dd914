// WeatherKit. Weather comes from Apple's servers to apps that have the entitlement; a run has
// neither, so every query is refused as a device refuses an app without it. The values themselves
// can be decoded and formatted.

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
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery {
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>() }
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
    WeatherQuery<Forecast<MinuteWeather>?>()
  }
  public static var hourly: WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery<Forecast<HourWeather>>()
  }
  public static var daily: WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery<Forecast<DayWeather>>()
  }
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>() }
  public static var availability: WeatherQuery<WeatherAvailability> {
    WeatherQuery<WeatherAvailability>()
  }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<T> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<T> { WeatherQuery() }
}

/// The service, which answers a process without the entitlement with an error.
public final class WeatherService: @unchecked Sendable {
  public static let shared = WeatherService()

  public init() {}

  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }

  public func weather(for location: CLLocation) async throws -> Weather {
    throw WeatherError.permissionDenied
  }

  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T {
    throw WeatherError.permissionDenied
  }

  public func weather<T1, T2>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) {
    throw WeatherError.permissionDenied
  }

  public func weather<T1, T2, T3>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) {
    throw WeatherError.permissionDenied
  }

  public func weather<T1, T2, T3, T4>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
  ) async throws -> (T1, T2, T3, T4) {
    throw WeatherError.permissionDenied
  }

  public func weather<T1, T2, T3, T4, T5>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>
  ) async throws -> (T1, T2, T3, T4, T5) {
    throw WeatherError.permissionDenied
  }

  public func weather<T1, T2, T3, T4, T5, T6>(
    for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>, _ dataSet5: WeatherQuery<T5>,
    _ dataSet6: WeatherQuery<T6>
  ) async throws -> (T1, T2, T3, T4, T5, T6) {
    throw WeatherError.permissionDenied
  }
}
