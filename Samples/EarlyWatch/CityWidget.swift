import AppIntents
import SwiftUI
import WidgetKit

/// The city whose time is shown.
struct PickCity: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Pick City"

  @Parameter(title: "City", default: "Oslo") var city: String
}

struct CityEntry: TimelineEntry {
  let date: Date
  let city: String
}

/// Recommends no city, although a person cannot pick one on this watch.
struct CityProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry {
    CityEntry(date: Date(), city: "Oslo")
  }

  func snapshot(for configuration: PickCity, in context: Context) async -> CityEntry {
    CityEntry(date: Date(), city: configuration.city)
  }

  func timeline(for configuration: PickCity, in context: Context) async -> Timeline<CityEntry> {
    let now = Date()
    let entries = (0..<6).map { hour in
      CityEntry(date: now.addingTimeInterval(Double(hour) * 3600), city: configuration.city)
    }
    return Timeline(entries: entries, policy: .atEnd)
  }

  func recommendations() -> [AppIntentRecommendation<PickCity>] {
    []
  }
}

@main
struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "City", intent: PickCity.self, provider: CityProvider()) { entry in
      VStack {
        Text(entry.city)
        Text(entry.date, style: .time)
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("City")
    .description("The time in a city.")
    .supportedFamilies([.accessoryRectangular])
  }
}

#Preview(as: .accessoryRectangular) {
  CityWidget()
} timeline: {
  CityEntry(date: .now, city: "Oslo")
}
