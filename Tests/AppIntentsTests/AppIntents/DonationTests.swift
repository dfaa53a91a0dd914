import AppIntents
import ExtensionRuntime
import Intents
import RelevanceKit
import Testing
import WidgetRecording

/// Everything that asks the store of donations, one after another.
@Suite(.serialized) struct DonationTests {
  private func events(_ body: () async throws -> Void) async rethrows -> [RecordingEvent] {
    try await ExtensionLog.events(of: body)
  }

  private func donations(_ body: () async throws -> Void) async rethrows -> [RecordedDonation] {
    try await events(body).compactMap { event in
      if case .donation(let donation) = event { donation } else { nil }
    }
  }

  private func intents(
    _ body: () async throws -> Void
  ) async rethrows -> [WidgetRecording.RelevantIntent] {
    try await events(body).flatMap { event -> [WidgetRecording.RelevantIntent] in
      if case .relevantIntents(let update) = event { update.items } else { [] }
    }
  }

  private func shortcuts(
    _ body: () async throws -> Void
  ) async rethrows -> [RelevantShortcut] {
    try await events(body).flatMap { event -> [RelevantShortcut] in
      if case .relevantShortcuts(let update) = event { update.items } else { [] }
    }
  }

  @Test func `a donation holds the values of its moment`() async throws {
    let selection = EmojiRangerSelection()
    selection.hero = EmojiRanger.all[2]
    let donations = try await donations {
      try await selection.donate()
      selection.count = 9
      try await IntentDonationManager.shared.donate(intent: selection)
    }
    #expect(donations.map(\.interface) == [.appIntent, .donationManager])
    #expect(donations.map(\.intent) == ["EmojiRangerSelection", "EmojiRangerSelection"])
    #expect(donations.map { $0.parameters["count"] } == [3, 9])
    #expect(donations[0].parameters["hero"] == "spouty")
    #expect(donations[0].isPredictable == false)
    #expect(donations[0].predictionParameters == nil)
    #expect(abs(donations[0].at - SimulatedInstant(Date())) < 60)
  }

  @Test func `a predictable intent tells what its predictions match`() async throws {
    let festival = FestivalIntent()
    festival.location = "Paris"
    festival.type = .art
    let donations = try await donations { try await festival.donate(result: .result()) }
    #expect(donations[0].isPredictable == true)
    #expect(donations[0].predictionParameters == [["location", "type"], ["location"], []])
    #expect(donations[0].parameters == ["location": "Paris", "type": "art"])
    #expect(predictedParameters(of: StaticIntent()) == [[]])
  }

  @Test func `a donation without waiting is recorded too`() async {
    func donate() -> [IntentDonationIdentifier] {
      [StaticIntent().donate(), IntentDonationManager.shared.donate(intent: StaticIntent())]
    }
    var identifiers: [IntentDonationIdentifier] = []
    let donations = await donations { identifiers = donate() }
    #expect(donations.count == 2)
    #expect(Set(identifiers).count == 2)
  }

  @Test func `a deleted donation is named once`() async throws {
    _ = try await events {
      let manager = IntentDonationManager.shared
      let selection = EmojiRangerSelection()
      selection.team = [EmojiRanger.all[1]]
      let first = try await manager.donate(intent: selection)
      let second = try await manager.donate(intent: Counting())
      let hero = EntityIdentifier(for: EmojiRanger.all[1])
      #expect(try await manager.deleteDonations(matching: .entityIdentifier(hero)) == [first])
      #expect(try await manager.deleteDonations(matching: .donationIdentifier(first)) == [])
      #expect(try await manager.deleteDonations(matching: .intentType(Counting.self)) == [second])
    }
  }

