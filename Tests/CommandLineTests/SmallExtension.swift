import TestSupport

/// The smallest widget extension in which no check finds an error, and its manifest.
enum SmallExtension {
  /// Returns a folder with the extension.
  static func folder() throws -> ScratchFolder {
    try ScratchFolder(["widgetcheck.json": manifest(), "Clock.swift": source])
  }

  /// Returns the manifest, with more keys after the last.
  static func manifest(_ more: String = "") -> String {
    """
    {"version": 1, "name": "Small", "platform": "iOS", "osVersion": "17.0",
     "extension": {"sources": ["*.swift"]},
     "environment": {"start": "2026-03-02T06:00:00Z", "duration": "1h"}\(more)}
    """
  }

  /// The only source.
  static let source = """
    import SwiftUI
    import WidgetKit

    struct Tick: TimelineEntry { let date: Date }

    struct Ticks: TimelineProvider {
      func placeholder(in context: Context) -> Tick { Tick(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Tick) -> Void) {
        completion(Tick(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Tick>) -> Void) {
        completion(Timeline(entries: [Tick(date: .now)], policy: .never))
      }
    }

    @main struct Clock: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: Ticks()) { Text($0.date, style: .time) }
          .configurationDisplayName("Clock")
          .description("Tells the time.")
          .supportedFamilies([.systemSmall])
      }
    }
    """

  /// A recording of one timeline whose second entry comes before the first.
  static let recording = """
    {"event": "header", "version": 1, "bundle": "Small", "platform": "iOS", "osVersion": "17.0", \
    "start": 0, "end": 86400, "timeZone": "UTC", "locale": "en_US"}
    {"event": "call", "id": "Small/Clock/systemSmall/-/timeline", "kind": "Clock", \
    "family": "systemSmall", "configuration": "-", "mode": "timeline", "at": 0, \
    "outcome": "returned", "isPreview": false, "entries": [{"date": 60}, {"date": 0}], \
    "policy": "never"}

    """
}
