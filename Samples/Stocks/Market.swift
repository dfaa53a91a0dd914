import Foundation

/// The hours of the exchange on one day.
struct Market {
  let opening: Date
  let close: Date
  let nextOpening: Date

  init(on day: Date, calendar: Calendar = .current) {
    func time(_ hour: Int, _ minute: Int, of day: Date) -> Date {
      calendar.date(bySettingHour: hour, minute: minute, second: 0, of: day) ?? day
    }
    let tomorrow = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    opening = time(9, 30, of: day)
    close = time(16, 0, of: day)
    nextOpening = time(9, 30, of: tomorrow)
  }
}

/// The symbols that the app's user follows.
struct Watchlist {
  private let defaults = UserDefaults(suiteName: "group.stocks")

  func contains(_ symbol: String) -> Bool {
    defaults?.stringArray(forKey: "watchlist")?.contains(symbol) ?? false
  }
}

/// Prices that need no server: a slow wave for each symbol.
struct PriceFeed {
  func price(of symbol: String, at date: Date) -> Double {
    let base = Double(symbol.utf8.reduce(0) { $0 + Int($1) }) / 2
    return base + 4 * sin(date.timeIntervalSince1970 / 7200)
  }
}
