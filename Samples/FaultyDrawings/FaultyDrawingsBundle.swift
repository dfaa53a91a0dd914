import SwiftUI
import WidgetKit

@main
struct FaultyDrawingsBundle: WidgetBundle {
  var body: some Widget {
    TextWidgets().body
    LookWidgets().body
    PictureWidgets().body
    ControlWidgets().body
    PresentationWidgets().body
  }
}

/// A moment of the day.
struct MomentEntry: TimelineEntry {
  let date: Date
  let relevance: TimelineEntryRelevance?
}

/// Answers with a morning, and a later one that matters more.
struct MomentProvider: TimelineProvider {
  func placeholder(in context: Context) -> MomentEntry {
    MomentEntry(date: .now, relevance: nil)
  }

  func getSnapshot(in context: Context, completion: @escaping (MomentEntry) -> Void) {
    completion(MomentEntry(date: .now, relevance: nil))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<MomentEntry>) -> Void
  ) {
    let entries = [(0.0, Float(10)), (4, 20)].map { hours, score in
      MomentEntry(
        date: .now.addingTimeInterval(hours * 3600),
        relevance: TimelineEntryRelevance(score: score, duration: 3600))
    }
    completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(8 * 3600))))
  }
}

extension Widget {
  /// A small widget that always shows one view, on the usual background.
  func small<Content: View>(
    _ kind: String, @ViewBuilder content: @escaping () -> Content
  ) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: MomentProvider()) { _ in
      content().containerBackground(.background, for: .widget)
    }
    .configurationDisplayName(kind)
    .description("Makes one mistake.")
    .supportedFamilies([.systemSmall])
  }
}
