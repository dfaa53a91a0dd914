import AppIntents
import SwiftUI
import WidgetKit

/// A restaurant, with or without a table.
struct RestaurantEntry: TimelineEntry {
  let date: Date
  let relevance: TimelineEntryRelevance?
  let name: String
  let isReserved: Bool
}

/// Tells a restaurant: most relevant for the two hours of dinner once a table is reserved.
struct RestaurantProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> RestaurantEntry {
    RestaurantEntry(date: .now, relevance: nil, name: "Restaurant", isReserved: false)
  }

  func snapshot(for configuration: RestaurantIntent, in context: Context) async -> RestaurantEntry {
    entry(for: configuration, at: .now)
  }

  func timeline(
    for configuration: RestaurantIntent, in context: Context
  ) async -> Timeline<RestaurantEntry> {
    let now = Date.now
    let midnight = Calendar.current.startOfDay(for: now)
    let dinner = midnight.addingTimeInterval(19 * 3600 + 1800)
    var entries = [entry(for: configuration, at: now)]
    if dinner > now { entries.append(entry(for: configuration, at: dinner, duration: 7200)) }
    return Timeline(entries: entries, policy: .after(midnight.addingTimeInterval(24 * 3600)))
  }

  private func entry(
    for configuration: RestaurantIntent, at date: Date, duration: TimeInterval = 0
  ) -> RestaurantEntry {
    let isReserved = Reservation().isAt(configuration.cuisine)
    let relevance = TimelineEntryRelevance(score: isReserved ? 10 : 1, duration: duration)
    return RestaurantEntry(
      date: date, relevance: duration > 0 ? relevance : nil, name: configuration.cuisine.favorite,
      isReserved: isReserved)
  }
}

/// Where to eat; a tap opens the app with the restaurant.
struct RestaurantWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Restaurant", intent: RestaurantIntent.self, provider: RestaurantProvider()
    ) { entry in
      VStack(alignment: .leading, spacing: 4) {
        Label("Dinner", systemImage: "fork.knife").font(.caption).foregroundStyle(.secondary)
        Text(entry.name).font(.headline)
        Spacer()
        Text(entry.isReserved ? "Table for two at 19:30" : "No table yet").font(.footnote)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Restaurants")
    .description("A restaurant with the food of your choice.")
    .supportedFamilies([.systemSmall])
  }
}
