import SwiftUI
import WidgetKit

@main
struct GardenWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Garden", provider: GardenProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.plant).font(.headline)
        Text(entry.bed)
        Text(entry.isDry ? "Water it" : "\(entry.count) plants are fine")
      }
      .containerBackground(.green.opacity(0.2), for: .widget)
    }
    .configurationDisplayName("Garden")
    .description("The plant that needs water first.")
    .supportedFamilies([.systemSmall])
  }
}

/// The driest plant at a moment.
struct GardenEntry: TimelineEntry {
  let date: Date
  let plant: String
  let bed: String
  let count: Int
  let isDry: Bool
}

struct GardenProvider: TimelineProvider {
  func placeholder(in context: Context) -> GardenEntry {
    GardenEntry(date: .now, plant: "Plant", bed: "Bed", count: 1, isDry: false)
  }

  func getSnapshot(in context: Context, completion: @escaping (GardenEntry) -> Void) {
    completion(entries().first ?? placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<GardenEntry>) -> Void) {
    completion(Timeline(entries: entries(), policy: .after(.now.addingTimeInterval(86_400))))
  }

  /// Now, and when the driest plant needs water.
  private func entries() -> [GardenEntry] {
    let plants = GardenStore.shared.plants()
    guard let plant = plants.first else { return [] }
    let moments = plant.due > .now ? [.now, plant.due] : [Date.now]
    return moments.map { moment in
      GardenEntry(
        date: moment, plant: plant.name ?? "", bed: plant.bed?.name ?? "", count: plants.count,
        isDry: moment >= plant.due)
    }
  }
}
