import AppIntents

/// The subject of a festival.
enum FestivalType: String, AppEnum {
  case art
  case music
  case food

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Festival Type"

  static let caseDisplayRepresentations: [FestivalType: DisplayRepresentation] = [
    .art: "Art", .music: "Music", .food: "Food",
  ]
}

/// Chooses a city and a type of festival; the app donates it whenever somebody looks at one.
struct FestivalAppIntent: WidgetConfigurationIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Festivals"
  static let description = IntentDescription("Shows the next festival of a type in a city.")

  @Parameter(title: "Location", default: "Paris")
  var location: String

  @Parameter(title: "Type", default: .art)
  var type: FestivalType

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$type) festivals in \(\.$location)")
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$location, \.$type)) { location, type in
      DisplayRepresentation(title: "\(type.rawValue) in \(location)")
    }
  }
}

/// A festival with its evening hours.
struct Festival: Hashable {
  let name: String
  let location: String
  let type: FestivalType
  let opening: (hour: Int, hours: Int)

  static func == (left: Festival, right: Festival) -> Bool {
    left.name == right.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  static let all = [
    Festival(name: "Lantern Festival", location: "Paris", type: .art, opening: (18, 4)),
    Festival(name: "Jazz on the Quai", location: "Paris", type: .music, opening: (20, 3)),
  ]

  /// From when to when the festival is open on the day of a date.
  func hours(on day: Date) -> DateInterval {
    let calendar = Calendar.current
    let start = calendar.date(bySettingHour: opening.hour, minute: 0, second: 0, of: day) ?? day
    return DateInterval(start: start, duration: Double(opening.hours) * 3600)
  }
}

/// The festivals that somebody marked, and when.
struct Favorites {
  private let defaults = UserDefaults(suiteName: "group.tours")

  func contains(_ festival: Festival, at date: Date) -> Bool {
    let marks = defaults?.dictionary(forKey: "favorites") as? [String: String]
    guard let mark = marks?[festival.name] else { return false }
    return (ISO8601DateFormatter().date(from: mark) ?? .distantFuture) <= date
  }
}
