import AppIntents

/// The category of a purchase.
enum PurchaseCategory: String, AppEnum {
  case all
  case groceries
  case shopping
  case dining
  case entertainment

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Category"

  static let caseDisplayRepresentations: [PurchaseCategory: DisplayRepresentation] = [
    .all: "All",
    .groceries: "Groceries",
    .shopping: "Shopping",
    .dining: "Dining",
    .entertainment: "Entertainment",
  ]
}

/// A credit card that the widget can show.
struct Card: AppEntity {
  let id: String
  let name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Card"
  static let defaultQuery = CardQuery()

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)")
  }

  static let all = [Card(id: "visa", name: "Visa"), Card(id: "amex", name: "American Express")]
}

/// Finds cards for the widget's configuration.
struct CardQuery: EntityQuery {
  func entities(for identifiers: [Card.ID]) async throws -> [Card] {
    Card.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Card] {
    Card.all
  }

  func defaultResult() async -> Card? {
    Card.all.first
  }
}

/// Chooses the card and the kind of purchases.
struct ViewRecentPurchases: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Recent Purchases"
  static let description = IntentDescription("Shows what was bought with a card today.")

  @Parameter(title: "Card")
  var card: Card

  @Parameter(title: "Category", default: .all)
  var category: PurchaseCategory

  init() {}

  init(card: Card) {
    self.card = card
  }
}
