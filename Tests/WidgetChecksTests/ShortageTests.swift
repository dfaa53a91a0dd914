import Testing
import WidgetRecording

@testable import WidgetChecks

/// What a finding says of the inputs that its call lacked.
@Suite struct ShortageTests {
  private func shortage(_ accesses: [RecordedAccess]) -> String {
    var answer = ProviderAnswer(
      .timeline(RecordedTimeline(entries: [], policy: .never)), completions: 1)
    answer.accesses = accesses
    let call = RecordedCall(
      bundle: "Cards", kind: "Cards", family: .systemSmall, mode: .timeline, at: 0,
      outcome: .answered(answer))
    return call.shortage
  }

  private let folder = RecordedAccess(.container, of: "group.cards")

  @Test func `a group's folder without files is named with what can fill it`() {
    #expect(
      shortage([folder])
        == "; seen with no files of group.cards, which the manifest's environment.container or "
        + "environment.files can provide")
  }

  @Test func `a folder with files lacks nothing`() {
    #expect(shortage([RecordedAccess(.container, of: "group.cards", value: "files")]) == "")
    #expect(
      shortage([folder, RecordedAccess(.container, of: "group.cards", value: "files")]) == "")
  }

  @Test func `what was read of a store or of defaults says more`() {
    #expect(shortage([folder, RecordedAccess(.read, of: "cards", key: "a", value: "v")]) == "")
    #expect(shortage([folder, RecordedAccess(.fetch, of: "cards", key: "Card", value: "3")]) == "")
  }
}
