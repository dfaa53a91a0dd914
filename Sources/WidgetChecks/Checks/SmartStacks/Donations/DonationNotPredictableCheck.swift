import WidgetFindings
import WidgetRecording
import WidgetSimulation

/// Objects to donated app intents that the system does not learn from.
struct DonationNotPredictableCheck: BundleCheck {
  static let descriptor = CheckDescriptor(
    id: "donation-not-predictable",
    group: .smartStacks,
    summary: "Donated app intents are predictable with the values that are donated.",
    rationale: """
      The system learns from donations of intents that conform to `PredictableIntent`, and only by \
      the parameters that a prediction names. An intent that does not conform, or whose predictions \
      do not name exactly the parameters that have a value, is stored and comes to nothing.
      """,
    onDevice: "The donation has no effect on stacks.",
    repair: """
      Conform the intent to `PredictableIntent`, with a prediction for each set of parameters that \
      is donated.
      """,
    sample: """
      static var predictionConfiguration: some IntentPredictionConfiguration {
        IntentPrediction(parameters: (\\.$location, \\.$type)) { location, type in
          DisplayRepresentation(title: "\\(type) in \\(location)")
        }
      }
      """,
    source: .documented,
    level: .warning
  )

  static let examples: [Example] = [
    .accepts("a predictable intent", donation(predictable: true)),
    .accepts("a prediction by the values", donation(predictable: true, by: [["card"]], ["card"])),
    .rejects(
      "the intent of a widget that is not predictable",
      .described("Cards", as: .appIntent(.init("ViewCards"))),
      donation(predictable: false), at: .declaration
    ),
    .rejects(
      "an intent of no widget", .described(), donation(predictable: false), at: .declaration),
    .rejects(
      "a prediction by fewer parameters than have a value",
      donation(predictable: true, by: [["card"], []], ["card", "days"]), at: .declaration
    ),
    .ignores("nothing donated", .described()),
    .ignores(
      "a platform that reads no donation", in: Setting(.watchOS, 26), donation(predictable: false)
    ),
    .ignores(
      "an interaction, which has no prediction",
      .donation(
        RecordedDonation(
          at: Setting.start, interface: .interaction, intent: "View", parameters: [:],
          isPredictable: false))
    ),
    .accepts("a donation of which nobody says it", donation(predictable: nil)),
  ]

  private static func donation(
    predictable: Bool?, by predictions: [[String]]? = nil, _ values: [String] = []
  ) -> RecordingEvent {
    .donation(
      RecordedDonation(
        at: Setting.start, interface: .donationManager, intent: "ViewCards",
        parameters: Dictionary(uniqueKeysWithValues: values.map { ($0, .number(1)) }),
        isPredictable: predictable, predictionParameters: predictions
      )
    )
  }

  func verdict(on evidence: Evidence) -> Verdict {
    let eligibility = DonationEligibility(evidence.recording)
    let donations = evidence.recording.donations.filter {
      eligibility.clue(of: $0) == .appIntentDonation
    }
    guard let first = donations.first else { return .notApplicable("no app intent was donated") }
    guard eligibility.isRead(first) else {
      return .notApplicable("donated app intents are not read on \(evidence.header.system)")
    }
    return .problems(
      donations.filter { !eligibility.isEligible($0) }.map { donation in
        let set = donation.parameters.filter { $0.value != .null }.keys.sorted()
        guard donation.isPredictable != false else {
          return Problem(
            "'\(donation.intent)' is donated and is not predictable", key: donation.intent)
        }
        let names = set.map { "'\($0)'" }.joined(separator: ", ")
        let values = set.isEmpty ? "no value" : names
        return Problem(
          "'\(donation.intent)' is donated with \(values), which none of its predictions names",
          key: "\(donation.intent)/\(set.joined(separator: ","))")
      }
    )
  }
}
