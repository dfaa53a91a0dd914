import AppIntents
import SwiftUI
import WidgetKit

/// Chooses the symbol.
struct QuoteSelection: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Quote"
  static let description = IntentDescription("Shows the price of one stock.")

  @Parameter(title: "Symbol", default: "ACME")
  var symbol: String
}

/// A price at a moment.
struct QuoteEntry: TimelineEntry {
  let date: Date
  let relevance: TimelineEntryRelevance?
  let symbol: String
  let price: Double
}

/// Sets the relevance at the opening, keeps it with nil, and takes it back at the close.
struct QuoteProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> QuoteEntry {
    QuoteEntry(date: .now, relevance: nil, symbol: "ABCD", price: 100)
  }

  func snapshot(for configuration: QuoteSelection, in context: Context) async -> QuoteEntry {
    entry(for: configuration, at: .now, relevance: nil)
  }

  func timeline(
    for configuration: QuoteSelection, in context: Context
  ) async -> Timeline<QuoteEntry> {
    let now = Date.now
    let market = Market(on: now)
    if now < market.opening {
      return Timeline(
        entries: [entry(for: configuration, at: now, relevance: nil)],
        policy: .after(market.opening)
      )
    }
    if now < market.close {
      let isOpening = now < market.opening.addingTimeInterval(60)
      let relevance = TimelineEntryRelevance(
        score: Watchlist().contains(configuration.symbol) ? 80 : 40,
        duration: market.close.timeIntervalSince(now)
      )
      return Timeline(
        entries: [entry(for: configuration, at: now, relevance: isOpening ? relevance : nil)],
        policy: .after(min(now.addingTimeInterval(1800), market.close))
      )
    }
    let rest = TimelineEntryRelevance(
      score: 0, duration: market.nextOpening.timeIntervalSince(now)
    )
    return Timeline(
      entries: [entry(for: configuration, at: now, relevance: rest)],
      policy: .after(market.nextOpening)
    )
  }

  private func entry(
    for configuration: QuoteSelection, at date: Date, relevance: TimelineEntryRelevance?
  ) -> QuoteEntry {
    QuoteEntry(
      date: date, relevance: relevance, symbol: configuration.symbol,
      price: PriceFeed().price(of: configuration.symbol, at: date)
    )
  }
}

/// The price of one stock.
struct QuoteWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Quote", provider: QuoteProvider()) { entry in
      VStack(alignment: .leading) {
        Text(entry.symbol).font(.headline)
        Text(entry.price, format: .number.precision(.fractionLength(2)))
          .font(.title.monospacedDigit())
        Spacer()
        Text(entry.date, style: .time).font(.caption2).foregroundStyle(.secondary)
      }
      .containerBackground(.black.gradient, for: .widget)
      .foregroundStyle(.white)
    }
    .configurationDisplayName("Quote")
    .description("The price of one stock, of more interest while the market is open.")
    .supportedFamilies([.systemSmall])
  }
}

#Preview(as: .systemSmall) {
  QuoteWidget()
} timeline: {
  QuoteEntry(date: .now, relevance: nil, symbol: "ACME", price: 143.2)
}
