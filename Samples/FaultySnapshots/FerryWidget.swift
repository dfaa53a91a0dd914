import SwiftUI
import WidgetKit

struct FerryEntry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance?
  var price = 12
}

struct FerryProvider: TimelineProvider {
  func placeholder(in context: Context) -> FerryEntry { FerryEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (FerryEntry) -> Void) {
    completion(FerryEntry(date: .now))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<FerryEntry>) -> Void
  ) {
    let first = FerryEntry(
      date: .now, relevance: TimelineEntryRelevance(score: 10, duration: 3600))
    let second = FerryEntry(
      date: .now.addingTimeInterval(4 * 3600),
      relevance: TimelineEntryRelevance(score: 20, duration: 3600), price: 9)
    completion(
      Timeline(entries: [first, second], policy: .after(.now.addingTimeInterval(12 * 3600))))
  }
}

@main struct FerryWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "snapshot-differs", provider: FerryProvider()) { entry in
      VStack(alignment: .leading, spacing: 4) {
        Text("Next ferry").font(.headline)
        Text("$\(entry.price)").font(entry.price < 10 ? .largeTitle : .title)
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Ferry")
    .description("The price of the next ferry.")
    .supportedFamilies([.systemSmall])
  }
}
