import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct AssumedRuleTests {
  private func rules(_ scene: Scene) -> [AssumedRule] {
    BundleSimulation(scene.recording).stacks[0].assumedRules(scene.recording)
  }

  private func quiet(limit: RateLimit = .assumedRotations) -> Scene {
    var scene = Scene(hours: 120)
    scene.widget("cards")
    scene.timeline("clock", (0, nil, 0))
    scene.stack("clock", "weather", limit: limit)
    return scene
  }

  @Test func `a stack in which nothing happens rests on no rule`() {
    #expect(rules(quiet()).isEmpty)
  }

  @Test func `a rotation rests on the ranking, and on the limit where it is the assumed one`() {
    var scene = quiet()
    scene.timeline("weather", (60, 5, 10))
    #expect(rules(scene) == [.ranking, .rotationLimit])
    var own = quiet(limit: RateLimit(perDay: 1, minimumInterval: 0))
    own.timeline("weather", (60, 5, 10))
    #expect(rules(own) == [.ranking])
  }

  @Test func `a habit and an open end are named where they decide`() {
    var scene = quiet()
    scene.donate(at: 600, 2040, 3480)
    #expect(rules(scene) == [.suggestionLimit, .donationPattern])
    scene.recording.header.donationPattern = DonationPatternRule(
      days: 2, of: 7, within: 1800, lasting: 3600)
    #expect(rules(scene) == [.suggestionLimit])
    scene.shortcut("cards", 60, nil)
    #expect(rules(scene) == [.suggestionLimit, .openEnd])
  }

  @Test func `every rule says itself in one clause`() {
    for rule in AssumedRule.allCases {
      #expect(!rule.phrase.isEmpty && !rule.phrase.hasSuffix("."))
      #expect(rule.phrase.first?.isUppercase == false)
    }
    #expect(AssumedRule.rotationLimit.phrase.hasSuffix("8 times in 24 h at most, 15 min apart"))
  }
}
