import SwiftUI
import WidgetKit

/// The latest purchases of a card.
struct RecentPurchasesView: View {
  @Environment(\.widgetFamily) private var family

  let entry: RecentPurchasesEntry

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label(entry.card, systemImage: "creditcard.fill")
        .font(.caption)
        .foregroundStyle(.secondary)
      if entry.purchases.isEmpty {
        Spacer()
        Text("No purchases today")
          .font(.headline)
          .minimumScaleFactor(0.7)
        Spacer()
      } else {
        ForEach(entry.purchases.suffix(family == .systemSmall ? 2 : 3)) { purchase in
          PurchaseRow(purchase: purchase)
        }
        Spacer(minLength: 0)
        Text(total, format: .currency(code: "USD"))
          .font(.title3.bold())
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .containerBackground(for: .widget) {
      LinearGradient(
        colors: [.indigo.opacity(0.25), .clear], startPoint: .top, endPoint: .bottom
      )
    }
  }

  private var total: Double {
    entry.purchases.map(\.amount).reduce(0, +)
  }
}

/// One purchase, with its time below the merchant's name where there is no room beside it.
struct PurchaseRow: View {
  @Environment(\.widgetFamily) private var family

  let purchase: Purchase

  private var words: AnyLayout {
    family == .systemSmall
      ? AnyLayout(VStackLayout(alignment: .leading))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline))
  }

  var body: some View {
    HStack {
      words {
        Text(purchase.merchant).font(.footnote).lineLimit(1)
        Text(purchase.date, style: .time).font(.caption2).foregroundStyle(.secondary)
      }
      Spacer()
      Text(purchase.amount, format: .currency(code: "USD"))
        .font(.footnote.monospacedDigit())
    }
  }
}

#Preview(as: .systemSmall) {
  RecentPurchases()
} timeline: {
  RecentPurchasesEntry(date: .now, relevance: nil, card: "Visa", purchases: [])
}
