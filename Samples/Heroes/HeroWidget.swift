import AppIntents
import CoreLocation
import RelevanceKit
import SwiftUI
import WidgetKit

/// The second way: a relevance widget with a card for each hero that matters.
struct HeroWidget: Widget {
  var body: some WidgetConfiguration {
    RelevanceConfiguration(kind: "Hero", provider: HeroProvider()) { entry in
      Text(entry.name)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("Hero")
    .description("A hero who is healing, or near.")
    .supportedFamilies([.accessoryRectangular])
  }
}

/// The hero to show.
struct PickHero: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Pick Hero"

  @Parameter(title: "Hero", default: "spouty") var hero: String

  init() {}

  init(_ hero: String) {
    self.hero = hero
  }
}

struct HeroEntry: RelevanceEntry {
  let name: String
}

/// The panda heals at lunch, the egghead waits in the arena, and both are of one party.
struct HeroProvider: RelevanceEntriesProvider {
  func relevance() async -> WidgetRelevance<PickHero> {
    let noon = Calendar.current.date(bySettingHour: 12, minute: 0, second: 0, of: .now) ?? .now
    let arena = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.0090), radius: 200,
      identifier: "arena")
    return WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: PickHero("panda"),
        context: .date(interval: DateInterval(start: noon, duration: 3600), kind: .scheduled)),
      WidgetRelevanceAttribute(configuration: PickHero("panda"), group: .named("party")),
      WidgetRelevanceAttribute(configuration: PickHero("egghead"), context: .location(arena)),
      WidgetRelevanceAttribute(configuration: PickHero("egghead"), group: .named("party")),
      WidgetRelevanceAttribute(
        configuration: PickHero(),
        context: .date(interval: DateInterval(start: noon, duration: 3600), kind: .default)),
      WidgetRelevanceAttribute(configuration: PickHero(), group: .named("party")),
    ])
  }

  func entry(configuration: PickHero, context: Context) async throws -> HeroEntry {
    HeroEntry(name: configuration.hero)
  }

  func placeholder(context: Context) -> HeroEntry {
    HeroEntry(name: "–")
  }
}
