import SwiftUI
import WidgetKit

@main
struct HeroesBundle: WidgetBundle {
  var body: some Widget {
    WeatherWidget()
    QuestWidget()
    QuestSoonWidget()
    HeroWidget()
  }
}

/// A line of text from a moment on.
struct Line: TimelineEntry {
  let date: Date
  let text: String
}

/// The weather at the hero's place; nothing brings it forward, so people pin it.
struct WeatherWidget: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Line {
      Line(date: .now, text: "–")
    }

    func getSnapshot(in context: Context, completion: @escaping (Line) -> Void) {
      completion(Line(date: .now, text: "12°"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Line>) -> Void) {
      completion(Timeline(entries: [Line(date: .now, text: "12°")], policy: .never))
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Weather", provider: Provider()) { line in
      Text(line.text)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Weather")
    .description("The weather where the heroes are.")
    .supportedFamilies([.accessoryRectangular])
  }
}

#Preview(as: .accessoryRectangular) {
  QuestWidget()
} timeline: {
  Line(date: .now, text: "Find the lantern")
}
