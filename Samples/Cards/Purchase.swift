import Foundation

/// One purchase on a card.
struct Purchase: Identifiable, Hashable {
  let id: String
  let date: Date
  let merchant: String
  let category: PurchaseCategory
  let amount: Double
}

/// The purchases that the app has written down for its widgets.
struct PurchaseLedger {
  /// Returns the purchases of a day, earliest first.
  func purchases(on day: Date, card: String, calendar: Calendar = .current) -> [Purchase] {
    guard card == "visa" else { return [] }
    let book: [(Int, Int, String, PurchaseCategory, Double)] = [
      (9, 41, "Corner Grocery", .groceries, 52.60),
      (13, 7, "Bay Outfitters", .shopping, 212.40),
      (18, 52, "Soup Diner", .dining, 16.29),
      (20, 30, "Rialto Cinema", .entertainment, 7.50),
    ]
    return book.compactMap { hour, minute, merchant, category, amount in
      calendar.date(bySettingHour: hour, minute: minute, second: 0, of: day).map {
        Purchase(
          id: "\(card)-\(hour)-\(minute)", date: $0, merchant: merchant, category: category,
          amount: amount
        )
      }
    }
  }
}
