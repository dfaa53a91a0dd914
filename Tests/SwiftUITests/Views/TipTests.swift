import Testing
import TipKit

@Suite(.serialized) struct TipTests {
  private struct Hint: Tip {
    @Parameter static var isReady: Bool = false

    let id: String

    var title: Text { Text("Hint") }

    var rules: [Rule] { #Rule(Self.$isReady) { $0 } }

    var actions: [Action] {
      Action(id: "open", title: "Open")
      Action(title: "Close")
    }
  }

  private struct Visit: Codable, Sendable {
    let city: String
  }

  @Test func `a tip is pending until it is invalidated, for the first reason`() async {
    let tip = Hint(id: "invalidated")
    #expect(tip.status == .pending)
    var statuses = tip.statusUpdates.makeAsyncIterator()
    #expect(await statuses.next() == .pending)
    tip.invalidate(reason: .tipClosed)
    tip.invalidate(reason: .actionPerformed)
    #expect(tip.status == .invalidated(.tipClosed))
    #expect(await statuses.next() == .invalidated(.tipClosed))
    #expect(Hint(id: "other").status == .pending)
    await tip.resetEligibility()
    #expect(tip.status == .pending)
    #expect(await statuses.next() == .pending)
  }

  @Test func `a tip whose rules hold is not available either`() async {
    let tip = Hint(id: "ready")
    #expect(tip.rules.count == 1)
    #expect(!tip.shouldDisplay)
    var updates = tip.shouldDisplayUpdates.makeAsyncIterator()
    #expect(await updates.next() == false)
    let group = await TipGroup { tip }.currentTip
    #expect(group == nil)
  }

  @Test func `actions without a name are named by their places`() {
    let actions = Hint(id: "actions").actions
    #expect(actions.map(\.id) == ["open", "1"])
    #expect(actions.map(\.index) == [0, 1])
  }

  @Test func `donations are counted by the names of their events`() async {
    let opened = Tips.Event(id: "TipTests.opened")
    await opened.donate()
    opened.sendDonation()
    #expect(Tips.Event(id: "TipTests.opened").donations.count == 2)
    #expect(Tips.Event(id: "TipTests.closed").donations.isEmpty)
    #expect(opened.donations.donatedWithin(.day).count == 2)
  }

  @Test func `donations are grouped by a value and limited in number`() async {
    let visits = Tips.Event<Visit>(id: "TipTests.visits")
    for city in ["Rome", "Oslo", "Rome", "Rome", "Oslo", "Bern"] {
      await visits.donate(Visit(city: city))
    }
    #expect(visits.donations.largestSubset(by: \.city).map(\.city) == ["Rome", "Rome", "Rome"])
    #expect(visits.donations.smallestSubset(by: \.city).map(\.city) == ["Bern"])
    let limited = Tips.Event<Visit>(
      id: "TipTests.visits", donationLimit: .init(maximumCount: 2, maximumAge: .hour))
    #expect(limited.donations.map(\.city) == ["Oslo", "Bern"])
  }

  @Test func `parameters change once tips are configured, which happens once`() throws {
    Hint.isReady = true
    #expect(!Hint.isReady)
    try Tips.resetDatastore()
    try Tips.configure([.displayFrequency(.immediate)])
    Hint.isReady = true
    #expect(Hint.$isReady.wrappedValue)
    #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.configure() }
    #expect(throws: TipKitError.tipsDatastoreAlreadyConfigured) { try Tips.resetDatastore() }
  }
}
