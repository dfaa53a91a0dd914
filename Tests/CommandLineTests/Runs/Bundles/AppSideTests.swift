import Foundation
import TestSupport
import Testing
import WidgetRecording

/// What the app learns of the widgets that a person has placed, and of a tap on one.
@Suite struct AppSideTests {
  private static let cards = """
    import AppIntents
    import CardsKit
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry {
      let date: Date
      let card: String
    }

    struct Provider: AppIntentTimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now, card: "none") }
      func snapshot(for card: SelectCard, in context: Context) async -> Entry {
        Entry(date: .now, card: card.card)
      }
      func timeline(for card: SelectCard, in context: Context) async -> Timeline<Entry> {
        Timeline(entries: [Entry(date: .now, card: card.card)], policy: .never)
      }
    }

    @main struct Cards: Widget {
      var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Cards", intent: SelectCard.self, provider: Provider()) {
          Text($0.card).containerBackground(.background, for: .widget)
            .widgetURL($0.card == "amex" ? URL(string: "cards://amex") : nil)
        }
        .supportedFamilies([.systemSmall])
      }
    }
    """

  private static let intent = """
    import AppIntents

    public struct SelectCard: WidgetConfigurationIntent {
      public static let title: LocalizedStringResource = "Card"
      @Parameter(title: "Card", default: "none") public var card: String
      public init() {}
    }
    """

  private static let app = """
    import CardsKit
    import Foundation
    import WidgetKit

    func resume(_ activity: NSUserActivity) {
      let card = activity.widgetConfigurationIntent(of: SelectCard.self)?.card ?? "nothing"
      let kind = activity.userInfo?[WidgetCenter.UserInfoKey.kind] as? String
      let family = activity.userInfo?[WidgetCenter.UserInfoKey.family] as? String
      print(activity.activityType, card, kind ?? "-", family ?? "-")
    }

    enum Links {
      static func open(url: URL) async throws { print(url.absoluteString) }
    }

    func countWidgets() async throws {
      for info in try await WidgetCenter.shared.currentConfigurations() {
        let card = info.widgetConfigurationIntent(of: SelectCard.self)?.card
        print(info.kind, info.family, card ?? "nothing")
      }
    }
    """

  private static let manifest = """
    {"version": 1, "name": "Small", "platform": "iOS", "osVersion": "18.0",
     "extension": {
       "sources": ["Cards.swift"], "modules": [{"name": "CardsKit", "sources": ["Kit/*.swift"]}]},
     "app": {"sources": ["App.swift"]},
     "widgets": [{"kind": "Cards", "configurations": [
       {"name": "visa", "parameters": {"card": "visa"}},
       {"name": "amex", "parameters": {"card": "amex"}}]}],
     "environment": {"start": "2026-03-02T06:00:00Z", "duration": "3h"},
     "stacks": [{"name": "Home", "family": "systemSmall", "members": ["Cards/visa", "Cards/amex"],
       "usage": [
         {"at": "T06:10", "event": "call", "function": "countWidgets"},
         {"at": "T06:20", "event": "call", "function": "resume"},
         {"at": "T06:30", "event": "openURL", "member": "Cards/visa"},
         {"at": "T06:31", "event": "call", "function": "resume"},
         {"at": "T06:32", "event": "call", "function": "Links.open"},
         {"at": "T06:40", "event": "openURL", "member": "Cards/amex"},
         {"at": "T06:41", "event": "call", "function": "Links.open"}]}]}
    """

