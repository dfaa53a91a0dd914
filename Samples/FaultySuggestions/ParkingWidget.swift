import AppIntents
import Intents
import SwiftUI
import WidgetKit

/// Shows the way back to the car.
@main
struct ParkingWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Parking", intent: ShowParking.self, provider: ParkingProvider()
    ) { entry in
      Text(entry.level)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Parking")
    .description("This is an example widget.")
    .supportedFamilies([.systemSmall])
  }
}

/// The level of a car park on which the car stands.
struct ShowParking: WidgetConfigurationIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Show Parking"

  @Parameter(title: "Level", default: "P1") var level: String

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$level) { level in
      DisplayRepresentation(title: "Level \(level)")
    }
  }
}

struct ParkingEntry: TimelineEntry {
  let date: Date
  let level: String
}

/// Donates whenever it is asked, and asks for the reload of a kind that there is not.
struct ParkingProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> ParkingEntry {
    ParkingEntry(date: .now, level: "P–")
  }

  func snapshot(for configuration: ShowParking, in context: Context) async -> ParkingEntry {
    ParkingEntry(date: .now, level: configuration.level)
  }

  func timeline(
    for configuration: ShowParking, in context: Context
  ) async -> Timeline<ParkingEntry> {
    let now = Date.now
    try? await IntentDonationManager.shared.donate(intent: configuration)
    await INRelevantShortcutStore.offerParking(from: now)
    WidgetCenter.shared.reloadTimelines(ofKind: "Parkings")
    let later = now.addingTimeInterval(6 * 3600)
    return Timeline(
      entries: [ParkingEntry(date: now, level: configuration.level)], policy: .after(later))
  }
}

extension INRelevantShortcutStore {
  /// Offers the widget for the hour in which people drive home.
  fileprivate static func offerParking(from now: Date) async {
    let activity = NSUserActivity(activityType: "com.example.parking.show")
    let shortcut = INRelevantShortcut(shortcut: INShortcut(userActivity: activity))
    shortcut.widgetKind = "Parking"
    shortcut.shortcutRole = .information
    let drive = now.addingTimeInterval(2 * 3600)
    shortcut.relevanceProviders = [
      INDateRelevanceProvider(start: drive, end: drive.addingTimeInterval(3600))
    ]
    try? await Self.default.setRelevantShortcuts([shortcut])
  }
}

#Preview(as: .systemSmall) {
  ParkingWidget()
} timeline: {
  ParkingEntry(date: .now, level: "P2")
}
