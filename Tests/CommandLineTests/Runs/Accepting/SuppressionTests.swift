import Foundation
import TestSupport
import Testing

/// Builds one extension whose comments suppress, and looks at what is said of it.
@Suite struct SuppressionTests {
  private let folder: ScratchFolder

  private static let environment = ["SOURCE_DATE_EPOCH": "0"]

  init() throws {
    folder = try ScratchFolder([
      "widgetcheck.json": """
      {"version": 1, "name": "Clock", "platform": "iOS", "osVersion": "17.0",
       "extension": {"sources": ["Widgets/*.swift"]}}
      """,
      "Widgets/Clock.swift": Self.source,
    ])
  }

  private static let source = """
    import SwiftUI
    import WidgetKit

    struct Tick: TimelineEntry { let date: Date }

    // widgetcheck:ignore entries-too-close — a clock shows every minute
    // widgetcheck:ignore timeline-empty — never empty
    struct Ticks: TimelineProvider {
      func placeholder(in context: Context) -> Tick { Tick(date: .now) }

      func getSnapshot(in context: Context, completion: @escaping (Tick) -> Void) {
        completion(Tick(date: .now))
      }

      func getTimeline(in context: Context, completion: @escaping (Timeline<Tick>) -> Void) {
        let dates = [0, 120, 60].map { Date.now.addingTimeInterval($0) }
        let timeline = Timeline(entries: dates.map(Tick.init), policy: .never)
        completion(timeline)
      }
    }

    @main
    struct Clock: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "clock", provider: Ticks()) { _ in Text("") }
          .supportedFamilies([.systemSmall])
          .configurationDisplayName("Clock")
      }
    }
    """

  private struct Results: Decodable {
    struct Bundle: Decodable {
      struct Check: Decodable {
        struct Finding: Decodable {
          var message: String
          var file: String?
          var line: Int?
        }

        var check: String
        var outcome: String
        var reason: String?
        var findings: [Finding]
      }

      var checks: [Check]
    }

    var bundles: [Bundle]
  }

  private func checks(_ words: [String]) throws -> [Results.Bundle.Check] {
    let outcome = try Program.run(
      words + ["--output", "out", "--format", "json,junit,github"], in: folder.url,
      environment: Self.environment)
    try #require([0, 1].contains(outcome.status), "\(outcome.errors)\(outcome.output)")
    let data = try Data(contentsOf: folder.url.appending(path: "out/results.json"))
    return try #require(try JSONDecoder().decode(Results.self, from: data).bundles.first).checks
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: path)), as: UTF8.self)
  }

  @Test func `comments suppress, findings have places, and a replay needs no sources`() throws {
    let made = try checks(["run", "--sandbox", "off"])
    let close = try #require(made.first { $0.check == "entries-too-close" })
    #expect(close.outcome == "notApplicable")
    #expect(close.reason == "suppressed at Widgets/Clock.swift:6: a clock shows every minute")

    let unused = try #require(made.first { $0.check == "unused-suppression" }).findings
    #expect(unused.map(\.message) == ["'timeline-empty' has nothing to say of 'Ticks'"])
    #expect(unused.map(\.line) == [7])

    let order = try #require(made.first { $0.check == "entries-out-of-order" }?.findings.first)
    #expect(order.file == "Widgets/Clock.swift")
    #expect(order.line == 17)
    let name = try #require(made.first { $0.check == "display-name-missing" }?.findings.first)
    #expect(name.line == 23)
    #expect(try text("out/annotations.txt").contains("file=Widgets/Clock.swift,line=17"))
    #expect(try text("out/junit.xml").contains("line=\"17\""))

    let reports = ["results.json", "junit.xml", "annotations.txt"].map { "out/\($0)" }
    let before = try reports.map(text)
    try FileManager.default.removeItem(at: folder.url.appending(path: "Widgets"))
    _ = try checks(["replay", "out/Clock.recording.jsonl"])
    #expect(try reports.map(text) == before)
  }
}
