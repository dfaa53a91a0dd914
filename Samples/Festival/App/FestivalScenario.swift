import AppIntents
import Foundation
import Intents
import WidgetKit

// The ways in which a travel guide's app tells the system what matters, each as a function that
// the manifest calls at the time of the day at which a person would use the app.

/// Somebody looks at art festivals in Paris: the intent donates itself.
func viewFestival() async throws {
  try await artInParis().donate()
}

/// Somebody looks for concerts: the donation manager is told.
func searchConcerts() async throws {
  let intent = FestivalAppIntent()
  intent.location = "Paris"
  intent.type = .music
  try await IntentDonationManager.shared.donate(intent: intent)
}

/// Somebody looks at the trains home, with the SiriKit intent that the old widget still has.
func viewTrains() async throws {
  let intent = ViewTrainIntent()
  intent.station = "Gare de Lyon"
  try await INInteraction(intent: intent, response: nil).donate()
}

/// News of the lantern festival come in: from when to when it is relevant, nobody has looked at it yet.
func receiveFestival() async throws {
  let today = Calendar.current.startOfDay(for: .now)
  let relevant = RelevantIntent(
    artInParis(), widgetKind: "Festival",
    relevance: .date(from: today + 18 * 3600, to: today + 22 * 3600))
  try await RelevantIntentManager.shared.updateRelevantIntents([relevant])
}

/// The last day's train home is booked: a shortcut to it is relevant while it is waited for.
func bookTrain() async throws {
  let intent = ViewTrainIntent()
  intent.station = "Gare du Nord"
  guard let shortcut = INShortcut(intent: intent) else { return }
  let departure = Calendar.current.startOfDay(for: .now) + 19 * 3600
  let relevant = INRelevantShortcut(shortcut: shortcut)
  relevant.widgetKind = "Trains"
  relevant.shortcutRole = .information
  relevant.relevanceProviders = [
    INDateRelevanceProvider(start: departure - 3600, end: departure)
  ]
  try await INRelevantShortcutStore.default.setRelevantShortcuts([relevant])
}

/// A tap on the restaurant's widget opens the app, where its table is reserved.
func reserveTable(_ activity: NSUserActivity) {
  guard let shown = activity.widgetConfigurationIntent(of: RestaurantIntent.self) else { return }
  Reservation().make(at: shown.cuisine)
  WidgetCenter.shared.reloadTimelines(ofKind: "Restaurant")
}

private func artInParis() -> FestivalAppIntent {
  let intent = FestivalAppIntent()
  intent.location = "Paris"
  intent.type = .art
  return intent
}
