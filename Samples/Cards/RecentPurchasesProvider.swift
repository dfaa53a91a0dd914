import SwiftUI
import WidgetKit

/// The purchases of the day up to a moment.
struct RecentPurchasesEntry: TimelineEntry {
  let date: Date
  let relevance: TimelineEntryRelevance?
  let card: String
  let purchases: [Purchase]
}

/// The rule that gives a purchase its relevance.
enum PurchaseScoring {
  /// The more was spent, the more it matters, until the next purchase.
  case amount
  /// Fifty for large purchases and one for small ones, until the next purchase.
  case levels
  /// The more was spent, the more it matters, for half an hour.
  case amountForHalfAnHour

  func relevance(of purchase: Purchase) -> TimelineEntryRelevance {
    switch self {
    case .amount:
      TimelineEntryRelevance(score: Float(purchase.amount))
    case .levels:
      TimelineEntryRelevance(score: purchase.amount > 50 ? 50 : 1)
    case .amountForHalfAnHour:
      TimelineEntryRelevance(score: Float(purchase.amount), duration: 1800)
    }
  }
}

/// Shows the purchases of the day and tells which of them are worth a look.
struct RecentPurchasesProvider: AppIntentTimelineProvider {
  let scoring: PurchaseScoring

  func placeholder(in context: Context) -> RecentPurchasesEntry {
    RecentPurchasesEntry(date: .now, relevance: nil, card: "Card", purchases: [])
  }

  func snapshot(
    for configuration: ViewRecentPurchases, in context: Context
  ) async -> RecentPurchasesEntry {
    let date = Date.now
    let purchases = purchases(for: configuration, on: date)
    return RecentPurchasesEntry(
      date: date, relevance: nil, card: configuration.card.name,
      purchases: context.isPreview ? purchases : purchases.filter { $0.date <= date }
    )
  }

  func timeline(
    for configuration: ViewRecentPurchases, in context: Context
  ) async -> Timeline<RecentPurchasesEntry> {
    let now = Date.now
    let purchases = purchases(for: configuration, on: now)
    let opening = Calendar.current.date(bySettingHour: 8, minute: 15, second: 0, of: now) ?? now
    var entries = [now, opening].filter { $0 >= now }.map { date in
      RecentPurchasesEntry(
        date: date, relevance: TimelineEntryRelevance(score: 0), card: configuration.card.name,
        purchases: []
      )
    }
    for (index, purchase) in purchases.enumerated() where purchase.date > now {
      entries.append(
        RecentPurchasesEntry(
          date: purchase.date, relevance: scoring.relevance(of: purchase),
          card: configuration.card.name, purchases: Array(purchases[...index])
        )
      )
    }
    let midnight = Calendar.current.dateInterval(of: .day, for: now)?.end
    return Timeline(entries: entries, policy: midnight.map { .after($0) } ?? .atEnd)
  }

  private func purchases(
    for configuration: ViewRecentPurchases, on day: Date
  ) -> [Purchase] {
    PurchaseLedger().purchases(on: day, card: configuration.card.id).filter {
      configuration.category == .all || configuration.category == $0.category
    }
  }
}
