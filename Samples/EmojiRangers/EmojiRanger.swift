import AppIntents

/// A hero of the game.
struct EmojiRanger: AppEntity {
  static let widgetKind = "EmojiRanger"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hero"
  static let defaultQuery = EmojiRangerQuery()

  let id: String
  let name: String
  let avatar: String

  /// The hour of the day at which the hero is hurt, and the minutes until all is well again.
  let injury: (hour: Int, minutes: Int)

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(avatar) \(name)")
  }

  static let allHeroes = [
    EmojiRanger(id: "panda", name: "Power Panda", avatar: "🐼", injury: (7, 90)),
    EmojiRanger(id: "egghead", name: "Egghead", avatar: "🦄", injury: (12, 45)),
  ]

  /// The moment at which the hero is hurt on the day of a date.
  func injuryDate(on day: Date) -> Date {
    let calendar = Calendar.current
    return calendar.date(bySettingHour: injury.hour, minute: 0, second: 0, of: day) ?? day
  }

  /// The moment at which the hero is well again.
  func fullHealthDate(on day: Date) -> Date {
    injuryDate(on: day).addingTimeInterval(Double(injury.minutes) * 60)
  }

  /// The health at a moment, from just above 0 to 1.
  func healthLevel(at date: Date) -> Double {
    let injured = injuryDate(on: date)
    let healed = fullHealthDate(on: date)
    guard date >= injured, date < healed else { return 1 }
    return max(0.01, date.timeIntervalSince(injured) / healed.timeIntervalSince(injured))
  }
}

/// Finds heroes for the widget's configuration.
struct EmojiRangerQuery: EntityQuery {
  func entities(for identifiers: [EmojiRanger.ID]) async throws -> [EmojiRanger] {
    EmojiRanger.allHeroes.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [EmojiRanger] {
    EmojiRanger.allHeroes
  }

  func defaultResult() async -> EmojiRanger? {
    EmojiRanger.allHeroes.first
  }
}

/// Chooses the hero.
struct EmojiRangerSelection: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Emoji Ranger"
  static let description = IntentDescription("Follows the health of a hero.")

  @Parameter(title: "Hero")
  var hero: EmojiRanger?
}
