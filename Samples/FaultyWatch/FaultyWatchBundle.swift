import AppIntents
import RelevanceKit
import SwiftUI
import WidgetKit

@main
struct FaultyWatchBundle: WidgetBundle {
  var body: some Widget {
    Tides()
    Departures()
  }
}

/// The height of the water at a moment, in metres.
struct TideEntry: TimelineEntry {
  let date: Date
  let height: Double
}

/// Names clues that the watch may not follow, and groups that rule one another out.
struct TideProvider: TimelineProvider {
  func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: Date(), height: 0)
  }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(TideEntry(date: Date(), height: 1.2))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    let now = Date()
    let entries = (0..<4).map { quarter in
      TideEntry(
        date: now.addingTimeInterval(Double(quarter) * 6 * 3600),
        height: quarter.isMultiple(of: 2) ? 0.4 : 3.1)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
  }

  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([
      WidgetRelevanceAttribute(context: .location(inferred: .commute)),
      WidgetRelevanceAttribute(context: .fitness(.workoutActive)),
      WidgetRelevanceAttribute(context: .sleep(.wakeup)),
      WidgetRelevanceAttribute(group: .ungrouped),
      WidgetRelevanceAttribute(group: .named("harbour")),
    ])
  }
}

struct Tides: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tides", provider: TideProvider()) { entry in
      Label(
        Measurement(value: entry.height, unit: UnitLength.meters).formatted(),
        systemImage: "water.waves"
      )
      .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Tides")
    .description("The height of the water.")
    .supportedFamilies([.accessoryRectangular])
  }
}

/// The line whose next departure is shown.
struct PickLine: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Pick Line"

  @Parameter(title: "Line", default: "Ferry") var line: String
}

struct DepartureEntry: RelevanceEntry {
  let line: String
}

/// Says that a line is of interest, and then has nothing to show for it.
struct DepartureProvider: RelevanceEntriesProvider {
  struct NoDepartures: Error {}

  func relevance() async -> WidgetRelevance<PickLine> {
    let now = Date()
    let soon = RelevantContext.date(from: now, to: now.addingTimeInterval(1800))
    return WidgetRelevance([WidgetRelevanceAttribute(configuration: PickLine(), context: soon)])
  }

  func entry(configuration: PickLine, context: Context) async throws -> DepartureEntry {
    throw NoDepartures()
  }

  func placeholder(context: Context) -> DepartureEntry {
    DepartureEntry(line: "Ferry")
  }
}

/// Stands in for a timeline widget whose kind is spelt another way.
struct Departures: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "Departures", provider: DepartureProvider()) { entry in
      Label(entry.line, systemImage: "ferry").containerBackground(.background, for: .widget)
    }
    .associatedKind("Tide")
    .configurationDisplayName("Departures")
    .description("The next departure of a line.")
    .supportedFamilies([.accessoryRectangular])
  }
}

#Preview(as: .accessoryRectangular) {
  Tides()
} timeline: {
  TideEntry(date: .now, height: 2.3)
}
