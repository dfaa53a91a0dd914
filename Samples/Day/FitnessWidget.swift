import AppIntents
import SwiftUI
import WidgetKit

/// Shows how far a ring is closed.
struct FitnessWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Fitness", intent: ShowRings.self, provider: RingProvider()
    ) { line in
      LineView(line: line)
    }
    .configurationDisplayName("Fitness")
    .description("How far the rings are closed.")
    .supportedFamilies([.systemSmall])
  }
}

/// The ring to show; looking at it every evening makes a habit.
struct ShowRings: WidgetConfigurationIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Show Rings"

  @Parameter(title: "Ring", default: "all") var ring: String

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$ring) { ring in
      DisplayRepresentation(title: "\(ring) ring")
    }
  }
}

extension ShowRings {
  /// The words for the ring, or for all of them.
  fileprivate var words: String {
    ring == "all" ? "All rings" : "The \(ring) ring"
  }
}

struct RingProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Line {
    Line(date: .now, text: "–")
  }

  func snapshot(for configuration: ShowRings, in context: Context) async -> Line {
    Line(date: .now, text: "\(configuration.words) closed")
  }

  func timeline(for configuration: ShowRings, in context: Context) async -> Timeline<Line> {
    Timeline(configuration.words, then: [], from: .now)
  }
}
