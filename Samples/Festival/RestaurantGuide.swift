import AppIntents
import Foundation

/// The food of a restaurant.
enum Cuisine: String, AppEnum {
  case bistro
  case vietnamese

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cuisine"

  static let caseDisplayRepresentations: [Cuisine: DisplayRepresentation] = [
    .bistro: "Bistro", .vietnamese: "Vietnamese",
  ]

  /// The restaurant that the guide likes best.
  var favorite: String {
    switch self {
    case .bistro: "Chez Odile"
    case .vietnamese: "Rue de l’Eau"
    }
  }
}

/// Chooses the food of the restaurant that a widget shows.
struct RestaurantIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Restaurants"
  static let description = IntentDescription("Shows a restaurant with the food of your choice.")

  @Parameter(title: "Cuisine", default: .bistro)
  var cuisine: Cuisine
}

/// The table that somebody reserved in the app.
struct Reservation {
  private let defaults = UserDefaults(suiteName: "group.tours")

  /// Whether it is at a restaurant with some food.
  func isAt(_ cuisine: Cuisine) -> Bool {
    defaults?.string(forKey: "reserved") == cuisine.rawValue
  }

  /// Reserves a table.
  func make(at cuisine: Cuisine) {
    defaults?.set(cuisine.rawValue, forKey: "reserved")
  }
}
