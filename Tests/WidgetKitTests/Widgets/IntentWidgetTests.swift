import Foundation
import Intents
import JSON
import SwiftUI
import Testing
import WidgetKit
import WidgetRecording

/// A class as it is generated of an intent definition.
private class CityIntent: INIntent, @unchecked Sendable {
  var city: String?

  override class var _parameters: [_INIntentParameter]? {
    [_INIntentParameter("city", \CityIntent.city, default: "Paris")]
  }
}

private struct CityEntry: TimelineEntry {
  let date: Date
  let city: String
}

private struct CityProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> CityEntry { CityEntry(date: Date(), city: "…") }

  func getSnapshot(
    for configuration: CityIntent, in context: Context, completion: @escaping (CityEntry) -> Void
  ) {
    completion(CityEntry(date: Date(), city: configuration.city ?? "nowhere"))
  }

  func getTimeline(
    for configuration: CityIntent, in context: Context,
    completion: @escaping (Timeline<CityEntry>) -> Void
  ) {
    let entry = CityEntry(date: Date(), city: configuration.city ?? "nowhere")
    completion(Timeline(entries: [entry], policy: .atEnd))
  }

  func recommendations() -> [IntentRecommendation<CityIntent>] {
    [IntentRecommendation(intent: CityIntent(), description: "Somewhere")]
  }

  func relevance() async -> WidgetRelevance<CityIntent> {
    let intent = CityIntent()
    intent.city = "Oslo"
    return WidgetRelevance([
      WidgetRelevanceAttribute(configuration: intent, context: .hardware(headphones: .connected)),
      WidgetRelevanceAttribute(configuration: intent, group: .named("cities")),
    ])
  }
}

private struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "City", intent: CityIntent.self, provider: CityProvider()) {
      Text(verbatim: $0.city)
    }
  }
}

extension ProcessWideTests {
  @Suite(.serialized) @MainActor struct IntentWidgetTests {
    private let cities = HostedBundle { CityWidget() }

    @Test func `a description names the intent and its parameters`() async throws {
      let widget = try #require(await cities.widgets.first)
      #expect(widget.configuration.kind == .intent)
      #expect(widget.intent?.name == "CityIntent")
      #expect(widget.intent?.parameters == ["city"])
      #expect(widget.provider == "CityProvider")
    }

    @Test func `an intent has its defaults and the parameters that are named`() async {
      let defaults = await cities.call(.timeline, "City")
      let paris = await cities.call(.snapshot, "City", parameters: ["city": .string("Paris")])
      let rome = await cities.call(.snapshot, "City", parameters: ["city": .string("Rome")])
      let nowhere = await cities.call(.snapshot, "City", parameters: ["city": .null])
      #expect(defaults.entries?.first?.digest == paris.entries?.first?.digest)
      #expect(Set([paris, rome, nowhere].map { $0.entries?.first?.digest }).count == 3)
      #expect(defaults.policy == .atEnd)
    }

    @Test func `a parameter that the intent lacks is refused`() async throws {
      let answer = await cities.call(.timeline, "City", parameters: ["town": .string("Rome")])
      #expect(try #require(answer.failure?.message).hasPrefix("CityIntent.town: unknown parameter"))
    }

    @Test func `recommendations and clues are recorded`() async {
      #expect(await cities.call(.recommendations, "City").recommendations == ["Somewhere"])
      let clues = await cities.call(.relevance, "City").clues
      let oslo = JSONValue.object(["city": .string("Oslo")])
      #expect(clues?.map(\.configuration) == [oslo, oslo])
      #expect(clues?.map(\.context) == [.hardware("headphones"), nil])
      #expect(clues?.map(\.group) == [nil, .named("cities")])
    }

    @Test func `a placeholder needs no intent`() async {
      #expect(await cities.call(.placeholder, "City", at: 60).entries?.map(\.date) == [60])
      let entry = await cities.call(.entry, "City")
      #expect(entry.failure?.message == "a widget with an intent configuration has no entry")
    }
  }
}