  struct Counting: AppIntent {
    static let title: LocalizedStringResource = "Counting"
    func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 5) }
  }

  @Test func `an intent called as a function performs and donates`() async throws {
    var value: Int?
    let donated = try await donations { value = try await Counting()() }
    #expect(value == 5)
    #expect(donated.map(\.intent) == ["Counting"])
    let silent = try await donations { _ = try await Counting()(donate: false) }
    #expect(silent.isEmpty)
  }

  @Test func `relevant intents are recorded as one list`() async throws {
    let start = Date(timeIntervalSince1970: 1000)
    let panda = EmojiRangerSelection()
    panda.hero = EmojiRanger.all[0]
    let recorded = try await intents {
      try await RelevantIntentManager.shared.updateRelevantIntents([
        RelevantIntent(
          panda, widgetKind: "Ranger",
          relevance: .date(from: start, to: start.addingTimeInterval(60))),
        RelevantIntent(StaticIntent(), widgetKind: "Plain", relevance: .sleep(.bedtime)),
      ])
    }
    #expect(recorded.map(\.widgetKind) == ["Ranger", "Plain"])
    #expect(recorded.map(\.intentName) == ["EmojiRangerSelection", "StaticIntent"])
    #expect(recorded[0].parameters == ["hero": "panda", "mood": "happy", "count": 3])
    #expect(recorded[0].context == .date(1000, 1060, .default))
    #expect(recorded[1].parameters == [:])
    #expect(recorded[1].context == .sleep("bedtime"))
  }

  @Test func `an empty list of relevant intents clears and is recorded`() async throws {
    let events = try await events {
      try await RelevantIntentManager.shared.updateRelevantIntents([])
    }
    guard case .relevantIntents(let list) = try #require(events.first) else {
      Issue.record("not a list of relevant intents")
      return
    }
    #expect(list.items.isEmpty)
  }

  @Test func `a definition says whether an interaction is predictable`() async throws {
    let intent = ViewRecentPurchasesIntent()
    intent.card = Card(identifier: "visa", display: "Visa")
    intent.category = .all
    let donations = try await donations {
      INInteraction(intent: intent, response: nil).donate { error in
        if let error { Issue.record(error) }
      }
      intent.category = .food
      try await INInteraction(intent: intent, response: nil).donate()
      INInteraction(intent: intent, response: nil).donate(completion: nil)
    }
    #expect(donations.map(\.interface) == [.interaction, .interaction, .interaction])
    #expect(donations.map(\.intent).first == "ViewRecentPurchasesIntent")
    #expect(donations[0].parameters == ["card": "visa", "category": "all"])
    #expect(donations[1].parameters["category"] == "food")
    #expect(donations[0].isPredictable == nil)
  }

  @Test func `relevant shortcuts are recorded with providers, kind and role`() async throws {
    let start = Date(timeIntervalSince1970: 2000)
    let intent = ViewRecentPurchasesIntent()
    intent.card = Card(identifier: "visa", display: "Visa")
    let shortcut = try #require(INShortcut(intent: intent))
    let relevant = INRelevantShortcut(shortcut: shortcut)
    relevant.shortcutRole = .information
    relevant.widgetKind = "CardRecentPurchasesWidget"
    relevant.relevanceProviders = [
      INDateRelevanceProvider(start: start, end: start.addingTimeInterval(1800)),
      INDateRelevanceProvider(start: start, end: nil),
    ]
    let activity = INRelevantShortcut(
      shortcut: INShortcut(userActivity: NSUserActivity(activityType: "org.example.view")))
    let recorded = try await shortcuts {
      INRelevantShortcutStore.default.setRelevantShortcuts([relevant]) { error in
        if let error { Issue.record(error) }
      }
      try await INRelevantShortcutStore.default.setRelevantShortcuts([activity])
    }
    #expect(recorded[0].widgetKind == "CardRecentPurchasesWidget")
    #expect(recorded[0].role == .information)
    #expect(recorded[0].intentName == "ViewRecentPurchasesIntent")
    #expect(recorded[0].parameters == ["card": "visa"])
    #expect(recorded[0].providers == [.date(2000, 3800, nil), .date(2000, 2000, nil)])
    #expect(recorded[1].role == .action)
    #expect(recorded[1].intentName == nil)
    #expect(recorded[1].widgetKind == nil)
    #expect(recorded[1].providers == [])
  }
}
