import TestSupport
import Testing
import WidgetRecording
import WidgetSimulation

@Suite struct RecordedProposalTests {
  private let amex: [String: JSONValue] = ["card": .string("amex")]

  @Test func `a proposal is recorded once, or for each mode where the outcomes differ`() {
    var scene = Scene(version: 17)
    scene.widget("cards")
    scene.widget("clock", intent: nil)
    scene.recording.events.append(
      .stack(
        RecordedStack(
          name: "S", family: Scene.small, members: ["clock"],
          suggestionLimit: RateLimit(perDay: 1, minimumInterval: 0))))
    scene.shortcut("cards", 60, 90, amex)
    scene.shortcut("cards", at: 100, 120, 150, ["days": .number(7)])
    let proposals = RecordedProposal.all(in: scene.recording, modes: [.off, .on])
    #expect(proposals.map(\.stack) == ["S", "S", "S"])
    #expect(proposals.map(\.developerMode) == [nil, .off, .on])
    #expect(proposals.map(\.proposal.outcome) == [.shown, .limit, .shown])
    #expect(proposals.map(\.proposal.values) == [amex, ["days": .number(7)], ["days": .number(7)]])
    let off = RecordedProposal.all(in: scene.recording, modes: [.off])
    #expect(off.map(\.proposal.outcome) == [.shown, .limit])
    #expect(off.map(\.developerMode) == [.off, .off])
  }
}
