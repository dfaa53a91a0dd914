import AppIntents
import Testing

@Suite struct ParameterSummaryTests {
  struct Switching: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Switching"
    @Parameter(title: "Mood", default: .happy) var mood: Mood
    @Parameter(title: "Hero") var hero: EmojiRanger?
    @Parameter(title: "Count", default: 1) var count: Int
    @Parameter(title: "Hidden") var hidden: String?

    static var parameterSummary: some ParameterSummary {
      Switch(\.$mood) {
        Case(.happy) {
          Summary("Happy \(\.$hero)")
        }
        Case(.sleepy) {
          When(widgetFamily: .equalTo, .systemLarge) {
            Summary("Large \(\.$count)") {
              \.$mood
            }
          } otherwise: {
            Summary()
          }
        }
        DefaultCase {
          Summary("Other")
        }
      }
    }
  }

  struct Families: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Families"
    @Parameter(title: "Count", default: 1) var count: Int
    @Parameter(title: "Note") var note: String?

    static var parameterSummary: some ParameterSummary {
      Switch(.widgetFamily) {
        Case(.systemSmall) { Summary { \.$count } }
        DefaultCase {
          When(\.$count, .greaterThan, 3) {
            Summary { \.$note }
          } otherwise: {
            When(\.$note, .equalTo, "x") {
              Summary()
            } otherwise: {
              Summary("\(\.$count)")
            }
          }
        }
      }
    }
  }

  @Test func `a summary names the parameters it mentions`() {
    #expect(summarizedParameters(of: FestivalIntent.self) == ["location", "type"])
    #expect(summarizedParameters(of: Switching.self) == ["mood", "hero", "count"])
    #expect(summarizedParameters(of: Families.self) == ["count", "note"])
  }

  @Test func `an intent without a summary mentions nothing`() {
    #expect(summarizedParameters(of: EmojiRangerSelection.self) == [])
  }

  @Test func `a summary's text shows parameters by name`() {
    let summary = IntentParameterSummary<Switching>("Show \(\.$hero) \(\.$count) times")
    #expect(summary.text == "Show ${hero} ${count} times")
  }

  @Test func `an entity's identifier can decide`() {
    let summary = ParameterSummaryWhenCondition<
      EmojiRangerSelection, IntentParameterSummary<EmojiRangerSelection>,
      IntentParameterSummary<EmojiRangerSelection>
    >(\.$hero, identifier: .equalTo, "panda") {
      EmojiRangerSelection.Summary { \.$mood }
    } otherwise: {
      EmojiRangerSelection.Summary { \.$count }
    }
    #expect(summary.parameterNames == ["hero", "mood", "count"])
  }

  @Test func `shortcuts keep their phrases`() {
    struct Shortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: EmojiRangerSelection(),
          phrases: ["Show \(\.$hero) in \(.applicationName)", "Rangers"],
          shortTitle: "Ranger", systemImageName: "star")
        if #available(iOS 17, *) {
          AppShortcut(
            intent: StaticIntent(), phrases: ["Nothing"], shortTitle: "None",
            systemImageName: "xmark")
        }
      }
      static let shortcutTileColor = ShortcutTileColor.teal
    }
    let shortcuts = Shortcuts.appShortcuts
    #expect(
      shortcuts.map(\.phrases) == [["Show ${hero} in ${applicationName}", "Rangers"], ["Nothing"]])
    #expect(shortcuts.map(\.systemImageName) == ["star", "xmark"])
    #expect(Shortcuts.shortcutTileColor == .teal)
  }
}
