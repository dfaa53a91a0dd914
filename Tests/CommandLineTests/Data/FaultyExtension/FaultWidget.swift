import AppIntents
import SwiftUI
import WidgetKit

// A widget whose provider does to its process, and to those around it, what its configuration names.

struct FaultIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Fault"

  @Parameter(title: "Fault", default: "none")
  var fault: String
}

struct FaultEntry: TimelineEntry {
  let date: Date
}

struct FaultError: Error {}

struct FaultProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> FaultEntry { FaultEntry(date: .now) }

  func snapshot(for configuration: FaultIntent, in context: Context) async -> FaultEntry {
    FaultEntry(date: .now)
  }

  func timeline(for configuration: FaultIntent, in context: Context) async -> Timeline<FaultEntry> {
    guard let fault = faults[configuration.fault] else {
      return Timeline(entries: [FaultEntry(date: .now)], policy: .never)
    }
    return Timeline(entries: await fault(), policy: .never)
  }
}

@main struct FaultWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Fault", intent: FaultIntent.self, provider: FaultProvider()) {
      Text($0.date, style: .time)
    }
    .configurationDisplayName("Fault")
    .description("Does what it is told.")
    .supportedFamilies([.systemSmall])
  }
}
