import WidgetFindings
import WidgetRecording

/// Objects to parameters of predictions that the widget does not have.
struct PredictionMismatchCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "prediction-mismatch",
    group: .smartStacks,
    summary: "Predictions use the parameters that the widget can be configured by.",
    rationale: """
      A donated intent leads to a widget where the parameters of its predictions are those of \
      the widget's configuration. A static widget has none at all; a prediction without parameters \
      says nothing of a widget that has some; and a prediction of an intent that no widget is \
      configured by leads to none, which is a warning.
      """,
    onDevice: "The donation has no effect on stacks.",
    repair: """
      Name the configurable parameters in the intent's prediction configuration, and none for \
      a static widget.
      """,
    source: .documented,
    level: .error
  )

  static let examples: [Example] = [
    .accepts("the widget's parameters", widget, donation(["card"])),
    .rejects("another parameter", widget, donation(["card", "amount"]), at: .declaration),
    .rejects("a prediction without parameters", widget, donation([]), at: .declaration),
    .accepts(
      "one without parameters for a widget without any",
      .described("Cards", as: .appIntent(.init("ViewCards", parameters: []))), donation([])
    ),
    .rejects("an intent of no widget", .described(), donation(["card"]), at: .declaration),
    .accepts("a recording that describes no widgets", donation(["card"])),
    .rejects(
      "parameters for a static widget", .described(),
      .shortcuts(
        .init(
          widgetKind: "Weather", intent: RecordedIntent("ViewWeather", ["city": .string("Oslo")]))),
      at: .declaration
    ),
    .accepts(
      "a static widget without parameters", .described(), .shortcuts(.init(widgetKind: "Weather"))),
    .ignores("no predictions", .described()),
    .accepts(
      "parameters for a configurable widget", widget,
      .shortcuts(
        .init(widgetKind: "Cards", intent: RecordedIntent("ViewCard", ["card": .string("Visa")])))
    ),
  ]

  private static let widget = RecordingEvent.described(
    "Cards", as: .appIntent(.init("ViewCards", parameters: ["card", "category"])))

  private static func donation(_ parameters: [String]) -> RecordingEvent {
    .donation(
      RecordedDonation(
        at: Setting.start, interface: .donationManager, intent: "ViewCards", parameters: [:],
        isPredictable: true, predictionParameters: [parameters]
      )
    )
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let widgets = evidence.recording.widgets
    let donations = evidence.recording.donations.filter { $0.predictionParameters != nil }
    let items = evidence.recording.listedItems
    guard !donations.isEmpty || !items.isEmpty else {
      return .notApplicable("nothing was predicted or relevant")
    }
    let mismatched = donations.flatMap { donation -> [Problem] in
      guard let widget = widgets.first(where: { $0.intent?.name == donation.intent }) else {
        guard !widgets.isEmpty else { return [] }
        let message = "'\(donation.intent)' is predicted, and no widget is configured by it"
        return [Problem(message, key: donation.intent).at(.warning)]
      }
      guard let parameters = widget.intent?.parameters else { return [] }
      if !parameters.isEmpty, (donation.predictionParameters ?? []).allSatisfy(\.isEmpty) {
        let message =
          "'\(donation.intent)' predicts by no parameter, and '\(widget.kind)' is configured by "
          + parameters.map { "'\($0)'" }.joined(separator: ", ")
        return [Problem(message, key: "\(donation.intent)/none")]
      }
      let unknown = Set((donation.predictionParameters ?? []).flatMap(\.self))
        .subtracting(parameters).sorted()
      return unknown.map { name in
        Problem(
          "'\(donation.intent)' predicts by '\(name)', by which '\(widget.kind)' cannot be configured",
          key: "\(donation.intent)/\(name)"
        )
      }
    }
    let needless = items.compactMap { item -> Problem? in
      guard let kind = item.value.widgetKind, !item.value.parameters.isEmpty,
        widgets.first(where: { $0.kind == kind })?.configuration.kind == .static
      else { return nil }
      return Problem("the \(item.noun) gives parameters to the static widget '\(kind)'", key: kind)
    }
    return .problems(mismatched + needless)
  }
}
