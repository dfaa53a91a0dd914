// Dates, people, places and payments in the app's intents.

import AppIntents
import CoreLocation

/// Mornings on which people leave.
struct NextMornings: DynamicOptionsProvider {
  func results() async throws -> [Date] { [.now, .now.addingTimeInterval(86_400)] }
}

/// Hours at which buses leave.
struct BusHours: DynamicOptionsProvider {
  func results() async throws -> [DateComponents] { [DateComponents(hour: 7, minute: 30)] }
}

/// People who came along before.
struct FormerCompanions: DynamicOptionsProvider {
  func results() async throws -> [IntentPerson] { [companion(named: "Ada", number: "555-0100")] }
}

/// Places where walks start.
struct StartingPlaces: DynamicOptionsProvider {
  func results() async throws -> [CLPlacemark] {
    let places = try await CLGeocoder().geocodeAddressString("Station")
    return places
  }
}

/// Cards that a person has stored.
struct StoredCards: DynamicOptionsProvider {
  func results() async throws -> [IntentPaymentMethod] { [IntentPaymentMethod(type: .credit)] }
}

/// Reads `tomorrow`.
struct DayWordResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<Date>
  ) async throws -> Date? {
    input == "tomorrow" ? Date.now.addingTimeInterval(86_400) : nil
  }
}

/// Reads an hour from a number.
struct HourResolver: Resolver {
  func resolve(
    from input: Int, context: IntentParameterContext<DateComponents>
  ) async throws -> DateComponents? {
    DateComponents(hour: input)
  }
}

/// Reads a person from a name.
struct PersonNameResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<IntentPerson>
  ) async throws -> IntentPerson? {
    companion(named: input, number: nil)
  }
}

/// Finds a place by its address.
struct AddressResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<CLPlacemark>
  ) async throws -> CLPlacemark? {
    try await CLGeocoder().geocodeAddressString(input).first
  }
}

/// Reads a card from its name.
struct CardNameResolver: Resolver {
  func resolve(
    from input: String, context: IntentParameterContext<IntentPaymentMethod>
  ) async throws -> IntentPaymentMethod? {
    IntentPaymentMethod(type: .debit, name: "\(input)", identificationHint: "ends in 42")
  }
}

/// Invites people to a walk.
struct InviteToWalk: AppIntent {
  static let title: LocalizedStringResource = "Invite to Walk"

  @Parameter(
    title: "Day", description: "Of the walk.", kind: .date, requestValueDialog: "When?",
    inputConnectionBehavior: .default)
  var day: Date

  @Parameter(
    title: "Return", description: "Of the group.", kind: .dateTime, requestValueDialog: "When?",
    inputConnectionBehavior: .default,
    resolvers: {
      DayWordResolver()
    })
  var returnDate: Date?

  @Parameter(
    title: "Departure", description: "In the morning.", kind: .time, requestValueDialog: "When?",
    inputConnectionBehavior: .default, optionsProvider: NextMornings())
  var departure: Date?

  @Parameter(
    title: "Deadline", description: "To answer.", kind: .date, requestValueDialog: "Until when?",
    inputConnectionBehavior: .default, optionsProvider: NextMornings(),
    resolvers: {
      DayWordResolver()
    })
  var deadline: Date?

  @Parameter(
    title: "Meeting", description: "At the station.", kind: .time, requestValueDialog: "When?",
    inputConnectionBehavior: .default)
  var meeting: DateComponents

  @Parameter(
    title: "Lunch", description: "At the hut.", kind: .time, requestValueDialog: "When?",
    inputConnectionBehavior: .default,
    resolvers: {
      HourResolver()
    })
  var lunch: DateComponents?

  @Parameter(
    title: "Bus", description: "To the trail.", kind: .time, requestValueDialog: "Which bus?",
    inputConnectionBehavior: .default, optionsProvider: BusHours())
  var bus: DateComponents?

