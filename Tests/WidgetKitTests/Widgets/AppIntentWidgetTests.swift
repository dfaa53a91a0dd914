import AppIntents
import ExtensionRuntime
import Foundation
import JSON
import RelevanceKit
import SwiftUI
import Testing
import WidgetKit
import WidgetPlatforms
import WidgetRecording

private struct CardIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Recent Purchases"
  static let description = IntentDescription("Shows what was bought.")

  @Parameter(title: "Card", default: "visa") var card: String
  @Parameter(title: "Count", default: 3) var count: Int

  init() {}

  init(card: String) { self.card = card }
}

private struct CardEntry: TimelineEntry {
  var date: Date
  var text: String
}

private struct CardProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CardEntry { CardEntry(date: Date(), text: "…") }

  func snapshot(for configuration: CardIntent, in context: Context) async -> CardEntry {
    await Task.yield()
    return CardEntry(date: Date(), text: "\(configuration.card) \(configuration.count)")
  }

  func timeline(for configuration: CardIntent, in context: Context) async -> Timeline<CardEntry> {
    WidgetCenter.shared.reloadTimelines(ofKind: configuration.card)
    WidgetCenter.shared.reloadAllTimelines()
    let text = "\(configuration.card) \(configuration.count)"
    return Timeline(entries: [CardEntry(date: Date(), text: text)], policy: .never)
  }

  func recommendations() -> [AppIntentRecommendation<CardIntent>] {
    [
      AppIntentRecommendation(intent: CardIntent(card: "visa"), description: "Visa"),
      AppIntentRecommendation(intent: CardIntent(card: "amex"), description: String("Amex")),
      AppIntentRecommendation(intent: CardIntent(), description: Text(verbatim: "Any")),
    ]
  }

  func relevance() async -> WidgetRelevance<CardIntent> {
    WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: CardIntent(card: "amex"), context: .location(inferred: .work)),
      WidgetRelevanceAttribute(configuration: CardIntent(card: "visa"), group: .automatic),
    ])
  }
}

private struct CardWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Cards", intent: CardIntent.self, provider: CardProvider()) {
      Text(verbatim: $0.text)
    }
  }
}

private struct TripEntry: RelevanceEntry {
  var text: String
}

private struct TripError: Error {}

private struct TripProvider: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<CardIntent> {
    WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: CardIntent(card: "paris"), context: .sleep(.bedtime))
    ])
  }

  func entry(configuration: CardIntent, context: Context) async throws -> TripEntry {
    guard configuration.card != "nowhere" else { throw TripError() }
    return TripEntry(text: "\(configuration.card) \(context.displaySize.width)")
  }

  func placeholder(context: Context) -> TripEntry { TripEntry(text: "…") }
}

private struct TripWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "Trips", provider: TripProvider()) { Text(verbatim: $0.text) }
      .configurationDisplayName("Trips")
      .associatedKind("Cards")
  }
}

extension ProcessWideTests {
  @Suite(.serialized) @MainActor struct AppIntentWidgetTests {
    private let cards = HostedBundle { CardWidget() }

    @Test func `a description names the intent, its parameters, its title`() async throws {
      let widget = try #require(await cards.widgets.first)
      #expect(widget.configuration.kind == .appIntent)
      #expect(widget.intent?.name == "CardIntent")
      #expect(widget.intent?.parameters == ["card", "count"])
      #expect(widget.displayName == "Recent Purchases")
      #expect(widget.description == "Shows what was bought.")
    }

    @Test func `parameters that are not named have their defaults`() async throws {
      let defaults = await cards.call(.snapshot, "Cards")
      let same = await cards.call(.snapshot, "Cards", parameters: ["card": .string("visa")])
      let other = await cards.call(.snapshot, "Cards", parameters: ["card": .string("amex")])
      let count = await cards.call(.snapshot, "Cards", parameters: ["count": .number(4)])
      #expect(defaults.entries?.first?.digest == same.entries?.first?.digest)
      #expect(Set([defaults, other, count].map { $0.entries?.first?.digest }).count == 3)
    }

    @Test func `a parameter that the intent lacks is refused`() async throws {
      let answer = await cards.call(.timeline, "Cards", parameters: ["crad": .string("visa")])
      #expect(try #require(answer.failure?.message).contains("crad"))
      #expect(answer.entries == nil)
    }

    @Test func `a timeline's reload requests go with its answer`() async {
      let answer = await cards.call(.timeline, "Cards", at: 1000)
      #expect(
        answer.events == [
          .reloadRequest(RecordedReloadRequest(at: 1000, kind: "visa")),
          .reloadRequest(RecordedReloadRequest(at: 1000, kind: nil)),
        ]
      )
      #expect(answer.policy == .never)
      #expect(answer.completions == 1)
    }

    @Test func `recommendations are recorded by their words`() async {
      #expect(
        await cards.call(.recommendations, "Cards").recommendations == ["Visa", "Amex", "Any"])
    }

    @Test func `clues carry the parameters of their configuration`() async throws {
      let clues = try #require(await cards.call(.relevance, "Cards").clues)
      #expect(
        clues.map(\.configuration) == [
          .object(["card": .string("amex"), "count": .number(3)]),
          .object(["card": .string("visa"), "count": .number(3)]),
        ]
      )
      #expect(clues.map(\.context) == [.inferredLocation("work"), nil])
      #expect(clues.map(\.group) == [nil, .automatic])
    }

    @Test func `a relevance widget gives an entry for each configuration it named`() async throws {
      let trips = HostedBundle(platform: .watchOS, version: SystemVersion(26)) { TripWidget() }
      let widget = try #require(await trips.widgets.first)
      #expect(widget.configuration.kind == .relevance)
      #expect(widget.associatedKind == "Cards")
      let clues = try #require(await trips.call(.relevance, "Trips").clues)
      guard case .object(let parameters)? = clues.first?.configuration else {
        Issue.record("the clue names no configuration")
        return
      }
      let named = await trips.call(
        .entry, "Trips", family: .accessoryRectangular, at: 500, parameters: parameters)
      let made = await trips.call(
        .entry, "Trips", family: .accessoryRectangular, at: 500,
        parameters: ["card": .string("paris")])
      #expect(named.entries?.map(\.date) == [500])
      #expect(named.entries == made.entries)
      let placeholder = await trips.call(.placeholder, "Trips")
      #expect(placeholder.entries?.first?.digest != named.entries?.first?.digest)
    }

    @Test func `an entry that throws is told with its error`() async {
      let trips = HostedBundle { TripWidget() }
      let answer = await trips.call(.entry, "Trips", parameters: ["card": .string("nowhere")])
      #expect(answer.failure == RecordedFailure(message: "TripError()"))
      #expect(answer.entries == nil)
      let timeline = await trips.call(.timeline, "Trips")
      #expect(
        timeline.failure?.message == "a widget with a relevance configuration has no timeline")
    }
  }
}
