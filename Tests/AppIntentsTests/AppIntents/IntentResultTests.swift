import AppIntents
import Testing

@Suite struct IntentResultTests {
  struct Counting: AppIntent {
    static let title: LocalizedStringResource = "Count"

    func perform() async throws
      -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & OpensIntent
    {
      .result(value: 2, opensIntent: StaticIntent(), dialog: "Counted to \(2)")
    }
  }

  @Test func `a result holds what it was made of`() async throws {
    let result = try await Counting().perform()
    #expect(result.value == 2)
    let container = try #require(
      result as? IntentResultContainer<Int, StaticIntent, Never, IntentDialog>)
    #expect(container.opensIntent != nil)
    #expect(container.dialog?.full.defaultValue.key == "Counted to %lld")
  }

  @Test func `every combination has its type`() {
    func type(of result: some IntentResult) -> String { "\(Swift.type(of: result))" }
    func container(_ parts: String) -> String { "IntentResultContainer<\(parts)>" }
    #expect(type(of: .result()) == container("Never, Never, Never, Never"))
    #expect(type(of: .result(value: 1)) == container("Int, Never, Never, Never"))
    #expect(type(of: .result(dialog: "d")) == container("Never, Never, Never, IntentDialog"))
    #expect(
      type(of: .result(opensIntent: StaticIntent()))
        == container("Never, StaticIntent, Never, Never"))
    #expect(
      type(of: .result(opensIntent: StaticIntent(), dialog: "d"))
        == container("Never, StaticIntent, Never, IntentDialog"))
    #expect(
      type(of: .result(value: "v", dialog: "d"))
        == container("String, Never, Never, IntentDialog"))
    #expect(
      type(of: .result(value: "v", opensIntent: StaticIntent()))
        == container("String, StaticIntent, Never, Never"))
    #expect(
      type(of: .result(actionButtonIntent: StaticIntent()))
        == container("Never, Never, Never, Never"))
    #expect(
      type(of: .result(value: 1.5, actionButtonIntent: StaticIntent(), dialog: "d"))
        == container("Double, Never, Never, IntentDialog"))
  }

  @Test func `a dialog has a long and a short form`() {
    let dialog = IntentDialog(full: "The whole story", supporting: "Short")
    #expect(dialog.full == "The whole story")
    #expect(dialog.supporting == "Short")
    #expect(IntentDialog("One").supporting == nil)
  }

  @Test func `an action's name can be the author's`() {
    let name = ConfirmationActionName.custom(
      acceptLabel: "Brew", acceptAlternatives: [], denyLabel: "No", denyAlternatives: [])
    #expect(name.label == "Brew")
    #expect(ConfirmationActionName.continue.label == "continue")
  }
}
