import Foundation
import TestSupport
import Testing

/// Names of Apple's that only the Mac has, in modules of an author's.
@Suite struct OtherPlatformNameTests {
  @Test(arguments: ["iOS", "watchOS"])
  func `a module's type may be named like one that only the Mac has`(platform: String) throws {
    let folder = try ScratchFolder([
      "Core/S.swift": """
      public struct Settings {
        public var name = "Tides"
        public init() {}
        public struct Metrics { public init() {} }
      }
      """,
      "Kit/K.swift": """
      import Core
      import SwiftUI
      public struct Shown: View {
        public let settings: Settings
        public init(_ settings: Settings) { self.settings = settings }
        public var body: some View { Text(settings.name) }
      }
      """,
      "W.swift": """
      import Core
      import Kit
      import SwiftUI
      import WidgetKit

      struct Entry: TimelineEntry {
        let date: Date
        var settings: Settings? = nil
        var metrics: Settings.Metrics? = nil
      }
      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(Entry(date: .now))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          completion(Timeline(entries: [Entry(date: .now)], policy: .never))
        }
      }
      @main struct W: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "W", provider: Provider()) { _ in
            Shown(Settings()).containerBackground(.background, for: .widget)
          }
          .supportedFamilies([.accessoryRectangular])
        }
      }
      """,
      "widgetcheck.json": """
      {
        "version": 1, "name": "W", "platform": "\(platform)",
        "extension": {
          "sources": ["W.swift"],
          "modules": [
            { "name": "Core", "sources": ["Core"] }, { "name": "Kit", "sources": ["Kit"] },
          ],
        },
        "widgets": [{ "kind": "W", "families": ["accessoryRectangular"] }],
      }
      """,
    ])
    let run = try Program.run(["run", "--output", "out", "--draw", "none"], in: folder.url)
    #expect([0, 1].contains(run.status), "\(run.output)\(run.errors)")
    #expect(!run.output.contains("bundle-does-not-build"), "\(run.output)")
  }
}
