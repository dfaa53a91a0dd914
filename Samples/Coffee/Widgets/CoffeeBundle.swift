import AppIntents
import CoffeeKit
import SwiftUI
import WidgetKit

@main
struct CoffeeBundle: WidgetBundle {
  var body: some Widget {
    CoffeeWidget()
    DecafControl()
    CupControl()
  }
}

/// The cups of the day at a moment.
struct CoffeeEntry: TimelineEntry {
  let date: Date
  let cups: Int
  let isDecaf: Bool
}

struct CoffeeProvider: TimelineProvider {
  func placeholder(in context: Context) -> CoffeeEntry {
    CoffeeEntry(date: .now, cups: 0, isDecaf: false)
  }

  func getSnapshot(in context: Context, completion: @escaping (CoffeeEntry) -> Void) {
    completion(entry(at: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<CoffeeEntry>) -> Void) {
    completion(Timeline(entries: [entry(at: .now)], policy: .never))
  }

  private func entry(at date: Date) -> CoffeeEntry {
    let log = CoffeeLog()
    return CoffeeEntry(date: date, cups: log.cups, isDecaf: log.isDecaf)
  }
}

/// Counts the cups of the day, and logs one more.
struct CoffeeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Coffee", provider: CoffeeProvider()) { entry in
      VStack(alignment: .leading, spacing: 8) {
        Text("^[\(entry.cups) cup](inflect: true)").font(.title2)
        Toggle("Decaf", isOn: entry.isDecaf, intent: SetDecaf(value: !entry.isDecaf))
        Button("Log", intent: LogCup())
      }
      .containerBackground(.background, for: .widget)
      .widgetURL(URL(string: "coffee://today"))
    }
    .configurationDisplayName("Coffee")
    .description("The cups of the day.")
    .supportedFamilies([.systemSmall])
  }
}
