import WidgetFindings
import WidgetRecording

/// Objects to donated app intents that can lead to no widget.
struct DonationNotPredictableCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "donation-not-predictable",
    group: .smartStacks,
    summary: "Donated app intents are predictable or are a widget's.",
    rationale: """
      The system learns from donations of intents that conform to `PredictableIntent`. Others, \
      unless they are a widget's own configuration, are stored and come to nothing.
      """,
    onDevice: "The donation has no effect on stacks.",
    repair: """
      Conform the intent to `PredictableIntent`, or donate the widget's configuration intent.
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a predictable intent", donation(predictable: true)),
    .accepts(
      "the intent of a widget", .described("Cards", as: .appIntent) { $0.intent = "ViewCards" },
      donation(predictable: false)
    ),
    .rejects("neither", .described(), donation(predictable: false), at: .declaration),
    .ignores("nothing donated", .described()),
  ]

  private static func donation(predictable: Bool) -> RecordingEvent {
    .donation(
      RecordedDonation(
        at: Setting.start, interface: .donationManager, intent: "ViewCards", parameters: [:],
        isPredictable: predictable
      )
    )
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let donations = evidence.recording.donations.filter { $0.interface != .interaction }
    guard !donations.isEmpty else { return .notApplicable("no app intent was donated") }
    let intents = Set(evidence.recording.widgets.compactMap(\.intent))
    return .problems(
      donations.filter { $0.isPredictable == false && !intents.contains($0.intent) }.map {
        Problem("'\($0.intent)' is donated, is not predictable and is no widget's", key: $0.intent)
      }
    )
  }
}
