import Intents
import SwiftUI
import WidgetKit

/// The next train from a station.
struct TrainEntry: TimelineEntry {
  let date: Date
  let station: String
}

/// Tells the trains of a station, as it did before app intents: its intent is SiriKit's.
struct TrainProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> TrainEntry {
    TrainEntry(date: .now, station: "–")
  }

  func getSnapshot(
    for configuration: ViewTrainIntent, in context: Context,
    completion: @escaping (TrainEntry) -> Void
  ) {
    completion(entry(for: configuration))
  }

  func getTimeline(
    for configuration: ViewTrainIntent, in context: Context,
    completion: @escaping (Timeline<TrainEntry>) -> Void
  ) {
    completion(Timeline(entries: [entry(for: configuration)], policy: .never))
  }

  private func entry(for configuration: ViewTrainIntent) -> TrainEntry {
    TrainEntry(date: .now, station: configuration.station ?? "Gare du Nord")
  }
}

/// The way home.
struct TrainWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Trains", intent: ViewTrainIntent.self, provider: TrainProvider()) {
      Text($0.station).font(.title3).containerBackground(.indigo.gradient, for: .widget)
    }
    .configurationDisplayName("Trains")
    .description("The next train from a station.")
    .supportedFamilies([.systemSmall])
  }
}