  @Test func `the app is told of the widgets that are placed and of the one tapped`() throws {
    let folder = try ScratchFolder([
      "widgetcheck.json": Self.manifest, "Cards.swift": Self.cards, "App.swift": Self.app,
      "Kit/Select.swift": Self.intent,
    ])
    let run = try Program.run(["run", "--output", "out"], in: folder.url)
    let recording = try Recording(
      contentsOf: folder.url.appending(path: "out/Small.recording.jsonl"), named: "Small")
    let calls = recording.appCalls
    #expect(
      calls.map(\.function) == [
        "countWidgets", "resume", "resume", "Links.open", "Links.open",
      ], "\(run.output)")
    let printed = calls.map { $0.end.standardOutput.split(separator: "\n").map(String.init) }
    #expect(printed.first == ["Cards systemSmall visa", "Cards systemSmall amex"])
    let told = [[], ["SelectCard visa Cards systemSmall"], [], ["cards://amex"]]
    #expect(printed.dropFirst().elementsEqual(told))
    #expect(
      calls.map { $0.end.failure?.message ?? "" } == [
        "",
        "the function takes the activity of a widget that gives no address; no `openURL` of the "
          + "scenario came before it that brings one", "",
        "the function takes the address of a link or widget; no `openURL` of the scenario came "
          + "before it that brings one", "",
      ])
  }

  @Test func `recommendations are asked for again where they no longer hold`() throws {
    let folder = try ScratchFolder([
      "widgetcheck.json": """
      {"version": 1, "name": "Small", "platform": "watchOS", "osVersion": "11.0",
       "extension": {"sources": ["*.swift"]},
       "environment": {"start": "2026-03-02T06:00:00Z", "duration": "3h"}}
      """,
      "Select.swift": Self.intent,
      "Cards.swift": Self.cards
        .replacingOccurrences(of: "import CardsKit\n", with: "")
        .replacingOccurrences(of: ".systemSmall", with: ".accessoryRectangular")
        .replacingOccurrences(of: ".never", with: ".after(.now + 3600)")
        .replacingOccurrences(
          of: "async -> Timeline<Entry> {",
          with: """
            async -> Timeline<Entry> {
              WidgetCenter.shared.invalidateConfigurationRecommendations()
              return await made(for: card)
            }
            func recommendations() -> [AppIntentRecommendation<SelectCard>] {
              [AppIntentRecommendation(intent: SelectCard(), description: "Card")]
            }
            func made(for card: SelectCard) async -> Timeline<Entry> {
            """),
    ])
    let run = try Program.run(["run", "--output", "out"], in: folder.url)
    let recording = try Recording(
      contentsOf: folder.url.appending(path: "out/Small.recording.jsonl"), named: "Small")
    let asked = recording.calls.filter { $0.mode == .recommendations }
    let start = recording.header.span.start
    #expect(asked.map { ($0.at - start) / 3600 } == [0, 1, 2], "\(run.output)")
  }

  private static let reader = """
    import SwiftUI
    import WidgetKit

    struct Entry: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
      func placeholder(in context: Context) -> Entry { Entry(date: .now) }
      func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
        completion(Entry(date: .now))
      }
      func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        print("found:", found(), UserDefaults(suiteName: "group.small")?.string(forKey: "a") ?? "-")
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
      }
    }

    @main struct Small: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Small", provider: Provider()) { _ in
          Text("A").containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
      }
    }
    """

  /// Files in the private folders and in that of a group, by either side.
  private static let places = """
    import Foundation

    var places: [String: URL] {
      let files = FileManager.default
      let group = files.containerURL(forSecurityApplicationGroupIdentifier: "group.small")
      return [
        "documents": files.urls(for: .documentDirectory, in: .userDomainMask)[0],
        "support": files.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0],
        "caches": files.urls(for: .cachesDirectory, in: .userDomainMask)[0],
        "home": URL(fileURLWithPath: NSHomeDirectory()), "temporary": files.temporaryDirectory,
        "group": group!,
      ].mapValues { $0.appendingPathComponent("a.txt") }
    }

    func found() -> String {
      places.filter { FileManager.default.fileExists(atPath: $0.value.path) }.keys.sorted()
        .joined(separator: " ")
    }
    """

  @Test func `app and extension share what groups have and nothing of their own`() throws {
    let folder = try ScratchFolder([
      "widgetcheck.json": """
      {"version": 1, "name": "Small", "platform": "iOS", "osVersion": "18.0",
       "extension": {"sources": ["Small.swift", "Places.swift"]},
       "app": {"sources": ["App.swift", "Places.swift"], "setup": "fill"},
       "environment": {"start": "2026-03-02T06:00:00Z", "duration": "3h"}}
      """,
      "Small.swift": Self.reader, "Places.swift": Self.places,
      "App.swift": """
      import Foundation

      func fill() throws {
        for place in places.values {
          try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
          try Data("a".utf8).write(to: place)
        }
        UserDefaults(suiteName: "group.small")?.set("shared", forKey: "a")
        print("wrote:", found())
      }
      """,
    ])
    let run = try Program.run(["run", "--output", "out"], in: folder.url)
    let recording = try Recording(
      contentsOf: folder.url.appending(path: "out/Small.recording.jsonl"), named: "Small")
    #expect(
      recording.appCalls.map(\.end.standardOutput) == [
        "wrote: caches documents group home support temporary\n"
      ], "\(run.output)")
    #expect(
      recording.calls.filter { $0.mode == .timeline }.map(\.standardOutput)
        == ["found: group shared\n"])
  }
}
