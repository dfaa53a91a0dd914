// The sentences under which Shortcuts and the widget's editor show an intent's parameters.

import AppIntents

/// Finds a walk by many conditions; its summary shows those that matter.
struct FindWalk: AppIntent {
  static let title: LocalizedStringResource = "Find Walk"

  @Parameter(title: "Trail") var trail: TrailEntity?
  @Parameter(title: "Hut") var hut: HutEntity?
  @Parameter(title: "Difficulty", default: .easy) var difficulty: TrailDifficulty
  @Parameter(title: "Kilometres", default: 5) var distance: Double
  @Parameter(title: "Nights") var nights: Int?
  @Parameter(title: "With the dog", default: false) var withDog: Bool

  static var parameterSummary: some ParameterSummary {
    When(\.$trail, .hasAnyValue) {
      Summary("Walk \(\.$trail)", table: "Summaries") {
        \.$difficulty
        \.$distance
      }
    } otherwise: {
      Switch(\.$difficulty) {
        Case(.easy) { Summary("Find an easy walk of \(\.$distance)") }
        Case([.moderate, .hard]) { Summary("Find a hard walk") { \.$nights } }
        DefaultCase { Summary() }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// A walk whose summary names neither the intent nor the type of the value.
struct FindEasyWalk: AppIntent {
  static let title: LocalizedStringResource = "Find Easy Walk"

  @Parameter(title: "Difficulty", default: .easy) var difficulty: TrailDifficulty
  @Parameter(title: "Kilometres", default: 5) var distance: Double
  @Parameter(title: "Worst difficulty") var worst: TrailDifficulty?

  static var parameterSummary: some ParameterSummary {
    When(\.$difficulty, .equalTo, .easy) {
      Summary("Walk \(\.$distance) at \(\.$difficulty)") { \.$worst }
    } otherwise: {
      When(\.$worst, .notEqualTo, .hard) {
        Summary("Walk")
      } otherwise: {
        Summary("Climb")
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// The same walk, shown in a way that depends on how long it is.
struct FindLongWalk: AppIntent {
  static let title: LocalizedStringResource = "Find Long Walk"

  @Parameter(title: "Kilometres", default: 20) var distance: Double
  @Parameter(title: "Nights") var nights: Int?
  @Parameter(title: "Difficulty", default: .hard) var difficulty: TrailDifficulty

  static var parameterSummary: some ParameterSummary {
    When(\.$distance, ComparableComparisonOperator.greaterThan, 30) {
      Summary("Walk \(\.$distance) in \(\.$nights)")
    } otherwise: {
      When(\.$nights, .lessThanOrEqualTo, 1) {
        Summary("Walk \(\.$distance)", table: "Summaries")
      } otherwise: {
        When(\.$difficulty, EquatableComparisonOperator.equalTo, .hard) {
          Summary("Walk a hard \(\.$distance)")
        } otherwise: {
          When(\.$nights, .notEqualTo, 3) {
            Summary {
              \.$nights
              \.$difficulty
            }
          } otherwise: {
            When(\.$difficulty, OneOfComparisonOperator.oneOf, [.easy, .moderate]) {
              Summary("Take it easy")
            } otherwise: {
              Summary("Walk on")
            }
          }
        }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// A widget whose editor follows the trail's identifier, the hut's number and the family.
struct ShowChosenTrail: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Chosen Trail"

  @Parameter(title: "Trail") var trail: TrailEntity?
  @Parameter(title: "Hut") var hut: HutEntity?
  @Parameter(title: "Kilometres", default: 5) var distance: Double

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .oneOf, [.accessoryCircular, .accessoryInline, .accessoryCorner]) {
      Summary("Show \(\.$trail)")
    } otherwise: {
      When(widgetFamily: EquatableComparisonOperator.equalTo, .systemSmall) {
        Summary("Show \(\.$trail) in short")
      } otherwise: {
        When(\.$trail, identifier: .oneOf, ["ridge", "lake"]) {
          Summary("Show \(\.$trail) with \(\.$hut)")
        } otherwise: {
          When(\.$trail, identifier: StringComparisonOperator.hasPrefix, "coast-") {
            Summary("Show the coast")
          } otherwise: {
            When(\.$hut, identifier: .equalTo, 1) {
              Summary("Show the first hut")
            } otherwise: {
              When(\.$trail, identifier: EquatableComparisonOperator.notEqualTo, "closed") {
                Summary("Show \(\.$distance)")
              } otherwise: {
                Summary("Nothing to show")
              }
            }
          }
        }
      }
    }
  }
}

/// A widget that asks for more the larger it is.
struct ShowByFamily: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Trails by Size"

  @Parameter(title: "Trail") var trail: TrailEntity?
  @Parameter(title: "Hut") var hut: HutEntity?

  static var parameterSummary: some ParameterSummary {
    Switch(.widgetFamily) {
      Case(.systemSmall) { Summary("Show \(\.$trail)") }
      Case([.systemMedium, .systemLarge]) { Summary("Show \(\.$trail) and \(\.$hut)") }
      DefaultCase { Summary { \.$trail } }
    }
  }
}

/// The words of a search in the app that offers the same conditions as the summaries.
struct SearchWords {
  func words(for comparison: HasValueComparisonOperator) -> String {
    switch comparison {
    case .hasNoValue: "nothing"
    case .hasAnyValue: "something"
    }
  }

  func words(for comparison: ComparableComparisonOperator) -> String {
    switch comparison {
    case .lessThan: "under"
    case .lessThanOrEqualTo: "at most"
    case .greaterThan: "over"
    case .greaterThanOrEqualTo: "at least"
    }
  }

  func words(for comparison: StringComparisonOperator) -> String {
    switch comparison {
    case .doesNotContain: "without"
    case .contains: "with"
    case .hasPrefix: "starting with"
    case .hasSuffix: "ending in"
    }
  }
}

/// A summary that several intents of the app share.
func plainSummary<Intent: AppIntent>(
  _ text: ParameterSummaryString<Intent>
) -> IntentParameterSummary<Intent> {
  IntentParameterSummary(text)
}

/// Puts the one summary of a branch through the builder that the branches use.
func branch<Content: ParameterSummary>(
  @ParameterSummaryBuilder<FindWalk> _ content: () -> Content
) -> Content where Content.Intent == FindWalk {
  content()
}

/// The summary of the walk for a watch, which has no table of texts.
let watchSummary: @Sendable () -> IntentParameterSummary<FindWalk> = {
  branch { plainSummary(ParameterSummaryString("Walk now")) }
}

/// The cases that a summary shows by difficulty, kept apart to be shared.
func difficultyCases<Cases: _ParameterSummarySwitchCase>(
  @ParameterSummaryCaseBuilder<FindWalk, TrailDifficulty> _ cases: () -> Cases
) -> ParameterSummarySwitchCondition<FindWalk, TrailDifficulty, Cases> {
  ParameterSummarySwitchCondition(\FindWalk.$difficulty, cases)
}

/// The longer of two summaries, by cases.
func shortSummary() -> some ParameterSummary {
  difficultyCases {
    ParameterSummaryCaseCondition(.easy) { plainSummary("Stroll") }
    ParameterSummaryDefaultCaseCondition { plainSummary("Hike") }
  }
}
