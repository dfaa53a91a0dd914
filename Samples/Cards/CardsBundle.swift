import SwiftUI
import WidgetKit

@main
struct CardsBundle: WidgetBundle {
  var body: some Widget {
    CardBalance()
    RecentPurchases()
    RecentPurchasesLevels()
    RecentPurchasesHalfHour()
  }
}

/// Today's purchases; the larger the last one, the more relevant the widget.
struct RecentPurchases: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "RecentPurchases", intent: ViewRecentPurchases.self,
      provider: RecentPurchasesProvider(scoring: .amount)
    ) { entry in
      RecentPurchasesView(entry: entry)
    }
    .configurationDisplayName("Recent Purchases")
    .description("What was bought with a card today.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

/// Today's purchases in two levels of relevance.
struct RecentPurchasesLevels: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "RecentPurchasesLevels", intent: ViewRecentPurchases.self,
      provider: RecentPurchasesProvider(scoring: .levels)
    ) { entry in
      RecentPurchasesView(entry: entry)
    }
    .configurationDisplayName("Large Purchases")
    .description("Comes forward when more than $50 was spent.")
    .supportedFamilies([.systemSmall])
  }
}

/// Today's purchases, relevant for half an hour each.
struct RecentPurchasesHalfHour: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "RecentPurchasesHalfHour", intent: ViewRecentPurchases.self,
      provider: RecentPurchasesProvider(scoring: .amountForHalfAnHour)
    ) { entry in
      RecentPurchasesView(entry: entry)
    }
    .configurationDisplayName("Just Bought")
    .description("Comes forward for half an hour after a purchase.")
    .supportedFamilies([.systemSmall])
  }
}
