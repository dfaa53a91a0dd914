import WidgetFindings
import WidgetRecording

/// Objects to donated intents whose definition keeps Siri from suggesting the widget.
struct IntentNotEligibleCheck: KindCheck {
  static let descriptor = CheckDescriptor(
    id: "intent-not-eligible",
    group: .smartStacks,
    summary: "A donated intent may be suggested with the parameters of the widget.",
    rationale: """
      Donations and relevant shortcuts lead to a widget through its intent. The intent's definition \
      has to say that it is eligible for Siri Suggestions, and to support a combination of \
      all parameters that configure the widget.
      """,
    onDevice: "Nothing that is donated brings the widget up.",
    repair: """
      In the intent definition, check that the intent is eligible for Siri Suggestions, and add a \
      supported combination with every parameter that the widget is configured by.
      """,
    source: .session,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("an eligible intent", widget, declared(), donation),
    .accepts(
      "a combination with more than the widget needs", widget,
      declared(combinations: [["card", "category", "merchant"]]), donation
    ),
    .rejects("one that is not", widget, declared(isEligible: false), donation, at: .declaration),
    .rejects(
      "a combination without one of the parameters", widget,
      declared(combinations: [[], ["card"], ["category"]]), donation, at: .declaration
    ),
    .rejects(
      "a relevant shortcut counts like a donation", widget, declared(isEligible: false),
      .shortcuts(.init(widgetKind: "Cards", intent: RecordedIntent("ViewCardsIntent"))),
      at: .declaration
    ),
    .accepts(
      "an intent without parameters needs no combination",
      .described("Cards", as: .intent(.init("ViewCardsIntent"))),
      declared(combinations: []), donation
    ),
    .ignores("an intent that nobody donates", widget, declared(isEligible: false)),
    .ignores("an intent of Apple's own", widget, donation),
    .ignores("a widget without an intent", .described(), declared(isEligible: false), donation),
  ]

  private static let widget = RecordingEvent.described(
    "Cards", as: .intent(.init("ViewCardsIntent", parameters: ["card", "category"])))

  private static let donation = RecordingEvent.donation(
    RecordedDonation(
      at: Setting.start, interface: .interaction, intent: "ViewCardsIntent", parameters: [:]
    )
  )

  private static func declared(
    isEligible: Bool = true, combinations: [[String]] = [["card", "category"]]
  ) -> RecordingEvent {
    .declarations(
      RecordedDeclarations(
        intents: [
          RecordedIntentDeclaration(
            name: "ViewCardsIntent", isEligibleForSuggestions: isEligible,
            combinations: combinations
          )
        ]
      )
    )
  }

  func verdict(on kind: KindEvidence) -> Verdict {
    guard let widget = kind.widgets.first(where: { $0.configuration.kind == .intent }),
      let name = widget.intent?.name
    else { return .notApplicable("no SiriKit intent configures it") }
    guard let intent = kind.declaredIntents[name] else {
      return .notApplicable("no intent definition declares \(name)")
    }
    guard kind.suggestedIntents.contains(name) else {
      return .notApplicable("\(name) is never donated")
    }
    if !intent.isEligibleForSuggestions {
      return .problems([
        Problem("the intent \(name) is not eligible for Siri Suggestions", key: "eligible")
      ])
    }
    let needed = Set(widget.intent?.parameters ?? [])
    let isSupported = needed.isEmpty || intent.combinations.contains { needed.isSubset(of: $0) }
    let list = needed.sorted().map { "'\($0)'" }.joined(separator: ", ")
    return .problems(
      isSupported
        ? []
        : [Problem("the intent \(name) supports no combination with \(list)", key: "combination")])
  }
}
