import AppIntents
import SwiftUI
import WidgetKit

/// The stop that a person waits at.
struct StopIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Stop"

  @Parameter(title: "Name") var name: String?
}

/// The next bus at a stop.
struct BusEntry: RelevanceEntry {
  let minutes: Int
}

/// Tells when a stop matters.
struct BusProvider: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<StopIntent> {
    let now = Date.now
    return WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: StopIntent(), context: .date(from: now, to: now + 600)),
      WidgetRelevanceAttribute(configuration: StopIntent(), group: group(named: nil)),
      WidgetRelevanceAttribute(configuration: StopIntent(), group: group(named: "rides")),
    ])
  }

  func entry(
    configuration: StopIntent, context: RelevanceEntriesProviderContext
  ) async throws -> BusEntry {
    BusEntry(minutes: context.isPreview || context.displaySize.width < 150 ? 5 : 10)
  }

  func placeholder(context: Context) -> BusEntry { BusEntry(minutes: 0) }

  private func group(named name: String?) -> WidgetRelevanceGroup {
    name.map { .named($0) } ?? .ungrouped
  }
}

/// The bus on a watch.
struct BusWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "bus", provider: BusProvider()) { entry in
      Text("\(entry.minutes) min")
    }
  }
}

/// The buses a preview shows.
@PreviewRelevanceEntryBuilder
func previewedBuses() -> [any RelevanceEntry] {
  BusEntry(minutes: 5)
  BusEntry(minutes: 1)
}

/// The buses of two lines.
func previewedBuses(
  _ first: [any RelevanceEntry], _ second: [any RelevanceEntry]
) -> [any RelevanceEntry] {
  PreviewRelevanceEntryBuilder.buildPartialBlock(
    accumulated: PreviewRelevanceEntryBuilder.buildPartialBlock(first: first), next: second)
}

#Preview("Buses") {
  BusWidget()
} relevanceEntries: {
  BusEntry(minutes: 5)
}
