import AppIntents
import Intents
import SwiftUI
import WidgetKit

/// Tells the departures of the stop a person chose.
struct StopProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now, height: 0) }

  func snapshot(for configuration: StopIntent, in context: Context) async -> TideEntry {
    placeholder(in: context)
  }

  func timeline(for configuration: StopIntent, in context: Context) async -> Timeline<TideEntry> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }

  func recommendations() -> [AppIntentRecommendation<StopIntent>] {
    let name = "Market"
    return [
      AppIntentRecommendation(intent: StopIntent(), description: "Station"),
      AppIntentRecommendation(intent: StopIntent(), description: Text(name)),
      AppIntentRecommendation(
        intent: StopIntent(), description: LocalizedStringResource("Market")),
      AppIntentRecommendation(intent: StopIntent(), description: name),
    ]
  }
}

/// The stops of an app from before its own intents.
func olderRecommendations<Stop: INIntent>(
  of stop: Stop, named name: String
) -> [IntentRecommendation<Stop>] {
  [
    IntentRecommendation(intent: stop, description: "Station"),
    IntentRecommendation(intent: stop, description: Text(name)),
    IntentRecommendation(intent: stop, description: name),
  ]
}

/// The number of a provider's ready-made configurations, after asking for its relevance.
func offers<Provider: AppIntentTimelineProvider>(of provider: Provider) async -> Int {
  _ = await provider.relevance()
  return provider.recommendations().count
}

/// The same of a provider of older intents.
func olderOffers<Provider: IntentTimelineProvider>(of provider: Provider) async -> Int {
  _ = await provider.relevance()
  return provider.recommendations().count
}
