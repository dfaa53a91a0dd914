import Intents

/// What the builder makes of an `.intentdefinition` with one intent, one type and one enumeration.
class ViewRecentPurchasesIntent: INIntent, @unchecked Sendable {
  var card: Card?
  var category: PurchaseCategory = .unknown
  var limit: NSNumber?
  var names: [String]?

  override class var _parameters: [_INIntentParameter]? {
    [
      _INIntentParameter(
        "card", \ViewRecentPurchasesIntent.card,
        object: { Card(identifier: $0, display: $0) }),
      _INIntentParameter(
        cases: [("all", PurchaseCategory.all), ("food", .food)], "category",
        \ViewRecentPurchasesIntent.category, default: .all),
      _INIntentParameter("limit", \ViewRecentPurchasesIntent.limit, default: 5),
      _INIntentParameter(list: "names", \ViewRecentPurchasesIntent.names),
    ]
  }
}

class Card: INObject, @unchecked Sendable {}

enum PurchaseCategory: Int {
  case unknown = 0
  case all = 1
  case food = 2
}

/// A class as an author might write it by hand.
final class HandWrittenIntent: INIntent, @unchecked Sendable {
  var city: String? = "Paris"
  var rating = 4
  var card: Card?
}

/// A class whose definition does not offer it to Siri Suggestions.
final class IneligibleIntent: INIntent, @unchecked Sendable {
  override class var _isEligibleForSuggestions: Bool { false }
}
