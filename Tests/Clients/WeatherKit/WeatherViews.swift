import CoreLocation
import SwiftUI
import WeatherKit

/// A day's row in the forecast.
struct DayRow: View {
  let day: DayWeather

  var body: some View {
    HStack {
      Image(systemName: day.symbolName)
      Text(day.condition.description).accessibilityLabel(day.condition.accessibilityDescription)
      Text(day.lowTemperature.formatted()) + Text(" – ") + Text(day.highTemperature.formatted())
      Text(day.precipitationChance, format: .percent)
      Text("\(day.precipitationAmount) \(day.rainfallAmount) \(day.snowfallAmount)")
      Text(day.precipitation.description)
        .accessibilityLabel(day.precipitation.accessibilityDescription)
      UVBadge(index: day.uvIndex)
      WindArrow(wind: day.wind)
      SkyRow(sun: day.sun, moon: day.moon)
    }
  }
}

/// An hour's column.
struct HourColumn: View {
  let hour: HourWeather

  var body: some View {
    VStack {
      Text(hour.date, style: .time)
      Image(systemName: hour.isDaylight ? hour.symbolName : "moon")
      Text(hour.temperature.formatted(.measurement(width: .narrow)))
      Text(hour.apparentTemperature.formatted())
      Text("\(hour.humidity) \(hour.cloudCover) \(hour.dewPoint) \(hour.precipitationAmount)")
      Text("\(hour.pressure) \(hour.visibility) \(hour.precipitationChance)")
      if hour.precipitation != .none, hour.condition != .clear { Text("Wet") }
      if hour.pressureTrend == .falling {
        Text(hour.pressureTrend.accessibilityDescription)
      }
      UVBadge(index: hour.uvIndex)
      WindArrow(wind: hour.wind)
    }
  }
}

/// The minutes until it rains.
struct RainBar: View {
  let minutes: Forecast<MinuteWeather>

  var body: some View {
    ForEach(minutes, id: \.date) { minute in
      Capsule()
        .frame(height: 40 * minute.precipitationChance)
        .opacity(minute.precipitation == .rain ? 1 : 0.2)
        .accessibilityLabel("\(minute.precipitationIntensity)")
    }
  }
}

/// The strength of the sun.
struct UVBadge: View {
  let index: UVIndex

  private var color: Color {
    switch index.category {
    case .low: .green
    case .moderate: .yellow
    case .high: .orange
    case .veryHigh: .red
    case .extreme: .purple
    }
  }

  var body: some View {
    Text("\(index.value)").foregroundStyle(color)
      .accessibilityLabel(index.category.accessibilityDescription)
      .accessibilityHint(index.category.description)
      .opacity(index.category.rangeValue.contains(index.value) ? 1 : 0)
      .bold(index.category > .moderate)
  }

  static let categories = UVIndex.ExposureCategory.allCases
}

/// The direction of the wind.
struct WindArrow: View {
  let wind: Wind

  var body: some View {
    Label(wind.compassDirection.abbreviation, systemImage: "arrow.up")
      .rotationEffect(.degrees(wind.direction.converted(to: .degrees).value))
      .accessibilityLabel(wind.compassDirection.accessibilityDescription)
    Text("\(wind.speed.formatted()) \(wind.gust?.formatted() ?? "")")
    if wind.compassDirection == .northNortheast { Text(wind.compassDirection.description) }
  }

  static let rose: [Wind.CompassDirection] = Wind.CompassDirection.allCases
}

/// The rising and setting of sun and moon.
struct SkyRow: View {
  let sun: SunEvents
  let moon: MoonEvents

  private var times: [Date] {
    [
      sun.astronomicalDawn, sun.nauticalDawn, sun.civilDawn, sun.sunrise, sun.solarNoon,
      sun.sunset, sun.civilDusk, sun.nauticalDusk, sun.astronomicalDusk, sun.solarMidnight,
      moon.moonrise, moon.moonset,
    ].compactMap { $0 }.sorted()
  }

  var body: some View {
    Label(moon.phase.description, systemImage: moon.phase.symbolName)
      .accessibilityLabel(moon.phase.accessibilityDescription)
    ForEach(times, id: \.self) { Text($0, style: .time) }
    if MoonPhase.allCases.contains(moon.phase), moon.phase == .waxingGibbous { Text("Soon full") }
  }
}

/// The severity of a warning, as a color.
func tint(of severity: WeatherSeverity) -> Color {
  switch severity {
  case .minor, .moderate: .yellow
  case .severe, .extreme: .red
  case .unknown: .gray
  @unknown default: .gray
  }
}

/// The values that the legend explains, each with its words.
struct Legend {
  var conditions: [WeatherCondition] = WeatherCondition.allCases
  var precipitations: [Precipitation] = Precipitation.allCases
  var trends: [PressureTrend] = PressureTrend.allCases
  var severities: [String] = WeatherSeverity.allCases.map(\.accessibilityDescription)

  /// Whether an answer is still good.
  func isFresh(_ metadata: WeatherMetadata) -> Bool { metadata.expirationDate > .now }

  /// Asks for one part of the weather.
  func ask<Part>(_ query: WeatherQuery<Part>, at place: CLLocation) async -> Part? {
    try? await WeatherService.shared.weather(for: place, including: query)
  }
}
