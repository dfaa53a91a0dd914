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
      the widget's configuration. A static widget has none at all.
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
    .rejects(
      "parameters for a static widget", .described(),
      .shortcuts(.init(widgetKind: "Weather", parameters: ["city": .string("Oslo")])),
      at: .declaration
    ),
    .accepts(
      "a static widget without parameters", .described(), .shortcuts(.init(widgetKind: "Weather"))),
    .ignores("no predictions", .described()),
    .accepts(
      "parameters for a configurable widget", widget,
      .shortcuts(.init(widgetKind: "Cards", parameters: ["card": .string("Visa")]))
    ),
  ]

  private static let widget = RecordingEvent.described("Cards", as: .appIntent) {
    $0.intent = "ViewCards"
    $0.parameters = ["card", "category"]
  }

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
    let items = evidence.relevantItems
    guard !donations.isEmpty || !items.isEmpty else {
      return .notApplicable("nothing was predicted or relevant")
    }
    let mismatched = donations.flatMap { donation -> [Problem] in
      guard let widget = widgets.first(where: { $0.intent == donation.intent }),
        let parameters = widget.parameters
      else { return [] }
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
      guard let kind = item.value.widgetKind, item.value.parameters?.isEmpty == false,
        widgets.first(where: { $0.kind == kind })?.configuration == .static
      else { return nil }
      return Problem("the \(item.noun) gives parameters to the static widget '\(kind)'", key: kind)
    }
    return .problems(mismatched + needless)
  }
}
