public import WidgetRecording

/// Decides which donations the system reads, and which of those it may learn from.
///
/// Apple documents that an app intent has to be a `PredictableIntent` whose prediction matches its
/// parameters, and that an intent of SiriKit has to be eligible for suggestions with a supported
/// combination of exactly the parameters that are set.
public struct DonationEligibility: Sendable {
  private let system: PlatformVersion
  private let definitions: [String: RecordedIntentDeclaration]
  private let siriKitIntents: Set<String>

  /// Collects the definitions of a recording's intents.
  public init(_ recording: Recording) {
    system = recording.header.system
    definitions = Dictionary(
      (recording.declarations?.intents ?? []).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    siriKitIntents = Set(
      recording.widgets.filter { $0.configuration.kind == .intent }.compactMap { $0.intent?.name })
  }

  /// The kind of a donation in the table of platforms' clues.
  public func clue(of donation: RecordedDonation) -> RelevanceClue {
    if donation.interface == .interaction { return .interactionDonation }
    let isSiriKit = donation.interface == .usage && siriKitIntents.contains(donation.intent)
    return isSiriKit ? .interactionDonation : .appIntentDonation
  }

  /// Whether the platform and its version read a donation.
  public func isRead(_ donation: RecordedDonation) -> Bool {
    system.reads(clue(of: donation))
  }

  /// Whether the bundle has a SiriKit definition of the donated intent.
  public func isDefined(_ donation: RecordedDonation) -> Bool {
    clue(of: donation) == .interactionDonation && definitions[donation.intent] != nil
  }

  /// Whether the system may learn from a donation.
  ///
  /// A donation that does not say whether it is predictable is taken for one that is.
  public func isEligible(_ donation: RecordedDonation) -> Bool {
    let set = Set(donation.parameters.filter { $0.value != .null }.keys)
    if clue(of: donation) == .interactionDonation {
      guard let definition = definitions[donation.intent] else {
        return donation.isPredictable ?? true
      }
      return definition.isEligibleForSuggestions
        && definition.combinations.contains { Set($0) == set }
    }
    guard donation.isPredictable ?? true else { return false }
    return donation.predictionParameters?.contains { Set($0) == set } ?? true
  }
}
