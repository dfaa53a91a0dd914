import SwiftUI
import WidgetKit

@main
struct FaultyBundle: WidgetBundle {
  var body: some Widget {
    CallFaults().body
    TimelineFaults().body
    RelevanceFaults().body
    StackFaults().body
    BundleFaults().body
    EvidenceFaults().body
    DateFaults().body
    RelevanceOddities().body
    ViewFaults().body
    SuggestionFaults().body
  }
}

/// A number at a moment.
struct FaultyEntry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance?
  var value = 0
}

extension FaultyEntry {
  /// An entry some hours after a moment, to the minute, relevant for half an hour.
  init(_ hours: Double, after now: Date, score: Float, duration: TimeInterval = 1800) {
    date = now.addingTimeInterval((hours * 60).rounded() * 60)
    relevance = TimelineEntryRelevance(score: score, duration: duration)
    value = Int(hours)
  }
}

extension [FaultyEntry] {
  /// A day to which no check objects.
  static func soundDay(from now: Date) -> [FaultyEntry] {
    [
      FaultyEntry(0, after: now, score: 0),
      FaultyEntry(3, after: now, score: 20),
      FaultyEntry(7, after: now, score: 60),
      FaultyEntry(12, after: now, score: 40),
    ]
  }
}

extension Timeline where EntryType == FaultyEntry {
  /// A timeline that is asked for again once its day is nearly over.
  init(_ entries: [FaultyEntry], from now: Date, hours: Double = 20) {
    self.init(entries: entries, policy: .after(now.addingTimeInterval(hours * 3600)))
  }
}

/// Answers each timeline request with what a closure makes of the moment.
struct FaultyProvider: TimelineProvider {
  let makeTimeline: (Date) -> Timeline<FaultyEntry>

  func placeholder(in context: Context) -> FaultyEntry {
    FaultyEntry(date: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (FaultyEntry) -> Void) {
    completion(FaultyEntry(date: Date(), value: 1))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<FaultyEntry>) -> Void) {
    completion(makeTimeline(Date()))
  }
}

/// The number of an entry.
struct FaultyView: View {
  let entry: FaultyEntry

  var body: some View {
    Text("\(entry.value)")
      .font(.largeTitle)
      .containerBackground(.background, for: .widget)
  }
}

extension Widget {
  /// A small widget whose provider answers with what a closure makes of the moment.
  func small(
    _ kind: String, timeline: @escaping (Date) -> Timeline<FaultyEntry>
  ) -> some WidgetConfiguration {
    small(kind, provider: FaultyProvider(makeTimeline: timeline))
  }

  /// A small widget with a provider.
  func small<Provider: TimelineProvider>(
    _ kind: String, provider: Provider
  ) -> some WidgetConfiguration where Provider.Entry == FaultyEntry {
    StaticConfiguration(kind: kind, provider: provider) { entry in
      FaultyView(entry: entry)
    }
    .configurationDisplayName(kind)
    .description("Makes one mistake.")
    .supportedFamilies([.systemSmall])
  }
}

#Preview(as: .systemSmall) {
  TimelineEmpty()
} timeline: {
  FaultyEntry(date: .now, value: 1)
}
