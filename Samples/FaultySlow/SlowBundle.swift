import SwiftUI
import WidgetKit

@main
struct SlowBundle: WidgetBundle {
  var body: some Widget {
    SlowPlaceholder()
    SlowSnapshot()
    SlowTimeline()
  }
}

struct SlowEntry: TimelineEntry {
  let date: Date
}

/// Answers after more than half of the time that one of its methods has.
struct SlowProvider: TimelineProvider {
  enum Method {
    case placeholder, snapshot, timeline
  }

  let slow: Method

  private func wait(in method: Method) {
    if method == slow { Thread.sleep(forTimeInterval: 1.2) }
  }

  func placeholder(in context: Context) -> SlowEntry {
    wait(in: .placeholder)
    return SlowEntry(date: Date())
  }

  func getSnapshot(in context: Context, completion: @escaping (SlowEntry) -> Void) {
    wait(in: .snapshot)
    completion(SlowEntry(date: Date()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SlowEntry>) -> Void) {
    wait(in: .timeline)
    let now = Date()
    let entries = [SlowEntry(date: now), SlowEntry(date: now.addingTimeInterval(1800))]
    completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(7200))))
  }
}

extension Widget {
  /// A small widget of a kind, slow in one method.
  fileprivate func small(
    _ kind: String, slow method: SlowProvider.Method
  ) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: SlowProvider(slow: method)) { entry in
      Text(entry.date, style: .time).containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Slow")
    .description("Answers late.")
    .supportedFamilies([.systemSmall])
  }
}

struct SlowPlaceholder: Widget {
  var body: some WidgetConfiguration { small("slow-placeholder", slow: .placeholder) }
}

struct SlowSnapshot: Widget {
  var body: some WidgetConfiguration { small("slow-snapshot", slow: .snapshot) }
}

struct SlowTimeline: Widget {
  var body: some WidgetConfiguration { small("slow-timeline", slow: .timeline) }
}
