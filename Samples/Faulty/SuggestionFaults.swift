import AppIntents
import CoreLocation
import Intents
import SwiftUI
import WidgetKit

struct SuggestionFaults: WidgetBundle {
  var body: some Widget {
    Suggestions()
    IntentNotEligible()
    RelevanceIgnored()
    Loud()
    NeverRotatedTo()
    UnusedSuppression()
  }
}

/// Offers itself to stacks, and makes a mistake with every offer.
struct Suggestions: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> FaultyEntry {
      FaultyEntry(date: Date())
    }

    func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
      completion(FaultyEntry(date: Date(), value: 1))
    }

    func getTimeline(
      in context: Context, completion: @escaping (Timeline<FaultyEntry>) -> Void
    ) {
      let now = Date()
      INRelevantShortcutStore.default.setRelevantShortcuts(offers(from: now))
      Task {
        _ = try? await IntentDonationManager.shared.donate(intent: ShowNumber())
        try? await RelevantIntentManager.shared.updateRelevantIntents([numbered(from: now)])
        completion(Timeline(.soundDay(from: now), from: now))
      }
    }

    private func offers(from now: Date) -> [INRelevantShortcut] {
      let hour = 3600.0
      let range = { (from: Double, to: Double) in
        INDateRelevanceProvider(
          start: now.addingTimeInterval(from * hour), end: now.addingTimeInterval(to * hour))
      }
      let park = CLCircularRegion(
        center: CLLocationCoordinate2D(latitude: 47.6, longitude: -122.3), radius: 200,
        identifier: "park")
      return [
        offer(kind: nil),
        offer(kind: "Sugestions"),
        offer(kind: "suggestions", INLocationRelevanceProvider(region: park)),
        offer(kind: "suggestions", role: .action),
        offer(kind: "suggestions", range(-3, -2)),
        offer(kind: "suggestions", range(5, 4)),
      ]
    }

    private func offer(
      kind: String?, role: INRelevantShortcutRole = .information,
      _ provider: INRelevanceProvider? = nil
    ) -> INRelevantShortcut {
      let activity = NSUserActivity(activityType: "com.example.faulty.show")
      let shortcut = INRelevantShortcut(shortcut: INShortcut(userActivity: activity))
      shortcut.widgetKind = kind
      shortcut.shortcutRole = role
      shortcut.relevanceProviders = provider.map { [$0] } ?? []
      return shortcut
    }

    /// Gives a number to a widget that takes none.
    private func numbered(from now: Date) -> RelevantIntent {
      let intent = PickNumber()
      intent.number = 3
      return RelevantIntent(
        intent, widgetKind: "suggestions",
        relevance: .date(from: now, to: now.addingTimeInterval(1800)))
    }
  }

  var body: some WidgetConfiguration {
    small("suggestions", provider: Provider())
  }
}

/// Is donated, and no widget is configured by it.
struct ShowNumber: AppIntent {
  static let title: LocalizedStringResource = "Show Number"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

/// Picks the number to show.
struct PickNumber: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Pick Number"

  @Parameter(title: "Number") var number: Int?
}

/// Is configured by an intent that Siri may not suggest, and donates it all the same.
struct IntentNotEligible: Widget {
  struct Provider: IntentTimelineProvider {
    func placeholder(in context: Context) -> FaultyEntry {
      FaultyEntry(date: Date())
    }

    func getSnapshot(
      for intent: ViewNumberIntent, in context: Context,
      completion: @escaping (FaultyEntry) -> Void
    ) {
      completion(FaultyEntry(date: Date(), value: 1))
    }

    func getTimeline(
      for intent: ViewNumberIntent, in context: Context,
      completion: @escaping (Timeline<FaultyEntry>) -> Void
    ) {
      INInteraction(intent: intent, response: nil).donate(completion: nil)
      let now = Date()
      completion(Timeline(.soundDay(from: now), from: now))
    }
  }

  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "intent-not-eligible", intent: ViewNumberIntent.self, provider: Provider()
    ) { entry in
      FaultyView(entry: entry)
    }
    .configurationDisplayName("intent-not-eligible")
    .description("Makes one mistake.")
    .supportedFamilies([.systemSmall])
  }
}

/// Gives an iPhone the clues that only an Apple Watch follows.
struct RelevanceIgnored: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> FaultyEntry {
      FaultyEntry(date: Date())
    }

    func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
      completion(FaultyEntry(date: Date(), value: 1))
    }

    func getTimeline(
      in context: Context, completion: @escaping (Timeline<FaultyEntry>) -> Void
    ) {
      let now = Date()
      completion(Timeline(.soundDay(from: now), from: now))
    }

    func relevance() async -> WidgetRelevance<Void> {
      let now = Date()
      let range = RelevantContext.date(from: now, to: now.addingTimeInterval(3600))
      return WidgetRelevance([WidgetRelevanceAttribute(context: range)])
    }
  }

  var body: some WidgetConfiguration {
    small("relevance-ignored-on-platform", provider: Provider())
  }
}

/// Is of more interest than any other all morning.
struct Loud: Widget {
  var body: some WidgetConfiguration {
    small("Loud") { now in
      Timeline(
        [
          FaultyEntry(0, after: now, score: 0), FaultyEntry(1, after: now, score: 90),
          FaultyEntry(3, after: now, score: 95, duration: 6 * 3600),
          FaultyEntry(10, after: now, score: 10),
        ], from: now)
    }
  }
}

/// Has its only moment while another widget is of more interest.
struct NeverRotatedTo: Widget {
  var body: some WidgetConfiguration {
    small("never-rotated-to") { now in
      Timeline(
        [
          FaultyEntry(0, after: now, score: 0), FaultyEntry(4, after: now, score: 5),
          FaultyEntry(5, after: now, score: 0), FaultyEntry(20, after: now, score: 50),
        ], from: now)
    }
  }
}

// widgetcheck:ignore timeline-empty — it was empty once, while the service had no data
/// Suppresses a finding that nobody makes any more.
struct UnusedSuppression: Widget {
  var body: some WidgetConfiguration {
    small("unused-suppression") { now in
      Timeline(.soundDay(from: now), from: now)
    }
  }
}
