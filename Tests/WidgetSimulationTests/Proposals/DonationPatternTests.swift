import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct DonationPatternTests {
  private func scene(days: Double = 12, members: MemberName = "clock") -> Scene {
    var scene = Scene(hours: days * 24)
    scene.widget("cards")
    scene.timeline("clock", (0, nil, 0))
    scene.stack(members, suggestions: RateLimit(perDay: 9, minimumInterval: 0))
    return scene
  }

  /// Half past eight on the day of a number.
  private func morning(_ day: Double) -> Double {
    day * 1440 + 510
  }

  @Test func `three days are a habit for as many days as three of seven remain`() {
    var scene = scene()
    scene.donate(at: morning(0), morning(1), morning(2))
    #expect(
      scene.outcomes == [
        "4800–4860 cards shown", "6240–6300 cards shown", "7680–7740 cards shown",
        "9120–9180 cards shown", "10560–10620 cards shown",
      ])
  }

  @Test func `two days are none, and seven days ago is no longer counted`() {
    var scene = scene()
    scene.donate(at: morning(0), morning(6), morning(7))
    #expect(scene.outcomes.isEmpty)
  }

  @Test func `half an hour either way is the same time, a second more is not`() {
    var scene = scene()
    scene.donate(at: morning(0), morning(1) + 30, morning(2))
    #expect(!scene.outcomes.isEmpty)
    var other = self.scene()
    other.donate(at: morning(0), morning(1) + 30 + 1 / 60.0, morning(2))
    #expect(other.outcomes.isEmpty)
  }

  @Test func `the same time lies on either side of midnight`() {
    var scene = scene()
    scene.donate(at: 1435, 2 * 1440 + 5, 3 * 1440 - 5)
    #expect(scene.outcomes.first == "5725–5785 cards shown")
  }

  @Test func `a donation takes back what was planned for its time and plans anew`() {
    var scene = scene()
    scene.donate(at: morning(0), morning(1), morning(2), morning(3) + 10)
    #expect(
      scene.outcomes == [
        // That of the fourth day had begun when the donation came.
        "4800–4860 cards shown", "6250–6310 cards shown", "7690–7750 cards shown",
        "9130–9190 cards shown", "10570–10630 cards shown", "12010–12070 cards shown",
      ])
  }

  @Test func `other values are another habit`() {
    var scene = scene()
    scene.donate(at: morning(0), morning(1), values: ["card": .string("amex")])
    scene.donate(at: morning(2), values: ["card": .string("visa")])
    #expect(scene.outcomes.isEmpty)
  }

  @Test func `the manifest's rule takes the place of the assumed one`() {
    var scene = scene()
    scene.recording.header.donationPattern = DonationPatternRule(
      days: 2, of: 3, within: 60, lasting: 600)
    scene.donate(at: morning(0), morning(1))
    #expect(scene.outcomes == ["3385–3395 cards shown", "4825–4835 cards shown"])
  }

  @Test func `an intent that is not predictable with these values is not learned from`() {
    for (predictable, predictions, outcome) in [
      (false, nil, "ineligible"), (true, [["days"]], "ineligible"), (true, [], "ineligible"),
      (true, [["days"], ["card"]], "shown"), (nil, nil, "shown"),
    ] as [(Bool?, [[String]]?, String)] {
      var scene = scene(days: 4)
      scene.donate(
        at: morning(0), morning(1), morning(2), values: ["card": .string("amex")],
        predictable: predictable, predictions: predictions)
      #expect(scene.outcomes == ["4800–4860 cards \(outcome)"])
    }
  }

  @Test func `an intent of SiriKit needs exactly a supported combination`() {
    for (combinations, isEligible, outcome) in [
      ([["card"]], true, "shown"), ([["card", "days"]], true, "ineligible"),
      ([["card"]], false, "ineligible"),
    ] {
      var scene = scene(days: 4)
      scene.recording.events.append(
        .declarations(
          RecordedDeclarations(intents: [
            RecordedIntentDeclaration(
              name: "Pick", isEligibleForSuggestions: isEligible, combinations: combinations)
          ])))
      scene.donate(
        at: morning(0), morning(1), morning(2), values: ["card": .string("amex")],
        by: .interaction, predictable: false)
      #expect(scene.outcomes == ["4800–4860 cards \(outcome)"])
    }
  }

  @Test func `donations count for every kind of their intent, in the order of the bundle`() {
    var scene = Scene(hours: 96)
    scene.widget("z")
    scene.widget("other", intent: "Other")
    scene.widget("a")
    scene.timeline("clock", (0, nil, 0))
    scene.stack("clock")
    scene.donate(at: morning(0), morning(1), morning(2))
    #expect(scene.outcomes == ["4800–4860 z shown", "4800–4860 a shown"])
  }

  @Test func `a habit from before the span goes on in it`() {
    var scene = scene(days: 1)
    scene.donate(at: morning(-3), morning(-2), morning(-1))
    #expect(scene.outcomes == ["480–540 cards shown"])
  }

  @Test func `many donations in a row stay quick`() {
    var scene = scene()
    for minute in 0..<15_000 { scene.donate(at: Double(minute)) }
    let elapsed = ContinuousClock().measure { _ = scene.trace() }
    #expect(elapsed < .seconds(20))
  }
}
