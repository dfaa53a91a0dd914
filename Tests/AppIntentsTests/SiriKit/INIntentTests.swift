import ExtensionRuntime
import Intents
import Testing
import WidgetRecording

@Suite struct INIntentTests {
  /// The default values in the definition of `ViewRecentPurchases`.
  private let defaults: [String: JSONValue] = [
    "category": "all", "limit": 5, "Title": "\"Hello\\\" \n${x}", "isShort": true,
  ]

  @Test func `a generated class has its definition's defaults`() throws {
    let intent = try makeConfiguration(ViewRecentPurchasesIntent.self, parameters: [:])
    #expect(intent.category == .all)
    #expect(intent.limit == 5)
    #expect(intent.card == nil)
    #expect(
      parameterNames(of: intent) == [
        "card", "category", "limit", "names", "cards", "Card", "Title", "isShort", "since", "link",
        "place", "owner", "receipt", "ratio", "distance",
      ])
    #expect(parameterValues(of: intent) == defaults)
  }

  @Test func `objects, cases and lists are set by name`() throws {
    let intent = try makeConfiguration(
      ViewRecentPurchasesIntent.self,
      parameters: [
        "card": "visa", "category": "food", "limit": 2, "names": ["a", "b"],
        "cards": ["visa", "amex"], "Title": "T", "isShort": false, "since": ["year": 2026],
        "link": "https://example.org", "place": "Paris", "owner": "Ann", "receipt": "/a/b.pdf",
        "ratio": 0.5, "distance": 12,
      ])
    #expect(intent.cards?.map(\.displayString) == ["visa", "amex"])
    #expect(intent.distance == Measurement(value: 12, unit: .meters))
    #expect(intent.card?.identifier == "visa")
    #expect(intent.card?.displayString == "visa")
    #expect(intent.category == .food)
    #expect(intent.names == ["a", "b"])
    #expect(
      parameterValues(of: intent) == [
        "card": "visa", "category": "food", "limit": 2, "names": ["a", "b"],
        "cards": ["visa", "amex"], "Title": "T", "isShort": false, "since": ["year": 2026],
        "link": "https://example.org", "place": "Paris", "owner": "Ann", "receipt": "b.pdf",
        "ratio": 0.5, "distance": ["value": 12, "unit": "m"],
      ])
  }

  @Test func `a case may be given by its raw value, null takes a default away`() throws {
    let intent = try makeConfiguration(
      ViewRecentPurchasesIntent.self, parameters: ["category": 2, "limit": .null])
    #expect(intent.category == .food)
    #expect(intent.limit == nil)
  }

  @Test func `an object may say what it shows`() throws {
    let intent = try makeConfiguration(
      ViewRecentPurchasesIntent.self,
      parameters: [
        "card": ["identifier": "visa", "display": "My Visa"],
        "cards": ["amex", ["identifier": "jcb"], ["identifier": "visa", "display": "My Visa"]],
      ])
    #expect(intent.card?.identifier == "visa")
    #expect(intent.card?.displayString == "My Visa")
    #expect(intent.cards?.map(\.identifier) == ["amex", "jcb", "visa"])
    #expect(intent.cards?.map(\.displayString) == ["amex", "jcb", "My Visa"])
  }

  private static let expectedCard =
    #"expected an identifier of Card, or {"identifier": "…", "display": "…"}"#

  @Test(
    arguments: [
      (["crad": "visa"], "crad: unknown parameter; the nearest are 'card', 'Card', 'cards'"),
      (
        ["category": "cars"],
        "category: unknown case 'cars'; known are 'unknown', 'all', 'food', 'default'"
      ),
      (["limit": "two"], "limit: expected a value of type NSNumber, found 'two'"),
      (["names": "a"], "names: expected an array, found 'a'"),
      (["card": 4], "card: \(expectedCard), found 4"),
      (["card": ["display": "Visa"]], "card: \(expectedCard), found an object with display"),
      (
        ["card": ["identifier": "visa", "display": 4]],
        "card: \(expectedCard), found an object with display, identifier"
      ),
      (
        ["card": ["identifier": "visa", "name": "Visa"]],
        "card: \(expectedCard), found an object with identifier, name"
      ),
    ] as [([String: JSONValue], String)])
  func `what does not fit is an error that says why`(
    parameters: [String: JSONValue], message: String
  ) {
    #expect {
      try makeConfiguration(ViewRecentPurchasesIntent.self, parameters: parameters)
    } throws: { error in
      "\(error)" == "ViewRecentPurchasesIntent.\(message)"
    }
  }

  @Test func `the cases of a definition's enumerations are told by name`() {
    #expect(
      parameterCases(of: ViewRecentPurchasesIntent.self)
        == ["category": ["unknown", "all", "food", "default"]])
    #expect(parameterCases(of: HandWrittenIntent.self) == [:])
    #expect(
      parameterTypes(of: ViewRecentPurchasesIntent.self) == ["Title": .string, "link": .string])
  }

  @Test func `a class written by hand is read by reflection`() {
    let intent = HandWrittenIntent()
    intent.card = Card(identifier: nil, display: "Visa")
    #expect(parameterNames(of: intent) == ["city", "rating", "card"])
    #expect(parameterValues(of: intent) == ["city": "Paris", "rating": 4, "card": "Visa"])
    intent.city = nil
    #expect(parameterValues(of: intent)["city"] == nil)
  }

  @Test func `a copy has the same values and its own place`() throws {
    let intent = ViewRecentPurchasesIntent()
    intent.limit = 3
    let copy = try #require(intent.copy() as? ViewRecentPurchasesIntent)
    #expect(copy.isEqual(intent))
    copy.limit = 4
    #expect(intent.limit == 3)
    #expect(!copy.isEqual(intent))
  }

  @Test func `a shortcut needs an intent that is eligible`() {
    #expect(INShortcut(intent: IneligibleIntent()) == nil)
    let intent = ViewRecentPurchasesIntent()
    #expect(INShortcut(intent: intent)?.intent === intent)
    #expect(INShortcut(intent: intent)?.userActivity == nil)
    #expect(
      INShortcut(intent: intent)?.description == "INShortcut(intent: ViewRecentPurchasesIntent)")
  }

  @Test func `an image belongs to a parameter`() {
    let intent = ViewRecentPurchasesIntent()
    intent.setImage(INImage(named: "visa"), forParameterNamed: \.card)
    #expect(intent.image(forParameterNamed: \.card) == INImage(named: "visa"))
    #expect(intent.image(forParameterNamed: \.names) == nil)
    #expect(intent.keyImage() == INImage(named: "visa"))
    #expect(INImage.systemImageNamed("star") != INImage(named: "star"))
  }

  @Test func `objects come in sections`() {
    let cards = ["visa", "amex"].map { Card(identifier: $0, display: $0) }
    let collection = INObjectCollection(sections: [
      INObjectSection(title: "Credit", items: cards), INObjectSection(title: nil, items: []),
    ])
    #expect(collection.allItems.map(\.identifier) == ["visa", "amex"])
    #expect(INObjectCollection(items: cards).sections.count == 1)
    #expect(cards[0] == Card(identifier: "visa", display: "visa"))
    #expect(cards[0] != cards[1])
  }

  @Test func `an extension handles its intents itself`() {
    final class Handler: INExtension {}
    let handler = Handler()
    #expect(handler.handler(for: ViewRecentPurchasesIntent()) as? Handler === handler)
  }

  @Test func `an interaction keeps what it is given`() {
    let interaction = INInteraction(intent: ViewRecentPurchasesIntent(), response: nil)
    interaction.groupIdentifier = "purchases"
    interaction.direction = .outgoing
    let copy = interaction.copy() as? INInteraction
    #expect(copy?.groupIdentifier == "purchases")
    #expect(copy?.identifier == interaction.identifier)
    #expect(copy?.direction == .outgoing)
    #expect(interaction.intentHandlingStatus == .unspecified)
  }

  @Test func `an error has Apple's domain and number`() {
    let error = INIntentError(.donatingInteraction) as NSError
    #expect(error.domain == "IntentsErrorDomain")
    #expect(error.code == 1901)
  }

  @Test func `a result says what a handler found`() {
    guard case .success(let value) = INStringResolutionResult.success(with: "x").outcome else {
      Issue.record("not a success")
      return
    }
    #expect(value as? String == "x")
    #expect(type(of: INObjectResolutionResult.needsValue()) == INObjectResolutionResult.self)
  }

  @Test func `nobody has authorised Siri in a simulation`() async {
    #expect(INPreferences.siriAuthorizationStatus() == .notDetermined)
    #expect(await INPreferences.requestSiriAuthorization() == .denied)
  }

  @Test func `a handler provides what it implements and nothing else`() async throws {
    final class Handler: INExtension, ViewRecentPurchasesIntentHandling {
      func provideCardOptionsCollection(
        for intent: ViewRecentPurchasesIntent,
        with completion: @escaping (INObjectCollection<Card>?, (any Error)?) -> Void
      ) {
        completion(INObjectCollection(items: [Card(identifier: "visa", display: "Visa")]), nil)
      }

      func handle(intent: ViewRecentPurchasesIntent) async -> ViewRecentPurchasesIntentResponse {
        .overLimit(total: 3, card: Card(identifier: "visa", display: "Visa"))
      }
    }
    let handler = Handler()
    let intent = ViewRecentPurchasesIntent()
    var options: [Card] = []
    handler.provideCardOptionsCollection(for: intent) { collection, _ in
      options = collection?.allItems ?? []
    }
    #expect(options.map(\.identifier) == ["visa"])
    #expect(handler.defaultCard(for: intent) == nil)
    await #expect(throws: INIntentError.self) {
      try await handler.provideNamesOptionsCollection(for: intent, searchTerm: "a")
    }
    let response = await handler.handle(intent: intent)
    #expect(response.code == .overLimit)
    #expect(response.total == 3)
    #expect(await handler.confirm(intent: intent).code == .ready)
  }

  @Test func `the number one is not the truth`() throws {
    let intent = ViewRecentPurchasesIntent()
    intent.limit = 1
    intent.isShort = true
    #expect(parameterValues(of: intent) == ["limit": 1, "isShort": true])
  }

  @Test func `an unsupported value has a reason`() {
    let result = ViewRecentPurchasesLimitResolutionResult.unsupported(forReason: .tooMany)
    guard case .unsupported(let reason) = result.outcome else {
      Issue.record("not unsupported")
      return
    }
    #expect(reason == 1)
  }
}
