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

struct RingProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Line {
    Line(date: .now, text: "–")
  }

  func snapshot(for configuration: ShowRings, in context: Context) async -> Line {
    Line(date: .now, text: "The \(configuration.ring) ring is closed")
  }

  func timeline(for configuration: ShowRings, in context: Context) async -> Timeline<Line> {
    Timeline("The \(configuration.ring) ring", then: [], from: .now)
  }
}
