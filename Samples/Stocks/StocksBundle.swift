import SwiftUI
import WidgetKit

@main
struct StocksBundle: WidgetBundle {
  var body: some Widget {
    QuoteWidget()
    MarketClock()
  }
}

/// Whether the exchange is open.
struct MarketClockEntry: TimelineEntry {
  let date: Date
  let isOpen: Bool
}

/// Knows the whole day ahead and so needs one timeline a day.
struct MarketClockProvider: TimelineProvider {
  func placeholder(in context: Context) -> MarketClockEntry {
    MarketClockEntry(date: Date(), isOpen: true)
  }

  func getSnapshot(in context: Context, completion: @escaping (MarketClockEntry) -> Void) {
    completion(MarketClockEntry(date: Date(), isOpen: true))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<MarketClockEntry>) -> Void
  ) {
    let now = Date()
    let market = Market(on: now)
    var entries = [MarketClockEntry(date: now, isOpen: now >= market.opening && now < market.close)]
    entries += [(market.opening, true), (market.close, false)].filter { $0.0 > now }.map {
      MarketClockEntry(date: $0.0, isOpen: $0.1)
    }
    let midnight = Calendar.current.dateInterval(of: .day, for: now)?.end
    completion(Timeline(entries: entries, policy: midnight.map { .after($0) } ?? .atEnd))
  }
}

/// Says whether the exchange is open.
struct MarketClock: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "MarketClock", provider: MarketClockProvider()) { entry in
      Label(
        entry.isOpen ? "Open" : "Closed",
        systemImage: entry.isOpen ? "door.left.hand.open" : "moon.zzz"
      )
      .font(.headline)
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Market")
    .description("Whether the exchange is open.")
    .supportedFamilies([.systemSmall, .accessoryInline])
  }
}
