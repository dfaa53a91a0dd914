import SwiftUI
import WidgetKit

/// Matters when people get up, and again when it begins to rain.
struct WeatherWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Weather",
      provider: DayProvider(quiet: "12°, cloudy") { day in
        [
          Line("12° today, rain at six", at: 7, of: day, score: 30, minutes: 120),
          Line("It has begun to rain", at: 18, of: day, score: 60, minutes: 120),
        ]
      }
    ) { line in
      LineView(line: line)
    }
    .configurationDisplayName("Weather")
    .description("The day's weather.")
    .supportedFamilies([.systemSmall])
  }
}

/// Matters when something is due.
struct RemindersWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(
      kind: "Reminders",
      provider: DayProvider(quiet: "Nothing due") { day in
        [Line("Call the plumber", at: 15, of: day, score: 50, minutes: 60)]
      }
    ) { line in
      LineView(line: line)
    }
    .configurationDisplayName("Reminders")
    .description("What is due.")
    .supportedFamilies([.systemSmall])
  }
}
