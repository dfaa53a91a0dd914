import AppIntents
import ExtensionRuntime
import Testing
import WidgetRecording

@Suite struct IntentConfigurationTests {
  @Test func `names come in the order of declaration`() {
    #expect(parameterNames(of: EmojiRangerSelection()) == ["hero", "mood", "count", "team"])
  }

  @Test func `the cases of enumerations are told, and of nothing else`() {
    #expect(parameterCases(of: EmojiRangerSelection()) == ["mood": Mood.allCases.map(\.rawValue)])
    #expect(parameterCases(of: KitchenSink())["level"] == ["1", "2"])
  }

  @Test func `the types of texts, numbers and truth values are told, and of nothing else`() {
    #expect(parameterTypes(of: EmojiRangerSelection()) == ["count": .integer])
    #expect(
      parameterTypes(of: KitchenSink()) == [
        "text": .string, "note": .string, "ratio": .number, "isOn": .boolean, "link": .string,
        "rich": .string, "city": .string,
      ])
  }

  @Test func `a configuration without parameters has its defaults`() async throws {
    let selection = try await makeConfiguration(EmojiRangerSelection.self, parameters: [:])
    #expect(selection.hero?.id == "panda")
    #expect(selection.mood == .happy)
    let sink = try await makeConfiguration(KitchenSink.self, parameters: [:])
    #expect(sink.city == "Paris")
    #expect(sink.ranger == nil)
    #expect(missingParameters(of: sink) == [])
  }

  @Test func `values of every kind are set and recorded again`() async throws {
    let values: [String: JSONValue] = [
      "text": "words", "note": "a note", "ratio": 0.25, "isOn": false, "date": 1_772_460_000,
      "parts": ["hour": 9, "minute": 30], "link": "https://example.org/a", "rich": "styled",
      "length": 1500, "price": ["amount": 2.5, "currencyCode": "EUR"], "person": "Ann",
      "file": "/folder/photo.png", "level": 2, "tags": ["x", "y"], "numbers": [1, 2],
      "city": "Rome", "ranger": "anyone",
    ]
    let sink = try await makeConfiguration(KitchenSink.self, parameters: values)
    #expect(sink.date == Date(timeIntervalSince1970: 1_772_460_000))
    #expect(sink.parts?.hour == 9)
    #expect(sink.link == URL(string: "https://example.org/a"))
    #expect(sink.length == Measurement(value: 1500, unit: .meters))
    #expect(sink.level == .second)
    #expect(sink.ranger?.name == "other")

    var expected = values
    expected["length"] = ["value": 1500, "unit": "m"]
    expected["file"] = "photo.png"
    #expect(parameterValues(of: sink) == expected)
  }

  @Test func `a date may be written in ISO 8601`() async throws {
    for text in ["2026-03-02T14:00:00Z", "2026-03-02T06:00:00-08:00", "2026-03-02T14:00:00.000Z"] {
      let sink = try await makeConfiguration(
        KitchenSink.self, parameters: ["date": .string(text)])
      #expect(sink.date == Date(timeIntervalSince1970: 1_772_460_000), "\(text)")
    }
  }

  @Test func `entities are found by identifier, alone and in lists`() async throws {
    let selection = try await makeConfiguration(
      EmojiRangerSelection.self,
      parameters: ["hero": "spouty", "mood": "sleepy", "team": ["panda", "egghead"]])
    #expect(selection.hero?.name == "Spouty")
    #expect(selection.mood == .sleepy)
    #expect(selection.team?.map(\.id) == ["panda", "egghead"])
    #expect(
      parameterValues(of: selection) == [
        "hero": "spouty", "mood": "sleepy", "count": 3, "team": ["panda", "egghead"],
      ])
  }

  @Test func `null takes an optional's default away`() async throws {
    let selection = try await makeConfiguration(
      EmojiRangerSelection.self, parameters: ["hero": .null])
    #expect(selection.hero == nil)
    #expect(parameterValues(of: selection) == ["mood": "happy", "count": 3])
  }

  @Test func `an unknown name is answered with the nearest`() async {
    await #expect(
      throws: IntentConfigurationError(
        intent: "EmojiRangerSelection", parameter: "heroo",
        problem: .unknownParameter(nearest: ["hero", "mood", "team"]))
    ) {
      try await makeConfiguration(EmojiRangerSelection.self, parameters: ["heroo": "panda"])
    }
  }

  @Test(
    arguments: [
      (
        ["hero": "nobody"],
        "EmojiRangerSelection.hero: the query of EmojiRanger knows no entity 'nobody'; it suggests "
          + "'panda' (Power Panda panda), 'egghead' (Egghead egghead), 'spouty' (Spouty spouty)"
      ),
      (
        ["mood": "angry"],
        "EmojiRangerSelection.mood: unknown case 'angry'; known are 'happy', 'sleepy'"
      ),
      (["count": "three"], "EmojiRangerSelection.count: expected a whole number, found 'three'"),
      (["count": 1.5], "EmojiRangerSelection.count: expected a whole number, found 1.5"),
      (["team": "panda"], "EmojiRangerSelection.team: expected an array, found 'panda'"),
      (["mood": true], "EmojiRangerSelection.mood: expected a case of Mood, found true"),
    ] as [([String: JSONValue], String)])
  func `a value that does not fit is an error that says why`(
    parameters: [String: JSONValue], message: String
  ) async {
    await #expect {
      try await makeConfiguration(EmojiRangerSelection.self, parameters: parameters)
    } throws: { error in
      (error as? IntentConfigurationError)?.description == message
    }
  }

  @Test func `a query that throws is named`() async {
    struct Failing: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Failing"
      @Parameter(title: "Hero", query: FailingQuery()) var hero: EmojiRanger?

      struct FailingQuery: EntityQuery {
        struct Offline: Error {}
        func entities(for identifiers: [String]) async throws -> [EmojiRanger] { throw Offline() }
      }
    }
    await #expect(
      throws: IntentConfigurationError(
        intent: "Failing", parameter: "hero", problem: .queryFailed("Offline()"))
    ) {
      try await makeConfiguration(Failing.self, parameters: ["hero": "panda"])
    }
  }

  @Test func `a parameter without a value is missing unless it is optional`() {
    struct Bare: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Bare"
      @Parameter(title: "Needed") var needed: String
      @Parameter(title: "Free") var free: String?
    }
    #expect(missingParameters(of: Bare()) == ["needed"])
    #expect(parameterValues(of: Bare()) == [:])
  }

  @Test func `resolvers are tried where a value has another kind`() async throws {
    struct Resolved: WidgetConfigurationIntent {
      static let title: LocalizedStringResource = "Resolved"
      @Parameter(
        title: "Number", inclusiveRange: (1, 5),
        resolvers: {
          IntFromStringResolver()
          IntFromDoubleResolver()
        }) var number: Int
    }
    let written = try await makeConfiguration(Resolved.self, parameters: ["number": "4"])
    #expect(written.number == 4)
    let cut = try await makeConfiguration(Resolved.self, parameters: ["number": 3.7])
    #expect(cut.number == 3)
    await #expect(throws: IntentConfigurationError.self) {
      try await makeConfiguration(Resolved.self, parameters: ["number": "9"])
    }
  }

  @Test func `a query reads the other parameters of the intent`() async throws {
    let chosen = try await makeConfiguration(Trip.self, parameters: ["country": "it"])
    #expect(chosen.city == "Rome")
    let unknown = try await makeConfiguration(Trip.self, parameters: [:])
    #expect(unknown.city == nil)
  }
}

struct Trip: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Trip"
  @Parameter(title: "Country") var country: String?
  @Parameter(title: "City", optionsProvider: Cities()) var city: String?

  struct Cities: DynamicOptionsProvider {
    @IntentParameterDependency<Trip>(\.$country) var trip

    func results() async throws -> [String] { ["Paris", "Rome"] }

    func defaultResult() async -> String? {
      guard let trip else { return nil }
      return trip.country == "it" ? "Rome" : "Paris"
    }
  }
}
