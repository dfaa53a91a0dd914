// Options of parameters: lists in sections, and options that depend on another choice.

import AppIntents
import UIKit

/// Trails in sections, one for each difficulty.
struct SectionedTrails: DynamicOptionsProvider {
  typealias DefaultValue = TrailEntity

  func results() async throws -> IntentItemCollection<TrailEntity> {
    let trails = await TrailStore.shared.trails()
    return ItemCollection(promptLabel: "Which trail?", usesIndexedCollation: true) {
      ItemSection("Easy", items: trails.filter { $0.difficulty == .easy })
      ItemSection("Hard") {
        for trail in trails where trail.difficulty == .hard {
          Item(trail, title: "\(trail.name)", subtitle: "\(trail.distance) km")
        }
      }
      ItemSection("Others", subtitle: "Further away", image: .init(systemName: "map")) {
        Item(TrailEntity(id: "coast", name: "Coast Path"))
        TrailEntity(id: "forest", name: "Forest Path")
      }
    }
  }
}

/// Huts in one list without a heading.
struct ListedHuts: DynamicOptionsProvider {
  func results() async throws -> IntentItemCollection<HutEntity> {
    let huts = try await HutQuery().allEntities()
    if huts.isEmpty { return .empty }
    return IntentItemCollection(
      promptLabel: "Which hut?", usesIndexedCollation: huts.count > 20, items: huts)
  }
}

/// Names of walks, with what the app says of each.
func walkNames(known: [String]) -> IntentItemCollection<String> {
  let items = known.map { name in
    IntentItem(
      name, title: "\(name)", subtitle: "A walk of yours",
      image: known.first == name
        ? DisplayRepresentation.Image(
          systemName: "star.fill", tintColor: .systemYellow,
          symbolConfiguration: UIImage.SymbolConfiguration(weight: .bold))
        : DisplayRepresentation.Image(systemName: "star"))
  }
  var collection = IntentItemCollection(
    promptLabel: nil, usesIndexedCollation: false,
    sections: [IntentItemSection(items: items), IntentItemSection("Known", items: items)])
  collection.promptLabel = known.isEmpty ? "Type a name" : "Which walk?"
  collection.usesIndexedCollation = known.count > 20
  return collection
}

/// The rows of the app's own picker for options of any kind.
func pickerRows<Value>(of collection: IntentItemCollection<Value>) -> [String] {
  collection.sections.flatMap { section in
    let heading = section.description.map { String(localized: $0.title) }
    let rows = section.items.map { String(localized: $0.description.title) }
    return [heading].compactMap { $0 } + rows
  }
}

/// Sections that the app puts together by a builder of its own.
func sections(
  @IntentItemSection<String>.Builder _ content: () -> [IntentItemSection<String>]
) -> [IntentItemSection<String>] {
  content()
}

/// The items of one section, made by a builder.
func items(@IntentItem<String>.Builder _ content: () -> [IntentItem<String>]) -> [IntentItem<
  String
>] {
  content()
}

/// The words for moods; the first section has no heading, an unknown language has none at all.
func moodSections(inEnglish isEnglish: Bool) -> [IntentItemSection<String>] {
  guard isEnglish else { return sections {} }
  let untitled = sections {
    IntentItem("Happy")
    IntentItem("Tired", title: "Tired")
  }
  let titled = sections {
    IntentItemSection(nil) {
      "Hungry"
      "Thirsty"
    }
    IntentItemSection(
      "More",
      items: items {
        for mood in ["Cold", "Warm"] { mood }
      })
  }
  return untitled + titled
}

/// The number of a picker's rows for a provider's results, and their heading.
func pickerSummary<Found: ResultsCollection>(of results: Found) -> (rows: Int, prompt: String) {
  let prompt = results.promptLabel.map { String(localized: $0) } ?? ""
  let isEmpty = results.items.isEmpty
  let empty = Found.empty
  return (isEmpty ? empty.items.count : results.items.count, prompt)
}

/// Whether a picker shows letters beside its rows.
func showsLetters(beside results: any ResultsCollection) -> Bool {
  results.usesIndexedCollation
}

// MARK: - Options that depend on another parameter

/// Shows one hut of a trail.
struct ShowHut: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Show Hut"

  @Parameter(title: "Trail") var trail: TrailEntity?
  @Parameter(title: "Nights", default: 1) var nights: Int
  @Parameter(title: "Hut", query: HutsOfTrailQuery()) var hut: HutEntity?
}

/// Finds the huts of the trail that is being configured.
struct HutsOfTrailQuery: EntityQuery {
  @IntentParameterDependency<ShowHut>(\.$trail, \.$nights) var configuration

  func entities(for identifiers: [Int]) async throws -> [HutEntity] {
    try await HutQuery().entities(for: identifiers)
  }

  func suggestedEntities() async throws -> [HutEntity] {
    guard let configuration else { return try await HutQuery().allEntities() }
    let projection: IntentProjection<ShowHut> = configuration
    guard projection.nights > 0 else { return [] }
    return try await entities(for: Array(0..<projection.trail.hutCount))
  }
}

/// Numbers of nights, offered once a trail is chosen.
struct NightsOfTrail: DynamicOptionsProvider {
  @ParameterDependency<ShowHut>(\.$trail) var chosen

  func results() async throws -> [Int] {
    guard chosen != nil else { return [] }
    return Array(1...7)
  }

  /// A line for the app's log.
  var logLine: String { _chosen.debugDescription }
}

/// A provider's options and its default, for the app's own settings.
func options<Provider: DynamicOptionsProvider>(
  of provider: Provider
) async throws -> (all: [Provider.Result.Result.ValueType], first: Provider.DefaultValue?) {
  let results = try await provider.results()
  return (results.items, await provider.defaultResult())
}