  @Parameter(
    title: "Bus back", description: "From the trail.", kind: .time,
    requestValueDialog: "Which bus?", inputConnectionBehavior: .default,
    optionsProvider: BusHours(),
    resolvers: {
      HourResolver()
    })
  var busBack: DateComponents?

  @Parameter(
    title: "Guide", description: "Who leads.", mode: .contact, requestValueDialog: "Who?",
    inputConnectionBehavior: .default)
  var guide: IntentPerson

  @Parameter(
    title: "Driver", description: "Who drives.", mode: .phone, requestValueDialog: "Who?",
    inputConnectionBehavior: .default,
    resolvers: {
      PersonNameResolver()
    })
  var driver: IntentPerson?

  @Parameter(
    title: "Companions", description: "Who comes along.", mode: .email, requestValueDialog: "Who?",
    inputConnectionBehavior: .default, optionsProvider: FormerCompanions())
  var companion: IntentPerson?

  @Parameter(
    title: "Cook", description: "Who cooks.", mode: .emailOrPhone, requestValueDialog: "Who?",
    inputConnectionBehavior: .default, optionsProvider: FormerCompanions(),
    resolvers: {
      PersonNameResolver()
    })
  var cook: IntentPerson?

  func perform() async throws -> some IntentResult & ReturnsValue<[IntentPerson]> {
    guard [driver, companion, cook].contains(where: { $0 != nil }) else {
      throw $companion.needsValueError("Who comes along?")
    }
    return .result(value: [guide, driver, companion, cook].compactMap { $0 })
  }
}

/// Books the way to a trail.
struct BookRide: AppIntent {
  static let title: LocalizedStringResource = "Book Ride"

  @Parameter(
    title: "From", description: "Where it starts.", displayStyle: .name,
    requestValueDialog: "From where?", inputConnectionBehavior: .default)
  var from: CLPlacemark

  @Parameter(
    title: "To", description: "Where it ends.", displayStyle: .address,
    requestValueDialog: "To where?", inputConnectionBehavior: .default,
    resolvers: {
      AddressResolver()
    })
  var to: CLPlacemark?

  @Parameter(
    title: "Via", description: "A stop.", displayStyle: .city, requestValueDialog: "Via where?",
    inputConnectionBehavior: .default, optionsProvider: StartingPlaces())
  var via: CLPlacemark?

  @Parameter(
    title: "Pick-up", description: "For the others.", displayStyle: .name,
    requestValueDialog: "Where?", inputConnectionBehavior: .default,
    optionsProvider: StartingPlaces(),
    resolvers: {
      AddressResolver()
    })
  var pickUp: CLPlacemark?

  @Parameter(
    title: "Card", description: "To pay with.", requestValueDialog: "Which card?",
    inputConnectionBehavior: .default)
  var card: IntentPaymentMethod

  @Parameter(
    title: "Other card", description: "To pay with.", requestValueDialog: "Which card?",
    inputConnectionBehavior: .default,
    resolvers: {
      CardNameResolver()
    })
  var otherCard: IntentPaymentMethod?

  @Parameter(
    title: "Stored card", description: "To pay with.", requestValueDialog: "Which card?",
    inputConnectionBehavior: .default, optionsProvider: StoredCards())
  var storedCard: IntentPaymentMethod?

  @Parameter(
    title: "Deposit", description: "To leave.", requestValueDialog: "Which card?",
    inputConnectionBehavior: .default, optionsProvider: StoredCards(),
    resolvers: {
      CardNameResolver()
    })
  var deposit: IntentPaymentMethod?

  func perform() async throws -> some IntentResult { .result() }
}

/// The style in which the app's own form shows a place.
func isShort(_ style: IntentParameter<CLPlacemark>.PlacemarkDisplayStyle) -> Bool {
  switch style {
  case .name, .city: true
  case .address: false
  }
}

/// Whether the app's own form shows a clock beside a date.
func showsClock(for date: IntentParameter<Date>, or time: IntentParameter<DateComponents>) -> Bool {
  let kind: IntentParameter<Date>.DateKind = date.dateKind ?? .dateTime
  return kind != .date || time.dateKind == .time
}
