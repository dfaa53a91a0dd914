import AppIntents

/// A game's configuration, as a widget extension declares it.
struct EmojiRanger: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ranger"
  static let defaultQuery = EmojiRangerQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name) \(id)", subtitle: "ranger", image: .init(systemName: "star"))
  }

  static let all = [
    EmojiRanger(id: "panda", name: "Power Panda"), EmojiRanger(id: "egghead", name: "Egghead"),
    EmojiRanger(id: "spouty", name: "Spouty"),
  ]
}

struct EmojiRangerQuery: EntityQuery {
  func entities(for identifiers: [EmojiRanger.ID]) async throws -> [EmojiRanger] {
    EmojiRanger.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [EmojiRanger] {
    EmojiRanger.all
  }

  func defaultResult() async -> EmojiRanger? {
    EmojiRanger.all.first
  }
}

enum Mood: String, AppEnum {
  case happy
  case sleepy

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .happy: "Happy", .sleepy: DisplayRepresentation(title: "Sleepy", subtitle: "needs rest"),
  ]
}

enum Level: Int, AppEnum {
  case first = 1
  case second

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Level")
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [
    .first: "1", .second: "2",
  ]
}

struct EmojiRangerSelection: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Ranger Selection"
  static let description = IntentDescription("Selects a ranger.")

  @Parameter(title: "Hero") var hero: EmojiRanger?
  @Parameter(title: "Mood", default: .happy) var mood: Mood
  @Parameter(title: "Count", default: 3, inclusiveRange: (1, 10)) var count: Int
  @Parameter(title: "Team", size: 2) var team: [EmojiRanger]?
}

/// Every kind of parameter that a manifest can set.
struct KitchenSink: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Kitchen Sink"
  static let description: IntentDescription? = "Everything"

  @Parameter(title: "Text", default: "none") var text: String
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Ratio", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var ratio: Double
  @Parameter(title: "On", default: true, displayName: .init(true: "On", false: "Off"))
  var isOn: Bool
  @Parameter(title: "When", kind: .date) var date: Date?
  @Parameter(title: "Parts", kind: .time) var parts: DateComponents?
  @Parameter(title: "Link") var link: URL?
  @Parameter(title: "Rich") var rich: AttributedString?
  @Parameter(title: "Length", defaultValue: 2, unit: .kilometers)
  var length: Measurement<UnitLength>
  @Parameter(title: "Price", currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
  @Parameter(title: "Person", mode: .email) var person: IntentPerson?
  @Parameter(title: "File", supportedTypeIdentifiers: ["public.image"]) var file: IntentFile?
  @Parameter(title: "Level", default: .first) var level: Level
  @Parameter(title: "Tags", default: ["a"]) var tags: [String]
  @Parameter(title: "Numbers") var numbers: [Int]?
  @Parameter(title: "City", optionsProvider: CityOptions()) var city: String
  @Parameter(title: "Ranger", query: OtherRangerQuery()) var ranger: EmojiRanger?

  struct CityOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Paris", "Rome"] }
    func defaultResult() async -> String? { "Paris" }
  }

  struct OtherRangerQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [EmojiRanger] {
      identifiers.map { EmojiRanger(id: $0, name: "other") }
    }
  }
}
