import TipKit

/// The hint at a list's favourites, with everything that a tip can have.
struct FavouriteTip: Tip {
  @Parameter static var isSignedIn: Bool = false
  @Parameter(.transient)
  internal static var lastCity: String?

  static let cityOpened = Event(id: "cityOpened")
  static let forecastShared: Event = Event<Shared>(id: "forecastShared")

  struct Shared: Codable, Sendable {
    let city: String
    let days: Int
  }

  var title: Text { Text("Save as a Favourite") }
  var message: Text? { Text("Your favourites come first.") }
  var image: Image? { Image(systemName: "star") }

  var actions: [Action] {
    Action(id: "open", title: "Open the Settings")
    Action(perform: { FavouriteTip().invalidate(reason: .actionPerformed) }) { Text("Save") }
  }

  var rules: [Rule] {
    #Rule(Self.$isSignedIn) { $0 == true }
    #Rule(Self.$lastCity) { city in
      city != nil
    }
    #Rule(Self.cityOpened) { $0.donations.count >= 3 }
    #Rule(Self.forecastShared) { event in
      event.donations.donatedWithin(.week).filter { $0.days > 3 }.count > 1
        && event.donations.largestSubset(by: \.city).count > 2
        && event.donations.smallestSubset(by: \.city).count < 9
    }
  }

  var options: [any Option] {
    MaxDisplayCount(3)
    MaxDisplayDuration(600)
    IgnoresDisplayFrequency(true)
  }
}

/// Hints that share a type, written with arrays as before builders.
enum WidgetTip: String, Tip {
  case add
  case resize

  var id: String { rawValue }

  var title: Text {
    switch self {
    case .add: Text("Add the Widget")
    case .resize: Text("Make It Larger")
    }
  }

  var rules: [Rule] {
    [
      #Rule(FavouriteTip.$isSignedIn) {
        $0 == false
      }
    ]
  }

  var actions: [Tips.Action] { [Tip.Action(id: "more", title: "More")] }

  var options: [TipOption] { [Tip.MaxDisplayCount(1), Tips.IgnoresDisplayFrequency(false)] }
}

/// A tip whose parts depend on the season.
struct SeasonTip: Tip {
  let isWinter: Bool
  let names: [String]

  var title: Text { Text(isWinter ? "Snow" : "Sun") }

  var actions: [Action] {
    if isWinter { Action(title: "Skis") } else { Action(title: "Boats") }
    for name in names { Action(id: name, title: name) }
  }

  var options: [any TipOption] {
    if isWinter { Tips.MaxDisplayCount(1) }
    if #available(iOS 18, *) { Tips.MaxDisplayDuration(30) }
  }

  var rules: [Rule] {
    if isWinter { #Rule(FavouriteTip.cityOpened) { $0.donations.isEmpty } }
  }
}

/// Sets up tips at the app's start.
func startTips(group: String, isTesting: Bool) {
  do {
    if isTesting {
      try Tips.resetDatastore()
      Tips.showAllTipsForTesting()
      Tips.showTipsForTesting([FavouriteTip.self])
      Tips.hideTipsForTesting([WidgetTip.self])
      Tips.hideAllTipsForTesting()
    }
    try Tips.configure([
      .displayFrequency(isTesting ? .immediate : .daily),
      .datastoreLocation(isTesting ? .applicationDefault : .groupContainer(identifier: group)),
      .cloudKitContainer(.named("iCloud.com.example.weather.tips")),
    ])
  } catch let error as TipKitError where error == .tipsDatastoreAlreadyConfigured {
    print("Tips were set up before")
  } catch let error as TipKitError where error == .missingGroupContainerEntitlements {
    print("The group \(group) is missing")
  } catch {
    print(error, error as? TipKitError == .invalidPredicateValueType)
  }
}

/// The other ways in which tips can be set up.
func tipConfigurations(at url: URL) -> [Tips.ConfigurationOption] {
  [
    .datastoreLocation(.url(url)), .cloudKitContainer(.automatic), .cloudKitContainer(nil),
    .displayFrequency(.hourly), .displayFrequency(.weekly), .displayFrequency(.monthly),
  ]
}

/// The summary of a tip.
func summary(of tip: any Tip) -> String {
  switch tip.status {
  case .pending: "later"
  case .available: "now"
  case .invalidated(.tipClosed): "closed"
  case .invalidated(.displayCountExceeded), .invalidated(.displayDurationExceeded): "shown enough"
  case .invalidated(let reason): "over: \(reason)"
  }
}

/// Follows a tip until it is over.
func follow(_ tip: FavouriteTip) async -> Tips.Status {
  for await shouldDisplay in tip.shouldDisplayUpdates where !shouldDisplay { break }
  for await status in tip.statusUpdates {
    if case .invalidated = status { await tip.resetEligibility() }
    return status
  }
  return tip.shouldDisplay ? .available : .pending
}

/// The names of a tip's buttons in their order.
func buttons(of tip: some Tip) -> [(Int?, String, Text)] {
  tip.actions.map { ($0.index, $0.id, $0.label()) }
}
