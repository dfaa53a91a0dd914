import AppIntents
import SwiftUI
import WidgetKit

@main
struct FestivalBundle: WidgetBundle {
  var body: some Widget {
    FestivalWidget()
    AttractionWidget()
    RestaurantWidget()
    TrainWidget()
  }
}

/// The next festival in a city.
struct FestivalWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Festival", provider: FestivalProvider()) { entry in
      FestivalView(entry: entry)
    }
    .configurationDisplayName("Festivals")
    .description("The next festival in a city.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// A festival with a star where it is a favourite.
struct FestivalView: View {
  let entry: FestivalEntry

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      VStack(alignment: .leading, spacing: 4) {
        if let festival = entry.festival {
          Text(festival.name).font(.headline)
          Text(festival.location).font(.subheadline).foregroundStyle(.secondary)
          Spacer()
          let hours = festival.hours(on: entry.date)
          Text(hours.start...hours.end).font(.caption)
        } else {
          Text("No festival nearby").redacted(reason: .placeholder)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      if entry.isFavorite {
        Image(systemName: "star.fill").foregroundColor(.yellow)
      }
    }
    .containerBackground(for: .widget) {
      RadialGradient(
        gradient: Gradient(colors: [.orange, .purple]), center: .top, startRadius: 0,
        endRadius: 200
      )
    }
  }
}

/// The sight of the day.
struct AttractionEntry: TimelineEntry {
  let date: Date
  let name: String
}

/// Shows another sight every four hours.
struct AttractionProvider: TimelineProvider {
  private let names = ["Musée d’Orsay", "Sainte-Chapelle", "Canal Saint-Martin", "Panthéon"]

  func placeholder(in context: Context) -> AttractionEntry {
    AttractionEntry(date: Date(), name: names[0])
  }

  func getSnapshot(in context: Context, completion: @escaping (AttractionEntry) -> Void) {
    completion(AttractionEntry(date: Date(), name: names[0]))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<AttractionEntry>) -> Void
  ) {
    let now = Date()
    let entries = names.enumerated().map { index, name in
      AttractionEntry(date: now.addingTimeInterval(Double(index) * 4 * 3600), name: name)
    }
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(16 * 3600))))
  }
}

/// A sight worth a visit.
struct AttractionWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Attraction", provider: AttractionProvider()) { entry in
      Text(entry.name)
        .font(.title3)
        .containerBackground(.teal.gradient, for: .widget)
    }
    .configurationDisplayName("Sights")
    .description("A sight worth a visit.")
    .supportedFamilies([.systemSmall])
  }
}

#Preview(as: .systemMedium) {
  FestivalWidget()
} timeline: {
  FestivalEntry(date: .now, relevance: nil, festival: Festival.all[0], isFavorite: true)
}
