import SwiftUI
import WidgetKit

struct GreetingEntry: TimelineEntry {
  let date: Date
}

/// Has the methods that the beta asked for, and none that is asked for today.
struct GreetingProvider: TimelineProvider {
  func snapshot(with context: Context, completion: @escaping (GreetingEntry) -> Void) {
    completion(GreetingEntry(date: Date()))
  }

  func timeline(with context: Context, completion: @escaping (Timeline<GreetingEntry>) -> Void) {
    completion(Timeline(entries: [GreetingEntry(date: Date())], policy: .never))
  }
}

@main
struct GreetingWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Greeting", provider: GreetingProvider()) { _ in
      Text("Good morning")
    }
    .configurationDisplayName("Greeting")
    .description("A word for the day.")
    .supportedFamilies([.systemSmall])
  }
}
