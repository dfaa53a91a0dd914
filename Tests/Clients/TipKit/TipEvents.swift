import SwiftUI
import TipKit

/// The app's events for TipKit.
enum Usage {
  static let opened = Tips.Event(
    id: "opened", donationLimit: .init(maximumCount: 20, maximumAge: .days(30)))
  static let saved = Tips.Event<Saving>(
    id: "saved", donationLimit: Tips.DonationLimit(maximumCount: 5))
  static let plain: Tips.Event<Tips.EmptyDonation> = .init(id: "plain")

  struct Saving: Codable, Sendable {
    var city: String
  }

  /// Counts an opening, and a saving where there was one.
  static func count(saving city: String?) async {
    await opened.donate()
    await plain.donate(Tips.EmptyDonation())
    if let city { await saved.donate(Saving(city: city)) }
  }

  /// Counts from where nothing can be awaited.
  static func countLater(saving city: String) {
    opened.sendDonation()
    opened.sendDonation { print("counted") }
    saved.sendDonation(Saving(city: city)) { print("saved") }
    FavouriteTip.isSignedIn = true
    FavouriteTip.lastCity = city
    FavouriteTip.$isSignedIn.wrappedValue.toggle()
  }

  /// The ranges over which the app counts.
  static let ranges: [Tips.DonationTimeRange] = [
    .minute, .minutes(5), .hour, .hours(6), .day, .days(2), .week, .weeks(4),
  ]

  /// The date and city of the last saving.
  static var last: (date: Date, city: String)? {
    saved.donations.last.map { ($0.date, $0.city) }
  }

  /// The number of openings in each range, and the number that an event keeps.
  static func openings(limit: Tips.DonationLimit) -> [Int] {
    ranges.map { opened.donations.donatedWithin($0).count } + [limit.maximumCount]
  }

  /// Whether a limit has an age.
  static func isAged(_ limit: Tips.DonationLimit) -> Bool { limit.maximumAge == .day }
}
