import AppIntents
import RelevanceKit
import SwiftUI
import WidgetKit

/// The first way: a timeline widget whose provider names clues.
struct QuestWidget: Widget {
  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Line {
      Line(date: .now, text: "–")
    }

    func getSnapshot(in context: Context, completion: @escaping (Line) -> Void) {
      completion(Line(date: .now, text: "Find the lantern"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Line>) -> Void) {
      completion(Timeline(entries: [Line(date: .now, text: "Find the lantern")], policy: .never))
    }

    func relevance() async -> WidgetRelevance<Void> {
      WidgetRelevance([
        WidgetRelevanceAttribute(context: .location(inferred: .work)),
        WidgetRelevanceAttribute(context: .quest(on: .now)),
      ])
    }
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Quest", provider: Provider()) { line in
      Text(line.text)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Quest")
    .description("What the heroes look for.")
    .supportedFamilies([.accessoryRectangular])
  }
}

extension RelevantContext {
  /// The hour from eight in the evening, in which the quest is on.
  static func quest(on day: Date) -> RelevantContext {
    let start = Calendar.current.date(bySettingHour: 20, minute: 0, second: 0, of: day) ?? day
    return .date(
      interval: DateInterval(start: start, duration: 3600), kind: .scheduled)
  }
}

/// A relevance widget that stands in for the timeline widget while the quest is on.
struct QuestSoonWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "QuestSoon", provider: QuestSoonProvider()) { entry in
      Text(entry.text)
        .containerBackground(.background, for: .widget)
    }
    .associatedKind("Quest")
    .configurationDisplayName("Quest")
    .description("The quest that is about to begin.")
    .supportedFamilies([.accessoryRectangular])
  }
}

/// Nothing to choose.
struct QuestConfiguration: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Quest"
}

struct QuestSoonEntry: RelevanceEntry {
  let text: String
}

struct QuestSoonProvider: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<QuestConfiguration> {
    WidgetRelevance([
      WidgetRelevanceAttribute(configuration: QuestConfiguration(), context: .quest(on: .now))
    ])
  }

  func entry(configuration: QuestConfiguration, context: Context) async throws -> QuestSoonEntry {
    QuestSoonEntry(text: context.isPreview ? "The quest at eight" : "The quest begins")
  }

  func placeholder(context: Context) -> QuestSoonEntry {
    QuestSoonEntry(text: "–")
  }
}
