import AppIntents
import Synchronization
import SwiftUI
import Testing

@MainActor @Suite struct IntentControlsTests {
  /// Counts how often it was performed, and lets a test wait for it.
  struct Pressing: AppIntent {
    static let title: LocalizedStringResource = "Press"
    static let pressed = AsyncStream<Int>.makeStream()

    @Parameter(title: "Number", default: 1) var number: Int
    @Parameter(title: "Mood") var mood: Mood?

    func perform() async throws -> some IntentResult {
      Self.pressed.continuation.yield(number)
      return .result()
    }
  }

  private func tree(_ view: some View) -> ViewNode {
    resolveView(view, environment: EnvironmentValues())
  }

  @Test func `a button keeps its intent and the values of its parameters`() {
    let intent = Pressing()
    intent.mood = .sleepy
    let node = tree(Button("Press", intent: intent))
    #expect(node.kind == "Button")
    #expect(node.texts == ["Press"])
    #expect(
      node.attributes["intent"]
        == .record([
          "type": "Pressing",
          "parameters": .record(["number": .number(1), "mood": "sleepy"]),
        ]))
  }

  @Test func `two buttons differ where their parameters do`() {
    let other = Pressing()
    other.number = 2
    #expect(tree(Button("Press", intent: Pressing())) == tree(Button("Press", intent: Pressing())))
    #expect(tree(Button("Press", intent: Pressing())) != tree(Button("Press", intent: other)))
  }

  @Test func `every form of a button has its intent and its label`() {
    let intent = Pressing()
    let title = "Words"
    let views: [AnyView] = [
      AnyView(Button(intent: intent) { Text("Words") }),
      AnyView(Button(role: .destructive, intent: intent) { Text("Words") }),
      AnyView(Button("Words", role: .cancel, intent: intent)),
      AnyView(Button(title, intent: intent)),
      AnyView(Button(title, role: .cancel, intent: intent)),
      AnyView(Button("Words", systemImage: "star", intent: intent)),
      AnyView(Button(title, systemImage: "star", role: .cancel, intent: intent)),
      AnyView(Toggle(isOn: true, intent: intent) { Text("Words") }),
      AnyView(Toggle("Words", isOn: false, intent: intent)),
      AnyView(Toggle(title, isOn: false, intent: intent)),
    ]
    for view in views {
      let node = tree(view)
      #expect(node.flattened.contains { $0.attributes["intent"] != nil })
      #expect(node.texts == ["Words"])
    }
    #expect(tree(views[1]).attributes["role"] == "destructive")
    #expect(tree(views[7]).attributes["isOn"] == true)
    #expect(tree(views[8]).attributes["isOn"] == false)
  }

  @Test func `pressing a button performs its intent`() async {
    struct Presser: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.trigger()
        return configuration.label
      }
    }
    let intent = Pressing()
    intent.number = 42
    _ = tree(Button("Press", intent: intent).buttonStyle(Presser()))
    var numbers = Pressing.pressed.stream.makeAsyncIterator()
    #expect(await numbers.next() == 42)
  }

  @Test func `a result keeps the view it shows`() async throws {
    struct Showing: AppIntent {
      static let title: LocalizedStringResource = "Show"
      func perform() async throws
        -> some IntentResult & ShowsSnippetView & ProvidesDialog & ReturnsValue<Int>
      {
        .result(value: 3, dialog: "Here") {
          Text("Snippet")
        }
      }
    }
    let result = try await Showing().perform()
    #expect(result.value == 3)
    let container = try #require(
      result as? IntentResultContainer<Int, Never, _SnippetViewContainer, IntentDialog>)
    #expect(container.view is Text)
    let plain = IntentResultContainer<Never, Never, _SnippetViewContainer, Never>.result(
      view: Text("x"))
    #expect(plain.view is Text)
  }

  @Test func `a tip for Siri keeps its place`() {
    #expect(tree(SiriTipView(intent: Pressing())).attributes["intent"] == "Pressing")
    #expect(tree(SiriTipView(intent: Pressing(), isVisible: .constant(false))).children.isEmpty)
    #expect(tree(ShortcutsLink()).kind == "ShortcutsLink")
    #expect(tree(ShortcutsLink().shortcutsLinkStyle(.dark)).attributes["style"] == "dark")
  }
}
