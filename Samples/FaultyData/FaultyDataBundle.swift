import SwiftUI
import WidgetKit

@main
struct FaultyDataBundle: WidgetBundle {
  var body: some Widget {
    AppGroupWithoutEntitlement()
    DailyValueNotAtMidnight()
    DeviceDataMissing()
    PlaceholderShowsUserData()
    SampleDataAsTimeline()
    SideEffectInProvider()
    ContainerBackgroundMissing()
    EntriesLookAlike()
    ViewInWidgetUnsupported()
    ViewReadsClock()
    InteractionFailed()
  }
}

/// A number at a moment.
struct NumberEntry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance?
  var value = 0
}

extension Timeline where EntryType == NumberEntry {
  /// A day with two moments of relevance; the values of its entries follow one another.
  static func day(from now: Date, value: Int = 1) -> Self {
    let hours = [(0.0, Float(0)), (3, 20), (7, 60), (12, 0)]
    let entries = hours.enumerated().map { index, moment in
      NumberEntry(
        date: now.addingTimeInterval(moment.0 * 3600),
        relevance: TimelineEntryRelevance(score: moment.1, duration: 1800), value: value + index)
    }
    return Timeline(entries: entries, policy: .after(now.addingTimeInterval(13 * 3600)))
  }
}

/// Answers with what closures make of the moment.
struct NumberProvider: TimelineProvider {
  var sample: () -> Int = { 0 }
  var makeTimeline: (Date) async -> Timeline<NumberEntry> = { .day(from: $0) }

  func placeholder(in context: Context) -> NumberEntry {
    NumberEntry(date: .now, value: sample())
  }

  func getSnapshot(in context: Context, completion: @escaping (NumberEntry) -> Void) {
    completion(NumberEntry(date: .now, value: 42))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<NumberEntry>) -> Void
  ) {
    Task { completion(await makeTimeline(.now)) }
  }
}

extension Widget {
  /// A small widget that shows a view for each entry.
  func small<Content: View>(
    _ kind: String, _ provider: NumberProvider = NumberProvider(),
    @ViewBuilder content: @escaping (NumberEntry) -> Content
  ) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: provider, content: content)
      .configurationDisplayName(kind)
      .description("Makes one mistake.")
      .supportedFamilies([.systemSmall])
  }
}

/// The number of an entry.
struct NumberView: View {
  let entry: NumberEntry

  var body: some View {
    Text("\(entry.value)")
      .font(.largeTitle)
      .containerBackground(.background, for: .widget)
  }
}
