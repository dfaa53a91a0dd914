import SwiftUI
import WidgetKit

/// The balance of a card.
struct CardBalanceEntry: TimelineEntry {
  let date: Date
  let balance: Decimal
}

/// Tells the balance once a day; it is never worth a rotation.
struct CardBalanceProvider: TimelineProvider {
  func placeholder(in context: Context) -> CardBalanceEntry {
    CardBalanceEntry(date: Date(), balance: 1000)
  }

  func getSnapshot(in context: Context, completion: @escaping (CardBalanceEntry) -> Void) {
    completion(CardBalanceEntry(date: Date(), balance: 1284.16))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<CardBalanceEntry>) -> Void
  ) {
    let now = Date()
    let tomorrow = Calendar.current.dateInterval(of: .day, for: now)?.end
    let entry = CardBalanceEntry(date: now, balance: 1284.16)
    completion(Timeline(entries: [entry], policy: tomorrow.map { .after($0) } ?? .atEnd))
  }
}

/// The balance of all cards.
struct CardBalance: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "CardBalance", provider: CardBalanceProvider()) { entry in
      VStack(alignment: .leading) {
        Text("Balance").font(.caption).foregroundStyle(.secondary)
        Text(entry.balance, format: .currency(code: "USD"))
          .font(.title2.bold())
          .privacySensitive()
      }
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Balance")
    .description("What is left on all cards.")
    .supportedFamilies([.systemSmall])
  }
}

struct CardBalance_Previews: PreviewProvider {
  static var previews: some View {
    Text("1,284.16").previewContext(WidgetPreviewContext(family: .systemSmall))
  }
}
