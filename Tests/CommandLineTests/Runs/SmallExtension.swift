import TestSupport

/// The smallest widget extension in which no check finds an error, and its manifest.
enum SmallExtension {
  /// Returns a folder with the extension.
  static func folder() throws -> ScratchFolder {
    try ScratchFolder(["widgetcheck.json": manifest(), "Clock.swift": source()])
  }

  /// Returns the manifest, with more keys after the last.
  static func manifest(_ more: String = "") -> String {
    """
    {"version": 1, "name": "Small", "platform": "iOS", "osVersion": "17.0",
     "extension": {"sources": ["*.swift"]},
     "environment": {"start": "2026-03-02T06:00:00Z", "duration": "1h"}\(more)}
    """
  }

  /// Returns the only source.
  ///
  /// - Parameter body: The statements that answer a request for a timeline.
  /// - Returns: The source of a widget extension.
  static func source(_ body: String = fine) -> String {
    """
    import SwiftUI
    import WidgetKit

    struct Moment: TimelineEntry {
      let date: Date
    }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Moment { Moment(date: Date()) }
      func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        completion(Moment(date: Date()))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        \(body)
      }
    }

    @main struct Clock: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: Provider()) { entry in
          Text(entry.date, style: .time).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Clock")
        .description("Tells the time.")
        .supportedFamilies([.systemSmall])
      }
    }
    """
  }

  /// An answer with one entry, which stays.
  static let fine = """
    completion(Timeline(entries: [Moment(date: Date())], policy: .never))
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
