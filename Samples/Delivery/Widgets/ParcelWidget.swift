import SwiftUI
import WidgetKit

struct ParcelEntry: TimelineEntry {
  let date: Date
  let stops: Int
  var relevance: TimelineEntryRelevance?
}

/// Counts the stops until the parcel is there.
struct ParcelProvider: TimelineProvider {
  func placeholder(in context: Context) -> ParcelEntry { ParcelEntry(date: .now, stops: 3) }

  func getSnapshot(in context: Context, completion: @escaping (ParcelEntry) -> Void) {
    completion(ParcelEntry(date: .now, stops: 3))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ParcelEntry>) -> Void) {
    let entries = (0..<4).map { step in
      let stops = 6 - 2 * step
      return ParcelEntry(
        date: .now.addingTimeInterval(Double(step) * 10_800), stops: stops,
        relevance: TimelineEntryRelevance(score: (1..<5).contains(stops) ? Float(7 - stops) : 0))
    }
    completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(43_200))))
  }
}

struct ParcelWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Parcel", provider: ParcelProvider()) { entry in
      ParcelView(stops: entry.stops)
        .containerBackground(for: .widget) {
          LinearGradient(
            colors: [
              Color(red: 0.05, green: 0.35, blue: 0.62), Color(red: 0.02, green: 0.2, blue: 0.4),
            ],
            startPoint: .top, endPoint: .bottom)
        }
    }
    .configurationDisplayName("Parcel")
    .description("Says how far away a parcel is.")
    .supportedFamilies([.systemSmall])
  }
}

struct ParcelView: View {
  let stops: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(systemName: stops == 0 ? "checkmark.circle.fill" : "shippingbox.fill")
        .font(.title2).foregroundStyle(.orange)
      Spacer()
      Text(stops == 0 ? "Delivered" : "\(stops) stops").font(.title2.bold())
      Text("Fjord Books").font(.caption).opacity(0.85)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
