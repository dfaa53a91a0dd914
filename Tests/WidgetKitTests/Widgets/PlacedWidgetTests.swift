import AppIntents
import ExtensionEnvironment
import Foundation
import Intents
import JSON
import SwiftUI
import Testing

@testable import WidgetKit

private struct CardIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Card"

  @Parameter(title: "Card", default: "visa") var card: String
  @Parameter(title: "Count", default: 3) var count: Int
}

private struct OtherIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Other"
}

private struct CardEntry: TimelineEntry {
  var date = Date()
}

private struct CardProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CardEntry { CardEntry() }
  func snapshot(for configuration: CardIntent, in context: Context) async -> CardEntry {
    CardEntry()
  }
  func timeline(for configuration: CardIntent, in context: Context) async -> Timeline<CardEntry> {
    Timeline(entries: [CardEntry()], policy: .never)
  }
}

private struct CardWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Cards", intent: CardIntent.self, provider: CardProvider()) { _ in
      Text("card")
    }
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}

extension ProcessWideTests {
  @Suite(.serialized) @MainActor struct PlacedWidgetTests {
    private func placed(_ widgets: PlacedWidget...) async throws -> [WidgetInfo] {
      let bundle = HostedBundle(placed: widgets) { CardWidget() }
      #expect(await bundle.widgets.count == 1)
      return try await WidgetCenter.shared.currentConfigurations()
    }

    @Test func `a placed widget has the values that the person chose`() async throws {
      let infos = try await placed(
        PlacedWidget(kind: "Cards", family: "systemSmall", parameters: ["card": .string("amex")]))
      let info = try #require(infos.first)
      #expect(infos.count == 1)
      #expect(info.kind == "Cards" && info.family == .systemSmall)
      #expect(info.configuration == nil)
      let intent = try #require(info.widgetConfigurationIntent(of: CardIntent.self))
      #expect(intent.card == "amex" && intent.count == 3)
      #expect(info.widgetConfigurationIntent(of: OtherIntent.self) == nil)
    }

    @Test func `a declared configuration is placed in every family, each once`() async throws {
      let infos = try await placed(
        PlacedWidget(kind: "Cards", family: "systemSmall", parameters: ["card": .string("amex")]),
        PlacedWidget(kind: "Cards", parameters: ["card": .string("amex")]),
        PlacedWidget(kind: "Cards", family: "systemSmall"), PlacedWidget(kind: "Elsewhere"))
      #expect(infos.map(\.family) == [.systemSmall, .systemMedium, .systemSmall])
      let cards = infos.map { $0.widgetConfigurationIntent(of: CardIntent.self)?.card }
      #expect(cards == ["amex", "amex", "visa"])
      #expect(Set(infos).count == 3)
    }

    @Test func `without a scenario every widget is placed with its defaults`() async throws {
      let infos = try await placed()
      #expect(infos.map(\.family) == [.systemSmall, .systemMedium])
      let cards = infos.map { $0.widgetConfigurationIntent(of: CardIntent.self)?.card }
      #expect(cards == ["visa", "visa"])
    }

    @Test func `values that the intent does not have make no configuration`() async throws {
      let infos = try await placed(
        PlacedWidget(kind: "Cards", family: "systemSmall", parameters: ["colour": .string("red")]))
      #expect(infos.count == 1)
      #expect(infos.first?.widgetConfigurationIntent(of: CardIntent.self) == nil)
    }
  }
}
