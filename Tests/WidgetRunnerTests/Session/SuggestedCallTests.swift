import TestSupport
import Testing
import WidgetManifest
import WidgetRecording

@testable import WidgetRunner

/// The timelines of widgets that Widget Suggestions insert.
@Suite struct SuggestedCallTests {
  /// A bundle whose clock proposes a card of some values for some minutes.
  private func script(
    _ values: [String: JSONValue] = ["card": .string("amex")], times: Int? = 1
  ) throws -> ScriptedExtension {
    let cards = RecordedWidget(
      kind: "Cards", families: [.systemSmall, .systemMedium],
      configuration: .appIntent(
        .init("Pick", parameters: ["card"], defaults: ["card": .string("visa")])))
    let clock = RecordedWidget(kind: "Clock", families: [.systemSmall], configuration: .static)
    let item = RelevantShortcut(
      widgetKind: "Cards", role: .information, intent: RecordedIntent("Pick", values),
      providers: [
        .date(1800, 5400, nil)
      ])
    let update = RecordingEvent.relevantShortcuts(
      RelevantItemsUpdate(at: 0, items: [item]))
    var script = try ScriptedExtension(
      [cards, clock],
      scenes: [
        .on(
          "snapshot", kind: "Clock", times: times,
          .answer(ProviderAnswer(.entry(ScriptedExtension.entry))) { $0.events = [update] })
      ])
    var stack = StackDeclaration(
      name: "Home", family: .systemSmall, members: [MemberName(rawValue: "Clock")])
    stack.widgetSuggestions = true
    script.manifest.stacks = [stack]
    script.options.jobs = 1
    return script
  }

  private func suggested(_ recording: Recording) -> [RecordedCall] {
    recording.calls.filter { $0.parameters != nil }
  }

  @Test func `an inserted widget is asked for a timeline with the values of the clue`() throws {
    let calls = suggested(try script().run())
    let call = try #require(calls.first)
    #expect(calls.count == 1)
    #expect(call.kind == "Cards" && call.family == .systemSmall && call.mode == .timeline)
    #expect(call.configuration == ConfigurationName("card=amex"))
    #expect(call.parameters == ["card": .string("amex")])
    #expect(call.at == ScriptedExtension.start + 1800)
    #expect(call.reason == .initial && call.developerMode == nil)
    #expect(call.deliveredTimeline)
    #expect(call.id.rawValue == "Script/Cards/systemSmall/card=amex/timeline")
  }

  @Test func `a declared configuration is asked for by its name`() throws {
    var script = try script()
    script.manifest.widgets = [
      WidgetDeclaration(
        kind: "Cards",
        configurations: [
          ConfigurationDeclaration(
            name: ConfigurationName("travel"), parameters: ["card": .string("amex")])
        ])
    ]
    #expect(suggested(try script.run()).map(\.configuration) == [ConfigurationName("travel")])
  }

  @Test func `a stack without suggestions asks for none`() throws {
    var script = try script()
    script.manifest.stacks[0].widgetSuggestions = false
    #expect(suggested(try script.run()).isEmpty)
  }

  @Test func `a run of some calls leaves out the suggestions that it does not name`() throws {
    var script = try script()
    script.options.filters = ["*/Clock/*"].compactMap(GlobPattern.init)
    #expect(suggested(try script.run()).isEmpty)
  }

  @Test func `a run of one Developer Mode says which`() throws {
    var script = try script()
    script.options.developerModes = [.on]
    #expect(suggested(try script.run()).map(\.developerMode) == [.on])
  }
}
